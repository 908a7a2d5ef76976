// SPDX-License-Identifier: MIT
#include <array>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "formats/format.h"
#include "formats/text.h"
#include "geometry/builder.h"

namespace omnidoku::formats {
namespace {

const std::string kText =
    "1.3..6..9.5.7...2...8.2...5.....1.4.7...5...2.1.6.....8...4.1...2...8.6.3..9..2.8";
const std::string kOther =
    ".2.4.6.8.1.......9..5...3...4.....7.2...9...6.8.....1...9...4..3.......2.6.1.7.5.";
/// A full grid, though none that follows the rules.
const std::string kSolved = [] {
  std::string text = kText;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '.') text[i] = static_cast<char>('1' + i % 9);
  }
  return text;
}();

struct Outcome {
  bool batch = false;
  std::optional<base::Error> error;
  std::vector<Record> records;
};

Outcome read_all(const std::string& text, const Format* format = nullptr) {
  std::istringstream input(text);
  Reader reader(input, "input", format, {});
  Outcome outcome;
  outcome.batch = reader.is_batch();
  outcome.error = reader.error();
  while (auto record = reader.next()) outcome.records.push_back(*std::move(record));
  return outcome;
}

TEST(Reader, OneLineIsOnePuzzle) {
  const auto outcome = read_all("# comment\n" + kText + "\n");
  EXPECT_FALSE(outcome.batch);
  ASSERT_EQ(outcome.records.size(), 1U);
  EXPECT_TRUE(outcome.records[0].document.has_value());
  EXPECT_EQ(outcome.records[0].source, kText);
  EXPECT_EQ(outcome.records[0].line, 2U);
}

TEST(Reader, SeveralLinesAreABatch) {
  for (const char* end : {"\n", "\r\n", "\r"}) {
    const std::string text = "\xEF\xBB\xBF" + std::string("# head") + end + kText + end + end +
                             kOther + "  " + end + "# tail" + end + kText;
    const auto outcome = read_all(text);
    EXPECT_TRUE(outcome.batch);
    ASSERT_EQ(outcome.records.size(), 3U) << end;
    EXPECT_EQ(outcome.records[0].source, kText);
    EXPECT_EQ(outcome.records[1].source, kOther);
    EXPECT_EQ(outcome.records[1].line, 4U);
    EXPECT_EQ(outcome.records[2].line, 6U);
    for (const auto& record : outcome.records) EXPECT_TRUE(record.document.has_value());
  }
}

TEST(Reader, AShortLineIsTheNameOfOneOfSeveral) {
  std::string grid;
  for (std::size_t i = 0; i < 81; i += 9) grid += kText.substr(i, 9) + "\n";
  const std::string other(grid.rbegin() + 1, grid.rend());
  for (const auto& [one, two] :
       {std::pair("A", "B"), std::pair("[1]", "[2]"), std::pair("a)", "b)"),
        std::pair("No.1", "Nr. 2"), std::pair("I", "II"), std::pair("1.", "2."),
        std::pair("x:", "y:")}) {
    const std::string text = std::string(one) + "\n" + grid + "\n" + two + "\n" + other + "\n";
    const auto outcome = read_all(text);
    ASSERT_EQ(outcome.records.size(), 2U) << text;
    for (const auto& record : outcome.records) EXPECT_TRUE(record.document.has_value()) << text;
  }
}

TEST(Reader, ABadLineIsReportedAndTheRestGoOn) {
  const auto outcome = read_all(kText + "\n" + kOther.substr(1) + "\n" + kOther + "\n");
  EXPECT_TRUE(outcome.batch);
  ASSERT_EQ(outcome.records.size(), 3U);
  ASSERT_FALSE(outcome.records[1].document.has_value());
  const auto& error = outcome.records[1].document.error();
  EXPECT_EQ(error.where.file, "input");
  EXPECT_EQ(error.where.line, 2U);
  EXPECT_EQ(error.code, base::ErrorCode::wrong_length) << error.text();
  EXPECT_NE(error.hint.find("the puzzle before it has 81 cells"), std::string::npos) << error.hint;
  EXPECT_TRUE(outcome.records[2].document.has_value());
}

TEST(Reader, LinesThatMakeASquareByChanceAreABatch) {
  // 80 + 5 * 81 characters, one of them no symbol: 22 * 22 cells.
  std::string text = kText.substr(1);
  for (int i = 0; i < 4; ++i) text += "\n" + kOther;
  text += "\n!" + kOther.substr(1) + "\n";
  const auto outcome = read_all(text);
  EXPECT_TRUE(outcome.batch);
  ASSERT_EQ(outcome.records.size(), 6U);
  EXPECT_FALSE(outcome.records[0].document.has_value());
  EXPECT_TRUE(outcome.records[1].document.has_value());
  EXPECT_FALSE(outcome.records[5].document.has_value());
}

TEST(Reader, BadBytesSpoilTheirLineOnly) {
  const auto outcome =
      read_all(kText + "\n12\xFF" + "3\n" + kText + "\n" + std::string("\0\n", 2) + kOther);
  EXPECT_TRUE(outcome.batch);
  ASSERT_EQ(outcome.records.size(), 5U);
  EXPECT_EQ(outcome.records[1].document.error().where.line, 2U);
  EXPECT_EQ(outcome.records[1].document.error().where.column, 3U);
  EXPECT_TRUE(outcome.records[2].document.has_value());
  EXPECT_EQ(outcome.records[3].document.error().code, base::ErrorCode::encoding);
  EXPECT_TRUE(outcome.records[4].document.has_value());
}

TEST(Reader, ATableHeaderIsNoPuzzle) {
  const auto outcome = read_all("puzzle,status\n" + kText + ",unique\n" + kOther + ",unique\n");
  EXPECT_TRUE(outcome.batch);
  ASSERT_EQ(outcome.records.size(), 2U);
  EXPECT_TRUE(outcome.records[0].document.has_value());
}

/// The records of a table, each of which must be kText solved by kSolved.
void expect_solved(const std::string& table, std::size_t num_rows) {
  const auto outcome = read_all(table);
  ASSERT_EQ(outcome.records.size(), num_rows) << table;
  for (const Record& record : outcome.records) {
    ASSERT_TRUE(record.document.has_value()) << table << record.document.error().text();
    const model::Puzzle& puzzle = record.document->puzzle;
    EXPECT_EQ(line_text(puzzle, puzzle.givens), kText) << table;
    ASSERT_TRUE(puzzle.solution.has_value()) << table;
    EXPECT_EQ(line_text(puzzle, *puzzle.solution), kSolved) << table;
    EXPECT_EQ(puzzle.metadata.comment.find(kSolved), std::string::npos) << table;
  }
}

