// SPDX-License-Identifier: MIT
#include "formats/native/beside.h"

#include <algorithm>
#include <utility>
#include <variant>
#include <vector>

#include "formats/json.h"
#include "formats/native/json.h"
#include "formats/text/puzzle_text.h"
#include "formats/words/read_words.h"
#include "formats/words/unread_words.h"

namespace omnidoku::formats {

using base::Result;
using base::Value;
using model::ConstraintSpec;

bool counts_others(const ConstraintSpec& spec) {
  return std::any_of(
      spec.arguments.all().begin(), spec.arguments.all().end(), [](const auto& argument) {
        const auto* terms = std::get_if<std::vector<model::ShapeTerm>>(&argument.second);
        return terms != nullptr && std::any_of(terms->begin(), terms->end(), [](const auto& term) {
                 return term.shape.starts_with('#');
               });
      });
}

namespace {

bool are_same(const std::vector<ConstraintSpec>& a, const std::vector<ConstraintSpec>& b) {
  if (std::any_of(a.begin(), a.end(), counts_others)) return a == b;
  return std::is_permutation(a.begin(), a.end(), b.begin(), b.end());
}

}  // namespace

bool is_same_puzzle(const model::Puzzle& a, const model::Puzzle& b) {
  return same_board(*a.board, *b.board) && a.givens == b.givens && a.allowed == b.allowed &&
         are_same(a.constraints, b.constraints) && a.unknown_rules == b.unknown_rules &&
         a.metadata.rules == b.metadata.rules && a.solution == b.solution && a.fog == b.fog &&
         a.drawings == b.drawings;
}

Result<model::Document> with_words_read(Result<model::Document> document) {
  if (!document) return document;
  tell_unread_words(document->puzzle);
  read_words(*document);
  return document;
}

Value beside_value(const model::Document& document) {
  model::Document bare;
  bare.puzzle = document.puzzle;
  bare.format = document.format;
  bare.foreign = document.foreign;
  return write_native(bare);
}

std::optional<model::Document> read_beside(const Value& beside, std::string_view format,
                                           const ReadOptions& options) {
  auto document = read_native(JsonCursor("", beside), options);
  if (!document) return std::nullopt;
  document->format = format;
  const std::string own_key = "x-" + std::string(format);
  if (const Value* part = document->foreign.find(own_key)) {
    const Value own = *part;
    document->foreign.erase(own_key);
    for (const auto& [name, value] : own.members()) document->foreign.set(name, value);
  }
  return *std::move(document);
}

bool is_same_text(const Value& written, const Value& read) {
  const auto as_text = parse_json(write_json(written));
  return as_text && *as_text == read;
}

}  // namespace omnidoku::formats
