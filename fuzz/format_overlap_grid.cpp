// SPDX-License-Identifier: MIT
#include "support/format_target.h"

OMNIDOKU_FUZZ_FORMAT("overlap_grid")
