// SPDX-License-Identifier: MIT
//
// Lowering a puzzle to the primitives the engine and the logic work on.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "constraints/set_up.h"
#include "model/lowered.h"
#include "model/problem.h"
#include "model/puzzle.h"

namespace omnidoku::constraints {

/// A cell and how often its value counts.
struct WeightedCell {
  geometry::Cell cell;
  std::int64_t coefficient = 1;
  friend bool operator==(const WeightedCell&, const WeightedCell&) = default;
};

/// The most cells of an implied sum that a person adds up; those over more are for the search
/// alone.
inline constexpr int kMaxDerivedCells = 6;

/// What a constraint type's lower() writes to.
class Lowering {
 public:
  explicit Lowering(const model::Puzzle& puzzle);

  /// From now on lower() may say more than its constraint means, as long as that follows from it
  /// together with the houses of the board: they have been posted, and are not taken away.
  void assume_houses() { assumes_houses_ = true; }
  [[nodiscard]] bool assumes_houses() const { return assumes_houses_; }
  /// All cells different. Fewer than two cells add nothing.
  void all_different(const std::vector<geometry::Cell>& cells);
  /// The same for variables, of which some may be hidden.
  void all_different(std::vector<model::Variable> variables);
  /// sum of coefficient * value(cell) = total. Terms with coefficient 0 are left out.
  void sum_equals(const std::vector<WeightedCell>& terms, std::int64_t total);
  /// sum of coefficient * value(variable), in the given relation to the total. For sums with hidden
  /// variables.
  void sum(std::vector<model::LinearSum::Term> terms, model::LinearSum::Relation relation,
           std::int64_t total);
  /// A hidden variable that holds one of these digits.
  [[nodiscard]] model::Variable add_hidden(geometry::DigitSet digits);
  /// A hidden variable that holds one of these numbers, increasing, at most kMostNumberValues.
  [[nodiscard]] model::Variable add_number(std::vector<std::int64_t> values);
  /// The cell holds one of these digits.
  void restrict(geometry::Cell cell, geometry::DigitSet digits);
  /// The two cells, which are not the same, hold digits that go together: goes_together(digit of
  /// the first, digit of the second).
  void relate(geometry::Cell first, geometry::Cell second,
              const std::function<bool(geometry::Digit, geometry::Digit)>& goes_together);
  /// The same for many pairs; the function is asked once for all of them.
  void relate(const std::vector<std::pair<geometry::Cell, geometry::Cell>>& pairs,
              const std::function<bool(geometry::Digit, geometry::Digit)>& goes_together);

  /// The cells hold, all together, the digits of one of these sets, each of which has as many as
  /// there are cells.
  void one_of_sets(const std::vector<geometry::Cell>& cells, std::vector<geometry::DigitSet> sets);
  /// The variables that hold one of the digits lie together in the graph of their places, and are
  /// `least` to `most`, which is 1 or more.
  void connected(std::vector<model::Variable> variables, geometry::DigitSet digits,
                 std::shared_ptr<const model::PlaceGraph> graph, std::size_t least,
                 std::size_t most);
  /// The pairs of digits in (first[0], second[0]), ... differ; no variable is there twice.
  void different_pairs(std::vector<model::Variable> first, std::vector<model::Variable> second);
  /// What the primitives of the same name mean.
  void line_rank(model::LineRank rank) { post(std::move(rank)); }
  void digit_counts(model::DigitCounts counts) { post(std::move(counts)); }
  /// The digits of these cells, each there once, in their order, are one of the sequences of a walk
  /// (model::make_diagram). If there would be too many steps nothing is posted; see gave_up().
  template <class Step, class Accepts>
  void walk(const std::vector<geometry::Cell>& cells, std::uint64_t start, Step&& step,
            Accepts&& accepts) {
    walk(variables_of(cells), start, std::forward<Step>(step), std::forward<Accepts>(accepts));
  }
  /// The same for variables, of which some may be hidden.
  template <class Step, class Accepts>
  void walk(std::vector<model::Variable> variables, std::uint64_t start, Step&& step,
            Accepts&& accepts) {
    if (gave_up_) return;
    const SharedDiagram made = walked(variables.size(), start, step, accepts);
    post_diagram(std::move(variables), made);
  }
  /// The same where walks that are told by these numbers and the length are equal, so that one
  /// diagram does for them: all that `step` and `accepts` look at but the puzzle. Walks are told
  /// apart by the type of `step`, too.
  template <class Step, class Accepts>
  void walk_by(std::vector<std::int64_t> numbers, const std::vector<geometry::Cell>& cells,
               std::uint64_t start, Step&& step, Accepts&& accepts) {
    if (gave_up_) return;
    numbers.push_back(static_cast<std::int64_t>(cells.size()));
    const auto [known, is_new] =
        walks_.try_emplace(WalkKey{&kWalkOf<std::decay_t<Step>>, std::move(numbers)});
    if (is_new) known->second = walked(cells.size(), start, step, accepts);
    post_diagram(variables_of(cells), known->second);
  }
  /// The digits of these cells, each there once, in their order, are a sequence of the diagram,
  /// which is not null.
  void sequences(const std::vector<geometry::Cell>& cells,
                 std::shared_ptr<const model::DiagramTable> table);
  /// The same for variables, of which some may be hidden.
  void sequences(std::vector<model::Variable> variables,
                 std::shared_ptr<const model::DiagramTable> table);
  /// Something that is to be said would take too much.
  void give_up() { gave_up_ = true; }
  /// What the diagrams that are made from now on may have altogether, as nodes times digits; more
  /// is too much.
  void limit_diagrams(std::size_t most) { left_for_diagrams_ = most; }
  static constexpr std::size_t kNoLimit = static_cast<std::size_t>(-1);
  /// How much work may be done from now on, in units of some ten nanoseconds; more is too much. It
  /// is counted, not measured, so that what is too much is so on every machine.
  void limit_work(std::size_t most) { work_left_ = most; }
  [[nodiscard]] std::size_t work_left() const { return work_left_; }
  /// Counts work that was done.
  void spend(std::size_t work) {
    if (work_left_ == kNoLimit) return;
    if (work > work_left_) gave_up_ = true;
    work_left_ -= std::min(work, work_left_);
  }
  /// From now on formulas are lowered to see whether they can be: they take no more than what is
  /// left for the puzzle's, and the time that there is (SetUp).
  void try_formulas() {
    is_trial_ = true;
    if (SetUp* set_up = SetUp::current()) formulas_ = &set_up->formulas();
  }
  [[nodiscard]] bool is_trial() const { return is_trial_; }
  /// The same as in another lowering, which outlives this one, and counted there.
  void lower_formulas_as(Lowering& other) {
    is_trial_ = other.is_trial_;
    formulas_ = &other.formulas();
  }
  /// What the formulas took so far.
  [[nodiscard]] FormulaEffort& formulas() { return formulas_ != nullptr ? *formulas_ : own_; }
  /// The digits of these variables number things in the order in which they are met
  /// (model::numbering_diagram). Else as with walk().
  void numbering(std::vector<model::Variable> variables, std::size_t num_names);
  /// Whether something could not be said as it would take too much. Validation asks this, so that
  /// no puzzle that is lowered lacks anything.
  [[nodiscard]] bool gave_up() const { return gave_up_; }

