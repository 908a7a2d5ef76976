// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "formula/expression.h"

namespace omnidoku::formula {
namespace {

using base::ErrorCode;
using base::make_error;
using Kind = Expression::Kind;
using Quantity = Expression::Quantity;

constexpr int kMostDepth = 100;
constexpr std::int64_t kMostNumber = 1'000'000'000'000;

/// What people write for signs of the language.
constexpr std::pair<std::string_view, std::string_view> kSpellings[] = {{"==", "="},
                                                                        {"&&", "and"},
                                                                        {"<>", "!="},
                                                                        {"\xe2\x89\xa0", "!="},
                                                                        {"\xe2\x89\xa4", "<="},
                                                                        {"\xe2\x89\xa5", ">="},
                                                                        {"\xc3\x97", "*"},
                                                                        {"\xe2\x88\x92", "-"},
                                                                        {"%", "mod"}};
/// Longer ones first.
constexpr std::string_view kSigns[] = {"..", "<=", ">=", "!=", "=>", "+", "-", "*", "/", "=", "<",
                                       ">",  "(",  ")",  "[",  "]",  "{", "}", ",", ":", "|"};
constexpr std::string_view kReserved[] = {"each",  "some", "no",  "exactly", "at", "in",
                                          "where", "and",  "or",  "not",     "if", "then",
                                          "else",  "is",   "mod", "let",     "of"};

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
bool is_reserved(std::string_view word) {
  return std::find(std::begin(kReserved), std::end(kReserved), word) != std::end(kReserved);
}

struct Token {
  enum class Kind : std::uint8_t { end, number, word, sign };
  Kind kind = Kind::end;
  std::string text;
  std::size_t column = 1;
};

base::Result<std::vector<Token>> tokens_of(std::string_view text) {
  std::vector<Token> tokens;
  std::size_t at = 0;
  const auto take_while = [&](auto&& fits) {
    const std::size_t begin = at;
    while (at < text.size() && fits(text[at])) ++at;
    return std::string(text.substr(begin, at - begin));
  };
  while (true) {
    take_while(is_blank);
    Token token;
    token.column = at + 1;
    if (at == text.size()) {
      tokens.push_back(token);
      return tokens;
    }
    const std::string_view rest = text.substr(at);
    if (is_digit(rest.front())) {
      token.kind = Token::Kind::number;
      token.text = take_while(is_digit);
    } else if (is_letter(rest.front())) {
      token.text = take_while([](char c) { return is_letter(c) || is_digit(c); });
      token.kind = Token::Kind::word;
    } else {
      const auto spelled =
          std::find_if(std::begin(kSpellings), std::end(kSpellings),
                       [&](const auto& one) { return rest.starts_with(one.first); });
      const auto sign = std::find_if(std::begin(kSigns), std::end(kSigns),
                                     [&](std::string_view one) { return rest.starts_with(one); });
      if (spelled != std::end(kSpellings)) {
        token.text = spelled->second;
        at += spelled->first.size();
        token.kind = is_letter(token.text.front()) ? Token::Kind::word : Token::Kind::sign;
      } else if (sign != std::end(kSigns)) {
        token.text = *sign;
        at += sign->size();
        token.kind = Token::Kind::sign;
      } else {
        std::size_t end = 1;
        while (end < rest.size() && (static_cast<unsigned char>(rest[end]) & 0xc0U) == 0x80) ++end;
        return make_error(ErrorCode::syntax,
                          "'" + std::string(rest.substr(0, end)) + "' is no part of a formula")
            .at(1, static_cast<std::uint32_t>(token.column));
      }
    }
    tokens.push_back(std::move(token));
  }
}

/// Reads by recursive descent. The first thing that is wrong stays; what is read behind it does not
/// matter.
class Parser {
 public:
  explicit Parser(std::vector<Token> tokens) : tokens_(std::move(tokens)) {}

  base::Result<Expression> whole() {
    Expression read = scoped();
    if (!error_ && peek().kind != Token::Kind::end) fail("'and', 'or' or the end");
    if (error_) return *std::move(error_);
    return read;
  }

