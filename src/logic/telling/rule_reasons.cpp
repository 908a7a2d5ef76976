// SPDX-License-Identifier: MIT
#include "logic/telling/rule_reasons.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <tuple>

#include "constraints/constraint_type.h"
#include "constraints/names.h"
#include "logic/telling/rule_crux.h"
#include "logic/telling/rule_ways.h"

namespace omnidoku::logic {

namespace {

using constraints::Supposition;

/// The effort of what is only counted: that no filling will do.
constexpr int kEffortOfWays = 4;

/// Candidates of which the same would come.
struct Refuted {
  std::vector<Candidate> candidates;
  std::string consequence;
  int effort = 0;  ///< to follow it: what is easy is told first
  int ways = 0;    ///< that it only counts
};

/// What comes of a candidate.
struct Outcome {
  std::string consequence;
  int effort = 0;
  DigitSet allowed;  ///< in its cell, where the others do not matter; empty where they do
  int ways = 0;      ///< that the consequence only counts
};

/// A candidate supposed in a rule's cells, and the shortest way to what cannot be.
class Refutation {
 public:
  /// `crux`: of the rule that is meant; none where it is but one of a choice.
  Refutation(const Words& words, const Supposition& supposition,
             std::optional<RuleCrux> crux = std::nullopt)
      : words_(words),
        supposition_(supposition),
        crux_(std::move(crux)),
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
  [[nodiscard]] Outcome run() {
    if (!holds()) return clash();
    if (std::string text = forced_clash_text(); !text.empty()) return {std::move(text), 1, {}};
    if (std::string text = end_text("goes with it"); !text.empty()) return {std::move(text), 1, {}};
    if (crux_) {
      if (const DigitSet allowed = crux_->allowed(); !allowed.empty()) return only(allowed);
      if (std::string text = crux_->by_one_cell(); !text.empty()) return {std::move(text), 2, {}};
    }
    if (std::string text = after_forced(); !text.empty()) return {std::move(text), 2, {}};
    if (std::string text = crux_ ? crux_->by_few_cells() : std::string(); !text.empty())
      return {std::move(text), 3, {}};
    // Many cells and the digits left for them are less easily seen than a few.
    most_crowded_ = kMostCrowded;
    if (std::string text = end_text("goes with it"); !text.empty()) return {std::move(text), 3, {}};
    if (std::string text = cases_text(); !text.empty()) return {std::move(text), 3, {}};
    return by_ways();
  }

  /// Whether it is certain that nothing fits.
  [[nodiscard]] bool is_certain() { return !holds() || can_fill(open_) == false; }

 private:
  static constexpr int kMostQuestions = 5000;
  static constexpr std::size_t kMostForced = 2;
  static constexpr int kMostWays = 1000;
  static constexpr std::size_t kMostCrowded = 8;
  static constexpr std::size_t kEasilyCrowded = 3;
  static constexpr std::size_t kMostCases = 3;
  static constexpr std::size_t kLongest = 330;

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

  /// Of the digits that are known those that what is filled in does not go with.
  [[nodiscard]] std::vector<Candidate> guilty() {
    std::vector<Candidate> needed;
    const model::PartialGrid filled = grid_;
    for (const Cell cell : known_) {
      const Digit digit = *grid_[cell.index()];
      grid_[cell.index()].reset();
      if (!holds()) continue;  // it is not needed
      grid_[cell.index()] = digit;
      needed.push_back({cell, digit});
    }
    grid_ = filled;
    return needed;
  }
  [[nodiscard]] std::string listed(const std::vector<Candidate>& candidates) const {
    std::vector<std::string> names;
    for (const Candidate candidate : candidates) names.push_back(words_.candidate(candidate));
    return Words::list(names);
  }

