// SPDX-License-Identifier: MIT
//
// HoDoKu's own regression cases (version 1.3): for each a position and what one technique concludes
// from it. Ours must find a step with exactly these conclusions, confirmed by verify; the cases
// marked -x must not be found. Prints what was found for each code; with OMNIDOKU_REGLIB_CODE=0300
// (or the beginning of a code) for these alone, and then every missed line with what was found
// instead.
//
// Some codes join two steps into one: Siamese fish (two fish with the same base), dual kites and
// dual empty rectangles. They count as found when two steps that share a premise or a house (the
// base of a fish, the box that links two kites) make up the listed eliminations.
#include "support/reglib.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "logic/path.h"
#include "solve/solve.h"
#include "support/boards.h"
#include "support/corpora.h"
#include "support/steps.h"

namespace omnidoku {
namespace {

using geometry::Candidate;
using geometry::Cell;
using geometry::Digit;
using logic::Position;
using testing_support::ReglibCase;
using Candidates = std::set<Candidate>;

struct Code {
  std::string_view code;
  std::vector<std::string_view> techniques;
  bool pairs = false;  ///< two steps joined
};

/// Our techniques for each code; variants ("-1") are left out of the codes here.
const std::vector<Code>& codes() {
  static const std::vector<Code> list = {
      {"0000", {"full_house"}},
      {"0002", {"hidden_single"}},
      {"0003", {"naked_single"}},
      {"0100", {"locked_candidates"}},
      {"0101", {"locked_candidates"}},
      {"0110", {"locked_pair"}},
      {"0111", {"locked_triple"}},
      {"0200", {"naked_pair", "locked_pair"}},
      {"0201", {"naked_triple", "locked_triple"}},
      {"0202", {"naked_quadruple"}},
      {"0210", {"hidden_pair"}},
      {"0211", {"hidden_triple"}},
      {"0212", {"hidden_quadruple"}},
      {"0300", {"x_wing"}},
      {"0301", {"swordfish"}},
      {"0302", {"jellyfish"}},
      {"0310", {"finned_x_wing"}},
      {"0311", {"finned_swordfish"}},
      {"03111", {"finned_swordfish", "sashimi_swordfish"}, true},
      {"0312", {"finned_jellyfish"}},
      {"03121", {"finned_jellyfish", "sashimi_jellyfish"}, true},
      {"0320", {"sashimi_x_wing"}},
      {"0321", {"sashimi_swordfish"}},
      {"03211", {"sashimi_swordfish", "finned_swordfish"}, true},
      {"0322", {"sashimi_jellyfish"}},
      {"0331", {"franken_fish"}},
      {"0332", {"franken_fish"}},
      {"0340", {"finned_franken_fish"}},
      {"0341", {"finned_franken_fish"}},
      {"0342", {"finned_franken_fish"}},
      {"0362", {"finned_mutant_fish"}},
      {"03621", {"finned_mutant_fish"}, true},
      {"0363", {"finned_mutant_fish"}},
      {"0400", {"skyscraper"}},
      {"0401", {"two_string_kite"}},
      {"0402", {"empty_rectangle", "turbot_fish"}},  // -1: with two places in the box
      {"0403", {"turbot_fish"}},
      {"0404", {"two_string_kite"}, true},
      {"0405", {"empty_rectangle", "turbot_fish"}, true},
      {"0500", {"simple_colouring"}},
      {"0501", {"multi_colouring", "simple_colouring"}},  // the case is one colouring, wrapped
      {"0600", {"unique_rectangle_1"}},
      {"0601", {"unique_rectangle_2"}},
      {"0602", {"unique_rectangle_3"}},
      {"0603", {"unique_rectangle_4"}},
      {"0604", {"unique_rectangle_5"}},
      {"0605", {"unique_rectangle_6"}},
      {"0606", {"hidden_rectangle"}},
      {"0607", {"avoidable_rectangle_1"}},
      {"0608", {"avoidable_rectangle_2"}},
      {"0610", {"bug"}},
      {"0701", {"x_chain"}},
      {"0702", {"xy_chain"}},
      {"0703", {"remote_pair"}},
      {"0706", {"nice_loop"}},
      {"0707", {"discontinuous_loop", "aic"}},
      {"0708", {"aic", "discontinuous_loop"}},
      {"0709", {"grouped_nice_loop", "als_aic"}},
      {"0710", {"grouped_discontinuous_loop", "grouped_aic", "als_aic"}},
      {"0711", {"grouped_aic", "grouped_discontinuous_loop", "als_aic"}},
      {"0800", {"xy_wing"}},
      {"0801", {"xyz_wing"}},
      {"0803", {"w_wing"}},
      {"0901", {"als_xz"}},
      {"0902", {"als_xy_wing"}},
      {"0903", {"als_chain"}},
      {"0904", {"death_blossom"}},
      {"1101", {"sue_de_coq"}},
      {"1201", {"templates"}},
      {"1202", {"templates"}},
  };
  return list;
}

struct Line {
  std::string text;
  std::string full_code;  ///< with variant
  const Code* code = nullptr;
  bool must_be_missing = false;
  model::Puzzle puzzle;
  std::vector<Candidate> placed;  ///< cells that are filled without being given
  Candidates deleted;
  Candidates eliminations;
  Candidates placements;
};

Candidates to_candidates(const std::vector<ReglibCase::Candidate>& items) {
  Candidates result;
  for (const auto& item : items) result.insert({Cell(item.cell), Digit(item.digit)});
  return result;
}

Line to_line(const ReglibCase& from, const model::Puzzle& empty) {
  Line line;
  line.text = from.text;
  line.full_code = from.full_code;
  line.must_be_missing = from.must_be_missing;
  line.puzzle = empty;
  for (const Code& known : codes()) {
    if (known.code == from.code) line.code = &known;
  }
  for (std::size_t cell = 0; cell < from.digits.size(); ++cell) {
    if (from.digits[cell] == 0) continue;
    const Digit digit(from.digits[cell] - 1);
    if (from.is_given[cell]) {
      line.puzzle.givens[cell] = digit;
    } else {
      line.placed.push_back({Cell(static_cast<int>(cell)), digit});
    }
  }
  line.deleted = to_candidates(from.deleted);
  line.eliminations = to_candidates(from.eliminations);
  line.placements = to_candidates(from.placements);
  return line;
}

Position position_of(const Line& line, const logic::Structure& structure) {
  logic::CandidateBoard board = logic::CandidateBoard::start(structure);
  for (const Candidate placed : line.placed) board.place(placed);
  for (const Candidate gone : line.deleted) board.eliminate(gone);
  return Position(std::move(board), true);
}

/// What a step removes; a placement removes the other candidates of its cell.
Candidates removed_by(const model::Step& step, const Position& position) {
  Candidates result(step.eliminations.begin(), step.eliminations.end());
  for (const Candidate placed : step.placements) {
    position.candidates(placed.cell).for_each([&](Digit digit) {
      if (digit != placed.digit) result.insert({placed.cell, digit});
    });
  }
  return result;
}

bool share_evidence(const model::Step& a, const model::Step& b) {
  const bool house = std::any_of(a.houses.begin(), a.houses.end(), [&](const model::HouseMark& h) {
    return std::any_of(b.houses.begin(), b.houses.end(), [&](const model::HouseMark& other) {
      return h.primitive == other.primitive && h.role == other.role;
    });
  });
  if (house) return true;
  return std::any_of(a.premises.begin(), a.premises.end(), [&](const model::Premise& p) {
    return std::find(b.premises.begin(), b.premises.end(), p) != b.premises.end();
  });
}

/// The step (or the two) with exactly the listed conclusions; empty when there is none.
std::vector<const model::Step*> search(const Line& line, const Position& position,
                                       const std::vector<model::Step>& steps) {
  std::vector<std::pair<const model::Step*, Candidates>> parts;
  for (const model::Step& step : steps) {
    if (!line.placements.empty()) {
      if (Candidates(step.placements.begin(), step.placements.end()) == line.placements) {
        return {&step};
      }
      continue;
    }
    Candidates removed = removed_by(step, position);
    if (removed == line.eliminations) return {&step};
    if (std::includes(line.eliminations.begin(), line.eliminations.end(), removed.begin(),
                      removed.end())) {
      parts.emplace_back(&step, std::move(removed));
    }
  }
  if (!line.code->pairs) return {};
  for (const auto& [a, from_a] : parts) {
    for (const auto& [b, from_b] : parts) {
      if (from_a.size() + from_b.size() < line.eliminations.size()) continue;
      Candidates both = from_a;
      both.insert(from_b.begin(), from_b.end());
      if (both == line.eliminations && share_evidence(*a, *b)) return {a, b};
    }
  }
  return {};
}

struct Tally {
  std::size_t found = 0;
  std::size_t listed = 0;
  double seconds = 0;
};

class Reglib : public ::testing::Test {
 protected:
  void SetUp() override {
    const auto cases = testing_support::read_reglib();
    if (!cases) GTEST_SKIP() << testing_support::no_corpora();
    const char* wanted = std::getenv("OMNIDOKU_REGLIB_CODE");
    if (wanted != nullptr) wanted_ = wanted;
    const model::Puzzle empty = testing_support::puzzle("grid:9");
    for (const ReglibCase& one : *cases) {
      lines_.push_back(to_line(one, empty));
      ASSERT_NE(lines_.back().code, nullptr) << one.text;
    }
    ASSERT_EQ(lines_.size(), testing_support::kReglibCases);
    std::erase_if(lines_, [&](const Line& line) { return !line.full_code.starts_with(wanted_); });
  }

