// SPDX-License-Identifier: MIT
//
// What every type of constraint promises of the sentences of steps: each step that rests on a
// constraint of it names the constraint and what is concerned, and says a reason.
#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <span>

#include <gtest/gtest.h>

#include "base/random.h"
#include "constraints/constraint_type.h"
#include "constraints/supposition.h"
#include "formats/format.h"
#include "generate/generate.h"
#include "logic/path.h"
#include "support/boards.h"
#include "support/effort.h"

namespace omnidoku {
namespace {

using logic::Technique;

/// A puzzle with constraints of the type: placed at random, else those of its example.
std::optional<model::Puzzle> puzzle_with(const constraints::ConstraintType& type,
                                         std::uint64_t seed = 1) {
  generate::Request request;
  request.board = testing_support::board("grid:9");
  request.seed = seed;
  const auto kinds = generate::placeable_kinds();
  if (std::find(kinds.begin(), kinds.end(), type.id) != kinds.end()) {
    request.kinds = {std::string(type.id)};
  } else if (!type.example.empty()) {
    const auto document =
        formats::read(R"({"omnidoku": 1, "board": {"type": "grid", "size": 9}, "constraints": )" +
                      std::string(type.example) + "}");
    if (!document) return std::nullopt;
    request.constraints = document->puzzle.constraints;
  } else {
    return std::nullopt;
  }
  auto made = generate::generate(request);
  if (!made) return std::nullopt;
  return *std::move(made);
}

/// The techniques that look at constraints, and those without which these soon have nothing to do.
bool is_tried(const Technique& technique) {
  using logic::Family;
  return technique.family == Family::single || technique.family == Family::intersection ||
         technique.family == Family::sum;
}

/// A step, and what was left in each cell before it.
struct Taken {
  model::Step step;
  std::vector<geometry::DigitSet> left;
};

/// The steps along the way through the puzzle with such techniques.
std::vector<Taken> steps_of(const logic::Structure& structure) {
  logic::Position position(logic::CandidateBoard::start(structure), true);
  std::vector<Taken> steps;
  for (bool found = true; found && !position.is_contradictory();) {
    found = false;
    for (const Technique* technique : logic::techniques()) {
      if (!is_tried(*technique) || !technique->applies(structure)) continue;
      auto step = logic::first_step(*technique, position);
      if (!step) continue;
      std::vector<geometry::DigitSet> left = position.board().digits_left();
      position.apply(*step);
      steps.push_back({*std::move(step), std::move(left)});
      found = true;
      break;
    }
  }
  return steps;
}

/// Whether the step is about a constraint of the type, by itself or with others.
bool is_about(const logic::Structure& structure, const model::Step& step, std::string_view type) {
  return std::any_of(step.houses.begin(), step.houses.end(), [&](const model::HouseMark& mark) {
    const model::Origin origin = structure.problem().primitives[mark.primitive].origin;
    return origin.kind == model::Origin::Kind::constraint &&
           structure.puzzle().constraints[origin.index].type == type;
  });
}

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

/// A clause that is there twice; empty if there is none.
std::string said_twice(const std::string& text) {
  std::set<std::string> clauses;
  std::string clause;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != ';' && text[i] != '.') {
      clause += text[i];
      continue;
    }
    if (!clauses.insert(clause).second) return clause;
    clause.clear();
  }
  return {};
}

/// Words with which a reason is said.
constexpr std::array<const char*, 15> kReasoning = {
    " so ",    "So ",     "With ",       "As ",    "Were ", "nothing left ", ": ",         " leave",
    " which ", " would ", "adds up to ", " sees ", " see ", "Whatever ",     " goes with "};

