// SPDX-License-Identifier: MIT
#pragma once

#include "api/arguments.h"
#include "formats/format.h"

namespace omnidoku::api {

/// The format that "format" names; null pointer when it is not there or, with an error noted,
/// unknown.
[[nodiscard]] const formats::Format* format_named(Arguments& args);

}  // namespace omnidoku::api
