// SPDX-License-Identifier: MIT
//
// Cells of the wanted shape are drawn at random, and stay where the constraint holds in the
// solution: single cells, pairs side by side, corners, lanes from either end, walks from cell to
// cell that try to go on as long as the constraint holds, and sets that grow in the same way. Walks
// and sets have no cell in common, lest a person cannot tell them apart. They lie there beside
// givens, which make the puzzle unique.
#include "generate/shape_placer.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>
#include <vector>

#include "constraints/adjacency.h"
#include "generate/cage_partition.h"
#include "geometry/builder.h"

namespace omnidoku::generate {
namespace {

using constraints::ConstraintType;
using constraints::SpecShape;
using geometry::Cell;
using Cells = std::vector<Cell>;

/// How many are placed, of a hundred.
struct Share {
  std::size_t usual;
  std::size_t gentle;
};
constexpr Share kOfCells = {20, 30};    // marked
constexpr Share kOfPairs = {12, 18};    // of all cells side by side, of corners and lanes
constexpr Share kOfCovered = {30, 40};  // cells of walks and sets together

constexpr std::size_t kFewest = 3;  // cells of a walk or a set, if there are any so long
constexpr std::size_t kMost = 7;
constexpr int kWalks = 6;  // tried from one cell, of which the longest stays

class ShapePlacer {
 public:
  ShapePlacer(const ConstraintType& type, model::Puzzle& puzzle, bool gentle, base::Random& random)
      : type_(type),
        puzzle_(puzzle),
        filled_(puzzle.solution->begin(), puzzle.solution->end()),
        gentle_(gentle),
        random_(random) {}

  base::Result<void> place() {
    const std::size_t before = puzzle_.constraints.size();
    if (type_.shape != SpecShape::cell && type_.shape != SpecShape::none) {
      if (auto possible = require_neighbours(*puzzle_.board); !possible) return possible;
    }
    switch (type_.shape) {
      case SpecShape::cell: place_on_cells(); break;
      case SpecShape::pair: place_on_pairs(); break;
      case SpecShape::corner: place_on_corners(); break;
      case SpecShape::lane: place_on_lanes(); break;
      case SpecShape::diagonal: place_on_diagonals(); break;
      case SpecShape::path:
      case SpecShape::sequence:
      case SpecShape::cell_set:
        place_on_several(kFewest, free_cells());
        if (puzzle_.constraints.size() == before) place_on_several(2, free_cells());
        break;
      case SpecShape::none:
        // One without arguments may be made true by what is drawn later.
        if (type_.arguments_for == nullptr || holds_on({})) add({});
        break;
    }
    if (puzzle_.constraints.size() > before) return {};
    const std::string what = "no " + constraints::noun_of(type_) + " can be placed: ";
    if (would_have_room()) {
      return base::make_error(base::ErrorCode::unsupported,
                              what + "those of the other kinds leave no room for one",
                              "leave out this kind or another, or use a larger board");
    }
    return base::make_error(base::ErrorCode::unsupported,
                            what + "none is true of a filled grid of this puzzle",
                            "choose other symbols or rules, or leave this kind out");
  }

 private:
  [[nodiscard]] std::size_t share_of(std::size_t num, Share share) const {
    return std::max<std::size_t>(1, num * (gentle_ ? share.gentle : share.usual) / 100);
  }

  /// Nothing where it has no arguments with which it holds there.
  [[nodiscard]] std::optional<model::ConstraintSpec> spec_on(Cells cells) const {
    model::ConstraintSpec spec;
    spec.type = type_.id;
    if (type_.arguments_for != nullptr) {
      auto arguments = type_.arguments_for(puzzle_, cells, filled_);
      if (!arguments) return std::nullopt;
      spec.arguments = *std::move(arguments);
    }
    spec.cells = std::move(cells);
    return spec;
  }

  [[nodiscard]] bool holds_on(const Cells& cells) const {
    const std::optional<model::ConstraintSpec> spec = spec_on(cells);
    return spec && constraints::validate(puzzle_, *spec) && type_.holds(puzzle_, *spec, filled_);
  }

  /// Adds nothing where a rule that held before is not worked out again, as a stop was asked for.
  void add(Cells cells) {
    if (auto spec = spec_on(std::move(cells))) puzzle_.constraints.push_back(*std::move(spec));
  }

  [[nodiscard]] Cells all_cells() {
    Cells cells;
    for (std::size_t i = 0; i < filled_.size(); ++i) cells.emplace_back(i);
    random_.shuffle(std::span(cells));
    return cells;
  }