 private:
  const Token& peek(std::size_t ahead = 0) const {
    return tokens_[std::min(next_ + ahead, tokens_.size() - 1)];
  }
  bool sees(std::string_view text, std::size_t ahead = 0) const {
    return peek(ahead).kind != Token::Kind::end && peek(ahead).kind != Token::Kind::number &&
           peek(ahead).text == text;
  }
  bool sees_name(std::size_t ahead = 0) const {
    return peek(ahead).kind == Token::Kind::word && !is_reserved(peek(ahead).text);
  }
  Token take() {
    Token token = peek();
    if (next_ + 1 < tokens_.size()) ++next_;
    return token;
  }
  bool accept(std::string_view text) {
    if (!sees(text)) return false;
    take();
    return true;
  }
  void expect(std::string_view text) {
    if (!accept(text)) fail("'" + std::string(text) + "'");
  }
  void fail(const std::string& wanted) {
    const Token& token = peek();
    fail_at(token.column,
            wanted + " was expected, not " +
                (token.kind == Token::Kind::end ? "the end" : "'" + token.text + "'"));
  }
  void fail_at(std::size_t column, std::string what, ErrorCode code = ErrorCode::syntax) {
    if (!error_)
      error_ = make_error(code, std::move(what)).at(1, static_cast<std::uint32_t>(column));
    next_ = tokens_.size() - 1;
  }
  std::string take_name() {
    if (!sees_name()) {
      fail("a name");
      return {};
    }
    return take().text;
  }
  Expression begin(Kind kind) const {
    Expression made;
    made.kind = kind;
    made.column = peek().column;
    return made;
  }
  static Expression joined(Kind kind, std::string word, Expression a, Expression b) {
    Expression made;
    made.kind = kind;
    made.column = a.column;
    made.word = std::move(word);
    made.parts.push_back(std::move(a));
    made.parts.push_back(std::move(b));
    return made;
  }
  /// Of a level that may lie in itself.
  template <class Read>
  Expression nested(Read&& read) {
    if (++depth_ > kMostDepth) {
      fail_at(peek().column, "the formula is nested too deeply", ErrorCode::too_large);
    }
    Expression made = error_ ? Expression{} : read();
    --depth_;
    return made;
  }

  bool sees_quantity() const {
    return sees("each") || sees("some") || sees("no") || sees("exactly") || sees("at");
  }

  Expression scoped() {
    return nested([&] {
      if (sees("let")) {
        Expression made = begin(Kind::definition);
        take();
        made.names.push_back(take_name());
        expect("=");
        made.parts.push_back(test());
        expect(":");
        made.parts.push_back(scoped());
        return made;
      }
      return test();
    });
  }

  Expression quantified() {
    Expression made = begin(Kind::quantified);
    Expression how_many = begin(Kind::number);
    const std::string word = take().text;
    bool counts = true;
    if (word == "at") {
      if (sees("least") || sees("most")) {
        made.quantity = take().text == "least" ? Quantity::at_least : Quantity::at_most;
      } else {
        fail("'least' or 'most'");
      }
    } else if (word == "exactly") {
      made.quantity = Quantity::exactly;
    } else {
      made.quantity = word == "each"   ? Quantity::each
                      : word == "some" ? Quantity::some
                                       : Quantity::none;
      counts = false;
    }
    if (counts) {
      how_many = sum();
      accept("of");
    }
    members(made);
    expect(":");
    made.has_body = true;
    made.parts.push_back(scoped());
    made.parts.push_back(std::move(how_many));
    return made;
  }

  /// "a, b in steps where a > b": names, the list, the condition.
  void members(Expression& made) {
    if (sees_name() && (sees("in", 1) || sees(",", 1))) {
      do made.names.push_back(take_name());
      while (!error_ && accept(","));
      expect("in");
    }
    made.parts.push_back(sum());
    made.has_condition = accept("where");
    made.parts.push_back(made.has_condition ? test() : begin(Kind::always));
  }

  Expression test() {
    return nested([&] {
      if (sees("if")) {
        Expression made = begin(Kind::condition);
        take();
        made.parts.push_back(test());
        expect("then");
        made.parts.push_back(scoped());
        Expression otherwise = begin(Kind::always);
        if (accept("else")) otherwise = scoped();
        made.parts.push_back(std::move(otherwise));
        return made;
      }
      Expression made = any_of();
      if (!sees("=>")) return made;
      Expression implied = begin(Kind::condition);
      implied.column = made.column;
      take();
      implied.parts.push_back(std::move(made));
      implied.parts.push_back(scoped());
      implied.parts.push_back(begin(Kind::always));
      return implied;
    });
  }

  template <class Read>
  Expression list_of(Kind kind, std::string_view word, Read&& read) {
    Expression made = read();
    if (!sees(word)) return made;
    Expression all = begin(kind);
    all.column = made.column;
    all.parts.push_back(std::move(made));
    while (accept(word)) all.parts.push_back(read());
    return all;
  }
  Expression any_of() {
    return list_of(Kind::any_of, "or", [&] { return all_of(); });
  }
  Expression all_of() {
    return list_of(Kind::all_of, "and", [&] { return negation(); });
  }

  Expression negation() {
    return nested([&] {
      if (sees("not")) {
        Expression made = begin(Kind::negation);
        take();
        made.parts.push_back(negation());
        return made;
      }
      if (sees_quantity()) return quantified();
      if (sees("if")) return test();
      return comparison();
    });
  }

  bool sees_comparison() const {
    constexpr std::array<std::string_view, 7> kComparisons = {
        "=", "!=", "<", "<=", ">", ">=", "in"};
    return std::any_of(kComparisons.begin(), kComparisons.end(),
                       [&](std::string_view one) { return sees(one); });
  }

