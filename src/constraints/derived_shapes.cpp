// SPDX-License-Identifier: MIT
//
// Innies and outies of houses. For a union U of disjoint full houses with the total T:
//   innies: the cells of U in no cage that lies wholly in U add up to T - (sum of those cages);
//   outies: when cages cover U, what they have outside U adds up to (sum of the cages) - T;
//   innies less outies: a cage that lies partly in U may be counted whole, its part outside then
//   counts negative; each is counted so that fewer cells remain. (On killers with cages across
//   boxes this halves the search nodes, on Mathemagic's it takes away two thirds.)
// Cages are taken greedily so that no two of them overlap. Unions are runs of consecutive houses of
// the same kind, which on a grid are bands of rows, of columns and rows of boxes; the rule itself
// needs no such notion and any other union would do. A row that is a region too has been merged
// with it and counts as a row here, so that the runs of rows go on.
#include <algorithm>
#include <map>
#include <string>
#include <unordered_map>

#include "constraints/created_shape.h"

namespace omnidoku::constraints {
namespace {

using geometry::Cell;
using geometry::CellSet;
using geometry::House;

/// A cage with a known sum.
struct Cage {
  CellSet cells;
  std::int64_t sum = 0;
  model::Origin origin;
};

std::vector<Cage> disjoint_cages(const model::Puzzle& puzzle) {
  std::vector<Cage> cages;
  CellSet used(puzzle.num_cells());
  for (std::size_t i = 0; i < puzzle.constraints.size(); ++i) {
    const model::ConstraintSpec& spec = puzzle.constraints[i];
    const ConstraintType* type = find_constraint_type(spec.type);
    if (type == nullptr || type->shape != SpecShape::cell_set || type->facts == nullptr) continue;
    const auto facts = type->facts(puzzle, spec);
    if (!facts || !facts->sum) continue;
    CellSet cells(puzzle.num_cells(), spec.cells);
    if (cells.intersects(used)) continue;
    used |= cells;
    cages.push_back({std::move(cells),
                     *facts->sum,
                     {model::Origin::Kind::constraint, static_cast<std::uint32_t>(i)}});
  }
  return cages;
}

/// A run of disjoint full houses.
struct Union {
  CellSet cells;
  std::vector<std::uint32_t> houses;  ///< indices into board->houses()
};

/// The kind of each house, but that of the lane with the same name and cells where there is one.
std::vector<geometry::HouseKind> kinds_of(const geometry::Board& board) {
  std::unordered_map<std::string_view, const geometry::Lane*> lanes;
  for (const geometry::Lane& lane : board.lanes()) lanes.emplace(lane.name, &lane);
  std::vector<geometry::HouseKind> kinds;
  for (const House& house : board.houses()) {
    const auto lane = lanes.find(house.name);
    const bool same = lane != lanes.end() && lane->second->cells == house.cells;
    kinds.push_back(same ? lane->second->kind : house.kind);
  }
  return kinds;
}

class Deriver {
 public:
  Deriver(const model::Puzzle& puzzle, int max_cells)
      : puzzle_(puzzle), cages_(disjoint_cages(puzzle)), max_cells_(max_cells) {}

  std::vector<DerivedShape> run() {
    if (cages_.empty()) return {};
    const auto houses = puzzle_.board->houses();
    const auto kinds = kinds_of(*puzzle_.board);
    for (std::size_t first = 0; first < houses.size(); ++first) {
      if (!puzzle_.board->is_full(houses[first])) continue;
      Union all{CellSet(puzzle_.num_cells(), houses[first].cells),
                {static_cast<std::uint32_t>(first)}};
      add_shapes(all);
      for (std::size_t next = first + 1; next < houses.size(); ++next) {
        const House& house = houses[next];
        if (kinds[next] != kinds[first] || !puzzle_.board->is_full(house)) break;
        const CellSet cells(puzzle_.num_cells(), house.cells);
        if (cells.intersects(all.cells)) break;
        all.cells |= cells;
        all.houses.push_back(static_cast<std::uint32_t>(next));
        add_shapes(all);
      }
    }
    return std::move(shapes_);
  }

