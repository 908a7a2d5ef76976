// SPDX-License-Identifier: MIT
//
// iss: a constraint string of the Interactive Sudoku Solver, alone or in a link (?q=...). See
// formats/iss/iss.h. Written without a link.
#include "formats/iss/iss.h"

#include "formats/format.h"
#include "formats/link.h"
#include "formats/link_words.h"
#include "formats/text.h"

namespace omnidoku::formats::iss_format {
namespace {

std::optional<std::string> mismatch(std::string_view text) {
  if (iss_text(text).empty()) {
    return "it is no list of constraints that each begin with a point and a name";
  }
  // An address within the words of a constraint.
  const Link::Content content = parse_link(text).content;
  if (content != Link::Content::none && content != Link::Content::query)
    return "it is a link of another kind";
  return std::nullopt;
}

/// Whether it begins with a point, a capital and then '~' somewhere.
bool claims(std::string_view text) {
  const std::string_view line = trim_lines(text);
  return line.size() > 2 && line[0] == '.' && line[1] >= 'A' && line[1] <= 'Z' &&
         line.find('~') != std::string_view::npos;
}

base::Result<model::Document> read(std::string_view text, const ReadOptions& options) {
  const std::string constraints = iss_text(text);
  if (constraints.empty() || constraints == text) return read_iss(text, options);
  auto document = read_iss(constraints, options);
  if (document) return document;
  return error_in_link(document.error(),
                       "a link with constraints behind q=", "copy the whole link again");
}

}  // namespace

extern const Format descriptor;
const Format descriptor{
    .id = "iss",
    .title = "Constraint strings of the Interactive Sudoku Solver",
    .program = "Interactive Sudoku Solver",
    .extensions = {},
    .one_per_line = true,
    .is_word = true,
    .mismatch = mismatch,
    .claims = claims,
    .read = read,
    .write = write_iss,
};

}  // namespace omnidoku::formats::iss_format
