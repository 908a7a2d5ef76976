// SPDX-License-Identifier: MIT
#include "constraints/composed.h"

#include <algorithm>
#include <deque>
#include <map>
#include <span>
#include <utility>

#include "base/overloaded.h"
#include "constraints/choice_diagram.h"
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
  const Leaf* leaf = nullptr;
  std::vector<Part> parts;
};

/// A selector and the digit with which what is behind it is in force.
struct Guard {
  Variable selector;
  Digit digit;
};

class Composer {
 public:
  Composer(const model::Puzzle& puzzle, Lowering& out)
      : puzzle_(puzzle), out_(out), walks_(puzzle.num_digits()) {
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
    lowering.limit_work(out_.work_left());
    lowering.lower_formulas_as(out_);
    type->lower(puzzle_, rule, lowering);
    out_.limit_work(lowering.work_left());
    if (lowering.gave_up()) failed_ = true;
    problems_.push_back(std::make_unique<model::Problem>(lowering.take()));
    const model::Problem& problem = *problems_.back();
    out_.spend(problem.primitives.size() * kWorkOfLeaf);
    if (failed()) return {};
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
    Part part{is_denied ? Part::Kind::any : Part::Kind::all, nullptr, {}};
    for (const model::PostedPrimitive& posted : problem.primitives) {
      Primitive primitive = posted.primitive;
      if (!hidden.empty()) rename(primitive, num_cells, hidden);
      leaves_.emplace_back(problem, std::move(primitive), is_denied);
      part.parts.push_back({Part::Kind::leaf, &leaves_.back(), {}});
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
    Part outer{Part::Kind::any, nullptr, {}};
    const std::size_t size = (part.parts.size() + most - 1) / most;
    for (std::size_t begin = 0; begin < part.parts.size(); begin += size) {
      const std::size_t end = std::min(begin + size, part.parts.size());
      outer.parts.push_back({Part::Kind::any,
                             nullptr,
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
    if (part.kind == Part::Kind::leaf) leaves.push_back(part.leaf);
    if (part.kind == Part::Kind::any) return false;
    return std::all_of(part.parts.begin(), part.parts.end(),
                       [&](const Part& one) { return add_leaves(one, leaves); });
  }

  /// Finds an order in which all of them can be read: that of the first that needs one, then that
  /// of the cells. False where another needs a different one.
  bool find_order(const std::vector<Together>& choices) {
    for (const Variable variable : order_) place_of_[variable.index()] = kNoPlace;
    order_.clear();
    place_of_.resize(out_.problem().domains.size(), kNoPlace);
    const auto add = [&](const std::vector<Variable>& more) {
      for (const Variable variable : more) {
        std::size_t& place = place_of_[variable.index()];
        if (place != kNoPlace) continue;
        place = order_.size();
        order_.push_back(variable);
      }
    };
    std::vector<Variable> others;
    for (const Together& together : choices) {
      for (const Leaf* leaf : together.leaves) {
        if (leaf->is_ordered())
          add(leaf->scope());
        else
          others.insert(others.end(), leaf->scope().begin(), leaf->scope().end());
      }
    }
    std::sort(others.begin(), others.end());
    add(others);
    const auto is_in_order = [&](const Leaf* leaf) {
      return !leaf->is_ordered() ||
             std::is_sorted(leaf->scope().begin(), leaf->scope().end(),
                            [&](Variable a, Variable b) {
                              return place_of_[a.index()] < place_of_[b.index()];
                            });
    };
    return std::all_of(choices.begin(), choices.end(), [&](const Together& together) {
      return std::all_of(together.leaves.begin(), together.leaves.end(), is_in_order);
    });
  }

  /// The choice as one diagram; false where it has choices within, or is too large.
  bool post_in_one(const Part& part, Variable selector, const std::vector<Guard>& guards) {
    std::vector<Together> choices;
    for (const Part& one : part.parts) {
      Together& together = choices.emplace_back();
      if (!add_leaves(one, together.leaves)) return false;
    }
    return post_choices(choices, selector, guards);
  }

  /// What the leaf alone says where all guards have their digits.
  void post_leaf(const Leaf& leaf, const std::vector<Guard>& guards) {
    std::vector<Variable> order = leaf.scope();
    if (!leaf.is_ordered()) std::sort(order.begin(), order.end());
    const SharedTable table = guarded(leaf, order, digits_of(guards));
    if (table == nullptr) return out_.give_up();
    std::vector<Variable> variables = selectors_of(guards);
    variables.insert(variables.end(), order.begin(), order.end());
    out_.spend(kWorkOfPosting);
    out_.sequences(std::move(variables), table);
  }

  /// What the leaf says behind these digits; null pointer: that would take too much. A rule of the
  /// whole board has thousands of leaves, most of which are alike.
  SharedTable guarded(const Leaf& leaf, const std::vector<Variable>& order,
                      const std::vector<Digit>& digits) {
    const auto content = leaf.content(order);
    if (!content) return newly_guarded(leaf, order, digits);
    const auto [known, is_new] = guarded_.try_emplace({*content, digits});
    if (is_new) known->second = newly_guarded(leaf, order, digits);
    return known->second;
  }
  SharedTable newly_guarded(const Leaf& leaf, const std::vector<Variable>& order,
                            const std::vector<Digit>& digits) {
    SharedTable base = leaf.shared_content();
    bool is_denied = leaf.is_denied();
    if (base == nullptr) {
      const Leaf* leaves[] = {&leaf};
      const auto walked = walk(leaves, order);
      if (walked == nullptr) return nullptr;
      base = walked->table;
      is_denied = false;  // the walk is the denial
    }
    if (digits.empty() && !is_denied) return base;
    auto made = std::make_shared<const model::DiagramTable>(
        model::guarded_diagram(*base, digits, is_denied));
    out_.spend(made->children.size());
    return made;
  }

  std::shared_ptr<const WalkedLeaves> walk(std::span<const Leaf* const> leaves,
                                           std::span<const Variable> order) {
    const std::size_t before = walks_.work();
    auto walked = walks_.walk(leaves, order);
    out_.spend(walks_.work() - before);
    return walked;
  }

  static std::vector<Digit> digits_of(const std::vector<Guard>& guards) {
    std::vector<Digit> digits;
    for (const Guard& guard : guards) digits.push_back(guard.digit);
    return digits;
  }
  static std::vector<Variable> selectors_of(const std::vector<Guard>& guards) {
    std::vector<Variable> selectors;
    for (const Guard& guard : guards) selectors.push_back(guard.selector);
    return selectors;
  }

  bool post_choices(const std::vector<Together>& choices, Variable selector,
                    const std::vector<Guard>& guards) {
    if (!find_order(choices)) return false;
    std::vector<Alternative> alternatives;
    for (const Together& together : choices) {
      std::vector<std::size_t> places;
      for (const Leaf* leaf : together.leaves) {
        for (const Variable variable : leaf->scope()) places.push_back(place_of_[variable.index()]);
      }
      out_.spend(places.size());
      std::sort(places.begin(), places.end());
      places.erase(std::unique(places.begin(), places.end()), places.end());
      std::vector<Variable> own;
      for (const std::size_t place : places) own.push_back(order_[place]);
      auto walked = walk(together.leaves, own);
      if (walked == nullptr || failed()) return false;
      alternatives.push_back({std::move(walked), std::move(places)});
    }
    const auto num_digits = static_cast<std::size_t>(puzzle_.num_digits());
    if (!is_small_choice(num_digits, guards.size(), alternatives, order_.size())) return false;
    auto table = std::make_shared<const model::DiagramTable>(
        choice_diagram(puzzle_.num_digits(), digits_of(guards), alternatives, order_.size()));
    std::vector<Variable> variables = selectors_of(guards);
    variables.push_back(selector);
    variables.insert(variables.end(), order_.begin(), order_.end());
    out_.sequences(std::move(variables), std::move(table));
    return true;
  }

  /// What the diagrams of all leaves may be together, in nodes times digits: what a rule of the
  /// whole board may take on 16x16, with room, and seconds and gigabytes less than on 25x25.
  static constexpr std::size_t kMostInDiagrams = 20'000'000;

  /// What it counts to make a leaf, and to post it by itself (Lowering::limit_work).
  static constexpr std::size_t kWorkOfLeaf = 50;
  static constexpr std::size_t kWorkOfPosting = 150;

  const model::Puzzle& puzzle_;
  Lowering& out_;
  std::vector<std::unique_ptr<model::Problem>> problems_;
  std::deque<Leaf> leaves_;
  LeafWalks walks_;
  /// Diagrams of leaves behind guards with these digits.
  std::map<std::pair<Leaf::Content, std::vector<Digit>>, SharedTable> guarded_;
  // Of the choice that is being posted: its variables, and by variable its place among them.
  static constexpr std::size_t kNoPlace = static_cast<std::size_t>(-1);
  std::vector<Variable> order_;
  std::vector<std::size_t> place_of_;
  bool failed_ = false;
};

}  // namespace

bool lower_any_of(const model::Puzzle& puzzle, const std::vector<model::ConstraintSpec>& rules,
                  Lowering& out) {
  Composer composer(puzzle, out);
  Part choice{Part::Kind::any, nullptr, {}};
  for (const model::ConstraintSpec& rule : rules) {
    choice.parts.push_back(composer.part_of(rule, false));
    if (composer.failed()) return false;
  }
  composer.post(choice, {});
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
