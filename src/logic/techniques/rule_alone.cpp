// SPDX-License-Identifier: MIT
//
// One rule by itself: what a constraint that ties pairs of cells together (a thermometer, a dot)
// leaves for its cells, looking at nothing but their candidates. Pair by pair, along the cells and
// back again, a digit goes when the other cell of the pair has none left that goes with it; again
// until nothing more goes. What a rule of the whole board takes away here and there is a step each;
// what all marks of a kind never have is one step for all of them.
// Of a constraint that says more than pairs do, each candidate is looked for in a filling of its
// cells that the constraint allows (rule_fillings.h).
// Soundness: a digit without a partner in a cell that the rule ties to its own breaks the rule, or
// is in two cells that see each other; and one that no filling has breaks it.
#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

#include "constraints/constraint_type.h"
#include "logic/rules/rule_fillings.h"
#include "logic/sums/sum_steps.h"
#include "logic/technique.h"
#include "logic/telling/reason.h"
#include "logic/telling/rule_reasons.h"
#include "logic/telling/rule_ways.h"
#include "logic/telling/step_parts.h"

namespace omnidoku::logic::rule_alone_technique {

namespace {

/// More reasons than these, or longer ones altogether, are not told.
constexpr std::size_t kMostTold = 6;
constexpr std::size_t kLongest = 420;
/// Ways to fill two cells, if there are no more, tell all at once.
constexpr std::size_t kMostWays = 6;

/// Two cells tied together.
struct Tie {
  Cell from;
  const PairExclusion* to = nullptr;
  bool forward = false;  ///< in the order in which the rule names them
};

/// The pairs of every constraint, by its index.
std::map<std::uint32_t, std::vector<Tie>> ties_of(const Structure& structure) {
  std::map<std::uint32_t, std::vector<Tie>> ties;
  for (int i = 0; i < structure.num_cells(); ++i) {
    for (const PairExclusion& pair : structure.pair_exclusions(Cell(i))) {
      const model::Origin origin = structure.problem().primitives[pair.primitive].origin;
      const auto* relation = std::get_if<model::PairRelation>(
          &structure.problem().primitives[pair.primitive].primitive);
      const bool forward = relation != nullptr && relation->first == model::variable_of(Cell(i));
      ties[origin.index].push_back({Cell(i), &pair, forward});
    }
  }
  for (auto& [constraint, list] : ties) {
    // Along a line and back again, as a person counts it from its ends.
    std::stable_sort(list.begin(), list.end(), [](const Tie& a, const Tie& b) {
      if (a.forward != b.forward) return a.forward;
      return a.forward ? a.to->primitive < b.to->primitive : a.to->primitive > b.to->primitive;
    });
  }
  return ties;
}

bool applies(const Structure& structure) {
  return structure.has_pair_exclusions() || !structure.rules().empty();
}

/// What a constraint takes away, cell by cell.
struct TakenAway {
  struct One {
    Cell from;
    DigitSet left;  ///< its candidates
    Cell to;
    DigitSet gone;  ///< those of `to` that none of them goes with
    DigitSet kept;  ///< its others
    DigitSet
        equal;  ///< of those that go such as fit themselves, but for that the cells see each other
  };
  std::uint32_t constraint;  ///< index into the puzzle's
  std::uint32_t primitive;   ///< one that it posted
  std::vector<One> all;
  /// Where it is about two cells: these, and in which ways they can be filled; else none.
  std::vector<Cell> cells;
  std::vector<std::vector<Digit>> ways;

  [[nodiscard]] std::string text(const model::Step& /*step*/, const Words& words) const {
    if (!tells_by_itself(words)) {
      const std::string by = "By " + words.shape(primitive) + clue(words);
      if (!ways.empty() && ways.size() <= kMostWays)
        return by + ": " + words.cells(cells) + " can only be " + ways_text(ways, words) + ".";
    }
    const std::vector<Cause> causes = by_cause();
    std::string result = "By " + words.shape(primitive) + clue(words) + " alone: ";
    std::size_t told = 0;
    for (; told < std::min(kMostTold, causes.size()); ++told) {
      const std::string text = (told == 0 ? "" : "; ") + text_of(causes[told], words);
      if (told > 0 && result.size() + text.size() > kLongest) break;
      result += text;
    }
    if (told < causes.size()) result += "; and so on from cell to cell";
    return result + ".";
  }

