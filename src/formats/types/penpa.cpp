// SPDX-License-Identifier: MIT
//
// penpa: a link of penpa-edit. See formats/penpa.h. Read only.
#include "formats/penpa.h"

#include "formats/format.h"

namespace omnidoku::formats::penpa_format {
namespace {

std::optional<std::string> mismatch(std::string_view text) {
  if (penpa_payload(text).empty()) return "it is no penpa link that holds a puzzle";
  // A link in which the addresses of several sites stand is what comes first in the registry.
  for (const char* id : {"fpuzzles_link", "sudokupad"}) {
    if (!find_format(id)->mismatch(text)) return "it is a link of another kind";
  }
  return std::nullopt;
}

base::Result<model::Document> read(std::string_view text, const ReadOptions& options) {
  const std::string_view packed = penpa_payload(text);
  if (packed.empty()) {
    return base::make_error(base::ErrorCode::syntax, *mismatch(text),
                            "such a link has #m=edit&p= and what is packed behind it");
  }
  const auto unpacked = unpack_penpa(packed);
  auto document =
      unpacked ? read_penpa(*unpacked, options) : base::Result<model::Document>(unpacked.error());
  if (document) return document;
  // A place within the unpacked text would mean nothing to the reader.
  base::Error error = document.error();
  error.where.line = error.where.column = 0;
  error.what = "in the puzzle of the link: " + error.what;
  return error;
}

}  // namespace

extern const Format descriptor;
const Format descriptor{
    .id = "penpa",
    .title = "Penpa links",
    .extensions = {},
    .one_per_line = true,
    .mismatch = mismatch,
    .read = read,
};

}  // namespace omnidoku::formats::penpa_format