TEST(Reader, TheColumnsOfATableGoByTheirNames) {
  for (const std::string names : {"puzzle", "Quizzes", "question", "grid", "unsolved"}) {
    for (const std::string other : {"solution", "Solutions", "answer", "solved"}) {
      for (const std::string separator : {",", ";", "\t", " ", "|", ", "}) {
        const std::string first = kText + separator + kSolved + "\n";
        const std::string second = kSolved + separator + kText + "\n";
        expect_solved(names + separator + other + "\n" + first + first, 2);
        expect_solved(other + separator + names + "\n" + second + second, 2);
        expect_solved(other + separator + names + "\n" + second, 1);
      }
    }
  }
  const std::string row = "7,\"" + kText + "\"," + kSolved + ",4.5\n";
  expect_solved("source,question,answer,rating\n" + row + row + row, 3);
  const auto outcome = read_all("name,question,answer,rating\n" + row + row);
  ASSERT_EQ(outcome.records.size(), 2U);
  EXPECT_EQ(outcome.records[0].document->puzzle.metadata.title, "7");
  EXPECT_EQ(outcome.records[0].document->puzzle.metadata.difficulty, "4.5");
}

/// The only record of a table is an error of this code.
void expect_refused(const std::string& table, base::ErrorCode code) {
  const auto outcome = read_all(table);
  ASSERT_EQ(outcome.records.size(), 1U) << table;
  ASSERT_FALSE(outcome.records[0].document.has_value()) << table;
  EXPECT_EQ(outcome.records[0].document.error().code, code) << table;
  EXPECT_EQ(outcome.records[0].document.error().where.line, 2U) << table;
}

TEST(Reader, AColumnOfSolutionsHoldsSolutionsOfThePuzzles) {
  using base::ErrorCode;
  const std::string cut = kSolved.substr(1);
  for (const std::string header :
       {"puzzle,solution\n", "id,puzzle,solution\n", "puzzle,answer\n"}) {
    const std::string row = (header.starts_with("id") ? "7," : "") + kText + ",";
    expect_refused(header + row + cut + "\n", ErrorCode::wrong_length);
    expect_refused(header + row + kSolved + "1\n", ErrorCode::wrong_length);
    expect_solved(header + row + kSolved.substr(0, 9) + " " + kSolved.substr(9) + "\n", 1);
  }
  expect_refused("puzzle,solution\n" + kText + ",x" + cut + "\n", ErrorCode::unknown_symbol);
  expect_refused("puzzle,solution\n" + kText + ",see below\n", ErrorCode::wrong_length);
  EXPECT_FALSE(read_all(kText + "," + cut + "\n").records[0].document.has_value());
  for (const char* nothing : {"none", "", "-"}) {
    const auto outcome = read_all("puzzle,solution\n" + kText + "," + nothing + "\n");
    ASSERT_TRUE(outcome.records[0].document.has_value()) << nothing;
    EXPECT_FALSE(outcome.records[0].document->puzzle.solution) << nothing;
  }
}

TEST(Reader, SolutionsInSeveralColumnsAreOne) {
  std::string other = kSolved;
  other[80] = '7';
  for (const std::string names :
       {"solution,solved", "solution1,solution2", "Solution A,Solution B"}) {
    const std::string table = "puzzle," + names + "\n" + kText + "," + kSolved + ",";
    expect_solved(table + kSolved + "\n", 1);
    expect_refused(table + other + "\n", base::ErrorCode::syntax);
  }
}

TEST(Reader, AQuotedFieldMayHaveSeveralLines) {
  const auto in_lines = [](const std::string& cells) {
    std::string text = "\"";
    for (std::size_t at = 0; at < cells.size(); at += 9)
      text += (at == 0 ? "" : "\n") + cells.substr(at, 9);
    return text + "\"";
  };
  const std::string row = "1," + in_lines(kText) + "," + in_lines(kSolved) + "\n";
  const std::string header = "id,puzzle,solution\n";
  expect_solved(header + row, 1);
  expect_solved(header + row + row + row, 3);
  const auto outcome =
      read_all(header + row + "2,\"" + kText + ",x\n3," + kText + "," + kSolved + "\n" + row);
  ASSERT_EQ(outcome.records.size(), 4U);
  EXPECT_TRUE(outcome.records[0].document.has_value());
  EXPECT_FALSE(outcome.records[1].document.has_value());
  EXPECT_EQ(outcome.records[1].document.error().where.line, 19U);
  EXPECT_TRUE(outcome.records[2].document.has_value());
  EXPECT_EQ(outcome.records[3].line, 21U);
}

TEST(Reader, CommentsAboveLinesAreAboutAllOfThem) {
  const auto unread = [](const std::string& text) {
    std::vector<std::size_t> numbers;
    for (const Record& record : read_all(text).records)
      numbers.push_back(record.document->puzzle.unknown_rules.size() +
                        record.document->puzzle.constraints.size());
    return numbers;
  };
  using Numbers = std::vector<std::size_t>;
  const std::string two = kText + "\n" + kOther + "\n";
  EXPECT_EQ(unread("# Killer Sudoku\n" + two), (Numbers{1, 1}));
  EXPECT_EQ(unread(two + "# Killer Sudoku\n#\n" + two), (Numbers{0, 0, 1, 1}));
  EXPECT_EQ(unread("# Killer Sudoku\n" + two + "# 17 clues, from a book\n" + two),
            (Numbers{1, 1, 0, 0}));
}

TEST(Reader, AColumnThatNamesAVariantIsARule) {
  for (const std::string name : {"rules", "variant", "constraint"}) {
    const auto outcome = read_all("puzzle," + name + "\n" + kText + ",anti-knight\n");
    ASSERT_EQ(outcome.records.size(), 1U);
    const model::Puzzle& puzzle = outcome.records[0].document->puzzle;
    EXPECT_TRUE(puzzle.unknown_rules.empty()) << name;
    ASSERT_EQ(puzzle.constraints.size(), 1U) << name;
    EXPECT_EQ(puzzle.constraints[0].type, "anti_knight");
  }
  for (const std::string column :
       {"cages\n,A1 A2=8", "type\n,X", "variant\n,NC", "diag\n,X", "ak\n,yes", "dots\n,0:1=2",
        "boxes\n,112233112", "size\n,16", "clues\n,5 7 3 2 8", "kind\n,killer"}) {
    const std::size_t end = column.find('\n');
    const auto outcome =
        read_all("puzzle," + column.substr(0, end + 1) + kText + column.substr(end + 1) + "\n");
    ASSERT_TRUE(outcome.records[0].document.has_value()) << column;
    EXPECT_EQ(outcome.records[0].document->puzzle.unknown_rules.size(), 1U) << column;
  }
  for (const std::string column :
       {"size\n,9", "size\n,9x9", "clues\n,30", "type\n,normal", "box\n,3x3", "boxes\n,9"}) {
    const std::size_t end = column.find('\n');
    const auto outcome =
        read_all("puzzle," + column.substr(0, end + 1) + kText + column.substr(end + 1) + "\n");
    ASSERT_TRUE(outcome.records[0].document.has_value()) << column;
    EXPECT_TRUE(outcome.records[0].document->puzzle.unknown_rules.empty()) << column;
  }
  EXPECT_TRUE(read_all("puzzle,variant\n" + kText + ",classic\n")
                  .records[0]
                  .document->puzzle.unknown_rules.empty());
}

