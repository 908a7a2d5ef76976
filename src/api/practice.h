// SPDX-License-Identifier: MIT
//
// Puzzles brought to the point where a technique has its turn, to practise it.
#pragma once

#include <optional>
#include <string>

#include "api/arguments.h"
#include "base/limits.h"
#include "base/value.h"
#include "logic/technique.h"
#include "model/puzzle.h"

namespace omnidoku::api {

/// The technique with that id; a null pointer, and an error noted, when there is none.
[[nodiscard]] const logic::Technique* technique_named(Arguments& args, const std::string& id);

/// The puzzle as a native document, with entries and marks as they are before the technique's first
/// step on the solving path (logic::first_occurrence). Errors: unsupported when the path has no
/// such step, too_large when a limit came before that was known. The puzzle must be valid.
[[nodiscard]] base::Result<base::Value> practice_document(const model::Puzzle& puzzle,
                                                          const logic::Technique& technique,
                                                          const base::Limits& limits);

}  // namespace omnidoku::api
