// SPDX-License-Identifier: MIT
//
// sdm: collections of SudoCue and others, a puzzle a line, '0' for an empty cell. It reads like
// the format line, which is what such text is taken for unless this one is named.
#include "formats/format.h"
#include "formats/text.h"
#include "formats/text/cell_line.h"

namespace omnidoku::formats::sdm_format {
namespace {

constexpr std::string_view kExtensions[] = {"sdm"};

std::optional<std::string> mismatch(std::string_view text) {
  const auto line = puzzle_line(text);
  if (!line) return line.error().what;
  if (auto reason = square_line_mismatch(*line)) return reason;
  return "it is read as the format line unless sdm is named";
}

base::Result<model::Document> read(std::string_view text, const ReadOptions& options) {
  auto line = puzzle_line(text);
  if (!line) return line.error();
  return read_square_line(*line, "sdm", options);
}

base::Result<std::string> write(const model::Document& document) {
  return write_square_line(document, "sdm", '0');
}

}  // namespace

extern const Format descriptor;
const Format descriptor{
    .id = "sdm",
    .title = "Collection, one line each",
    .extensions = kExtensions,
    .one_per_line = true,
    .mismatch = mismatch,
    .read = read,
    .write = write,
};

}  // namespace omnidoku::formats::sdm_format
