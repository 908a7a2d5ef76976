// SPDX-License-Identifier: MIT
//
// Two-cell sums as relations. With two open cells a sum (a cage, innies, a difference of innies and
// outies) is a list of options: x here goes with y there. An option is out when a third cell that
// sees both has only these two digits, or when no option of another two-cell sum goes with it. A
// digit of either cell that is in no option left is false; so is a candidate elsewhere that every
// option left excludes.
// Soundness: one option of each sum is the true one, and the cell named has a digit.
// Cost: (sums with two open cells)^2 times their options.
#include <algorithm>
#include <array>

#include "logic/sums/sum_steps.h"
#include "logic/telling/reason.h"
#include "logic/telling/step_parts.h"

namespace omnidoku::logic::pair_relation_technique {

namespace {

constexpr std::size_t kMostTold = 3;

/// A sum with two open cells and the options it has.
struct Pair {
  std::size_t sum = 0;
  SumFillings fillings;
  std::vector<std::array<Digit, 2>> options;
};

using Option = std::array<Digit, 2>;

Candidate at(const Pair& pair, const Option& option, std::size_t i) {
  return {pair.fillings.open[i], option[i]};
}

bool wanted(const SumInfo& sum) { return sum.relation == model::LinearSum::Relation::equal; }

bool applies(const Structure& structure) { return !structure.sums().empty(); }

std::vector<Pair> pairs_of(const Position& position) {
  const Structure& structure = position.structure();
  const auto& values = structure.problem().values;
  std::vector<Pair> pairs;
  for (const std::size_t sum : sums_by_size(position, wanted, 2)) {
    Pair pair{.sum = sum, .fillings = fillings_of(position, sum), .options = {}};
    if (pair.fillings.open.size() > 2) break;
    const Cell a = pair.fillings.open[0];
    const Cell b = pair.fillings.open[1];
    pair.fillings.possible[0].for_each([&](Digit x) {
      pair.fillings.possible[1].for_each([&](Digit y) {
        const std::int64_t total = pair.fillings.coefficients[0] * values[x.index()] +
                                   pair.fillings.coefficients[1] * values[y.index()];
        if (total != pair.fillings.rest || structure.excludes({a, x}, {b, y})) return;
        pair.options.push_back({x, y});
      });
    });
    if (pair.options.size() > 1) pairs.push_back(std::move(pair));
  }
  return pairs;
}

/// What an option would leave nothing for: a cell, or the open cells of a sum.
struct Consequence {
  std::optional<Cell> cell;
  std::size_t sum = 0;
  std::vector<Cell> open = {};
  friend bool operator==(const Consequence&, const Consequence&) = default;
};

/// Options with the same consequence.
struct Blamed {
  Consequence consequence;
  std::vector<Option> options;
};

/// The options of a pair that are out.
struct OutOptions {
  std::size_t sum;
  SumFillings fillings;
  std::vector<Blamed> why;

  [[nodiscard]] std::string text(const model::Step& /*step*/, const Words& words) const {
    std::string result =
        sum_fact(words, sum, fillings) + ", so a digit in one cell settles the other.";
    for (const Blamed& blamed : why) {
      std::vector<std::string> options;
      for (const Option& option : blamed.options) options.push_back(told(option, words));
      if (options.size() > kMostTold) {
        const std::size_t more = options.size() - kMostTold;
        options.resize(kMostTold);
        options.push_back(std::to_string(more) + " more such pair" + (more == 1 ? "" : "s"));
      }
      result += (&blamed == &why.front() ? " But " : ", ") + Words::list(options, "or") +
                " would leave " + told(blamed.consequence, words);
    }
    return result + ".";
  }

 private:
  /// "1 in R1C1 with 9 in R1C2"
  [[nodiscard]] std::string told(const Option& option, const Words& words) const {
    return words.candidate({fillings.open[0], option[0]}) + " with " +
           words.candidate({fillings.open[1], option[1]});
  }
  [[nodiscard]] static std::string told(const Consequence& consequence, const Words& words) {
    if (consequence.cell) return "nothing for " + words.cell(*consequence.cell);
    return "no way to fill " + words.cells(consequence.open) + " (" +
           words.structure().sums()[consequence.sum].name + ")";
  }
};

/// Why options of one pair are out, and what follows.
class Elimination {
 public:
  Elimination(const Position& position, const std::vector<Pair>& pairs, const Pair& pair)
      : position_(position), structure_(position.structure()), pairs_(pairs), pair_(pair) {}

  /// Whether some option is out, so that something may follow.
  bool run() {
    for (const Option& option : pair_.options) {
      if (!out_by_cell(option) && !out_by_sum(option)) left_.push_back(option);
    }
    return left_.size() < pair_.options.size() && !left_.empty();
  }

  /// The step; without conclusions when nothing follows.
  model::Step step() {
    model::Step step = sum_step(position_, pair_.sum, pair_.fillings);
    std::array<DigitSet, 2> possible;
    for (const Option& option : left_) {
      possible[0].insert(option[0]);
      possible[1].insert(option[1]);
    }
    for (std::size_t i = 0; i < 2; ++i) {
      const Cell cell = pair_.fillings.open[i];
      (pair_.fillings.possible[i] - possible[i]).for_each([&](Digit digit) {
        step.eliminations.push_back({cell, digit});
      });
    }
    eliminate_elsewhere(step);
    if (step.eliminations.empty()) return step;
    for (const Cell cell : cells_) {
      add_cell_premise(step, cell);
      mark_cell(step, position_, cell, position_.candidates(cell), model::CandidateRole::group);
    }
    for (const std::size_t sum : sums_) {
      add_sum_premise(step, structure_, sum);
      step.houses.push_back({structure_.sums()[sum].primitive, model::HouseRole::link});
    }
    step.reason = reason_of(OutOptions{pair_.sum, pair_.fillings, why_});
    return step;
  }

