// SPDX-License-Identifier: MIT
//
// fpuzzles_link: a link to f-puzzles (?load=...) or SudokuPad (fpuz...), or only the packed part of
// one; or any link with the 81 digits of a classic grid in it (sudokupad.app/classic..., ?bd=...).
// See fpuzzles.h. Written as an f-puzzles link.
#include "formats/format.h"
#include "formats/fpuzzles/fpuzzles.h"
#include "formats/json.h"
#include "formats/link.h"
#include "formats/link_words.h"
#include "formats/lz_string.h"
#include "formats/text.h"
#include "formats/text/cell_line.h"

namespace omnidoku::formats::fpuzzles_link_format {
namespace {

constexpr std::string_view kId = "fpuzzles_link";

std::optional<std::string> mismatch(std::string_view text) {
  const Link::Content content = parse_link(text).content;
  if (content == Link::Content::fpuzzles || content == Link::Content::cells) return std::nullopt;
  return "it is no link that holds a puzzle";
}

base::Result<model::Document> read(std::string_view text, const ReadOptions& options) {
  const Link link = parse_link(text);
  if (link.content == Link::Content::cells) {
    CellLine line;
    line.cells = link.packed;
    auto document = read_square_line(line, kId, options);
    if (document) {
      for (const std::string& rule : rules_in_link(text))
        document->puzzle.unknown_rules.push_back(model::UnknownRule::named(rule));
    }
    return document;
  }
  const bool is_packed = link.content == Link::Content::fpuzzles;
  const auto json = unpack_fpuzzles(is_packed ? link.packed : trim_lines(text));
  constexpr std::string_view kWhat = "an f-puzzles link";
  constexpr std::string_view kHint =
      "copy the whole link again, or open it there and export the puzzle anew";
  if (!json) return error_in_link(damaged_link(json.error(), kFpuzzlesName), kWhat, kHint);
  const auto value = parse_json(*json);
  base::Result<model::Document> document =
      value ? read_fpuzzles(JsonCursor(*json, *value), options) : value.error();
  if (!document) return error_in_link(document.error(), kWhat, kHint);
  // The puzzle is that of the link; the link itself holds nothing else.
  document->format = kId;
  if (!document->foreign.is_null()) {
    base::Value packed = std::exchange(document->foreign, base::Value::object());
    document->foreign.set("x-fpuzzles", std::move(packed));
  }
  return document;
}

/// The link that holds an object.
std::string link_to(const base::Value& value) {
  return "https://www.f-puzzles.com/?load=" + in_address(compress_to_base64(write_json(value))) +
         "\n";
}

base::Result<std::string> write(const model::Document& document) {
  const auto value = write_fpuzzles(document, kId);
  if (!value) return value.error();
  return link_to(*value);
}

base::Result<WrittenText> write_drawn(const model::Document& document) {
  WrittenText written;
  auto value = write_fpuzzles_drawn(document, kId, written.drawn);
  if (!value) return value.error();
  written.text = link_to(*value);
  return written;
}

constexpr LinkSite kSites[] = {
    {"f-puzzles.com/?id=", "link_name", "",
     "the link holds only the number of a puzzle that lies on the server",
     "open it there, export it as an f-puzzles link that begins with ?load=, and give that"},
    {"f-puzzles.com/?load=", "link_damaged", kFpuzzlesName,
     "what stands behind load= in the link is missing, cut off or damaged",
     "copy the whole link again"},
    {"f-puzzles.com", "link_empty", kFpuzzlesName,
     "the link leads to f-puzzles, but holds no puzzle",
     "export the puzzle there as a link, which has ?load= in it"},
};

}  // namespace

extern const Format descriptor;
const Format descriptor{
    .id = kId,
    .title = "f-puzzles and SudokuPad links",
    .program = kFpuzzlesName,
    .sites = kSites,
    .extensions = {},
    .one_per_line = true,
    .is_word = true,
    .is_link = true,
    .mismatch = mismatch,
    .read = read,
    .write = write,
    .write_drawn = write_drawn,
};

}  // namespace omnidoku::formats::fpuzzles_link_format
