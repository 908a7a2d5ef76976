// SPDX-License-Identifier: MIT
#include "engine/names.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "base/overloaded.h"

namespace omnidoku::engine {

namespace {

using geometry::Digit;
using geometry::DigitSet;
using model::DiagramTable;

/// By which digit each is replaced.
class Renaming {
 public:
  Renaming() {
    for (int i = 0; i < geometry::kMaxDigits; ++i) by_.push_back(Digit(i));
  }
  /// The digits from 0 to `last` go on by one, and the last one to 0.
  static Renaming turn(int last) {
    Renaming made;
    std::rotate(made.by_.begin(), made.by_.begin() + 1, made.by_.begin() + last + 1);
    return made;
  }

  [[nodiscard]] Digit operator()(Digit digit) const { return by_[digit.index()]; }
  [[nodiscard]] DigitSet operator()(DigitSet digits) const {
    DigitSet renamed;
    digits.for_each([&](Digit digit) { renamed.insert(by_[digit.index()]); });
    return renamed;
  }

 private:
  std::vector<Digit> by_;
};

/// Which variables of a rule hold names.
enum class Named : std::uint8_t { none, some, all };

/// Tells of a primitive whether it is still there when names are replaced.
class Symmetry {
 public:
  Symmetry(const model::Problem& problem, const std::vector<bool>& is_named, Renaming renaming)
      : problem_(problem), is_named_(is_named), renamed_(std::move(renaming)) {}

  [[nodiscard]] bool keeps(const model::Primitive& primitive) const {
    const Named named = named_in(model::scope_of(primitive));
    if (named == Named::none) return true;
    return std::visit(
        base::Overloaded{
            [&](const model::AllDifferent&) { return named == Named::all; },
            [&](const model::PairRelation& pair) { return keeps_pairs(pair); },
            [&](const model::Diagram& diagram) { return keeps_paths(diagram); },
            [&](const model::DifferentPairs& pairs) {
              return named_in(pairs.first) != Named::some && named_in(pairs.second) != Named::some;
            },
            [&](const model::Connected& area) { return named == Named::all && has_partner(area); },
            // Not looked into, so names are left alone with them: that costs speed, no solution.
            [](const model::LinearSum&) { return false; },
            [](const model::Restriction&) { return false; },
            [](const model::DigitSets&) { return false; },
            [](const model::LineRank&) { return false; },
            [](const model::DigitCounts&) { return false; },
        },
        primitive);
  }

 private:
  [[nodiscard]] bool named(model::Variable variable) const { return is_named_[variable.index()]; }
  [[nodiscard]] Named named_in(const std::vector<model::Variable>& variables) const {
    const auto count = std::count_if(variables.begin(), variables.end(),
                                     [this](model::Variable one) { return named(one); });
    if (count == 0) return Named::none;
    return static_cast<std::size_t>(count) == variables.size() ? Named::all : Named::some;
  }

  [[nodiscard]] bool keeps_pairs(const model::PairRelation& pair) const {
    for (int i = 0; i < problem_.num_digits; ++i) {
      const DigitSet partners = pair.table->partners[static_cast<std::size_t>(i)];
      const Digit other = named(pair.first) ? renamed_(Digit(i)) : Digit(i);
      if (pair.table->partners[other.index()] !=
          (named(pair.second) ? renamed_(partners) : partners))
        return false;
    }
    return true;
  }

  /// No two nodes of a layer are followed by the same, so each node has one that does its part when
  /// names are replaced, or the diagram is another then.
  [[nodiscard]] bool keeps_paths(const model::Diagram& diagram) const {
    const DiagramTable& table = *diagram.table;
    if (table.empty()) return false;
    std::vector<std::uint32_t> part_of(table.num_nodes(), DiagramTable::kNone);
    part_of[0] = 0;
    for (std::size_t place = 0; place < table.length(); ++place) {
      for (std::uint32_t node = table.layer_begin[place]; node < table.layer_begin[place + 1];
           ++node) {
        if (part_of[node] == DiagramTable::kNone) return false;
        for (int i = 0; i < problem_.num_digits; ++i) {
          const Digit digit(i);
          const std::uint32_t child = table.child(node, digit);
          const std::uint32_t partner =
              table.child(part_of[node], named(diagram.variables[place]) ? renamed_(digit) : digit);
          if ((child == DiagramTable::kNone) != (partner == DiagramTable::kNone)) return false;
          if (child == DiagramTable::kNone) continue;
          if (part_of[child] == DiagramTable::kNone) part_of[child] = partner;
          if (part_of[child] != partner) return false;
        }
      }
    }
    return true;
  }

  /// Whether there is the same rule for the digits that replace its own.
  [[nodiscard]] bool has_partner(const model::Connected& area) const {
    const DigitSet digits = renamed_(area.digits);
    if (digits == area.digits) return true;
    return std::any_of(problem_.primitives.begin(), problem_.primitives.end(),
                       [&](const model::PostedPrimitive& posted) {
                         const auto* other = std::get_if<model::Connected>(&posted.primitive);
                         return other != nullptr && other->digits == digits &&
                                other->least == area.least && other->most == area.most &&
                                other->variables == area.variables &&
                                (other->graph == area.graph || *other->graph == *area.graph);
                       });
  }

