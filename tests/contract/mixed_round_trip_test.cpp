// SPDX-License-Identifier: MIT
//
// Puzzles with rules of several kinds on one board, of every kind there is, as links for SudokuPad,
// f-puzzles and penpa and back: the same puzzle, the same picture, the same words. Without what
// only this program reads of a link no rule is passed over: it is read by its name or words, or
// said not to be understood.
#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "constraints/rules.h"
#include "formats/format.h"
#include "formats/fpuzzles/fpuzzles.h"
#include "formats/json.h"
#include "formats/link.h"
#include "formats/lz_string.h"
#include "formats/native/beside.h"
#include "formats/ornaments.h"
#include "formats/penpa/text.h"
#include "formats/penpa/words.h"
#include "formats/sudokupad/sudokupad.h"
#include "scene/scene.h"
#include "support/boards.h"
#include "support/effort.h"
#include "support/random_puzzle.h"
#include "support/random_spec.h"

namespace omnidoku::formats {
namespace {

using constraints::ConstraintType;

constexpr int kNumPuzzles = 60;
constexpr std::size_t kKindsOfOne = 4;
constexpr std::string_view kBoards[] = {"grid:9", "grid:9", "grid:9+x", "grid:6", "grid:9+windoku"};

/// The formats of the links. Of fog penpa knows nothing.
constexpr std::string_view kLinks[] = {"sudokupad", "fpuzzles_link", "penpa"};
constexpr std::string_view kWithoutFog = "penpa";

/// A setter's puzzle: rules of the kinds whose turn it is, each as often as the kind allows, some
/// digits, words, a solution, fog and decoration here and there.
model::Document puzzle_number(int number) {
  base::Random random(20261130 + static_cast<std::uint64_t>(number));
  const auto types = constraints::constraint_types();
  model::Document document;
  model::Puzzle& puzzle = document.puzzle;
  const auto turn = static_cast<std::size_t>(number);
  puzzle = testing_support::puzzle(kBoards[turn % std::size(kBoards)]);
  const model::FilledGrid grid = testing_support::random_solution(puzzle, 7 + turn);
  for (std::size_t k = 0; k < kKindsOfOne; ++k) {
    // Far from each other in the registry, where kinds of one family are neighbours.
    const std::size_t at = (turn * kKindsOfOne + k * (types.size() / kKindsOfOne)) % types.size();
    for (int copy = 0; copy < 2; ++copy) {
      auto spec = testing_support::random_spec(random, *types[at], puzzle, grid);
      auto& all = puzzle.constraints;
      if (std::find(all.begin(), all.end(), spec) != all.end()) continue;
      all.push_back(std::move(spec));
      if (!constraints::validate_puzzle(puzzle)) all.pop_back();
    }
  }
  for (std::size_t i = 0; i < grid.size(); i += 7) puzzle.givens[i] = grid[i];
  puzzle.metadata.title = "Mixed " + std::to_string(number);
  puzzle.metadata.author = "Omnidoku";
  if (number % 2 == 0) puzzle.metadata.rules = "Normal sudoku rules apply.";
  if (number % 3 == 0) puzzle.solution = grid;
  if (number % 5 == 0) puzzle.fog = std::vector<geometry::Cell>{geometry::Cell(0)};
  if (number % 4 == 0) {
    puzzle.drawings = {
        {model::Drawing::Form::line, {geometry::Cell(20), geometry::Cell(21)}, "", 0x00ff00ff},
        {model::Drawing::Form::text, {geometry::Cell(8)}, "A", 0x0000ffff}};
  }
  return document;
}

/// All of them, or some from all over the list.
std::vector<int> numbers_of_today() {
  const int count = testing_support::rounds(kNumPuzzles, 10);
  std::vector<int> numbers;
  for (int i = 0; i < count; ++i) numbers.push_back(i * kNumPuzzles / count);
  return numbers;
}

/// The picture, of the puzzle and of what was drawn beside it.
std::string picture_of(const model::Document& document) {
  scene::RenderOptions options;
  options.title = true;
  options.ornaments = ornaments_of(document);
  return scene::to_svg(document.puzzle, options).value();
}

/// What a link of one of the formats holds, without what is for this program alone.
std::string for_others(const std::string& link) {
  const Link parsed = parse_link(link);
  if (parsed.content == Link::Content::penpa) {
    constexpr std::size_t kLinesOfPenpa = 19;
    std::string text;
    std::size_t number = 0;
    for (const std::string& line : penpa::parts_of(penpa::unpack(parsed.packed).value(), '\n')) {
      if (number++ < kLinesOfPenpa) text += line + '\n';
    }
    return link.substr(0, link.find("&p=") + 3) + penpa::pack(text);
  }
  const std::string json =
      parsed.content == Link::Content::sudokupad
          ? decompress_from_base64(without_percent_signs(parsed.packed)).value()
          : unpack_fpuzzles(parsed.packed).value();
  base::Value value = parse_json(json).value();
  value.erase(fpuzzles_names::kBeyond);
  value.erase(kPadBeyond);
  return write_json(value);
}

/// Whether a grid of 9x9 can have it.
bool fits(const ConstraintType& type) {
  base::Random random(1);
  model::Puzzle puzzle = testing_support::puzzle("grid:9");
  const model::FilledGrid grid = testing_support::random_solution(puzzle, 7);
  puzzle.constraints = {testing_support::random_spec(random, type, puzzle, grid)};
  return constraints::validate_puzzle(puzzle).has_value();
}

TEST(MixedRoundTrips, EveryKindHasItsTurn) {
  std::set<std::string_view> seen;
  for (int number = 0; number < kNumPuzzles; ++number) {
    for (const auto& spec : puzzle_number(number).puzzle.constraints)
      seen.insert(constraints::find_constraint_type(spec.type)->id);
  }
  for (const ConstraintType* type : constraints::constraint_types()) {
    EXPECT_TRUE(seen.contains(type->id) || !fits(*type)) << type->id;
  }
}

TEST(MixedRoundTrips, ComeBackAsThePuzzlesTheyWere) {
  for (const std::string_view id : kLinks) {
    const Format& format = *find_format(id);
    for (const int number : numbers_of_today()) {
      model::Document own = puzzle_number(number);
      if (id == kWithoutFog) own.puzzle.fog.reset();
      const std::string shown = std::string(id) + " " + write(own, *find_format("json")).value();
      const auto written = write_or_draw(own, format);
      ASSERT_TRUE(written.has_value()) << written.error().text() << " " << shown;
      const auto again = read(written->text);
      ASSERT_TRUE(again.has_value()) << again.error().text() << " " << shown;
      EXPECT_TRUE(is_same_puzzle(again->puzzle, own.puzzle)) << shown;
      EXPECT_EQ(again->puzzle.metadata, own.puzzle.metadata) << shown;
      // Rules may come in another order, which says nothing; each has its picture and words.
      model::Document in_order = *again;
      if (is_same_puzzle(again->puzzle, own.puzzle))
        in_order.puzzle.constraints = own.puzzle.constraints;
      EXPECT_EQ(picture_of(in_order), picture_of(own)) << shown;
      EXPECT_EQ(scene::rules_text(in_order.puzzle, ""), scene::rules_text(own.puzzle, "")) << shown;
      // Written once more it is the same link.
      const auto second = write_or_draw(*again, format);
      ASSERT_TRUE(second.has_value()) << second.error().text();
      EXPECT_EQ(second->text, written->text) << shown;
    }
  }
}

TEST(MixedRoundTrips, OthersAreToldOfEveryRule) {
  for (const std::string_view id : kLinks) {
    for (const int number : numbers_of_today()) {
      model::Document own = puzzle_number(number);
      if (id == kWithoutFog) own.puzzle.fog.reset();
      const auto written = write_or_draw(own, *find_format(id));
      ASSERT_TRUE(written.has_value()) << written.error().text();
      const std::string text = for_others(written->text);
      const auto again = read(text);
      ASSERT_TRUE(again.has_value()) << again.error().text();
      const bool is_all_read = again->puzzle.constraints.size() >= own.puzzle.constraints.size();
      EXPECT_TRUE(is_all_read || !again->puzzle.unknown_rules.empty()) << text;
      EXPECT_EQ(again->puzzle.givens, own.puzzle.givens) << text;
      EXPECT_EQ(again->puzzle.fog, own.puzzle.fog) << text;
      EXPECT_EQ(again->puzzle.metadata.title, own.puzzle.metadata.title);
      // The kinds that are drawn are those of which it is said.
      for (const std::string& kind : written->drawn)
        EXPECT_NE(again->puzzle.metadata.rules.find(kind + ":"), std::string::npos) << kind << text;
    }
  }
}

}  // namespace
}  // namespace omnidoku::formats