  [[nodiscard]] Outcome clash() {
    const std::vector<Candidate> beside = guilty();
    if (!beside.empty()) return {"that does not go with " + listed(beside), 1, {}};
    const DigitSet allowed = allowed_here();
    if (supposition_.cells.size() == 1 || allowed.empty()) {
      return {"the rule allows " +
                  (allowed.empty() ? "nothing" : "only " + words_.either(allowed)) + " there",
              1,
              {}};
    }
    return only(allowed);
  }

  /// Of a cell that allows these digits alone.
  [[nodiscard]] Outcome only(DigitSet allowed) const {
    return {"whatever is in the other cells, only " + words_.either(allowed) + " can be there", 1,
            allowed};
  }

  /// What the rule allows in the cell, whatever is in the others.
  [[nodiscard]] DigitSet allowed_here() {
    model::PartialGrid alone(grid_.size());
    DigitSet allowed;
    for (int i = 0; i < words_.structure().num_digits(); ++i) {
      alone[supposition_.supposed.cell.index()] = Digit(i);
      std::swap(grid_, alone);
      if (holds()) allowed.insert(Digit(i));
      std::swap(grid_, alone);
    }
    return allowed;
  }

  /// A cell that has one digit left, which does not go with it.
  [[nodiscard]] std::string forced_clash_text() {
    for (const Cell cell : open_) {
      const DigitSet left = supposition_.left_in(cell);
      if (left.size() != 1 || !goes({cell, left.first()})) continue;
      grid_[cell.index()] = left.first();
      const bool clashes = !holds();
      const std::vector<Candidate> beside = clashes ? guilty() : std::vector<Candidate>{};
      grid_[cell.index()].reset();
      if (!clashes) continue;
      return words_.cell(cell) + " could only be " + words_.digit(left.first()) +
             ", which does not go with " + (beside.empty() ? "it" : "it and " + listed(beside));
    }
    return {};
  }

  /// What cannot be at once: a cell for which nothing is left, or cells that have fewer digits left
  /// between them than there are of them.
  [[nodiscard]] std::string end_text(std::string_view fits = "would do") {
    std::vector<std::pair<Cell, DigitSet>> left;
    for (const Cell cell : open_) {
      if (grid_[cell.index()]) continue;
      left.emplace_back(cell, fitting(cell));
      if (left.back().second.empty())
        return "nothing left in " + told(cell) + " " + std::string(fits);
    }
    for (std::size_t size = 2; size <= most_crowded_; ++size) {
      std::vector<Cell> crowded;
      if (const DigitSet digits = crowd(left, 0, size, {}, crowded); !digits.empty())
        return "only " + words_.digits(digits) + " would be left for " + words_.cells(crowded);
    }
    return {};
  }
  /// So many cells that all differ and have fewer digits; these, none if there are no such cells.
  DigitSet crowd(const std::vector<std::pair<Cell, DigitSet>>& left, std::size_t from,
                 std::size_t size, DigitSet digits, std::vector<Cell>& cells) const {
    if (cells.size() == size) return digits;
    for (std::size_t i = from; i < left.size(); ++i) {
      const auto& [cell, here] = left[i];
      const DigitSet all = digits | here;
      if (static_cast<std::size_t>(all.size()) >= size || !differs(cell, cells, all)) continue;
      cells.push_back(cell);
      if (const DigitSet found = crowd(left, i + 1, size, all, cells); !found.empty()) return found;
      cells.pop_back();
    }
    return {};
  }
  [[nodiscard]] bool differs(Cell cell, const std::vector<Cell>& others, DigitSet digits) const {
    return std::all_of(others.begin(), others.end(), [&](Cell other) {
      bool all = true;
      digits.for_each([&](Digit digit) {
        all = all && words_.structure().excludes({cell, digit}, {other, digit});
      });
      return all;
    });
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
      std::string end = most > 1 ? after_forced(most - 1) : end_text();
      grid_[cell.index()].reset();
      if (!end.empty()) {
        return words_.cell(cell) + " would have to be " + words_.digit(digits.first()) +
               (most > 1 ? ", " : ", and then ") + end;
      }
    }
    return {};
  }

