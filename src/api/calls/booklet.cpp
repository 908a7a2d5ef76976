// SPDX-License-Identifier: MIT
//
// booklet: puzzles on pages of paper. All words come from the caller, in whatever language.
#include "booklet/booklet.h"

#include <algorithm>
#include <deque>
#include <string>
#include <utility>
#include <vector>

#include "api/actions.h"
#include "api/call.h"
#include "api/drawing.h"
#include "api/shared_types.h"
#include "api/values.h"
#include "formats/native/json.h"
#include "formats/ornaments.h"

namespace omnidoku::api::booklet_call {
namespace {

using base::Value;

/// More would take long, and a request is no larger anyway.
constexpr double kMostPuzzles = 1000;
constexpr double kMostMillimetres = 100;

std::vector<std::string_view> paper_names() {
  std::vector<std::string_view> names;
  for (const booklet::Paper& paper : booklet::kPapers) names.push_back(paper.name);
  return names;
}

Fields entry_fields() {
  return {{"document", types::document(), "is the puzzle; what a player entered is left out"},
          with_default("title", types::text(), "", "stands behind its number"),
          with_default("about", types::text(), "", "stands below that, small"),
          with_default("level", types::text(), "", "stands at the other end of the caption"),
          with_default("words", types::text(), "", "are what a solver has to know"),
          with_default("view", types::text(), "folded", "is the view, if the board has it"),
          optional("solution", types::digits(), "is drawn with the solutions"),
          with_default("hints", types::list(types::text()), Value::Array{},
                       "are hints, each telling more than the one before it"),
          with_default("code", types::list(types::text()), Value::Array{},
                       "are the rows of a QR code, 1 for a dark module, 0 for a light one"),
          with_default("link", types::text(), "", "is what the code opens"),
          with_default("chapter", types::whole(0), 0, "is which of the chapters it is in, from 0")};
}

Type entry() {
  return types::named("BookletEntry", "A puzzle of a booklet.",
                      [] { return types::record(entry_fields()); });
}

Fields parameters() {
  const booklet::Options usual;
  return {
      {"puzzles", types::list(entry(), 0, kMostPuzzles), "are the puzzles, in their order"},
      with_default("heading", types::text(), "", "is what the whole is called"),
      with_default("byline", types::text(), "", "stands below the heading"),
      with_default("cover", types::flag(), false,
                   "gives the heading and the contents a page of their own"),
      with_default("chapters", types::list(types::text()), Value::Array{},
                   "are the titles of chapters; those without a puzzle are left out"),
      with_default("contents_title", types::text(), "", "is what the contents are called"),
      with_default("solutions_title", types::text(), "", "is what the solutions are called"),
      with_default("hints_titles", types::list(types::text()), Value::Array{},
                   "are what the hints of each grade are called"),
      with_default("nets", types::flag(), false,
                   "adds for each board that bends a page with it flat, to be cut out and glued"),
      with_default("nets_title", types::text(), "", "is what these pages are called"),
      with_default("paper", types::word(paper_names()), "a4", "is the paper, upright"),
      with_default("margin", types::number(0, kMostMillimetres), 15, "is in millimetres"),
      with_default("per_page", types::whole(1, booklet::kMostSlots), usual.per_page,
                   "is how many puzzles a page has, as long as their cells are large enough"),
      with_default("least_cell", types::number(1, kMostMillimetres), 6,
                   "is how wide a cell is at least, in millimetres"),
      with_default("solutions", types::word({"none", "next", "end"}), "end",
                   "is where solutions stand; next is the page behind")};
}

Type result() {
  return types::record(
      {{"pages", types::list(types::text()),
        "are the pages, each an SVG document of the paper's size"},
       {"width", types::number(0), "is the width of the paper in points, 72 to the inch"},
       {"height", types::number(0), "is its height"},
       {"places",
        types::list(types::record({{"title", types::text(), "is what begins there"},
                                   {"page", types::whole(0), "is its page, from 0"}})),
        "are the chapters, hints, solutions and nets"},
       {"order", types::list(types::whole(0)), "are the puzzles in the order of their numbers"},
       {"cut", types::list(types::whole(0)), "are puzzles for whose words there was no room"}});
}

std::optional<booklet::Code> read_code(Arguments& args) {
  const std::vector<std::string> rows = args.texts("code");
  if (rows.empty()) return std::nullopt;
  booklet::Code code;
  code.side = static_cast<int>(rows.size());
  for (const std::string& row : rows) {
    for (const char module : row) code.dark.push_back(module == '1');
    if (row.size() != rows.size()) args.fail("code", "a list of rows of a square");
  }
  return code;
}

model::PartialGrid read_solution(Arguments& args, const model::Puzzle& puzzle) {
  model::PartialGrid solution;
  for (const Value& item : args.value("solution").items()) {
    const std::int64_t* digit = item.if_int();
    if (digit == nullptr || *digit < 1 || *digit > puzzle.num_digits()) break;
    solution.emplace_back(static_cast<std::size_t>(*digit - 1));
  }
  if (solution.size() != static_cast<std::size_t>(puzzle.num_cells())) {
    args.fail("solution", "a list of a digit for each cell");
  }
  return solution;
}

/// An entry with its puzzle, which it points to, in `puzzles`.
booklet::Entry read_entry(Context& context, const Value& value, std::size_t number,
                          std::deque<model::Puzzle>& puzzles) {
  booklet::Entry entry;
  Arguments args(value, entry_fields(), "puzzles[" + std::to_string(number) + "]");
  auto document = formats::read_native(formats::JsonCursor({}, args.value("document")), {});
  if (args.failed()) {
    context.args.fail(args.error());
  } else if (!document) {
    context.args.fail(document.error());
  } else {
    entry.drawing.ornaments = formats::ornaments_of(*document);
    puzzles.push_back(std::move(document->puzzle));
    entry.puzzle = &puzzles.back();
    entry.drawing.view = args.text("view");
    entry.title = args.text("title");
    entry.about = args.text("about");
    entry.level = args.text("level");
    entry.words = args.text("words");
    entry.hints = args.texts("hints");
    entry.code = read_code(args);
    entry.link = args.text("link");
    entry.chapter = static_cast<std::size_t>(args.integer("chapter"));
    if (args.has("solution")) entry.solution = read_solution(args, *entry.puzzle);
    if (args.failed()) context.args.fail(args.error());
  }
  return entry;
}

base::Result<Value> run(Context& context) {
  Arguments& args = context.args;
  std::deque<model::Puzzle> puzzles;
  booklet::Booklet book;
  book.heading = args.text("heading");
  book.byline = args.text("byline");
  book.cover = args.flag("cover");
  book.chapters = args.texts("chapters");
  book.contents_title = args.text("contents_title");
  book.solutions_title = args.text("solutions_title");
  book.hints_titles = args.texts("hints_titles");
  book.nets_title = args.text("nets_title");
  if (!args.failed()) {
    for (const Value& value : args.value("puzzles").items()) {
      book.entries.push_back(read_entry(context, value, book.entries.size(), puzzles));
    }
  }
  booklet::Options options;
  const std::string paper = args.text("paper");
  const std::string solutions = args.text("solutions");
  options.margin = args.number("margin") * booklet::kPointsPerMillimetre;
  options.least_cell = args.number("least_cell") * booklet::kPointsPerMillimetre;
  options.nets = args.flag("nets");
  options.per_page = static_cast<int>(args.integer("per_page"));
  if (args.failed()) return Value();
  options.paper = std::find_if(std::begin(booklet::kPapers), std::end(booklet::kPapers),
                               [&paper](const booklet::Paper& one) { return one.name == paper; })
                      ->size;
  options.solutions = solutions == "none"   ? booklet::Solutions::none
                      : solutions == "next" ? booklet::Solutions::next_page
                                            : booklet::Solutions::end;
  const auto pages = booklet::make_pages(book, options);
  if (!pages) return pages.error();
  const auto number = [](std::size_t index) { return Value(static_cast<std::int64_t>(index)); };
  return Value::object(
      {{"pages", list_value(pages->svgs, [](const std::string& svg) { return Value(svg); })},
       {"width", options.paper.width},
       {"height", options.paper.height},
       {"places",
        list_value(pages->places,
                   [&number](const booklet::Place& place) {
                     return Value::object({{"title", place.title}, {"page", number(place.page)}});
                   })},
       {"order", list_value(pages->order, number)},
       {"cut", list_value(pages->cut, number)}});
}

}  // namespace

extern const Call descriptor;
const Call descriptor{.name = "booklet",
                      .help = "Puzzles on pages of paper, as SVG documents.",
                      .parameters = parameters,
                      .result = result,
                      .run = run};

}  // namespace omnidoku::api::booklet_call
