// SPDX-License-Identifier: MIT
//
// What every filling of one rule's cells has, seen from outside. A digit that none of them can do
// without is in one of the cells that can have it, so no cell that sees all of these holds it: a
// line that needs a 6 takes it from the rest of the box that its 6s lie in. And a candidate that
// leaves no way at all to fill the cells of a rule, by what it excludes there, goes.
// Soundness: the rule holds, so one of its fillings is there, and none goes with what is removed.
// Cost: at most kMostQuestions for each candidate around a rule; those that take the same away are
// asked once.
#include <algorithm>
#include <map>
#include <set>

#include "constraints/constraint_type.h"
#include "logic/rules/rule_fillings.h"
#include "logic/rules/shapes.h"
#include "logic/technique.h"
#include "logic/telling/reason.h"
#include "logic/telling/rule_reasons.h"
#include "logic/telling/step_parts.h"

namespace omnidoku::logic::rule_pointing_technique {

namespace {

constexpr int kMostQuestions = 2000;

/// The rules that have fillings to look at: those that no house, sum or pair tells, and those of
/// pairs on cells of their own.
std::vector<RuleInfo> rules_of(const Structure& structure) {
  std::vector<RuleInfo> rules(structure.rules().begin(), structure.rules().end());
  std::set<std::uint32_t> known;
  for (const RuleInfo& rule : rules) known.insert(rule.constraint);
  const model::Puzzle& puzzle = structure.puzzle();
  for (int i = 0; i < structure.num_cells(); ++i) {
    for (const PairExclusion& pair : structure.pair_exclusions(Cell(i))) {
      const model::Origin origin = structure.problem().primitives[pair.primitive].origin;
      if (origin.kind != model::Origin::Kind::constraint) continue;
      const model::ConstraintSpec& spec = puzzle.constraints[origin.index];
      if (spec.cells.empty() || !known.insert(origin.index).second) continue;
      rules.push_back({origin.index, pair.primitive, constraints::scope_of(puzzle, spec)});
    }
  }
  return rules;
}

bool applies(const Structure& structure) {
  return structure.has_pair_exclusions() || !structure.rules().empty();
}

/// "R1C1, R1C2 or R1C3"
std::string either_cell(const Words& words, const std::vector<Cell>& cells) {
  std::vector<std::string> names;
  for (const Cell cell : cells) names.push_back(words.cell(cell));
  return Words::list(names, "or");
}

/// In which ways the open cells of a rule can be filled, as far as that is known and few.
struct Ways {
  static constexpr std::size_t kMostWays = 3;
  static constexpr std::size_t kMostSets = 5;

  std::size_t count = 0;  ///< of all; 0: not known
  std::vector<Cell> cells;
  std::vector<std::vector<Digit>> ways;  ///< each, if they are few
  std::vector<DigitSet> sets;            ///< what is in them in any order, if these are few

  /// Of the shape that the rule is, if it is listed.
  static Ways of(const Position& position, const RuleInfo& rule) {
    Ways result;
    for (const auto& listed : position.table<Shapes>().all()) {
      const Shape& shape = *listed;
      const auto& primitives = shape.primitives();
      if (std::find(primitives.begin(), primitives.end(), rule.primitive) == primitives.end())
        continue;
      result.count = shape.num_fillings();
      for (const Cell cell : shape.cells()) {
        if (!position.board().is_placed(cell)) result.cells.push_back(cell);
      }
      std::set<std::uint64_t> sets;
      for (std::size_t f = 0; f < shape.num_fillings(); ++f) {
        std::vector<Digit> way;
        DigitSet set;
        for (std::size_t i = 0; i < shape.cells().size(); ++i) {
          if (position.board().is_placed(shape.cells()[i])) continue;
          way.push_back(shape.digit(f, i));
          set.insert(way.back());
        }
        if (result.count <= kMostWays) result.ways.push_back(std::move(way));
        sets.insert(set.mask());
      }
      if (sets.size() > kMostSets) return result;
      for (const std::uint64_t set : sets) result.sets.push_back(DigitSet::from_mask(set));
      return result;
    }
    return result;
  }

  /// " It can only be filled with 3-4 or 4-3 in R1C1 and R1C2."
  [[nodiscard]] std::string text(const Words& words, Digit digit) const {
    if (count == 0) return {};
    const auto listed = [&](const auto& all) {
      std::vector<std::string> texts;
      for (const auto& digits : all) {
        std::string text;
        for (const Digit one : digits) text += (text.empty() ? "" : "-") + words.digit(one);
        texts.push_back(std::move(text));
      }
      return Words::list(texts, "or");
    };
    if (!ways.empty())
      return " It can only be filled with " + listed(ways) + " in " + words.cells(cells) + ".";
    if (!sets.empty()) {
      std::vector<std::vector<Digit>> ordered;
      for (const DigitSet set : sets) {
        std::vector<Digit>& one = ordered.emplace_back();
        set.for_each([&one](Digit member) { one.push_back(member); });
      }
      std::sort(ordered.begin(), ordered.end());
      return " In some order, " + words.cells(cells) + " can only be " + listed(ordered) + ".";
    }
    return " None of the " + std::to_string(count) + " ways to fill it lacks " +
           words.digit(digit) + ".";
  }
};

/// That the rule needs a digit, which these cells can have.
struct Needed {
  RuleState state;
  Digit digit;
  std::vector<Cell> holders;
  Ways ways;

