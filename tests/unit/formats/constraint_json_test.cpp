// SPDX-License-Identifier: MIT
//
// Constraints and their arguments in JSON: there and back, what is refused, the schema in docs/.
#include "formats/native/constraint_json.h"

#include <gtest/gtest.h>

#include "base/overloaded.h"
#include "constraints/constraint_type.h"
#include "support/boards.h"
#include "support/random_spec.h"

namespace omnidoku::formats {
namespace {

using base::Value;
using model::ArgumentKind;

class ArgumentJson : public ::testing::Test {
 protected:
  /// What is written again of an argument that was read; the error when it is refused.
  [[nodiscard]] std::string again(ArgumentKind kind, const std::string& json) const {
    const Value value = parse_json(json).value();
    const auto argument = read_argument(puzzle_, JsonCursor({}, value), kind);
    if (!argument) return "error: " + argument.error().what;
    EXPECT_EQ(model::kind_of(*argument), kind);
    return write_json(argument_value(puzzle_, *argument));
  }

  model::Puzzle puzzle_ = testing_support::puzzle("grid:9");
};

TEST_F(ArgumentJson, EveryKindComesBack) {
  const auto same = [&](ArgumentKind kind, const std::string& json) {
    EXPECT_EQ(again(kind, json), json);
  };
  same(ArgumentKind::integer, "-17");
  same(ArgumentKind::flag, "true");
  same(ArgumentKind::text, "\"1-2\"");
  same(ArgumentKind::digits, "[\"2\",\"9\"]");
  same(ArgumentKind::cells, "[\"R1C1\",\"R5C5\"]");
  same(ArgumentKind::paths, "[[\"R1C1\",\"R1C2\"],[\"R3C3\",\"R4C4\"]]");
  same(ArgumentKind::terms, "[{\"shape\":\"row 1\"},{\"shape\":\"a\",\"times\":-2}]");
  same(ArgumentKind::constraints,
       "[{\"type\":\"odd\",\"cells\":[\"R1C1\"]},"
       "{\"type\":\"killer\",\"label\":\"a\",\"cells\":[\"R1C1\",\"R1C2\"],\"sum\":3}]");
}

TEST_F(ArgumentJson, ListsMayBeOneText) {
  EXPECT_EQ(again(ArgumentKind::digits, "\"9, 2\""), "[\"2\",\"9\"]");
  EXPECT_EQ(again(ArgumentKind::cells, "\"R1C1 R5C5\""), "[\"R1C1\",\"R5C5\"]");
  EXPECT_EQ(again(ArgumentKind::paths, "\"R1C1 R1C2; R3C3\""), "[[\"R1C1\",\"R1C2\"],[\"R3C3\"]]");
}

TEST_F(ArgumentJson, AnotherKindIsRefused) {
  const std::string list = "{\"a\":1}";
  for (std::size_t i = 0; i < model::kNumArgumentKinds; ++i) {
    const std::string said = again(static_cast<ArgumentKind>(i), list);
    EXPECT_EQ(said.rfind("error: must be ", 0), 0U) << said;
    EXPECT_NE(said.find("not an object"), std::string::npos) << said;
  }
  EXPECT_EQ(again(ArgumentKind::integer, "1.5"), "error: must be a whole number, not a number");
  EXPECT_EQ(again(ArgumentKind::digits, "[\"X\"]"), "error: [0]: 'X' is no symbol of this puzzle");
  EXPECT_EQ(again(ArgumentKind::paths, "[[\"R1C1\",\"R1C99\"]]"),
            "error: [0][1]: there is no cell 'R1C99'");
  EXPECT_EQ(again(ArgumentKind::terms, "[{\"times\":2}]"),
            "error: [0]: it does not name its \"shape\"");
  EXPECT_EQ(again(ArgumentKind::terms, "[{\"shape\":\"a\",\"times\":\"2\"}]"),
            "error: [0].times: must be a whole number, not a string");
  EXPECT_NE(again(ArgumentKind::constraints, "[{\"type\":\"od\"}]")
                .find("there is no constraint type 'od'"),
            std::string::npos);
}

TEST_F(ArgumentJson, ErrorsNameTheConstraintAndTheArgument) {
  const auto refused = [&](const std::string& json) {
    const Value value = parse_json(json).value();
    const auto spec = read_constraint(puzzle_, JsonCursor({}, value));
    return spec ? std::string() : spec.error().text();
  };
  EXPECT_EQ(refused(R"({"type":"killer","label":"a","cells":["R1C1"],"sum":"17"})"),
            "Killer cage 'a': sum: must be a whole number, not a string");
  EXPECT_NE(refused(R"({"type":"killer","cells":["R1C1"],"summ":17})").find("\"summ\""),
            std::string::npos);
  EXPECT_NE(refused(R"({"type":"thermometer","cells":["R1C1","R1C3"]})")
                .find("it jumps: R1C1 and R1C3 do not touch"),
            std::string::npos);
}

// Of random constraints of every type: what is written is what the schema lists.
TEST(ConstraintSchema, ListsWhatIsWritten) {
  base::Random random(20261123);
  for (const constraints::ConstraintType* type : constraints::constraint_types()) {
    const Value schema = constraint_schema(*type);
    const Value* properties = schema.find("properties");
    ASSERT_NE(properties, nullptr);
    EXPECT_EQ(*properties->find("type")->find("const"), Value(type->id));
    for (int round = 0; round < 20; ++round) {
      const model::Puzzle puzzle = testing_support::puzzle("grid:9");
      const model::FilledGrid grid(81, geometry::Digit(0));
      const Value written =
          constraint_value(puzzle, testing_support::random_spec(random, *type, puzzle, grid));
      for (const auto& [key, value] : written.members()) {
        EXPECT_TRUE(properties->has(key)) << type->id << " " << key;
      }
      for (const Value& key : schema.find("required")->items()) {
        EXPECT_TRUE(written.has(*key.if_string())) << type->id << " " << *key.if_string();
      }
    }
    for (const constraints::Parameter& parameter : type->parameters) {
      EXPECT_TRUE(properties->has(parameter.name)) << type->id;
      EXPECT_EQ(*properties->find(parameter.name)->find("description"), Value(parameter.meaning));
    }
  }
}

}  // namespace
}  // namespace omnidoku::formats