 private:
  /// What a cell with some candidates takes from others.
  struct Cause {
    Cell from;
    DigitSet left;
    std::vector<constraints::Loss> losses;
    std::vector<DigitSet> kept;                    ///< per loss what its cell still has
    std::vector<std::pair<Cell, DigitSet>> equal;  ///< what goes as the cells see each other
  };

  [[nodiscard]] const model::ConstraintSpec& spec_in(const Words& words) const {
    return words.structure().puzzle().constraints[constraint];
  }
  /// Whether the rule's type has words of its own for pairs of cells.
  [[nodiscard]] bool tells_by_itself(const Words& words) const {
    return constraints::find_constraint_type(spec_in(words).type)->pair_reason != nullptr;
  }
  /// " (clue 20)": the number of a rule that is said in words, which its name does not have.
  [[nodiscard]] std::string clue(const Words& words) const {
    const auto* clue = spec_in(words).arguments.get<std::string>("clue");
    return clue == nullptr || clue->empty() ? std::string() : " (clue " + *clue + ")";
  }

  [[nodiscard]] std::vector<Cause> by_cause() const {
    std::vector<Cause> causes;
    for (const One& one : all) {
      auto cause = std::find_if(causes.begin(), causes.end(), [&one](const Cause& known) {
        return known.from == one.from && known.left == one.left;
      });
      if (cause == causes.end()) {
        cause = causes.insert(causes.end(), Cause{one.from, one.left, {}, {}, {}});
      }
      cause->losses.push_back({one.to, one.gone});
      cause->kept.push_back(one.kept);
      if (!one.equal.empty()) cause->equal.emplace_back(one.to, one.equal);
    }
    return causes;
  }

  /// Whether a known digit settles the other one of a mark between two cells.
  [[nodiscard]] bool is_partner_of_known(const Cause& cause, const Words& words) const {
    const std::string& type = words.structure().puzzle().constraints[constraint].type;
    return cause.left.size() == 1 && cause.losses.size() == 1 && cause.kept.front().size() == 1 &&
           constraints::find_constraint_type(type)->shape == constraints::SpecShape::pair;
  }

  [[nodiscard]] std::string text_of(const Cause& cause, const Words& words) const {
    if (is_partner_of_known(cause, words)) {
      return "beside " + words.digits(cause.left) + " in " + words.cell(cause.from) + " only " +
             words.digits(cause.kept.front()) + " can be in " +
             words.cell(cause.losses.front().cell);
    }
    if (const std::string text = needs_text(cause, words); !text.empty()) return text;
    std::string text = rule_text(cause, words);
    for (const auto& [cell, digits] : cause.equal) {
      const Cell both[] = {std::min(cause.from, cell), std::max(cause.from, cell)};
      text += " (" + words.cells(both) + " see each other and cannot both be " +
              words.either(digits) + ")";
    }
    return text;
  }

  /// The digits of `from` that the rule lets go with a digit of another cell.
  static DigitSet partners(const Words& words, Cell from, Candidate of) {
    DigitSet partners;
    for (int i = 0; i < words.structure().num_digits(); ++i) {
      if (!words.structure().excludes({from, Digit(i)}, of)) partners.insert(Digit(i));
    }
    return partners;
  }

  /// Whether the two cells may exchange their digits; else the rule's words say which is more.
  static bool is_even_handed(const Words& words, Cell a, Cell b) {
    for (int i = 0; i < words.structure().num_digits(); ++i) {
      for (int j = 0; j < i; ++j) {
        if (words.structure().excludes({a, Digit(i)}, {b, Digit(j)}) !=
            words.structure().excludes({a, Digit(j)}, {b, Digit(i)}))
          return false;
      }
    }
    return true;
  }