TEST(Reader, NoRowOfATableGoesMissing) {
  for (const std::string lost : {"5.3007E+80", "hello", ""}) {
    const auto outcome = read_all("id,puzzle\n1," + lost + "\n2," + kText + "\n");
    ASSERT_EQ(outcome.records.size(), 2U) << lost;
    ASSERT_FALSE(outcome.records[0].document.has_value()) << lost;
    EXPECT_EQ(outcome.records[0].document.error().where.line, 2U);
    EXPECT_TRUE(outcome.records[1].document.has_value());
  }
}

TEST(Reader, ARegionMapWithAMistakeIsNoSolution) {
  std::string map;
  for (int i = 0; i < 81; ++i) map += static_cast<char>('1' + i / 27 * 3 + i % 9 / 3);
  map[80] = '1';
  for (const std::string& text :
       {kText + " " + map, kText + "," + map, "puzzle,regions\n" + kText + "," + map + "\n"}) {
    const auto outcome = read_all(text);
    ASSERT_EQ(outcome.records.size(), 1U);
    EXPECT_FALSE(outcome.records[0].document.has_value()) << text;
  }
  const auto lines = read_all(kText + "\n" + map + "\n");
  ASSERT_FALSE(lines.records.empty());
  EXPECT_FALSE(lines.records.back().document.has_value());
}

TEST(Reader, ATableMayHaveAColumnOfRegionsAndOneOfRules) {
  const std::string row = "aabbaabbccddccdd;1...............;All cells on the line sum to 7.\n";
  const auto outcome = read_all("regions;puzzle;rules\n" + row + row);
  ASSERT_EQ(outcome.records.size(), 2U);
  const model::Puzzle& puzzle = outcome.records[1].document->puzzle;
  EXPECT_EQ(outcome.records[1].document->format, "jigsaw");
  EXPECT_EQ(puzzle.unknown_rules.size(), 1U);
}

TEST(Reader, SolutionsMayBeInTheLettersOfTheirPuzzles) {
  const auto in_letters = [](std::string text) {
    for (char& c : text) c = c == '.' ? c : static_cast<char>(c - '1' + 'A');
    return text;
  };
  const std::string row = in_letters(kText) + "," + in_letters(kSolved) + "\n";
  const auto outcome = read_all("puzzle,solution\n" + row + row);
  ASSERT_EQ(outcome.records.size(), 2U);
  for (const Record& record : outcome.records) {
    ASSERT_TRUE(record.document.has_value()) << record.document.error().text();
    const model::Puzzle& puzzle = record.document->puzzle;
    ASSERT_TRUE(puzzle.solution.has_value());
    EXPECT_EQ(line_text(puzzle, *puzzle.solution), in_letters(kSolved));
  }
}

TEST(Reader, EachRowOfATableTellsItsBoxes) {
  const std::string six = "1.....2.....3.....4.....5.....6.....";
  for (const std::string& rows : {six + ",2x3\n" + six + ",3x2\n", six + ",\n" + six + ",3x2\n"}) {
    for (const std::string name : {"box", "boxes", "layout"}) {
      const auto outcome = read_all("puzzle," + name + "\n" + rows);
      ASSERT_EQ(outcome.records.size(), 2U) << rows;
      const int expected[] = {2, 3};
      for (std::size_t i = 0; i < 2; ++i) {
        ASSERT_TRUE(outcome.records[i].document.has_value())
            << rows << outcome.records[i].document.error().text();
        const auto& board = *outcome.records[i].document->puzzle.board;
        EXPECT_EQ(board.grids()[0].box_rows, expected[i]) << name << "\n" << rows;
      }
    }
  }
  // In the first row it may say nothing, or something else.
  const auto outcome = read_all("puzzle,box\n" + six + ",standard\n" + six + ",4x4\n");
  ASSERT_EQ(outcome.records.size(), 2U);
  EXPECT_TRUE(outcome.records[0].document.has_value());
  EXPECT_FALSE(outcome.records[1].document.has_value());
}

TEST(Reader, ASolutionCountsWhereTheFirstRowHasNone) {
  for (const std::string none : {"", "n/a", "-", "None"}) {
    const auto outcome = read_all("puzzle,solution\n" + kText + "," + none + "\n" + kText + "," +
                                  kSolved.substr(1) + "\n" + kText + "," + kSolved + "\n");
    ASSERT_EQ(outcome.records.size(), 3U) << none;
    ASSERT_TRUE(outcome.records[0].document.has_value()) << none;
    EXPECT_FALSE(outcome.records[0].document->puzzle.solution.has_value()) << none;
    EXPECT_FALSE(outcome.records[1].document.has_value()) << none;
    ASSERT_TRUE(outcome.records[2].document.has_value()) << none;
    EXPECT_TRUE(outcome.records[2].document->puzzle.solution.has_value()) << none;
  }
}

TEST(Reader, TheColumnsOfATableGoByTheirContent) {
  const std::string first = kText + "," + kSolved + "\n";
  const std::string second = kSolved + "," + kText + "\n";
  expect_solved(first + first, 2);
  expect_solved(second + second, 2);
  expect_solved(second + first, 2);
  expect_solved("id,one,other\n1," + first + "2," + first, 2);
  expect_solved("one,other\n" + second + second, 2);
  // A name for one of them only.
  expect_solved("solution,other\n" + second + second, 2);
  expect_solved("other,puzzle\n" + second + second, 2);
  // What is called a solution is it, whether or not another full grid fits.
  std::string wrong = kSolved;
  std::swap(wrong[0], wrong[1]);
  const std::string both = kText + "," + kSolved + "," + wrong + "\n";
  const auto of_two = read_all("puzzle,other,solution\n" + both + both);
  ASSERT_EQ(of_two.records.size(), 2U);
  const model::Document& stored = *of_two.records[1].document;
  EXPECT_EQ(line_text(stored.puzzle, *stored.puzzle.solution), wrong);
  EXPECT_FALSE(stored.ignored.empty());
  // Nor is another full grid passed over, and a first column may have no name.
  const std::string nine =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  std::string solved =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  std::string state = "1," + nine + ",";
  std::swap(solved[2], solved[3]);
  state += solved + ",";
  std::swap(solved[2], solved[3]);
  state += solved + "\n";
  const auto of_three = read_all(",puzzle,state,solution\n" + state + state);
  ASSERT_EQ(of_three.records.size(), 2U);
  ASSERT_FALSE(of_three.records[0].document.has_value());
  EXPECT_NE(of_three.records[0].document.error().what.find("the column 'state'"), std::string::npos)
      << of_three.records[0].document.error().text();
  // What is full is the puzzle where it is called so.
  const auto full = read_all("puzzle,note\n" + kSolved + ",x\n" + kSolved + ",y\n");
  ASSERT_EQ(full.records.size(), 2U);
  EXPECT_EQ(line_text(full.records[0].document->puzzle, full.records[0].document->puzzle.givens),
            kSolved);
  EXPECT_EQ(full.records[0].document->puzzle.metadata.comment, "x");
}

