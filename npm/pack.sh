#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# npm/pack.sh [FOLDER]: makes the package for npm, omnidoku-VERSION.tgz, in a folder (default build/npm) of
# the engine for JavaScript in $OMNIDOKU_WASM (default build/wasm, where tools/build_wasm.sh puts it).
# Exit code 77: there is no npm.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
wasm=${OMNIDOKU_WASM:-build/wasm}
mkdir -p "${1:-build/npm}"
folder=$(realpath "${1:-build/npm}")
package=$folder/package

for file in omnidoku.mjs omnidoku.wasm; do
  [[ -f "$wasm/$file" ]] || { echo "pack.sh: '$wasm' has no $file (tools/build_wasm.sh makes it)" >&2; exit 1; }
done
web/install.sh
tools=$PWD/web/node_modules/.bin
rm -rf "$package" "$folder/types"
mkdir -p "$package"

# The version stands in CMakeLists.txt.
version=$(sed -nE 's/^project\(omnidoku VERSION ([0-9.]+).*/\1/p' CMakeLists.txt)
sed "s/\"version\": \"0.0.0\"/\"version\": \"$version\"/" npm/package.json >"$package/package.json"
cp LICENSE docs/API.md "$package/"
sed 's|(\.\./docs/API\.md)|(API.md)|' npm/README.md >"$package/README.md"
# What is in index.js of others.
cp web/node_modules/@rgrove/parse-xml/LICENSE "$package/LICENSE.parse-xml"
cp "$wasm/omnidoku.mjs" "$package/glue.js"
cp "$wasm/omnidoku.wasm" "$package/"

python3 tools/api.py --types npm/src/api.ts
"$tools/tsc" --project npm --outDir "$folder/types"
cp "$folder"/types/npm/src/*.d.ts "$package/"
rm "$package/thread.d.ts" "$package/worker_thread.d.ts" # nobody imports them
"$tools/esbuild" npm/src/index.ts npm/src/worker.ts npm/src/worker_thread.ts --bundle --format=esm --splitting \
  --target=es2022 --external:'*/glue.js' --external:'node:*' --outdir="$package" --log-level=warning
(cd "$package" && npm pack --silent --pack-destination "$folder" >/dev/null)
ls "$folder/omnidoku-$version.tgz"
