// SPDX-License-Identifier: MIT
//
// The canonical form: one for all that symmetries make of a puzzle, another for what they do not.
#include "classic/canonical.h"

#include <algorithm>
#include <array>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.h"

namespace omnidoku::classic {
namespace {

Clues9 clues_of(std::string_view line) {
  Clues9 clues{};
  for (std::size_t i = 0; i < clues.size(); ++i) {
    clues[i] = line[i] >= '1' && line[i] <= '9' ? static_cast<std::uint8_t>(line[i] - '0') : 0;
  }
  return clues;
}

std::vector<Solution9> solutions_of(const Clues9& clues) {
  Grid9 grid{};
  for (std::size_t i = 0; i < clues.size(); ++i) {
    grid.candidates[i] =
        clues[i] == 0 ? kAllDigits : static_cast<std::uint16_t>(1U << (clues[i] - 1U));
  }
  std::vector<Solution9> solutions;
  SearchRequest request;
  request.max_solutions = 0;
  request.context = &solutions;
  request.on_solution = [](void* context, const std::uint8_t* digits) {
    Solution9 solution{};
    std::copy_n(digits, solution.size(), solution.begin());
    static_cast<std::vector<Solution9>*>(context)->push_back(solution);
    return true;
  };
  static_cast<void>(search(grid, request));
  return solutions;
}

CanonicalForm9 form_of(const Clues9& clues) { return canonical_form(clues, solutions_of(clues)); }

/// An order of 9 lines that keeps those of a band together.
std::array<std::size_t, 9> random_lines(base::Random& random) {
  std::array<std::size_t, 3> bands{0, 1, 2};
  random.shuffle(std::span<std::size_t>(bands));
  std::array<std::size_t, 9> lines{};
  for (std::size_t band = 0; band < 3; ++band) {
    std::array<std::size_t, 3> inside{0, 1, 2};
    random.shuffle(std::span<std::size_t>(inside));
    for (std::size_t i = 0; i < 3; ++i) lines[3 * band + i] = 3 * bands[band] + inside[i];
  }
  return lines;
}

Symmetry9 random_symmetry(base::Random& random) {
  const auto rows = random_lines(random);
  const auto columns = random_lines(random);
  const bool is_turned = random.below(2) == 1;
  std::array<std::uint8_t, 9> digits{1, 2, 3, 4, 5, 6, 7, 8, 9};
  random.shuffle(std::span<std::uint8_t>(digits));
  Symmetry9 symmetry{};
  std::copy(digits.begin(), digits.end(), symmetry.digit.begin() + 1);
  for (std::size_t i = 0; i < 81; ++i) {
    const std::size_t row = rows[i / 9];
    const std::size_t column = columns[i % 9];
    symmetry.from[i] = static_cast<std::uint8_t>(is_turned ? column * 9 + row : row * 9 + column);
  }
  return symmetry;
}

// Made by omnidoku generate.
constexpr std::string_view kPuzzles[] = {
    ".....5...62......1814..........6...9.463.8...27..9.81.1.2....8......6.5.76......4",
    "8..3....94............9458...5...47.97........2..6.9.....2....8..6..7........9.31",
    "......5..........12..4.3.8.7..19.4...3.....6..1..2...9.7.....3.8.9....7.4..7.8...",
    ".6....7....1.9.2....9.2..3.9...87.....7..15........96..........43......8.2.35...4",
    "..5..42...1...9...8....6....94.....6..68...7.......5.2.7362...1........8..147....",
    "....8.63.53.4..........1.57...5...7..6.314.....56..1....8..........4...96..9...25",
    "....6......61...8..4.7...2.6..35...7.1.8.....7..4.1.6.37.2.....254............31.",
    "1.5..............28..34...9..123..........62..3.8.4.5....71..9.4.....7...52....1.",
};

TEST(CanonicalForm, IsTheSameForAllThatSymmetriesMake) {
  base::Random random(7);
  std::set<Clues9> forms;
  for (const std::string_view line : kPuzzles) {
    const Clues9 clues = clues_of(line);
    const CanonicalForm9 form = form_of(clues);
    forms.insert(form.clues);
    for (int i = 0; i < 50; ++i) {
      const CanonicalForm9 other = form_of(transformed(random_symmetry(random), clues));
      EXPECT_EQ(other.clues, form.clues) << line;
      EXPECT_EQ(other.solution, form.solution) << line;
      EXPECT_EQ(other.grid_symmetries, form.grid_symmetries);
      EXPECT_EQ(other.puzzle_symmetries, form.puzzle_symmetries);
    }
  }
  EXPECT_EQ(forms.size(), std::size(kPuzzles));
}

TEST(CanonicalForm, IsReachedByItsSymmetry) {
  for (const std::string_view line : kPuzzles) {
    const Clues9 clues = clues_of(line);
    const std::vector<Solution9> solutions = solutions_of(clues);
    const CanonicalForm9 form = canonical_form(clues, solutions);
    EXPECT_EQ(transformed(form.symmetry, clues), form.clues);
    std::vector<Solution9> made;
    for (const Solution9& solution : solutions)
      made.push_back(transformed(form.symmetry, solution));
    EXPECT_EQ(form.solution, *std::min_element(made.begin(), made.end()));
    EXPECT_EQ(solutions_of(form.clues).size(), solutions.size());
  }
}

TEST(CanonicalForm, IsThatOfNoSmallerGrid) {
  // Whatever a symmetry makes of a solution, the form is not greater.
  base::Random random(11);
  const std::vector<Solution9> solutions = solutions_of(clues_of(kPuzzles[0]));
  const CanonicalForm9 form = canonical_form({}, {solutions.data(), 1});
  for (int i = 0; i < 20'000; ++i) {
    Symmetry9 symmetry = random_symmetry(random);
    // Name the first row 123456789, which a random order of the digits hardly ever does.
    const Solution9 made = transformed(symmetry, solutions[0]);
    std::array<std::uint8_t, 10> name{};
    for (std::size_t c = 0; c < 9; ++c) name[made[c]] = static_cast<std::uint8_t>(c + 1);
    for (std::size_t d = 1; d < 10; ++d) symmetry.digit[d] = name[symmetry.digit[d]];
    EXPECT_GE(transformed(symmetry, solutions[0]), form.solution);
  }
}

TEST(CanonicalForm, OfTheMostSymmetricGridHas648Symmetries) {
  // Each row that of before moved on by three, each band by one more: the grid with the most.
  const std::string_view grid =
      "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
  EXPECT_EQ(form_of(clues_of(grid)).grid_symmetries, 648U);
  EXPECT_EQ(form_of(clues_of(grid)).puzzle_symmetries, 648U);
}

TEST(CanonicalForm, CountsTheSymmetriesOfCluesWithSeveralSolutions) {
  // Two solutions, exchanged by the exchange of 1 and 2 that leaves the clues as they are.
  Clues9 clues = form_of(clues_of(kPuzzles[0])).solution;
  const Clues9 full = clues;
  for (std::uint8_t& digit : clues) digit = digit <= 2 ? 0 : digit;
  const std::vector<Solution9> solutions = solutions_of(clues);
  ASSERT_GE(solutions.size(), 2U);
  const CanonicalForm9 form = canonical_form(clues, solutions);
  EXPECT_EQ(form.puzzle_symmetries % 2, 0U);
  EXPECT_LE(form.solution, form_of(full).solution);
}

}  // namespace
}  // namespace omnidoku::classic
