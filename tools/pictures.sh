#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Makes the puzzles and pictures of docs/GALLERY.md and the README anew with the program itself.
# The same seeds give the same puzzles everywhere; the pictures change when the drawing does. A test
# makes the puzzles again (OMNIDOKU_PICTURES: the folder for them) and holds them against those there.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
omnidoku=${OMNIDOKU_PROGRAM:-build/release/omnidoku}
out=${OMNIDOKU_PICTURES:-docs/pictures}
mkdir -p "$out"

make() {  # name, then arguments of generate
  local name=$1
  shift
  "$omnidoku" generate --to json "$@" >"$out/$name.json"
}
draw() {  # name, picture, then arguments of render
  local name=$1 picture=$2
  shift 2
  "$omnidoku" render "$out/$name.json" -o "$out/$picture" "$@"
}

# Skull, radioactive, biohazard, swords, Saturn, yin yang, Neptune, Mercury, Chiron.
diabolical=$'\xE2\x98\xA0\xE2\x98\xA2\xE2\x98\xA3\xE2\x9A\x94\xE2\x99\x84\xE2\x98\xAF\xE2\x99\x86\xE2\x98\xBF\xE2\x9A\xB7'

make samurai --geometry samurai --seed 1 --symmetry 180
draw samurai samurai.svg --solution
draw samurai samurai-puzzle.svg
make x --geometry x --seed 2 --symmetry diagonal
draw x x.svg
make tredoku --geometry tredoku:terrace --seed 3
draw tredoku tredoku.png --view folded
draw tredoku tredoku-folded.svg --view folded
draw tredoku tredoku-flat.svg --solution
make toroidal --geometry toroidal --seed 4 --symbols "$diabolical"
draw toroidal toroidal.svg
make killer --kinds killer --givens 0 --seed 5
draw killer killer.svg
make roxdoku --geometry roxdoku --seed 6
draw roxdoku roxdoku.svg --view folded

# A page of a booklet.
"$omnidoku" render "$out"/{x,tredoku,toroidal,killer}.json -o "$out/booklet.svg" --sheet \
  --heading "Four puzzles" --solutions none --least-cell 5
