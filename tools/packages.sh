# SPDX-License-Identifier: MIT
# shellcheck shell=bash
#
# The Debian packages that the project needs, and how they get installed: the only
# place that names them. Sourced by ./start, ./test and .ci/run. Debian 12.

# To build the program.
build_packages=(
  g++ cmake ninja-build pkg-config ccache
  libcli11-dev nlohmann-json3-dev libpugixml-dev libfmt-dev libutf8proc-dev
  libcpp-httplib-dev                        # omnidoku serve
  libcadical-dev                            # a second opinion on hard puzzles
  libbliss-dev libbliss-dev-common          # canonical forms of puzzles on any board
  zlib1g-dev libzstd-dev                    # packed input
  librsvg2-dev                              # PNG and PDF pictures ...
  fonts-dejavu-core fonts-noto-color-emoji  # ... and the letters and emoji in them
  libqrencode-dev                           # the QR codes of booklets
)

# To build the Python package and test it.
python_packages=(python3-build python3-dev python3-numpy python3-pip python3-pybind11 python3-setuptools python3-venv python3-wheel pybind11-dev)

# To run the notebooks of the Python package.
notebook_packages=(python3-ipykernel python3-matplotlib python3-nbclient)

# To test it as well.
test_packages=(
  "${build_packages[@]}" "${python_packages[@]}"
  libgtest-dev python3 git
  clang-14 libclang-rt-14-dev   # fuzz targets
  chromium-headless-shell       # tests of the page
)

# To run every static check as well.
check_packages=(
  "${test_packages[@]}" "${notebook_packages[@]}"
  abigail-tools clang-format-14 clang-tidy-14 doxygen
)

# To compile the engine for the browser.
wasm_packages=(cmake ninja-build nlohmann-json3-dev emscripten)

# To build Debian packages (tools/build_deb.sh).
deb_packages=(dpkg-dev debhelper dh-python pybind11-dev python3-dev python3-pybind11 python3-setuptools)

# require_node: Node and npm, which may have come from elsewhere than Debian.
require_node() {
  command -v node >/dev/null && command -v npm >/dev/null || require_packages nodejs npm
}

# require_packages NAME...: installs what is missing; returns at once if nothing is.
# Ends the script with a message that names the packages if it may not or cannot.
require_packages() {
  if ! command -v dpkg-query >/dev/null; then
    echo "This is not a Debian system: nothing is installed here. What is needed, by Debian's names: $*"
    return 0
  fi
  local missing=() package
  for package in "$@"; do
    [[ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null)" == installed ]] || missing+=("$package")
  done
  ((${#missing[@]} > 0)) || return 0

  local as_root=()
  if ((EUID != 0)); then
    if command -v sudo >/dev/null && { sudo -n true 2>/dev/null || [[ -t 0 ]]; }; then
      as_root=(sudo)
    else
      echo "These Debian packages are missing, and installing them takes root:" >&2
      echo "    apt-get install --no-install-recommends ${missing[*]}" >&2
      exit 1
    fi
  fi
  echo "Installing Debian packages: ${missing[*]}"
  local install=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive
    apt-get install -y -q --no-install-recommends "${missing[@]}")
  # The lists may be absent (a new system) or older than the mirror: then refresh and try again.
  if ! "${install[@]}"; then
    echo "Refreshing the package lists and trying again"
    "${as_root[@]}" apt-get update -q
    if ! "${install[@]}"; then
      echo "These packages could not be installed: ${missing[*]}" >&2
      exit 1
    fi
  fi
}
