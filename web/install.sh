#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Installs the packages of web/package-lock.json where they are missing or older than it; whoever
# comes while another is at it waits. Exit code 77: there is no npm.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

command -v npm >/dev/null || {
  echo "no npm" >&2
  exit 77
}
exec 9<package-lock.json
flock 9
[[ node_modules -nt package-lock.json ]] || npm ci --ignore-scripts --no-audit --no-fund --loglevel error
