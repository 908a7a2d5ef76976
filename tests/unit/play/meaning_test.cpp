// SPDX-License-Identifier: MIT
//
// Meanings that a setter gives to what is drawn.
#include <algorithm>

#include <gtest/gtest.h>

#include "formats/format.h"
#include "formats/ornaments.h"
#include "formats/unmeant_things.h"
#include "play/session.h"
#include "support/boards.h"

namespace omnidoku::play {
namespace {

using Words = std::vector<std::string>;

Session drawn_session() {
  auto document =
      formats::read(R"({"size":4,"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],)"
                    R"("line":[{"lines":[["R1C1","R1C2"]],"outlineC":"#00FF00","width":0.25},)"
                    R"({"lines":[["R2C1","R2C2"]],"outlineC":"#00FF00","width":0.25}],)"
                    R"("cage":[{"cells":["R3C3","R3C4"],"value":"5"}]})");
  EXPECT_TRUE(document.has_value()) << document.error().text();
  return Session(*std::move(document));
}

TEST(Meaning, MakesRulesOfWhatIsDrawn) {
  Session session = drawn_session();
  model::ConstraintSpec spec;
  spec.type = "thermometer";
  EXPECT_FALSE(session.act(GiveMeaning{{0}, spec}).has_value()) << "only while it is set";
  ASSERT_TRUE(session.act(SetMode{model::PlayMode::set}).has_value());
  ASSERT_EQ(formats::unmeant_things(session.document()).size(), 3U);
  ASSERT_TRUE(session.act(GiveMeaning{{0, 1}, spec}).has_value());
  ASSERT_EQ(session.puzzle().constraints.size(), 2U);
  EXPECT_EQ(session.puzzle().board->names(session.puzzle().constraints[1].cells), "R2C1 R2C2");
  EXPECT_EQ(model::texts_of(session.puzzle().unknown_rules), Words{"drawn cage"});
  ASSERT_EQ(formats::unmeant_things(session.document()).size(), 1U);
  spec.type = "killer";
  ASSERT_TRUE(session.act(GiveMeaning{{0}, spec}).has_value());
  EXPECT_EQ(*session.puzzle().constraints[2].arguments.get<std::int64_t>("sum"), 5);
  EXPECT_EQ(model::texts_of(session.puzzle().unknown_rules), Words{});
  ASSERT_TRUE(session.act(Undo{}).has_value());
  ASSERT_TRUE(session.act(Undo{}).has_value());
  EXPECT_EQ(session.puzzle().constraints.size(), 0U);
  EXPECT_EQ(model::texts_of(session.puzzle().unknown_rules),
            (Words{"drawn line (2 times)", "drawn cage"}));
}

TEST(Meaning, ThatDoesNotFitChangesNothing) {
  Session session = drawn_session();
  ASSERT_TRUE(session.act(SetMode{model::PlayMode::set}).has_value());
  model::ConstraintSpec spec;
  spec.type = "sandwich";
  EXPECT_FALSE(session.act(GiveMeaning{{0}, spec}).has_value());
  EXPECT_FALSE(session.act(GiveMeaning{{7}, spec}).has_value());
  EXPECT_TRUE(session.puzzle().constraints.empty());
}

/// A line, a circle on an edge and a coloured cell.
Session session_drawn_here() {
  model::Document document;
  document.puzzle = model::make_puzzle(testing_support::board("grid:9"));
  Session session(std::move(document));
  EXPECT_TRUE(session.act(SetMode{model::PlayMode::set}).has_value());
  using Form = model::Drawing::Form;
  const model::Drawing line{Form::line, {Cell(0), Cell(1), Cell(2)}, "", 0x67F067FF};
  const model::Drawing circle{Form::circle, {Cell(30), Cell(31)}, "3", 0xFFFFFFFF};
  const model::Drawing tint{Form::tint, {Cell(80)}, "", 0xFFA04DFF};
  for (const model::Drawing& drawing : {line, circle, tint})
    EXPECT_TRUE(session.act(AddDrawing{drawing}).has_value());
  return session;
}