  const model::Problem& problem_;
  const std::vector<bool>& is_named_;
  Renaming renamed_;
};

/// How many digits a diagram numbers; 0 if it says something else.
std::size_t num_names_in(const DiagramTable& table) {
  if (table.empty() || table.child(0, Digit(0)) == DiagramTable::kNone) return 0;
  for (int i = 1; i < table.num_digits; ++i) {
    if (table.child(0, Digit(i)) != DiagramTable::kNone) return 0;
  }
  // In the middle a layer has a node for each number of names so far.
  std::size_t num_names = 0;
  for (std::size_t layer = 0; layer + 1 < table.layer_begin.size(); ++layer) {
    num_names =
        std::max<std::size_t>(num_names, table.layer_begin[layer + 1] - table.layer_begin[layer]);
  }
  if (num_names < 2 || num_names > static_cast<std::size_t>(table.num_digits)) return 0;
  return table == model::numbering_diagram(table.num_digits, table.length(), num_names) ? num_names
                                                                                        : 0;
}

/// Whether other rules than the numbering say that each name occurs.
template <class Mask>
bool all_occur(const Tables<Mask>& tables, const Naming<Mask>& naming) {
  Mask open = naming.names;
  for (const model::PostedPrimitive& posted : tables.problem.primitives) {
    const auto* area = std::get_if<model::Connected>(&posted.primitive);
    if (area == nullptr || area->least == 0 || area->digits.size() != 1) continue;
    if (std::all_of(area->variables.begin(), area->variables.end(),
                    [&](model::Variable one) { return naming.is_named[one.index()]; }))
      open = static_cast<Mask>(open & ~tables.to_internal(area->digits));
  }
  return open == 0;
}

/// Whether all other rules stay as they are under any renaming. All of these consist of two: the
/// first two names exchanged, and each going on by one.
template <class Mask>
bool are_alike(const Tables<Mask>& tables, const Naming<Mask>& naming) {
  const std::vector<model::PostedPrimitive>& posted = tables.problem.primitives;
  for (const int last : {1, count_digits(naming.names) - 1}) {
    const Symmetry symmetry(tables.problem, naming.is_named, Renaming::turn(last));
    for (Index i = 0; i < posted.size(); ++i) {
      if (i != naming.numbering && !symmetry.keeps(posted[i].primitive)) return false;
    }
  }
  return true;
}

}  // namespace

template <class Mask>
std::optional<Naming<Mask>> find_naming(const Tables<Mask>& tables) {
  const std::vector<model::PostedPrimitive>& posted = tables.problem.primitives;
  for (Index i = 0; i < posted.size(); ++i) {
    const auto* diagram = std::get_if<model::Diagram>(&posted[i].primitive);
    if (diagram == nullptr) continue;
    const std::size_t num_names = num_names_in(*diagram->table);
    if (num_names == 0) continue;
    Naming<Mask> naming;
    naming.numbering = i;
    for (std::size_t name = 0; name < num_names; ++name) {
      const auto digit = DigitSet::single(Digit(static_cast<int>(name)));
      naming.names = static_cast<Mask>(naming.names | tables.to_internal(digit));
    }
    naming.is_named.assign(tables.num_variables, false);
    bool are_cells = true;
    for (const model::Variable variable : diagram->variables) {
      naming.is_named[variable.index()] = true;
      are_cells = are_cells && variable.index() < tables.num_cells;
    }
    if (are_cells && all_occur(tables, naming) && are_alike(tables, naming)) return naming;
  }
  return std::nullopt;
}

template <class Mask>
void Names<Mask>::start(std::span<const Mask> masks, bool wanted) {
  unused_.clear();
  if (!tables_.naming || !wanted) return;
  const auto& [numbering, names, is_named] = *tables_.naming;
  for (std::size_t variable = 0; variable < masks.size(); ++variable) {
    if (is_named[variable] && (masks[variable] & names) != names) return;
  }
  unused_.assign(1, names);
}

template <class Mask>
void Names<Mask>::restrict(Mask* masks) const {
  if (empty()) return;
  const auto& [numbering, names, is_named] = *tables_.naming;
  for (std::size_t variable = 0; variable < is_named.size(); ++variable) {
    if (is_named[variable]) masks[variable] = static_cast<Mask>(masks[variable] & names);
  }
}

template <class Mask>
void Names<Mask>::descend(std::size_t level, Decision<Mask>& decision, Mask candidates) {
  if (empty()) return;
  unused_.resize(level + 2);
  unused_[level + 1] = unused_[level];
  if (decision.place != kNone || !tables_.naming->is_named[decision.variable]) return;
  if ((decision.digit & unused_[level]) == 0) return;
  decision.stands_for = static_cast<Mask>(candidates & unused_[level]);
  unused_[level + 1] = static_cast<Mask>(unused_[level] & ~decision.digit);
}

template <class Mask>
void Names<Mask>::number(std::vector<Digit>& solution) const {
  if (empty()) return;
  const auto& diagram = std::get<model::Diagram>(tables_.problem.primitives[numbering()].primitive);
  std::array<std::optional<Digit>, geometry::kMaxDigits> name_of;
  int next = 0;
  for (const model::Variable variable : diagram.variables) {
    Digit& digit = solution[variable.index()];
    std::optional<Digit>& name = name_of[digit.index()];
    if (!name) name = Digit(next++);
    digit = *name;
  }
}

#define OMNIDOKU_INSTANTIATE(Mask) \
  template class Names<Mask>;      \
  template std::optional<Naming<Mask>> find_naming(const Tables<Mask>&);
OMNIDOKU_FOR_EACH_MASK(OMNIDOKU_INSTANTIATE)
#undef OMNIDOKU_INSTANTIATE

}  // namespace omnidoku::engine
