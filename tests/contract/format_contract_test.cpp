// SPDX-License-Identifier: MIT
//
// Every format keeps its promises: what it writes it reads back as the same puzzle, no other format
// takes its text, what it cannot say it refuses by name, and no cut text makes it crash.
#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "constraints/rules.h"
#include "formats/format.h"
#include "formats/text.h"
#include "support/boards.h"
#include "support/documents.h"
#include "support/effort.h"

namespace omnidoku::formats {
namespace {

using testing_support::NamedDocument;
using testing_support::puzzle_difference;

const std::vector<NamedDocument>& samples() {
  static const std::vector<NamedDocument> kSamples = testing_support::sample_documents();
  return kSamples;
}

class FormatContract : public ::testing::TestWithParam<const Format*> {};

TEST_P(FormatContract, DescriptorIsComplete) {
  const Format& format = *GetParam();
  EXPECT_EQ(find_format(format.id), &format);
  EXPECT_FALSE(format.title.empty());
  EXPECT_TRUE(!format.is_link || format.is_word);
  EXPECT_TRUE(!format.is_word || format.one_per_line);
  EXPECT_NE(format.mismatch, nullptr);
  EXPECT_NE(format.read, nullptr);
  for (const std::string_view extension : format.extensions) {
    EXPECT_EQ(format_of_file("dir.x/puzzle." + std::string(extension)), &format) << extension;
  }
}

TEST_P(FormatContract, ReadsBackWhatItWrites) {
  const Format& format = *GetParam();
  if (format.write == nullptr) GTEST_SKIP() << "it is read only";
  int num_written = 0;
  for (const auto& [name, document] : samples()) {
    SCOPED_TRACE(name);
    const auto text = write(document, format);
    if (!text) {
      EXPECT_EQ(text.error().code, base::ErrorCode::unsupported) << text.error().text();
      EXPECT_NE(text.error().what.find(format.id), std::string::npos) << text.error().text();
      continue;
    }
    ++num_written;
    EXPECT_TRUE(text->ends_with('\n'));
    const auto again = read(*text, &format);
    ASSERT_TRUE(again.has_value()) << again.error().text() << "\n" << *text;
    EXPECT_EQ(puzzle_difference(document.puzzle, again->puzzle), "") << *text;
    EXPECT_EQ(again->format, format.id);
    EXPECT_TRUE(constraints::validate_puzzle(again->puzzle).has_value());
  }
  EXPECT_GT(num_written, 0) << "no sample can be written in this format";
}

TEST_P(FormatContract, ReadingAndWritingComesToRest) {
  const Format& format = *GetParam();
  if (format.write == nullptr) GTEST_SKIP() << "it is read only";
  for (const auto& [name, document] : samples()) {
    SCOPED_TRACE(name);
    const auto text = write(document, format);
    if (!text) continue;
    const auto again = read(*text, &format);
    ASSERT_TRUE(again.has_value());
    const auto text_again = write(*again, format);
    ASSERT_TRUE(text_again.has_value()) << text_again.error().text();
    EXPECT_EQ(*text_again, *text);
  }
}

/// A document with everything that may go with a puzzle on the ordinary grid.
model::Document full_document() {
  model::Document document;
  document.format = "json";
  document.puzzle = testing_support::puzzle("grid:9");
  document.puzzle.givens[0] = geometry::Digit(0);
  document.puzzle.metadata = {"Title", "Author",  "Rules",      "Source",   "Date",
                              "Url",   "Comment", "Difficulty", "Well done"};
  model::FilledGrid solution;
  for (int i = 0; i < 81; ++i) solution.emplace_back((i / 9 * 3 + i / 27 + i % 9) % 9);
  document.puzzle.solution = std::move(solution);
  document.play = model::empty_play_state(document.puzzle);
  document.play->entries[1] = geometry::Digit(1);
  document.play->marks[2].centre = geometry::DigitSet({geometry::Digit(2), geometry::Digit(3)});
  document.play->marks[3].corner = geometry::DigitSet({geometry::Digit(4)});
  document.play->marks[4].colours = model::colour_bit(3);
  document.play->marks[5].candidate_colours = {{geometry::Digit(6), 2}};
  document.play->marks[6].pen = {{geometry::Cell(7), model::PenKind::edge}};
  document.record.seconds = 100;
  document.record.savepoints.push_back({"here", *document.play});
  document.foreign = base::Value::object({{"x-other", base::Value::object({{"field", 1}})}});
  return document;
}

/// losses() in words.
std::vector<std::string> losses_in_words(const model::Document& document, std::string_view text,
                                         const Format& format) {
  std::vector<std::string> words;
  for (const Loss& loss : losses(document, text, format)) words.push_back(loss_text(loss));
  return words;
}

/// What a document holds beside its puzzle, as losses() names it.
const std::vector<std::string>& all_losses() {
  static const std::vector<std::string> kAll = {"title",
                                                "author",
                                                "rules",
                                                "source",
                                                "date",
                                                "address",
                                                "comment",
                                                "difficulty",
                                                "congratulation",
                                                "solution",
                                                "entries (1 cell)",
                                                "centre marks (1 cell)",
                                                "corner marks (1 cell)",
                                                "colours (1 cell)",
                                                "colours of candidates",
                                                "strokes of the pen",
                                                "savepoints",
                                                "time played",
                                                "other fields: field"};
  return kAll;
}

/// Everything is in the text, or said to be lost: a text that only has what was not said to be lost
/// loses nothing more.
TEST_P(FormatContract, SaysWhatItLeavesOut) {
  const Format& format = *GetParam();
  if (format.write == nullptr) GTEST_SKIP() << "it is read only";
  const model::Document document = full_document();
  const auto text = write(document, format);
  if (!text) GTEST_SKIP() << text.error().text();
  const auto lost = losses_in_words(document, *text, format);
  for (const std::string& one : lost) {
    EXPECT_NE(std::find(all_losses().begin(), all_losses().end(), one), all_losses().end()) << one;
  }
  const auto is_lost = [&lost](std::string_view name) {
    return std::find(lost.begin(), lost.end(), name) != lost.end();
  };
  // The words that are in the text are those not named.
  const auto again = read(*text, &format);
  ASSERT_TRUE(again.has_value()) << again.error().text();
  for (const model::MetadataWord& word : model::kMetadataWords) {
    const std::string& written = document.puzzle.metadata.*word.member;
    ASSERT_NE(written, "") << word.id;
    const bool kept =
        std::any_of(std::begin(model::kMetadataWords), std::end(model::kMetadataWords),
                    [&](const model::MetadataWord& other) {
                      return again->puzzle.metadata.*other.member == written;
                    });
    EXPECT_NE(is_lost(word.noun), kept) << word.id << "\n" << *text;
  }
  EXPECT_EQ(lost.empty(), format.id == "json" || format.id == "record") << *text;
  // What comes back has nothing more to lose.
  const auto text_again = write(*again, format);
  ASSERT_TRUE(text_again.has_value());
  EXPECT_EQ(losses_in_words(*again, *text_again, format), std::vector<std::string>{});
}

TEST(Formats, APlainLineLosesAllButThePuzzle) {
  const model::Document document = full_document();
  const Format& line = *find_format("line");
  const auto text = write(document, line);
  ASSERT_TRUE(text.has_value());
  std::vector<std::string> expected = all_losses();
  expected.erase(std::find(expected.begin(), expected.end(), "comment"));
  EXPECT_EQ(losses_in_words(document, *text, line), expected);
}

TEST_P(FormatContract, KeepsOnItsLineWhatHoldsALineEnd) {
  const Format& format = *GetParam();
  if (format.write == nullptr) GTEST_SKIP() << "it is read only";
  for (const model::MetadataWord& word : model::kMetadataWords) {
    SCOPED_TRACE(word.id);
    const auto document = read(R"({"omnidoku":1,"givens":{"R1C1":"5"},"metadata":{")" +
                               std::string(word.id) + R"(":"one\rtwo\fthree\r\n12\n\r"}})");
    ASSERT_TRUE(document.has_value()) << document.error().text();
    const auto text = write(*document, format);
    if (!text) GTEST_SKIP() << text.error().text();
    const auto again = read(*text, &format);
    ASSERT_TRUE(again.has_value()) << again.error().text() << "\n" << *text;
    EXPECT_EQ(puzzle_difference(document->puzzle, again->puzzle), "") << *text;
  }
}