TEST(Drawings, BecomeRulesAndComeBack) {
  Session session = session_drawn_here();
  ASSERT_EQ(formats::unmeant_things(session.document()).size(), 3U);
  EXPECT_EQ(formats::ornaments_of(session.document()).size(), 4U) << "a circle has its text";
  model::ConstraintSpec spec;
  spec.type = "whisper";
  ASSERT_TRUE(session.act(GiveMeaning{{0}, spec}).has_value());
  ASSERT_EQ(session.puzzle().constraints.size(), 1U);
  EXPECT_EQ(session.puzzle().constraints[0].cells.size(), 3U);
  EXPECT_EQ(session.puzzle().drawings.size(), 2U) << "it is drawn as a whisper now";
  ASSERT_TRUE(session.act(Undo{}).has_value());
  EXPECT_EQ(session.puzzle().drawings.size(), 3U);
  model::ConstraintSpec formula;
  formula.type = "formula";
  formula.arguments.set("rule", std::string("sum % 5 = 0"));
  ASSERT_TRUE(session.act(GiveMeaning{{0}, formula}).has_value());
  EXPECT_EQ(session.puzzle().drawings.size(), 3U) << "a formula has no look of its own";
  EXPECT_EQ(formats::unmeant_things(session.document()).size(), 2U);
  ASSERT_TRUE(session.act(Undo{}).has_value());
  ASSERT_TRUE(session.act(RemoveDrawing{1}).has_value());
  ASSERT_EQ(session.puzzle().drawings.size(), 2U);
  EXPECT_EQ(session.puzzle().drawings[1].form, model::Drawing::Form::tint);
  EXPECT_FALSE(session.act(RemoveDrawing{2}).has_value());
}

TEST(Drawings, AreCarriedByFormatsAndLostWhereThereIsNoPlace) {
  Session session = session_drawn_here();
  const auto json = formats::write(session.document(), *formats::find_format("json"));
  ASSERT_TRUE(json.has_value());
  const auto again = formats::read(*json);
  ASSERT_TRUE(again.has_value()) << again.error().text();
  EXPECT_EQ(again->puzzle.drawings, session.puzzle().drawings);
  for (const char* format : {"fpuzzles_link", "sudokupad"}) {
    const auto text = formats::write(session.document(), *formats::find_format(format));
    ASSERT_TRUE(text.has_value()) << text.error().text();
    const auto there = formats::read(*text);
    ASSERT_TRUE(there.has_value()) << there.error().text();
    EXPECT_EQ(formats::unmeant_things(*there).size(), 3U) << format;
  }
  const auto line = formats::write(session.document(), *formats::find_format("line"));
  ASSERT_TRUE(line.has_value());
  const auto lost = formats::losses(session.document(), *line, *formats::find_format("line"));
  EXPECT_TRUE(std::any_of(lost.begin(), lost.end(),
                          [](const auto& loss) { return loss.what == "decoration"; }));
  const auto change = session.act(SetBoard{testing_support::board("grid:4")});
  ASSERT_TRUE(change.has_value());
  EXPECT_EQ(change->lost.drawings, (std::vector<std::size_t>{1, 2}));
  EXPECT_EQ(session.puzzle().drawings.size(), 1U);
}

TEST(Drawings, ThatAreDamagedAreRefusedWithTheirPlace) {
  for (const auto& [drawing, says] :
       {std::pair(R"({"form":"star","cells":["R1C1"]})", "form"),
        std::pair(R"({"form":"line","cells":["R1C1"]})", "two cells"),
        std::pair(R"({"form":"circle","cells":[]})", "on a cell"),
        std::pair(R"({"form":"circle","cells":["R9C9"],"size":3})", "size"),
        std::pair(R"({"form":"circle","cells":["R1C1"],"colour":"blueish"})", "colour"),
        std::pair(R"({"cells":["R1C1"]})", "form")}) {
    const auto read = formats::read(std::string(R"({"omnidoku":1,"board":"grid:9","drawings":[)") +
                                    drawing + "]}");
    ASSERT_FALSE(read.has_value()) << drawing;
    EXPECT_NE(read.error().text().find(says), std::string::npos) << read.error().text();
    EXPECT_NE(read.error().text().find("drawings[0]"), std::string::npos) << read.error().text();
  }
}

TEST(Meaning, OfARuleThatWasNotUnderstoodIsSettled) {
  Session session = drawn_session();
  ASSERT_TRUE(session.act(SetMode{model::PlayMode::set}).has_value());
  ASSERT_TRUE(session.act(SettleRule{0}).has_value());
  EXPECT_EQ(model::texts_of(session.puzzle().unknown_rules), Words{"drawn cage"});
  EXPECT_FALSE(session.act(SettleRule{1}).has_value());
}

}  // namespace
}  // namespace omnidoku::play