  /// "4 in R1C1 needs 3 or 5 in R1C2, neither of which is left": where a digit goes with few others
  /// these are easier to look for than what is left in the cell. Empty where they are many.
  [[nodiscard]] std::string needs_text(const Cause& cause, const Words& words) const {
    constexpr int kFewPartners = 3;
    constexpr std::size_t kMostParts = 3;
    std::vector<std::string> parts;
    DigitSet all_needed;
    for (const constraints::Loss& loss : cause.losses) {
      if (!is_even_handed(words, cause.from, loss.cell)) return {};
      std::map<std::uint64_t, DigitSet> by_partners;
      loss.gone.for_each([&](Digit digit) {
        by_partners[partners(words, cause.from, {loss.cell, digit}).mask()].insert(digit);
      });
      for (const auto& [mask, gone] : by_partners) {
        const DigitSet needed = DigitSet::from_mask(mask);
        if (needed.empty() || needed.size() > kFewPartners) return {};
        all_needed |= needed;
        parts.push_back(words.either(gone) + " in " + words.cell(loss.cell) + " needs " +
                        words.either(needed) + " in " + words.cell(cause.from));
      }
    }
    if (parts.size() > kMostParts) return {};
    return Words::list(parts) + (all_needed.size() == 1   ? ", which is not left"
                                 : all_needed.size() == 2 ? ", neither of which is left"
                                                          : ", none of which is left");
  }

  [[nodiscard]] std::string rule_text(const Cause& cause, const Words& words) const {
    const model::Puzzle& puzzle = words.structure().puzzle();
    const model::ConstraintSpec& spec = puzzle.constraints[constraint];
    const constraints::ConstraintType* type = constraints::find_constraint_type(spec.type);
    if (type->pair_reason != nullptr) {
      return type->pair_reason(puzzle, spec, cause.from, cause.left, cause.losses);
    }
    std::vector<Candidate> gone;
    for (const constraints::Loss& loss : cause.losses) {
      loss.gone.for_each([&](Digit digit) { gone.push_back({loss.cell, digit}); });
    }
    return "nothing left in " + words.cell(cause.from) + " (" + words.either(cause.left) +
           ") goes with " + words.either(gone);
  }
};

class RuleSearch {
 public:
  RuleSearch(const Position& position, std::uint32_t constraint, const std::vector<Tie>& ties)
      : position_(position),
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

  /// What goes, in steps that have nothing to do with each other: cells that take from each other,
  /// however far, are one.
  [[nodiscard]] std::vector<model::Step> steps() const {
    std::vector<std::vector<TakenAway::One>> parts;
    for (const TakenAway::One& reason : without_superseded(reasons_)) {
      std::vector<TakenAway::One> joined;
      std::erase_if(parts, [&](std::vector<TakenAway::One>& part) {
        if (!meets(part, reason)) return false;
        joined.insert(joined.end(), part.begin(), part.end());
        return true;
      });
      joined.push_back(reason);
      parts.push_back(std::move(joined));
    }
    std::vector<model::Step> steps;
    for (std::vector<TakenAway::One>& part : parts) steps.push_back(step(std::move(part)));
    return steps;
  }

 private:
  static bool meets(const std::vector<TakenAway::One>& part, const TakenAway::One& reason) {
    return std::any_of(part.begin(), part.end(), [&reason](const TakenAway::One& one) {
      return one.from == reason.from || one.from == reason.to || one.to == reason.from ||
             one.to == reason.to;
    });
  }

  /// The reasons without those that a later one of the same two cells says better, where nothing
  /// rests on the earlier one in between: the rest tells a line from its ends.
  static std::vector<TakenAway::One> without_superseded(const std::vector<TakenAway::One>& all) {
    std::vector<TakenAway::One> kept;  // the last one first
    for (std::size_t i = all.size(); i-- > 0;) {
      const TakenAway::One& one = all[i];
      const auto ends_search = [&one](const TakenAway::One& later) {
        return later.from == one.to || (later.from == one.from && later.to == one.to);
      };
      const auto later = std::find_if(kept.rbegin(), kept.rend(), ends_search);
      if (later != kept.rend() && later->from == one.from && later->to == one.to) {
        later->gone |= one.gone;
        later->equal |= one.equal;
      } else {
        kept.push_back(one);
      }
    }
    std::reverse(kept.begin(), kept.end());
    return kept;
  }

