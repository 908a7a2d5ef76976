// SPDX-License-Identifier: MIT
//
// record: a line of a collection of variants, a JSON object that holds a puzzle under "fpuzzles",
// "native" or "iss", or is an overlap of grids itself (order, rows, cols, grids, givens). "name" is
// the puzzle's title; source, src and difficulty are taken over too, other members are kept.
#include <algorithm>

#include "formats/format.h"
#include "formats/fpuzzles/fpuzzles.h"
#include "formats/iss/iss.h"
#include "formats/json.h"
#include "formats/native/grid.h"
#include "formats/native/json.h"
#include "formats/text.h"
#include "formats/text/puzzle_text.h"

namespace omnidoku::formats::record_format {
namespace {

using base::ErrorCode;
using base::Value;

struct Word {
  std::string_view name;
  std::string model::Metadata::*member;
};
constexpr Word kWords[] = {
    {"name", &model::Metadata::title},
    {"source", &model::Metadata::source},
    {"src", &model::Metadata::url},
    {"difficulty", &model::Metadata::difficulty},
};
/// Members that say something about a puzzle and nothing of its rules.
constexpr std::string_view kFacts[] = {
    "collection",     "kinds",         "solution",  "solution_values",
    "solution_count", "two_solutions", "validated", "id",
    "author",         "date",          "rating"};
/// Members that hold the puzzle itself.
constexpr std::string_view kBody[] = {"fpuzzles", "native", "iss",   "order",
                                      "rows",     "cols",   "grids", "givens"};

bool is_overlap(const JsonOutline& outline) {
  return outline.has("order") && outline.has("grids") && outline.has("givens");
}

std::optional<std::string> mismatch(std::string_view text) {
  const JsonOutline outline = outline_json(text);
  if (!outline.is_object) return "it does not begin with '{'";
  if (!outline.complete) return "it is not one complete JSON object";
  if (outline.has("omnidoku")) return "there is a member \"omnidoku\"";
  if (outline.has("size") && outline.has("grid")) return "it is an f-puzzles object itself";
  if (!outline.has("fpuzzles") && !outline.has("native") && !outline.has("iss") &&
      !is_overlap(outline)) {
    return "there is no member \"fpuzzles\", \"native\" or \"iss\", and it is no overlap of grids";
  }
  return std::nullopt;
}

base::Result<int> read_int(const JsonCursor& root, std::string_view name) {
  const JsonCursor cursor = root.member(name);
  const std::int64_t* number = cursor->if_int();
  if (number == nullptr) return cursor.wrong_kind("a whole number");
  if (*number < 1 || *number > geometry::kMaxCells) {
    return cursor.error(ErrorCode::too_large, "is out of range");
  }
  return static_cast<int>(*number);
}

base::Result<model::Document> read_overlap(const JsonCursor& root, const ReadOptions& options) {
  auto order = read_int(root, "order");
  if (!order) return order.error();
  const JsonCursor grids = root.member("grids");
  const Value spec = Value::object({{"type", "overlap"}, {"size", *order}, {"offsets", *grids}});
  auto document = make_document(spec, "record", options);
  if (!document) return grids.error(document.error());
  const geometry::Lattice& lattice = document->puzzle.board->lattice();
  for (const auto& [name, expected] :
       {std::pair{"rows", lattice.rows}, {"cols", lattice.columns}}) {
    if (!root->has(name)) continue;
    auto number = read_int(root, name);
    if (!number) return number.error();
    if (*number == expected) continue;
    return root.member(name).error(
        ErrorCode::wrong_length,
        "the grids make " + std::to_string(expected) + ", not " + std::to_string(*number));
  }
  auto givens = read_grid(document->puzzle, root.member("givens"));
  if (!givens) return givens.error();
  document->puzzle.givens = *std::move(givens);
  return document;
}

/// Whether a member holds the puzzle, or says what is in its constraint string, too.
bool is_of_body(const JsonCursor& root, std::string_view key) {
  return is_among(key, kBody) || (key == "values" && root->has("iss"));
}

/// Names the members beside the puzzle that may be rules, once where the puzzle itself names them.
void tell_unknown_members(const JsonCursor& root, model::Document& document) {
  for (const auto& [key, value] : root->members()) {
    const bool word = std::any_of(std::begin(kWords), std::end(kWords),
                                  [&key = key](const Word& w) { return w.name == key; });
    if (word || is_among(key, kFacts) || is_of_body(root, key) || key.starts_with("x-")) continue;
    if (is_empty(value)) continue;
    model::add_once(document.puzzle.unknown_rules,
                    model::UnknownRule::named("member " + quote(key)));
  }
}

/// Marks what was carried along as that of the format of the body.
void nest_foreign(model::Document& document, std::string_view format) {
  if (document.foreign.is_null()) return;
  Value packed = std::exchange(document.foreign, Value::object());
  document.foreign.set("x-" + std::string(format), std::move(packed));
}

base::Result<model::Document> read_body(const JsonCursor& root, const ReadOptions& options) {
  const bool overlap = root->has("order") && root->has("grids") && root->has("givens");
  int num_bodies = overlap ? 1 : 0;
  for (const char* body : {"native", "fpuzzles", "iss"}) num_bodies += root->has(body) ? 1 : 0;
  if (num_bodies > 1) {
    return root.error(ErrorCode::syntax, "it holds more than one puzzle",
                      "leave one of \"native\", \"fpuzzles\", \"iss\" and an overlap of grids");
  }
  if (root->has("native")) return read_native(root.member("native"), options);
  if (root->has("fpuzzles")) {
    auto document = read_fpuzzles(root.member("fpuzzles"), options);
    if (document) nest_foreign(*document, fpuzzles_names::kFormat);
    return document;
  }
  if (overlap) return read_overlap(root, options);
  if (root->has("iss")) {
    const JsonCursor member = root.member("iss");
    const std::string* constraints = member->if_string();
    if (constraints == nullptr) return member.wrong_kind("a string");
    auto document = read_iss(*constraints, options);
    if (!document) return member.error(document.error());
    nest_foreign(*document, iss::kFormat);
    return document;
  }
  return root.error(
      ErrorCode::syntax,
      "there is no member \"fpuzzles\", \"native\" or \"iss\", and it is no overlap of grids");
}

base::Result<model::Document> read(std::string_view text, const ReadOptions& options) {
  auto value = parse_json(text);
  if (!value) return value.error();
  const JsonCursor root(text, *value);
  if (!root->is_object()) return root.wrong_kind("an object");
  auto document = read_body(root, options);
  if (!document) return document;
  document->format = "record";
  tell_unknown_members(root, *document);
  for (const auto& [key, member] : root->members()) {
    const auto* const word = std::find_if(std::begin(kWords), std::end(kWords),
                                          [&key = key](const Word& w) { return w.name == key; });
    const std::string* words = member.if_string();
    if (word != std::end(kWords) && words != nullptr) {
      document->puzzle.metadata.*word->member = *words;
    } else if (key == "solution" && !document->puzzle.solution) {
      auto solution = read_filled_grid(document->puzzle, root.member(key));
      if (solution) {
        document->puzzle.solution = *std::move(solution);
      } else {
        document->ignored.emplace_back("a solution that does not fit the board");
      }
    } else if (!is_of_body(root, key) && key != "solution") {
      document->foreign.set(key, member);
    }
  }
  return document;
}

// ---------------------------------------------------------------------------------------------

/// The members of an overlap record if the puzzle is one.
std::optional<Value> overlap_value(const model::Puzzle& puzzle) {
  const auto grids = puzzle.board->grids();
  if (grids.size() < 2 || !require_sayable(puzzle, "record")) return std::nullopt;
  Value offsets = Value::array();
  for (const geometry::GridPlacement& grid : grids) {
    offsets.push_back(Value::Array{Value(grid.row), Value(grid.column)});
  }
  const Value spec =
      Value::object({{"type", "overlap"}, {"size", puzzle.num_digits()}, {"offsets", offsets}});
  const auto board = make_board(spec, {});
  if (!board || !same_board(**board, *puzzle.board)) return std::nullopt;
  return Value::object({{"order", puzzle.num_digits()},
                        {"rows", (*board)->lattice().rows},
                        {"cols", (*board)->lattice().columns},
                        {"grids", std::move(offsets)},
                        {"givens", line_text(puzzle, puzzle.givens)}});
}

base::Result<std::string> write(const model::Document& document) {
  Value root = Value::object();
  model::Document body = document;
  for (const Word& word : kWords) {
    std::string& text = body.puzzle.metadata.*word.member;
    if (!text.empty()) root.set(word.name, text);
    text.clear();
  }
  const Value* kept = foreign_part(document, "record");
  if (kept != nullptr) {
    for (const auto& [key, value] : kept->members()) {
      if (key.starts_with("x-")) continue;
      root.set(key, value);
      if (document.format == "record") body.foreign.erase(key);
    }
    body.foreign.erase("x-record");
  }
  const bool plain = body.puzzle.metadata == model::Metadata{} && !document.play;
  if (auto overlap = plain ? overlap_value(document.puzzle) : std::nullopt) {
    for (const auto& [key, value] : overlap->members()) root.set(key, value);
    if (document.puzzle.solution) {
      root.set("solution", line_text(document.puzzle, *document.puzzle.solution));
    }
  } else {
    root.set("native", write_native(body));
  }
  return write_json(root) + "\n";
}

}  // namespace

extern const Format descriptor;
const Format descriptor{
    .id = "record",
    .title = "Record of a collection of variants",
    .extensions = {},
    .one_per_line = true,
    .mismatch = mismatch,
    .read = read,
    .write = write,
};

}  // namespace omnidoku::formats::record_format