TEST(Formats, ATextThatCannotBeReadAgainLosesEverything) {
  EXPECT_EQ(losses_in_words(full_document(), "no puzzle", *find_format("line")), all_losses());
}

TEST_P(FormatContract, IsToldFromAllOthers) {
  const Format& format = *GetParam();
  if (format.write == nullptr) GTEST_SKIP() << "it is read only";
  for (const auto& [name, document] : samples()) {
    SCOPED_TRACE(name);
    const auto text = write(document, format);
    if (!text) continue;
    std::vector<std::string> fitting;
    for (const Format* other : formats()) {
      if (!other->mismatch(*text)) fitting.emplace_back(other->id);
    }
    // A collection of lines is not told from lines.
    const std::string expected(format.id == "sdm" ? "line" : format.id);
    EXPECT_EQ(fitting, std::vector<std::string>{expected}) << *text;
  }
}

TEST_P(FormatContract, ClaimsItsOwnTextsBeforeAllOthers) {
  const Format& format = *GetParam();
  if (format.claims == nullptr) GTEST_SKIP() << "it claims nothing";
  if (format.write == nullptr) GTEST_SKIP() << "it is read only";
  int num_claimed = 0;
  for (const auto& [name, document] : samples()) {
    SCOPED_TRACE(name);
    const auto text = write(document, format);
    if (!text || !format.claims(*text)) continue;
    ++num_claimed;
    const auto all = formats();
    const auto first = std::find_if(all.begin(), all.end(), [&](const Format* other) {
      return other->claims != nullptr && other->claims(*text);
    });
    EXPECT_EQ((*first)->id, format.id) << *text;
  }
  EXPECT_GT(num_claimed, 0);
}