  /// Sets the origin of the primitives posted from now on.
  void set_origin(model::Origin origin) { origin_ = origin; }
  /// The same for primitives implied by other shapes; a contradiction is told by the name.
  void begin_derived(model::Derivation derivation);
  /// What has been posted so far.
  [[nodiscard]] const model::Problem& problem() const { return problem_; }
  [[nodiscard]] model::Problem take() { return std::move(problem_); }

 private:
  void post(model::Primitive primitive);
  using SharedDiagram = std::shared_ptr<const model::DiagramTable>;
  using WalkKey = std::pair<const char*, std::vector<std::int64_t>>;
  /// Its address stands for the type of a step.
  template <class Step>
  static constexpr char kWalkOf = 0;

  /// What a step of a walk counts, with what it takes to make the diagram smaller.
  static constexpr std::size_t kWorkOfStep = 3;
  /// The diagram of a walk (model::make_diagram).
  template <class Step, class Accepts>
  [[nodiscard]] SharedDiagram walked(std::size_t length, std::uint64_t start, Step& step,
                                     Accepts& accepts) {
    std::size_t steps = 0;
    auto made = model::make_diagram(
        problem_.num_digits, length, start,
        [&](std::uint64_t state, std::size_t place, geometry::Digit digit) {
          ++steps;
          return step(state, place, digit);
        },
        accepts);
    spend(steps * kWorkOfStep);
    return shared_diagram(std::move(made));
  }
  /// Null pointer: there is none.
  [[nodiscard]] SharedDiagram shared_diagram(std::optional<model::DiagramTable> table);
  /// The diagram like this one among those posted so far, or this one, which counts from now on.
  [[nodiscard]] SharedDiagram known_diagram(SharedDiagram table);
  void post_diagram(std::vector<model::Variable> variables, const SharedDiagram& table);
  [[nodiscard]] static std::vector<model::Variable> variables_of(
      const std::vector<geometry::Cell>& cells);

  model::Problem problem_;
  model::Origin origin_;
  bool assumes_houses_ = false;
  bool gave_up_ = false;
  std::size_t left_for_diagrams_ = kNoLimit;
  std::size_t work_left_ = kNoLimit;
  bool is_trial_ = false;
  FormulaEffort* formulas_ = nullptr;  ///< null pointer: counted in own_, without a limit
  FormulaEffort own_;
  // Posted so far, each once.
  std::vector<std::shared_ptr<const model::PairTable>> tables_;
  std::unordered_multimap<std::uint64_t, SharedDiagram> diagrams_;  ///< by hash_of()
  std::unordered_set<const model::DiagramTable*> known_diagrams_;   ///< the same
  std::map<WalkKey, SharedDiagram> walks_;
  std::vector<std::shared_ptr<const std::vector<geometry::DigitSet>>> sets_;
};

/// The puzzle as primitives: its houses, its constraints (which must be valid), its clues, and
/// implied sums (innies and outies of houses), which help propagation and change no solution. An
/// all_different over a subset of another is left out. Keeps a copy of the puzzle.
[[nodiscard]] model::SharedLowered lower(const model::Puzzle& puzzle);

}  // namespace omnidoku::constraints
