// SPDX-License-Identifier: MIT
//
// render: a picture of a puzzle, or a booklet of many. The kind of picture follows from the name of
// the file.
#include <algorithm>
#include <memory>
#include <string>

#include "batch.h"
#include "command.h"
#include "formats/ornaments.h"
#include "input.h"
#include "interrupt.h"
#include "left_aside.h"
#include "options.h"
#include "picture_file.h"
#include "play/fog.h"
#include "scene/scene.h"
#include "sheet.h"
#include "solve/solve.h"
#include "text.h"

namespace omnidoku::cli::render_command {
namespace {

using base::ErrorCode;
using base::make_error;
using base::Status;

constexpr double kUsualZoom = 2;
constexpr std::string_view kKinds[] = {"svg", "png", "pdf", "txt"};

/// The digits that neither the clue of an empty cell nor a digit in a house excludes.
std::vector<geometry::DigitSet> simple_candidates(const model::Puzzle& puzzle,
                                                  const model::PartialGrid& entries) {
  std::vector<geometry::DigitSet> candidates(puzzle.givens.size());
  const auto digit_in = [&](geometry::Cell cell) {
    const std::optional<geometry::Digit>& given = puzzle.givens[cell.index()];
    return given || entries.empty() ? given : entries[cell.index()];
  };
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    const geometry::Cell cell(i);
    if (digit_in(cell)) continue;
    candidates[i] = puzzle.allowed[i];
    puzzle.board->peers(cell).for_each([&](geometry::Cell peer) {
      if (const auto digit = digit_in(peer)) candidates[i].erase(*digit);
    });
  }
  return candidates;
}

class RenderTask : public Task {
 public:
  explicit RenderTask(CommandOptions& options) {
    add_input_options(options, input_, Inputs::several);
    add_file_option(options, file_,
                    "Picture to write: FILE.svg, .png, .pdf or .txt; without it text is shown");
    add_old_file_option(options, old_file_);
    options.flag("--candidates", candidates_, "Write the candidates small into empty cells");
    options.flag("--solution", solution_, "Solve the puzzle and draw the solution too");
    add_drawing_options(options, render_.view, render_.theme);
    options.add("--cell-size", render_.cell_size, "Side of a cell in pixels")
        .type_name("N")
        .show_default()
        .within(scene::kMinCellSize, scene::kMaxCellSize);
    options.add("--zoom", zoom_, "PNG: pixels for each pixel of the drawing")
        .type_name("Z")
        .show_default()
        .within(0.1, 20);
    options.flag("--title", render_.title, "Write the puzzle's title above");
    options.flag("--rules", render_.rules, "Write the rules below");
    options.flag("--coordinates", render_.coordinates,
                 "Write the numbers of rows and columns and the names of faces and grids");
    options.flag("--flaps", render_.flaps,
                 "Draw flaps at joined sides of a bent board, to cut it out and glue it together");
    options.flag("--no-fog", no_fog_, "Draw what lies under fog too, not as a player sees it");
    options.add("--pick", pick_, "Which puzzle of an input that holds several")
        .type_name("N")
        .within(1, 1e9);
    search_.threads = 1;
    add_time_limit_option(options, search_.time_limit, "Most time to spend on --solution");
    options.flag("--ignore-unknown", search_.ignore_unknown,
                 "Solve although some rules are not understood, leaving them out");
    add_sheet_options(options, is_sheet_, sheet_);
    options.footer(R"(Examples:
  omnidoku render puzzle.txt
  omnidoku render samurai.json -o samurai.svg --solution
  omnidoku render tredoku.json -o tredoku.png --view folded
  omnidoku render puzzles.txt --pick 3 -o third.pdf --candidates --coordinates
  omnidoku render puzzles.txt more.jsonl --sheet -o booklet.pdf
  omnidoku render puzzles.txt --sheet --heading "For the train" --cover --chapters --hints
      --paper a5 --per-page 1 --qr https://example.org/omnidoku/ -o train.pdf

A booklet has all puzzles of all inputs, boards that fold drawn folded, with rules and
solutions. Puzzles that cannot be read are told and left out.)");
  }

