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
            // Nobody has asked for these yet.
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

/// The digits of `length` places occur for the first time in their order, and all of the first
/// `num_names` do.
DiagramTable numbering_of(int num_digits, std::size_t length, std::uint64_t num_names) {
  return *model::make_diagram(
      num_digits, length, 0,
      [num_names](std::uint64_t begun, std::size_t /*place*/, Digit digit) -> model::DiagramStep {
        if (digit.index() >= num_names || digit.index() > begun) return std::nullopt;
        return std::max(begun, std::uint64_t{digit.index()} + 1);
      },
      [num_names](std::uint64_t begun) { return begun == num_names; });
}

}  // namespace

template <class Mask>
Names<Mask>::Names(const Tables<Mask>& tables) : tables_(tables) {
  const std::vector<model::PostedPrimitive>& posted = tables.problem.primitives;
  for (Index i = 0; i < posted.size(); ++i) {
    const auto* diagram = std::get_if<model::Diagram>(&posted[i].primitive);
    if (diagram == nullptr || !is_numbering(*diagram)) continue;
    numbering_ = i;
    if (all_occur() && are_alike()) return;
    numbering_ = kNone;
  }
}

/// Of a diagram that is, says which digits are names of which variables.
template <class Mask>
bool Names<Mask>::is_numbering(const model::Diagram& diagram) {
  const DiagramTable& table = *diagram.table;
  const int num_digits = tables_.problem.num_digits;
  if (table.empty() || table.child(0, Digit(0)) == DiagramTable::kNone) return false;
  for (int i = 1; i < num_digits; ++i) {
    if (table.child(0, Digit(i)) != DiagramTable::kNone) return false;
  }
  // Before the end each layer has a node for each number of names so far.
  std::uint64_t num_names = 0;
  for (std::size_t layer = 0; layer + 1 < table.layer_begin.size(); ++layer) {
    num_names =
        std::max<std::uint64_t>(num_names, table.layer_begin[layer + 1] - table.layer_begin[layer]);
  }
  if (num_names < 2 || num_names > static_cast<std::uint64_t>(num_digits) ||
      table != numbering_of(num_digits, table.length(), num_names))
    return false;
  names_ = 0;
  for (int i = 0; i < static_cast<int>(num_names); ++i)
    names_ = static_cast<Mask>(names_ | tables_.to_internal(DigitSet::single(Digit(i))));
  is_named_.assign(tables_.num_variables, false);
  for (const model::Variable variable : diagram.variables) is_named_[variable.index()] = true;
  return true;
}

/// Whether something else than the numbering, too, says that each name occurs. (And whether
/// variables with names are cells, by which solutions are counted.)
template <class Mask>
bool Names<Mask>::all_occur() const {
  for (Index variable = tables_.num_cells; variable < tables_.num_variables; ++variable) {
    if (is_named_[variable]) return false;
  }
  Mask open = names_;
  for (const model::PostedPrimitive& posted : tables_.problem.primitives) {
    const auto* area = std::get_if<model::Connected>(&posted.primitive);
    if (area == nullptr || area->least == 0 || area->digits.size() != 1) continue;
    if (std::all_of(area->variables.begin(), area->variables.end(),
                    [this](model::Variable one) { return is_named_[one.index()]; }))
      open = static_cast<Mask>(open & ~tables_.to_internal(area->digits));
  }
  return open == 0;
}

/// All ways of renaming consist of exchanging the first two and of going on by one.
template <class Mask>
bool Names<Mask>::are_alike() const {
  const std::vector<model::PostedPrimitive>& posted = tables_.problem.primitives;
  for (const int last : {1, count_digits(names_) - 1}) {
    const Symmetry symmetry(tables_.problem, is_named_, Renaming::turn(last));
    for (Index i = 0; i < posted.size(); ++i) {
      if (i != numbering_ && !symmetry.keeps(posted[i].primitive)) return false;
    }
  }
  return true;
}

template <class Mask>
void Names<Mask>::start(std::span<const Mask> masks, bool wanted) {
  unused_.clear();
  if (numbering_ == kNone || !wanted) return;
  for (std::size_t variable = 0; variable < masks.size(); ++variable) {
    if (is_named_[variable] && (masks[variable] & names_) != names_) return;
  }
  unused_.assign(1, names_);
}

template <class Mask>
void Names<Mask>::restrict(Mask* masks) const {
  if (empty()) return;
  for (std::size_t variable = 0; variable < is_named_.size(); ++variable) {
    if (is_named_[variable]) masks[variable] = static_cast<Mask>(masks[variable] & names_);
  }
}

template <class Mask>
void Names<Mask>::descend(std::size_t level, Decision<Mask>& decision, Mask candidates) {
  if (empty()) return;
  unused_.resize(level + 2);
  unused_[level + 1] = unused_[level];
  if (decision.place != kNone || !is_named_[decision.variable]) return;
  if ((decision.digit & unused_[level]) == 0) return;
  decision.stands_for = static_cast<Mask>(candidates & unused_[level]);
  unused_[level + 1] = static_cast<Mask>(unused_[level] & ~decision.digit);
}

template <class Mask>
void Names<Mask>::number(std::vector<Digit>& solution) const {
  if (empty()) return;
  const auto& diagram = std::get<model::Diagram>(tables_.problem.primitives[numbering_].primitive);
  std::array<std::optional<Digit>, geometry::kMaxDigits> name_of;
  int next = 0;
  for (const model::Variable variable : diagram.variables) {
    Digit& digit = solution[variable.index()];
    std::optional<Digit>& name = name_of[digit.index()];
    if (!name) name = Digit(next++);
    digit = *name;
  }
}

#define OMNIDOKU_INSTANTIATE(Mask) template class Names<Mask>;
OMNIDOKU_FOR_EACH_MASK(OMNIDOKU_INSTANTIATE)
#undef OMNIDOKU_INSTANTIATE

}  // namespace omnidoku::engine
