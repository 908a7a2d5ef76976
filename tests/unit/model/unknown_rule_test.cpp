// SPDX-License-Identifier: MIT
#include "model/unknown_rule.h"

#include <string>

#include <gtest/gtest.h>

namespace omnidoku::model {
namespace {

TEST(UnknownRule, TextSaysAllOfIt) {
  const UnknownRule arrows = UnknownRule::named("arrow", 3);
  EXPECT_EQ(arrows.source, UnknownRule::Source::name);
  EXPECT_EQ(arrows.words, "arrow");
  EXPECT_EQ(arrows.count, 3U);
  EXPECT_EQ(arrows.text(), "arrow (3 times)");
  EXPECT_EQ(UnknownRule::named("arrow").text(), "arrow");
  EXPECT_EQ(UnknownRule::named("drawn line", 2).source, UnknownRule::Source::drawing);

  const UnknownRule sentence = UnknownRule::said("Cells on a line rise");
  EXPECT_EQ(sentence.source, UnknownRule::Source::words);
  EXPECT_EQ(sentence.words, "Cells on a line rise");
  EXPECT_FALSE(sentence.goes_on);
  EXPECT_EQ(sentence.text(), "\"Cells on a line rise\"");
  for (const UnknownRule& rule : {arrows, sentence, UnknownRule::named("drawn line", 2)})
    EXPECT_EQ(UnknownRule::from_text(rule.text()), rule);
}

TEST(UnknownRule, OfAVeryLongSentenceOnlyTheBeginningIsKept) {
  std::string sentence = "Cells";
  while (sentence.size() < 300) sentence += " rise";
  const UnknownRule rule = UnknownRule::said(sentence);
  EXPECT_TRUE(rule.goes_on);
  EXPECT_LE(rule.words.size(), 200U);
  EXPECT_TRUE(sentence.starts_with(rule.words + " "));
  EXPECT_EQ(rule.text(), "\"" + rule.words + " ...\"");
  EXPECT_EQ(UnknownRule::from_text(rule.text()), rule);
}

TEST(UnknownRule, EveryTextStaysWhatItIs) {
  for (const char* text :
       {"", "\"", "\"\"", "\" ...\"", "arrow (3 times)", "arrow (1 times)", "arrow (03 times)",
        "arrow (3 times) (2 times)", "(3 times)", " (3 times)", "\"x\" (3 times)", "a (x times)",
        "a (99999999999999999999999 times)", "drawn ", "drawn line (4 times)", "\"say\" it \"so\""})
    EXPECT_EQ(UnknownRule::from_text(text).text(), text);
}

TEST(UnknownRule, AListHasEachOnce) {
  UnknownRules rules;
  add_once(rules, UnknownRule::named("arrow"));
  add_once(rules, UnknownRule::named("arrow"));
  add_once(rules, UnknownRule::said("arrow"));
  EXPECT_EQ(texts_of(rules), (std::vector<std::string>{"arrow", "\"arrow\""}));
}

}  // namespace
}  // namespace omnidoku::model
