#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Tests of the page in a browser: installs what is missing in web/, builds the page, runs it against
# the program. OMNIDOKU is the program (default ../build/release/omnidoku), CHROMIUM the browser
# (default Debian's), OMNIDOKU_PAGE_PORT where the program serves, OMNIDOKU_WASM the folder with the
# WASM engine (default ../build/wasm; without one the page is not played offline). Arguments are
# Playwright's, such as the files to run. Without any, and unless OMNIDOKU_ALL is set, only some of the
# files: those that changed last and some of the others in turn. Exit code 77: something that it takes is
# not there.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

if [[ -z "${CHROMIUM:-}" ]]; then
  CHROMIUM=$(command -v chromium-headless-shell || command -v chromium) || {
    echo "no Chromium: install chromium-headless-shell, or say where it is with CHROMIUM" >&2
    exit 77
  }
fi
export CHROMIUM
export OMNIDOKU_PAGE_PORT=${OMNIDOKU_PAGE_PORT:-$((20000 + $$ % 20000))}
export PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1
./install.sh
npm run --silent build -- --logLevel warn
wasm=${OMNIDOKU_WASM:-../build/wasm}
if [[ -f "$wasm/omnidoku.mjs" ]]; then
  # An engine older than the page may not speak its api.
  if [[ -z "$(find ../src ../apps/wasm -newer "$wasm/omnidoku.mjs" -type f -print -quit)" ]]; then
    mkdir -p dist/wasm
    cp "$wasm/omnidoku.mjs" dist/wasm/omnidoku.js
    cp "$wasm/omnidoku.wasm" dist/wasm/
  else
    echo "the WASM engine in $wasm is older than the sources and left out (tools/build_wasm.sh)" >&2
  fi
fi
if [[ $# -eq 0 && -z "${OMNIDOKU_ALL:-}" ]]; then
  mapfile -t files < <(../tools/in_turn.py 15 tests/*.spec.ts)
  set -- "${files[@]}"
fi
exec npx playwright test "$@"
