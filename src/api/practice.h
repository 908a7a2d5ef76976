// SPDX-License-Identifier: MIT
//
// Puzzles brought to the point where a technique has its turn, to practise it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

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

/// A puzzle of the classic board, written as a line of 81 signs, in another guise: digits renamed;
/// bands, stacks, rows and columns within them exchanged; turned over or not. Every technique finds
/// the same patterns there, but of several steps another one may come first, so that the solving
/// path may go by another technique. The same seed gives the same guise. Precondition: 81 signs, of
/// which those from 1 to 9 are givens.
[[nodiscard]] std::string in_another_guise(std::string_view line, std::uint64_t seed);

}  // namespace omnidoku::api
