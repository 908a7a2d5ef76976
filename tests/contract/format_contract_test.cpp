// SPDX-License-Identifier: MIT
//
// Every format keeps its promises: what it writes it reads back as the same puzzle, no other format
// takes its text, what it cannot say it refuses by name, and no cut text makes it crash.
#include <algorithm>

#include <gtest/gtest.h>

#include "constraints/rules.h"
#include "formats/format.h"
#include "formats/text.h"
#include "support/documents.h"

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

TEST_P(FormatContract, CutTextIsAnErrorOrAPuzzle) {
  const Format& format = *GetParam();
  if (format.write == nullptr) GTEST_SKIP() << "it is read only";
  constexpr std::size_t kMaxBytes = 3000;
  constexpr std::size_t kEveryByte = 800;
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
