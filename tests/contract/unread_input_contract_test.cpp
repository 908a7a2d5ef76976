// SPDX-License-Identifier: MIT
//
// No reader passes over in silence what it does not know. To a sample of each format, and of each
// other way in which a puzzle may be given, one thing is added that says a rule: a member, an
// element, an attribute, a line, words on a line. The outcome is an error, or a puzzle that lists a
// rule which is not understood.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "formats/format.h"
#include "formats/json.h"
#include "formats/text.h"
#include "support/corpora.h"

namespace omnidoku::formats::unread_input {
namespace {

using base::Value;

/// A text with something added, and what that is.
struct Changed {
  std::string what;
  std::string text;
};

/// Whether a reading says anything of what is not understood. The name of an author may be
/// anything.
bool says_something(const base::Result<model::Document>& document) {
  if (!document) return true;
  const model::Puzzle& puzzle = document->puzzle;
  return !puzzle.unknown_rules.empty() ||
         (puzzle.metadata.author + puzzle.metadata.url).find("Sandwich") != std::string::npos;
}

/// The same of all puzzles of a text, and of the first of them.
bool says_something(const std::string& text, const Format* format) {
  std::istringstream input(text);
  Reader reader(input, "input", format, {});
  if (reader.error()) return true;
  bool some = false;
  int num_records = 0;
  while (const auto record = reader.next()) {
    some = some || says_something(record->document);
    ++num_records;
  }
  return some && (num_records > 1 || says_something(read(text, format)));
}

void collect_objects(Value& value, std::vector<Value*>& objects) {
  if (value.is_object()) {
    objects.push_back(&value);
    for (Value::Member& member : *value.if_object()) collect_objects(member.second, objects);
  } else if (Value::Array* items = value.if_array()) {
    for (Value& item : *items) collect_objects(item, objects);
  }
}

/// With a member more, at each depth in some of its objects.
std::vector<Changed> changed_json(const std::string& text) {
  constexpr std::size_t kMostObjects = 6;
  const Value::Object extra = {
      {"unheard_of", Value(5)},
      {"sandwich", Value(true)},
      {"constraint", Value("Sandwich rules apply.")},
      {"Rules", Value("Sandwich rules apply.")},
      {"description", Value("Sandwich")},
      {"Comment", Value("Sandwich rules apply.")},
      {"hints", Value(Value::Array{Value("Sandwich rules apply.")})},
      {"tags", Value(Value::Array{Value("sandwich")})},
  };
  auto root = parse_json(text);
  if (!root) return {};
  std::vector<Value*> objects;
  collect_objects(*root, objects);
  std::vector<Changed> all;
  const std::size_t number = objects.size();
  for (std::size_t i = 0; i < number; i += std::max<std::size_t>(1, number / kMostObjects)) {
    for (const Value::Member& member : extra) {
      Value other = *root;
      objects.clear();
      collect_objects(other, objects);
      if (objects[i]->has(member.first)) continue;
      objects[i]->set(member.first, member.second);
      all.push_back({"member " + member.first, write_json(other)});
    }
  }
  return all;
}

/// With an element more in some of its elements, or an attribute.
std::vector<Changed> changed_xml(const std::string& text) {
  constexpr std::size_t kMostElements = 6;
  std::vector<std::size_t> ends;  // of tags that begin an element
  for (std::size_t at = text.find('<'); at != std::string::npos; at = text.find('<', at + 1)) {
    const bool is_element = at + 1 < text.size() && is_letter(text[at + 1]);
    const std::size_t end = text.find('>', at);
    if (is_element && end != std::string::npos) ends.push_back(end);
  }
  std::vector<Changed> all;
  const std::size_t step = std::max<std::size_t>(1, ends.size() / kMostElements);
  for (std::size_t i = 0; i < ends.size(); i += step) {
    const bool is_closed = text[ends[i] - 1] == '/';
    const std::size_t end = ends[i] - (is_closed ? 1 : 0);
    std::string other = text;
    all.push_back({"attribute", other.insert(end, " rule=\"sandwich\"")});
    if (is_closed) continue;
    other = text;
    all.push_back({"element", other.insert(end + 1, "<rule>Sandwich</rule>")});
  }
  return all;
}

/// With a line more, or words behind a line.
std::vector<Changed> changed_lines(const std::string& text) {
  constexpr std::size_t kMostLines = 8;
  constexpr std::string_view kLines[] = {"Sandwich rules apply.", "Variant: sandwich",
                                         "rules = [\"sandwich\"]", "sandwich = True"};
  std::vector<std::size_t> begins = {0};
  for (std::size_t i = 0; i + 1 < text.size(); ++i) {
    if (text[i] == '\n') begins.push_back(i + 1);
  }
  begins.push_back(text.size());
  std::vector<Changed> all;
  const std::size_t step = std::max<std::size_t>(1, begins.size() / kMostLines);
  for (std::size_t i = 0; i < begins.size(); i += step) {
    for (const std::string_view line : kLines) {
      std::string other = text;
      all.push_back({"line", other.insert(begins[i], std::string(line) + "\n")});
    }
    if (begins[i] == 0) continue;
    std::string other = text;
    all.push_back({"words on a line", other.insert(begins[i] - 1, "  Sandwich rules apply.")});
  }
  return all;
}

std::vector<Changed> changed(const std::string& text) {
  const std::string_view content = trim_lines(text);
  if (content.starts_with('{') || content.starts_with('[')) {
    std::vector<Changed> all = changed_json(text);
    if (!all.empty()) return all;
  }
  if (content.starts_with('<')) return changed_xml(text);
  return changed_lines(text);
}

/// Adds to a text what may be a rule, in each way.
void expect_told(const std::string& name, const std::string& text, const Format* format) {
  SCOPED_TRACE(name);
  for (const Changed& other : changed(text)) {
    EXPECT_TRUE(says_something(other.text, format)) << other.what << "\n" << other.text;
  }
}

class UnreadInput : public ::testing::TestWithParam<const Format*> {};

TEST_P(UnreadInput, IsRefusedOrListed) {
  const Format& format = *GetParam();
  constexpr std::size_t kMostBytes = 20'000;
  const std::filesystem::path seeds =
      testing_support::source_dir() / "fuzz" / "seeds" / ("format_" + std::string(format.id));
  int num_samples = 0;
  for (const auto& entry : std::filesystem::directory_iterator(seeds)) {
    std::ifstream file(entry.path(), std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    if (text.size() > kMostBytes || says_something(text, &format)) continue;
    ++num_samples;
    expect_told(entry.path().filename().string(), text, &format);
    expect_told(entry.path().filename().string() + ", sniffed", text, nullptr);
  }
  EXPECT_GT(num_samples, 0) << "no sample in " << seeds << " is read whole";
}

const std::string kLine =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// The cells as a list of lists.
std::string as_list() {
  std::string text = "[";
  for (std::size_t i = 0; i < kLine.size(); ++i) {
    if (i % 9 == 0) text += i == 0 ? "[" : "],\n [";
    text += std::string(i % 9 == 0 ? "" : ", ") + (kLine[i] == '.' ? '0' : kLine[i]);
  }
  return text + "]]";
}

TEST(UnreadInputs, JsonOfNoFormat) {
  for (const std::string& text :
       {"{\"puzzle\": {\"grid\": " + as_list() + "}, \"id\": 7}", "{\"board\": " + as_list() + "}",
        "{\"data\": [{\"cells\": \"" + kLine + "\"}]}",
        "{\"puzzles\": [{\"cells\": \"" + kLine + "\"}, {\"cells\": \"" + kLine + "\"}]}"}) {
    EXPECT_FALSE(says_something(text, nullptr)) << text;
    expect_told("json", text, nullptr);
    for (const char* member :
         {R"("name": "Sandwich Sudoku")", R"("Title": "Sandwich rules apply.")",
          R"("message": "Sandwich rules apply.")", R"("level": "sandwich")"}) {
      const std::string other = "{" + std::string(member) + ", " + text.substr(1);
      EXPECT_TRUE(says_something(other, nullptr)) << other;
    }
  }
  const std::string item = "[" + as_list() + ", \"Sandwich rules apply.\"]";
  EXPECT_TRUE(says_something(item, nullptr)) << item;
}

TEST(UnreadInputs, TablesOfPuzzles) {
  const std::string row = "7," + kLine + "\n";
  const std::string table = "id,puzzle\n" + row + row + row;
  EXPECT_FALSE(says_something(table, nullptr));
  for (const std::string field :
       {"difficulty,sandwich", "source,Sandwich Sudoku", "type,sandwich", "sandwich,true",
        "note,Sandwich rules apply.", "name,Sandwich Sudoku", "variant,sandwich"}) {
    const std::size_t comma = field.find(',');
    const std::string name = field.substr(0, comma);
    const std::string value = field.substr(comma + 1);
    // In each row, and in the last alone.
    std::string all = "id,puzzle," + name + "\n";
    for (int i = 0; i < 3; ++i) all += "7," + kLine + "," + value + "\n";
    EXPECT_TRUE(says_something(all, nullptr)) << all;
    std::string last = "id,puzzle," + name + "\n";
    for (int i = 0; i < 3; ++i) last += "7," + kLine + "," + (i < 2 ? "" : value) + "\n";
    EXPECT_TRUE(says_something(last, nullptr)) << last;
  }
}

TEST(UnreadInputs, SourcesOfPrograms) {
  const std::string grid = "grid = " + as_list();
  const std::string line = "grid = \"" + kLine + "\"";
  for (const std::string& source : {grid, line}) {
    EXPECT_FALSE(says_something(source + "\n", nullptr)) << source;
    for (const char* beside :
         {R"(rules = ["sandwich"])", "rules = 'sandwich'", "cages = [[0, 1, 8], [3, 4]]",
          "thermo = [1, 2, 3]", "x = [((0, 0), (0, 1), 8)]", "cages = {(0, 0): 8}",
          "grid[0][2] = x", "grid[0][2] = 4", "grid[2] = '4'", "sandwich = True", "diagonal = 1",
          "# Sandwich"}) {
      for (const std::string& text :
           {source + "\n" + beside + "\n", std::string(beside) + "\n" + source + "\n",
            source + "; " + beside + "\n"}) {
        EXPECT_TRUE(says_something(text, nullptr)) << text;
      }
    }
    // What programs have beside a grid.
    for (const char* beside :
         {"import sys", "n = 9", "print(solve(grid))", "rows = [row[:] for row in grid]",
          "board[r][c] = 0", "size = [3, 3]"}) {
      const std::string text = source + "\n" + beside + "\n";
      EXPECT_FALSE(says_something(text, nullptr)) << text;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Formats, UnreadInput,
                         ::testing::ValuesIn(formats().begin(), formats().end()),
                         [](const auto& test) { return std::string(test.param->id); });

}  // namespace
}  // namespace omnidoku::formats::unread_input
