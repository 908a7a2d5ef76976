// SPDX-License-Identifier: MIT
#include "api/understood.h"

#include <cstdint>

#include "api/values.h"
#include "constraints/understood.h"

namespace omnidoku::api {

using base::Value;
using constraints::Understood;

namespace {

Value read_rule_value(const geometry::Board& board, const Understood::Rule& rule) {
  return Value::object(
      {{"type", rule.type},
       {"cells",
        list_value(rule.cells, [&board](geometry::Cell cell) { return Value(board.name(cell)); })},
       {"rule", rule.text}});
}

Value read_sentence_value(const geometry::Board& board, const Understood::Sentence& sentence) {
  Value value = Value::object(
      {{"text", sentence.text}, {"outcome", constraints::to_string(sentence.outcome)}});
  if (sentence.outcome == model::ReadSentence::Outcome::rule) {
    value.set("meaning", sentence.meaning);
    value.set("rules", list_value(sentence.rules, [&board](const auto& rule) {
                return read_rule_value(board, rule);
              }));
  }
  if (sentence.by_solution) {
    value.set("by_solution", true);
    value.set("left_out",
              list_value(sentence.left_out, [](const std::string& word) { return Value(word); }));
  }
  return value;
}

}  // namespace

namespace types {

Type understood() {
  return named("Understood", "What was understood of a puzzle.", [] {
    const Type rule = record({{"type", text(), "is the id of its type"},
                              {"cells", list(text()), "are its cells by their names"},
                              {"rule", text(), "says it: its cells and what holds for them"}});
    const Type sentence = record(
        {{"text", text(), "is the sentence as the setter wrote it"},
         {"outcome", word({"rule", "known", "example", "not_understood"}),
          "says what it is: constraints, nothing new, an explanation, or what may be a rule"},
         optional("meaning", text(), "is what a rule says of what; empty where that is plain"),
         optional("rules", list(rule), "are the constraints that a rule was read as"),
         optional(
             "by_solution", flag(),
             "tells that the sentence was not understood as a whole, or does not say all, and "
             "that the solution keeps the rule, and by chance hardly would: the stored one, or "
             "where none is stored the only one that is left. Of what is known: that it tells a "
             "story beside rules that leave one solution"),
         optional("left_out", list(text()), "are words that were left out then")});
    return record(
        {{"named", map(whole(1)), "counts the constraints that came by name, by their types"},
         {"sentences", list(sentence), "are those of the rules, in order"},
         {"not_understood", list(text()), "are sentences and things that may be rules"},
         {"decoration", list(text()), "are things that were drawn and belong to no rule"}});
  });
}

}  // namespace types

Value understood_value(const model::Document& document) {
  const Understood all = constraints::understood_of(document);
  const geometry::Board& board = *document.puzzle.board;
  const auto text = [](const std::string& words) { return Value(words); };
  Value named = Value::object();
  for (const auto& [type, count] : all.named) named.set(type, static_cast<std::int64_t>(count));
  return Value::object({{"named", std::move(named)},
                        {"sentences", list_value(all.sentences,
                                                 [&board](const auto& sentence) {
                                                   return read_sentence_value(board, sentence);
                                                 })},
                        {"not_understood", list_value(all.not_understood, text)},
                        {"decoration", list_value(all.decoration, text)}});
}

}  // namespace omnidoku::api