 private:
  /// A cell that sees both and has only the two digits.
  bool out_by_cell(const Option& option) {
    const DigitSet digits = {option[0], option[1]};
    if (digits.size() != 2) return false;
    const Cell a = pair_.fillings.open[0];
    const Cell b = pair_.fillings.open[1];
    for (const Cell cell : structure_.peer_list(a)) {
      if (position_.candidates(cell) != digits || !structure_.sees(cell, b)) continue;
      if (std::find(cells_.begin(), cells_.end(), cell) == cells_.end()) cells_.push_back(cell);
      blame(option, {.cell = cell});
      return true;
    }
    return false;
  }

  /// A second pair none of whose options goes with this one.
  bool out_by_sum(const Option& option) {
    for (const Pair& other : pairs_) {
      if (&other == &pair_) continue;
      const bool some =
          std::any_of(other.options.begin(), other.options.end(),
                      [&](const Option& second) { return go_together(option, other, second); });
      if (some) continue;
      if (std::find(sums_.begin(), sums_.end(), other.sum) == sums_.end()) {
        sums_.push_back(other.sum);
      }
      blame(option, {.cell = std::nullopt, .sum = other.sum, .open = other.fillings.open});
      return true;
    }
    return false;
  }

  [[nodiscard]] bool go_together(const Option& option, const Pair& other,
                                 const Option& second) const {
    for (std::size_t i = 0; i < 2; ++i) {
      for (std::size_t j = 0; j < 2; ++j) {
        if (structure_.excludes(at(pair_, option, i), at(other, second, j))) return false;
      }
    }
    return true;
  }

  void eliminate_elsewhere(model::Step& step) const {
    const CellSet seen =
        structure_.peers(pair_.fillings.open[0]) & structure_.peers(pair_.fillings.open[1]);
    for (const Digit digit : left_.front()) {
      const bool always = std::all_of(left_.begin(), left_.end(), [digit](const Option& option) {
        return option[0] == digit || option[1] == digit;
      });
      if (always) eliminate_in(step, position_, seen, digit);
    }
    std::sort(step.eliminations.begin(), step.eliminations.end());
    step.eliminations.erase(std::unique(step.eliminations.begin(), step.eliminations.end()),
                            step.eliminations.end());
  }

  /// Notes what an option would leave; options with the same consequence are told together.
  void blame(const Option& option, const Consequence& consequence) {
    for (auto& [known, options] : why_) {
      if (known == consequence) return options.push_back(option);
    }
    why_.push_back({consequence, {option}});
  }

  const Position& position_;
  const Structure& structure_;
  const std::vector<Pair>& pairs_;
  const Pair& pair_;
  std::vector<Option> left_;
  std::vector<Cell> cells_;        ///< that options leave without a digit
  std::vector<std::size_t> sums_;  ///< that options leave without an option
  std::vector<Blamed> why_;
};

void find(const Position& position, StepSink& sink) {
  const std::vector<Pair> pairs = pairs_of(position);
  for (const Pair& pair : pairs) {
    Elimination elimination(position, pairs, pair);
    if (!elimination.run()) continue;
    model::Step step = elimination.step();
    if (!step.eliminations.empty() && sink.add(std::move(step))) return;
  }
}

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "pair_relation",
    .title = "Pairs of a Sum",
    .family = Family::sum,
    .cost = 90,
    .idea =
        "In two cells with a known sum a digit in one settles the other; a pair of digits that "
        "leaves another cell or sum nothing is out.",
    .look =
        "Take two cells that make a known sum, and list the pairs of digits. Cross out a pair that "
        "would leave another cell, or another such pair, nothing.",
    .example =
        R"json({"omnidoku":1,"board":{"type":"grid","size":6},"constraints":[{"type":"killer","cells":["R1C1","R1C2","R1C3","R2C2","R3C2"],"sum":17},{"type":"killer","cells":["R1C4","R2C4"],"sum":6},{"type":"killer","cells":["R1C5","R1C6","R2C5","R2C6"],"sum":15},{"type":"killer","cells":["R2C1","R3C1"],"sum":11},{"type":"killer","cells":["R2C3","R3C3","R4C3","R4C4","R5C4"],"sum":16},{"type":"killer","cells":["R3C4","R3C5","R4C5"],"sum":12},{"type":"killer","cells":["R3C6","R4C6"],"sum":3},{"type":"killer","cells":["R4C1","R4C2","R5C1"],"sum":9},{"type":"killer","cells":["R5C2","R5C3","R6C1","R6C2"],"sum":16},{"type":"killer","cells":["R5C5","R5C6","R6C5","R6C6"],"sum":15},{"type":"killer","cells":["R6C3","R6C4"],"sum":6}]})json",
    .applies = applies,
    .find = find,
    .describe = reason_text,
    .summary = sum_up_pair_relation,
};

}  // namespace omnidoku::logic::pair_relation_technique