  int run(Console& console) override {
    file_ = file_of(console, file_, old_file_);
    const base::Result<std::string_view> kind = find_kind();
    if (!kind) return console.fail(kind.error());
    if (*kind == "txt" && render_.view != "flat") {
      return console.fail(make_error(ErrorCode::usage, "text shows the flat view only",
                                     "leave --view out, or write a picture: -o FILE.png"));
    }
    if (*kind == "txt" && render_.theme != scene::RenderOptions().theme) {
      return console.fail(make_error(ErrorCode::usage, "text has no theme",
                                     "leave --theme out, or write a picture: -o FILE.png"));
    }
    if (render_.flaps && (is_sheet_ || *kind == "txt" || render_.view != "flat")) {
      return console.fail(make_error(ErrorCode::usage, "flaps belong to pictures of the flat view",
                                     is_sheet_
                                         ? "a booklet has them with --nets"
                                         : "leave --view out, and write a picture: -o FILE.pdf"));
    }
    if (*kind != "png" && zoom_ != kUsualZoom) {
      return console.fail(make_error(ErrorCode::usage, "--zoom is for PNG alone",
                                     "leave it out, or write -o FILE.png"));
    }
    if (is_sheet_) return run_sheet(console, *kind);
    if (!(sheet_ == SheetOptions{})) {
      return console.fail(base::make_error(base::ErrorCode::usage,
                                           "an option of booklets is given without --sheet",
                                           "add --sheet, or leave it out"));
    }
    base::Result<std::unique_ptr<Input>> input = Input::open(input_, console.out);
    if (!input) return console.fail(input.error());
    const base::Result<model::Document> document = read(**input);
    // To read rules may take a moment.
    if (interrupted()) return kExitInterrupted;
    if (!document) return console.fail(document.error());
    const model::Puzzle& puzzle = document->puzzle;
    if (!document->ignored.empty())
      console.say("no rules, and drawn as far as it is a drawing: " +
                  joined(document->ignored, ", "));
    if (const LeftAside aside = left_aside(*document); aside.is_any()) {
      console.remark(aside.text("the puzzle alone is drawn"));
    }
    if (const auto known = check_view(*puzzle.board, render_.view); !known) {
      return console.fail(known.error());
    }
    if (render_.flaps && puzzle.board->views().front().seams.empty()) {
      console.remark("no sides of this board are joined that lie apart: drawn without flaps");
    }
    render_.ornaments = formats::ornaments_of(*document);
    render_.box_drawing = true;
    render_.notes = true;
    render_.legend = true;

    int exit_code = kExitDone;
    if (solution_) {
      const base::Result<int> solved = solve(console, puzzle);
      if (!solved) return console.fail(solved.error());
      exit_code = *solved;
    }
    if (candidates_) render_.candidates = simple_candidates(puzzle, render_.entries);
    if (*kind == "txt") {
      if (puzzle.fog && !no_fog_) console.say("drawn without its fog, which text has no place for");
    } else if (!no_fog_) {
      render_.dark = play::dark_cells(puzzle, render_.entries, nullptr);
    }
    const base::Result<std::unique_ptr<Output>> output = open_output(console, file_, input_.texts);
    if (!output) return console.fail(output.error());
    if ((*output)->has_colours()) render_.text_style = kColouredText;
    const base::Result<std::string> picture = draw(console, puzzle, *kind);
    if (!picture) return console.fail(picture.error());
    (*output)->write(*picture);
    return finish_output(console, **output, exit_code);
  }

