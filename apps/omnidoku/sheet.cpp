// SPDX-License-Identifier: MIT
#include "sheet.h"

#include <algorithm>
#include <deque>
#include <memory>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "batch.h"
#include "booklet/booklet.h"
#include "constraints/rules.h"
#include "interrupt.h"
#include "language.h"
#include "logic/hint.h"
#include "logic/path.h"
#include "logic/rating.h"
#include "page_link.h"
#include "picture_file.h"
#include "puzzle_words.h"
#include "qr_code.h"
#include "raster.h"
#include "text.h"

namespace omnidoku::cli {

using base::ErrorCode;
using base::make_error;
using base::Status;

namespace {

constexpr std::size_t kMostPuzzles = 10000;

/// A puzzle that was read, and what is known of it.
struct Known {
  model::Document document;
  std::optional<model::FilledGrid> solution;
  std::optional<logic::Level> level;
  std::vector<std::string> hints;
};

class SheetWriter {
 public:
  SheetWriter(Console& console, const SheetOptions& sheet, const DrawnAs& drawn_as)
      : console_(console), sheet_(sheet), language_(sheet.language), drawn_as_(drawn_as) {}

  int run(const InputOptions& input_options, const SearchOptions& search, const SheetFile& file) {
    base::Result<base::Limits> limits = limits_with(search.time_limit);
    if (!limits) return console_.fail(limits.error());
    limits_ = *std::move(limits);
    ignore_unknown_ = search.ignore_unknown;
    if (!sheet_.page.empty()) {
      const base::Result<std::string> address = page_address(sheet_.page);
      if (!address) return console_.fail(address.error());
      page_ = *address;
    }
    const base::Result<std::unique_ptr<Output>> output =
        open_output(console_, file.name, input_options.texts);
    if (!output) return console_.fail(output.error());
    InputOptions within_limits = input_options;
    within_limits.limits = limits_;
    const base::Result<std::unique_ptr<Input>> input = Input::open(within_limits, console_.out);
    if (!input) return console_.fail(input.error());
    BatchOptions batch;
    batch.threads = thread_count(0);
    const int code =
        run_batch(console_, **input, console_.out, batch,
                  [&](const formats::Record& record) { return answer(**input, record); });
    if (interrupted()) return kExitInterrupted;
    if (known_.empty()) {
      return console_.fail(make_error(ErrorCode::usage, "there is no puzzle to print"));
    }
    const base::Result<std::string> drawn = draw(file);
    if (!drawn) return console_.fail(drawn.error());
    (*output)->write(*drawn);
    // Of one puzzle that is not unique it was said; it is printed all the same.
    return finish_output(console_, **output, code == kExitNotUnique ? kExitDone : code);
  }

 private:
  Answer answer(const Input& input, const formats::Record& record) {
    Answer result;
    if (!record.document) {
      result.verdict = verdict_of(status_of_unread(record));
      result.messages = error_text(input, record);
      return result;
    }
    auto known = std::make_shared<Known>(Known{*record.document, {}, {}, {}});
    const model::Puzzle& puzzle = known->document.puzzle;
    std::string trouble;
    if (const auto valid = constraints::validate_puzzle(puzzle); !valid) {
      result.verdict = Verdict::invalid;
      trouble = valid.error().text();
    } else if (needs_solving()) {
      result.verdict = solve(*known, trouble);
    }
    if (result.verdict == Verdict::cancelled) return result;
    if (!trouble.empty()) result.messages = place_of(input, record) + trouble;
    result.aside = left_aside(known->document);
    result.delivered = [this, known] {
      if (known_.size() < kMostPuzzles) {
        known_.push_back(std::move(*known));
      } else {
        ++num_left_out_;
      }
    };
    return result;
  }

  [[nodiscard]] bool needs_rating() const {
    return sheet_.levels || sheet_.chapters || sheet_.hints;
  }
  [[nodiscard]] bool needs_solving() const { return needs_rating() || sheet_.solutions != "none"; }

  /// Finds what is to be printed besides the puzzle; says what is the matter with it.
  [[nodiscard]] Verdict solve(Known& known, std::string& trouble) const {
    solve::Options options;
    options.limits = limits_;
    options.ignore_unknown = ignore_unknown_;
    const base::Deadline deadline(limits_);
    const logic::Game game(known.document.puzzle, options);
    if (game.status() == Status::cancelled) return Verdict::cancelled;
    // The setter's own solution serves where several fit, as under fog.
    if (const model::FilledGrid* solution = game.solution()) known.solution = *solution;
    if (game.status() != Status::unique) {
      trouble = std::string(base::to_string(game.status())) + ": printed without ";
      trouble += known.solution ? "a level" : "a solution";
      if (const std::string more = game.trouble(); !more.empty()) trouble += "; " + more;
      return verdict_of(game.status());
    }
    if (!needs_rating()) return Verdict::done;
    const logic::Path path =
        logic::find_path(game.position(), logic::human_scale(), deadline.rest_of(limits_));
    if (path.end == logic::PathEnd::stopped) {
      if (limits_.stop.stop_requested()) return Verdict::cancelled;
      trouble = "limit: printed without a level";
      return Verdict::limit;
    }
    const logic::Rating rating = logic::rate(path);
    known.level = rating.level;
    if (sheet_.hints)
      known.hints = graded_hints(path, rating, logic::Words(game.structure()), language_);
    return Verdict::done;
  }

