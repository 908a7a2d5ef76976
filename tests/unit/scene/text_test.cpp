// SPDX-License-Identifier: MIT
//
// The drawing as text, and the metrics behind it. The pictures here are small and typed by hand.
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "base/check.h"
#include "formats/json.h"
#include "geometry/builder.h"
#include "scene/scene.h"
#include "scene/text_metrics.h"
#include "scene/text_notes.h"
#include "support/boards.h"

namespace omnidoku {
namespace {

using geometry::Digit;
using geometry::DigitSet;
using model::Puzzle;
using scene::RenderOptions;
using scene::to_text;
using testing_support::puzzle;

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

/// The board of a jigsaw map such as "AAB,ABB,CCC".
Puzzle jigsaw(const std::string& map) { return puzzle("jigsaw:" + map); }

TEST(TextDrawing, BoxGridHasFramesAroundBoxes) {
  Puzzle small = puzzle("grid:6:2x3");
  testing_support::set_givens(small, "1....6.2..5.......6....5....1..5..2.");
  EXPECT_EQ(to_text(small, {}),
            "+-------+-------+\n"
            "| 1 . . | . . 6 |\n"
            "| . 2 . | . 5 . |\n"
            "+-------+-------+\n"
            "| . . . | . . . |\n"
            "| 6 . . | . . 5 |\n"
            "+-------+-------+\n"
            "| . . . | . 1 . |\n"
            "| . 5 . | . 2 . |\n"
            "+-------+-------+\n");
}

TEST(TextDrawing, BoxDrawingCharacters) {
  RenderOptions options;
  options.box_drawing = true;
  const std::vector<std::string> lines = lines_of(to_text(jigsaw("AABABBCCC"), options));
  ASSERT_EQ(lines.size(), 7U);
  EXPECT_EQ(lines[0],
            "\u250C\u2500\u2500\u2500\u2500\u2500\u2500\u2500\u252C\u2500\u2500\u2500\u2510");
  EXPECT_EQ(lines[2], "\u2502   \u250C\u2500\u2500\u2500\u2518   \u2502");
}

TEST(TextDrawing, JigsawLinesStandExactlyBetweenRegions) {
  const Puzzle three = jigsaw("AABABBCCC");
  EXPECT_EQ(to_text(three, {}),
            "+-------+---+\n"
            "| .   . | . |\n"
            "|   +---+   |\n"
            "| . | .   . |\n"
            "+---+-------+\n"
            "| .   .   . |\n"
            "+-----------+\n");
}

TEST(TextDrawing, HolesAreBlank) {
  const std::vector<std::string> lines = lines_of(to_text(puzzle("samurai"), {}));
  ASSERT_EQ(lines.size(), 29U);  // 21 rows and 8 lines
  EXPECT_EQ(lines[1], "| . . . | . . . | . . . |       | . . . | . . . | . . . |");
  EXPECT_EQ(lines[13], "                | . . . | . . . | . . . |");
  EXPECT_EQ(lines[0], "+-------+-------+-------+       +-------+-------+-------+");
  EXPECT_EQ(lines[8], "+-------+-------+-------+-------+-------+-------+-------+");
}

TEST(TextDrawing, GivensBeforeEntriesBeforeCandidates) {
  Puzzle small = puzzle("grid:2:1x2");
  small.givens[0] = Digit(0);
  RenderOptions options;
  options.entries = {Digit(1), Digit(1), std::nullopt, std::nullopt};
  options.candidates = {{}, {}, DigitSet{Digit(0), Digit(1)}, {}};
  EXPECT_EQ(to_text(small, options),
            "+------+\n"
            "| 1  2 |\n"
            "+------+\n"
            "| 12 - |\n"
            "+------+\n");
  options.entries.resize(3);  // of another board
  EXPECT_EQ(to_text(small, options).find("| 1  2"), std::string::npos);
}

TEST(TextDrawing, WideSymbolsKeepTheColumns) {
  auto symbols = model::Symbols::from_text("\u6F22a\U0001F431\u00E9");
  ASSERT_TRUE(symbols);
  Puzzle wide = model::make_puzzle(testing_support::board("grid:4"), *symbols);
  for (std::size_t i = 0; i < 16; i += 3) wide.givens[i] = Digit(static_cast<int>(i % 4));
  for (const std::string& line : lines_of(to_text(wide, {}))) {
    EXPECT_EQ(scene::text_columns(line), 17) << line;
  }
}

TEST(TextDrawing, TitleAndRules) {
  Puzzle small = puzzle("grid:1");
  small.metadata.title = "Tiny";
  small.metadata.author = "Nobody";
  RenderOptions options;
  options.title = true;
  options.rules = true;
  const std::string text = to_text(small, options);
  EXPECT_EQ(text.rfind("Tiny\nby Nobody\n\n+---+\n| . |\n+---+\n\n", 0), 0U) << text;
}

TEST(TextDrawing, EveryLineOfEveryBoardFitsItsFrame) {
  for (const geometry::BoardType* type : geometry::board_types()) {
    const auto spec = geometry::parse_board_text(type->id);
    ASSERT_TRUE(spec) << type->id;
    const auto board = geometry::build_board(*spec);
    ASSERT_TRUE(board) << type->id;
    const Puzzle empty = model::make_puzzle(*board);
    const std::string text = to_text(empty, {});
    ASSERT_FALSE(text.empty()) << type->id;
    EXPECT_EQ(text.back(), '\n');
    std::size_t dots = 0;
    for (const char c : text) dots += c == '.' ? 1 : 0;
    EXPECT_EQ(dots, static_cast<std::size_t>(empty.num_cells())) << type->id;
    for (const std::string& line : lines_of(text)) {
      EXPECT_TRUE(line.empty() || line.back() != ' ') << type->id;
    }
  }
}

TEST(TextDrawing, PlacesAreWhereTheCellsStand) {
  // Every cell in turn is the only one that is filled, on boards with all sorts of gaps.
  for (const char* board :
       {"grid:4", "jigsaw:AAABACBBCCDBCDDD", "tiny_samurai", "cubes:2", "tredoku"}) {
    Puzzle one = puzzle(board);
    const auto places = scene::text_places(one, {});
    ASSERT_EQ(places.size(), static_cast<std::size_t>(one.num_cells()));
    for (std::size_t i = 0; i < places.size(); ++i) {
      one.givens[i] = Digit(0);
      const auto lines = lines_of(to_text(one, {}));
      one.givens[i].reset();
      ASSERT_LT(static_cast<std::size_t>(places[i].line), lines.size()) << board;
      EXPECT_EQ(lines[static_cast<std::size_t>(places[i].line)].find('1'),
                static_cast<std::size_t>(places[i].column))
          << board;
    }
  }
  // Wide marks make wide columns.
  RenderOptions options;
  options.candidates.assign(16, DigitSet());
  options.candidates[0] = DigitSet::all(3);
  const auto places = scene::text_places(puzzle("grid:4"), options);
  EXPECT_EQ(places[0].num_columns, 3);
  EXPECT_EQ(places[1].column, places[0].column + 4);
  EXPECT_EQ(places[1].num_columns, 1);
}

/// What is told below the grid, a line each.
std::vector<std::string> notes_of(const Puzzle& puzzle, RenderOptions options = {}) {
  options.notes = false;
  const std::string grid = to_text(puzzle, options);
  options.notes = true;
  const std::vector<std::string> lines = lines_of(to_text(puzzle, options));
  const std::size_t below = lines_of(grid).size() + 1;
  return lines.size() < below
             ? std::vector<std::string>()
             : std::vector<std::string>(lines.begin() + static_cast<std::ptrdiff_t>(below),
                                        lines.end());
}

using Notes = std::vector<std::string>;

/// A board from its description in full.
Puzzle described(const char* json) {
  const auto spec = formats::parse_json(json);
  OMNIDOKU_CHECK(spec);
  const auto board = geometry::build_board(*spec);
  OMNIDOKU_CHECK(board);
  return model::make_puzzle(*board);
}

TEST(TextNotes, NoneWhereFramesAndLinesShowEverything) {
  RenderOptions options;
  options.notes = true;
  for (const char* board : {"grid:9", "grid:12:3x4", "latin:5", "jigsaw:AAABACBBCCDBCDDD",
                            "samurai", "windmill", "sohei", "tiny_samurai"}) {
    const Puzzle plain = puzzle(board);
    EXPECT_EQ(to_text(plain, options), to_text(plain, {})) << board;
  }
}

TEST(TextNotes, ConstraintsWithTheirCells) {
  Puzzle killer = puzzle("grid:4");
  const auto cells = [&](const char* names) {
    return testing_support::cells(*killer.board, names);
  };
  killer.constraints = {
      {"killer", "", cells("R1C1 R1C2 R2C1"), {{"sum", 8}}},
      {"killer", "", cells("R4C3 R4C4"), {}},
      {"super", "hook", cells("R3C3"), {{"sum", 3}}},
      {"all_different", "", cells("R1C4 R2C3"), {}},
  };
  EXPECT_EQ(notes_of(killer), (Notes{"cage 8: R1C1 R1C2 R2C1", "cage: R4C3 R4C4",
                                     "super shape 'hook' 3: R3C3", "extra region: R1C4 R2C3"}));
  std::vector<model::ShapeTerm> terms{{"row 1", 2}, {"#1", -1}};
  killer.constraints.resize(1);
  killer.constraints.push_back({"created", "", {}, {{"terms", terms}}});
  EXPECT_EQ(notes_of(killer).back(), "created shape: R1C1 + R1C2 + 2*R1C3 + 2*R1C4 - R2C1 = 12");
  killer.constraints = {
      {"odd", "", cells("R1C1"), {}},
      {"odd", "", cells("R1C4"), {}},
      {"odd", "a", cells("R2C1"), {}},
      {"difference_dot", "", cells("R1C1 R1C2"), {}},
      {"difference_dot", "", cells("R2C1 R2C2"), {}},
      {"difference_dot", "", cells("R3C1 R3C2"), {{"difference", 2}}},
      {"killer", "", cells("R4C3 R4C4"), {}},
      {"killer", "", cells("R4C1 R4C2"), {}},
  };
  EXPECT_EQ(
      notes_of(killer),
      (Notes{"odd cell: R1C1, R1C4", "odd cell 'a': R2C1", "difference dot: R1C1 R1C2, R2C1 R2C2",
             "difference dot 2: R3C1 R3C2", "cage: R4C3 R4C4", "cage: R4C1 R4C2"}));
  killer.constraints = {{"killer", "", {}, {}}};  // no proper one
  EXPECT_EQ(notes_of(killer), Notes());
}

TEST(TextNotes, HousesThatNoFrameShows) {
  EXPECT_EQ(notes_of(puzzle("grid:4+x")), (Notes{"falling diagonal: R1C1 R2C2 R3C3 R4C4",
                                                 "rising diagonal: R4C1 R3C2 R2C3 R1C4"}));
  EXPECT_EQ(notes_of(puzzle("grid:4+disjoint")).front(), "group 1: R1C1 R1C3 R3C1 R3C3");
  // Across the edges, and lying apart in the middle.
  EXPECT_EQ(notes_of(puzzle("toroidal:ABBAABBACCDDCCDD")),
            Notes{"region of R1C1: R1C1 R1C4 R2C1 R2C4"});
  EXPECT_EQ(notes_of(puzzle("jigsaw:ABABBABACCDDCCDD")).size(), 2U);
  const Puzzle scattered = described(R"({"type": "free_form", "size": 2,
      "cells": [{"name": "a", "at": [0, 0]}, {"name": "b", "at": [1, 0]},
                {"name": "c", "at": [0, 1]}, {"name": "d", "at": [1, 1]}],
      "houses": [{"name": "top", "kind": "row", "cells": ["b", "a"]},
                 {"name": "A", "cells": ["a", "d"]},
                 {"name": "left", "kind": "region", "cells": ["a", "c"]},
                 {"name": "bent", "kind": "lane", "cells": ["b", "c"]}]})");
  EXPECT_EQ(notes_of(scattered), (Notes{"house A: a d", "house bent: b c"}));
}

TEST(TextNotes, RegionsOnTopOfBoxes) {
  const Puzzle both = described(R"({"type": "grid", "size": 4, "extra": [{"type": "houses",
      "houses": [{"name": "A", "kind": "region", "cells": ["R1C2", "R1C3"]}]}]})");
  EXPECT_EQ(notes_of(both), Notes{"region A: R1C2 R1C3"});
}