  /// Adds those of the places that are true, in cell order, up to a number of them.
  void add_some(std::vector<Cells> places, std::size_t most) {
    random_.shuffle(std::span(places));
    std::vector<Cells> chosen;
    for (Cells& place : places) {
      if (chosen.size() == most) break;
      if (holds_on(place)) chosen.push_back(std::move(place));
    }
    std::sort(chosen.begin(), chosen.end());
    for (Cells& place : chosen) add(std::move(place));
  }

  void place_on_cells() {
    std::vector<Cells> places;
    for (std::size_t i = 0; i < filled_.size(); ++i) places.push_back({Cell(i)});
    add_some(std::move(places), share_of(filled_.size(), kOfCells));
  }

  void place_on_pairs() {
    std::vector<Cells> places;
    for (std::size_t i = 0; i < filled_.size(); ++i) {
      for (const Cell other : constraints::cells_beside(*puzzle_.board, Cell(i))) {
        if (Cell(i) < other) places.push_back({Cell(i), other});
      }
    }
    const bool all =
        std::any_of(puzzle_.constraints.begin(), puzzle_.constraints.end(), [&](const auto& spec) {
          return constraints::find_constraint_type(spec.type)->all_drawn == type_.id;
        });
    const std::size_t most = all ? places.size() : share_of(places.size(), kOfPairs);
    add_some(std::move(places), most);
  }

  void place_on_corners() {
    const geometry::Board& board = *puzzle_.board;
    std::set<Cells> places;
    const auto look_at = [&](Cells cells) {
      std::sort(cells.begin(), cells.end());
      if (constraints::meet_at_a_corner(board, cells)) places.insert(std::move(cells));
    };
    for (std::size_t i = 0; i < filled_.size(); ++i) {
      const Cells beside = constraints::cells_beside(board, Cell(i));
      for (const Cell a : beside) {
        for (const Cell b : beside) {
          if (!(a < b)) continue;
          look_at({Cell(i), a, b});
          for (const Cell across : constraints::cells_beside(board, a)) {
            if (across != Cell(i) && across != b) look_at({Cell(i), a, b, across});
          }
        }
      }
    }
    add_some({places.begin(), places.end()}, share_of(places.size(), kOfPairs));
  }

  void place_on_lanes() {
    std::vector<Cells> places;
    for (const geometry::Lane& lane : puzzle_.board->lanes()) {
      places.push_back(lane.cells);
      places.emplace_back(lane.cells.rbegin(), lane.cells.rend());
    }
    const std::size_t most = share_of(places.size(), kOfPairs);
    add_some(std::move(places), most);
  }

  void place_on_diagonals() {
    std::vector<Cells> places = constraints::diagonals_of(*puzzle_.board);
    const std::size_t most = share_of(places.size(), kOfPairs);
    add_some(std::move(places), most);
  }

  /// The cells on which there is no walk or set, true for each.
  [[nodiscard]] std::vector<bool> free_cells() {
    std::vector<bool> is_free(filled_.size(), true);
    for (const model::ConstraintSpec& spec : puzzle_.constraints) {
      const SpecShape shape = constraints::find_constraint_type(spec.type)->shape;
      if (shape != SpecShape::path && shape != SpecShape::sequence && shape != SpecShape::cell_set)
        continue;
      for (const Cell cell : spec.cells) is_free[cell.index()] = false;
      if (shape == SpecShape::path || shape == SpecShape::sequence) remember_steps(spec.cells);
    }
    return is_free;
  }

  /// Whether some could be placed if nothing else were there.
  [[nodiscard]] bool would_have_room() {
    if (type_.shape != SpecShape::path && type_.shape != SpecShape::sequence &&
        type_.shape != SpecShape::cell_set)
      return false;
    const std::vector<model::ConstraintSpec> before = puzzle_.constraints;
    steps_.clear();
    place_on_several(2, std::vector<bool>(filled_.size(), true));
    const bool has_room = puzzle_.constraints.size() > before.size();
    puzzle_.constraints = before;
    return has_room;
  }