  [[nodiscard]] model::Step step(std::vector<TakenAway::One> reasons) const {
    std::vector<Cell> causes;  // whose candidates take something away
    std::vector<Cell> losers;
    for (const TakenAway::One& one : reasons) {
      add_once(causes, one.from);
      add_once(losers, one.to);
    }
    model::Step step;
    for (const Cell cell : losers) {
      (position_.candidates(cell) - left_[cell.index()]).for_each([&](Digit digit) {
        step.eliminations.push_back({cell, digit});
      });
    }
    std::sort(step.eliminations.begin(), step.eliminations.end());
    for (const Cell cell : causes) {
      add_cell_premise(step, cell);
      mark_cell(step, position_, cell, left_[cell.index()], model::CandidateRole::group);
    }
    std::optional<std::uint32_t> primitive;
    for (const Tie& tie : ties_) {
      if (!tells(reasons, tie)) continue;
      step.houses.push_back({tie.to->primitive, model::HouseRole::home});
      if (!primitive) primitive = tie.to->primitive;
    }
    std::vector<Cell> both = losers;
    for (const Cell cell : causes) add_once(both, cell);
    std::sort(both.begin(), both.end());
    step.cells = std::move(losers);
    step.size = static_cast<int>(reasons.size());
    std::vector<std::vector<Digit>> ways;
    if (both.size() == 2) ways = ways_of(both);
    step.reason = reason_of(TakenAway{constraint_, primitive.value_or(ties_.front().to->primitive),
                                      std::move(reasons), std::move(both), std::move(ways)});
    return step;
  }

  /// In which ways two cells can be filled with what is left.
  [[nodiscard]] std::vector<std::vector<Digit>> ways_of(const std::vector<Cell>& cells) const {
    std::vector<std::vector<Digit>> ways;
    left_[cells[0].index()].for_each([&](Digit a) {
      left_[cells[1].index()].for_each([&](Digit b) {
        if (!position_.structure().excludes({cells[0], a}, {cells[1], b})) ways.push_back({a, b});
      });
    });
    return ways;
  }

  /// Whether one of the reasons is that of the tie.
  static bool tells(const std::vector<TakenAway::One>& reasons, const Tie& tie) {
    return std::any_of(reasons.begin(), reasons.end(), [&tie](const TakenAway::One& one) {
      return one.from == tie.from && one.to == tie.to->other;
    });
  }

  bool look_at(const Tie& tie, bool& more) {
    const DigitSet from = left_[tie.from.index()];
    DigitSet& to = left_[tie.to->other.index()];
    // What a digit that is known takes from the cells that see it is no matter of the rule.
    const bool differ = from.size() > 1 && position_.structure().sees(tie.from, tie.to->other);
    DigitSet gone = to;
    DigitSet equal;
    from.for_each([&](Digit digit) {
      DigitSet excluded = tie.to->excluded(digit);
      if (differ && !excluded.contains(digit)) {
        equal.insert(digit);
        excluded.insert(digit);
      }
      gone &= excluded;
    });
    if (gone.empty()) return true;
    if (position_.board().is_placed(tie.to->other) || gone == to) return false;  // contradiction
    to -= gone;
    more = true;
    reasons_.push_back({tie.from, from, tie.to->other, gone, to, equal & gone});
    return true;
  }

  static void add_once(std::vector<Cell>& cells, Cell cell) {
    if (std::find(cells.begin(), cells.end(), cell) == cells.end()) cells.push_back(cell);
  }

  const Position& position_;
  std::uint32_t constraint_;  ///< index into the puzzle's
  const std::vector<Tie>& ties_;
  std::vector<DigitSet> left_;
  std::vector<TakenAway::One> reasons_;
};

/// Marks between two cells, or lines of such pairs, that never have some digits, whatever the other
/// cell holds: what is so from the start is told once for all of them.
struct Marks {
  std::vector<std::uint32_t> primitives;  ///< one of each mark that loses something
  DigitSet never;
  bool by_seeing = false;  ///< some of them would go with themselves, did the cells not differ
  bool are_lines = false;

