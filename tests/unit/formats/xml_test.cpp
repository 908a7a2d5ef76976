// SPDX-License-Identifier: MIT
//
// XML as a tree. web/unit/xml.test.ts asks the same of the reader in the page's worker.
#include "formats/xml.h"

#include <string>

#include <gtest/gtest.h>

#include "formats/text.h"

namespace omnidoku::formats {
namespace {

TEST(Xml, IsReadAsATree) {
  const std::string text =
      "<?xml version=\"1.0\"?>\n<!DOCTYPE r>\n<!-- \xF0\x9F\x90\x9F -->\n"
      "<r a=\"1&#10;&lt;\" b='2'>\n  <c>x<![CDATA[<y>]]>&amp;</c>\n  <c/>tail\n</r>\n";
  const auto root = parse_xml(text);
  ASSERT_TRUE(root.has_value()) << root.error().text();
  EXPECT_EQ(root->name, "r");
  EXPECT_EQ(root->offset, text.find("r a="));
  EXPECT_EQ(root->value_of("a"), "1\n<");
  EXPECT_EQ(root->value_of("b"), "2");
  EXPECT_EQ(root->attribute("c"), nullptr);
  EXPECT_EQ(root->value_of("c"), "");
  ASSERT_EQ(root->children.size(), 2U);
  EXPECT_EQ(root->text_of("c"), "x<y>&");
  EXPECT_EQ(root->children[1].offset, text.find("c/>"));
  EXPECT_EQ(trim_lines(root->text), "tail");
  EXPECT_EQ(root->child("d"), nullptr);
  EXPECT_EQ(root->text_of("d"), "");
}

TEST(Xml, OfTooManyPartsIsRefusedBeforeThereIsATree) {
  std::string text = "<r>";
  for (std::size_t i = 0; i <= kMaxXmlParts; ++i) text += i % 2 == 0 ? "<a/>" : "</a b=''>";
  const auto root = parse_xml(text);
  ASSERT_FALSE(root.has_value());
  EXPECT_EQ(root.error().code, base::ErrorCode::too_large) << root.error().text();
  EXPECT_GT(root.error().where.column, 1U);
}

TEST(Xml, SaysWhereItIsWrong) {
  for (const char* text : {"", "words", "<r>\n<c></r>", "<r a=></r>", "<r"}) {
    const auto root = parse_xml(text);
    ASSERT_FALSE(root.has_value()) << text;
    EXPECT_EQ(root.error().code, base::ErrorCode::syntax);
    EXPECT_TRUE(root.error().what.starts_with("this is not XML: ")) << root.error().what;
    EXPECT_GE(root.error().where.line, 1U);
    EXPECT_NE(root.error().hint.find("copy all of it again"), std::string::npos);
  }
}

TEST(Xml, IsRefusedWhenItNestsTooDeep) {
  const auto nested = [](int depth) {
    std::string text;
    for (int i = 0; i < depth; ++i) text += "<a>";
    for (int i = 0; i < depth; ++i) text += "</a>";
    return parse_xml(text);
  };
  EXPECT_TRUE(nested(kMaxXmlDepth).has_value());
  EXPECT_EQ(nested(kMaxXmlDepth + 1).error().code, base::ErrorCode::too_large);
  EXPECT_EQ(nested(100'000).error().code, base::ErrorCode::too_large);
}

TEST(Xml, ComesBackFromItsText) {
  XmlElement root;
  root.name = "r";
  root.set("quoted", "<\"&'>\n\t end");
  root.set("number", std::int64_t{-12});
  root.append("c").text = "a < b & c\n\"d\"";
  root.append("empty");
  const std::string text = write_xml(root);
  const auto again = parse_xml(text);
  ASSERT_TRUE(again.has_value()) << again.error().text();
  EXPECT_EQ(again->attributes, root.attributes);
  EXPECT_EQ(again->text_of("c"), root.text_of("c"));
  ASSERT_EQ(again->children.size(), 2U);
  EXPECT_NE(text.find("\n <empty />\n</r>\n"), std::string::npos) << text;
}

TEST(Xml, WhatItCannotHoldIsReplaced) {
  XmlElement root;
  root.name = "r";
  root.set("title", std::string("a\x1B[31m") + '\0' + "\x7F\xEF\xBF\xBE end");
  root.append("c").text = "\x01";
  const std::string text = write_xml(root);
  EXPECT_EQ(text.find("&#"), std::string::npos) << text;
  EXPECT_EQ(text.find('\x1B'), std::string::npos);
  const auto again = parse_xml(text);
  ASSERT_TRUE(again.has_value()) << again.error().text();
  EXPECT_EQ(again->value_of("title"), "a\uFFFD[31m\uFFFD\uFFFD\uFFFD end");
  EXPECT_EQ(again->text_of("c"), "\uFFFD");
  // Nor do references to control characters come in from others.
  const auto other = parse_xml("<r a='x&#27;[2J'>&#155;</r>");
  ASSERT_TRUE(other.has_value());
  EXPECT_EQ(other->value_of("a"), "x\uFFFD[2J");
  EXPECT_EQ(other->text, "\uFFFD");
  EXPECT_EQ(parse_xml("<r a='x&#13;&#10;y&#13;z'/>")->value_of("a"), "x\ny\nz");
}

TEST(Xml, TimesAreMilliseconds) {
  XmlElement element;
  for (const auto& [value, seconds] :
       {std::pair("1500", 1.5), std::pair("-3", 0.0), std::pair("", 0.0), std::pair("1e99", 0.0)}) {
    element.attributes = {{"time", value}};
    EXPECT_DOUBLE_EQ(element.seconds_in("time"), seconds) << value;
  }
  EXPECT_DOUBLE_EQ(element.seconds_in("other"), 0);
}

}  // namespace
}  // namespace omnidoku::formats
