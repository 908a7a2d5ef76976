// SPDX-License-Identifier: MIT
//
// Reading native JSON. Every error names the member at fault and its place in the text. The board
// and the parameters of constraints are checked by their own modules; this file only knows the
// frame around them.
#include "formats/native/json.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <utility>

#include "constraints/constraint_type.h"
#include "constraints/validation.h"
#include "formats/native/drawing_json.h"
#include "formats/native/grid.h"
#include "formats/native/play.h"
#include "formats/text.h"
#include "formats/text/puzzle_text.h"
#include "geometry/builder.h"

namespace omnidoku::formats {

using base::ErrorCode;
using base::Result;
using base::Value;
using geometry::Cell;
using geometry::Digit;
using model::Puzzle;

namespace {

constexpr std::string_view kPuzzleMembers[] = {
    "omnidoku",    "metadata", "board", "symbols",  "givens", "pencilmarks",
    "constraints", "solution", "fog",   "drawings", "play",   "unknown_rules",
};

/// The names of the words of metadata.
std::span<const std::string_view> metadata_members() {
  static constexpr auto kMembers = [] {
    std::array<std::string_view, std::size(model::kMetadataWords)> names;
    for (std::size_t i = 0; i < names.size(); ++i) names[i] = model::kMetadataWords[i].id;
    return names;
  }();
  return kMembers;
}

bool is_foreign_key(std::string_view key) { return key.starts_with("x-"); }

Result<void> check_members(const JsonCursor& object, std::span<const std::string_view> known,
                           bool allow_foreign) {
  if (!object->is_object()) return object.wrong_kind("an object");
  for (std::size_t i = 0; i < object->members().size(); ++i) {
    const std::string& key = object->members()[i].first;
    if (std::find(known.begin(), known.end(), key) != known.end()) continue;
    if (allow_foreign && is_foreign_key(key)) continue;
    std::string hint = "known are";
    for (const std::string_view name : known) hint.append(" ").append(name);
    if (allow_foreign) hint += "; anything may be kept under a name that begins with x-";
    return object.at(i).error(ErrorCode::unknown_name, "unknown member", std::move(hint));
  }
  return {};
}

Result<geometry::BoardPtr> read_board(const JsonCursor& cursor, const ReadOptions& options) {
  Value spec = cursor.value();
  if (const std::string* text = cursor->if_string()) {
    auto parsed = geometry::parse_board_text(*text);
    if (!parsed) return cursor.error(parsed.error());
    spec = *std::move(parsed);
  } else if (!cursor->is_object()) {
    return cursor.wrong_kind("an object or a text such as \"grid:9+x\"");
  }
  auto board = make_board(spec, options);
  if (!board) return cursor.error(board.error());
  return board;
}

Result<void> read_constraints(Puzzle& puzzle, const JsonCursor& cursor) {
  if (!cursor->is_array()) return cursor.wrong_kind("a list");
  std::size_t work_left = constraints::kMostWork;
  for (std::size_t i = 0; i < cursor->items().size(); ++i) {
    auto spec = read_constraint(puzzle, cursor.at(i), work_left);
    if (!spec) return spec.error();
    puzzle.constraints.push_back(*std::move(spec));
  }
  return {};
}

Result<void> read_metadata(model::Metadata& metadata, const JsonCursor& cursor) {
  if (auto known = check_members(cursor, metadata_members(), false); !known) return known;
  for (const model::MetadataWord& word : model::kMetadataWords) {
    if (!cursor->has(word.id)) continue;
    auto text = read_text(cursor.member(word.id));
    if (!text) return text.error();
    metadata.*word.member = *std::move(text);
  }
  return {};
}

/// The empty puzzle: version, board and symbols.
Result<Puzzle> read_frame(const JsonCursor& root, const ReadOptions& options) {
  if (auto known = check_members(root, kPuzzleMembers, true); !known) return known.error();
  if (!root->has("omnidoku")) {
    return root.error(ErrorCode::syntax, "there is no member \"omnidoku\" with the version",
                      "begin with {\"omnidoku\": 1, ...}");
  }
  if (const JsonCursor version = root.member("omnidoku"); *version != Value(kNativeVersion)) {
    return version.error(ErrorCode::unsupported, "this version of the format is not known here",
                         "version 1 is");
  }
  geometry::BoardPtr board = geometry::classic_board();
  if (root->has("board")) {
    auto built = read_board(root.member("board"), options);
    if (!built) return built.error();
    board = *std::move(built);
  }
  if (!root->has("symbols")) return model::make_puzzle(std::move(board));
  const JsonCursor cursor = root.member("symbols");
  auto symbols = read_symbols(cursor);
  if (!symbols) return symbols.error();
  if (symbols->size() != board->num_digits()) {
    return cursor.error(ErrorCode::wrong_length, "there are " + std::to_string(symbols->size()) +
                                                     " symbols, but the board takes " +
                                                     std::to_string(board->num_digits()));
  }
  return model::make_puzzle(std::move(board), *std::move(symbols));
}

Result<void> read_unknown_rules(Puzzle& puzzle, const JsonCursor& cursor) {
  if (!cursor->is_array()) return cursor.wrong_kind("a list of strings");
  for (std::size_t i = 0; i < cursor->items().size(); ++i) {
    auto rule = read_text(cursor.at(i));
    if (!rule) return rule.error();
    puzzle.unknown_rules.push_back(model::UnknownRule::from_text(*rule));
  }
  return {};
}

Result<void> read_drawings(Puzzle& puzzle, const JsonCursor& cursor) {
  if (!cursor->is_array()) return cursor.wrong_kind("a list");
  if (cursor->items().size() > model::kMostDrawings) {
    return cursor.error(
        ErrorCode::too_large,
        "there are more than " + std::to_string(model::kMostDrawings) + " drawings");
  }
  for (std::size_t i = 0; i < cursor->items().size(); ++i) {
    auto drawing = read_drawing(puzzle, cursor.at(i));
    if (!drawing) return drawing.error();
    puzzle.drawings.push_back(*std::move(drawing));
  }
  return {};
}

/// Everything that lies on the board.
Result<void> read_content(model::Document& document, const JsonCursor& root,
                          const ReadOptions& options) {
  Puzzle& puzzle = document.puzzle;
  if (root->has("metadata")) {
    if (auto read = read_metadata(puzzle.metadata, root.member("metadata")); !read) return read;
  }
  if (root->has("givens")) {
    auto givens = read_grid(puzzle, root.member("givens"));
    if (!givens) return givens.error();
    puzzle.givens = *std::move(givens);
  }
  if (root->has("pencilmarks")) {
    auto read = read_digit_sets(puzzle, root.member("pencilmarks"), puzzle.allowed);
    if (!read) return read;
  }
  if (root->has("constraints")) {
    if (auto read = read_constraints(puzzle, root.member("constraints")); !read) return read;
  }
  if (root->has("solution")) {
    auto solution = read_filled_grid(puzzle, root.member("solution"));
    if (!solution) return solution.error();
    puzzle.solution = *std::move(solution);
  }
  if (root->has("fog")) {
    auto lit = read_cells(puzzle, root.member("fog"));
    if (!lit) return lit.error();
    puzzle.fog = model::in_order(*std::move(lit));
  }
  if (root->has("drawings")) {
    if (auto read = read_drawings(puzzle, root.member("drawings")); !read) return read;
  }
  if (root->has("play")) {
    if (auto read = read_play(document, root.member("play"), options); !read) return read;
  }
  if (root->has("unknown_rules")) {
    if (auto read = read_unknown_rules(puzzle, root.member("unknown_rules")); !read) return read;
  }
  for (const auto& [key, value] : root->members()) {
    if (is_foreign_key(key)) document.foreign.set(key, value);
  }
  return {};
}

}  // namespace

std::span<const std::string_view> native_members(std::string_view object) {
  if (object == "puzzle") return kPuzzleMembers;
  if (object == "metadata") return metadata_members();
  if (object == "play") return play_members();
  return {};
}

bool is_native(std::string_view text) {
  const JsonOutline outline = outline_json(text);
  return outline.is_object && outline.complete && outline.has("omnidoku");
}

Result<model::Document> read_native(const JsonCursor& root, const ReadOptions& options) {
  auto puzzle = read_frame(root, options);
  if (!puzzle) return puzzle.error();
  model::Document document;
  document.format = "json";
  document.puzzle = *std::move(puzzle);
  if (auto read = read_content(document, root, options); !read) return read.error();
  return document;
}

const Value* foreign_part(const model::Document& document, std::string_view format) {
  if (document.format == format) return document.foreign.is_null() ? nullptr : &document.foreign;
  return document.foreign.find("x-" + std::string(format));
}

// ---------------------------------------------------------------------------------------------

namespace {

Value metadata_value(const model::Metadata& metadata) {
  Value value = Value::object();
  for (const model::MetadataWord& word : model::kMetadataWords) {
    if (const std::string& text = metadata.*word.member; !text.empty()) value.set(word.id, text);
  }
  return value;
}

/// What was carried along: as it was in native JSON, and the rest under the name of its format.
void write_foreign(const model::Document& document, Value& root) {
  if (document.foreign.is_null()) return;
  Value rest = document.foreign;
  for (const auto& [key, value] : document.foreign.members()) {
    if (!is_foreign_key(key)) continue;
    root.set(key, value);
    rest.erase(key);
  }
  if (document.format.empty() || document.format == "json") return;
  if (rest.is_object() && rest.members().empty()) return;
  root.set("x-" + document.format, std::move(rest));
}

}  // namespace

Value write_native(const model::Document& document) {
  const Puzzle& puzzle = document.puzzle;
  Value root = Value::object({{"omnidoku", kNativeVersion}});
  if (Value metadata = metadata_value(puzzle.metadata); !metadata.members().empty()) {
    root.set("metadata", std::move(metadata));
  }
  root.set("board", puzzle.board->spec());
  if (!puzzle.symbols.is_standard()) root.set("symbols", symbols_value(puzzle.symbols));
  if (has_digits(puzzle.givens)) root.set("givens", grid_value(puzzle, puzzle.givens));
  if (puzzle.has_pencilmark_clues()) {
    root.set("pencilmarks", digit_sets_value(puzzle, puzzle.allowed, puzzle.all_digits()));
  }
  if (!puzzle.constraints.empty()) {
    Value list = Value::array();
    for (const auto& spec : puzzle.constraints) list.push_back(constraint_value(puzzle, spec));
    root.set("constraints", std::move(list));
  }
  if (puzzle.solution) {
    const model::PartialGrid grid(puzzle.solution->begin(), puzzle.solution->end());
    root.set("solution", grid_value(puzzle, grid));
  }
  if (puzzle.fog) root.set("fog", puzzle.board->names(*puzzle.fog));
  if (!puzzle.drawings.empty()) {
    Value list = Value::array();
    for (const model::Drawing& drawing : puzzle.drawings)
      list.push_back(drawing_value(puzzle, drawing));
    root.set("drawings", std::move(list));
  }
  if (has_play(document)) root.set("play", play_value(document));
  if (!puzzle.unknown_rules.empty()) {
    Value rules = Value::array();
    for (const model::UnknownRule& rule : puzzle.unknown_rules) rules.push_back(rule.text());
    root.set("unknown_rules", std::move(rules));
  }
  write_foreign(document, root);
  return root;
}

}  // namespace omnidoku::formats