TEST(Reader, ASolutionInATableIsKeptAsItStands) {
  std::string wrong = kSolved;
  std::swap(wrong[7], wrong[8]);
  for (const std::string header : {"", "puzzle,solution\n"}) {
    const auto outcome = read_all(header + kText + "," + wrong + "\n" + kText + "," + kSolved);
    ASSERT_EQ(outcome.records.size(), 2U);
    const model::Puzzle& puzzle = outcome.records[0].document->puzzle;
    ASSERT_TRUE(puzzle.solution.has_value());
    EXPECT_EQ(line_text(puzzle, *puzzle.solution), wrong);
  }
}

TEST(Reader, ABadRowOfATableSaysWhichColumn) {
  const auto outcome = read_all("puzzle,solution\n" + kText + "," + kSolved + "\n" + kText + "\n" +
                                kText + "," + kSolved.substr(1) + "\n" + kText + ",." +
                                kSolved.substr(1) + "\n" + kText + ",\n," + kSolved + "\n");
  ASSERT_EQ(outcome.records.size(), 6U);
  const auto expect_error = [&](std::size_t at, const std::string& part, std::uint32_t column) {
    ASSERT_FALSE(outcome.records[at].document.has_value()) << at;
    const base::Error& error = outcome.records[at].document.error();
    EXPECT_NE(error.what.find(part), std::string::npos) << error.text();
    EXPECT_EQ(error.where.line, at + 2);
    EXPECT_EQ(error.where.column, column);
  };
  expect_error(1, "ends before the column 'solution'", 0);
  expect_error(2, "the column 'solution' has 80 characters", 83);
  expect_error(3, "leaves cell R1C1 open", 83);
  ASSERT_TRUE(outcome.records[4].document.has_value());
  EXPECT_FALSE(outcome.records[4].document->puzzle.solution.has_value());
  expect_error(5, "the column 'puzzle' is empty", 1);
}

/// The rows of a grid of nine.
std::string rows_of(const std::string& cells, const std::string& between = "") {
  std::string text;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    text += cells[i];
    text += i % 9 == 8 ? "\n" : between;
  }
  return text;
}

TEST(Reader, RulesBesideAPuzzleInATableAreTold) {
  struct Case {
    std::string header;
    std::string field;
    std::vector<std::string> rules;
  };
  const Case cases[] = {
      {"id,puzzle,type", "anti-king", {"\"anti-king\""}},
      {"id,puzzle,type", "classic", {}},
      {"id,puzzle,diagonal", "true", {"\"diagonal: true\""}},
      {"id,puzzle,diagonal", "false", {}},
      {"id,puzzle,antiknight", "1", {"\"antiknight: 1\""}},
      {"id,puzzle,antiknight", "0", {}},
      {"id,puzzle,thermo", "1-2-3", {"\"thermo: 1-2-3\""}},
      {"id,puzzle,cages", "R1C2 R1C4=10", {"\"cages: R1C2 R1C4=10\""}},
      {"id,puzzle,arrows", "\"[[1,2,3]]\"", {"\"arrows: [[1,2,3]]\""}},
      {"id,puzzle,clues", "23", {}},
      {"id,puzzle,path", "h1*12 n1 fh", {}},
      {"id,puzzle,diamond technique", "Hidden Single", {}},
      {"id,puzzle,hardest step", "Skyscraper", {}},
      {"id,puzzle,remark", "Unique Loop 8 type 2", {}},
      {"id,puzzle,ratio", "0.31", {}},
      {"id,puzzle,hardest step", "XY-Chain", {}},
      {"id,puzzle,remark",
       "the diagonals hold 1 to 9 once",
       {"\"the diagonals hold 1 to 9 once\""}},
  };
  for (const Case& each : cases) {
    const auto outcome =
        read_all(each.header + "\n1," + kText + "," + each.field + "\n2," + kOther + ",\n");
    ASSERT_EQ(outcome.records.size(), 2U) << each.header;
    ASSERT_TRUE(outcome.records[0].document.has_value()) << each.header;
    EXPECT_EQ(model::texts_of(outcome.records[0].document->puzzle.unknown_rules), each.rules)
        << each.field;
    EXPECT_TRUE(outcome.records[1].document->puzzle.unknown_rules.empty()) << each.header;
  }
}

TEST(Reader, TheSizeOfBoxesInATableIsRead) {
  const std::string six(36, '.');
  const auto outcome = read_all("puzzle,box\n1" + six.substr(1) + ",3x2\n1" + six.substr(1) +
                                ",2x3\n1" + six.substr(1) + ",4x2\n");
  ASSERT_EQ(outcome.records.size(), 3U);
  ASSERT_TRUE(outcome.records[0].document.has_value());
  EXPECT_EQ(outcome.records[0].document->puzzle.board->grids().front().box_rows, 3);
  EXPECT_EQ(outcome.records[1].document->puzzle.board->grids().front().box_rows, 2);
  ASSERT_FALSE(outcome.records[2].document.has_value());
  EXPECT_EQ(outcome.records[2].document.error().where.column, 38U);
}

TEST(Reader, APuzzleMayStandTwiceInAListWithABadLine) {
  const auto outcome = read_all("nonsense\n" + std::string(kText) + "\n" + kText + "\n");
  ASSERT_EQ(outcome.records.size(), 3U);
  EXPECT_FALSE(outcome.records[0].document.has_value());
  EXPECT_TRUE(outcome.records[1].document && outcome.records[2].document);
}