TEST(TextNotes, NamesOfLayersStandInTheirFrames) {
  RenderOptions options;
  options.notes = true;
  const Puzzle cubes = puzzle("cubes:2");
  EXPECT_EQ(to_text(cubes, options),
            "+-L1--+\n"
            "| . . |\n"
            "| . . |\n"
            "+-----+\n"
            "\n"
            "+-L2--+\n"
            "| . . |\n"
            "| . . |\n"
            "+-----+\n");
  options.box_drawing = true;
  EXPECT_EQ(lines_of(to_text(cubes, options))[0], "\u250C\u2500L1\u2500\u2500\u2510");
}

TEST(TextNotes, JoinedSidesAndTurnedFaces) {
  const Notes corner = notes_of(puzzle("cube_corner"));
  EXPECT_EQ(corner, Notes{"A: right of F1R1C4 to F1R4C4 is joined to top of F3R1C4 to F3R1C1"});
  // Every letter of the picture once, and no other.
  for (const char* board : {"tredoku", "su_dokube", "cylinder", "moebius", "surface"}) {
    const Puzzle bent = puzzle(board);
    const std::size_t letters = bent.board->views().front().labels.size();
    std::size_t told = 0;
    for (const std::string& note : notes_of(bent)) {
      if (note.find("is joined to") != std::string::npos) ++told;
    }
    EXPECT_EQ(2 * told, letters) << board;
  }
  // The second face can only lie upside down: its right side is joined to that of the first.
  const Puzzle turned = described(R"({"type": "surface", "digits": 4,
      "glue": [["F1", "right", "F2", "right", "reversed"]],
      "faces": [{"rows": 2, "columns": 2}, {"rows": 2, "columns": 2}]})");
  EXPECT_EQ(notes_of(turned), Notes{"F2 is turned: F2R1C1 stands at its bottom right"});
}

