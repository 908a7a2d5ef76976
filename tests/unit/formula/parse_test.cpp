// SPDX-License-Identifier: MIT
//
// Formulas are read as docs/FORMULAS.md tells; what is wrong is named with its column and with what
// was expected there.
#include <gtest/gtest.h>

#include "base/random.h"
#include "formula/expression.h"

namespace omnidoku::formula {
namespace {

using Kind = Expression::Kind;

std::string written(const Expression& expression);

std::string listed(const std::string& head, const std::vector<Expression>& parts) {
  std::string text = "(" + head;
  for (const Expression& part : parts) text += " " + written(part);
  return text + ")";
}

/// What was read, each part behind what is done with it.
std::string written(const Expression& expression) {
  switch (expression.kind) {
    case Kind::number: return std::to_string(expression.number);
    case Kind::always: return "always";
    case Kind::name: return expression.word;
    case Kind::call:
    case Kind::calculation:
    case Kind::comparison: return listed(expression.word, expression.parts);
    case Kind::all_of: return listed("and", expression.parts);
    case Kind::any_of: return listed("or", expression.parts);
    case Kind::negation: return listed("not", expression.parts);
    case Kind::condition: return listed("if", expression.parts);
    case Kind::definition: return listed("let " + expression.names.front(), expression.parts);
    case Kind::listed: return listed("list", expression.parts);
    case Kind::range: return listed("..", expression.parts);
    case Kind::item: return listed("item", expression.parts);
    case Kind::slice: return listed("slice", expression.parts);
    case Kind::collection:
    case Kind::quantified: break;
  }
  std::string head = expression.kind == Kind::collection
                         ? "members"
                         : "quantity" + std::to_string(static_cast<int>(expression.quantity));
  for (const std::string& name : expression.names) head += " " + name;
  return listed(head, expression.parts);
}

std::string read(std::string_view text) {
  const auto expression = parse(text);
  if (expression) return written(*expression);
  return std::to_string(expression.error().where.column) + ": " + expression.error().what;
}

TEST(Formulas, BindAsTheyAreWritten) {
  EXPECT_EQ(read("1 + 2 * 3 - 4 = 5"), "(= (- (+ 1 (* 2 3)) 4) 5)");
  EXPECT_EQ(read("-a / 2 mod 3 < 1"), "(< (mod (/ (- 0 a) 2) 3) 1)");
  EXPECT_EQ(read("not a = 1 and b = 2 or c"), "(or (and (not (= a 1)) (= b 2)) c)");
  EXPECT_EQ(read("1 < a <= b"), "(and (< 1 a) (<= a b))");
  EXPECT_EQ(read("a => b => c"), "(if a (if b c always) always)");
  EXPECT_EQ(read("if a then b else if c then d"), "(if a b (if c d always))");
  EXPECT_EQ(read("it is not multiple(3)"), "(not (multiple it 3))");
  EXPECT_EQ(read("|a - b| >= 5"), "(>= (abs (- a b)) 5)");
  EXPECT_EQ(read("it[1..-1][2] in {1, 3..5}"),
            "(in (item (slice it 1 (- 0 1)) 2) (list 1 (.. 3 5)))");
  EXPECT_EQ(read("let s = sum: s = 3"), "(let s sum (= s 3))");
  EXPECT_EQ(read("each a, b in steps where a > 1: a < b"),
            "(quantity0 a b steps (> a 1) (< a b) 0)");
  EXPECT_EQ(read("exactly 1 of things: sum = 2"), "(quantity3 things always (= sum 2) 1)");
  EXPECT_EQ(read("sum(a, b in steps: a * b) = count(c in it where c is odd)"),
            "(= (sum (members a b steps always (* a b))) (count (members c it (odd c) always)))");
  EXPECT_EQ(read("place(it, 3) = max(a, b)"), "(= (place it 3) (max a b))");
  EXPECT_EQ(read(" a\n\xe2\x89\xa0 b "), "(!= a b)");
}

TEST(Formulas, ASlipIsNamedWithItsColumnAndWhatWasExpected) {
  EXPECT_EQ(read(""), "1: the formula is empty");
  EXPECT_EQ(read("  \t"), "1: the formula is empty");
  EXPECT_EQ(read("sum = "), "7: a number, a name or a bracket was expected, not the end");
  EXPECT_EQ(read("sum = 3)"), "8: 'and', 'or' or the end was expected, not ')'");
  EXPECT_EQ(read("(sum = 3"), "9: ')' was expected, not the end");
  EXPECT_EQ(read("it[1 = 2"), "6: ']' was expected, not '='");
  EXPECT_EQ(read("|a - 2 = 1"), "8: '|' was expected, not '='");
  EXPECT_EQ(read("{1, 2 = it"), "7: ',' or '}' was expected, not '='");
  EXPECT_EQ(read("each a b in steps: a < b"), "8: ':' was expected, not 'b'");
  EXPECT_EQ(read("each in it: 1 = 1"), "6: a number, a name or a bracket was expected, not 'in'");
  EXPECT_EQ(read("at 2 c in it: c = 2"), "4: 'least' or 'most' was expected, not '2'");
  EXPECT_EQ(read("let if = 2: 1 = 1"), "5: a name was expected, not 'if'");
  EXPECT_EQ(read("if a = 2"), "9: 'then' was expected, not the end");
  EXPECT_EQ(read("it is not"), "10: a name was expected, not the end");
  EXPECT_EQ(read("a = 2.5"), "6: '.' is no part of a formula");
  EXPECT_EQ(read("a = \xc3\xa9 + 1"), "5: '\xc3\xa9' is no part of a formula");
  EXPECT_EQ(read("a = 99999999999999"), "5: the number is too great");
}

TEST(Formulas, TooMuchIsRefused) {
  const auto nested = [](int depth) {
    return std::string(static_cast<std::size_t>(depth), '(') + "a = 1" +
           std::string(static_cast<std::size_t>(depth), ')');
  };
  EXPECT_EQ(read(nested(24)), "(= a 1)");
  EXPECT_EQ(parse(nested(25)).error().code, base::ErrorCode::too_large);
  for (const std::string word : {"not ", "-", "|", "{", "let s = ", "if ", "each ", "a => "}) {
    std::string text;
    while (text.size() + word.size() < kMostFormulaBytes) text += word;
    EXPECT_FALSE(parse(text)) << word;
  }
  const std::string longest = "a = 1" + std::string(kMostFormulaBytes - 5, ' ');
  EXPECT_TRUE(parse(longest));
  EXPECT_EQ(parse(longest + " ").error().code, base::ErrorCode::too_large);
}

TEST(Formulas, AnyWordsAreReadOrRefusedWithinTheText) {
  constexpr std::string_view kWords[] = {
      "each", "some", "no",   "exactly", "at", "least", "most", "in", "where", "and", "or",
      "not",  "if",   "then", "else",    "is", "mod",   "let",  "of", "it",    "a",   "sum",
      "1",    "30",   "(",    ")",       "[",  "]",     "{",    "}",  "|",     ",",   ":",
      "..",   "=",    "!=",   "<=",      "=>", "+",     "-",    "*",  "/",     "$",   "\xc3"};
  int num_read = 0;
  for (std::uint64_t round = 0; round < 20'000; ++round) {
    base::Random random = base::Random::for_stream(20261128, round);
    std::string text;
    for (std::uint64_t i = 1 + random.below(9); i > 0; --i)
      text += std::string(kWords[random.below(std::size(kWords))]) + " ";
    const auto expression = parse(text);
    if (expression) {
      ++num_read;
      EXPECT_EQ(read(" \n" + text), written(*expression)) << text;
      continue;
    }
    EXPECT_FALSE(expression.error().what.empty()) << text;
    EXPECT_GE(expression.error().where.column, 1U) << text;
    EXPECT_LE(expression.error().where.column, text.size() + 1) << text;
  }
  EXPECT_GT(num_read, 200);
}

}  // namespace
}  // namespace omnidoku::formula
