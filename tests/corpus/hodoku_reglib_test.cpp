// SPDX-License-Identifier: MIT
//
// HoDoKu's own regression cases (version 1.3) against the finders of the scale hodoku. A finder
// gives the first step in HoDoKu's order and a case may be a later one, so a step that is another
// is taken and the finder asked again, until the listed conclusions come or nothing does; a run
// that was asked for everything then looks in images of the case, where other steps come first.
// Cases of what HoDoKu's solver does not look for by default are counted apart. Prints the counts;
// with OMNIDOKU_REGLIB_CODE=0300 (or the beginning of a code) for these alone, and every missed
// line with the steps that came instead.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <numeric>
#include <span>
#include <string_view>

#include <gtest/gtest.h>

#include "base/random.h"
#include "ratings/hodoku/rater.h"
#include "support/corpora.h"
#include "support/reglib.h"

namespace omnidoku::hodoku_reglib {
namespace {

using ratings::hodoku::Board;
using ratings::hodoku::Rater;
using ratings::hodoku::Step;
using ratings::hodoku::StepKind;
using testing_support::ReglibCase;
using Candidates = std::vector<ReglibCase::Candidate>;

struct Code {
  std::string_view code;  ///< or its beginning, with variant
  /// Which techniques are asked in turn; none: the solver does not look for it by default.
  std::vector<StepKind> techniques;
  std::string_view why_not;
};

constexpr std::string_view kNoSiamese = "Siamese fish";
constexpr std::string_view kNoSize = "fish of that size";
constexpr std::string_view kNoMutant = "mutant fish";
constexpr std::string_view kNoDual = "dual patterns";
constexpr std::string_view kNoAlsNodes = "almost locked sets in chains";
constexpr std::string_view kNoOverlap = "almost locked sets that overlap";
constexpr std::string_view kNoBlossom = "death blossom";
constexpr std::string_view kNoTemplates = "templates";
constexpr std::string_view kNoShortArms = "empty rectangles with two candidates";

/// The first that fits counts, so variants stand before their code.
const std::vector<Code>& codes() {
  static const std::vector<Code> list = {
      {"0000", {StepKind::full_house}, {}},
      {"0002", {StepKind::hidden_single}, {}},
      {"0003", {StepKind::naked_single}, {}},
      {"0100", {StepKind::locked_candidates_1}, {}},
      {"0101", {StepKind::locked_candidates_2}, {}},
      {"0110", {StepKind::locked_pair}, {}},
      {"0111", {StepKind::locked_triple}, {}},
      {"0200", {StepKind::naked_pair}, {}},
      {"0201", {StepKind::naked_triple}, {}},
      {"0202", {StepKind::naked_quadruple}, {}},
      {"0210", {StepKind::hidden_pair}, {}},
      {"0211", {StepKind::hidden_triple}, {}},
      {"0212", {StepKind::hidden_quadruple}, {}},
      {"0300", {StepKind::x_wing}, {}},
      {"0301", {StepKind::swordfish}, {}},
      {"0302", {StepKind::jellyfish}, {}},
      {"03111", {}, kNoSiamese},
      {"03121", {}, kNoSiamese},
      {"03211", {}, kNoSiamese},
      {"03621", {}, kNoSiamese},
      {"0310", {StepKind::finned_x_wing}, {}},
      {"0311", {StepKind::finned_swordfish}, {}},
      {"0312", {StepKind::finned_jellyfish}, {}},
      // Sashimi fish are met in the search for finned ones.
      {"0320", {StepKind::finned_x_wing, StepKind::sashimi_x_wing}, {}},
      {"0321", {StepKind::finned_swordfish, StepKind::sashimi_swordfish}, {}},
      {"0322", {StepKind::finned_jellyfish, StepKind::sashimi_jellyfish}, {}},
      {"0331", {StepKind::franken_swordfish}, {}},
      {"0332", {}, kNoSize},
      {"0340", {StepKind::finned_franken_x_wing}, {}},
      {"0341", {StepKind::finned_franken_swordfish}, {}},
      {"0342", {}, kNoSize},
      {"036", {}, kNoMutant},
      {"0400", {StepKind::skyscraper}, {}},
      {"0401", {StepKind::two_string_kite}, {}},
      {"0402-1", {}, kNoShortArms},
      {"0402", {StepKind::empty_rectangle}, {}},
      {"0403", {StepKind::turbot_fish}, {}},
      {"0404", {}, kNoDual},
      {"0405", {}, kNoDual},
      {"0500", {StepKind::simple_colors_trap}, {}},
      {"0501", {StepKind::multi_colors_1, StepKind::simple_colors_trap}, {}},  // one colouring
      {"0600", {StepKind::uniqueness_1}, {}},
      {"0601", {StepKind::uniqueness_2}, {}},
      {"0602", {StepKind::uniqueness_3}, {}},
      {"0603", {StepKind::uniqueness_4}, {}},
      {"0604", {StepKind::uniqueness_5}, {}},
      {"0605", {StepKind::uniqueness_6}, {}},
      {"0606", {StepKind::hidden_rectangle}, {}},
      {"0607", {StepKind::avoidable_rectangle_1}, {}},
      {"0608", {StepKind::avoidable_rectangle_2}, {}},
      {"0610", {StepKind::bug_plus_1}, {}},
      {"0701", {StepKind::x_chain}, {}},
      {"0702", {StepKind::xy_chain}, {}},
      {"0703", {StepKind::remote_pair}, {}},
      {"0706", {StepKind::discontinuous_nice_loop}, {}},
      {"0707", {StepKind::discontinuous_nice_loop}, {}},
      {"0708", {StepKind::discontinuous_nice_loop}, {}},
      {"0709-2", {}, kNoAlsNodes},
      {"0710-3", {}, kNoAlsNodes},
      {"0710-4", {}, kNoAlsNodes},
      {"0711-3", {}, kNoAlsNodes},
      {"0711-4", {}, kNoAlsNodes},
      {"0709", {StepKind::grouped_discontinuous_nice_loop}, {}},
      {"0710", {StepKind::grouped_discontinuous_nice_loop}, {}},
      {"0711", {StepKind::grouped_discontinuous_nice_loop}, {}},
      {"0800", {StepKind::xy_wing}, {}},
      {"0801", {StepKind::xyz_wing}, {}},
      {"0803", {StepKind::w_wing}, {}},
      {"0901", {StepKind::als_xz}, {}},
      {"0902-2", {}, kNoOverlap},
      {"0902", {StepKind::als_xy_wing}, {}},
      {"0903", {StepKind::als_chain}, {}},
      {"0904", {}, kNoBlossom},
      {"1101", {StepKind::sue_de_coq}, {}},
      {"12", {}, kNoTemplates},
  };
  return list;
}

const Code* code_of(const ReglibCase& one) {
  const auto code = std::ranges::find_if(
      codes(), [&](const Code& known) { return one.full_code.starts_with(known.code); });
  return code == codes().end() ? nullptr : &*code;
}

Board board_of(const ReglibCase& one) {
  std::array<int, ratings::kCells> givens{};
  for (std::size_t cell = 0; cell < givens.size(); ++cell) {
    if (one.is_given[cell]) givens[cell] = one.digits[cell];
  }
  Board board(givens);
  for (std::size_t cell = 0; cell < givens.size(); ++cell) {
    if (one.digits[cell] == 0 || one.is_given[cell]) continue;
    board.place(static_cast<int>(cell), one.digits[cell] - 1);
  }
  for (const auto& [cell, digit] : one.deleted) board.remove(cell, digit);
  return board;
}

Candidates sorted(const std::vector<ratings::hodoku::Candidate>& from) {
  Candidates result;
  for (const auto& [cell, digit] : from) result.push_back({cell, digit});
  std::ranges::sort(result);
  result.erase(std::unique(result.begin(), result.end()), result.end());
  return result;
}

/// What is left of the listed candidates on the board.
Candidates left_of(const Candidates& listed, const Board& board) {
  Candidates result;
  for (const auto& candidate : listed) {
    if (board.has(candidate.cell, candidate.digit)) result.push_back(candidate);
  }
  std::ranges::sort(result);
  return result;
}

bool concludes(const Step& step, const ReglibCase& one, const Board& board) {
  if (!one.placements.empty()) return sorted(step.placements) == left_of(one.placements, board);
  return step.placements.empty() && sorted(step.removals) == left_of(one.eliminations, board);
}

/// Does as little of another step as keeps it from coming again: one of its conclusions, of several
/// one that is not listed. Says whether that changed anything.
bool apply_a_bit(const Step& step, const Candidates& listed, Board& board) {
  for (const auto& [cell, digit] : step.placements) {
    if (!board.has(cell, digit)) continue;
    board.place(cell, digit);
    return true;
  }
  const Candidates removals = left_of(sorted(step.removals), board);
  if (removals.empty()) return false;
  const auto other = std::ranges::find_if(removals, [&](const ReglibCase::Candidate& removal) {
    return std::ranges::find(listed, removal) == listed.end();
  });
  const auto& [cell, digit] = other == removals.end() ? removals.front() : *other;
  board.remove(cell, digit);
  return true;
}

/// The next step of the code's techniques. A turn for hidden singles may pass over a stale one.
std::optional<Step> next_step(Rater& rater, const Code& code, Board& board) {
  for (const StepKind kind : code.techniques) {
    do {
      if (auto step = rater.next_step(board, kind)) return step;
    } while (kind == StepKind::hidden_single && !board.hidden_singles().empty());
  }
  return std::nullopt;
}

/// Where cells and digits of a case go in an image of it: bands and stacks, the lines in them and
/// digits change places, rows and columns too. It is the same puzzle, in which other steps come
/// first.
struct Image {
  std::array<int, ratings::kCells> cell_to{};
  std::array<int, ratings::kDigits> digit_to{};

