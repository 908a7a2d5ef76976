// SPDX-License-Identifier: MIT
#include "constraints/composed.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <unordered_map>
#include <utility>

#include "base/overloaded.h"
#include "constraints/constraint_type.h"
#include "constraints/leaf.h"

namespace omnidoku::constraints {

namespace {

using geometry::Digit;
using geometry::DigitSet;
using model::DiagramStep;
using model::Primitive;
using model::Variable;
using State = Leaf::State;
using SharedTable = std::shared_ptr<const model::DiagramTable>;

/// A rule in parts: leaves, or some parts of which all hold or one at least.
struct Part {
  enum class Kind : std::uint8_t { leaf, all, any };
  Kind kind = Kind::all;
  std::optional<Leaf> leaf;
  std::vector<Part> parts;
};

/// A selector and the digit with which what is behind it is in force.
struct Guard {
  Variable selector;
  Digit digit;
};

class Composer {
 public:
  Composer(const model::Puzzle& puzzle, Lowering& out) : puzzle_(puzzle), out_(out) {
    out_.limit_diagrams(kMostInDiagrams);
  }
  Composer(const Composer&) = delete;
  Composer& operator=(const Composer&) = delete;
  Composer(Composer&&) = delete;
  Composer& operator=(Composer&&) = delete;
  ~Composer() { out_.limit_diagrams(Lowering::kNoLimit); }

  /// The rule as parts, or that it does not hold. Sets failed() where it cannot be said so.
  Part part_of(const model::ConstraintSpec& rule, bool is_denied) {
    const ConstraintType* type = find_constraint_type(rule.type);
    Lowering lowering(puzzle_);
    lowering.limit_diagrams(kMostInDiagrams);
    type->lower(puzzle_, rule, lowering);
    if (lowering.gave_up()) failed_ = true;
    problems_.push_back(std::make_unique<model::Problem>(lowering.take()));
    const model::Problem& problem = *problems_.back();
    const auto num_cells = static_cast<std::size_t>(problem.num_cells);
    if (!problem.numbers.empty() || (is_denied && problem.domains.size() > num_cells))
      failed_ = true;
    for (const model::PostedPrimitive& posted : problem.primitives) {
      if (remembers_too_much(posted.primitive)) failed_ = true;
    }
    if (failed_) return {};
    std::vector<Variable> hidden;
    for (std::size_t i = num_cells; i < problem.domains.size(); ++i)
      hidden.push_back(out_.add_hidden(problem.domains[i]));
    Part part{is_denied ? Part::Kind::any : Part::Kind::all, {}, {}};
    for (const model::PostedPrimitive& posted : problem.primitives) {
      Primitive primitive = posted.primitive;
      if (!hidden.empty()) rename(primitive, num_cells, hidden);
      part.parts.push_back({Part::Kind::leaf, Leaf(problem, std::move(primitive), is_denied), {}});
    }
    return part;
  }

  void post(const Part& part, const std::vector<Guard>& guards) {
    if (failed()) return;
    switch (part.kind) {
      case Part::Kind::leaf: post_leaf(*part.leaf, guards); return;
      case Part::Kind::all:
        for (const Part& one : part.parts) post(one, guards);
        return;
      case Part::Kind::any: break;
    }
    if (part.parts.size() == 1) return post(part.parts.front(), guards);
    const auto most = static_cast<std::size_t>(puzzle_.num_digits());
    if (part.parts.size() > most && most > 1) return post(split(part, most), guards);
    if (part.parts.empty() || most < 2) return post_never(guards);
    const Variable selector = out_.add_hidden(DigitSet::all(static_cast<int>(part.parts.size())));
    if (post_in_one(part, selector, guards)) return;
    for (std::size_t i = 0; i < part.parts.size(); ++i) {
      std::vector<Guard> inner = guards;
      inner.push_back({selector, Digit(i)});
      post(part.parts[i], inner);
    }
  }

  [[nodiscard]] bool failed() const { return failed_ || out_.gave_up(); }

 private:
  /// Some leaves that hold together where the selector has a digit.
  struct Together {
    std::vector<const Leaf*> leaves;
  };

  static void rename(Primitive& primitive, std::size_t num_cells,
                     const std::vector<Variable>& hidden) {
    const auto renamed = [&](Variable& variable) {
      if (variable.index() >= num_cells) variable = hidden[variable.index() - num_cells];
    };
    std::visit(base::Overloaded{
                   [&](model::LinearSum& sum) {
                     for (auto& term : sum.terms) renamed(term.variable);
                   },
                   [&](model::PairRelation& relation) {
                     renamed(relation.first);
                     renamed(relation.second);
                   },
                   [&](model::Restriction& restriction) { renamed(restriction.variable); },
                   [&](model::DifferentPairs& pairs) {
                     for (auto* list : {&pairs.first, &pairs.second}) {
                       for (Variable& variable : *list) renamed(variable);
                     }
                   },
                   // No part of a rule.
                   [](model::LineRank&) {},
                   [&](auto& kind) {
                     for (Variable& variable : kind.variables) renamed(variable);
                   },
               },
               primitive);
  }