  /// Every step of the techniques of a line's code that are there.
  static std::vector<model::Step> steps_for(const Line& line, const Position& position) {
    std::vector<model::Step> result;
    for (const std::string_view id : line.code->techniques) {
      const logic::Technique* technique = logic::find_technique(id);
      if (technique == nullptr) continue;
      std::vector<model::Step> steps = all_steps(*technique, position);
      result.insert(result.end(), std::make_move_iterator(steps.begin()),
                    std::make_move_iterator(steps.end()));
    }
    return result;
  }

  /// Nothing that was found may contradict the solution.
  static void expect_sound(const Line& line, const Position& position,
                           const std::vector<model::Step>& steps) {
    const solve::Outcome outcome = solve::solve(line.puzzle);
    if (outcome.status != base::Status::unique) return;  // then `unique` is HoDoKu's word for it
    const auto truth = testing_support::truth_of(outcome.solutions[0]);
    for (const model::Step& step : steps) {
      ASSERT_EQ(testing_support::unsound(step, position, truth), "") << line.text;
    }
  }

  void tell_missed(const Line& line, const Position& position,
                   const std::vector<model::Step>& steps) const {
    if (wanted_.empty()) return;
    std::printf("missed %s\n", line.text.c_str());
    const logic::Words words(position.structure());
    std::size_t shown = 0;
    for (const model::Step& step : steps) {
      const Candidates removed = removed_by(step, position);
      const bool related = std::any_of(removed.begin(), removed.end(), [&](Candidate candidate) {
        return line.eliminations.contains(candidate);
      });
      if (!related && line.placements.empty()) continue;
      if (++shown > 20) break;
      std::printf("  %s\n", tell(step, words).c_str());
    }
    std::printf("  %zu steps in all, %zu shown (those about the listed candidates)\n", steps.size(),
                std::min<std::size_t>(shown, 20));
  }