  explicit Image(base::Random& random) {
    const std::array<std::array<int, 9>, 2> lines{shuffled_lines(random), shuffled_lines(random)};
    const bool turned = random.below(2) == 1;
    for (std::size_t cell = 0; cell < cell_to.size(); ++cell) {
      const int row = lines[0][cell / 9];
      const int column = lines[1][cell % 9];
      cell_to[cell] = turned ? column * 9 + row : row * 9 + column;
    }
    std::iota(digit_to.begin(), digit_to.end(), 0);
    random.shuffle(std::span<int>(digit_to));
  }

  [[nodiscard]] ReglibCase of(const ReglibCase& one) const {
    ReglibCase image = one;
    for (std::size_t cell = 0; cell < cell_to.size(); ++cell) {
      const auto to = static_cast<std::size_t>(cell_to[cell]);
      const int digit = one.digits[cell];
      image.digits[to] = digit == 0 ? 0 : digit_to[static_cast<std::size_t>(digit - 1)] + 1;
      image.is_given[to] = one.is_given[cell];
    }
    for (Candidates* const list : {&image.deleted, &image.eliminations, &image.placements}) {
      for (auto& [cell, digit] : *list) {
        cell = cell_to[static_cast<std::size_t>(cell)];
        digit = digit_to[static_cast<std::size_t>(digit)];
      }
    }
    return image;
  }