 private:
  void add_shapes(const Union& all) {
    CellSet innies = all.cells;
    CellSet covered(puzzle_.num_cells());
    std::vector<const Cage*> inner;
    std::vector<const Cage*> touching;
    for (const Cage& cage : cages_) {
      if (!cage.cells.intersects(all.cells)) continue;
      touching.push_back(&cage);
      covered |= cage.cells;
      if (all.cells.contains_all(cage.cells)) {
        inner.push_back(&cage);
        innies -= cage.cells;
      }
    }
    std::vector<const Cage*> counted = inner;
    CellSet mixed = innies;
    for (const Cage* cage : touching) {
      const CellSet outside = cage->cells - all.cells;
      const CellSet inside = cage->cells - outside;
      if (outside.empty() || outside.size() >= inside.size()) continue;
      counted.push_back(cage);
      mixed -= inside;
      mixed |= outside;
    }
    if (!inner.empty()) add(Kind::innies, all, 1, inner, innies);
    if (covered.contains_all(all.cells)) {
      add(Kind::outies, all, -1, touching, covered - all.cells);
    }
    if (counted.size() > inner.size()) add(Kind::innies_less_outies, all, 1, counted, mixed);
  }

  using Kind = model::Derivation::Kind;

  void add(Kind kind, const Union& all, int house_times, const std::vector<const Cage*>& cages,
           const CellSet& cells) {
    const int size = cells.size();
    if (size < 1 || size > max_cells_) return;
    // A single cage is a shape of the puzzle already.
    for (const Cage& cage : cages_) {
      if (cage.cells == cells) return;
    }
    const CellSet inside = cells & all.cells;
    const auto [at, is_new] =
        seen_.emplace(cells.cells(), Seen{shapes_.size(), inside, all.houses.size()});
    if (!is_new) {
      // The same equation, or the same with every sign turned round, from fewer houses takes the
      // place of one from more: it is what a person adds up.
      Seen& seen = at->second;
      const bool same = seen.inside == inside || seen.inside == cells - all.cells;
      if (!same || all.houses.size() >= seen.num_houses) return;
      seen.inside = inside;
      seen.num_houses = all.houses.size();
    }
    DerivedShape shape = combine(all, house_times, cages);
    shape.derivation.kind = kind;
    if (is_new) {
      shapes_.push_back(std::move(shape));
    } else {
      shapes_[at->second.shape] = std::move(shape);
    }
  }

  /// The houses so many times, the cages as often the other way.
  [[nodiscard]] DerivedShape combine(const Union& all, std::int64_t house_times,
                                     const std::vector<const Cage*>& cages) const {
    DerivedShape shape;
    std::map<Cell, std::int64_t> net;
    const auto count = [&](model::Origin origin, const CellSet& cells, std::int64_t sum,
                           std::int64_t times) {
      shape.derivation.terms.push_back({origin, times});
      shape.sum += times * sum;
      for (const Cell cell : cells.cells()) net[cell] += times;
    };
    for (const std::uint32_t house : all.houses) {
      count({model::Origin::Kind::house, house},
            CellSet(puzzle_.num_cells(), puzzle_.board->houses()[house].cells),
            puzzle_.symbols.total(), house_times);
    }
    for (const Cage* cage : cages) count(cage->origin, cage->cells, cage->sum, -house_times);
    for (const auto& [cell, times] : net) {
      if (times != 0) shape.terms.push_back({cell, times});
    }
    return shape;
  }

  /// A shape that was added, by its cells.
  struct Seen {
    std::size_t shape = 0;  ///< index into shapes_
    CellSet inside;         ///< those of its cells that count like the union's
    std::size_t num_houses = 0;
  };

  const model::Puzzle& puzzle_;
  std::vector<Cage> cages_;
  int max_cells_;
  std::map<std::vector<Cell>, Seen> seen_;
  std::vector<DerivedShape> shapes_;
};

}  // namespace

std::vector<DerivedShape> derive_shapes(const model::Puzzle& puzzle, int max_cells) {
  return Deriver(puzzle, max_cells).run();
}

std::string label_of(const model::Puzzle& puzzle, const model::Derivation& derivation) {
  std::vector<const House*> houses;
  for (const model::Derivation::Term& term : derivation.terms) {
    if (term.shape.kind != model::Origin::Kind::house) break;
    houses.push_back(&puzzle.board->houses()[term.shape.index]);
  }
  std::string label = std::string(to_string(derivation.kind)) + " of " + houses.front()->name;
  if (houses.size() > 1) label += " to " + houses.back()->name;
  return label;
}

}  // namespace omnidoku::constraints
