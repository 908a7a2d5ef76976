// SPDX-License-Identifier: MIT
//
// ksudoku: boards and saved games of KSudoku, XML. See ksudoku/game.h.
#include "formats/format.h"
#include "formats/ksudoku/game.h"
#include "formats/text.h"

namespace omnidoku::formats::ksudoku_format {
namespace {

constexpr std::string_view kExtensions[] = {"ksudoku"};

std::optional<std::string> mismatch(std::string_view text) {
  const std::string_view content = trim_lines(text);
  if (!content.starts_with('<')) return "it does not begin with '<'";
  const std::size_t at = find_tag(content, "ksudoku");
  if (at == std::string_view::npos) return "there is no element <ksudoku>";
  if (find_tag(content, "opensudoku") < at) return "it begins with an element <opensudoku>";
  return std::nullopt;
}

/// Any XML but that of the other format.
bool claims(std::string_view text) {
  return trim_lines(text).starts_with('<') &&
         find_tag(text, "opensudoku") == std::string_view::npos;
}

constexpr std::string_view kMarks[] = {"<ksudoku"};

}  // namespace

extern const Format descriptor;
const Format descriptor{
    .id = "ksudoku",
    .title = "KSudoku boards and games",
    .program = "KSudoku",
    .marks = kMarks,
    .extensions = kExtensions,
    .one_per_line = false,
    .mismatch = mismatch,
    .claims = claims,
    .read = read_ksudoku,
    .write = write_ksudoku,
};

}  // namespace omnidoku::formats::ksudoku_format
