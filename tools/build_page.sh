#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Build the page into a folder (default build/release/page), unless nothing of it has changed.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../web"
page=$(realpath -m "${1:-../build/release/page}")

newer() { find src build public index.html package-lock.json ./*.ts ./*.json -newer "$page/index.html" -print -quit; }
if [[ -f "$page/index.html" && -z "$(newer)" ]]; then
  exit 0
fi
echo "Building the page"
./install.sh
npx vite build --logLevel warn --outDir "$page" --emptyOutDir