  [[nodiscard]] std::string text(const model::Step& step, const Words& words) const {
    std::string why = why_no_filling_if_told(words, state, step.eliminations);
    // Where there are no words of its own for what goes, the ways are told.
    if (why == what_the_rule_asks(words, state)) why += ways.text(words, digit);
    return why + " So however it is filled, " + words.digit(digit) + " is in " +
           either_cell(words, holders) + ".";
  }
};

/// That the rule needs a digit twice, and what is removed leaves too few places for that.
struct TooFewPlaces {
  RuleState state;
  std::vector<Cell> holders;

  [[nodiscard]] std::string text(const model::Step& step, const Words& words) const {
    const std::string digit = words.digit(step.eliminations.front().digit);
    return what_the_rule_asks(words, state) + " However it is filled, it has " + digit +
           " twice at least. With " + words.either(step.eliminations) + ", only " +
           (holders.size() == 1 ? words.cell(holders.front()) : "one of " + words.cells(holders)) +
           " could be " + digit + " there.";
  }
};

/// The same where it takes several digits away.
struct NoneLeft {
  RuleState state;

  [[nodiscard]] std::string text(const model::Step& step, const Words& words) const {
    return why_no_filling(words, state, step.eliminations);
  }
};

class Pointing {
 public:
  Pointing(const Position& position, const RuleInfo& rule)
      : position_(position), structure_(position.structure()), rule_(rule) {
    const std::vector<DigitSet> all = position.board().digits_left();
    for (const Cell cell : rule.cells) {
      left_.push_back(all[cell.index()]);
      if (!position.board().is_placed(cell)) open_.push_back(cell);
    }
  }

  /// Whether the rule is worth a look: not too many open cells, and those have digits left.
  [[nodiscard]] bool is_open() const {
    return open_.size() > 1 && open_.size() <= std::size_t{kMostRuleCells} &&
           std::none_of(left_.begin(), left_.end(), [](DigitSet left) { return left.empty(); });
  }

  /// Whether the sink wants no more.
  bool find(StepSink& sink) {
    for (int i = 0; i < structure_.num_digits(); ++i) {
      if (position_.out_of_time()) return false;
      if (find_needed(Digit(i), sink)) return true;
    }
    // Those that take the same away are refuted together.
    std::vector<std::pair<std::vector<DigitSet>, std::vector<Candidate>>> groups;
    for (const Candidate candidate : around()) {
      if (told_.contains(candidate)) continue;
      const std::vector<DigitSet> without = beside(candidate);
      const auto same = std::find_if(groups.begin(), groups.end(), [&](const auto& group) {
        return group.first == without && group.second.front().digit == candidate.digit;
      });
      if (same == groups.end()) {
        groups.push_back({without, {candidate}});
      } else {
        same->second.push_back(candidate);
      }
    }
    for (const auto& [without, candidates] : groups) {
      if (position_.out_of_time()) return false;
      if (find_refuted(without, candidates, sink)) return true;
    }
    return false;
  }

 private:
  bool find_needed(Digit digit, StepSink& sink) {
    std::vector<Cell> holders;
    std::vector<DigitSet> without = left_;
    for (std::size_t i = 0; i < without.size(); ++i) {
      if (!without[i].contains(digit)) continue;
      if (position_.board().is_placed(rule_.cells[i])) return false;
      without[i].erase(digit);
      holders.push_back(rule_.cells[i]);
      if (without[i].empty()) return false;
    }
    if (holders.empty()) return false;
    CellSet seen = common_peers(structure_, holders);
    for (const Cell cell : rule_.cells) seen.erase(cell);
    if (!seen.intersects(position_.board().cells_with(digit)) || can_fill(without)) return false;
    model::Step step = step_of();
    step.digits = DigitSet::single(digit);
    step.cells = holders;
    step.size = static_cast<int>(holders.size());
    for (const Cell cell : holders) mark(step, {cell, digit}, model::CandidateRole::group);
    eliminate_in(step, position_, seen, digit);
    step.reason = reason_of(Needed{state(), digit, std::move(holders), Ways::of(position_, rule_)});
    for (const Candidate gone : step.eliminations) told_.insert(gone);
    return sink.add(std::move(step));
  }

  /// What a candidate leaves for the cells of the rule.
  [[nodiscard]] std::vector<DigitSet> beside(Candidate candidate) const {
    std::vector<DigitSet> without = left_;
    for (std::size_t i = 0; i < without.size(); ++i) {
      left_[i].for_each([&](Digit digit) {
        if (structure_.excludes(candidate, {rule_.cells[i], digit})) without[i].erase(digit);
      });
    }
    return without;
  }

