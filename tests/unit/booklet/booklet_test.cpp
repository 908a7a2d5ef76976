// SPDX-License-Identifier: MIT
//
// Booklets as pages of SVG: what stands on which page, and that it is well-formed.
#include "booklet/booklet.h"

#include <algorithm>

#include <gtest/gtest.h>
#include <pugixml.hpp>

#include "support/boards.h"

namespace omnidoku::booklet {
namespace {

using testing_support::puzzle;

class BookletTest : public testing::Test {
 protected:
  /// Puzzles on these boards.
  void fill(const std::vector<const char*>& boards) {
    puzzles_.reserve(boards.size());
    for (const char* board : boards) {
      puzzles_.push_back(puzzle(board));
      Entry entry;
      entry.puzzle = &puzzles_.back();
      entry.title = "On " + std::string(board);
      entry.words = "Rules & more.";
      entry.solution = model::PartialGrid(static_cast<std::size_t>(puzzles_.back().num_cells()),
                                          geometry::Digit(0));
      booklet_.entries.push_back(std::move(entry));
    }
    booklet_.contents_title = "Contents";
    booklet_.solutions_title = "Solutions";
  }

  Pages pages(const Options& options = {}) {
    auto made = make_pages(booklet_, options);
    EXPECT_TRUE(made) << (made ? "" : made.error().text());
    if (!made) return {};
    for (const std::string& svg : made->svgs) {
      pugi::xml_document document;
      EXPECT_TRUE(document.load_string(svg.c_str()));
    }
    return *std::move(made);
  }