TEST(Reader, RulesInTheCommentOfALineAreTold) {
  const auto outcome =
      read_all(kText + " # anti-king\n" + kOther + " # Easter Monster, 21 clues\n");
  ASSERT_EQ(outcome.records.size(), 2U);
  const model::Puzzle& first = outcome.records[0].document->puzzle;
  EXPECT_TRUE(first.unknown_rules.empty());
  ASSERT_EQ(first.constraints.size(), 1U);  // it was read
  EXPECT_EQ(first.constraints.front().said, "anti-king");
  EXPECT_TRUE(outcome.records[1].document->puzzle.unknown_rules.empty());
  const auto one = read_all(kText + " # touching cells hold different digits, also at a corner");
  ASSERT_EQ(one.records.size(), 1U);
  EXPECT_EQ(one.records[0].document->puzzle.unknown_rules.size(), 1U);
}

TEST(Reader, ASecondOpenGridOnALineIsNoComment) {
  std::string played = kText;
  played[1] = '2';
  for (const std::string between : {" ", ",", " # "}) {
    const auto state = read_all(kText + between + played);
    ASSERT_EQ(state.records.size(), 1U);
    ASSERT_TRUE(state.records[0].document.has_value()) << between;
    ASSERT_TRUE(state.records[0].document->play.has_value());
    EXPECT_EQ(state.records[0].document->play->entries[1], geometry::Digit(1));
    EXPECT_EQ(state.records[0].document->play->entries[0], std::nullopt);
    const auto two = read_all(kText + between + kOther);
    ASSERT_EQ(two.records.size(), 1U);
    ASSERT_FALSE(two.records[0].document.has_value()) << between;
    EXPECT_NE(two.records[0].document.error().what.find("two puzzles"), std::string::npos);
    EXPECT_EQ(two.records[0].document.error().where.column, 82U + between.size());
  }
  const auto three = read_all(kText + " " + played + " # " + kText);
  ASSERT_FALSE(three.records[0].document.has_value());
  EXPECT_NE(three.records[0].document.error().what.find("several"), std::string::npos);
  const auto twice = read_all(kText + " " + kText);
  EXPECT_FALSE(twice.records[0].document->play.has_value());
}

TEST(Reader, ALongNumberBeforeAPuzzleIsNoPuzzle) {
  for (const std::string id : {"1234123412341234", "4111111111111111", "1612345678901234"}) {
    for (const std::string between : {",", ";", " "}) {
      const auto outcome =
          read_all(id + between + kText + "\n" + id + between + kOther + between + "2.5\n");
      ASSERT_EQ(outcome.records.size(), 2U) << id;
      for (std::size_t i = 0; i < 2; ++i) {
        const auto& document = outcome.records[i].document;
        ASSERT_TRUE(document.has_value()) << id;
        EXPECT_EQ(line_text(document->puzzle, document->puzzle.givens), i == 0 ? kText : kOther);
        EXPECT_NE(document->puzzle.metadata.comment.find(id), std::string::npos);
      }
    }
  }
}

TEST(Reader, WhatAListStandsInIsNoBadLine) {
  for (const auto& [begin, before, behind, end] : std::vector<std::array<std::string, 4>>{
           {"puzzles:\n", "  - ", "", ""},
           {"puzzles:\n", "  - \"", "\"", ""},
           {"puzzles = [\n", "  \"", "\",", "]\n"},
           {"const char* p[] = {\n", "\"", "\",", "};\n"},
           {"---\nlist:\n", "- ", "", ""},
           {"| Name | Puzzle |\n|---|---|\n", "| A | ", " |", ""},
           {"| # | Puzzle |\n|---|---|\n", "| 1 | `", "` |", ""},
           {"|Puzzle|Level|\n|:--|--:|\n", "|", "|easy|", ""}}) {
    std::string text = begin;
    for (const std::string& puzzle : {kText, kOther, kText})
      text += before + puzzle + behind + "\n";
    const auto outcome = read_all(text + end);
    EXPECT_TRUE(outcome.batch) << text;
    ASSERT_EQ(outcome.records.size(), 3U) << text;
    for (std::size_t i = 0; i < 3; ++i) {
      const auto& document = outcome.records[i].document;
      ASSERT_TRUE(document.has_value()) << text;
      EXPECT_EQ(line_text(document->puzzle, document->puzzle.givens), i == 1 ? kOther : kText);
    }
  }
  // Words may be a rule of all of them.
  const auto ruled = read_all("Anti-king sudokus:\n" + kText + "\n" + kOther + "\n");
  ASSERT_EQ(ruled.records.size(), 3U);
  EXPECT_FALSE(ruled.records[0].document.has_value());
}

TEST(Reader, NamesOfTheCellsAreNoPuzzle) {
  std::string cells;
  std::string rows;
  std::string header_of_cells;
  std::string header_of_rows;
  for (std::size_t i = 0; i < 81; ++i) {
    cells += (i > 0 ? "," : "") + std::string(1, kText[i] == '.' ? '0' : kText[i]);
    rows += (i > 0 && i % 9 == 0 ? "," : "") + std::string(1, kText[i]);
    header_of_cells +=
        (i > 0 ? ",r" : "r") + std::to_string(i / 9 + 1) + "c" + std::to_string(i % 9 + 1);
    if (i < 9) header_of_rows += (i > 0 ? ",row" : "row") + std::to_string(i + 1);
  }
  for (const auto& [header, row] : {std::pair(header_of_cells, cells), {header_of_rows, rows}}) {
    const auto outcome = read_all(header + "\n" + row + "\n" + row + "\n");
    ASSERT_EQ(outcome.records.size(), 2U) << header;
    for (const Record& record : outcome.records) {
      ASSERT_TRUE(record.document.has_value()) << header;
      EXPECT_EQ(line_text(record.document->puzzle, record.document->puzzle.givens), kText);
    }
  }
  // Above the columns of one grid.
  std::string grid = "col1,col2,col3,col4,col5,col6,col7,col8,col9";
  for (std::size_t i = 0; i < 81; ++i) {
    grid += (i % 9 == 0 ? "\n" : ",") + std::string(1, kText[i] == '.' ? '0' : kText[i]);
  }
  const auto one = read_all(grid);
  ASSERT_EQ(one.records.size(), 1U);
  ASSERT_TRUE(one.records[0].document.has_value()) << one.records[0].document.error().text();
  std::string labelled;
  for (std::size_t r = 0; r < 9; ++r)
    labelled += "row" + std::to_string(r + 1) + ": " + kText.substr(9 * r, 9) + "\n";
  EXPECT_TRUE(read_all(labelled).records[0].document.has_value());
}

TEST(Reader, ATableOfPuzzlesThatAreTooShortSaysWhere) {
  const auto outcome =
      read_all("id,puzzle\n1," + kText.substr(1) + "\n2," + kText.substr(2) + "\n");
  ASSERT_EQ(outcome.records.size(), 2U);
  ASSERT_FALSE(outcome.records[0].document.has_value());
  EXPECT_EQ(outcome.records[0].document.error().where.line, 2U);
  EXPECT_EQ(outcome.records[0].document.error().where.column, 3U);
  EXPECT_NE(outcome.records[0].document.error().what.find("80"), std::string::npos);
}