  Expression comparison() {
    Expression left = sum();
    if (sees("is")) {
      Expression made = begin(Kind::call);
      take();
      const bool is_denied = accept("not");
      made.column = peek().column;
      made.word = take_name();
      made.parts.push_back(std::move(left));
      if (sees("(")) arguments(made);
      if (!is_denied) return made;
      Expression denied = begin(Kind::negation);
      denied.column = made.column;
      denied.parts.push_back(std::move(made));
      return denied;
    }
    if (!sees_comparison()) return left;
    Expression all = begin(Kind::all_of);
    all.column = left.column;
    while (sees_comparison()) {
      const std::string sign = take().text;
      Expression right = sum();
      all.parts.push_back(joined(Kind::comparison, sign, std::move(left), right));
      left = std::move(right);
    }
    return all.parts.size() == 1 ? std::move(all.parts.front()) : std::move(all);
  }

  Expression sum() {
    Expression made = product();
    while (sees("+") || sees("-")) {
      std::string sign = take().text;
      made = joined(Kind::calculation, std::move(sign), std::move(made), product());
    }
    return made;
  }

  Expression product() {
    Expression made = factor();
    while (sees("*") || sees("/") || sees("mod")) {
      std::string sign = take().text;
      made = joined(Kind::calculation, std::move(sign), std::move(made), factor());
    }
    return made;
  }

  Expression factor() {
    return nested([&] {
      if (sees("-")) {
        Expression zero = begin(Kind::number);
        take();
        return joined(Kind::calculation, "-", std::move(zero), factor());
      }
      Expression made = atom();
      while (sees("[")) {
        take();
        Expression first = sum();
        if (accept("..")) {
          made = joined(Kind::slice, {}, std::move(made), std::move(first));
          made.parts.push_back(sum());
        } else {
          made = joined(Kind::item, {}, std::move(made), std::move(first));
        }
        expect("]");
      }
      return made;
    });
  }

  void arguments(Expression& call) {
    expect("(");
    while (!error_ && !sees(")")) {
      call.parts.push_back(argument());
      if (!accept(",") && !sees(")")) fail("',' or ')'");
    }
    expect(")");
  }

  /// An expression, or a list: "c in it where c is odd", "a, b in steps: a + b". Between commas a
  /// name and "in" begin one; several names only where "in" comes before anything else does.
  Expression argument() {
    std::size_t ahead = 0;
    while (sees_name(ahead) && sees(",", ahead + 1)) ahead += 2;
    if (sees_name(ahead) && sees("in", ahead + 1)) {
      // "c in it" alone would be a test as well; a list is what functions are for.
      Expression made = begin(Kind::collection);
      members(made);
      made.has_body = accept(":");
      made.parts.push_back(made.has_body ? test() : begin(Kind::always));
      return made;
    }
    Expression made = test();
    if (!sees("where")) return made;
    Expression chosen = begin(Kind::collection);
    chosen.column = made.column;
    take();
    chosen.has_condition = true;
    chosen.parts.push_back(std::move(made));
    chosen.parts.push_back(test());
    chosen.parts.push_back(begin(Kind::always));
    return chosen;
  }

  Expression atom() {
    const Token& token = peek();
    if (token.kind == Token::Kind::number) {
      Expression made = begin(Kind::number);
      for (const char c : token.text) {
        made.number = made.number * 10 + (c - '0');
        if (made.number > kMostNumber) {
          fail_at(token.column, "the number is too great", ErrorCode::too_large);
          return made;
        }
      }
      take();
      return made;
    }
    if (accept("(")) {
      Expression made = scoped();
      expect(")");
      return made;
    }
    if (sees("|")) {
      Expression made = begin(Kind::call);
      take();
      made.word = "abs";
      made.parts.push_back(sum());
      expect("|");
      return made;
    }
    if (sees("{")) {
      Expression made = begin(Kind::listed);
      take();
      while (!error_ && !sees("}")) {
        Expression item = sum();
        if (accept("..")) item = joined(Kind::range, {}, std::move(item), sum());
        made.parts.push_back(std::move(item));
        if (!accept(",") && !sees("}")) fail("',' or '}'");
      }
      expect("}");
      return made;
    }
    if (sees_name()) {
      Expression made = begin(sees("(", 1) ? Kind::call : Kind::name);
      made.word = take().text;
      if (made.kind == Kind::call) arguments(made);
      return made;
    }
    Expression made = begin(Kind::number);
    fail("a number, a name or a bracket");
    return made;
  }

  std::vector<Token> tokens_;
  std::size_t next_ = 0;
  int depth_ = 0;
  std::optional<base::Error> error_;
};

}  // namespace

base::Result<Expression> parse(std::string_view text) {
  if (text.size() > kMostFormulaBytes) {
    return make_error(ErrorCode::too_large, "the formula has more than " +
                                                std::to_string(kMostFormulaBytes) + " characters");
  }
  auto tokens = tokens_of(text);
  if (!tokens) return tokens.error();
  if (tokens->size() == 1) return make_error(ErrorCode::syntax, "the formula is empty").at(1, 1);
  return Parser(*std::move(tokens)).whole();
}

}  // namespace omnidoku::formula
