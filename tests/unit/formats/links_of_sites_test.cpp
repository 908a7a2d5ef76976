// SPDX-License-Identifier: MIT
//
// Solo, puzz.link and SudokuMaker: what their ids, saves and links say, told anew here from the
// descriptions at the head of each reader.
#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "formats/format.h"
#include "formats/lz_string.h"
#include "formats/text/region_text.h"

namespace omnidoku::formats::links_of_sites {
namespace {

using geometry::Cell;
using geometry::Digit;

const std::string kLine =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// Numbers with letters for the empty cells between them, as Solo has them.
std::string solo_numbers(const std::vector<int>& numbers) {
  std::string text;
  int run = 0;
  bool after_number = false;
  const auto end_run = [&] {
    for (; run > 26; run -= 26) text += 'z';
    if (run > 0) text += static_cast<char>('a' + run - 1);
    run = 0;
  };
  for (const int number : numbers) {
    if (number == 0) {
      ++run;
      after_number = false;
      continue;
    }
    if (run == 0 && after_number) text += '_';
    end_run();
    text += std::to_string(number);
    after_number = true;
  }
  end_run();
  return text;
}

/// The lines between cells of different labels, as Solo has them.
std::string solo_lines(const std::string& labels, int side) {
  std::vector<bool> lines;
  const auto width = static_cast<std::size_t>(side);
  const auto at = [&](int r, int c) {
    return labels[static_cast<std::size_t>(r) * width + static_cast<std::size_t>(c)];
  };
  for (int r = 0; r < side; ++r) {
    for (int c = 0; c + 1 < side; ++c) lines.push_back(at(r, c) != at(r, c + 1));
  }
  for (int c = 0; c < side; ++c) {
    for (int r = 0; r + 1 < side; ++r) lines.push_back(at(r, c) != at(r + 1, c));
  }
  lines.push_back(true);
  std::string text;
  int run = 0;
  for (const bool line : lines) {
    if (!line) {
      ++run;
      continue;
    }
    text += run == 0 ? '_' : static_cast<char>('a' + run - 1);
    run = 0;
  }
  return text;
}

std::vector<int> numbers_of(const std::string& line) {
  std::vector<int> numbers;
  for (const char c : line) numbers.push_back(c == '.' ? 0 : c - '0');
  return numbers;
}

model::Document expect_puzzle(const std::string& text, const std::string& format) {
  auto document = read(text);
  EXPECT_TRUE(document.has_value()) << text << (document ? "" : document.error().text());
  if (!document) return {};
  EXPECT_EQ(document->format, format);
  return *std::move(document);
}

std::string givens_of(const model::Document& document) {
  return document.puzzle.board == nullptr ? std::string()
                                          : line_text(document.puzzle, document.puzzle.givens);
}

TEST(Solo, GameIds) {
  const std::string numbers = solo_numbers(numbers_of(kLine));
  for (const std::string params : {"3x3", "3x3db", "3x3r2dt", "3x3mddu", "3x3a"}) {
    const auto document = expect_puzzle(params + ":" + numbers, "solo");
    EXPECT_EQ(givens_of(document), kLine);
    EXPECT_TRUE(document.puzzle.board->is_classic());
  }
  EXPECT_EQ(givens_of(expect_puzzle("https://puzzles.example/js/solo.html#3x3:" + numbers, "solo")),
            kLine);
  EXPECT_EQ(givens_of(expect_puzzle("My puzzle is 3x3:" + numbers + " and hard", "solo")), kLine);
  // The block is three columns wide and two rows high.
  const auto six = expect_puzzle("3x2:z_6i", "solo");
  EXPECT_EQ(six.puzzle.num_digits(), 6);
  EXPECT_EQ(six.puzzle.givens[26], Digit(5));
  EXPECT_EQ(region_labels(*six.puzzle.board), "AAABBBAAABBBCCCDDDCCCDDDEEEFFFEEEFFF");
  // One number is that of the columns and of the rows of a block.
  const auto nine = expect_puzzle("3db:" + numbers, "solo");
  EXPECT_EQ(givens_of(nine), kLine);
  EXPECT_TRUE(nine.puzzle.board->is_classic());
  const auto diagonals = expect_puzzle("3x3x:" + numbers, "solo");
  EXPECT_EQ(diagonals.puzzle.board->houses().size(), 29U);
}

TEST(Solo, JigsawsAndCages) {
  const std::string labels = "AABBAABBCCCCDDDD";
  const std::string lines = solo_lines(labels, 4);
  for (const std::string params : {"4j", "2x2j", "4x1"}) {
    const auto jigsaw = expect_puzzle(params + ":b3m," + lines, "solo");
    EXPECT_EQ(jigsaw.puzzle.givens[2], Digit(2));
    EXPECT_EQ(region_labels(*jigsaw.puzzle.board), labels);
  }
  const std::string cages = "AABCDDBCEFFGEHHG";
  std::vector<int> sums(16, 0);
  sums[0] = 5;   // A
  sums[6] = 3;   // B, at its second cell
  sums[11] = 7;  // G
  const auto killer =
      expect_puzzle("2x2k:p," + solo_lines(cages, 4) + "," + solo_numbers(sums), "solo");
  ASSERT_EQ(killer.puzzle.constraints.size(), 8U);
  const model::ConstraintSpec& first = killer.puzzle.constraints.front();
  EXPECT_EQ(first.type, "killer");
  EXPECT_EQ(first.cells, (std::vector<Cell>{Cell(0), Cell(1)}));
  const auto both = expect_puzzle(
      "4jk:p," + lines + "," + solo_lines(cages, 4) + "," + solo_numbers(sums), "solo");
  EXPECT_EQ(both.puzzle.constraints.size(), 8U);
}

TEST(Solo, SavedGames) {
  const auto save = [](int shown) {
    return "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nVERSION :1:1\nGAME    :4:Solo\n"
           "PARAMS  :3:3x3\nCPARAMS :5:2x2db\nDESC    :4:1a4m\nNSTATES :1:4\nSTATEPOS:1:" +
           std::to_string(shown) + "\nMOVE    :6:R1,0,2\nMOVE    :6:P3,3,1\nMOVE    :6:R1,0,3\n";
  };
  const auto start = expect_puzzle(save(1), "solo");
  EXPECT_EQ(start.puzzle.num_digits(), 4);
  EXPECT_FALSE(start.play.has_value());
  const auto middle = expect_puzzle(save(3), "solo");
  EXPECT_EQ(middle.play->entries[1], Digit(1));
  EXPECT_TRUE(middle.play->marks[15].centre.contains(Digit(0)));
  EXPECT_EQ(expect_puzzle(save(4), "solo").play->entries[1], Digit(2));
}

/// A save of this puzzle, of which the state is shown; "RESTART" goes back to the beginning, other
/// words are moves.
std::string solo_save(const std::string& state, const std::vector<std::string>& moves) {
  const auto line = [](std::string key, const std::string& value) {
    key.resize(8, ' ');
    return key + ":" + std::to_string(value.size()) + ":" + value + "\n";
  };
  const std::string desc = solo_numbers(numbers_of(kLine));
  std::string save = line("SAVEFILE", "Simon Tatham's Portable Puzzle Collection") +
                     line("VERSION", "1") + line("GAME", "Solo") + line("PARAMS", "3x3") +
                     line("CPARAMS", "3x3") + line("DESC", desc) +
                     line("NSTATES", std::to_string(moves.size() + 1)) + line("STATEPOS", state);
  for (const std::string& move : moves) {
    save += move == "RESTART" ? line(move, desc) : line(move[0] == 'S' ? "SOLVE" : "MOVE", move);
  }
  return save;
}

TEST(Solo, RestartIsAState) {
  const std::vector<std::string> moves{"R2,0,4", "P3,0,6", "RESTART", "R3,0,6", "R5,0,8"};
  const auto middle = expect_puzzle(solo_save("5", moves), "solo");
  EXPECT_EQ(middle.play->entries[2], std::nullopt);
  EXPECT_EQ(middle.play->entries[3], Digit(5));
  EXPECT_EQ(middle.play->entries[5], std::nullopt);
  const auto restarted = expect_puzzle(solo_save("4", moves), "solo");
  EXPECT_EQ(restarted.play, model::empty_play_state(restarted.puzzle));
  const auto before = expect_puzzle(solo_save("3", moves), "solo");
  EXPECT_EQ(before.play->entries[2], Digit(3));
  EXPECT_TRUE(before.play->marks[3].centre.contains(Digit(5)));
  std::string solved = "S";
  for (int i = 0; i < 81; ++i) solved += (i == 0 ? "" : ",") + std::to_string(i % 9 + 1);
  const auto shown = expect_puzzle(solo_save("2", {solved, "RESTART"}), "solo");
  EXPECT_EQ(shown.play->entries[2], Digit(2));
  EXPECT_EQ(expect_puzzle(solo_save("3", {solved, "RESTART"}), "solo").play->entries[2],
            std::nullopt);
}

TEST(Solo, AllMarksAtOnce) {
  const auto document = expect_puzzle(solo_save("4", {"R3,0,6", "M", "P2,0,4"}), "solo");
  geometry::DigitSet left = document.puzzle.all_digits();
  EXPECT_EQ(document.play->marks[5].centre, left);
  left.erase(Digit(3));
  EXPECT_EQ(document.play->marks[2].centre, left);
  EXPECT_TRUE(document.play->marks[0].centre.empty()) << "a given";
  EXPECT_TRUE(document.play->marks[3].centre.empty()) << "an entry";
}

TEST(Solo, LongGames) {
  std::vector<std::string> moves;
  for (int i = 0; i < 1200; ++i) moves.push_back("R2,0," + std::to_string(i % 9 + 1));
  EXPECT_EQ(expect_puzzle(solo_save("1201", moves), "solo").play->entries[2], Digit(2));
  EXPECT_EQ(expect_puzzle(solo_save("1200", moves), "solo").play->entries[2], Digit(1));
  for (const std::string bad : {"1202", "0", "-1", "two", "2x", "99999999999", ""}) {
    const auto document = read(solo_save(bad, moves));
    ASSERT_FALSE(document.has_value()) << bad;
    EXPECT_NE(document.error().text().find("none of the 1201"), std::string::npos)
        << document.error().text();
  }
}

TEST(Solo, Errors) {
  struct Case {
    std::string text;
    const char* part;
  };
  const Case cases[] = {
      {"3x3:5_3", "the givens take 2 cells"},
      {"3x3:zzzc10", "stands 10"},
      {"9j:zzzc", "has 1 parts"},
      {"4j:p,abc", "the regions take"},
      {"3x3#123456789", "random number"},
      {"2x2k:p," + solo_lines("AABBAABBCCDDCCDD", 4) + ",1_2n", "two sums"},
      {"SAVEFILE:41:x\nGAME    :4:Mines\nDESC    :1:a\n", "not of Solo"},
      {"SAVEFILE:41:x\nGAME    :4:Solo\nPARAMS  :3:2x2\nDESC    :1:p\nSTATEPOS:1:2\nMOVE    "
       ":6:R9,0,3\n",
       "cannot be made"},
  };
  for (const Case& one : cases) {
    const auto document = read(one.text);
    ASSERT_FALSE(document.has_value()) << one.text;
    EXPECT_NE(document.error().text().find(one.part), std::string::npos) << document.error().text();
  }
}

TEST(PuzzLink, Cells) {
  const std::string cells = "53h7j6h195j98j6g8i6i34h8g3h17i2i6g6j28j419h5j8h79";
  for (const std::string& address :
       {"https://puzz.link/p?sudoku/9/9/" + cells, "puzz.link/p?sudoku/9/9/" + cells + "/",
        "http://pzv.jp/p.html?sudoku/9/9/" + cells}) {
    EXPECT_EQ(givens_of(expect_puzzle(address, "puzzlink")), kLine);
  }
  const auto large = expect_puzzle(
      std::string("https://puzz.link/p?sudoku/25/25/a-19gf") + std::string(31, 'z') + "g",
      "puzzlink");
  EXPECT_EQ(large.puzzle.givens[0], Digit(9));
  EXPECT_EQ(large.puzzle.givens[1], Digit(24));
  EXPECT_EQ(large.puzzle.givens[3], Digit(14));
  for (const std::string& bad :
       {std::string("9/9/5.1"), "9/9/" + cells + "zz", "9/9/" + cells.substr(0, 40),
        std::string("9/8/5"), std::string("k/9/9/5"), std::string("9/9/5/6"),
        std::string("9/9/5.1")}) {
    EXPECT_FALSE(read("https://puzz.link/p?sudoku/" + bad).has_value()) << bad;
  }
  EXPECT_FALSE(read("https://puzz.link/p?nurikabe/9/9/5").has_value());
}

/// A link of SudokuMaker to a puzzle with these constraints and cells.
std::string maker_link(const std::string& constraints, const std::string& more) {
  const std::string json = "{\"formatVersion\":\"1.5.0\",\"puzzle\":{" + more +
                           "\"constraints\":[" + constraints + "]}}";
  std::string packed = compress_to_base64(json);
  for (char& c : packed) c = c == '/' ? '-' : c == '=' ? '$' : c;
  return "https://sudokumaker.app/?puzzle=" + packed;
}

const std::string kFour =
    R"("size":4,"cells":[{"given":true,"value":3},{"value":2},{},{},{},{},{},{},{},{},{},{},{},{},{},{}],)";
const std::string kRegions = R"({"type":0},{"type":1,"regions":[0,0,1,1,0,0,1,1,2,2,3,3,2,2,3,3]})";

TEST(SudokuMaker, GivensAndRules) {
  const auto document = expect_puzzle(
      maker_link(
          kRegions +
              R"(,{"type":13},{"type":100,"cells":[5]},{"type":200,"clues":[{"value":1,"edge":1},{"value":2,"edge":4}]},)"
              R"({"type":202,"clues":[{"value":5,"edge":10}]},{"type":300,"thermometers":[[8,9,10]]},)"
              R"({"type":301,"cages":[{"cells":[14,15],"value":5}]},{"type":12,"disabled":true},)"
              R"({"type":408,"bulbsWithArrows":[{"bulbCells":[3],"arrows":[[3,6,9]]}]})",
          kFour + R"("name":"T","author":"A",)"),
      "sudokumaker");
  const model::Puzzle& puzzle = document.puzzle;
  EXPECT_EQ(puzzle.metadata.title, "T");
  EXPECT_EQ(puzzle.givens[0], Digit(2));
  EXPECT_EQ(puzzle.givens[1], std::nullopt);
  EXPECT_EQ(document.play->entries[1], Digit(1));
  EXPECT_TRUE(puzzle.unknown_rules.empty()) << puzzle.unknown_rules.front().text();
  std::vector<std::string> types;
  for (const model::ConstraintSpec& constraint : puzzle.constraints) {
    types.push_back(constraint.type);
    if (constraint.type == "difference_dot" && constraint.cells.front() == Cell(0)) {
      // Edge 1 is that between the first two cells, edge 4 that below the first.
      EXPECT_TRUE(constraint.cells[1] == Cell(1) || constraint.cells[1] == Cell(4));
    }
    if (constraint.type == "xv") {
      EXPECT_EQ(constraint.cells, (std::vector<Cell>{Cell(5), Cell(6)}));
    }
  }
  std::sort(types.begin(), types.end());
  EXPECT_EQ(types,
            (std::vector<std::string>{"anti_knight", "arrow", "difference_dot", "difference_dot",
                                      "even", "killer", "thermometer", "xv"}));
}

TEST(SudokuMaker, WhatIsNotUnderstoodIsNamed) {
  const auto document = expect_puzzle(
      maker_link(kRegions +
                     R"(,{"type":1000,"definition":{"name":"Hit counts"}},{"type":503,"clues":[]},)"
                     R"({"type":2000,"lines":[[{"x":1,"y":1}]]},{"type":777})",
                 kFour),
      "sudokumaker");
  EXPECT_EQ(model::texts_of(document.puzzle.unknown_rules),
            (std::vector<std::string>{"a rule in code, 'Hit counts'", "skyscraper", "drawn line",
                                      "constraint of the type 777"}));
  EXPECT_EQ(
      model::texts_of(
          expect_puzzle(maker_link(R"({"type":0})", kFour), "sudokumaker").puzzle.unknown_rules),
      std::vector<std::string>{"a grid without regions"});
}

/// What is not understood of a puzzle of four digits with these constraints.
std::vector<std::string> unknown_in(const std::string& constraints, const std::string& more = "") {
  const auto link = maker_link(kRegions + "," + constraints, more + kFour);
  return model::texts_of(expect_puzzle(link, "sudokumaker").puzzle.unknown_rules);
}

TEST(SudokuMaker, OtherMembersAreNotUnderstood) {
  using Words = std::vector<std::string>;
  struct Case {
    std::string constraint;
    Words unknown;
  };
  const Case cases[] = {
      {R"({"type":300,"lines":[[2,3]]})",
       {"thermometer with 'lines'", "thermometer without 'thermometers'"}},
      {R"({"type":408,"arrows":[[1,2]]})",
       {"arrow with 'arrows'", "arrow without 'bulbsWithArrows'"}},
      {R"({"type":200,"dots":[1]})",
       {"difference dot with 'dots'", "difference dot without 'clues'"}},
      {R"({"type":100,"lines":[[5]]})", {"even with 'lines'", "even without 'cells'"}},
      {R"({"type":400})", {"renban line without 'lines'"}},
      {R"({"type":300,"thermometers":{"0":[1,2]}})", {"thermometer without 'thermometers'"}},
      {R"({"type":301,"cages":[{"value":5}]})", {"killer cage without 'cells'"}},
      {R"({"type":301,"cages":[{"cells":[14,15],"value":5,"sumRelation":"atMost"}]})",
       {"killer cage with 'sumRelation'"}},
      {R"({"type":301,"cages":[{"cells":[14,15],"value":[5]}]})", {"killer cage with 'value'"}},
      {R"({"type":200,"clues":[{"edge":1,"value":1,"atLeast":true}]})",
       {"difference dot with 'atLeast'"}},
      {R"({"type":200,"clues":[{"edge":1,"value":"odd"}]})", {"difference dot with 'value'"}},
      {R"({"type":200,"clues":[],"negative":[1]})", {"difference dot with 'negative'"}},
      {R"({"type":404,"lines":[[0,1,2]],"singleRegionTotals":true})",
       {"region sum line with 'singleRegionTotals'"}},
      {R"({"type":400,"lines":[[0,1]],"slow":true})", {"renban line with 'slow'"}},
      {R"({"type":401,"lines":[[0,1]],"minDifference":"many"})",
       {"whisper line with 'minDifference'"}},
      {R"({"type":408,"bulbsWithArrows":[{"bulbCells":[3],"arrows":[[3,6]],"product":true}]})",
       {"arrow with 'product'"}},
      {R"({"type":408,"bulbsWithArrows":[{"bulbCells":[3]}]})", {"arrow without 'arrows'"}},
      {R"({"type":12,"distance":2})", {"anti-king with 'distance'"}},
      // What is empty says nothing, nor do the style and the name.
      {R"({"type":200,"name":"Dots","style":{"color":"#fff"},"clues":[],"negative":[]})", {}},
      {R"({"type":201,"clues":[],"overrideNegativeDifferences":true,"later":false})", {}},
      {R"({"type":404,"lines":[[0,1,2]],"singleRegionTotals":false})", {}},
      {R"({"type":300,"thermometers":[[8,9,10]],"slow":true})", {}},
      {R"({"type":401,"lines":[[0,1]],"minDifference":2})", {}},
      {R"({"type":4000,"triggers":[{"cells":[1]}]})", {}},
  };
  for (const Case& one : cases)
    EXPECT_EQ(unknown_in(one.constraint), one.unknown) << one.constraint;
  EXPECT_EQ(unknown_in("{\"type\":12}", R"("parity":"even","later":null,)"),
            Words{"puzzle with 'parity'"});
  const std::string cells =
      R"("size":2,"cells":[{"given":true,"value":1,"colors":4},{"parity":1},{},null],)";
  EXPECT_EQ(model::texts_of(
                expect_puzzle(maker_link(R"({"type":1,"regions":[0,0,1,1]})", cells), "sudokumaker")
                    .puzzle.unknown_rules),
            Words{"cell with 'parity'"});
}

TEST(SudokuMaker, MarksOfManyDigits) {
  constexpr int kSide = 25;
  std::string cells = "{\"candidates\":33554434,\"cornerPencilMarks\":1048580}";
  std::string regions = "0";
  for (int i = 1; i < kSide * kSide; ++i) {
    cells += ",{}";
    regions += "," + std::to_string(i / kSide / 5 * 5 + i % kSide / 5);
  }
  const auto document = expect_puzzle(maker_link("{\"type\":1,\"regions\":[" + regions + "]}",
                                                 "\"size\":25,\"cells\":[" + cells + "],"),
                                      "sudokumaker");
  ASSERT_TRUE(document.play.has_value());
  geometry::DigitSet ends;
  ends.insert(Digit(0));
  ends.insert(Digit(24));
  EXPECT_EQ(document.play->marks[0].centre, ends);
  geometry::DigitSet others;
  others.insert(Digit(1));
  others.insert(Digit(19));
  EXPECT_EQ(document.play->marks[0].corner, others);
}

TEST(SudokuMaker, Errors) {
  for (const std::string& link :
       {maker_link(kRegions, R"("size":4,"cells":[{}],)"),
        maker_link(kRegions, R"("width":4,"height":5,)"),
        maker_link(R"({"type":1,"regions":[0,0,1,1]})",
                   R"("size":2,"cells":[{"given":true,"value":"x"},{},{},{}],)"),
        maker_link(kRegions, R"("size":4,"minDigit":0,)"),
        maker_link(kRegions + R"(,{"type":300,"thermometers":[[99]]})", kFour),
        maker_link(kRegions + R"(,{"type":200,"clues":[{"edge":999}]})", kFour),
        maker_link(kRegions, kFour).substr(0, 80), std::string("https://sudokumaker.app/")}) {
    const auto document = read(link);
    EXPECT_FALSE(document.has_value()) << link;
  }
}

}  // namespace
}  // namespace omnidoku::formats::links_of_sites
