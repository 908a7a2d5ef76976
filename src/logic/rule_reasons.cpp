// SPDX-License-Identifier: MIT
#include "logic/rule_reasons.h"

#include <algorithm>
#include <optional>
#include <tuple>

#include "constraints/constraint_type.h"

namespace omnidoku::logic {

namespace {

using constraints::Supposition;

/// Candidates of which the same would come.
struct Refuted {
  std::vector<Candidate> candidates;
  std::string consequence;
  int effort = 0;  ///< to follow it: what is easy is told first
};

/// A candidate supposed in a rule's cells, and the shortest way to what cannot be.
class Refutation {
 public:
  Refutation(const Words& words, const Supposition& supposition)
      : words_(words),
        supposition_(supposition),
        type_(*constraints::find_constraint_type(supposition.spec.type)),
        grid_(supposition.left.size()) {
    for (const Cell cell : supposition.cells) {
      const DigitSet left = supposition.left_in(cell);
      if (supposition.is_supposed(cell)) continue;
      if (supposition.before[cell.index()].size() == 1 && left.size() == 1) {
        known_.push_back(cell);
        grid_[cell.index()] = left.first();
      } else {
        open_.push_back(cell);
      }
    }
    grid_[supposition.supposed.cell.index()] = supposition.supposed.digit;
  }

  /// What comes of it, and how much it takes to follow.
  [[nodiscard]] std::pair<std::string, int> run() {
    if (!holds()) return {clash_text(), 1};
    if (const auto empty = cell_without_digit()) {
      return {"nothing left in " + told(*empty) + " would do", 1};
    }
    if (std::string text = after_forced(); !text.empty()) return {std::move(text), 2};
    return {ways_text(), 3};
  }

 private:
  static constexpr int kMostQuestions = 5000;
  static constexpr std::size_t kMostForced = 2;
  static constexpr int kMostWays = 1000;

  [[nodiscard]] bool holds() const {
    return type_.holds(supposition_.puzzle, supposition_.spec, grid_);
  }
  [[nodiscard]] bool goes(Candidate candidate) const {
    return std::none_of(supposition_.cells.begin(), supposition_.cells.end(), [&](Cell other) {
      return other != candidate.cell && grid_[other.index()] &&
             words_.structure().excludes(candidate, {other, *grid_[other.index()]});
    });
  }
  /// The digits of an open cell that go with what is filled in.
  [[nodiscard]] DigitSet fitting(Cell cell) {
    DigitSet digits;
    supposition_.left_in(cell).for_each([&](Digit digit) {
      if (!goes({cell, digit})) return;
      grid_[cell.index()] = digit;
      if (holds()) digits.insert(digit);
      grid_[cell.index()].reset();
    });
    return digits;
  }

  /// "R1C3 (2 or 5)"
  [[nodiscard]] std::string told(Cell cell) const {
    const DigitSet digits = supposition_.left_in(cell);
    return words_.cell(cell) + (digits.empty() ? "" : " (" + words_.either(digits) + ")");
  }

  /// Of the digits that are known those that it does not go with.
  [[nodiscard]] std::string clash_text() {
    std::vector<std::string> guilty;
    for (const Cell cell : known_) {
      const std::optional<Digit> digit = grid_[cell.index()];
      grid_[cell.index()].reset();
      if (!holds()) continue;  // it is not needed
      grid_[cell.index()] = digit;
      guilty.push_back(words_.candidate({cell, *digit}));
    }
    return guilty.empty() ? "that alone would break the rule"
                          : "that could not be beside " + Words::list(guilty);
  }

  [[nodiscard]] std::optional<Cell> cell_without_digit() {
    for (const Cell cell : open_) {
      if (!grid_[cell.index()] && fitting(cell).empty()) return cell;
    }
    return std::nullopt;
  }

  /// Fills in cells that have one digit left, as few as it takes until another has none.
  [[nodiscard]] std::string after_forced() {
    for (std::size_t most = 1; most <= kMostForced; ++most) {
      if (const std::string text = after_forced(most); !text.empty()) return text;
    }
    return {};
  }
  [[nodiscard]] std::string after_forced(std::size_t most) {
    for (const Cell cell : open_) {
      if (grid_[cell.index()]) continue;
      const DigitSet digits = fitting(cell);
      if (digits.size() != 1) continue;
      grid_[cell.index()] = digits.first();
      std::string end;
      if (most > 1) {
        end = after_forced(most - 1);
      } else if (const auto empty = cell_without_digit()) {
        end = "then nothing left in " + told(*empty) + " would do";
      }
      grid_[cell.index()].reset();
      if (!end.empty()) {
        return words_.cell(cell) + " would have to be " + words_.digit(digits.first()) +
               (most > 1 ? ", " : ", and ") + end;
      }
    }
    return {};
  }

  /// Whether these cells can be filled; nothing where that takes too long.
  [[nodiscard]] std::optional<bool> can_fill(const std::vector<Cell>& cells) {
    questions_ = 0;
    const bool filled = fill(cells, 0);
    if (!filled && questions_ > kMostQuestions) return std::nullopt;
    return filled;
  }
  bool fill(const std::vector<Cell>& cells, std::size_t place) {
    if (place == cells.size()) return true;
    const Cell cell = cells[place];
    bool filled = false;
    supposition_.left_in(cell).for_each([&](Digit digit) {
      if (filled || questions_ > kMostQuestions || !goes({cell, digit})) return;
      ++questions_;
      grid_[cell.index()] = digit;
      filled = holds() && fill(cells, place + 1);
      grid_[cell.index()].reset();
    });
    return filled;
  }