 private:
  static std::array<int, 9> shuffled_lines(base::Random& random) {
    std::array<int, 3> bands{0, 1, 2};
    random.shuffle(std::span<int>(bands));
    std::array<int, 9> lines{};
    for (std::size_t band = 0; band < 3; ++band) {
      std::array<int, 3> places{0, 1, 2};
      random.shuffle(std::span<int>(places));
      for (std::size_t i = 0; i < 3; ++i) lines[3 * band + i] = 3 * bands[band] + places[i];
    }
    return lines;
  }
};

constexpr int kMostOthers = 100;    // steps before that of a case
constexpr int kMostImages = 300;    // of a case in which others take away what it needs
constexpr int kFound = 483;         // cases of 495 as they stand
constexpr int kFoundInImages = 11;  // looked for in a run that was asked for everything

enum class Outcome : std::uint8_t { first, later, in_image, missed };

std::string text_of(const Step& step) {
  const auto add = [](std::string& text, const Candidates& candidates, char relation) {
    for (const auto& [cell, digit] : candidates) {
      text += " r" + std::to_string(cell / 9 + 1) + "c" + std::to_string(cell % 9 + 1) + relation +
              std::to_string(digit + 1);
    }
  };
  std::string text(names_of(step.kind).name);
  add(text, sorted(step.placements), '=');
  add(text, sorted(step.removals), '-');
  return text;
}

/// Whether the listed conclusions are those of the first step, or of one after others, which are
/// appended to `before`.
Outcome look_for(const ReglibCase& one, const Code& code, std::vector<Step>& before) {
  const Candidates& listed = one.placements.empty() ? one.eliminations : one.placements;
  Rater rater;
  Board board = board_of(one);
  Outcome outcome = Outcome::first;
  for (int others = 0; others < kMostOthers; ++others) {
    const auto step = next_step(rater, code, board);
    if (!step) break;
    if (concludes(*step, one, board)) return outcome;
    outcome = Outcome::later;
    before.push_back(*step);
    if (!apply_a_bit(*step, listed, board) || left_of(listed, board).empty()) break;
  }
  return Outcome::missed;
}

/// Whether an image of the case is found.
bool look_in_images(const ReglibCase& one, const Code& code) {
  base::Random random(1);
  std::vector<Step> before;
  for (int i = 0; i < kMostImages; ++i) {
    if (look_for(Image(random).of(one), code, before) != Outcome::missed) return true;
  }
  return false;
}

struct Tally {
  int first = 0;
  int later = 0;
  int in_image = 0;
  int missed = 0;