void expect_reason(const logic::Structure& structure, const model::Step& step) {
  const logic::Words words(structure);
  const std::string text = logic::reason(step, words);
  SCOPED_TRACE(std::string(step.technique) + ": " + logic::tell(step, words));
  EXPECT_TRUE(text.ends_with("."));
  EXPECT_FALSE(has(text, "  ")) << "a word is missing";
  // It names a rule or house that it rests on, where its cells follow without the first of them;
  // sums of several houses have these all in one name.
  EXPECT_TRUE(std::any_of(step.houses.begin(), step.houses.end(), [&](const auto& mark) {
    const std::string name = words.shape(mark.primitive);
    return has(text, name) || has(text, logic::Words::capital(name)) ||
           has(text, "By " + name.substr(0, name.find(" at ")) + ", ") ||
           mark.role == model::HouseRole::base;
  }));
  // And of what it concludes a cell or a digit, or all that is possible.
  std::vector<geometry::Candidate> concluded = step.eliminations;
  concluded.insert(concluded.end(), step.placements.begin(), step.placements.end());
  EXPECT_TRUE(std::any_of(concluded.begin(), concluded.end(), [&](geometry::Candidate one) {
    return has(text, words.cell(one.cell)) || has(text, words.digit(one.digit)) ||
           has(text, ": that is ");
  }));
  // That nothing fits is no reason.
  for (const char* empty : {"none holds any", "what is placed", "Even with the", "what is removed",
                            "which they cannot", "the candidates do not allow", "what else goes"}) {
    EXPECT_FALSE(has(text, empty)) << empty;
  }
  EXPECT_TRUE(std::any_of(kReasoning.begin(), kReasoning.end(),
                          [&](const char* word) { return has(text, word); }));
  EXPECT_EQ(said_twice(text), "");
}

TEST(SentencesOfRules, NameTheRuleAndWhatIsConcernedAndSayAReason) {
  // Rules that only see, or that leave their cells to houses and singles, have no steps of their
  // own; nor do those that no grid of nine has.
  std::set<std::string_view> silent;
  for (const constraints::ConstraintType* type : constraints::constraint_types()) {
    SCOPED_TRACE(type->id);
    const auto puzzle = puzzle_with(*type);
    if (!puzzle) {
      silent.insert(type->id);
      continue;
    }
    const logic::Structure structure(*puzzle);
    bool spoke = false;
    for (const auto& [step, left] : steps_of(structure)) {
      if (logic::technique_of(step).family == logic::Family::single ||
          !is_about(structure, step, type->id)) {
        continue;
      }
      expect_reason(structure, step);
      spoke = true;
    }
    if (!spoke) silent.insert(type->id);
  }
  std::string names;
  for (const std::string_view id : silent) names += " " + std::string(id);
  EXPECT_LT(silent.size() * 4, constraints::constraint_types().size()) << names;
}

/// That something does not fit, said in place of why.
bool has_no_reason(const std::string& text) {
  constexpr std::array<const char*, 8> kEmpty = {
      "ways to fill ",    "no way to fill ",   "the only way to fill ", "could not all be filled",
      "which no digits ", "would never make ", "would break the rule",  "no set of values that"};
  return std::any_of(kEmpty.begin(), kEmpty.end(),
                     [&](const char* words) { return has(text, words); });
}

/// Whether a step of rules that are held against each other tells which of them: each by a name of
/// its own, the one that is left without a filling unlike the one whose ways are told.
bool names_two_rules(const model::Step& step, const std::string& text) {
  constexpr std::array<const char*, 5> kOfRules = {"rules_together", "short_clash", "rule_clash",
                                                   "subset_clash", "long_clash"};
  if (std::find(kOfRules.begin(), kOfRules.end(), step.technique) == kOfRules.end()) return false;
  const std::string left = "no way to fill ";
  const auto at = text.find(left);
  if (at == std::string::npos) return true;
  const auto from = at + left.size();
  const std::string name = text.substr(from, text.find_first_of(".,", from) - from);
  return text.find(name) == from;
}

/// The digits told in "R1C2 (3, 5 or 7)" that are not left there: nothing that a sentence rests on
/// may be.
std::string told_but_gone(const std::string& text, const logic::Structure& structure,
                          const std::vector<geometry::DigitSet>& left) {
  const logic::Words words(structure);
  std::string wrong;
  for (std::size_t i = 0; i < left.size(); ++i) {
    const std::string start = words.cell(geometry::Cell(i)) + " (";
    for (auto at = text.find(start); at != std::string::npos; at = text.find(start, at + 1)) {
      const auto from = at + start.size();
      const std::string told = text.substr(from, text.find(')', from) - from);
      if (told.find_first_not_of("0123456789, or") != std::string::npos) continue;
      for (int digit = 0; digit < structure.num_digits(); ++digit) {
        if (has(told, words.digit(geometry::Digit(digit))) &&
            !left[i].contains(geometry::Digit(digit)))
          wrong += start + told + ") ";
      }
    }
  }
  return wrong;
}