  /// On some of the cells that are free; those that are left are for other kinds.
  void place_on_several(std::size_t fewest, std::vector<bool> is_free) {
    std::vector<bool> taken = std::move(is_free);
    taken.flip();
    const auto num_free = static_cast<std::size_t>(std::count(taken.begin(), taken.end(), false));
    const std::size_t wanted = share_of(num_free, kOfCovered);
    std::size_t covered = 0;
    for (const Cell first : all_cells()) {
      if (covered >= wanted) break;
      if (taken[first.index()]) continue;
      Cells longest;
      for (int i = 0; i < kWalks; ++i) {
        Cells cells = grow(first, taken);
        if (cells.size() > longest.size()) longest = std::move(cells);
      }
      if (longest.size() < fewest) continue;
      if (type_.shape == SpecShape::cell_set) {
        std::sort(longest.begin(), longest.end());
        if (!holds_on(longest)) continue;
      }
      covered += longest.size();
      for (const Cell cell : longest) taken[cell.index()] = true;
      remember_steps(longest);
      add(std::move(longest));
    }
  }

  void remember_steps(const Cells& walk) {
    for (std::size_t i = 1; i < walk.size(); ++i) {
      steps_.insert(std::minmax(walk[i - 1], walk[i]));
    }
  }

  /// Whether the step from the end of a walk to a cell would cross another step at a corner, of
  /// this walk or of one before: a person could not tell which goes where.
  [[nodiscard]] bool crosses(const Cells& walk, Cell to) const {
    const geometry::Board& board = *puzzle_.board;
    const Cells beside = constraints::cells_beside(board, walk.back());
    if (std::binary_search(beside.begin(), beside.end(), to)) return false;
    const Cells beside_to = constraints::cells_beside(board, to);
    Cells between;
    std::set_intersection(beside.begin(), beside.end(), beside_to.begin(), beside_to.end(),
                          std::back_inserter(between));
    for (const Cell a : between) {
      for (const Cell b : between) {
        if (steps_.contains({a, b})) return true;
        for (std::size_t i = 1; i < walk.size(); ++i) {
          if (walk[i - 1] == a && walk[i] == b) return true;
        }
      }
    }
    return false;
  }

  /// The longest beginning of a random walk, or growing set, of free cells on which the constraint
  /// holds; empty when there is none of two cells or more.
  [[nodiscard]] Cells grow(Cell first, const std::vector<bool>& taken) {
    const bool path = type_.shape == SpecShape::path;
    const auto size = static_cast<std::size_t>(random_.between(kFewest, kMost));
    Cells cells = {first};
    Cells longest;
    while (cells.size() < size) {
      Cells next;
      for (std::size_t i = path ? cells.size() - 1 : 0; i < cells.size(); ++i) {
        const Cells beside = path ? constraints::cells_around(*puzzle_.board, cells[i])
                                  : constraints::cells_beside(*puzzle_.board, cells[i]);
        next.insert(next.end(), beside.begin(), beside.end());
      }
      std::erase_if(next, [&](Cell cell) {
        return taken[cell.index()] || std::find(cells.begin(), cells.end(), cell) != cells.end() ||
               (path && crosses(cells, cell));
      });
      if (next.empty()) break;
      random_.shuffle(std::span(next));
      // Where it holds nowhere it may hold again further on, so the walk goes on anywhere.
      cells.push_back(next.front());
      for (const Cell cell : next) {
        cells.back() = cell;
        if (!holds_on(cells)) continue;
        longest = cells;
        break;
      }
    }
    return longest;
  }

  const ConstraintType& type_;
  model::Puzzle& puzzle_;
  const model::PartialGrid filled_;
  const bool gentle_;
  base::Random& random_;
  std::set<std::pair<Cell, Cell>> steps_;  ///< of the walks placed, the lesser cell first
};

base::Result<void> place(const ConstraintType& type, model::Puzzle& puzzle, bool gentle,
                         base::Random& random) {
  return ShapePlacer(type, puzzle, gentle, random).place();
}

}  // namespace

std::optional<Placer> shape_placer(const ConstraintType& type) {
  const bool needs_more = std::any_of(type.parameters.begin(), type.parameters.end(),
                                      [](const auto& parameter) { return parameter.required; });
  if (needs_more && type.arguments_for == nullptr) return std::nullopt;
  // A rule of the whole board that the ordinary grid cannot have comes with a board of its own.
  if (type.shape == SpecShape::none && !needs_more) {
    const model::Puzzle ordinary = model::make_puzzle(geometry::classic_board());
    if (!constraints::validate(ordinary, {std::string(type.id), "", {}, {}})) return std::nullopt;
  }
  return Placer{.id = type.id, .place = place};
}

}  // namespace omnidoku::generate
