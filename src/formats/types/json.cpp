// SPDX-License-Identifier: MIT
//
// json: the native format. It can say every puzzle, with a player's marks and history of where it
// came from; one puzzle is written on one line. See docs/FORMATS.md.
#include "formats/json.h"

#include "formats/format.h"
#include "formats/native/json.h"
#include "formats/text.h"

namespace omnidoku::formats::json_format {
namespace {

constexpr std::string_view kExtensions[] = {"omnidoku"};

std::optional<std::string> mismatch(std::string_view text) {
  const JsonOutline outline = outline_json(text);
  if (!outline.is_object) return "it does not begin with '{'";
  if (!outline.complete) return "it is not one complete JSON object";
  if (!outline.has("omnidoku")) return "there is no member \"omnidoku\"";
  return std::nullopt;
}

base::Result<model::Document> read(std::string_view text, const ReadOptions& options) {
  auto value = parse_json(text);
  if (!value) return value.error();
  return read_native(JsonCursor(text, *value), options);
}

base::Result<std::string> write(const model::Document& document) {
  return write_json(write_native(document)) + "\n";
}

/// Brackets within brackets may be the rows of a grid.
bool claims(std::string_view text) {
  const std::string_view content = trim_lines(text);
  return content.starts_with('{') || content.starts_with("[{") || content.starts_with("[\"") ||
         content.starts_with("[[[");
}

constexpr std::string_view kMarks[] = {"\"omnidoku\""};

}  // namespace

extern const Format descriptor;
const Format descriptor{
    .id = "json",
    .title = "Omnidoku's own JSON",
    .program = "Omnidoku",
    .marks = kMarks,
    .extensions = kExtensions,
    .one_per_line = true,
    .mismatch = mismatch,
    .claims = claims,
    .read = read,
    .write = write,
};

}  // namespace omnidoku::formats::json_format
