// SPDX-License-Identifier: MIT
#include "logic/state/structure.h"

#include <algorithm>
#include <bit>
#include <map>
#include <variant>

#include "base/overloaded.h"
#include "constraints/constraint_type.h"
#include "constraints/lowering.h"
#include "constraints/names.h"

namespace omnidoku::logic {

bool Structure::is_of_board_rule(std::uint32_t primitive) const {
  const model::Origin origin = problem().primitives[primitive].origin;
  return origin.kind == model::Origin::Kind::constraint &&
         puzzle().constraints[origin.index].cells.empty();
}

Structure::Structure(const model::Puzzle& puzzle) : Structure(constraints::ungrouped(puzzle)) {}

Structure::Structure(constraints::Ungrouped ungrouped)
    : lowered_(constraints::lower(ungrouped.puzzle)), from_(std::move(ungrouped.from)) {
  read_primitives();
}

Structure::Structure(model::SharedLowered lowered) : lowered_(std::move(lowered)) {
  read_primitives();
}

void Structure::read_primitives() {
  const auto cells = static_cast<std::size_t>(problem().num_cells);
  houses_of_.resize(cells);
  sums_of_.resize(cells);
  peers_.assign(cells, CellSet(problem().num_cells));
  house_of_primitive_.assign(problem().primitives.size(), -1);
  pair_exclusions_.resize(cells);
  // Houses first: what is said of sums depends on them.
  for (std::uint32_t i = 0; i < problem().primitives.size(); ++i) {
    if (const auto* rule = std::get_if<model::AllDifferent>(&problem().primitives[i].primitive)) {
      add_house(i, *rule);
    }
  }
  for (std::uint32_t i = 0; i < problem().primitives.size(); ++i) {
    std::visit(base::Overloaded{
                   [](const model::AllDifferent&) {},
                   [&](const model::LinearSum& rule) { add_sum(i, rule); },
                   [&](const model::PairRelation& rule) { add_pair(i, rule); },
                   [&](const model::Diagram&) { add_rule(i); },
                   [&](const model::DigitSets&) { add_rule(i); },
                   [&](const model::Connected&) { add_rule(i); },
                   [&](const model::DifferentPairs&) { add_rule(i); },
                   [&](const model::LineRank&) { add_rule(i); },
                   [&](const model::DigitCounts&) { add_rule(i); },
                   // The domains have it.
                   [this](const model::Restriction&) { only_full_houses_ = false; },
               },
               problem().primitives[i].primitive);
  }
  for (std::size_t cell = 0; cell < cells; ++cell) {
    peers_[cell].erase(Cell(cell));
    peer_lists_.push_back(peers_[cell].cells());
    covered_ = covered_ && std::any_of(houses_of_[cell].begin(), houses_of_[cell].end(),
                                       [this](HousePlace at) { return houses_[at.house].full; });
  }
  find_overlaps();
}

void Structure::add_house(std::uint32_t primitive, const model::AllDifferent& rule) {
  HouseInfo house;
  for (const model::Variable variable : rule.variables) {
    // A rule over hidden variables is nobody's house.
    if (variable.index() >= static_cast<std::size_t>(problem().num_cells)) {
      return add_rule(primitive);
    }
    house.cells.push_back(Cell(static_cast<std::size_t>(variable.index())));
  }
  if (house.size() > 64) return;
  const model::Origin origin = problem().primitives[primitive].origin;
  house.set = CellSet(problem().num_cells, house.cells);
  house.full = house.size() == problem().num_digits;
  house.primitive = primitive;
  house.name = constraints::name_of(puzzle(), problem(), origin);
  if (origin.kind == model::Origin::Kind::house) {
    house.kind = puzzle().board->houses()[origin.index].kind;
  }
  only_full_houses_ = only_full_houses_ && house.full;
  const auto index = static_cast<std::uint32_t>(houses_.size());
  for (std::uint32_t place = 0; place < house.cells.size(); ++place) {
    const Cell cell = house.cells[place];
    houses_of_[cell.index()].push_back({index, place});
    peers_[cell.index()] |= house.set;
  }
  house_of_primitive_[primitive] = static_cast<int>(index);
  houses_.push_back(std::move(house));
}

void Structure::add_sum(std::uint32_t primitive, const model::LinearSum& rule) {
  const model::Origin origin = problem().primitives[primitive].origin;
  const bool is_derived = origin.kind == model::Origin::Kind::derived;
  if (is_derived && rule.terms.size() > std::size_t{constraints::kMaxDerivedCells}) return;
  SumInfo sum;
  sum.plain = true;
  for (const model::LinearSum::Term& term : rule.terms) {
    if (term.variable.index() >= static_cast<std::size_t>(problem().num_cells)) {
      return add_rule(primitive);
    }
    sum.cells.push_back(Cell(static_cast<std::size_t>(term.variable.index())));
    sum.coefficients.push_back(term.coefficient);
    sum.plain = sum.plain && term.coefficient == 1;
  }
  sum.relation = rule.relation;
  sum.total = rule.total;
  sum.primitive = primitive;
  sum.derived = is_derived;
  sum.name = constraints::name_of(puzzle(), problem(), origin);
  // A rule without cells of its own may have several sums.
  const bool has_no_cells = origin.kind == model::Origin::Kind::constraint &&
                            puzzle().constraints[origin.index].cells.empty();
  if (has_no_cells && !sum.cells.empty())
    sum.name += " at " + puzzle().board->name(sum.cells.front());
  if (sum.derived) {
    for (const model::Derivation::Term& term : problem().derivations[origin.index].terms) {
      sum.parts.push_back(part_of(term));
    }
  }
  const CellSet set(problem().num_cells, sum.cells);
  sum.distinct = std::any_of(houses_.begin(), houses_.end(),
                             [&set](const HouseInfo& h) { return h.set.contains_all(set); });
  if (!sum.derived) only_full_houses_ = false;
  for (const Cell cell : sum.cells) {
    sums_of_[cell.index()].push_back(static_cast<std::uint32_t>(sums_.size()));
  }
  sums_.push_back(std::move(sum));
}

void Structure::add_pair(std::uint32_t primitive, const model::PairRelation& rule) {
  only_full_houses_ = false;
  auto& tables = excluded_by_[rule.table.get()];
  const auto add = [&](model::Variable from, model::Variable to) {
    if (from.index() >= pair_exclusions_.size() || to.index() >= pair_exclusions_.size()) {
      return add_rule(primitive);
    }
    auto& table = tables[from == rule.first ? 0 : 1];
    if (table == nullptr) {
      std::vector<DigitSet> excluded(static_cast<std::size_t>(num_digits()));
      for (int a = 0; a < num_digits(); ++a) {
        for (int b = 0; b < num_digits(); ++b) {
          if (rule.excludes({from, Digit(a)}, {to, Digit(b)}))
            excluded[static_cast<std::size_t>(a)].insert(Digit(b));
        }
      }
      table = std::make_shared<const std::vector<DigitSet>>(std::move(excluded));
    }
    pair_exclusions_[from.index()].push_back({Cell(std::size_t{to.index()}), table, primitive});
    has_pair_exclusions_ = true;
  };
  add(rule.first, rule.second);
  add(rule.second, rule.first);
}

void Structure::add_rule(std::uint32_t primitive) {
  only_full_houses_ = false;
  const model::Origin origin = problem().primitives[primitive].origin;
  if (origin.kind != model::Origin::Kind::constraint) return;
  std::vector<Cell> cells = constraints::scope_of_part(puzzle(), problem(), primitive);
  const bool known = std::any_of(rules_.begin(), rules_.end(), [&](const RuleInfo& rule) {
    return rule.constraint == origin.index && rule.cells == cells;
  });
  if (!known) rules_.push_back({origin.index, primitive, std::move(cells)});
}

bool Structure::excluded_as_pair(Candidate a, Candidate b) const {
  const std::vector<PairExclusion>& all = pair_exclusions_[a.cell.index()];
  return std::any_of(all.begin(), all.end(), [&](const PairExclusion& one) {
    return one.other == b.cell && one.excluded(a.digit).contains(b.digit);
  });
}

SumPart Structure::part_of(const model::Derivation::Term& term) const {
  SumPart part;
  part.times = term.times;
  part.is_house = term.shape.kind == model::Origin::Kind::house;
  for (std::uint32_t i = 0; i < problem().primitives.size(); ++i) {
    const model::PostedPrimitive& posted = problem().primitives[i];
    if (posted.origin.kind != term.shape.kind || posted.origin.index != term.shape.index) continue;
    if (part.is_house || std::holds_alternative<model::LinearSum>(posted.primitive)) {
      part.primitive = i;
    }
  }
  if (part.is_house) {
    const geometry::House& house = puzzle().board->houses()[term.shape.index];
    part.house = geometry::house_name(*puzzle().board, house);
    part.total = puzzle().symbols.total();
    part.cells = CellSet(problem().num_cells, house.cells);
    // A house that is another one too was posted as that one.
    for (const HouseInfo& posted : houses_) {
      if (!part.primitive && posted.set == part.cells) part.primitive = posted.primitive;
    }
    return part;
  }
  const model::ConstraintSpec& spec = puzzle().constraints[term.shape.index];
  const auto facts = constraints::find_constraint_type(spec.type)->facts(puzzle(), spec);
  part.total = *facts->sum;
  part.cells = CellSet(problem().num_cells, spec.cells);
  return part;
}

std::optional<std::size_t> Structure::constraint_of(std::uint32_t primitive) const {
  const model::Origin origin = problem().primitives[primitive].origin;
  if (origin.kind != model::Origin::Kind::constraint) return std::nullopt;
  return from_.empty() ? origin.index : from_[origin.index];
}

std::string Structure::name_of(std::uint32_t primitive) const {
  if (const int house = house_of_primitive(primitive); house >= 0)
    return houses_[static_cast<std::size_t>(house)].name;
  const auto sum = std::find_if(sums_.begin(), sums_.end(), [primitive](const SumInfo& one) {
    return one.primitive == primitive && !one.derived;
  });
  if (sum != sums_.end()) return sum->name;
  return constraints::name_of(puzzle(), problem(), problem().primitives[primitive].origin);
}

int Structure::num_shared(std::size_t a, std::size_t b) const {
  const auto& list = touching_[a];
  const auto at = std::lower_bound(list.begin(), list.end(), b,
                                   [](const Overlap& o, std::size_t h) { return o.house < h; });
  return at != list.end() && at->house == b ? std::popcount(at->here) : 0;
}

void Structure::find_overlaps() {
  overlaps_.resize(houses_.size());
  touching_.resize(houses_.size());
  for (std::uint32_t a = 0; a < houses_.size(); ++a) {
    std::map<std::uint32_t, Overlap> with;
    for (std::uint32_t place = 0; place < houses_[a].cells.size(); ++place) {
      for (const HousePlace at : houses_of_[houses_[a].cells[place].index()]) {
        if (at.house == a) continue;
        Overlap& overlap = with[at.house];
        overlap.house = at.house;
        overlap.here |= PlaceMask{1} << place;
        overlap.there |= PlaceMask{1} << at.place;
      }
    }
    for (const auto& [house, overlap] : with) {
      touching_[a].push_back(overlap);
      if ((overlap.here & (overlap.here - 1)) != 0) overlaps_[a].push_back(overlap);
    }
  }
}

}  // namespace omnidoku::logic