  void add(Outcome outcome) {
    switch (outcome) {
      case Outcome::first: ++first; return;
      case Outcome::later: ++later; return;
      case Outcome::in_image: ++in_image; return;
      case Outcome::missed: ++missed; return;
    }
  }
  void print(const std::string& name) const {
    std::printf("%-7s first %3d, later %3d, in an image %2d, missed %2d\n", name.c_str(), first,
                later, in_image, missed);
  }
};

TEST(HodokuReglib, CasesAreFoundByTheFindersOfTheScale) {
  const auto cases = testing_support::read_reglib();
  if (!cases) GTEST_SKIP() << testing_support::no_corpora();
  ASSERT_EQ(cases->size(), testing_support::kReglibCases);
  const char* const wanted = std::getenv("OMNIDOKU_REGLIB_CODE");
  std::map<std::string, Tally> tallies;
  std::map<std::string_view, int> not_searched;
  Tally all;
  for (const ReglibCase& one : *cases) {
    if (wanted != nullptr && !one.full_code.starts_with(wanted)) continue;
    const Code* const code = code_of(one);
    ASSERT_NE(code, nullptr) << one.text;
    if (code->techniques.empty()) {
      ++not_searched[code->why_not];
      continue;
    }
    if (one.must_be_missing) {
      Rater rater;
      Board board = board_of(one);
      EXPECT_FALSE(next_step(rater, *code, board)) << one.text;
      continue;
    }
    std::vector<Step> before;
    Outcome outcome = look_for(one, *code, before);
    const bool thorough = wanted != nullptr || testing_support::all_requested();
    if (outcome == Outcome::missed && thorough && look_in_images(one, *code)) {
      outcome = Outcome::in_image;
    }
    tallies[one.full_code].add(outcome);
    all.add(outcome);
    if (outcome == Outcome::missed && wanted != nullptr) {
      std::printf("missed %s\n", one.text.c_str());
      for (const Step& step : before) std::printf("    %s\n", text_of(step).c_str());
    }
  }
  for (const auto& [code, tally] : tallies) tally.print(code);
  for (const auto& [why, count] : not_searched) {
    std::printf("not searched: %3d %s\n", count, std::string(why).c_str());
  }
  all.print("all");
  if (wanted == nullptr) {
    EXPECT_EQ(all.first + all.later, kFound);
    EXPECT_EQ(all.in_image, testing_support::all_requested() ? kFoundInImages : 0);
  }
}

}  // namespace
}  // namespace omnidoku::hodoku_reglib
