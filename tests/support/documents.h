// SPDX-License-Identifier: MIT
//
// Documents of every kind for the tests of formats, made here: boards of every geometry, symbols
// of all sorts, clues, constraints, words, what a player has entered.
#pragma once

#include <string>
#include <vector>

#include "model/document.h"

namespace omnidoku::testing_support {

struct NamedDocument {
  std::string name;
  model::Document document;
};

/// Always the same documents.
[[nodiscard]] std::vector<NamedDocument> sample_documents();

/// What differs between two puzzles in what can be solved: board, symbols, clues, constraints and
/// unknown rules. A given and a cell with one pencilmark are the same, so are a house and an
/// all_different constraint, and boards that are described differently. Empty when nothing differs.
[[nodiscard]] std::string puzzle_difference(const model::Puzzle& a, const model::Puzzle& b);

/// As puzzle_difference, and also in words, stored solution and play state.
[[nodiscard]] std::string document_difference(const model::Document& a, const model::Document& b);

}  // namespace omnidoku::testing_support