TEST(SentencesOfRules, SayWhyAndNotThatNothingFits) {
  constexpr std::size_t kLongest = 900;
  std::size_t told = 0;
  std::size_t empty = 0;
  std::string examples;
  for (const constraints::ConstraintType* type : constraints::constraint_types()) {
    SCOPED_TRACE(type->id);
    const auto puzzle = puzzle_with(*type, 2);
    if (!puzzle) continue;
    const logic::Structure structure(*puzzle);
    for (const auto& [step, left] : steps_of(structure)) {
      if (logic::technique_of(step).family == logic::Family::single ||
          !is_about(structure, step, type->id)) {
        continue;
      }
      const std::string text = logic::reason(step, logic::Words(structure));
      EXPECT_EQ(told_but_gone(text, structure, left), "") << text;
      EXPECT_TRUE(step.technique != "rule_alone" || text.size() <= kLongest) << text;
      ++told;
      if (!has_no_reason(text) || names_two_rules(step, text)) continue;
      // How many ways there are, each of which holds the digit, is what can be said of many.
      if (step.technique == "rule_pointing" && has(text, " lacks ")) continue;
      ++empty;
      examples += text + "\n";
    }
  }
  EXPECT_GT(told, 500U);
  EXPECT_LE(empty * 100, told) << examples;
}

/// Whether the constraint's cells can be filled with what is left in them, different digits where
/// the board asks for them.
class AnyFilling {
 public:
  AnyFilling(const constraints::Supposition& supposition, const constraints::ConstraintType& type)
      : supposition_(supposition), type_(type), grid_(supposition.left.size()) {}

  bool found(std::size_t place = 0) {
    const auto& cells = supposition_.cells;
    if (!type_.holds(supposition_.puzzle, supposition_.spec, grid_)) return false;
    if (place == cells.size()) return true;
    const geometry::Cell cell = cells[place];
    bool any = false;
    supposition_.left_in(cell).for_each([&](geometry::Digit digit) {
      if (any || is_taken(cell, digit)) return;
      grid_[cell.index()] = digit;
      any = found(place + 1);
      grid_[cell.index()].reset();
    });
    return any;
  }

 private:
  [[nodiscard]] bool is_taken(geometry::Cell cell, geometry::Digit digit) const {
    return std::any_of(supposition_.cells.begin(), supposition_.cells.end(), [&](auto other) {
      return grid_[other.index()] == digit &&
             constraints::must_differ(supposition_.puzzle, cell, other);
    });
  }

  const constraints::Supposition& supposition_;
  const constraints::ConstraintType& type_;
  model::PartialGrid grid_;
};

/// Three digits or fewer in each cell of the constraint, and one of them supposed.
constraints::Supposition random_supposition(const model::Puzzle& puzzle,
                                            const model::ConstraintSpec& spec,
                                            base::Random& random) {
  constexpr std::uint64_t kMostDigits = 3;
  const std::vector<geometry::Cell> cells = constraints::scope_of(puzzle, spec);
  const auto any = [&random](std::size_t count) { return random.below(count); };
  std::vector<geometry::DigitSet> before(static_cast<std::size_t>(puzzle.num_cells()));
  for (const geometry::Cell cell : cells) {
    for (std::uint64_t i = 0; i < kMostDigits; ++i)
      before[cell.index()].insert(
          geometry::Digit(any(static_cast<std::size_t>(puzzle.num_digits()))));
  }
  const geometry::Cell cell = cells[any(cells.size())];
  constraints::Supposition supposition{puzzle, spec,  cells, {cell, before[cell.index()].first()},
                                       before, before};
  for (const geometry::Cell other : cells) {
    if (constraints::must_differ(puzzle, cell, other))
      supposition.left[other.index()].erase(supposition.supposed.digit);
  }
  supposition.left[cell.index()] = geometry::DigitSet::single(supposition.supposed.digit);
  return supposition;
}