  /// What comes of each digit that a cell could have, where that is soon told: of the cells the one
  /// of which the least has to be told.
  [[nodiscard]] std::string cases_text() {
    std::string best;
    std::size_t fewest = kMostCases + 1;
    for (const Cell cell : open_) {
      const std::vector<Case> cases = cases_of(cell);
      if (cases.empty() || cases.size() > fewest) continue;
      std::string text = text_of(cell, cases);
      if (text.size() > kLongest || (cases.size() == fewest && text.size() >= best.size()))
        continue;
      fewest = cases.size();
      best = std::move(text);
    }
    return best;
  }
  struct Case {
    DigitSet digits;
    std::string consequence;
  };
  /// None where one of the digits leads to nothing that is soon told.
  [[nodiscard]] std::vector<Case> cases_of(Cell cell) {
    std::vector<Case> cases;
    bool all_end = true;
    fitting(cell).for_each([&](Digit digit) {
      if (!all_end) return;
      grid_[cell.index()] = digit;
      std::string text = end_text();
      if (text.empty()) text = after_forced();
      grid_[cell.index()].reset();
      all_end = !text.empty();
      const auto known = std::find_if(cases.begin(), cases.end(),
                                      [&](const Case& one) { return one.consequence == text; });
      if (known != cases.end()) {
        known->digits.insert(digit);
      } else {
        cases.push_back({DigitSet::single(digit), std::move(text)});
      }
    });
    return all_end ? cases : std::vector<Case>{};
  }
  [[nodiscard]] std::string text_of(Cell cell, const std::vector<Case>& cases) const {
    if (cases.size() == 1)
      return "whichever of " + words_.digits(cases.front().digits) + " is in " + words_.cell(cell) +
             ", " + cases.front().consequence;
    DigitSet digits;
    for (const Case& one : cases) digits |= one.digits;
    std::string text = words_.cell(cell) + " could only be " + words_.either(digits);
    for (std::size_t i = 0; i < cases.size(); ++i) {
      text += (i == 0                  ? ": with "
               : i + 1 == cases.size() ? ", and with "
                                       : ", with ") +
              words_.either(cases[i].digits) + " there " + cases[i].consequence;
    }
    return text;
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
  [[nodiscard]] Outcome by_ways() {
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
    if (ways == 0) return {Words::list(names) + " could not all be filled", kEffortOfWays, {}};
    const std::string to_fill = " to fill " + Words::list(names);
    if (ways == 1) return {"the only way" + to_fill + " would not do", kEffortOfWays, {}, ways};
    const std::string none =
        ways > kMostWays ? "no way" : "none of the " + std::to_string(ways) + " ways";
    return {none + to_fill + " would do", kEffortOfWays, {}, ways};
  }

  const Words& words_;
  const Supposition& supposition_;
  std::optional<RuleCrux> crux_;
  const constraints::ConstraintType& type_;
  model::PartialGrid grid_;
  std::size_t most_crowded_ = kEasilyCrowded;  ///< cells with fewer digits than there are of them
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
      // The rule's own words are about its cells.
      const bool is_its =
          std::find(state_.cells.begin(), state_.cells.end(), candidate.cell) != state_.cells.end();
      if (!is_its || (!refute_in_own_words(candidate) && !refute_choices(candidate) &&
                      !refute_denied(candidate)))
        untold.push_back(candidate);
    }
    const std::optional<Cell> key = key_cell(gone);
    std::stable_partition(untold.begin(), untold.end(),
                          [&](Candidate one) { return one.cell == key; });
    // Where the rule has words for enough of them the others need no search.
    for (const Candidate candidate : untold) {
      if (refuted_.size() >= kMostTold + allowed_.size()) break;
      const Supposition supposition = suppose(candidate);
      add(candidate, Refutation(words_, supposition, crux_of(supposition)).run());
    }
    sort_refuted(key);
    std::string result = asked();
    std::vector<Candidate> told;
    if (allowed_.size() > 1) {
      result += tell_allowed(told);
      refute_by_allowed();
    }
    for (std::size_t i = 0; i < std::min(kMostTold, refuted_.size()); ++i) {
      const Refuted& one = refuted_[i];
      const std::string text =
          " With " + words_.either(one.candidates) + ", " + one.consequence + ".";
      if (i > 0 && !has_room(result, text)) break;
      result += text;
      ways_ = std::max(ways_, one.ways);
      told.insert(told.end(), one.candidates.begin(), one.candidates.end());
    }
    std::vector<Candidate> others;
    for (const Candidate candidate : gone) {
      if (std::find(told.begin(), told.end(), candidate) == told.end()) others.push_back(candidate);
    }
    if (others.empty()) return result;
    if (std::string ways = ways_text(gone); !ways.empty()) return ways;
    ways_ = std::max(ways_, static_cast<int>(others.size()));
    return result + tell_others(others);
  }