TEST(TextNotes, PartsWithoutAFrameAreTold) {
  const Puzzle open = described(R"({"type": "surface", "digits": 4,
      "glue": [["F1", "bottom", "F2", "top"]],
      "faces": [{"rows": 1, "columns": 2, "box": null}, {"rows": 1, "columns": 2, "box": null}]})");
  EXPECT_EQ(notes_of(open), Notes{"F2 begins in line 3, column 3 of the drawing"});
}

TEST(TextNotes, CluesAndRulesNotUnderstood) {
  Puzzle small = puzzle("grid:4");
  small.givens[0] = Digit(0);
  small.allowed[0] = DigitSet{Digit(0)};
  small.allowed[1] = small.allowed[6] = DigitSet{Digit(1), Digit(3)};
  small.unknown_rules = {model::UnknownRule::named("arrow", 3)};
  EXPECT_EQ(notes_of(small),
            (Notes{"one of 2 4: R1C2 R2C3", "Not understood here: arrow (3 times)"}));
  RenderOptions options;
  options.candidates = small.allowed;
  EXPECT_EQ(notes_of(small, options), Notes{"Not understood here: arrow (3 times)"});
}

TEST(TextNotes, LongNotesAreBrokenAtBlanks) {
  EXPECT_EQ(scene::wrap_note("a: R1C1 R1C2 R1C3", 10), (Notes{"a: R1C1", "  R1C2", "  R1C3"}));
  EXPECT_EQ(scene::wrap_note("a: R1C1 R1C2 R1C3", 12), (Notes{"a: R1C1 R1C2", "  R1C3"}));
  for (const std::string& line : notes_of(puzzle("grid:16+x"))) {
    EXPECT_LE(scene::text_columns(line), 80) << line;
  }
}

