// SPDX-License-Identifier: MIT
//
// sudokupad: an id of SudokuPad that holds its puzzle ("scl...", "ctc...", "scf..."), alone or in a
// link; or what such an id holds, as JSON. See formats/sudokupad/sudokupad.h. Written as a link.
#include "formats/sudokupad/sudokupad.h"

#include <algorithm>

#include "formats/format.h"
#include "formats/json.h"
#include "formats/link.h"
#include "formats/link_words.h"
#include "formats/lz_string.h"
#include "formats/text/puzzle_text.h"

namespace omnidoku::formats::sudokupad_format {
namespace {

constexpr std::string_view kName = "SudokuPad";

/// Whether a text is such a puzzle as it is in an id, unpacked.
bool is_pad_object(std::string_view text) {
  const JsonOutline outline = outline_json(text);
  return outline.is_object && outline.complete && outline.has("cells") &&
         (outline.has("cellSize") || outline.has("underlays") || outline.has("overlays")) &&
         !outline.has("omnidoku");
}

std::optional<std::string> mismatch(std::string_view text) {
  const Link::Content content = parse_link(text).content;
  if (content == Link::Content::sudokupad || content == Link::Content::digits) return std::nullopt;
  if (is_pad_object(text)) return std::nullopt;
  return "it is no SudokuPad id that holds a puzzle";
}

base::Result<model::Document> read_json(const std::string& json, const ReadOptions& options) {
  const auto value = parse_json(json);
  if (!value) return value.error();
  if (auto document = read_beyond_sudokupad(*value, options)) return *std::move(document);
  return read_sudokupad(JsonCursor(json, *value), options);
}

base::Result<model::Document> read_digits(const std::string& digits, const ReadOptions& options) {
  auto document = make_document(plain_grid_spec(9), "sudokupad", options);
  if (!document) return document;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (digits[i] != '0') document->puzzle.givens[i] = geometry::Digit(digits[i] - '1');
  }
  return document;
}

base::Result<model::Document> read(std::string_view text, const ReadOptions& options) {
  if (is_pad_object(text)) return read_json(std::string(text), options);
  const Link link = parse_link(text);
  if (link.content == Link::Content::digits)
    return read_digits(unfold_digits(link.packed), options);
  if (link.content != Link::Content::sudokupad) {
    return base::make_error(base::ErrorCode::syntax, *mismatch(text),
                            "such an id begins with scl, ctc or scf");
  }
  // Percent signs may have been written twice, and '+' turned into a blank.
  std::string packed = without_percent_signs(without_percent_signs(link.packed));
  std::replace(packed.begin(), packed.end(), ' ', '+');
  constexpr std::string_view kWhat = "a SudokuPad id that holds its puzzle";
  constexpr std::string_view kHint =
      "copy the whole link again, or open it there and export it as an f-puzzles link";
  const auto unpacked = decompress_from_base64(packed);
  if (!unpacked) return error_in_link(damaged_link(unpacked.error(), kName), kWhat, kHint);
  const bool is_json = parse_json(*unpacked).has_value();
  auto document = read_json(is_json ? *unpacked : unzip_sudokupad(*unpacked), options);
  if (document) return document;
  return error_in_link(document.error(), kWhat, kHint);
}

/// The link that holds an object.
std::string link_to(const base::Value& value) {
  return "https://sudokupad.app/scl" + in_address(compress_to_base64(write_json(value))) + "\n";
}

base::Result<std::string> write(const model::Document& document) {
  return write_sudokupad(document).transform(link_to);
}

base::Result<WrittenText> write_drawn(const model::Document& document) {
  WrittenText written;
  const auto value = write_sudokupad_drawn(document, written.drawn);
  if (!value) return value.error();
  written.text = link_to(*value);
  return written;
}

constexpr std::string_view kCopyAgain = "copy the whole link again";
constexpr std::string_view kShortScf =
    "the SudokuPad 'scf' id of the link does not come to 81 cells";
constexpr std::string_view kFewClassic =
    "of SudokuPad's 'classic' links only those with 81 digits can be read";
constexpr std::string_view kExportClassic = "export the puzzle as an f-puzzles link";
constexpr std::string_view kOnServer =
    "the link holds only the name of a puzzle that lies on the server";
constexpr std::string_view kExportIt = "open it there and export it as an f-puzzles link";

constexpr LinkSite kSites[] = {
    {"/scl", "link_damaged", kName, "the SudokuPad 'scl' id of the link is cut off", kCopyAgain},
    {"/ctc", "link_damaged", kName, "the SudokuPad 'ctc' id of the link is cut off", kCopyAgain},
    {"/scf", "link_damaged", kName, kShortScf, kCopyAgain},
    {"puzzleid=scf", "link_damaged", kName, kShortScf, kCopyAgain},
    {"/classic", "link_digits", kName, kFewClassic, kExportClassic},
    {"puzzleid=classic", "link_digits", kName, kFewClassic, kExportClassic},
    {"sudokupad.app", "link_name", "", kOnServer, kExportIt},
    {"crackingthecryptic.com", "link_name", "", kOnServer, kExportIt},
};

}  // namespace

extern const Format descriptor;
const Format descriptor{
    .id = "sudokupad",
    .title = "SudokuPad ids that hold a puzzle",
    .program = kName,
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

}  // namespace omnidoku::formats::sudokupad_format