  std::string wanted_;
  std::vector<Line> lines_;
};

TEST_F(Reglib, CasesAreFound) {
  std::map<std::string, Tally> tallies;
  Tally total;
  std::set<std::string_view> not_registered;
  for (const Line& line : lines_) {
    for (const std::string_view id : line.code->techniques) {
      if (logic::find_technique(id) == nullptr) not_registered.insert(id);
    }
    const auto began = std::chrono::steady_clock::now();
    const logic::Structure structure(line.puzzle);
    const Position position = position_of(line, structure);
    const std::vector<model::Step> steps = steps_for(line, position);
    expect_sound(line, position, steps);
    const auto match = search(line, position, steps);
    verify::StepChecker checker(structure.lowered());
    for (const model::Step* step : match) {
      EXPECT_EQ(checker.check(*step, position.board().digits_left()).text, "")
          << line.text << "\n"
          << tell(*step, logic::Words(structure));
    }
    Tally& tally = tallies[line.full_code];
    ++tally.listed;
    tally.seconds +=
        std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    const bool there =
        std::any_of(line.code->techniques.begin(), line.code->techniques.end(),
                    [](std::string_view id) { return logic::find_technique(id) != nullptr; });
    if (there && match.empty() == line.must_be_missing) {
      ++tally.found;
    } else {
      tell_missed(line, position, steps);
    }
  }
  for (const auto& [code, tally] : tallies) {
    std::printf("%-7s %3zu / %3zu  %7.3f s\n", code.c_str(), tally.found, tally.listed,
                tally.seconds);
    total.found += tally.found;
    total.listed += tally.listed;
  }
  std::printf("all     %3zu / %3zu (the -x cases count as found when they are not)\n", total.found,
              total.listed);
  if (!wanted_.empty()) return;
  std::string missing;
  for (const std::string_view id : not_registered) missing += " " + std::string(id);
  EXPECT_EQ(missing, "") << "no such techniques";
  EXPECT_GE(total.found * 100, testing_support::kReglibCases * 95);
}

TEST_F(Reglib, CasesThatMustNotBeFoundAreNot) {
  std::size_t seen = 0;
  for (const Line& line : lines_) {
    if (!line.must_be_missing) continue;
    ++seen;
    const logic::Structure structure(line.puzzle);
    const Position position = position_of(line, structure);
    for (const model::Step& step : steps_for(line, position)) {
      const Candidates removed = removed_by(step, position);
      EXPECT_FALSE(std::includes(removed.begin(), removed.end(), line.eliminations.begin(),
                                 line.eliminations.end()))
          << line.text << "\n"
          << tell(step, logic::Words(structure));
    }
  }
  if (wanted_.empty()) {
    EXPECT_EQ(seen, 2U);
  }
}

}  // namespace
}  // namespace omnidoku
