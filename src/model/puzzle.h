// SPDX-License-Identifier: MIT
//
// Puzzle: a board, a symbol set, clues and constraints, as plain data. Nothing here solves or
// judges; constraints/ knows what a ConstraintSpec means.
#pragma once

#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "geometry/board.h"
#include "geometry/digit_set.h"
#include "model/constraint_spec.h"
#include "model/drawing.h"
#include "model/symbols.h"
#include "model/unknown_rule.h"

namespace omnidoku::model {

/// Words that go with a puzzle; any may be empty.
struct Metadata {
  std::string title;
  std::string author;
  std::string rules;   ///< the setter's rules text
  std::string source;  ///< where it comes from
  std::string date;
  std::string url;
  std::string comment;
  std::string difficulty;
  std::string congratulation;  ///< what the setter tells whoever has solved it
  friend bool operator==(const Metadata&, const Metadata&) = default;
};

/// One of the words of Metadata.
struct MetadataWord {
  std::string_view id;    ///< as native JSON calls it
  std::string_view noun;  ///< for people
  std::string Metadata::*member;
};
/// All of them.
inline constexpr MetadataWord kMetadataWords[] = {
    {"title", "title", &Metadata::title},
    {"author", "author", &Metadata::author},
    {"rules", "rules", &Metadata::rules},
    {"source", "source", &Metadata::source},
    {"date", "date", &Metadata::date},
    {"url", "address", &Metadata::url},
    {"comment", "comment", &Metadata::comment},
    {"difficulty", "difficulty", &Metadata::difficulty},
    {"congratulation", "congratulation", &Metadata::congratulation},
};
static_assert(sizeof(Metadata) == std::size(kMetadataWords) * sizeof(std::string));

/// A digit for every cell, or nothing where it is not known.
using PartialGrid = std::vector<std::optional<geometry::Digit>>;
/// A digit for every cell.
using FilledGrid = std::vector<geometry::Digit>;

struct Puzzle {
  geometry::BoardPtr board;  ///< never null
  Symbols symbols;           ///< as many as board->num_digits()
  PartialGrid givens;        ///< per cell
  /// Per cell: the digits its clue allows (given pencilmarks); every digit where there is no such
  /// clue. May be empty, which leaves the puzzle without a solution.
  std::vector<geometry::DigitSet> allowed;
  std::vector<ConstraintSpec> constraints;
  Metadata metadata;
  std::optional<FilledGrid> solution;  ///< as stored with the puzzle; not verified
  /// Rules of the source that were not understood. While there are any the puzzle is not solved
  /// unless that is asked for.
  UnknownRules unknown_rules;
  /// Fog over the board: the cells that are lit from the start, in order. Whatever lies in others
  /// is seen once a digit was placed rightly in them or beside them (play/fog.h). Absent: no fog.
  std::optional<std::vector<geometry::Cell>> fog;
  std::vector<Drawing> drawings;  ///< what was drawn here, in that order; no rules

  [[nodiscard]] int num_cells() const { return board->num_cells(); }
  [[nodiscard]] int num_digits() const { return board->num_digits(); }
  [[nodiscard]] geometry::DigitSet all_digits() const {
    return geometry::DigitSet::all(num_digits());
  }
  /// Whether some cell has a pencilmark clue.
  [[nodiscard]] bool has_pencilmark_clues() const;
};

/// The cells in order, each once.
[[nodiscard]] std::vector<geometry::Cell> in_order(std::vector<geometry::Cell> cells);

/// The board and the rules of a puzzle: nothing given, no pencilmark clues.
[[nodiscard]] Puzzle without_clues(Puzzle puzzle);

/// An empty puzzle on a board: standard symbols, no givens, every digit allowed.
[[nodiscard]] Puzzle make_puzzle(geometry::BoardPtr board);

/// A puzzle with other symbols; their number must be the board's num_digits().
[[nodiscard]] Puzzle make_puzzle(geometry::BoardPtr board, Symbols symbols);

}  // namespace omnidoku::model
