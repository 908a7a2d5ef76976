// SPDX-License-Identifier: MIT
#include "api/type.h"

#include <optional>
#include <string>

#include <gtest/gtest.h>

#include "api/arguments.h"
#include "formats/json.h"

namespace omnidoku::api {
namespace {

using base::Value;

Value parse(const char* text) { return formats::parse_json(text).value(); }

std::string fault(const char* text, const Type& type) {
  const auto error = fault_of(parse(text), type, "x");
  return error ? error->what : std::string();
}

Type tree() {
  return types::named("Tree", "A tree.", [] {
    return types::record({{"name", types::text(), "is its name"},
                          optional("parts", types::list(tree()), "are what it holds")});
  });
}

TEST(Type, WhatIsWrongIsSaidWithItsPlace) {
  EXPECT_EQ(fault("5", types::whole(1, 9)), "");
  EXPECT_EQ(fault("5.0", types::whole(1, 9)), "");
  EXPECT_EQ(fault("5.5", types::whole(1, 9)), "\"x\" must be a whole number from 1 to 9, not 5.5");
  EXPECT_EQ(fault("-1", types::whole(0)), "\"x\" must be a whole number from 0, not -1");
  EXPECT_EQ(fault("\"c\"", types::word({"a", "b"})), "\"x\" must be one of \"a\" \"b\", not \"c\"");
  EXPECT_EQ(fault("[\"a\", 1]", types::list(types::text())), "\"x[1]\" must be a string, not 1");
  EXPECT_EQ(fault("[1]", types::list(types::whole(), 2, 2)),
            "\"x\" must be a list of 2 whole numbers, not a list");
  EXPECT_EQ(fault("{\"a\": \"b\"}", types::map(types::flag())),
            "\"x.a\" must be true or false, not \"b\"");
  EXPECT_EQ(fault("[]", types::or_null(types::text())), "\"x\" must be a string, not a list");
  EXPECT_EQ(fault("null", types::or_null(types::text())), "");
  EXPECT_EQ(fault("1", types::wanted_as("a tree", types::object())), "\"x\" must be a tree, not 1");
}

TEST(Type, MembersThatAreNotKnownAreRefused) {
  const Type type = types::record(
      {{"name", types::text(), "is its name"}, optional("number", types::whole(), "counts it")});
  EXPECT_EQ(fault(R"({"name": "a", "numbr": 1})", type), "there is no parameter \"x.numbr\"");
  EXPECT_EQ(fault(R"({"nam": "a"})", type), "there is no parameter \"x.nam\"");
  const Value object = parse(R"({"name": "a", "numbr": 1})");
  EXPECT_EQ(fault_of_members(object, *type.fields, "")->hint, "did you mean 'number'?");
  EXPECT_EQ(fault_of_members(object, *type.fields, "", Others::left_aside), std::nullopt);
}

TEST(Type, ATypeMayHoldItself) {
  EXPECT_EQ(fault(R"({"name": "a", "parts": [{"name": "b"}]})", tree()), "");
  EXPECT_EQ(fault(R"({"name": "a", "parts": [{"name": "b", "parts": [{}]}]})", tree()),
            "\"x.parts[0].parts[0].name\" is missing; it must be a string");
  Value definitions = Value::object();
  EXPECT_EQ(formats::write_json(schema_of(tree(), definitions)), R"({"$ref":"#/$defs/Tree"})");
  EXPECT_EQ(
      formats::write_json(definitions),
      R"({"Tree":{"type":"object","properties":{"name":{"type":"string","description":"is its name"},)"
      R"("parts":{"type":"array","items":{"$ref":"#/$defs/Tree"},"description":"are what it holds"}},)"
      R"("required":["name"],"additionalProperties":false,"description":"A tree."}})");
}

TEST(Type, AnAnswerHasNothingBeyondItsType) {
  const Type type =
      types::record({{"a", types::choice({types::whole(), types::text()}), "is one"}});
  EXPECT_EQ(mismatch(parse(R"({"a": 1})"), type, "x").value_or(""), "");
  EXPECT_EQ(mismatch(parse(R"({"a": "b"})"), type, "x").value_or(""), "");
  EXPECT_EQ(mismatch(parse(R"({"a": 1, "b": 2})"), type, "x").value_or(""), "x has no member b");
  EXPECT_EQ(mismatch(parse("{}"), type, "x").value_or(""), "x.a is missing");
  EXPECT_NE(mismatch(parse(R"({"a": true})"), type, "x").value_or(""), "");
}

TEST(Arguments, WhatIsLeftOutHasItsDefault) {
  const Value object = parse(R"({"limit": 3, "cells": [4, 2, 4]})");
  Arguments args(object, {with_default("limit", types::whole(1, 9), 2, "is how many"),
                          with_default("name", types::text(), "somebody", "is who"),
                          optional("seed", types::whole(), "is any"),
                          {"cells", types::list(types::whole(0)), "are where"}});
  EXPECT_FALSE(args.failed());
  EXPECT_EQ(args.integer("limit"), 3);
  EXPECT_EQ(args.text("name"), "somebody");
  EXPECT_FALSE(args.has("seed"));
  EXPECT_EQ(args.cells("cells", 9).size(), 2U);
  EXPECT_TRUE(args.cells("cells", 4).empty());
  EXPECT_EQ(args.error().what, "\"cells[0]\" must be a whole number from 0 to 3, not 4");
}

}  // namespace
}  // namespace omnidoku::api