  /// Gives the entry a code that opens the puzzle on the page; without the setter's words, which
  /// stand beside it, where all would be too large.
  [[nodiscard]] base::Result<void> add_code(const Known& known, std::size_t number,
                                            booklet::Entry& entry) {
    model::Document document = known.document;
    for (int attempt = 0; attempt < 2; ++attempt) {
      base::Result<std::string> link = page_link(page_, document);
      if (!link) return link.error();
      base::Result<std::optional<booklet::Code>> code = qr_code(*link);
      if (!code) return code.error();
      if (*code) {
        entry.code = **std::move(code);
        entry.link = *std::move(link);
        return {};
      }
      const std::string title = std::move(document.puzzle.metadata.title);
      document.puzzle.metadata = {};
      document.puzzle.metadata.title = title;
    }
    without_code_.push_back(number);
    return {};
  }

  [[nodiscard]] std::string name_of(logic::Level level) const {
    return language_.find("level." + std::string(logic::to_string(level)));
  }

  [[nodiscard]] booklet::Entry entry_of(const Known& known) const {
    const model::Puzzle& puzzle = known.document.puzzle;
    booklet::Entry entry;
    entry.puzzle = &puzzle;
    entry.drawing = drawn_as_(known.document);
    entry.title =
        puzzle.metadata.title.empty() ? kind_of(puzzle, language_) : puzzle.metadata.title;
    if (!puzzle.metadata.author.empty()) {
      entry.about = language_.say("info.author", {{"name", puzzle.metadata.author}});
    }
    if (sheet_.levels && known.level) entry.level = name_of(*known.level);
    if (!sheet_.no_rules) {
      const geometry::View* view = puzzle.board->find_view(entry.drawing.view);
      entry.words = printed_rules(puzzle, view == nullptr ? "" : view->caption, language_);
    }
    const auto add_line = [&entry](const std::string& line) {
      if (!line.empty()) entry.words += (entry.words.empty() ? "" : "\n") + line;
    };
    if (!puzzle.symbols.is_standard()) {
      std::vector<std::string> symbols;
      for (int i = 0; i < puzzle.num_digits(); ++i) {
        symbols.push_back(puzzle.symbols.text(geometry::Digit(i)));
      }
      add_line(language_.say("booklet.symbols", {{"symbols", joined(symbols, " ")}}));
    }
    add_line(printed_legend(puzzle, language_));
    if (known.solution) {
      entry.solution.emplace(known.solution->begin(), known.solution->end());
    }
    entry.hints = known.hints;
    if (sheet_.chapters) {
      entry.chapter =
          known.level ? static_cast<std::size_t>(*known.level) : std::size(logic::kLevels);
    }
    return entry;
  }

