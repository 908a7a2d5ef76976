// SPDX-License-Identifier: MIT
//
// One rule by itself: what a constraint that ties pairs of cells together (a thermometer, a dot)
// leaves for its cells, looking at nothing but their candidates. Pair by pair, in order along the
// cells, a digit goes when the other cell of the pair has none left that goes with it; again until
// nothing more goes.
// Soundness: a digit without a partner in a cell that the rule ties to its own breaks the rule.
#include <algorithm>
#include <map>

#include "constraints/constraint_type.h"
#include "logic/reason.h"
#include "logic/step_parts.h"
#include "logic/sum_steps.h"
#include "logic/technique.h"

namespace omnidoku::logic::rule_alone_technique {

namespace {

/// More reasons than this are counted, not told.
constexpr std::size_t kMostTold = 4;

/// Two cells tied together, in the order in which the rule names them.
struct Tie {
  Cell from;
  const PairExclusion* to = nullptr;
};

/// The pairs of every constraint, by its index.
std::map<std::uint32_t, std::vector<Tie>> ties_of(const Structure& structure) {
  std::map<std::uint32_t, std::vector<Tie>> ties;
  for (int i = 0; i < structure.num_cells(); ++i) {
    for (const PairExclusion& pair : structure.pair_exclusions(Cell(i))) {
      const model::Origin origin = structure.problem().primitives[pair.primitive].origin;
      ties[origin.index].push_back({Cell(i), &pair});
    }
  }
  for (auto& [constraint, list] : ties) {
    std::stable_sort(list.begin(), list.end(),
                     [](const Tie& a, const Tie& b) { return a.to->primitive < b.to->primitive; });
  }
  return ties;
}

bool applies(const Structure& structure) { return structure.has_pair_exclusions(); }

/// What a constraint takes away, cell by cell.
struct TakenAway {
  struct One {
    Cell from;
    DigitSet left;  ///< its candidates
    Cell to;
    DigitSet gone;  ///< those of `to` that none of them goes with
  };
  std::uint32_t constraint;  ///< index into the puzzle's
  std::uint32_t primitive;   ///< one that it posted
  std::vector<One> all;

  [[nodiscard]] std::string text(const model::Step& /*step*/, const Words& words) const {
    const std::size_t told = std::min(kMostTold, all.size());
    std::string result = "By " + words.shape(primitive) + " alone: ";
    for (std::size_t i = 0; i < told; ++i) result += (i == 0 ? "" : "; ") + text_of(all[i], words);
    if (all.size() > kMostTold) result += "; and so on from cell to cell";
    return result + ".";
  }

 private:
  [[nodiscard]] std::string text_of(const One& one, const Words& words) const {
    const model::Puzzle& puzzle = words.structure().puzzle();
    const model::ConstraintSpec& spec = puzzle.constraints[constraint];
    const constraints::ConstraintType* type = constraints::find_constraint_type(spec.type);
    if (type->pair_reason != nullptr) {
      return type->pair_reason(puzzle, spec, one.from, one.left, one.to, one.gone);
    }
    return words.digits(one.gone) + " in " + words.cell(one.to) + " goes with nothing left in " +
           words.cell(one.from) + " (" + words.digits(one.left) + ")";
  }
};

class RuleSearch {
 public:
  RuleSearch(const Position& position, std::uint32_t constraint, const std::vector<Tie>& ties)
      : position_(position),
        structure_(position.structure()),
        constraint_(constraint),
        ties_(ties),
        left_(position.board().digits_left()) {}

  /// Takes away what has no partner; whether anything went and no cell is left without a digit.
  bool run() {
    bool more = true;
    while (more) {
      more = false;
      for (const Tie& tie : ties_) {
        if (!look_at(tie, more)) return false;
      }
    }
    return !reasons_.empty();
  }

  [[nodiscard]] model::Step step() const {
    model::Step step;
    for (const Cell cell : cells_) {
      (position_.candidates(cell) - left_[cell.index()]).for_each([&](Digit digit) {
        step.eliminations.push_back({cell, digit});
      });
    }
    std::sort(step.eliminations.begin(), step.eliminations.end());
    for (const Cell cell : causes_) {
      add_cell_premise(step, cell);
      mark_cell(step, position_, cell, left_[cell.index()], model::CandidateRole::group);
    }
    for (const Tie& tie : ties_) {
      if (std::find(causes_.begin(), causes_.end(), tie.from) == causes_.end()) continue;
      step.houses.push_back({tie.to->primitive, model::HouseRole::home});
    }
    step.cells = cells_;
    step.size = static_cast<int>(reasons_.size());
    step.reason = reason_of(TakenAway{constraint_, ties_.front().to->primitive, reasons_});
    return step;
  }

 private:
  bool look_at(const Tie& tie, bool& more) {
    const DigitSet from = left_[tie.from.index()];
    DigitSet& to = left_[tie.to->other.index()];
    DigitSet gone = to;
    from.for_each([&](Digit digit) { gone &= tie.to->excluded[digit.index()]; });
    if (gone.empty()) return true;
    if (position_.board().is_placed(tie.to->other) || gone == to) return false;  // contradiction
    to -= gone;
    more = true;
    add_once(causes_, tie.from);
    add_once(cells_, tie.to->other);
    reasons_.push_back({tie.from, from, tie.to->other, gone});
    return true;
  }

  static void add_once(std::vector<Cell>& cells, Cell cell) {
    if (std::find(cells.begin(), cells.end(), cell) == cells.end()) cells.push_back(cell);
  }

  const Position& position_;
  const Structure& structure_;
  std::uint32_t constraint_;  ///< index into the puzzle's
  const std::vector<Tie>& ties_;
  std::vector<DigitSet> left_;
  std::vector<Cell> causes_;  ///< whose candidates take something away
  std::vector<Cell> cells_;   ///< that lose something
  std::vector<TakenAway::One> reasons_;
};

void find(const Position& position, StepSink& sink) {
  for (const auto& [constraint, ties] : ties_of(position.structure())) {
    RuleSearch search(position, constraint, ties);
    if (search.run() && sink.add(search.step())) return;
  }
}

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "rule_alone",
    .title = "Rule Alone",
    .family = Family::intersection,
    .cost = 22,
    .cost_per_size = 1,
    .smallest_size = 1,
    .idea =
        "What one rule says of the cells it ties together, whatever is in the other cells of the "
        "grid.",
    .applies = applies,
    .find = find,
    .describe = reason_text,
};

}  // namespace omnidoku::logic::rule_alone_technique
