#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# The tests of the page that need no browser: installs what is missing in web/ and runs them. What is
# given is handed to vitest. Exit code 77: there is no npm.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

./install.sh
exec npx vitest run "$@"