  /// A choice among groups of choices.
  static Part split(const Part& part, std::size_t most) {
    Part outer{Part::Kind::any, {}, {}};
    const std::size_t size = (part.parts.size() + most - 1) / most;
    for (std::size_t begin = 0; begin < part.parts.size(); begin += size) {
      const std::size_t end = std::min(begin + size, part.parts.size());
      outer.parts.push_back({Part::Kind::any,
                             {},
                             {part.parts.begin() + static_cast<std::ptrdiff_t>(begin),
                              part.parts.begin() + static_cast<std::ptrdiff_t>(end)}});
    }
    return outer;
  }

  /// Nothing holds: one of the selectors has another digit.
  void post_never(const std::vector<Guard>& guards) {
    std::vector<Variable> variables;
    for (const Guard& guard : guards) variables.push_back(guard.selector);
    if (variables.empty()) variables.push_back(model::variable_of(geometry::Cell(0)));
    out_.walk(
        variables, 1,
        [&](State state, std::size_t place, Digit digit) -> DiagramStep {
          return place < guards.size() && digit != guards[place].digit ? DiagramStep(0) : state;
        },
        [&](State state) { return state == 0; });
  }

  /// The leaves of a part of which all hold; nothing where there is a choice among them.
  static bool add_leaves(const Part& part, std::vector<const Leaf*>& leaves) {
    if (part.kind == Part::Kind::leaf) leaves.push_back(&*part.leaf);
    if (part.kind == Part::Kind::any) return false;
    return std::all_of(part.parts.begin(), part.parts.end(),
                       [&](const Part& one) { return add_leaves(one, leaves); });
  }

  /// An order in which all of them can be read: that of the first that needs one, then that of the
  /// cells. Nothing where another needs a different one.
  static std::optional<std::vector<Variable>> order_of(const std::vector<Together>& choices) {
    std::vector<Variable> order;
    std::vector<Variable> others;
    const auto add = [](std::vector<Variable>& all, const std::vector<Variable>& more) {
      for (const Variable variable : more) {
        if (std::find(all.begin(), all.end(), variable) == all.end()) all.push_back(variable);
      }
    };
    for (const bool ordered : {true, false}) {
      for (const Together& together : choices) {
        for (const Leaf* leaf : together.leaves) {
          if (leaf->is_ordered() == ordered) add(ordered ? order : others, leaf->scope());
        }
      }
    }
    std::sort(others.begin(), others.end());
    add(order, others);
    for (const Together& together : choices) {
      for (const Leaf* leaf : together.leaves) {
        if (!leaf->is_ordered()) continue;
        auto at = order.begin();
        for (const Variable variable : leaf->scope()) {
          at = std::find(at, order.end(), variable);
          if (at == order.end()) return std::nullopt;
        }
      }
    }
    return order;
  }

  /// The choice as one diagram; false where it has choices within, or is too large.
  bool post_in_one(const Part& part, Variable selector, const std::vector<Guard>& guards) {
    std::vector<Together> choices;
    for (std::size_t i = 0; i < part.parts.size(); ++i) {
      Together& together = choices.emplace_back();
      if (!add_leaves(part.parts[i], together.leaves)) return false;
    }
    return post_choices(choices, selector, guards);
  }

  /// What the leaf alone says where all guards have their digits. A rule of the whole board has
  /// thousands of leaves, which post_choices() would take ten times as long for.
  void post_leaf(const Leaf& leaf, const std::vector<Guard>& guards) {
    std::vector<Variable> variables;
    for (const Guard& guard : guards) variables.push_back(guard.selector);
    std::vector<Variable> order;
    for (const Variable variable : leaf.scope()) {
      if (std::find(order.begin(), order.end(), variable) == order.end()) order.push_back(variable);
    }
    if (!leaf.is_ordered()) std::sort(order.begin(), order.end());
    variables.insert(variables.end(), order.begin(), order.end());
    const auto step = [&](State state, std::size_t place, Digit digit) -> DiagramStep {
      if (place >= guards.size()) return leaf.step(state, variables[place], digit);
      return digit == guards[place].digit ? state : Leaf::kSettled;
    };
    const auto accepts = [&](State state) { return leaf.accepts(state); };
    const SharedTable content = leaf.shared_content();
    if (content == nullptr) return out_.walk(variables, leaf.start(), step, accepts);
    std::vector<Digit> digits;
    for (const Guard& guard : guards) digits.push_back(guard.digit);
    const auto [known, is_new] = guarded_.try_emplace({content.get(), leaf.is_denied(), digits});
    if (is_new) {
      known->second = std::make_shared<const model::DiagramTable>(
          model::guarded_diagram(*content, digits, leaf.is_denied()));
    }
    out_.sequences(std::move(variables), known->second);
  }

