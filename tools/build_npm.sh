#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Build the package for npm, build/npm/omnidoku-VERSION.tgz: compiles the engine to WebAssembly and installs
# Emscripten for that if it is missing (a gigabyte).

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=tools/packages.sh
source tools/packages.sh

require_node
require_packages "${wasm_packages[@]}" python3
cmake --preset wasm --log-level=WARNING >/dev/null
cmake --build --preset wasm -- -j "${OMNIDOKU_JOBS:-$(nproc)}"
npm/pack.sh