TEST(Reader, NamedPuzzlesOfAListAreABatch) {
  const std::string yaml = "puzzles:\n  - name: first\n    puzzle: \"" + kText +
                           "\"\n  - name: second\n    puzzle: \"" + kOther + "\"\n";
  const std::string ini = "[first]\ncells=" + kText + "\n\n[second]\ncells=" + kOther + "\n";
  for (const std::string& text : {yaml, ini}) {
    const auto outcome = read_all(text);
    EXPECT_TRUE(outcome.batch) << text;
    ASSERT_EQ(outcome.records.size(), 2U) << text;
    for (std::size_t i = 0; i < 2; ++i) {
      const auto& document = outcome.records[i].document;
      ASSERT_TRUE(document.has_value()) << text;
      EXPECT_EQ(line_text(document->puzzle, document->puzzle.givens), i == 0 ? kText : kOther);
      EXPECT_NE(outcome.records[i].source.find(i == 0 ? "first" : "second"), std::string::npos);
    }
  }
  EXPECT_TRUE(read_all("[Puzzle]\nname=x\ncells=" + kText + "\n").records[0].document.has_value());
}

TEST(Reader, SeveralSamuraisAreABatch) {
  const auto board = geometry::build_board(*geometry::parse_board_text("samurai"));
  ASSERT_TRUE(board.has_value());
  const auto text_of = [&](int digit) {
    model::Document document;
    document.puzzle = model::make_puzzle(*board);
    document.puzzle.givens[0] = geometry::Digit(digit);
    document.puzzle.givens[100] = geometry::Digit(digit);
    return *write(document, *find_format("overlap_grid"));
  };
  for (const std::string between : {"", "\n", "The second\n", "\nThe second\n\n"}) {
    const auto outcome = read_all("The first\n" + text_of(1) + between + text_of(2));
    EXPECT_TRUE(outcome.batch) << between;
    ASSERT_EQ(outcome.records.size(), 2U) << between;
    for (int i = 0; i < 2; ++i) {
      const auto& document = outcome.records[static_cast<std::size_t>(i)].document;
      ASSERT_TRUE(document.has_value()) << between;
      EXPECT_EQ(document->puzzle.num_cells(), 369);
      EXPECT_EQ(document->puzzle.givens[0], geometry::Digit(i + 1));
    }
  }
}

TEST(Reader, CellsInJsonSayWhatIsEnteredAndMarked) {
  std::string cells;
  for (std::size_t i = 0; i < 81; ++i) {
    const bool is_entry = i == 1;
    const std::string value = is_entry ? "2" : kText[i] == '.' ? "0" : std::string(1, kText[i]);
    cells += (i > 0 ? ",{" : "{") + std::string("\"value\":") + value +
             ",\"given\":" + (is_entry || kText[i] == '.' ? "false" : "true") +
             ",\"notes\":" + (i == 3 ? "[1,4]" : "[]") + "}";
  }
  const auto outcome = read_all("{\"cells\":[" + cells + "]}");
  ASSERT_EQ(outcome.records.size(), 1U);
  const auto& document = outcome.records[0].document;
  ASSERT_TRUE(document.has_value()) << document.error().text();
  EXPECT_EQ(line_text(document->puzzle, document->puzzle.givens), kText);
  ASSERT_TRUE(document->play.has_value());
  EXPECT_EQ(document->play->entries[1], geometry::Digit(1));
  EXPECT_EQ(document->play->marks[3].centre.size(), 2);
}

TEST(Reader, GridsBelowEachOtherAreABatch) {
  for (const std::string between : {"", " "}) {
    const std::string one = rows_of(kText, between);
    const std::string other = rows_of(kOther, between);
    struct Case {
      std::string text;
      std::string source;  ///< of the second
    };
    const Case cases[] = {
        {"Grid 01\n" + one + "Grid 02\n" + other + "Grid 03\n" + one, "Grid 02"},
        {"# 1\n" + one + "# 2\n" + other + "# 3\n" + one, "2"},
        {"1)\n" + one + "2)\n" + other + "3)\n" + one, "2)"},
        {one + "\n" + other + "\n\n" + one, "11"},
        {one + "-----\n" + other + "-----\n" + one, "11"},
        {"The first\n\n" + one + "\nThe second\n\n" + other + "\nThe third\n\n" + one + "\nEnd",
         "The second"},
    };
    for (const Case& each : cases) {
      const auto outcome = read_all(each.text);
      EXPECT_TRUE(outcome.batch) << each.text;
      ASSERT_EQ(outcome.records.size(), 3U) << each.text;
      for (std::size_t i = 0; i < 3; ++i) {
        const auto& document = outcome.records[i].document;
        ASSERT_TRUE(document.has_value()) << each.text;
        EXPECT_EQ(line_text(document->puzzle, document->puzzle.givens), i == 1 ? kOther : kText);
      }
      EXPECT_EQ(outcome.records[1].source, each.source) << each.text;
    }
  }
  // Without anything between them.
  EXPECT_EQ(read_all(rows_of(kText) + rows_of(kOther) + rows_of(kText)).records.size(), 3U);
}

TEST(Reader, AsManyGridsAsTheirRowsHaveCellsAreNoPencilmarks) {
  const auto rows = [](std::string_view line) {
    std::string text;
    for (std::size_t i = 0; i < line.size(); i += 9) text.append(line.substr(i, 9)).append("\n");
    return text;
  };
  for (const std::string_view between : {"", "\n"}) {
    for (const std::string_view head : {"", "# nine puzzles\n"}) {
      for (const bool are_same : {false, true}) {
        std::string text(head);
        for (int i = 0; i < 9; ++i) {
          text.append(rows(are_same || i % 2 == 0 ? kText : kOther)).append(between);
        }
        const auto outcome = read_all(text);
        ASSERT_EQ(outcome.records.size(), 9U) << text;
        for (const Record& record : outcome.records) EXPECT_TRUE(record.document.has_value());
      }
    }
  }
}

