#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Make the pages of the public C and C++ names from their headers, by Doxygen, and where there is a wheel
# (tools/build_wheel.sh) those of the Python package, by pydoc. For JavaScript the .d.ts files say it all.
#
#   tools/reference.sh [FOLDER]   into FOLDER (default build/reference)
#   tools/reference.sh --check    exit 1 where a public name has no contract; 77: no Doxygen here

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
folder=build/reference
if [[ "${1:-}" == --check ]]; then
  command -v doxygen >/dev/null || { echo "skipped: Doxygen is not installed"; exit 77; }
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
elif (($# > 0)); then
  folder=$1
fi
command -v doxygen >/dev/null || { echo "Doxygen is not installed (Debian: doxygen)" >&2; exit 1; }
mkdir -p "$folder"

warnings=$(doxygen - 2>&1 <<TEXT
PROJECT_NAME = Omnidoku
PROJECT_NUMBER = $(sed -nE 's/^project\(omnidoku VERSION ([0-9.]+).*/\1/p' CMakeLists.txt)
INPUT = include/omnidoku docs/LIBRARY.md docs/API.md
USE_MDFILE_AS_MAINPAGE = docs/LIBRARY.md
STRIP_FROM_PATH = include
OUTPUT_DIRECTORY = $folder
GENERATE_LATEX = NO
HAVE_DOT = NO
QUIET = YES
JAVADOC_AUTOBRIEF = YES
EXTRACT_STATIC = YES
WARN_IF_UNDOCUMENTED = YES
MACRO_EXPANSION = YES
EXPAND_ONLY_PREDEF = YES
PREDEFINED = OMNIDOKU_PUBLIC= OMNIDOKU_C_PUBLIC= __cplusplus
TEXT
)
# Links of the documents lead to files that are not among the pages.
warnings=$(grep -E '^[^:]*include/omnidoku/' <<<"$warnings" || true)
if [[ -n "$warnings" ]]; then
  echo "$warnings"
  exit 1
fi
if [[ "${1:-}" == --check ]]; then
  echo "every public name has a contract"
  exit 0
fi
echo "$folder/html/index.html"
wheel=$(find python/dist -name '*.whl' -print -quit 2>/dev/null || true)
[[ -n "$wheel" ]] || exit 0
package=$(mktemp -d)
trap 'rm -rf "$package"' EXIT
/usr/bin/python3 -m zipfile -e "$wheel" "$package"
(cd "$folder" && PYTHONPATH=$package /usr/bin/python3 -m pydoc -w omnidoku >/dev/null)
echo "$folder/omnidoku.html"
