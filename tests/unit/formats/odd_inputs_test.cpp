// SPDX-License-Identifier: MIT
//
// A hundred and more odd files and texts, as people give them: rubbish, half links, other programs'
// files, texts of other programs. Each is read rightly, or refused in one plain sentence that says
// what is wrong and what to do, in no parser's words. All of them are made here;
// OMNIDOKU_SHOW_SENTENCES=1 prints what is said of each.
#include <algorithm>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <random>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "base/base64.h"
#include "formats/format.h"

namespace omnidoku::formats::odd_inputs {
namespace {

using namespace std::string_literals;

const std::string kLine =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string kSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

struct Odd {
  std::string name;
  std::string bytes;
  std::string said;  ///< a part of the error; empty where kLine is read
};

/// The lines of nine cells, each made to a text.
std::string rows(const std::string& cells = kLine, const std::string& before = "",
                 const std::string& between = "", const std::string& empty = ".") {
  std::string text;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    text += i % 9 == 0 ? before : between;
    text += cells[i] == '.' ? empty : std::string(1, cells[i]);
    if (i % 9 == 8) text += "\n";
  }
  return text;
}

std::string with(std::string text, const std::string& from, const std::string& to) {
  for (std::size_t at = text.find(from); at != std::string::npos;
       at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
  return text;
}

std::string noise(std::size_t size) {
  std::mt19937 random(1);
  std::string bytes;
  while (bytes.size() < size) bytes += static_cast<char>(random() & 0xFFU);
  return bytes;
}

std::string utf16(const std::string& text, bool big) {
  std::string bytes;
  for (const char c : text) bytes += big ? "\0"s + c : c + "\0"s;
  return bytes;
}

std::string written(const char* format, const std::string& cells = kLine) {
  std::string text = *write(*read(cells), *find_format(format));
  while (text.ends_with('\n')) text.pop_back();
  return text;
}

const std::string kOther = "." + kLine.substr(1);

void add_files(std::vector<Odd>& all) {
  const std::string picture = "this is a picture";
  all.insert(
      all.end(),
      {{"nothing", "", "it is empty"},
       {"blanks", " \n\t\n", "it is empty"},
       {"a byte order mark alone", "\xEF\xBB\xBF", "is empty"},
       {"a byte order mark", "\xEF\xBB\xBF" + kLine, ""},
       {"UTF-16", "\xFF\xFE" + utf16(rows(), false), ""},
       {"UTF-16, big end first", "\xFE\xFF" + utf16(kLine + "\r\n", true), ""},
       {"UTF-16 without a mark", utf16(rows(), false), ""},
       {"half of UTF-16", "\xFF\xFE" + utf16(kLine, false) + "1", "UTF-16, and cut off"},
       {"Latin-1", "R\xE4tsel:\n" + rows(), "not stored as UTF-8"},
       {"10 MB of zero bytes", std::string(10'000'000, '\0'), "a byte in it that no text has"},
       {"10 MB of '0'", std::string(10'000'000, '0'), "too long for a puzzle"},
       {"a zero byte within", kLine.substr(0, 40) + "\0"s + kLine.substr(41), "no text has (0x00)"},
       {"noise", noise(3000), "no text has"},
       {"CRLF", with(rows(), "\n", "\r\n"), ""},
       {"CR", with(rows(), "\n", "\r"), ""},
       {"PNG", "\x89PNG\r\n\x1A\n" + noise(300), picture + " (PNG)"},
       {"PNG cut off", "\x89PNG", picture + " (PNG)"},
       {"JPEG", "\xFF\xD8\xFF\xE0\0\x10JFIF"s + noise(300), picture + " (JPEG)"},
       {"JPEG cut off", "\xFF\xD8\xFF", picture + " (JPEG)"},
       {"GIF", "GIF89a\x01\0\x01\0"s, picture + " (GIF)"},
       {"GIF cut off", "GIF89a", picture + " (GIF)"},
       {"WebP", "RIFF$\0\0\0WEBPVP8 "s, picture + " (WebP)"},
       {"BMP", "BM6\x03\0\0\0\0"s, picture + " (BMP)"},
       {"WAV", "RIFF$\0\0\0WAVEfmt "s, "a sound (WAV)"},
       {"MP3", "ID3\x03\0\0"s, "a sound (MP3)"},
       {"MP3 cut off", "ID3\x04"s, "a sound (MP3)"},
       {"words that begin like an MP3", "ID3 my puzzle:\n" + rows(), ""},
       {"bzip2", "BZh91AY&SY" + noise(50), "a packed file (bzip2)"},
       {"bzip2 of nothing", "BZh9\x17rE8P\x90\0\0\0\0"s, "a packed file (bzip2)"},
       {"words that begin like bzip2", "BZh wrote:\n" + rows(), ""},
       {"RAR", "Rar!\x1A\x07\x01\0"s, "a packed file (RAR)"},
       {"words that begin like RAR", "Rar! Look:\n" + rows(), ""},
       {"Ogg", "OggS\0\x02"s, "a sound or film (Ogg)"},
       {"words that begin like Ogg", "OggS wrote this one:\n" + rows(), ""},
       {"film", "\0\0\0\x18"s + "ftypmp42", "picture or film"},
       {"PDF", "%PDF-1.7\n%\xE2\xE3\xCF\xD3\n1 0 obj\n", "a PDF document"},
       {"PDF in ASCII", "%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n", "a PDF document"},
       {"xlsx", "PK\x03\x04\x14\0\x06\0"s + "[Content_Types].xml", "an office program"},
       {"zip", "PK\x03\x04\x14\0\0\0"s + "a.txt", "a packed file (ZIP)"},
       {"gzip", "\x1F\x8B\x08\0"s, "a packed file (gzip)"},
       {"zstd", "\x28\xB5\x2F\xFD\x04"s, "a packed file (zstd)"},
       {"doc", "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1", "an office program"},
       {"program of Windows", "MZ\x90\0\x03\0"s, "a program"},
       {"program of Linux", "\x7F"s + "ELF\x02\x01", "a program"},
       {"database", "SQLite format 3\0"s, "a database"},
       {"RTF", "{\\rtf1\\ansi Sudoku 5 3 }", "(RTF)"},
       {"a page", "<!DOCTYPE html>\n<html><body><table><tr><td>5</td></tr></table></body></html>",
        "a web page (HTML)"},
       {"SVG", "<svg xmlns=\"http://www.w3.org/2000/svg\"><g/></svg>", "this is XML, but <svg>"},
       {"XML", "<?xml version=\"1.0\"?><note><to>x</to></note>", "this is XML, but <note>"},
       {"XML cut off", "<?xml version=\"1.0\"?><ksudoku><game", "a tag is not closed"},
       {"OpenSudoku cut off", "<opensudoku><game data=\"53..", "a tag is not closed"}});
}

void add_texts(std::vector<Odd>& all) {
  const std::string words = "no puzzle in these words";
  all.insert(
      all.end(),
      {{"80 cells", kLine.substr(0, 80), "80 cells"},
       {"82 cells", kLine + "1", "82 cells"},
       {"80 cells among words", "Try " + kLine.substr(0, 80) + " please", "80 cells"},
       {"a short row", with(rows(), "8...6...3", "8...6..3"), "8 cells in line 4"},
       {"a long row", with(rows(), "8...6...3", "8...6....3"), "10 cells in line 4"},
       {"8 rows", rows().substr(0, 80), "8 lines with cells"},
       {"10 rows", rows() + "........1\n", "10 lines with cells"},
       {"rows of 10", with(rows(), "\n", ".\n"), "10 cells in line 1"},
       {"an emoji", "\U0001F600", "no puzzle in"},
       {"words and emojis", "I love sudoku \U0001F60D\U0001F60D please solve", words},
       {"an emoji among cells", kLine.substr(0, 40) + "\U0001F600" + kLine.substr(41),
        "is no symbol"},
       {"digits of keycaps", with(with(kLine, "5", "5\uFE0F\u20E3"), "6", "6\uFE0F\u20E3"), ""},
       {"a thousand digits", std::string(1000, '1'), "1000 cells"},
       {"a letter", "Dear aunt,\n\nplease find attached my puzzle.\n\nLove, Ann\n", words},
       {"a poem", "Roses are red\nViolets are blue\n", words},
       {"Chinese", "\u4F60\u597D\uFF0C\u8BF7\u89E3\u8FD9\u4E2A\u6570\u72EC", "no puzzle in"},
       {"Russian",
        "\u041F\u0440\u0438\u0432\u0435\u0442, \u0440\u0435\u0448\u0438 "
        "\u0441\u0443\u0434\u043E\u043A\u0443",
        words},
       {"one digit", "5", "in 1 character"},
       {"a question", "?", "in 1 character"},
       {"a telephone number", "+49 170 1234567", "in 15 characters"},
       {"a path", "C:\\Users\\me\\puzzle.txt", words},
       {"a mail address", "me@example.com", "in 14 characters"},
       {"a table of names", "name,age\nann,5\nbob,7\n", "the columns 'name', 'age'"},
       {"a style sheet", "body { color: red; }\n.grid td { width: 1em }\n", words},
       {"a program's text", "function solve(grid) { return null; }\n", words},
       {"Base64", base::to_base64("hello world, this is no puzzle at all"), words},
       {"Base64 of nothing", "====", "in 4 characters"},
       {"two equal givens", "55" + kLine.substr(2), "."},
       {"a solution alone", kSolution, "."}});
}

void add_links(std::vector<Odd>& all) {
  const std::string link = written("fpuzzles_link");
  const std::string other = written("fpuzzles_link", kOther);
  const std::string damaged = "cut off or damaged";
  const std::string server = "lies on the server";
  const std::string nothing = "no puzzle can be read from this link";
  const std::size_t payload = link.find("load=") + 5;
  all.insert(
      all.end(),
      {{"half a link", link.substr(0, link.size() / 2), damaged},
       {"percent signs twice", link.substr(0, payload) + with(link.substr(payload), "%", "%25"),
        ""},
       {"a link of nothing", link.substr(0, payload), "missing, cut off or damaged"},
       {"a link of rubbish", link.substr(0, payload) + "AAAAAAAA", damaged},
       {"a link of signs", link.substr(0, payload) + "***", "missing, cut off or damaged"},
       {"a number at f-puzzles", "https://www.f-puzzles.com/?id=abc123", server},
       {"f-puzzles alone", "https://www.f-puzzles.com/", "holds no puzzle"},
       {"a name at SudokuPad", "https://sudokupad.app/abc123", server},
       {"an older name", "https://app.crackingthecryptic.com/sudoku/fTqbh4mGb9", server},
       {"a name of a setter", "https://sudokupad.app/someone/a-nice-one", server},
       {"a name alone", "fTqbh4mGb9", "no puzzle in"},
       {"scl cut off", "https://sudokupad.app/sclN4Igz", "cut off"},
       {"scl of nothing", "https://sudokupad.app/scl", "cut off"},
       {"fpuz cut off", "https://sudokupad.app/fpuz" + link.substr(payload, 60), damaged},
       {"the beginning of a packed text", "N4IgzglgXgpiBcA", damaged},
       {"penpa of nothing", "https://swaroopg92.github.io/penpa-edit/#m=edit&p=", "cut off"},
       {"penpa of rubbish", "https://swaroopg92.github.io/penpa-edit/#m=edit&p=AAAA",
        "damaged or cut off"},
       {"penpa of hexagons",
        "https://a.example/penpa-edit/#m=edit&p=" +
            base::to_base64("\x01\x0B\x00\xF4\xFFhexagon,4,4"s),
        "'hexagon' cannot be read"},
       {"a short address", "https://tinyurl.com/abc", "a short one for another link"},
       {"a film", "https://www.youtube.com/watch?v=dQw4w9WgXcQ", "leads to a video"},
       {"lisudoku", "https://lisudoku.xyz/p/abcdef", "lisudoku cannot be read"},
       {"sudokuwiki", "https://www.sudokuwiki.org/sudoku.htm?bd=" + with(kLine, ".", "0"), ""},
       {"sudokuwiki, short", "https://www.sudokuwiki.org/sudoku.htm?bd=S9B0123", "81 digits"},
       {"two links", "one " + link + " two " + other, ""},
       {"a link twice", link + " or " + link, ""},
       {"a link of Markdown", "[" + link + "](" + link + ")", ""},
       {"a link and another grid", link + "\n\n" + rows(kOther), ""},
       {"a link and its grid", link + "\n\n" + rows(), ""},
       {"a damaged link and a grid", link.substr(0, 90) + "\n\n" + rows(), ""},
       {"a name and a grid", "From https://sudokupad.app/abc123\n\n" + rows(), ""},
       {"two grids", "Easy:\n" + rows() + "Hard:\n" + rows(kOther), ""},
       {"a killer cut off", "3x3:k:1:2:3:4", "3x3::k:"},
       {"a killer damaged", "3x3::k:" + with(std::string(80, '0'), "0", "2817:"), "80 numbers"},
       {"SumoCue cut off", "SumoCueV1=1=2", "cell 1 cannot be read"}});
}

void add_json(std::vector<Odd>& all) {
  std::string cages = R"({"size":9,"grid":[)";
  for (int r = 0; r < 9; ++r)
    cages += (r > 0 ? ",[" : "[") + with(std::string(8, ','), ",", "{},") + "{}]";
  const std::string fpuzzles = written("fpuzzles");
  std::string list = rows(kLine, "[", ",", "0");
  list = "[" + with(list.substr(0, list.size() - 1), "\n", "],") + "]]";
  all.insert(
      all.end(),
      {{"JSON cut off", fpuzzles.substr(0, fpuzzles.size() / 2), "ends too early"},
       {"an endless number", R"({"size":1e999,"grid":[]})", "cannot go on"},
       {"a huge number", R"({"size":99999999999999999999999,"grid":[[]]})", "from 1 to 64"},
       {"a comma too much", R"({"size":9,})", "cannot go on with '}'"},
       {"an empty object", "{}", "no puzzle is in it"},
       {"an empty list", "[]", "a list of 0 items"},
       {"null", "null", "no puzzle in"},
       {"a package", R"({"name":"a","version":"1.0.0","dependencies":{}})", "no puzzle is in it"},
       {"another version", R"({"omnidoku":2})", "this version"},
       {"a huge board", R"({"omnidoku":1,"board":{"type":"grid","size":100000}})", "from 1 to 64"},
       {"8 rows of f-puzzles", cages.substr(0, cages.rfind(",[")) + "]}", "not 9"},
       {"a cage off the board", cages + R"(],"killercage":[{"cells":["R1C99"],"value":"5"}]})",
        "no cell 'R1C99'"},
       {"a list in an object", R"({"puzzle":)" + list + "}", ""},
       {"a list of numbers", "let grid = " + list + ";\n", ""},
       {"a puzzle and its solution",
        R"({"puzzle":")" + kLine + R"(","solution":")" + kSolution + R"("})", ""},
       {"two in an object", R"({"a":")" + kLine + R"(","b":")" + kOther + R"("})",
        "two puzzles are here"}});
}

void add_programs(std::vector<Odd>& all) {
  const auto framed = [](const std::string& edge, const std::string& bar) {
    std::string text;
    for (std::size_t r = 0; r < 9; ++r) {
      if (r == 3 || r == 6) text += edge + "\n";
      for (std::size_t c = 0; c < 9; ++c) {
        text += (c == 3 || c == 6 ? bar + " " : "") + std::string(1, kLine[9 * r + c]) + " ";
      }
      text += "\n";
    }
    return text;
  };
  std::string solution = rows(kSolution, " ", " ");
  all.insert(
      all.end(),
      {{"tabs", rows(kLine, "", "\t", ""), ""},
       {"tabs and zeros", rows(kLine, "", "\t", "0"), ""},
       {"CSV", rows(kLine, "", ",", ""), ""},
       {"CSV in quotes", with(rows(kLine, "\"", "\",\"", ""), "\n", "\"\n"), ""},
       {"semicolons", rows(kLine, "", ";", "0"), ""},
       {"Markdown",
        "|1|2|3|4|5|6|7|8|9|\n|---|---|---|---|---|---|---|---|---|\n" +
            with(rows(kLine, "|", "|", " "), "\n", "|\n"),
        ""},
       {"blanks between", rows(kLine, "", " "), ""},
       {"bullets", rows(kLine, "- "), ""},
       {"a mail", "On Monday Ann wrote:\n" + rows(kLine, "> ") + "\nNice one!\n-- \nBob\n", ""},
       {"a mail in a mail", rows(kLine, ">> "), ""},
       {"qqwing", framed("-------|-------|-------", "|"), ""},
       {"qqwing with all it says",
        "Puzzle:\n" + framed("-------|-------|-------", "|") + "Solution:\n" + solution +
            "Number of Givens: 30\n",
        ""},
       {"qqwing in CSV", "Puzzle,Solution,\n" + kLine + "," + kSolution + ",\n", ""},
       {"HoDoKu", written("hodoku"), ""},
       {"HoDoKu's grid",
        ".-----------.\n" + framed(":------+-------+------:", "|") + "'-----------'\n", ""},
       {"SadMan", "[Puzzle]\n" + rows(), ""},
       {"SudoCue", "#AAnn\n#LEasy\n" + rows(), ""},
       {"a text of Python", "\"\"\"\n" + rows() + "\"\"\"\n", ""},
       {"'_' for empty", rows(kLine, "", "", "_"), ""},
       {"'0' for empty", with(kLine, ".", "0"), ""}});
}

std::vector<Odd> odd_inputs() {
  std::vector<Odd> all;
  add_files(all);
  add_texts(all);
  add_links(all);
  add_json(all);
  add_programs(all);
  return all;
}

/// What the program says of the bytes: an error, or the givens.
base::Result<std::string> reading_of(const std::string& bytes) {
  std::istringstream stream(bytes);
  Reader reader(stream, {}, nullptr, {});
  if (reader.error()) return *reader.error();
  const auto record = reader.next();
  if (!record) return base::make_error(base::ErrorCode::syntax, "nothing is told");
  if (!record->document) return record->document.error();
  return line_text(record->document->puzzle, record->document->puzzle.givens);
}

TEST(OddInputs, AreReadOrRefusedInPlainWords) {
  const std::regex parsers_words(
      "token|unexpected|variant|exception|nullptr|std::|undefined|NaN|pars(e|ing)|syntax|malformed|"
      "EOF|assert|\\bnull\\b|string_view|bytes? sequence|control byte|Base64|compressed|N\\*N|"
      "unknown member|invalid",
      std::regex::icase);
  const bool show = std::getenv("OMNIDOKU_SHOW_SENTENCES") != nullptr;
  const std::vector<Odd> all = odd_inputs();
  EXPECT_GE(all.size(), 100U);
  for (const Odd& odd : all) {
    const auto reading = reading_of(odd.bytes);
    const std::string text = reading ? *reading : reading.error().text();
    if (show) std::cout << odd.name << "\n    " << text << "\n";
    if (odd.said.empty() || odd.said == ".") {
      ASSERT_TRUE(reading.has_value()) << odd.name << ": " << text;
      if (odd.said.empty()) {
        EXPECT_EQ(*reading, kLine) << odd.name;
      }
      continue;
    }
    ASSERT_FALSE(reading.has_value()) << odd.name << ": " << text;
    const base::Error& error = reading.error();
    EXPECT_NE(error.what.find(odd.said), std::string::npos) << odd.name << ": " << text;
    EXPECT_FALSE(std::regex_search(text, parsers_words)) << odd.name << ": " << text;
    EXPECT_EQ(text.find('\n'), std::string::npos) << odd.name << ": " << text;
    EXPECT_LE(text.size(), 400U) << odd.name << ": " << text;
    // What to do, or at least where to look.
    EXPECT_TRUE(!error.hint.empty() || error.where.line > 0) << odd.name << ": " << text;
  }
}

}  // namespace
}  // namespace omnidoku::formats::odd_inputs
