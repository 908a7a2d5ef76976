// SPDX-License-Identifier: MIT
//
// Checking what is asked for before any work begins. See plan.h.
#include "generate/plan.h"

#include <algorithm>
#include <map>
#include <optional>

#include "base/check.h"
#include "constraints/rules.h"

namespace omnidoku::generate {

using base::ErrorCode;
using base::make_error;

namespace {

base::Result<std::vector<const Placer*>> find_placers(const std::vector<std::string>& kinds) {
  std::vector<const Placer*> result;
  for (const std::string& kind : kinds) {
    const base::Result<const Placer*> placer = placer_named(kind);
    if (!placer) return placer.error();
    if (std::find(result.begin(), result.end(), *placer) == result.end()) result.push_back(*placer);
  }
  // What is placed until it suffices takes the whole board; the others need room before.
  std::stable_partition(result.begin(), result.end(),
                        [](const Placer* placer) { return placer->tighten == nullptr; });
  return result;
}

/// Adds the rules about the whole board among the kinds to the empty puzzle, so that its grids are
/// filled under them; those that have arguments are found on the filled grid like others. One that
/// says that all marks of another kind are drawn is made true by drawing them: it stays and comes
/// first, so that whoever places the marks sees it.
/// Error: a rule that is no proper use of its type on this board.
base::Result<void> settle_rules(std::vector<const Placer*>& kinds, model::Puzzle& empty) {
  const auto type_of = [](const Placer* placer) -> const constraints::ConstraintType& {
    return *constraints::find_constraint_type(placer->id);
  };
  const auto is_rule = [&](const Placer* placer) {
    return type_of(placer).shape == constraints::SpecShape::none &&
           type_of(placer).arguments_for == nullptr;
  };
  const std::vector<const Placer*> all = kinds;
  for (const Placer* placer : all) {
    if (!is_rule(placer)) continue;
    model::ConstraintSpec spec;
    spec.type = placer->id;
    if (auto proper = constraints::validate(empty, spec); !proper) return proper;
  }
  std::erase_if(kinds, [&](const Placer* placer) {
    const std::string_view marks = type_of(placer).all_drawn;
    const bool drawn = std::any_of(all.begin(), all.end(),
                                   [marks](const Placer* other) { return other->id == marks; });
    if (!is_rule(placer) || drawn) return false;
    model::ConstraintSpec spec;
    spec.type = placer->id;
    empty.constraints.push_back(std::move(spec));
    return true;
  });
  std::stable_partition(kinds.begin(), kinds.end(), is_rule);
  return {};
}

/// The board with the constraints that are to stay, without givens.
base::Result<model::Puzzle> empty_puzzle(const Request& request) {
  const int num_digits = request.board->num_digits();
  const model::Symbols symbols =
      request.symbols ? *request.symbols : model::Symbols::standard(num_digits);
  if (symbols.size() != num_digits) {
    return make_error(ErrorCode::wrong_length, "the board needs " + std::to_string(num_digits) +
                                                   " symbols, not " +
                                                   std::to_string(symbols.size()));
  }
  model::Puzzle puzzle = model::make_puzzle(request.board, symbols);
  puzzle.constraints = request.constraints;
  if (const auto valid = constraints::validate_puzzle(puzzle); !valid) return valid.error();
  const std::vector<constraints::Conflict> conflicts = constraints::find_conflicts(puzzle);
  if (!conflicts.empty()) {
    return make_error(ErrorCode::bad_constraint, conflicts.front().message);
  }
  for (const model::ConstraintSpec& spec : request.constraints) {
    if (std::find(request.kinds.begin(), request.kinds.end(), spec.type) == request.kinds.end()) {
      continue;
    }
    return make_error(
        ErrorCode::usage,
        "cannot place constraints of kind '" + spec.type + "' on a board that has some already",
        "leave the kind out, or begin with a board without them");
  }
  return puzzle;
}

/// The wanted number of givens, or that of the pattern.
std::pair<int, int> wanted_givens(const Request& request) {
  if (!request.pattern) return *request.givens;
  const auto count =
      static_cast<int>(std::count(request.pattern->begin(), request.pattern->end(), true));
  return {count, count};
}

/// Whether nothing but the houses of the board, without any rule besides, tells what is a solution.
bool is_of_houses_alone(const Request& request) {
  return request.constraints.empty() && request.kinds.empty();
}

/// Two houses without a given that lie in the same other houses, cell for cell: the symbols of one
/// may be those of the other. Nothing where there are none such.
std::optional<std::pair<geometry::HouseId, geometry::HouseId>> exchangeable_houses(
    const geometry::Board& board, const std::vector<bool>& pattern) {
  std::vector<geometry::HouseId> empty;
  for (std::size_t i = 0; i < board.houses().size(); ++i) {
    const std::vector<geometry::Cell>& cells = board.houses()[i].cells;
    if (std::none_of(cells.begin(), cells.end(),
                     [&pattern](geometry::Cell cell) { return pattern[cell.index()]; })) {
      empty.emplace_back(i);
    }
  }
  // Of each cell the houses that it lies in, without its own of the two; nothing where a cell is in
  // both.
  const auto others_of = [&board](geometry::HouseId own, geometry::HouseId other) {
    std::vector<std::vector<geometry::HouseId>> others;
    for (const geometry::Cell cell : board.house(own).cells) {
      std::vector<geometry::HouseId>& of_cell = others.emplace_back();
      for (const geometry::HouseId house : board.houses_of(cell)) {
        if (house == other) return std::vector<std::vector<geometry::HouseId>>();
        if (house != own) of_cell.push_back(house);
      }
      std::sort(of_cell.begin(), of_cell.end());
    }
    std::sort(others.begin(), others.end());
    return others;
  };
  for (std::size_t i = 0; i < empty.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const auto others = others_of(empty[j], empty[i]);
      // A cell that shares a house with the one it is exchanged for differs from it.
      const bool differs = !others.empty() && !others.back().empty();
      if (differs && others == others_of(empty[i], empty[j])) return std::pair(empty[j], empty[i]);
    }
  }
  return std::nullopt;
}

/// Whether some puzzle may have its givens in the pattern.
base::Result<void> check_possible(const Request& request) {
  if (!is_of_houses_alone(request)) return {};
  const auto houses = exchangeable_houses(*request.board, *request.pattern);
  if (!houses) return {};
  return make_error(ErrorCode::unsupported,
                    "no puzzle with its givens in this pattern has one solution: " +
                        request.board->house(houses->first).name + " and " +
                        request.board->house(houses->second).name +
                        " are empty and lie in the same other houses, so that their symbols can be "
                        "exchanged",
                    "put a given into one of them");
}

/// The fewest givens that a puzzle of the board can have, by what is known at once.
int fewest_givens(const Request& request) {
  // McGuire, Tugemann and Civario (2012) searched them all.
  constexpr int kFewestOfClassic = 17;
  if (!is_of_houses_alone(request)) return 0;
  if (request.board->is_classic()) return kFewestOfClassic;
  // Two symbols that no given has can be exchanged where all symbols occur.
  const int num_digits = request.board->num_digits();
  const auto houses = request.board->houses();
  const bool all_occur =
      std::any_of(houses.begin(), houses.end(), [num_digits](const geometry::House& house) {
        return house.cells.size() == static_cast<std::size_t>(num_digits);
      });
  return all_occur ? num_digits - 1 : 0;
}

/// Whether the pattern goes with the rest.
base::Result<void> check_pattern(const Request& request) {
  if (!request.pattern) return {};
  const auto num_cells = static_cast<std::size_t>(request.board->num_cells());
  if (request.pattern->size() != num_cells) {
    return make_error(ErrorCode::wrong_length,
                      "the pattern has " + std::to_string(request.pattern->size()) +
                          " cells, the board " + std::to_string(num_cells));
  }
  if (request.symmetry != Symmetry::none) {
    return make_error(ErrorCode::usage, "a pattern of givens has what symmetry it has",
                      "leave the symmetry or the pattern out");
  }
  const auto count = std::count(request.pattern->begin(), request.pattern->end(), true);
  if (request.givens && givens_off(request, static_cast<int>(count)) > 0) {
    return make_error(ErrorCode::usage,
                      "the pattern has " + std::to_string(count) + " givens, not " +
                          text_of_givens(*request.givens),
                      "leave the number of givens out");
  }
  return check_possible(request);
}

/// Whether the wanted number of givens makes sense on this board with these orbits.
base::Result<void> check_givens(const Request& request, const Orbits& orbits) {
  if (!request.givens && !request.pattern) return {};
  const std::pair<int, int> range = wanted_givens(request);
  const int num_cells = request.board->num_cells();
  if (range.first > range.second || range.first < 0 || range.second > num_cells) {
    return make_error(
        ErrorCode::usage,
        "cannot make a puzzle with " + text_of_givens(range) + " givens on a board of " +
            std::to_string(num_cells) + " cells",
        (range.first == range.second ? "a number from 0 to "
                                     : "two numbers, the smaller one first, from 0 to ") +
            std::to_string(num_cells));
  }
  if (const int fewest = fewest_givens(request); range.second < fewest) {
    const std::string least = std::to_string(fewest) + " givens";
    return make_error(ErrorCode::unsupported,
                      std::string(request.board->is_classic()
                                      ? "no puzzle of the ordinary 9x9 grid has fewer than "
                                      : "no puzzle of this board has fewer than ") +
                          least + " and one solution",
                      "ask for " + least + " or more");
  }
  std::map<int, int> sizes;
  for (const auto& orbit : orbits) ++sizes[static_cast<int>(orbit.size())];
  if (can_reach(num_cells, sizes, range)) return {};
  std::string list;
  for (const auto& [size, count] : sizes)
    list += (list.empty() ? "" : " or ") + std::to_string(size);
  return make_error(ErrorCode::usage,
                    "with symmetry " + std::string(to_string(request.symmetry)) +
                        " this board cannot have " + text_of_givens(range) +
                        " givens: they come by " + list,
                    "ask for another number of givens, or for a range");
}

}  // namespace

