#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# tools/build_deb.sh [--wasm]: builds the Debian packages (debian/) into build/deb, from a copy of the
# tree, as dpkg-buildpackage lays packages beside it. With --wasm the page has the engine for the browser
# (tools/build_wasm.sh). Where lintian is there, it has to find neither errors nor warnings.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=tools/packages.sh
source tools/packages.sh

case "${1:-}" in
  "") ;;
  --wasm)
    tools/build_wasm.sh build/deb >/dev/null
    export OMNIDOKU_WASM=$PWD/build/deb/wasm
    ;;
  *)
    echo "usage: tools/build_deb.sh [--wasm]" >&2
    exit 2
    ;;
esac
require_packages "${build_packages[@]}" "${deb_packages[@]}"
require_node
web/install.sh

name=omnidoku-$(dpkg-parsechangelog --show-field Version)
rm -rf "build/deb/$name"
mkdir -p "build/deb/$name/web"
if [[ -e .git ]]; then
  git ls-files -z --cached --others --exclude-standard
else
  find . -path ./build -prune -o -path ./web/node_modules -prune -o -type f -print0
fi | while IFS= read -r -d '' file; do [[ ! -f "$file" ]] || printf '%s\0' "$file"; done |
  tar --create --null --files-from=- | tar --extract --directory "build/deb/$name"
ln -s "$PWD/web/node_modules" "build/deb/$name/web/node_modules"

# debhelper has a home folder of its own, where the compiler cache would be empty. Symbols for a debugger
# double the time that it takes; who wants them calls dpkg-buildpackage.
if command -v ccache >/dev/null; then
  CCACHE_DIR=$(ccache --get-config cache_dir)
  export CCACHE_DIR
fi
export DEB_CXXFLAGS_STRIP=${DEB_CXXFLAGS_STRIP:--g} DEB_BUILD_OPTIONS="noautodbgsym parallel=${OMNIDOKU_JOBS:-$(nproc)}"
rm -f build/deb/*.deb build/deb/*.buildinfo build/deb/*.changes
(cd "build/deb/$name" && dpkg-buildpackage -us -uc -b)
if command -v lintian >/dev/null; then
  lintian --allow-root --fail-on error,warning build/deb/*.changes
fi
ls build/deb/*.deb