  bool find_refuted(const std::vector<DigitSet>& without, const std::vector<Candidate>& candidates,
                    StepSink& sink) {
    const Digit digit = candidates.front().digit;
    model::Step step = step_of();
    step.digits = DigitSet::single(digit);
    std::vector<Cell> holders;
    bool only_digit = true;
    for (std::size_t i = 0; i < without.size(); ++i) {
      const Cell cell = rule_.cells[i];
      if (without[i].empty()) return false;  // it is seen without the rule
      if (without[i].contains(digit)) holders.push_back(cell);
      const DigitSet gone = left_[i] - without[i];
      if (gone.empty()) continue;
      only_digit = only_digit && gone == DigitSet::single(digit);
      step.cells.push_back(cell);
      mark_cell(step, position_, cell, gone, model::CandidateRole::group);
    }
    step.size = static_cast<int>(step.cells.size());
    if (step.size < 2 || can_fill(without)) return false;
    step.eliminations = candidates;
    std::sort(step.eliminations.begin(), step.eliminations.end());
    const bool leaves_one = only_digit && !holders.empty() && see_each_other(holders);
    step.reason = leaves_one && needs_twice(digit)
                      ? reason_of(TooFewPlaces{state(), std::move(holders)})
                      : reason_of(NoneLeft{state()});
    return sink.add(std::move(step));
  }

  /// Whether no filling has the digit in one cell alone.
  [[nodiscard]] bool needs_twice(Digit digit) const {
    for (std::size_t i = 0; i < left_.size(); ++i) {
      if (!left_[i].contains(digit)) continue;
      std::vector<DigitSet> once = left_;
      for (std::size_t j = 0; j < once.size(); ++j) {
        if (j != i) once[j].erase(digit);
      }
      const bool has_empty =
          std::any_of(once.begin(), once.end(), [](DigitSet left) { return left.empty(); });
      if (!has_empty && can_fill(once)) return false;
    }
    return true;
  }
  [[nodiscard]] bool see_each_other(const std::vector<Cell>& cells) const {
    for (std::size_t i = 0; i < cells.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        if (!structure_.peers(cells[i]).contains(cells[j])) return false;
      }
    }
    return true;
  }

  /// False only where there is certainly no way.
  [[nodiscard]] bool can_fill(const std::vector<DigitSet>& left) const {
    return can_be_filled(structure_, rule_, left, kMostQuestions).value_or(true);
  }

  /// Candidates of other cells that see some of the rule's.
  [[nodiscard]] std::vector<Candidate> around() const {
    std::set<Cell> cells;
    for (const Cell cell : open_) {
      for (const Cell peer : structure_.peer_list(cell)) cells.insert(peer);
      for (const PairExclusion& pair : structure_.pair_exclusions(cell)) cells.insert(pair.other);
    }
    for (const Cell cell : rule_.cells) cells.erase(cell);
    std::vector<Candidate> candidates;
    for (const Cell cell : cells) {
      if (position_.board().is_placed(cell)) continue;
      position_.candidates(cell).for_each([&](Digit digit) {
        candidates.push_back({cell, digit});
      });
    }
    return candidates;
  }

  [[nodiscard]] model::Step step_of() const {
    model::Step step;
    model::Premise premise;
    premise.kind = model::Premise::Kind::rule;
    premise.primitive = rule_.primitive;
    step.premises.push_back(premise);
    step.houses.push_back({rule_.primitive, model::HouseRole::base});
    return step;
  }
  [[nodiscard]] RuleState state() const { return {rule_.primitive, rule_.cells, left_}; }

  const Position& position_;
  const Structure& structure_;
  const RuleInfo& rule_;
  std::vector<DigitSet> left_;  ///< per cell of the rule
  std::vector<Cell> open_;
  std::set<Candidate> told_;
};

void find(const Position& position, StepSink& sink) {
  for (const RuleInfo& rule : rules_of(position.structure())) {
    Pointing pointing(position, rule);
    if (pointing.is_open() && pointing.find(sink)) return;
  }
}

}  // namespace

extern const Technique descriptor;
const Technique descriptor{
    .id = "rule_pointing",
    .title = "Rule Pointing",
    .family = Family::intersection,
    .cost = 60,
    .cost_per_size = 5,
    .smallest_size = 1,
    .idea =
        "What every way to fill one rule's cells has, a cell that sees all its places there cannot "
        "have.",
    .look =
        "Think of the ways in which one line, mark or clue can still be filled. If all of them "
        "have "
        "a digit, look which cells see all its places; or if a candidate beside it would leave no "
        "way, cross that out.",
    .example =
        R"json({"omnidoku":1,"board":{"type":"grid","size":6},"givens":"..6..................41.53.1.......3","constraints":[{"type":"renban","cells":["R2C5","R2C6","R3C5","R3C6","R4C5","R5C5"]},{"type":"renban","cells":["R1C2","R1C1","R2C1","R3C1","R4C1","R3C2"]}]})json",
    .applies = applies,
    .find = find,
    .describe = reason_text,
    .summary = sum_up_rules,
};

}  // namespace omnidoku::logic::rule_pointing_technique