base::Result<std::vector<bool>> pattern_from(std::string_view text, int num_cells) {
  constexpr std::string_view kPassedOver = " \t\r\n";
  std::vector<bool> pattern;
  for (const char c : text) {
    // Characters of several bytes count once: those after the first are 10xxxxxx.
    const bool goes_on = (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
    if (goes_on || kPassedOver.find(c) != std::string_view::npos) continue;
    pattern.push_back(c != '.' && c != '0');
  }
  if (pattern.size() == static_cast<std::size_t>(num_cells)) return pattern;
  return make_error(ErrorCode::wrong_length,
                    "a pattern of givens has a character for each of the " +
                        std::to_string(num_cells) + " cells, not " + std::to_string(pattern.size()),
                    ". or 0 for an empty cell, anything else for a given");
}

std::string text_of_givens(const std::pair<int, int>& range) {
  const std::string first = std::to_string(range.first);
  return range.first == range.second ? first : first + " to " + std::to_string(range.second);
}

std::string advice(const Request& request, const std::vector<std::string>& more) {
  std::string hint;
  const auto advise = [&hint](const std::string& words) {
    hint += (hint.empty() ? "" : ", or ") + words;
  };
  if (request.limits.time) advise("allow more time");
  if (request.minimal) advise("do not ask for a minimal puzzle");
  if (request.givens) advise("ask for another number of givens");
  if (request.symmetry != Symmetry::none) advise("ask for no symmetry");
  if (request.pattern) advise("choose another pattern");
  for (const std::string& words : more) advise(words);
  return hint;
}

int givens_off(const Request& request, int count) {
  if (!request.givens) return 0;
  return std::max({0, count - request.givens->second, request.givens->first - count});
}

void give_pattern(const std::vector<bool>& pattern, model::Puzzle& puzzle) {
  for (std::size_t cell = 0; cell < pattern.size(); ++cell) {
    puzzle.givens[cell] = pattern[cell] ? std::optional((*puzzle.solution)[cell]) : std::nullopt;
  }
}

base::Result<Plan> make_plan(const Request& request) {
  OMNIDOKU_CHECK(request.board != nullptr);
  base::Result<model::Puzzle> empty = empty_puzzle(request);
  if (!empty) return empty.error();
  base::Result<std::vector<const Placer*>> kinds = find_placers(request.kinds);
  if (!kinds) return kinds.error();
  if (const auto settled = settle_rules(*kinds, *empty); !settled) return settled.error();
  base::Result<Orbits> found = orbits(*request.board, request.symmetry);
  if (!found) return found.error();
  if (const auto good = check_pattern(request); !good) return good.error();
  if (const auto good = check_givens(request, *found); !good) return good.error();
  if (request.per_grid != 1 && !is_plain(request)) {
    return make_error(ErrorCode::usage,
                      "several puzzles of a grid are made for the classic board alone, without a "
                      "number of givens, a symmetry, a pattern or constraints");
  }
  return Plan{std::move(*found), std::move(*kinds), std::move(*empty)};
}

}  // namespace omnidoku::generate