  bool post_choices(const std::vector<Together>& choices, Variable selector,
                    const std::vector<Guard>& guards) {
    const auto order = order_of(choices);
    if (!order) return false;
    std::vector<Variable> variables;
    for (const Guard& guard : guards) variables.push_back(guard.selector);
    variables.push_back(selector);
    const std::size_t num_before = variables.size();
    variables.insert(variables.end(), order->begin(), order->end());
    // A state is a choice and what its leaves remember; 0 where a guard has another digit.
    using Key = std::vector<State>;
    std::unordered_map<Key, State, KeyHash> numbers{{Key(), 0}};
    std::vector<const Key*> keys{&numbers.begin()->first};
    std::size_t num_words = 0;
    const auto number_of = [&](Key key) -> State {
      const auto [known, is_new] = numbers.emplace(std::move(key), keys.size());
      if (is_new) {
        keys.push_back(&known->first);
        num_words += known->first.size();
      }
      return known->second;
    };
    const auto is_too_large = [&] { return keys.size() > kMostStates || num_words > kMostWords; };
    const auto begin_of = [&](std::size_t choice) {
      Key key{choice};
      for (const Leaf* leaf : choices[choice].leaves) key.push_back(leaf->start());
      return number_of(std::move(key));
    };
    constexpr State kPending = ~State{0};
    const auto step = [&](State state, std::size_t place, Digit digit) -> DiagramStep {
      if (state == 0) return state;
      if (place < guards.size() && digit != guards[place].digit) return 0;
      if (place < num_before) {
        if (place + 1 < num_before) return state;
        return digit.index() < choices.size() ? DiagramStep(begin_of(digit.index())) : std::nullopt;
      }
      if (is_too_large()) return std::nullopt;  // is refused below
      Key key = *keys[state];
      const Together& together = choices[key[0]];
      for (std::size_t i = 0; i < together.leaves.size(); ++i) {
        if (!together.leaves[i]->has(variables[place])) continue;
        const DiagramStep next = together.leaves[i]->step(key[i + 1], variables[place], digit);
        if (!next) return std::nullopt;
        key[i + 1] = *next;
      }
      return number_of(std::move(key));
    };
    const auto accepts = [&](State state) {
      if (state == 0) return true;
      const Key& key = *keys[state];
      const Together& together = choices[key[0]];
      for (std::size_t i = 0; i < together.leaves.size(); ++i) {
        if (!together.leaves[i]->accepts(key[i + 1])) return false;
      }
      return true;
    };
    auto table =
        model::make_diagram(puzzle_.num_digits(), variables.size(), kPending, step, accepts);
    if (!table || is_too_large()) return false;
    out_.sequences(std::move(variables),
                   std::make_shared<const model::DiagramTable>(std::move(*table)));
    return true;
  }

  struct KeyHash {
    std::size_t operator()(const std::vector<State>& key) const {
      constexpr State kFactor = 0x9E3779B97F4A7C15;  // odd, its bits well mixed
      State hash = key.size();
      for (const State state : key) {
        hash = (hash ^ state) * kFactor;
        hash ^= hash >> 32U;
      }
      return hash;
    }
  };

  /// What the states of a choice as one diagram may be, and what they may remember altogether: a
  /// rule of the whole board has hundreds of leaves, and every state remembers one word for each.
  static constexpr std::size_t kMostStates = 100'000;
  static constexpr std::size_t kMostWords = 500'000;

  /// What the diagrams of all leaves may be together, in nodes times digits: what a rule of the
  /// whole board may take on 16x16, with room, and seconds and gigabytes less than on 25x25.
  static constexpr std::size_t kMostInDiagrams = 20'000'000;

  const model::Puzzle& puzzle_;
  Lowering& out_;
  std::vector<std::unique_ptr<model::Problem>> problems_;
  /// Diagrams of leaves behind guards, by what they hold, whether they are denied, and the digits
  /// of the guards.
  std::map<std::tuple<const model::DiagramTable*, bool, std::vector<Digit>>, SharedTable> guarded_;
  bool failed_ = false;
};

}  // namespace

bool lower_any_of(const model::Puzzle& puzzle, const std::vector<model::ConstraintSpec>& rules,
                  Lowering& out) {
  Composer composer(puzzle, out);
  Part choice{Part::Kind::any, {}, {}};
  for (const model::ConstraintSpec& rule : rules)
    choice.parts.push_back(composer.part_of(rule, false));
  if (!composer.failed()) composer.post(choice, {});
  return !composer.failed();
}

bool lower_none_of(const model::Puzzle& puzzle, const std::vector<model::ConstraintSpec>& rules,
                   Lowering& out) {
  Composer composer(puzzle, out);
  for (const model::ConstraintSpec& rule : rules) {
    const Part part = composer.part_of(rule, true);
    if (composer.failed()) return false;
    composer.post(part, {});
  }
  return !composer.failed();
}

}  // namespace omnidoku::constraints
