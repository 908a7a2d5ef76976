#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Compile the engine for the browser into the folder wasm/ of a page (default build/release/page),
# so that the page works without the program: installs Emscripten if it is missing (a gigabyte).

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=tools/packages.sh
source tools/packages.sh
page=${1:-build/release/page}

require_packages "${wasm_packages[@]}"
cmake --preset wasm --log-level=WARNING >/dev/null
cmake --build --preset wasm -- -j "${OMNIDOKU_JOBS:-$(nproc)}"
mkdir -p "$page/wasm"
# Some web servers do not know .mjs, and browsers run no module of an unknown kind.
install -m 644 build/wasm/omnidoku.mjs "$page/wasm/omnidoku.js"
install -m 644 build/wasm/omnidoku.wasm "$page/wasm/"
node web/build/compress.mjs "$page/wasm"
echo "The page in $page works without the program now."