  [[nodiscard]] std::string text(const model::Step& /*step*/, const Words& words) const {
    const std::string at = are_lines ? "along " : "across ";
    const std::size_t others = primitives.size() - 1;
    const std::string first = std::string("No ") + (by_seeing ? "other " : "") +
                              "digit goes with " + words.either(never) + " " + at +
                              words.shape(primitives.front());
    if (others == 0) return first + ".";
    return first + ", nor " + at + "the " +
           (others == 1 ? "other one" : std::to_string(others) + " others") + " of the kind.";
  }
};

/// Marks or lines of a type, by its name, that never have the same digits.
using KindOfMark = std::pair<std::string, std::uint64_t>;

class MarkSearch {
 public:
  MarkSearch(const Position& position, const std::map<std::uint32_t, std::vector<Tie>>& ties)
      : position_(position) {
    for (const auto& [constraint, list] : ties) add(constraint, list);
  }

  /// One step for each kind of which several marks, or a line, lose something.
  [[nodiscard]] std::vector<model::Step> steps() const {
    std::vector<model::Step> steps;
    for (const auto& [kind, found] : kinds_) {
      if (found.marks.primitives.size() > 1 || found.marks.are_lines) steps.push_back(step(found));
    }
    return steps;
  }

 private:
  struct Found {
    Marks marks;
    std::vector<Cell> cells;
  };

  void add(std::uint32_t constraint, const std::vector<Tie>& ties) {
    const std::string& type = position_.structure().puzzle().constraints[constraint].type;
    const constraints::SpecShape shape = constraints::find_constraint_type(type)->shape;
    const bool is_line = shape == constraints::SpecShape::path && ties.size() > 2;
    if (!is_line && (shape != constraints::SpecShape::pair || ties.size() != 2)) return;
    const DigitSet never = never_in(ties[0]);
    if (never.empty() || !std::all_of(ties.begin(), ties.end(),
                                      [&](const Tie& tie) { return never_in(tie) == never; }))
      return;
    const bool loses = std::any_of(ties.begin(), ties.end(), [&](const Tie& tie) {
      return !(position_.candidates(tie.from) & never).empty();
    });
    if (!loses) return;
    Found& found = kinds_[{type + (is_line ? " line" : ""), never.mask()}];
    found.marks.are_lines = is_line;
    found.marks.never = never;
    found.marks.primitives.push_back(ties[0].to->primitive);
    never.for_each([&](Digit digit) {
      if (!ties[0].to->excluded(digit).contains(digit)) found.marks.by_seeing = true;
    });
    for (const Tie& tie : ties) {
      if (std::find(found.cells.begin(), found.cells.end(), tie.from) == found.cells.end())
        found.cells.push_back(tie.from);
    }
  }

  /// The digits of the other cell that no digit goes with.
  [[nodiscard]] DigitSet never_in(const Tie& tie) const {
    const bool differ = position_.structure().sees(tie.from, tie.to->other);
    DigitSet never = position_.structure().all_digits();
    position_.structure().all_digits().for_each([&](Digit digit) {
      DigitSet excluded = tie.to->excluded(digit);
      if (differ) excluded.insert(digit);
      never &= excluded;
    });
    return never;
  }

  [[nodiscard]] model::Step step(const Found& found) const {
    model::Step step;
    for (const Cell cell : found.cells) {
      add_cell_premise(step, cell);
      const DigitSet gone = position_.candidates(cell) & found.marks.never;
      gone.for_each([&](Digit digit) { step.eliminations.push_back({cell, digit}); });
      if (!gone.empty()) step.cells.push_back(cell);
    }
    std::sort(step.eliminations.begin(), step.eliminations.end());
    for (const std::uint32_t primitive : found.marks.primitives)
      step.houses.push_back({primitive, model::HouseRole::home});
    step.digits = found.marks.never;
    step.size = 1;
    step.reason = reason_of(found.marks);
    return step;
  }

  const Position& position_;
  std::map<KindOfMark, Found> kinds_;
};

/// That no filling of a constraint's cells has what is removed.
struct NoFilling {
  RuleState state;

