// SPDX-License-Identifier: MIT
//
// fpuzzles: a puzzle as f-puzzles JSON. See fpuzzles.h.
#include "formats/fpuzzles/fpuzzles.h"

#include "formats/format.h"
#include "formats/json.h"

namespace omnidoku::formats::fpuzzles_format {
namespace {

std::optional<std::string> mismatch(std::string_view text) {
  const JsonOutline outline = outline_json(text);
  if (!outline.is_object) return "it does not begin with '{'";
  if (!outline.complete) return "it is not one complete JSON object";
  if (!outline.has("size") || !outline.has("grid")) {
    return "there are no members \"size\" and \"grid\"";
  }
  if (outline.has("omnidoku")) return "there is a member \"omnidoku\"";
  return std::nullopt;
}

base::Result<model::Document> read(std::string_view text, const ReadOptions& options) {
  auto value = parse_json(text);
  if (!value) return value.error();
  return read_fpuzzles(JsonCursor(text, *value), options);
}

base::Result<std::string> write(const model::Document& document) {
  return write_fpuzzles(document, fpuzzles_names::kFormat).transform([](const base::Value& value) {
    return write_json(value) + "\n";
  });
}

base::Result<WrittenText> write_drawn(const model::Document& document) {
  WrittenText written;
  const auto value = write_fpuzzles_drawn(document, fpuzzles_names::kFormat, written.drawn);
  if (!value) return value.error();
  written.text = write_json(*value) + "\n";
  return written;
}

constexpr std::string_view kMarks[] = {"\"size\"", "\"grid\""};

}  // namespace

extern const Format descriptor;
const Format descriptor{
    .id = "fpuzzles",
    .title = "f-puzzles JSON",
    .program = kFpuzzlesName,
    .marks = kMarks,
    .extensions = {},
    .one_per_line = true,
    .mismatch = mismatch,
    .read = read,
    .write = write,
    .write_drawn = write_drawn,
};

}  // namespace omnidoku::formats::fpuzzles_format