TEST(Reader, AMistakeInNativeJsonIsToldAsSuch) {
  const auto native = [](const std::string& board, const std::string& rule,
                         const std::string& cells = "givens") {
    return R"({"omnidoku":1,"board":)" + board + R"(,")" + cells + R"(":")" + kText +
           R"(","constraints":[)" + rule + "]}";
  };
  const std::string grid = R"({"type":"grid","size":9})";
  const std::string killer = R"({"type":"killer","cells":["R1C2","R1C3"],"sum":10})";
  const std::string misspelt = native(grid, R"({"type":"kiler","cells":["R1C2","R1C3"]})");
  for (const auto& [text, what] : {
           std::pair(misspelt, "kiler"),
           std::pair(native(grid, R"({"type":"killer","cells":["R1C2"],"summ":3})"), "summ"),
           std::pair(native(grid, R"({"type":"killer","cells":["R1C2","R1C14"]})"), "R1C14"),
           std::pair(native(R"({"type":"grid","size":8})", killer), "64"),
           std::pair(native(R"({"type":"gird","size":9})", killer), "gird"),
           std::pair(native(grid, killer, "given"), "given"),
       }) {
    const auto outcome = read_all(text);
    EXPECT_FALSE(outcome.batch) << text;
    ASSERT_EQ(outcome.records.size(), 1U) << text;
    ASSERT_FALSE(outcome.records[0].document.has_value()) << text;
    const base::Error& error = outcome.records[0].document.error();
    EXPECT_NE(error.what.find(what), std::string::npos) << error.text();
    EXPECT_EQ(error.where.line, 1U) << error.text();
    EXPECT_GT(error.where.column, 1U) << error.text();
  }
  // Among words, in a list, as a member of something, over several lines, with Windows line ends.
  std::string lines = misspelt;
  for (std::size_t at = 0; (at = lines.find(",\"", at)) != std::string::npos; at += 2) {
    lines.insert(at + 1, "\n");
  }
  for (const std::string& text : {"My newest puzzle:\n" + misspelt, "```\n" + misspelt + "\n```\n",
                                  "[" + misspelt + "]", R"({"puzzle":)" + misspelt + "}", lines}) {
    const auto outcome = read_all(text);
    ASSERT_EQ(outcome.records.size(), 1U) << text;
    ASSERT_FALSE(outcome.records[0].document.has_value()) << text;
    const base::Error& error = outcome.records[0].document.error();
    EXPECT_NE(error.what.find("kiler"), std::string::npos) << error.text();
    const auto same = read(text);
    ASSERT_FALSE(same.has_value()) << text;
    EXPECT_NE(same.error().what.find("kiler"), std::string::npos) << same.error().text();
  }
  // Without the mistake all of it is read, alone in a list, too.
  const auto right = read("[" + native(grid, killer) + "]");
  ASSERT_TRUE(right.has_value()) << right.error().text();
  EXPECT_EQ(right->puzzle.constraints.size(), 1U);
  EXPECT_EQ(right->puzzle.metadata.title, "");
}

TEST(Reader, AListInJsonIsABatch) {
  const std::string one = "{\"name\":\"A\",\"puzzle\":\"" + kText + "\"}";
  const std::string other = "{\"name\":\"B\",\"puzzle\":\"" + kOther + "\"}";
  const std::string list = "[" + one + ",\n" + other + ",{\"name\":\"C\"}]";
  for (const std::string& text :
       {list, "{\"puzzles\":" + list + "}", "{\"ok\":true,\"data\":{\"items\":" + list + "}}"}) {
    const auto outcome = read_all(text);
    EXPECT_TRUE(outcome.batch) << text;
    ASSERT_EQ(outcome.records.size(), 3U) << text;
    EXPECT_EQ(outcome.records[0].source, "A");
    EXPECT_EQ(outcome.records[1].source, "B");
    EXPECT_EQ(outcome.records[1].line, 2U);
    ASSERT_FALSE(outcome.records[2].document.has_value());
    EXPECT_NE(outcome.records[2].document.error().what.find("item 3"), std::string::npos);
  }
  EXPECT_EQ(read_all("[\"" + kText + "\",\"" + kOther + "\"]").records.size(), 2U);
  // What stands beside the list may be a rule of all of them.
  const auto variant = read_all("{\"variant\":\"x\",\"puzzles\":" + list + "}");
  ASSERT_EQ(variant.records.size(), 3U);
  EXPECT_EQ(model::texts_of(variant.records[1].document->puzzle.unknown_rules),
            std::vector<std::string>{"member 'variant': 'x'"});
}

TEST(Reader, APuzzleWithinOtherJsonIsRead) {
  const std::string object =
      R"({"size":4,"grid":[[{"value":1,"given":true},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
      R"("title":"T"})";
  for (const std::string& text : {"{\"url\":\"https://example.org/x\",\"data\":" + object + "}",
                                  "{\"result\":{\"data\":" + object + "}}", "[" + object + "]"}) {
    const auto outcome = read_all(text);
    ASSERT_EQ(outcome.records.size(), 1U);
    ASSERT_TRUE(outcome.records[0].document.has_value()) << text;
    EXPECT_EQ(outcome.records[0].document->puzzle.num_digits(), 4) << text;
    EXPECT_EQ(outcome.records[0].document->puzzle.metadata.title, "T") << text;
  }
}

TEST(Reader, CellsThatSayWhereTheyAreAreThere) {
  std::string by_columns;
  for (int c = 1; c <= 9; ++c) {
    for (int r = 1; r <= 9; ++r) {
      const char digit = kText[static_cast<std::size_t>(9 * r + c - 10)];
      by_columns += std::string(by_columns.empty() ? "" : ",") + "{\"r\":" + std::to_string(r) +
                    ",\"c\":" + std::to_string(c) +
                    ",\"v\":" + (digit == '.' ? std::string("0") : std::string(1, digit)) + "}";
    }
  }
  const auto outcome = read_all("{\"cells\":[" + by_columns + "]}");
  ASSERT_TRUE(outcome.records[0].document.has_value());
  const model::Puzzle& puzzle = outcome.records[0].document->puzzle;
  EXPECT_EQ(line_text(puzzle, puzzle.givens), kText);
  // Twice in one place, or lists that are no rows.
  std::string twice = by_columns;
  twice.replace(twice.find("\"r\":2"), 5, "\"r\":1");
  EXPECT_FALSE(read_all("[" + twice + "]").records[0].document.has_value());
}

TEST(Reader, CellsOfAJsonListMayBeObjects) {
  std::string cells;
  std::string entered;
  std::string caged;
  for (std::size_t i = 0; i < kText.size(); ++i) {
    const std::string value = kText[i] == '.' ? "null" : kText.substr(i, 1);
    cells += std::string(i > 0 ? "," : "") + "{\"val\":" + value +
             ",\"row\":" + std::to_string(i / 9) + "}";
    entered += std::string(i > 0 ? "," : "") + "{\"val\":" + value + ",\"given\":false}";
    caged += std::string(i > 0 ? "," : "") + "{\"val\":" + value + ",\"cage\":3}";
  }
  const auto outcome = read_all("[" + cells + "]");
  ASSERT_TRUE(outcome.records[0].document.has_value());
  const model::Puzzle& puzzle = outcome.records[0].document->puzzle;
  EXPECT_EQ(line_text(puzzle, puzzle.givens), kText);
  // What says more than a given is not taken for one.
  EXPECT_FALSE(read_all("[" + entered + "]").records[0].document.has_value());
  EXPECT_FALSE(read_all("[" + caged + "]").records[0].document.has_value());
}