  [[nodiscard]] std::string text(const model::Step& step, const Words& words) const {
    return why_no_filling(words, state, step.eliminations);
  }
};

void mark_rule(model::Step& step, const Structure& structure, const RuleInfo& rule) {
  const auto& primitives = structure.problem().primitives;
  for (std::uint32_t i = 0; i < primitives.size(); ++i) {
    const model::Origin origin = primitives[i].origin;
    if (origin.kind != model::Origin::Kind::constraint || origin.index != rule.constraint) continue;
    // Of a rule about many places the one place.
    if (constraints::scope_of_part(structure.puzzle(), structure.problem(), i) != rule.cells)
      continue;
    step.houses.push_back({i, model::HouseRole::home});
  }
}

/// What it takes to look at so many ways to fill a rule, in units of Step::size: nothing for as few
/// as a sentence lists; of more ever less each, as nobody looks at ways that begin alike one by
/// one.
int size_of_ways(int ways) {
  constexpr int kFew = 6;
  constexpr double kSizeOfRoot = 12;
  if (ways <= kFew) return 0;
  return static_cast<int>(std::lround(kSizeOfRoot * (std::sqrt(ways) - std::sqrt(kFew))));
}

/// The step of what no filling of a rule has; nothing removed when there is no such candidate.
model::Step filling_step(const Position& position, std::size_t index) {
  const RuleInfo& rule = position.structure().rules()[index];
  const std::vector<DigitSet> possible = possible_by_rule(position, index);
  model::Step step;
  for (std::size_t i = 0; i < rule.cells.size(); ++i) {
    const Cell cell = rule.cells[i];
    if (possible[i].empty()) return {};  // contradiction
    if (position.board().is_placed(cell)) continue;
    const DigitSet gone = position.candidates(cell) - possible[i];
    gone.for_each([&](Digit digit) { step.eliminations.push_back({cell, digit}); });
    if (!gone.empty()) step.cells.push_back(cell);
    mark_cell(step, position, cell, possible[i], model::CandidateRole::group);
    ++step.size;
  }
  if (step.eliminations.empty()) return step;
  std::sort(step.eliminations.begin(), step.eliminations.end());
  model::Premise premise;
  premise.kind = model::Premise::Kind::rule;
  premise.primitive = rule.primitive;
  step.premises.push_back(premise);
  mark_rule(step, position.structure(), rule);
  RuleState state{rule.primitive, rule.cells, {}};
  const std::vector<DigitSet> left = position.board().digits_left();
  for (const Cell cell : rule.cells) state.left.push_back(left[cell.index()]);
  step.size +=
      size_of_ways(ways_left_to_reader(Words(position.structure()), state, step.eliminations));
  step.reason = reason_of(NoFilling{std::move(state)});
  return step;
}

void find(const Position& position, StepSink& sink) {
  const std::map<std::uint32_t, std::vector<Tie>> all_ties = ties_of(position.structure());
  for (model::Step& step : MarkSearch(position, all_ties).steps()) {
    if (sink.add(std::move(step))) return;
  }
  for (const auto& [constraint, ties] : all_ties) {
    RuleSearch search(position, constraint, ties);
    if (!search.run()) continue;
    for (model::Step& step : search.steps()) {
      if (sink.add(std::move(step))) return;
    }
  }
  for (std::size_t i = 0; i < position.structure().rules().size(); ++i) {
    if (position.out_of_time()) return;
    model::Step step = filling_step(position, i);
    if (!step.eliminations.empty() && sink.add(std::move(step))) return;
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
    .look =
        "Look at one line, cage or mark by itself. Try which digits its cells can have at all if "
        "its rule is to hold, and cross out the others.",
    .example =
        R"json({"omnidoku":1,"board":{"type":"grid","size":6},"givens":"......63..1.......34.......5....6..1","constraints":[{"type":"thermometer","cells":["R4C2","R3C3","R3C2"]},{"type":"thermometer","cells":["R5C6","R4C5","R4C6"]},{"type":"thermometer","cells":["R3C5","R3C6","R2C6"]},{"type":"thermometer","cells":["R6C2","R5C3","R6C3"]},{"type":"thermometer","cells":["R2C5","R1C5","R2C4","R1C4"]}]})json",
    .applies = applies,
    .find = find,
    .describe = reason_text,
    .summary = sum_up_rules,
};

}  // namespace omnidoku::logic::rule_alone_technique