  /// That the text leaves to its reader.
  [[nodiscard]] int ways() const { return ways_; }

  /// Whether no more could be told of one of them than that there is no filling.
  [[nodiscard]] bool only_counts() const {
    return std::any_of(refuted_.begin(), refuted_.end(),
                       [](const Refuted& one) { return one.effort >= kEffortOfWays; });
  }

  /// What the rule asks.
  [[nodiscard]] std::string asked() const {
    const std::string name = words_.shape(state_.primitive);
    const std::string asked = constraints::asked_of(structure_.puzzle(), spec_, state_.cells, name);
    return asked.empty() ? "By " + name + ": " + std::string(type_.rule) : asked + ".";
  }

 private:
  static constexpr std::size_t kMostTold = 4;
  static constexpr std::size_t kLongest = 420;
  static constexpr std::size_t kMostAsked = 120;
  static constexpr std::size_t kLongestOthers = 60;
  static constexpr std::size_t kMostNamed = 4;  ///< cells of a rule by which it is told
  static constexpr int kMostEffort = 2;  ///< to follow why one rule of a choice could not hold

  /// Whether something more can be told. What a rule asks in many words is no reason to tell less
  /// of why it takes what it takes.
  [[nodiscard]] bool has_room(const std::string& result, const std::string& more) const {
    const std::size_t asks = asked().size();
    const std::size_t free = asks > kMostAsked ? asks - kMostAsked : 0;
    return result.size() + more.size() <= kLongest + free;
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

  /// The rule where it is one by itself; null pointer where it is not.
  [[nodiscard]] const RuleInfo* rule_here() const {
    const auto& rules = structure_.rules();
    const auto rule = std::find_if(rules.begin(), rules.end(), [&](const RuleInfo& one) {
      return one.primitive == state_.primitive && one.cells == state_.cells;
    });
    return rule == rules.end() ? nullptr : &*rule;
  }

  /// Of the rule, where it is about no more cells than a line has.
  [[nodiscard]] std::optional<RuleCrux> crux_of(const Supposition& supposition) const {
    constexpr std::size_t kMostCells = 10;
    const RuleInfo* rule = rule_here();
    if (rule == nullptr || state_.cells.size() > kMostCells ||
        std::find(state_.cells.begin(), state_.cells.end(), supposition.supposed.cell) ==
            state_.cells.end())
      return std::nullopt;
    std::vector<DigitSet> left;
    for (const Cell cell : state_.cells) left.push_back(supposition.left_in(cell));
    return RuleCrux(words_, *rule, supposition.supposed, left);
  }

  /// What is easy first, and of that what is about this cell; of it a part, so that something else
  /// is told too.
  void sort_refuted(std::optional<Cell> key) {
    constexpr std::size_t kMostOfKey = 2;
    const auto is_of_key = [&](const Refuted& one) {
      return key && one.candidates.front().cell == *key;
    };
    std::stable_sort(refuted_.begin(), refuted_.end(), [&](const Refuted& a, const Refuted& b) {
      return std::tuple(a.effort, is_of_key(b), b.candidates.size()) <
             std::tuple(b.effort, is_of_key(a), a.candidates.size());
    });
    std::size_t num_of_key = 0;
    std::stable_partition(refuted_.begin(), refuted_.end(), [&](const Refuted& one) {
      return !is_of_key(one) || ++num_of_key <= kMostOfKey;
    });
  }

  /// The cell that is looked at first, as it has lost digits and has the fewest left of all that
  /// have; nothing where none has few.
  [[nodiscard]] std::optional<Cell> key_cell(const std::vector<Candidate>& gone) const {
    constexpr int kFew = 3;
    std::optional<Cell> key;
    int fewest = kFew + 1;
    for (std::size_t i = 0; i < state_.cells.size(); ++i) {
      DigitSet left = state_.left[i];
      for (const Candidate one : gone) {
        if (one.cell == state_.cells[i]) left.erase(one.digit);
      }
      if (left == state_.left[i] || left.size() >= fewest) continue;
      key = state_.cells[i];
      fewest = left.size();
    }
    return key;
  }

  /// By the ways in which a few cells can be filled, with which no other candidate goes, and what
  /// comes of the digits that the first of them to be looked at loses; empty where it takes more.
  [[nodiscard]] std::string ways_text(const std::vector<Candidate>& gone) {
    const RuleInfo* rule = rule_here();
    if (rule == nullptr || std::any_of(gone.begin(), gone.end(), [&](Candidate one) {
          return std::find(rule->cells.begin(), rule->cells.end(), one.cell) == rule->cells.end();
        }))
      return {};
    const RuleWays ways = ways_that_decide(structure_, *rule, state_.left, gone);
    if (ways.cells.empty()) return {};
    const bool takes_elsewhere = std::any_of(gone.begin(), gone.end(),
                                             [&](Candidate one) { return one.cell != ways.first; });
    if (!takes_elsewhere) return {};  // the conclusion says as much
    std::string result = asked() + " " + ways.text(words_) + ".";
    const auto of_first = [&](Candidate one) { return one.cell == ways.first; };
    std::vector<Candidate> others;
    std::size_t num_told = 0;
    for (const Refuted& one : refuted_) {
      std::vector<Candidate> here;
      std::copy_if(one.candidates.begin(), one.candidates.end(), std::back_inserter(here),
                   of_first);
      if (here.empty()) continue;
      const std::string text = " With " + words_.either(here) + ", " + one.consequence + ".";
      if (one.effort < kEffortOfWays && num_told < kMostTold &&
          (num_told == 0 || has_room(result, text))) {
        result += text;
        ++num_told;
      } else {
        others.insert(others.end(), here.begin(), here.end());
      }
    }
    for (const Candidate one : gone) {
      const bool is_known =
          std::any_of(refuted_.begin(), refuted_.end(), [&](const Refuted& known) {
            return std::find(known.candidates.begin(), known.candidates.end(), one) !=
                   known.candidates.end();
          });
      if (of_first(one) && !is_known) others.push_back(one);
    }
    if (num_told == 0) return {};  // nobody could tell why
    if (!others.empty()) result += tell_others(others);
    ways_ = static_cast<int>(others.size());
    result += ways.ways.size() == 1 ? " Nothing else goes with that."
                                    : " Nothing else goes with one of these.";
    return result;
  }

  bool refute_in_own_words(Candidate candidate) {
    if (type_.refutes == nullptr) return false;
    std::string consequence = type_.refutes(suppose(candidate));
    if (consequence.empty()) return false;
    add(candidate, {std::move(consequence), 0, {}});
    return true;
  }

  /// Of a choice of rules why each by itself could not hold.
  bool refute_choices(Candidate candidate) {
    constexpr std::size_t kMostChoices = 3;
    const auto* rules = spec_.arguments.get<std::vector<model::ConstraintSpec>>("rules");
    if (rules == nullptr || type_.inside == nullptr ||
        type_.inside(spec_) != constraints::Inside::choice || rules->size() > kMostChoices)
      return false;
    const Supposition whole = suppose(candidate);
    std::string all = "none of the rules could hold: ";
    for (std::size_t i = 0; i < rules->size(); ++i) {
      const std::string text = why_not((*rules)[i], whole);
      if (text.empty()) return false;
      all += (i == 0 ? "" : i + 1 == rules->size() ? ", and " : ", ") + text;
    }
    add(candidate, {std::move(all), 1, {}});
    return true;
  }

  /// Of rules that are denied the one that would hold, whatever is in open cells.
  bool refute_denied(Candidate candidate) {
    const auto* rules = spec_.arguments.get<std::vector<model::ConstraintSpec>>("rules");
    if (rules == nullptr || type_.inside == nullptr ||
        type_.inside(spec_) != constraints::Inside::none)
      return false;
    const Supposition whole = suppose(candidate);
    for (const model::ConstraintSpec& rule : *rules) {
      const std::vector<Cell> cells = constraints::scope_of(whole.puzzle, rule);
      model::PartialGrid grid(whole.left.size());
      bool is_full = std::find(cells.begin(), cells.end(), candidate.cell) != cells.end();
      for (const Cell cell : cells) {
        const bool is_set = whole.is_supposed(cell) || whole.before[cell.index()].size() == 1;
        is_full = is_full && is_set && whole.left_in(cell).size() == 1;
        if (is_full) grid[cell.index()] = whole.left_in(cell).first();
      }
      const constraints::ConstraintType& type = *constraints::find_constraint_type(rule.type);
      if (!is_full || !type.holds(whole.puzzle, rule, grid)) continue;
      const auto facts = type.facts == nullptr ? std::nullopt : type.facts(whole.puzzle, rule);
      const bool is_sum = facts && facts->sum && cells.size() <= kMostNamed &&
                          facts->terms.size() == cells.size() &&
                          std::all_of(facts->terms.begin(), facts->terms.end(),
                                      [](const auto& term) { return term.coefficient == 1; });
      const std::string right =
          is_sum ? words_.cells(cells) + " would make " + std::to_string(*facts->sum)
                 : constraints::name_of(whole.puzzle, rule) + " would be right";
      add(candidate, {right + ", which is denied", 1, {}});
      return true;
    }
    return false;
  }

  /// Why a rule of a choice could not hold; empty where it could, or that is not simple.
  [[nodiscard]] std::string why_not(const model::ConstraintSpec& rule,
                                    const Supposition& whole) const {
    const constraints::ConstraintType& type = *constraints::find_constraint_type(rule.type);
    const Supposition part{whole.puzzle,   rule,         constraints::scope_of(whole.puzzle, rule),
                           whole.supposed, whole.before, whole.left};
    // A name tells the rules of the puzzle apart, not those within one.
    const std::string name = part.cells.size() <= kMostNamed
                                 ? words_.cells(part.cells)
                                 : constraints::name_of(whole.puzzle, rule);
    if (type.facts != nullptr) {
      if (const auto facts = type.facts(whole.puzzle, rule); facts && facts->sum) {
        const bool plain = std::all_of(facts->terms.begin(), facts->terms.end(),
                                       [](const auto& term) { return term.coefficient == 1; });
        const auto sums = plain ? constraints::sums_left(part, part.cells) : std::nullopt;
        const std::string sum = sums ? constraints::beside(*sums, *facts->sum) : std::string();
        if (!sum.empty())
          return name + " would make " + sum + ", not " + std::to_string(*facts->sum);
      }
    }
    Refutation refutation(words_, part);
    if (!refutation.is_certain()) return {};
    const bool is_in_it =
        std::find(part.cells.begin(), part.cells.end(), part.supposed.cell) != part.cells.end();
    if (type.refutes != nullptr && is_in_it) {
      if (const std::string text = type.refutes(part); !text.empty())
        return "for " + name + " " + text;
    }
    const Outcome outcome = refutation.run();
    return outcome.effort <= kMostEffort ? "for " + name + " " + outcome.consequence
                                         : std::string();
  }

  void add(Candidate candidate, Outcome outcome) {
    if (!outcome.allowed.empty()) allowed_[candidate.cell] = outcome.allowed;
    for (Refuted& known : refuted_) {
      if (known.consequence == outcome.consequence) return known.candidates.push_back(candidate);
    }
    refuted_.push_back({{candidate}, std::move(outcome.consequence), outcome.effort, outcome.ways});
  }

  /// What several cells allow, in one sentence: "Whatever is in the others, R1C1 can only be 1 or
  /// 2, R1C2 3 or 4". Takes what it says out of `refuted_`.
  std::string tell_allowed(std::vector<Candidate>& told) {
    std::vector<std::string> texts;
    for (const auto& [cell, digits] : allowed_) {
      texts.push_back(words_.cell(cell) + (texts.empty() ? " can only be " : " ") +
                      words_.either(digits & left_of(cell)));
    }
    const auto is_told = [&](Candidate candidate) {
      const auto found = allowed_.find(candidate.cell);
      return found != allowed_.end() && !found->second.contains(candidate.digit);
    };
    std::erase_if(refuted_, [&](Refuted& one) {
      for (const Candidate candidate : one.candidates) {
        if (is_told(candidate)) told.push_back(candidate);
      }
      std::erase_if(one.candidates, is_told);
      return one.candidates.empty();
    });
    return " Whatever is in its other cells, " + Words::list(texts) + ".";
  }

  /// What is left in one of the rule's cells.
  [[nodiscard]] DigitSet left_of(Cell cell) const {
    const auto at = std::find(state_.cells.begin(), state_.cells.end(), cell);
    return state_.left[static_cast<std::size_t>(at - state_.cells.begin())];
  }

  /// Refutes the others again by what cells allow, which was told: where a cell loses all of that,
  /// this is the reason, not what was left in it before.
  void refute_by_allowed() {
    for (Refuted& one : refuted_) {
      for (const auto& [cell, digits] : allowed_) {
        if (one.candidates.empty() || one.candidates.front().cell == cell) continue;
        const bool loses_all = std::all_of(one.candidates.begin(), one.candidates.end(),
                                           [&, at = cell, all = digits](Candidate c) {
                                             return (suppose(c).left_in(at) & all).empty();
                                           });
        if (!loses_all) continue;
        one.consequence =
            words_.cell(cell) + " could not be " + words_.either(digits & left_of(cell));
        break;
      }
    }
  }

  [[nodiscard]] std::string tell_others(const std::vector<Candidate>& others) const {
    const std::string names = words_.either(others);
    return " In the same way nothing fits with " +
           (names.size() <= kLongestOthers
                ? names
                : "the other " + std::to_string(others.size()) + " candidates that go") +
           ".";
  }

  const Words& words_;
  const Structure& structure_;
  const RuleState& state_;
  const model::ConstraintSpec& spec_;
  const constraints::ConstraintType& type_;
  std::vector<Refuted> refuted_;
  std::map<Cell, DigitSet> allowed_;  ///< what cells allow, whatever is in the others
  int ways_ = 0;                      ///< that the text leaves to its reader
};

}  // namespace

std::string why_no_filling_if_told(const Words& words, const RuleState& state,
                                   const std::vector<Candidate>& gone) {
  Telling telling(words, state);
  std::string text = telling.text(gone);
  return telling.only_counts() ? telling.asked() : text;
}

std::string why_no_filling(const Words& words, const RuleState& state,
                           const std::vector<Candidate>& gone) {
  return Telling(words, state).text(gone);
}

int ways_left_to_reader(const Words& words, const RuleState& state,
                        const std::vector<Candidate>& gone) {
  Telling telling(words, state);
  static_cast<void>(telling.text(gone));
  return telling.ways();
}

std::string what_the_rule_asks(const Words& words, const RuleState& state) {
  return Telling(words, state).asked();
}

}  // namespace omnidoku::logic