TEST(Reader, LongBatchesShareOneBoard) {
  std::string text;
  for (int i = 0; i < 3000; ++i) text += (i % 2 == 0 ? kText : kOther) + "\n";
  const auto outcome = read_all(text);
  EXPECT_TRUE(outcome.batch);
  ASSERT_EQ(outcome.records.size(), 3000U);
  EXPECT_EQ(outcome.records[0].document->puzzle.board,
            outcome.records[2999].document->puzzle.board);
  EXPECT_EQ(outcome.records[2999].line, 3000U);
}

TEST(Reader, TheWholeInputCanBeWrong) {
  EXPECT_TRUE(read_all("").error.has_value());
  EXPECT_TRUE(read_all(" \r\n\t").error.has_value());
  std::istringstream bad("x");
  bad.setstate(std::ios::badbit);
  Reader reader(bad, "input", nullptr, {});
  ASSERT_TRUE(reader.error().has_value());
  EXPECT_EQ(reader.error()->code, base::ErrorCode::io);
  EXPECT_EQ(reader.error()->where.file, "input");
}

TEST(Reader, AnOverlongLineIsReportedAndSkipped) {
  const std::string text =
      kText + "\n" + kText + "\n" + std::string(kMaxLineBytes + 200000, '.') + "\n" + kOther;
  const auto outcome = read_all(text);
  EXPECT_TRUE(outcome.batch);
  ASSERT_EQ(outcome.records.size(), 4U);
  EXPECT_EQ(outcome.records[2].document.error().code, base::ErrorCode::too_large);
  EXPECT_EQ(outcome.records[2].document.error().where.line, 3U);
  EXPECT_TRUE(outcome.records[3].document.has_value());
  EXPECT_EQ(outcome.records[3].line, 4U);
}

TEST(Reader, GarbageIsAnErrorAndNotABatch) {
  std::string garbage;
  for (int i = 0; i < 200000; ++i) garbage += "lorem ipsum dolor sit amet, consectetur\n";
  const auto outcome = read_all(garbage);
  EXPECT_FALSE(outcome.batch);
  ASSERT_EQ(outcome.records.size(), 1U);
  EXPECT_FALSE(outcome.records[0].document.has_value());
}

TEST(Reader, PlainLinesOfTheClassicGridCanBeHadTogether) {
  const std::string a = "1" + std::string(80, '.');
  const std::string b = std::string(80, '0') + "2";
  const std::string commented = a + " hard";
  std::istringstream input(a + "\n" + b + "\r\n" + a + "\n" + commented + "\n# nothing\n" + b +
                           "\n" + b + "\n" + a);
  Reader reader(input, "input", nullptr, {});
  ASSERT_TRUE(reader.is_batch());
  const auto first = reader.next_classic_lines(2);
  ASSERT_TRUE(first);
  EXPECT_EQ(first->text, a + b);
  EXPECT_EQ(first->size(), 2U);
  EXPECT_EQ(first->line(1), b);
  EXPECT_EQ(first->first_line, 1U);
  const auto third = reader.next_classic_lines(100);
  ASSERT_TRUE(third);
  EXPECT_EQ(third->text, a);
  EXPECT_EQ(third->first_line, 3U);
  EXPECT_FALSE(reader.next_classic_lines(100));  // has a remark
  const auto with_remark = reader.next();
  ASSERT_TRUE(with_remark);
  EXPECT_EQ(with_remark->source, commented);
  EXPECT_FALSE(reader.next_classic_lines(100));  // is a comment
  const auto after_comment = reader.next();
  ASSERT_TRUE(after_comment);
  EXPECT_EQ(after_comment->line, 6U);
  const auto more = reader.next_classic_lines(100);
  ASSERT_TRUE(more);
  EXPECT_EQ(more->text, b);
  EXPECT_EQ(more->first_line, 7U);
  EXPECT_FALSE(reader.next_classic_lines(100));  // the last line has no end
  EXPECT_TRUE(reader.next());
  EXPECT_FALSE(reader.next());
  EXPECT_FALSE(reader.next_classic_lines(100));
}

TEST(Reader, ANamedLineFormatMakesEveryLineARecord) {
  const auto outcome = read_all("abc\ndef\n", find_format("line"));
  EXPECT_TRUE(outcome.batch);
  ASSERT_EQ(outcome.records.size(), 2U);
  EXPECT_FALSE(outcome.records[0].document.has_value());
}

TEST(Reader, ABadLineBehindAPuzzleIsNoDescription) {
  const std::string line =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  const auto good_and_bad = [](const std::string& text, bool batch) {
    std::istringstream input(text);
    Reader reader(input, "input", nullptr, {});
    EXPECT_EQ(reader.is_batch(), batch) << text;
    std::pair<int, int> counts;
    while (const auto record = reader.next()) {
      ++(record->document ? counts.first : counts.second);
    }
    return counts;
  };
  EXPECT_EQ(good_and_bad(line + "\nnonsense\n", true), std::pair(1, 1));
  EXPECT_EQ(good_and_bad("A title\n" + line + "\n", false), std::pair(1, 0));
}

TEST(Sniff, GridsOfTwoAndThreeRows) {
  struct Case {
    const char* text;
    const char* format;
    int side;
  };
  for (const Case& c :
       {Case{"12..", "line", 2}, Case{"1.3......", "line", 3}, Case{"1 2\n. .", "grid", 2},
        Case{"1..\n.2.\n..3", "grid", 3}, Case{"12.2121.", "sukaku", 2},
        Case{"123.231.312.1231...2...3123", "sukaku", 3}, Case{"12..AABB", "jigsaw", 2},
        Case{"1.......3AABABBCCC", "jigsaw", 3},
        Case{"1..\n...\n..3\nAAB\nABB\nCCC", "jigsaw", 3}}) {
    const auto format = sniff(c.text);
    ASSERT_TRUE(format.has_value()) << c.text << ": " << format.error().text();
    EXPECT_EQ((*format)->id, c.format) << c.text;
    const auto document = (*format)->read(c.text, {});
    ASSERT_TRUE(document.has_value()) << c.text << ": " << document.error().text();
    EXPECT_EQ(document->puzzle.num_digits(), c.side) << c.text;
  }
  for (const char* text : {"....", "..\n..", "noon", "5", "12.. words", "1234", "_____"}) {
    EXPECT_FALSE(sniff(text).has_value()) << text;
  }
  // 4x4 with few symbols, and lists in which a line was cut.
  EXPECT_EQ((*sniff("12..\n....\n..1.\n...."))->id, "grid");
}

}  // namespace
}  // namespace omnidoku::formats