TEST_P(FormatContract, CutTextIsAnErrorOrAPuzzle) {
  const Format& format = *GetParam();
  if (format.write == nullptr) GTEST_SKIP() << "it is read only";
  constexpr std::size_t kMaxBytes = 3000;
  constexpr std::size_t kEveryByte = testing_support::kSanitized ? 200 : 800;
  for (const auto& [name, document] : samples()) {
    SCOPED_TRACE(name);
    const auto text = write(document, format);
    if (!text || text->size() > kMaxBytes) continue;
    const std::size_t step = text->size() <= kEveryByte ? 1 : 7;
    for (std::size_t length = 0; length < text->size(); length += step) {
      const std::string_view cut = std::string_view(*text).substr(0, length);
      const auto named = read(cut, &format);
      if (named) {
        EXPECT_TRUE(constraints::validate_puzzle(named->puzzle).has_value()) << length;
      } else {
        EXPECT_FALSE(named.error().what.empty()) << length;
      }
      const auto guessed = read(cut);
      if (guessed) {
        EXPECT_TRUE(constraints::validate_puzzle(guessed->puzzle).has_value()) << length;
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Formats, FormatContract,
                         ::testing::ValuesIn(formats().begin(), formats().end()),
                         [](const auto& test) { return std::string(test.param->id); });

TEST(Formats, JsonCanSayEverything) {
  const Format* json = find_format("json");
  ASSERT_NE(json, nullptr);
  for (const auto& [name, document] : samples()) {
    SCOPED_TRACE(name);
    const auto text = write(document, *json);
    ASSERT_TRUE(text.has_value()) << text.error().text();
    const auto again = read(*text, json);
    ASSERT_TRUE(again.has_value()) << again.error().text() << *text;
    EXPECT_EQ(testing_support::document_difference(document, *again), "") << *text;
  }
}

/// Puzzles as texts of the formats whose puzzles are words and that are written; one by hand.
std::vector<std::pair<std::string_view, std::string>> words_of_formats() {
  std::vector<std::pair<std::string_view, std::string>> words{
      {"sudokupad", "https://sudokupad.app/scfBroooooooooooo0"}};
  for (const Format* format : formats()) {
    if (!format->is_word || format->write == nullptr) continue;
    for (const auto& [name, document] : samples()) {
      auto text = write(document, *format);
      if (!text) continue;
      std::erase(*text, '\n');  // SumoCue may leave them out
      words.emplace_back(format->id, *std::move(text));
    }
  }
  return words;
}

// What is a word of its own is found by itself in a text, with words around it.
TEST(Formats, AWordIsFoundAmongWords) {
  std::set<std::string_view> found;
  for (const auto& [id, word] : words_of_formats()) {
    SCOPED_TRACE(word);
    EXPECT_EQ(word.find_first_of(" \t\n"), std::string::npos);
    const auto alone = read(word);
    constexpr std::size_t kShortest = 16;  // shorter ones may be names of something
    if (word.size() < kShortest) continue;
    const auto among = read("Who has done this one: " + word + " yesterday?");
    ASSERT_TRUE(alone.has_value()) << alone.error().text();
    ASSERT_TRUE(among.has_value()) << among.error().text();
    EXPECT_EQ(alone->format, id);
    EXPECT_EQ(among->format, id);
    EXPECT_EQ(puzzle_difference(alone->puzzle, among->puzzle), "");
    found.insert(id);
  }
  for (const char* id : {"fpuzzles_link", "iss", "killer_line", "penpa", "sudokupad", "sumocue"})
    EXPECT_TRUE(found.contains(id)) << id;
}

TEST(Formats, TheRegistryHasNoTwins) {
  std::vector<std::string_view> ids;
  for (const Format* format : formats()) ids.push_back(format->id);
  std::sort(ids.begin(), ids.end());
  EXPECT_EQ(std::adjacent_find(ids.begin(), ids.end()), ids.end());
  EXPECT_EQ(find_format("no such format"), nullptr);
  EXPECT_EQ(format_of_file("puzzle.txt"), nullptr);
  EXPECT_EQ(format_of_file("puzzle"), nullptr);
}

}  // namespace
}  // namespace omnidoku::formats
