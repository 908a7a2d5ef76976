#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Build the Python package into python/dist/: installs missing Debian packages, builds the static library
# in build/release and a wheel on top of it. OMNIDOKU_PRESET names another build to take it from.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=tools/packages.sh
source tools/packages.sh
preset=${OMNIDOKU_PRESET:-release}

require_packages "${build_packages[@]}" "${python_packages[@]}"
cmake --preset "$preset" --log-level=WARNING >/dev/null
cmake --build --preset "$preset" --target omnidoku_archive -- -j "${OMNIDOKU_JOBS:-$(nproc)}"
echo "Building the wheel: its one C++ file takes a minute or so"
cd python
rm -rf build dist ./*.egg-info
# Debian's own Python has the packages that build it.
OMNIDOKU_BUILD=../build/$preset /usr/bin/python3 -m build --wheel --no-isolation >../build/wheel.log 2>&1 ||
  { tail -n 40 ../build/wheel.log >&2; exit 1; }
rm -rf build ./*.egg-info
ls dist/*.whl