  [[nodiscard]] base::Result<std::string> draw(const SheetFile& file) {
    booklet::Booklet book;
    book.heading = sheet_.heading;
    book.byline = sheet_.byline;
    book.cover = sheet_.cover;
    book.contents_title = language_.find("booklet.contents");
    book.solutions_title = language_.find("booklet.solutions");
    if (sheet_.hints) {
      for (const char* key : {"booklet.hints.first", "booklet.hints.second", "booklet.hints.third"})
        book.hints_titles.push_back(language_.find(key));
    }
    book.nets_title = language_.find("booklet.nets");
    if (sheet_.chapters) {
      for (const logic::Level level : logic::kLevels) book.chapters.push_back(name_of(level));
      book.chapters.push_back(language_.find("booklet.unrated"));
    }
    for (const Known& known : known_) {
      book.entries.push_back(entry_of(known));
      if (page_.empty()) continue;
      if (const auto added = add_code(known, book.entries.size() - 1, book.entries.back()); !added)
        return added.error();
    }
    if (num_left_out_ > 0) {
      console_.say(fmt::format("a booklet has no more than {} puzzles: {} left out", kMostPuzzles,
                               counted(num_left_out_, "puzzle")));
    }
    booklet::Options options;
    options.paper = std::ranges::find(booklet::kPapers, sheet_.paper, &booklet::Paper::name)->size;
    options.margin = sheet_.margin * booklet::kPointsPerMillimetre;
    options.least_cell = sheet_.least_cell * booklet::kPointsPerMillimetre;
    options.per_page = sheet_.per_page;
    options.nets = sheet_.nets;
    options.solutions = sheet_.solutions == "none"   ? booklet::Solutions::none
                        : sheet_.solutions == "next" ? booklet::Solutions::next_page
                                                     : booklet::Solutions::end;
    const base::Result<booklet::Pages> pages = booklet::make_pages(book, options);
    if (!pages) return pages.error();
    const auto say_of = [&](const std::string& what, const std::vector<std::size_t>& entries) {
      std::vector<std::string> numbers;
      for (const std::size_t entry : entries) {
        const auto at = std::ranges::find(pages->order, entry) - pages->order.begin();
        numbers.push_back(std::to_string(at + 1));
      }
      if (!numbers.empty()) console_.say(what + joined(numbers, ", "));
    };
    say_of("no page has room for all words about number ", pages->cut);
    say_of("too large for a QR code: number ", without_code_);
    if (file.kind != "pdf" && pages->svgs.size() > 1) {
      return make_error(ErrorCode::usage, "a booklet of several pages is a PDF file",
                        "name it -o FILE.pdf");
    }
    console_.remark(counted(known_.size(), "puzzle") + " on " +
                    counted(pages->svgs.size(), "page"));
    tell_missing_glyphs(console_, pages->svgs, file.kind);
    if (file.kind != "pdf") return picture_of(pages->svgs.front(), file.kind, file.zoom);
    PdfFacts facts;
    facts.title = sheet_.heading;
    for (const booklet::Place& place : pages->places) {
      facts.places.push_back({place.title, place.page});
    }
    return svgs_to_pdf(pages->svgs, facts);
  }

  Console& console_;
  const SheetOptions& sheet_;
  const Language language_;
  const DrawnAs& drawn_as_;
  base::Limits limits_;
  bool ignore_unknown_ = false;
  std::string page_;
  std::deque<Known> known_;  ///< in the order of the input
  std::size_t num_left_out_ = 0;
  std::vector<std::size_t> without_code_;  ///< entries
};

}  // namespace

void add_sheet_options(CommandOptions& options, bool& wanted, SheetOptions& sheet) {
  options.flag("--sheet", wanted,
               "All puzzles of the input as a booklet: FILE.pdf, or a picture of its only page");
  std::vector<std::string> papers;
  for (const booklet::Paper& paper : booklet::kPapers) papers.emplace_back(paper.name);
  options.add("--heading", sheet.heading, "With --sheet: what the booklet is called")
      .type_name("TEXT");
  options.add("--byline", sheet.byline, "With --sheet: a line below that, such as who made it")
      .type_name("TEXT");
  options.flag("--cover", sheet.cover, "With --sheet: a title page with the contents");
  options.add_choice("--paper", sheet.paper, "With --sheet: the paper", papers);
  options.add("--page-margin", sheet.margin, "With --sheet: margins of a page in mm")
      .type_name("MM")
      .show_default()
      .within(0, 100);
  options.add("--per-page", sheet.per_page, "With --sheet: so many puzzles on a page")
      .type_name("N")
      .show_default()
      .within(1, booklet::kMostSlots);
  options
      .add("--least-cell", sheet.least_cell,
           "With --sheet: puzzles whose cells would be smaller take more room, in mm")
      .type_name("MM")
      .show_default()
      .within(1, 50);
  options.add_choice("--solutions", sheet.solutions,
                     "With --sheet: where the solutions stand, next for the page behind",
                     {"end", "next", "none"});
  options.flag("--hints", sheet.hints, "With --sheet: hints in three grades before the solutions");
  options.flag(
      "--nets", sheet.nets,
      "With --sheet: boards that bend once more at the end, flat and with flaps, to\ncut out");
  options.flag("--levels", sheet.levels, "With --sheet: how hard each puzzle is");
  options.flag("--chapters", sheet.chapters, "With --sheet: a chapter for each level");
  options
      .add("--qr", sheet.page,
           "With --sheet: a QR code for each puzzle, which opens it on the page at this\naddress")
      .type_name("ADDRESS");
  options.flag("--no-rules", sheet.no_rules, "With --sheet: leave the rules out");
  options.add_choice("--language", sheet.language,
                     "With --sheet: language of all that no setter wrote, hints and rules too",
                     Language::codes());
}

int write_sheet(Console& console, const InputOptions& input, const SearchOptions& search,
                const SheetOptions& sheet, const SheetFile& file, const DrawnAs& drawn_as) {
  return SheetWriter(console, sheet, drawn_as).run(input, search, file);
}

}  // namespace omnidoku::cli
