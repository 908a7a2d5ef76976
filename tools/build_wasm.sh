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
cp build/wasm/omnidoku.mjs build/wasm/omnidoku.wasm "$page/wasm/"
node web/build/compress.mjs "$page/wasm"
echo "The page in $page works offline now."
