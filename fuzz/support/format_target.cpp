// SPDX-License-Identifier: MIT
//
// The target of a format that has none of its own; the build names the format.
#include "format_target.h"

OMNIDOKU_FUZZ_FORMAT(OMNIDOKU_FUZZ_FORMAT_ID)