  std::vector<model::Puzzle> puzzles_;
  Booklet booklet_;
};

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

std::size_t count(const std::string& text, const std::string& part) {
  std::size_t found = 0;
  for (std::size_t at = 0; (at = text.find(part, at)) != std::string::npos; ++at) ++found;
  return found;
}

TEST_F(BookletTest, PuzzlesFirstAndTheirSolutionsBehind) {
  fill({"grid:9", "grid:9", "grid:6", "grid:4", "grid:9"});
  booklet_.heading = "A <few>";
  const Pages made = pages();
  ASSERT_EQ(made.svgs.size(), 3U);
  EXPECT_TRUE(has(made.svgs[0], ">A &lt;few&gt;<"));
  EXPECT_TRUE(has(made.svgs[0], "On grid:6"));
  EXPECT_TRUE(has(made.svgs[0], "Rules &amp; more."));
  EXPECT_EQ(count(made.svgs[0], "role=\"img\""), 4U);
  EXPECT_EQ(count(made.svgs[1], "role=\"img\""), 1U);
  EXPECT_EQ(count(made.svgs[2], "role=\"img\""), 5U);
  ASSERT_EQ(made.places.size(), 1U);
  EXPECT_EQ(made.places[0].title, "Solutions");
  EXPECT_EQ(made.places[0].page, 2U);
  EXPECT_EQ(made.order, (std::vector<std::size_t>{0, 1, 2, 3, 4}));
  EXPECT_TRUE(made.cut.empty());
  EXPECT_EQ(pages().svgs, made.svgs);
}

TEST_F(BookletTest, SolutionsOnTheNextPageOrNowhere) {
  fill({"grid:9", "grid:9", "grid:9"});
  Options options;
  options.per_page = 2;
  options.solutions = Solutions::next_page;
  const Pages next = pages(options);
  ASSERT_EQ(next.svgs.size(), 4U);
  EXPECT_EQ(count(next.svgs[1], "role=\"img\""), 2U);
  EXPECT_EQ(count(next.svgs[3], "role=\"img\""), 1U);
  options.solutions = Solutions::none;
  EXPECT_EQ(pages(options).svgs.size(), 2U);
  options.solutions = Solutions::end;
  for (Entry& entry : booklet_.entries) entry.solution.reset();
  const Pages without = pages(options);
  EXPECT_EQ(without.svgs.size(), 2U);
  EXPECT_TRUE(without.places.empty());
}

TEST_F(BookletTest, ChaptersBeginPagesAndAreInTheContents) {
  fill({"grid:9", "grid:9", "grid:9"});
  booklet_.chapters = {"Easy", "Medium", "Hard"};
  booklet_.entries[0].chapter = 2;
  booklet_.cover = true;
  booklet_.heading = "Three";
  booklet_.byline = "by nobody";
  const Pages made = pages();
  ASSERT_EQ(made.svgs.size(), 4U);
  EXPECT_TRUE(has(made.svgs[0], ">Contents<"));
  EXPECT_TRUE(has(made.svgs[0], ">by nobody<"));
  EXPECT_FALSE(has(made.svgs[0], ">Medium<"));
  EXPECT_TRUE(has(made.svgs[1], ">Easy<"));
  EXPECT_TRUE(has(made.svgs[2], ">Hard<"));
  EXPECT_EQ(made.order, (std::vector<std::size_t>{1, 2, 0}));
  std::vector<std::size_t> numbers;
  for (const Place& place : made.places) numbers.push_back(place.page);
  EXPECT_EQ(numbers, (std::vector<std::size_t>{1, 2, 3}));
  booklet_.entries[0].chapter = 3;
  EXPECT_FALSE(make_pages(booklet_, {}));
}

TEST_F(BookletTest, HintsOfAGradeStandTogether) {
  fill({"grid:9", "grid:9", "grid:9"});
  booklet_.hints_titles = {"First", "Second"};
  booklet_.entries[0].hints = {"Look here", "Do that"};
  booklet_.entries[2].hints = {"Look there"};
  Options options;
  options.solutions = Solutions::none;
  const Pages made = pages(options);
  ASSERT_EQ(made.svgs.size(), 3U);
  EXPECT_TRUE(has(made.svgs[1], ">Look here<") && has(made.svgs[1], ">Look there<"));
  EXPECT_FALSE(has(made.svgs[1], ">Do that<"));
  EXPECT_TRUE(has(made.svgs[2], ">Do that<"));
  EXPECT_EQ(made.places.size(), 2U);
}

TEST_F(BookletTest, GridsThatHintsSpeakOfHaveCoordinates) {
  fill({"grid:4", "grid:4"});
  booklet_.hints_titles = {"First"};
  booklet_.entries[1].hints = {"Look at R1C1"};
  Options options;
  options.per_page = 1;
  options.solutions = Solutions::next_page;
  const Pages made = pages(options);
  // A puzzle and its solution, another and its solution, the hints.
  ASSERT_EQ(made.svgs.size(), 5U);
  const std::string label = "class=\"label\"";
  EXPECT_FALSE(has(made.svgs[0], label) || has(made.svgs[1], label));
  EXPECT_TRUE(has(made.svgs[2], label));
  EXPECT_FALSE(has(made.svgs[3], label));
}

TEST_F(BookletTest, CodesAreDrawnModuleByModule) {
  fill({"grid:9"});
  Code code;
  code.side = 3;
  code.dark = {true, true, false, false, false, true, true, false, true};
  booklet_.entries[0].code = code;
  booklet_.entries[0].link = "https://example.org/#a&b";
  const Pages made = pages();
  EXPECT_TRUE(has(made.svgs[0], "d=\"M0 0h2v1h-2zM2 1h1v1h-1zM0 2h1v1h-1zM2 2h1v1h-1z\""));
  EXPECT_TRUE(has(made.svgs[0], "<a href=\"https://example.org/#a&amp;b\">"));
}

TEST_F(BookletTest, WordsThatNoPageHasRoomForAreCut) {
  fill({"grid:9", "grid:9"});
  for (int i = 0; i < 3000; ++i) booklet_.entries[1].words += "many words ";
  const Pages made = pages();
  EXPECT_EQ(made.cut, std::vector<std::size_t>{1});
}

TEST_F(BookletTest, EveryGeometryOnSmallPaper) {
  fill({"samurai", "tredoku", "grid:16", "toroidal", "roxdoku", "cube_corner", "windmill"});
  Options options;
  options.paper = {419.53, 595.28};
  options.margin = 36;
  options.per_page = 2;
  for (Entry& entry : booklet_.entries) {
    entry.drawing.view = entry.puzzle->board->views().back().id;
  }
  EXPECT_EQ(pages(options).order.size(), 7U);
}

TEST_F(BookletTest, RefusesPagesWithoutRoom) {
  fill({"grid:9"});
  Options options;
  options.margin = 280;
  EXPECT_FALSE(make_pages(booklet_, options));
  options = {};
  options.per_page = 0;
  EXPECT_FALSE(make_pages(booklet_, options));
  booklet_.entries.clear();
  options = {};
  const auto none = make_pages(booklet_, options);
  ASSERT_TRUE(none);
  EXPECT_TRUE(none->svgs.empty());
}

TEST_F(BookletTest, BentBoardsComeOnceMoreToBeCutOut) {
  fill({"grid:4", "tredoku:terrace", "cylinder"});
  booklet_.nets_title = "To cut out";
  Options options;
  options.nets = true;
  const Pages with = pages(options);
  options.nets = false;
  const Pages without = pages(options);
  ASSERT_EQ(with.svgs.size(), without.svgs.size() + 2);
  EXPECT_EQ(with.places.back().title, "To cut out");
  ASSERT_EQ(with.places.back().page, without.svgs.size());
  const auto has_net = [&](const std::string& title) {
    return std::any_of(
        with.svgs.begin() + static_cast<std::ptrdiff_t>(without.svgs.size()), with.svgs.end(),
        [&](const std::string& svg) { return has(svg, title) && has(svg, "class=\"flap\""); });
  };
  EXPECT_TRUE(has_net("On tredoku:terrace"));
  EXPECT_TRUE(has_net("On cylinder"));
  for (const std::string& svg : without.svgs) EXPECT_FALSE(has(svg, "flap"));
}

}  // namespace
}  // namespace omnidoku::booklet