  /// In how many ways these cells can be filled if only what sees each other must differ.
  [[nodiscard]] int num_ways(const std::vector<Cell>& cells, std::size_t place = 0) {
    if (place == cells.size()) return 1;
    int ways = 0;
    supposition_.left_in(cells[place]).for_each([&](Digit digit) {
      if (ways > kMostWays || !goes({cells[place], digit})) return;
      grid_[cells[place].index()] = digit;
      ways += num_ways(cells, place + 1);
      grid_[cells[place].index()].reset();
    });
    return ways;
  }

  /// The fewest cells, as far as leaving out one after the other finds them, of which no filling
  /// will do.
  [[nodiscard]] std::string ways_text() {
    std::vector<Cell> cells = open_;
    std::stable_sort(cells.begin(), cells.end(), [&](Cell a, Cell b) {
      return supposition_.left_in(a).size() < supposition_.left_in(b).size();
    });
    if (can_fill(cells) == false) {
      for (std::size_t i = cells.size(); i-- > 0;) {
        std::vector<Cell> fewer = cells;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        if (!fewer.empty() && can_fill(fewer) == false) cells = std::move(fewer);
      }
    }
    std::vector<std::string> names;
    for (const Cell cell : cells) names.push_back(told(cell));
    const int ways = num_ways(cells);
    if (ways == 0) return Words::list(names) + " could not all be filled";
    const std::string what = " to fill " + Words::list(names) + " would do";
    if (ways > kMostWays) return "no way" + what;
    return ways == 1 ? "the only way" + what.substr(0, what.size() - 3) + "not do"
                     : "none of the " + std::to_string(ways) + " ways" + what;
  }

  const Words& words_;
  const Supposition& supposition_;
  const constraints::ConstraintType& type_;
  model::PartialGrid grid_;
  std::vector<Cell> known_;
  std::vector<Cell> open_;
  int questions_ = 0;
};

class Telling {
 public:
  Telling(const Words& words, const RuleState& state)
      : words_(words),
        structure_(words.structure()),
        state_(state),
        spec_(structure_.puzzle()
                  .constraints[structure_.problem().primitives[state.primitive].origin.index]),
        type_(*constraints::find_constraint_type(spec_.type)) {}

  [[nodiscard]] std::string text(const std::vector<Candidate>& gone) {
    std::vector<Candidate> untold;
    for (const Candidate candidate : gone) {
      if (!refute_in_own_words(candidate)) untold.push_back(candidate);
    }
    // Where the rule has words for enough of them the others need no search.
    for (const Candidate candidate : untold) {
      if (refuted_.size() >= kMostTold) break;
      const Supposition supposition = suppose(candidate);
      auto [consequence, effort] = Refutation(words_, supposition).run();
      add(candidate, std::move(consequence), effort);
    }
    std::stable_sort(refuted_.begin(), refuted_.end(), [](const Refuted& a, const Refuted& b) {
      return std::tuple(a.effort, b.candidates.size()) < std::tuple(b.effort, a.candidates.size());
    });
    std::string result = start();
    std::size_t num_told = 0;
    for (std::size_t i = 0; i < std::min(kMostTold, refuted_.size()); ++i) {
      const Refuted& one = refuted_[i];
      result += " With " + words_.either(one.candidates) + ", " + one.consequence + ".";
      num_told += one.candidates.size();
    }
    if (num_told < gone.size()) result += " In the same way nothing fits with what else goes.";
    return result;
  }

 private:
  static constexpr std::size_t kMostTold = 4;

  [[nodiscard]] std::string start() const {
    const std::string name = "By " + words_.shape(state_.primitive);
    if (type_.asks != nullptr) {
      if (std::string asked = type_.asks(structure_.puzzle(), spec_, state_.cells); !asked.empty())
        return name + ", " + asked + ".";
    }
    return name + ": " + std::string(type_.rule);
  }

  [[nodiscard]] Supposition suppose(Candidate candidate) const {
    Supposition supposition{structure_.puzzle(),
                            spec_,
                            state_.cells,
                            candidate,
                            std::vector<DigitSet>(static_cast<std::size_t>(structure_.num_cells())),
                            {}};
    for (std::size_t i = 0; i < state_.cells.size(); ++i) {
      supposition.before[state_.cells[i].index()] = state_.left[i];
    }
    supposition.left = supposition.before;
    for (const Cell cell : state_.cells) {
      DigitSet& left = supposition.left[cell.index()];
      if (cell == candidate.cell) {
        left = DigitSet::single(candidate.digit);
        continue;
      }
      for (int i = 0; i < structure_.num_digits(); ++i) {
        if (structure_.excludes(candidate, {cell, Digit(i)})) left.erase(Digit(i));
      }
    }
    return supposition;
  }

  bool refute_in_own_words(Candidate candidate) {
    if (type_.refutes == nullptr) return false;
    std::string consequence = type_.refutes(suppose(candidate));
    if (consequence.empty()) return false;
    add(candidate, std::move(consequence), 0);
    return true;
  }

  void add(Candidate candidate, std::string consequence, int effort) {
    for (Refuted& known : refuted_) {
      if (known.consequence == consequence) return known.candidates.push_back(candidate);
    }
    refuted_.push_back({{candidate}, std::move(consequence), effort});
  }

  const Words& words_;
  const Structure& structure_;
  const RuleState& state_;
  const model::ConstraintSpec& spec_;
  const constraints::ConstraintType& type_;
  std::vector<Refuted> refuted_;
};

}  // namespace

std::string why_no_filling(const Words& words, const RuleState& state,
                           const std::vector<Candidate>& gone) {
  return Telling(words, state).text(gone);
}

}  // namespace omnidoku::logic
