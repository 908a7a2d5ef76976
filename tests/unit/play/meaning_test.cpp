// SPDX-License-Identifier: MIT
//
// Meanings that a setter gives to what is drawn.
#include <gtest/gtest.h>

#include "formats/drawn/unmeant_things.h"
#include "formats/format.h"
#include "play/session.h"

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
  EXPECT_EQ(session.puzzle().unknown_rules, Words{"drawn cage"});
  ASSERT_EQ(formats::unmeant_things(session.document()).size(), 1U);
  spec.type = "killer";
  ASSERT_TRUE(session.act(GiveMeaning{{0}, spec}).has_value());
  EXPECT_EQ(*session.puzzle().constraints[2].arguments.get<std::int64_t>("sum"), 5);
  EXPECT_EQ(session.puzzle().unknown_rules, Words{});
  ASSERT_TRUE(session.act(Undo{}).has_value());
  ASSERT_TRUE(session.act(Undo{}).has_value());
  EXPECT_EQ(session.puzzle().constraints.size(), 0U);
  EXPECT_EQ(session.puzzle().unknown_rules, (Words{"drawn line (2 times)", "drawn cage"}));
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

TEST(Meaning, OfARuleThatWasNotUnderstoodIsSettled) {
  Session session = drawn_session();
  ASSERT_TRUE(session.act(SetMode{model::PlayMode::set}).has_value());
  ASSERT_TRUE(session.act(SettleRule{0}).has_value());
  EXPECT_EQ(session.puzzle().unknown_rules, Words{"drawn cage"});
  EXPECT_FALSE(session.act(SettleRule{1}).has_value());
}

}  // namespace
}  // namespace omnidoku::play