 private:
  /// All puzzles of the input as a booklet.
  int run_sheet(Console& console, std::string_view kind) {
    if (kind == "txt") {
      return console.fail(make_error(ErrorCode::usage, "a booklet is a PDF file or a picture",
                                     "name it: -o FILE.pdf"));
    }
    const scene::RenderOptions usual;
    const std::pair<bool, const char*> unfit[] = {
        {pick_ != 0, "--pick"},
        {solution_, "--solution"},
        {render_.theme != usual.theme, "--theme"},
        {render_.cell_size != usual.cell_size, "--cell-size"},
    };
    for (const auto& [is_given, name] : unfit) {
      if (!is_given) continue;
      return console.fail(make_error(ErrorCode::usage,
                                     std::string(name) + " and --sheet do not go together",
                                     "leave one of them out"));
    }
    return write_sheet(console, input_, search_, sheet_, {file_, kind, zoom_},
                       [this](const model::Document& document) {
                         scene::RenderOptions drawing = render_;
                         drawing.view = "folded";
                         drawing.ornaments = formats::ornaments_of(document);
                         if (candidates_)
                           drawing.candidates = simple_candidates(document.puzzle, {});
                         if (!no_fog_)
                           drawing.dark = play::dark_cells(document.puzzle, {}, nullptr);
                         return drawing;
                       });
  }

  /// What to write, from the file's extension.
  [[nodiscard]] base::Result<std::string_view> find_kind() const {
    if (file_.empty() || file_ == "-") return std::string_view("txt");
    return picture_kind(file_, kKinds);
  }

  /// The puzzle to draw: the only one, or the one that was picked.
  base::Result<model::Document> read(Input& input) const {
    if (pick_ == 0 && input.is_batch()) {
      return make_error(ErrorCode::usage, input.name() + " holds several puzzles",
                        "say which one with --pick N");
    }
    std::optional<formats::Record> record = input.next();
    std::uint64_t number = 1;
    while (record && number < pick_) {
      record = input.next();
      ++number;
    }
    if (const std::optional<base::Error> trouble = input.trouble()) return *trouble;
    if (!record) {
      return make_error(ErrorCode::usage, input.name() + " has no puzzle number " +
                                              std::to_string(std::max<std::uint64_t>(pick_, 1)));
    }
    if (!record->document) return record->document.error().in_file(input.name());
    return std::move(record->document);
  }

  /// Puts the solution into the drawing. Returns the exit code.
  base::Result<int> solve(Console& console, const model::Puzzle& puzzle) {
    const base::Result<solve::Options> options = solve_options(search_);
    if (!options) return options.error();
    const solve::Outcome outcome = solve::solve(puzzle, *options);
    if (!outcome.solutions.empty()) {
      render_.entries.assign(outcome.solutions.front().begin(), outcome.solutions.front().end());
    }
    render_.highlight = outcome.cells;
    if (outcome.status == Status::unique) {
      if (!outcome.message.empty()) console.say(outcome.message);
      return kExitDone;
    }
    std::string text(base::to_string(outcome.status));
    if (!outcome.message.empty()) text += ": " + outcome.message;
    if (outcome.status == Status::multiple) text += ": one of the solutions is drawn";
    console.say(text);
    switch (outcome.status) {
      case Status::invalid:
      case Status::not_understood: return kExitBad;
      case Status::limit: return kExitLimit;
      default: return kExitNotUnique;
    }
  }

  [[nodiscard]] base::Result<std::string> draw(Console& console, const model::Puzzle& puzzle,
                                               std::string_view kind) const {
    if (kind == "txt") return scene::to_text(puzzle, render_);
    base::Result<std::string> svg = scene::to_svg(puzzle, render_);
    if (!svg) return svg;
    tell_missing_glyphs(console, {&*svg, 1}, kind);
    return picture_of(*std::move(svg), kind, zoom_);
  }

  InputOptions input_;
  SearchOptions search_;
  scene::RenderOptions render_;
  std::string file_;
  std::string old_file_;
  double zoom_ = kUsualZoom;
  bool candidates_ = false;
  bool no_fog_ = false;
  bool solution_ = false;
  bool is_sheet_ = false;
  SheetOptions sheet_;
  std::uint64_t pick_ = 0;
};

}  // namespace

extern const Command descriptor{
    .name = "render",
    .help = "Draw a puzzle as SVG, PNG, PDF or text, or many as a booklet",
    .make = [](CommandOptions& options) -> std::unique_ptr<Task> {
      return std::make_unique<RenderTask>(options);
    },
};

}  // namespace omnidoku::cli::render_command
