// SPDX-License-Identifier: MIT
//
// Fog over a board, as the formats that have it say it.
#include <string>

#include <gtest/gtest.h>

#include "formats/format.h"

namespace omnidoku::formats {
namespace {

using Lit = std::vector<geometry::Cell>;

constexpr std::string_view kGrid =
    R"("grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]])";
constexpr std::string_view kCells =
    R"("cells":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]])";

model::Document document_in(const std::string& text) {
  auto document = read(text);
  EXPECT_TRUE(document.has_value()) << document.error().text();
  return document ? *std::move(document) : model::Document();
}

std::optional<Lit> fog_in(const std::string& text) {
  const model::Document document = document_in(text);
  EXPECT_TRUE(document.puzzle.unknown_rules.empty());
  EXPECT_TRUE(document.ignored.empty());
  return document.puzzle.fog;
}

std::string fpuzzles_with(const std::string& members) {
  return R"({"size":4,)" + std::string(kGrid) + "," + members + "}";
}
std::string sudokupad_with(const std::string& members) {
  return R"({"cellSize":50,)" + std::string(kCells) + "," + members + "}";
}

TEST(Fog, OfFpuzzlesIsReadFromLampsAndLights) {
  EXPECT_EQ(fog_in(fpuzzles_with(R"("title":"t")")), std::nullopt);
  EXPECT_EQ(fog_in(fpuzzles_with(R"("foglight":["R2C1","R1C4","R2C1"])")),
            (Lit{geometry::Cell(3), geometry::Cell(4)}));
  EXPECT_EQ(fog_in(fpuzzles_with(R"("fogofwar":["R1C1"],"foglight":["R4C4"])")),
            (Lit{geometry::Cell(0), geometry::Cell(1), geometry::Cell(4), geometry::Cell(5),
                 geometry::Cell(15)}));
}

TEST(Fog, OfSudokuPadIsReadInAllItsForms) {
  const Lit wanted{geometry::Cell(3), geometry::Cell(4)};
  EXPECT_EQ(fog_in(sudokupad_with(R"("foglight":[[1,0],[0,3]])")), wanted);
  EXPECT_EQ(fog_in(sudokupad_with(R"("foglight":["r2c1","r1c4"])")), wanted);
  EXPECT_EQ(fog_in(sudokupad_with(R"("foglight":["r2c1r1c4"])")), wanted);
  EXPECT_EQ(fog_in(sudokupad_with(R"("cages":[{"value":"FOGLIGHT","cells":[[1,0],[0,3]]}])")),
            wanted);
  EXPECT_EQ(fog_in(sudokupad_with(R"("foglight":[])")), Lit());
}

TEST(Fog, ThatLiesElsewhereIsToldAndNoFog) {
  const model::Document document = document_in(fpuzzles_with(R"("foglight":["R9C9"])"));
  EXPECT_EQ(document.puzzle.fog, std::nullopt);
  EXPECT_EQ(document.ignored, std::vector<std::string>{"foglight"});
}

TEST(Fog, IsWrittenAndReadAgain) {
  const model::Document document = document_in(
      R"({"omnidoku":1,"board":"grid:4","fog":"r1c1 R2C2","metadata":{"congratulation":"Well done"},)"
      R"("solution":"1234341221434321"})");
  EXPECT_EQ(document.puzzle.fog, (Lit{geometry::Cell(0), geometry::Cell(5)}));
  for (const char* id : {"json", "fpuzzles", "fpuzzles_link", "sudokupad"}) {
    SCOPED_TRACE(id);
    const Format& format = *find_format(id);
    const auto written = write_or_draw(document, format);
    ASSERT_TRUE(written.has_value()) << written.error().text();
    const model::Document again = document_in(written->text);
    EXPECT_EQ(again.puzzle.fog, document.puzzle.fog);
    EXPECT_EQ(again.puzzle.solution, document.puzzle.solution);
    EXPECT_EQ(again.puzzle.metadata.congratulation, "Well done");
    EXPECT_TRUE(losses(document, *written, format).empty());
  }
  const Format& line = *find_format("line");
  const auto lost = losses(document, write(document, line).value(), line);
  EXPECT_TRUE(
      std::any_of(lost.begin(), lost.end(), [](const Loss& loss) { return loss.what == "fog"; }));
}

}  // namespace
}  // namespace omnidoku::formats
