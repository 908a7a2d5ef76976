// SPDX-License-Identifier: MIT
//
// penpa: a link of penpa-edit. See formats/penpa/penpa.h.
#include "formats/penpa/penpa.h"

#include "formats/format.h"
#include "formats/link.h"
#include "formats/link_words.h"
#include "formats/penpa/text.h"

namespace omnidoku::formats::penpa_format {
namespace {

constexpr std::string_view kName = "penpa";
constexpr std::string_view kCopyAgain = "copy the whole link again; in penpa, 'Share' makes one";

std::optional<std::string> mismatch(std::string_view text) {
  if (parse_link(text).content == Link::Content::penpa) return std::nullopt;
  return "it is no penpa link that holds a puzzle";
}

base::Result<model::Document> read(std::string_view text, const ReadOptions& options) {
  const Link link = parse_link(text);
  if (link.content != Link::Content::penpa) {
    return base::make_error(base::ErrorCode::syntax, *mismatch(text),
                            "such a link has #m=edit&p= and what is packed behind it");
  }
  const auto drawing = penpa::unpack(link.packed);
  const auto solution = penpa::unpack_solution(link.solution);
  if (drawing && (solution || link.solution.empty())) {
    const penpa::DrawingText held{*drawing, solution ? *solution : std::string()};
    if (auto document = penpa::read_behind_drawing(held, options)) return *std::move(document);
  }
  auto document = drawing
                      ? penpa::read_drawing(*drawing, solution ? *solution : std::string(), options)
                      : base::Result<model::Document>(damaged_link(drawing.error(), kName));
  if (document && !solution && !link.solution.empty())
    document->ignored.emplace_back("a solution that is cut off or damaged");
  if (document) return document;
  return error_in_link(document.error(), "a penpa link", kCopyAgain);
}

/// The link that holds a drawing. Where the solution is known it opens for solving, as penpa asks
/// for none else.
std::string link_to(const penpa::DrawingText& text) {
  std::string link =
      "https://swaroopg92.github.io/penpa-edit/#m=edit&p=" + penpa::pack(text.drawing);
  if (!text.solution.empty()) link += "&l=solvedup&a=" + penpa::pack_solution(text.solution);
  return link + "\n";
}

base::Result<std::string> write(const model::Document& document) {
  return penpa::write_drawing(document).transform(link_to);
}

base::Result<WrittenText> write_drawn(const model::Document& document) {
  WrittenText written;
  const auto text = penpa::write_drawing_in_words(document, written.drawn);
  if (!text) return text.error();
  written.text = link_to(*text);
  return written;
}

constexpr LinkSite kSites[] = {
    {kName, "link_damaged", kName, "the link holds no packed puzzle behind p=, or is cut off",
     kCopyAgain},
};

}  // namespace

extern const Format descriptor;
const Format descriptor{
    .id = "penpa",
    .title = "Penpa links",
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

}  // namespace omnidoku::formats::penpa_format