TEST(SentencesOfRules, RefuteOnlyWhatNoFillingHas) {
  constexpr std::size_t kMostCells = 9;
  base::Random random(30);
  for (const constraints::ConstraintType* type : constraints::constraint_types()) {
    if (type->refutes == nullptr) continue;
    SCOPED_TRACE(type->id);
    auto puzzle = puzzle_with(*type);
    if (!puzzle) continue;
    if (type->says_anything) {  // of what can be said one that has words of its own
      puzzle->constraints.push_back({std::string(type->id),
                                     "",
                                     {geometry::Cell(0), geometry::Cell(1), geometry::Cell(2)},
                                     {{"rule", "rising(it) or falling(it)"}}});
    }
    int refuted = 0;
    bool is_tried = false;
    for (const model::ConstraintSpec& spec : puzzle->constraints) {
      if (spec.type != type->id || constraints::scope_of(*puzzle, spec).size() > kMostCells)
        continue;
      is_tried = true;
      for (int i = 0; i < testing_support::rounds(2000, 100); ++i) {
        const constraints::Supposition supposition = random_supposition(*puzzle, spec, random);
        const std::string text = type->refutes(supposition);
        if (text.empty()) continue;
        ++refuted;
        EXPECT_FALSE(AnyFilling(supposition, *type).found())
            << text << " with " << puzzle->board->name(supposition.supposed.cell);
      }
    }
    EXPECT_TRUE(!is_tried || refuted > 0);
  }
}

/// The sums between 1 and 9 in a row over all fillings.
void add_sandwich_sums(const constraints::Supposition& supposition, std::vector<int>& filling,
                       std::set<int>& sums) {
  const std::size_t place = filling.size();
  if (place < supposition.cells.size()) {
    supposition.left_in(supposition.cells[place]).for_each([&](geometry::Digit digit) {
      const int value = static_cast<int>(digit.index()) + 1;
      if (std::find(filling.begin(), filling.end(), value) != filling.end()) return;
      filling.push_back(value);
      add_sandwich_sums(supposition, filling, sums);
      filling.pop_back();
    });
    return;
  }
  int num_ends = 0;
  int sum = 0;
  for (const int value : filling) {
    if (value == 1 || value == 9) {
      ++num_ends;
    } else if (num_ends == 1) {
      sum += value;
    }
  }
  if (num_ends == 2) sums.insert(sum);
}

TEST(SentencesOfRules, TellTheSumsThatASandwichWouldHave) {
  const model::Puzzle puzzle = testing_support::puzzle("grid:9");
  const constraints::ConstraintType& type = *constraints::find_constraint_type("sandwich");
  base::Random random(31);
  int told = 0;
  // One in a hundred meets the sentence, and each is quick.
  for (int i = 0; i < (testing_support::all_requested() ? 20'000 : 2000); ++i) {
    model::ConstraintSpec spec{"sandwich", "", {}, {}};
    for (std::size_t cell = 0; cell < 9; ++cell) spec.cells.emplace_back(cell);
    const int wanted = static_cast<int>(random.below(36));
    spec.arguments.set("sum", std::int64_t{wanted});
    constraints::Supposition supposition{puzzle, spec, spec.cells, {}, {}, {}};
    // A filling and some more digits in each cell.
    std::vector<int> digits{0, 1, 2, 3, 4, 5, 6, 7, 8};
    random.shuffle(std::span(digits));
    supposition.left.resize(81);
    for (std::size_t cell = 0; cell < 9; ++cell) {
      supposition.left[cell] = {geometry::Digit(static_cast<std::size_t>(digits[cell])),
                                geometry::Digit(random.below(9))};
    }
    const auto supposed = static_cast<std::size_t>(random.below(9));
    supposition.before = supposition.left;
    supposition.supposed = {geometry::Cell(supposed),
                            geometry::Digit(static_cast<std::size_t>(digits[supposed]))};
    for (auto& left : supposition.left) left.erase(supposition.supposed.digit);
    supposition.left[supposed] = geometry::DigitSet::single(supposition.supposed.digit);
    const std::string text = type.refutes(supposition);
    if (!has(text, "what lies between them makes ")) continue;
    ++told;
    std::set<int> sums;
    std::vector<int> filling;
    add_sandwich_sums(supposition, filling, sums);
    const auto above = sums.upper_bound(wanted);
    ASSERT_EQ(sums.count(wanted), 0U) << text;
    const bool is_one = sums.size() == 1;
    if (above != sums.begin() && !is_one) {
      EXPECT_PRED2(has, text, "at most " + std::to_string(*std::prev(above))) << wanted;
    }
    if (above != sums.end() && !is_one) {
      EXPECT_PRED2(has, text, "at least " + std::to_string(*above)) << wanted;
    }
  }
  EXPECT_GT(told, 10);
}

}  // namespace
}  // namespace omnidoku