TEST(TextMetrics, ColumnsOfGraphemes) {
  EXPECT_EQ(scene::grapheme_columns("a"), 1);
  EXPECT_EQ(scene::grapheme_columns("\u6F22"), 2);
  EXPECT_EQ(scene::grapheme_columns("e\u0301"), 1);               // with a combining accent
  EXPECT_EQ(scene::grapheme_columns("\U0001F1E9\U0001F1EA"), 2);  // a flag
  EXPECT_EQ(scene::grapheme_columns("\u2764\uFE0F"), 2);          // an emoji heart
  EXPECT_EQ(scene::grapheme_columns("\U0001F468\u200D\U0001F469\u200D\U0001F467"), 2);
  EXPECT_EQ(scene::text_columns("\xFF\xFF"), 2);  // not UTF-8
  EXPECT_EQ(scene::text_columns(""), 0);
}

TEST(TextMetrics, EmojiAreThoseWithColours) {
  EXPECT_TRUE(scene::is_emoji("\U0001F431"));
  EXPECT_TRUE(scene::is_emoji("\u2764\uFE0F"));
  EXPECT_TRUE(scene::is_emoji("\u2B50"));
  EXPECT_FALSE(scene::is_emoji("\u2605"));
  EXPECT_FALSE(scene::is_emoji("7"));
  EXPECT_FALSE(scene::is_emoji("\u6F22"));
}

TEST(TextMetrics, PictogramsBesideEmojiAreAskedForInColours) {
  const auto mixed = model::Symbols::from_text("\U0001F34E\u2620A").value();
  EXPECT_EQ(scene::drawn_symbols(mixed),
            (std::vector<std::string>{"\U0001F34E", "\u2620\uFE0F", "A"}));
  const auto plain = model::Symbols::from_text("\u2620\u2622").value();
  EXPECT_EQ(scene::drawn_symbols(plain), (std::vector<std::string>{"\u2620", "\u2622"}));
}

TEST(TextMetrics, WrapsAtBlanksAndNewlines) {
  using Wrapped = std::vector<std::string>;
  EXPECT_EQ(scene::wrap_text("one two three", 100, 9), (Wrapped{"one two three"}));
  EXPECT_EQ(scene::wrap_text("one\ntwo", 100, 9), (Wrapped{"one", "two"}));
  EXPECT_EQ(scene::wrap_text("one two three", 4, 9), (Wrapped{"one", "two", "three"}));
  EXPECT_EQ(scene::wrap_text("one two three", 4, 2), (Wrapped{"one", "two\u2026"}));
  EXPECT_EQ(scene::wrap_text("", 4, 2), Wrapped{});
  for (const std::string& line : scene::wrap_text(std::string(1000, 'm'), 20, 500)) {
    EXPECT_LE(scene::text_ems(line), 20.0);
  }
}

}  // namespace
}  // namespace omnidoku
