// SPDX-License-Identifier: MIT
#include "base/value.h"

#include <gtest/gtest.h>

namespace omnidoku::base {
namespace {

TEST(Value, KeepsTheOrderOfMembers) {
  Value value;
  value.set("b", 1);
  value.set("a", "text");
  value.set("b", 2);
  ASSERT_EQ(value.members().size(), 2U);
  EXPECT_EQ(value.members()[0].first, "b");
  EXPECT_EQ(value.members()[0].second, Value(2));
  EXPECT_TRUE(value.erase("b"));
  EXPECT_FALSE(value.erase("b"));
  EXPECT_FALSE(value.has("b"));
}

TEST(Value, AnswersOnlyForItsOwnKind) {
  const Value text("17");
  EXPECT_TRUE(text.is_string());
  EXPECT_EQ(text.if_int(), nullptr);
  EXPECT_EQ(text.find("x"), nullptr);
  EXPECT_TRUE(text.items().empty());
  EXPECT_EQ(Value().kind_name(), "null");
  EXPECT_EQ(Value(true).kind_name(), "a boolean");
  EXPECT_EQ(Value::object().kind_name(), "an object");
  EXPECT_NE(Value(1), Value(1.0));
}

}  // namespace
}  // namespace omnidoku::base
