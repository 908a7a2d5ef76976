// SPDX-License-Identifier: MIT
//
// Puzzles of the public header: reading and writing, what they hold, searching, drawing.
#include <algorithm>
#include <sstream>
#include <utility>

#include <omnidoku/omnidoku.h>

#include "base/suggest.h"
#include "formats/format.h"
#include "formats/ornaments.h"
#include "geometry/builder.h"
#include "library/convert.h"
#include "library/puzzle_impl.h"
#include "play/fog.h"
#include "scene/scene.h"
#include "solve/solve.h"
#include "verify/verify.h"

namespace omnidoku {

using library::raise;
using library::value_of;
using library::Watched;

namespace {

/// Null pointer: to be told by its look.
const formats::Format* format_named(std::string_view id) {
  if (id.empty()) return nullptr;
  const formats::Format* format = formats::find_format(id);
  if (format == nullptr) {
    std::vector<std::string_view> known;
    for (const formats::Format* one : formats::formats()) known.push_back(one->id);
    raise(base::make_error(base::ErrorCode::unknown_name,
                           "there is no format '" + std::string(id) + "'",
                           base::suggestion(id, known)));
  }
  return format;
}

formats::ReadOptions read_options(const ReadOptions& options) {
  formats::ReadOptions read;
  read.keep_boxes = options.keep_boxes;
  read.read_words = options.read_words;
  return read;
}

solve::Options search_options(Watched& watched, const Limits& limits) {
  solve::Options options;
  options.limits = watched.limits();
  options.threads = library::threads_of(limits);
  return options;
}

}  // namespace

std::shared_ptr<const logic::Game> library::PuzzleImpl::game(const base::Limits& limits) const {
  {
    const std::lock_guard lock(mutex_);
    if (game_ != nullptr) return game_;
  }
  solve::Options options;
  options.limits.time = limits.time;
  options.limits.stop = limits.stop;
  auto made = std::make_shared<const logic::Game>(puzzle(), options);
  const base::Status status = made->outcome().status;
  if (status != base::Status::limit && status != base::Status::cancelled) {
    const std::lock_guard lock(mutex_);
    game_ = made;
  }
  return made;
}

Puzzle::Puzzle(std::shared_ptr<const void> impl) : impl_(std::move(impl)) {}

Puzzle Puzzle::read(std::string_view text, const ReadOptions& options) {
  const formats::Format* format = format_named(options.format);
  std::istringstream input{std::string(text)};
  formats::Reader reader(input, "", format, read_options(options));
  if (reader.error()) raise(*reader.error());
  std::optional<formats::Record> record = reader.next();
  if (reader.error()) raise(*reader.error());
  if (!record) raise(base::make_error(base::ErrorCode::syntax, "the text holds no puzzle"));
  return Puzzle(std::make_shared<const library::PuzzleImpl>(value_of(std::move(record->document))));
}

std::vector<Puzzle> Puzzle::read_all(std::string_view text, const ReadOptions& options) {
  const formats::Format* format = format_named(options.format);
  std::istringstream input{std::string(text)};
  formats::Reader reader(input, "", format, read_options(options));
  std::vector<Puzzle> puzzles;
  while (std::optional<formats::Record> record = reader.next()) {
    if (options.stop.stop_requested()) {
      throw Error(ErrorCode::cancelled, "reading was stopped", "reading was stopped", "", 0, 0, "");
    }
    if (!record->document) {
      base::Error error = record->document.error();
      if (reader.is_batch()) error = error.at(static_cast<std::uint32_t>(record->line));
      raise(error);
    }
    puzzles.push_back(
        Puzzle(std::make_shared<const library::PuzzleImpl>(value_of(std::move(record->document)))));
  }
  if (reader.error()) raise(*reader.error());
  return puzzles;
}

Puzzle Puzzle::empty(std::string_view geometry) {
  const base::Value spec = value_of(geometry::parse_board_text(geometry));
  model::Document document;
  document.puzzle = model::make_puzzle(value_of(geometry::build_board(spec)));
  return Puzzle(std::make_shared<const library::PuzzleImpl>(std::move(document)));
}

int Puzzle::num_cells() const { return library::puzzle_impl(impl_).puzzle().num_cells(); }
int Puzzle::num_digits() const { return library::puzzle_impl(impl_).puzzle().num_digits(); }

std::string Puzzle::cell_name(int cell) const {
  return library::puzzle_impl(impl_).puzzle().board->name(
      library::cell_of(library::puzzle_impl(impl_).puzzle(), cell));
}

int Puzzle::cell(std::string_view name) const {
  const auto cell = library::puzzle_impl(impl_).puzzle().board->find_cell(name);
  if (!cell) {
    raise(base::make_error(base::ErrorCode::unknown_name,
                           "the board has no cell '" + std::string(name) + "'",
                           "its first is " + cell_name(0)));
  }
  return static_cast<int>(cell->index());
}

std::string Puzzle::symbol(int digit) const {
  if (digit < 1 || digit > num_digits()) {
    raise(base::make_error(base::ErrorCode::usage,
                           "the puzzle has no digit " + std::to_string(digit),
                           "digits are 1 to " + std::to_string(num_digits())));
  }
  return library::puzzle_impl(impl_).puzzle().symbols.text(
      geometry::Digit(static_cast<std::size_t>(digit - 1)));
}

std::vector<std::vector<int>> Puzzle::houses() const {
  std::vector<std::vector<int>> all;
  for (const geometry::House& house : library::puzzle_impl(impl_).puzzle().board->houses()) {
    all.push_back(library::cells_from(house.cells));
  }
  return all;
}

std::vector<std::string> Puzzle::kinds() const {
  std::vector<std::string> ids;
  for (const model::ConstraintSpec& spec : library::puzzle_impl(impl_).puzzle().constraints)
    ids.push_back(spec.type);
  return ids;
}

std::string Puzzle::rules() const {
  return scene::known_rules_text(library::puzzle_impl(impl_).puzzle());
}
const std::vector<std::string>& Puzzle::not_understood() const {
  return library::puzzle_impl(impl_).not_understood;
}
const std::string& Puzzle::title() const {
  return library::puzzle_impl(impl_).puzzle().metadata.title;
}
const std::string& Puzzle::author() const {
  return library::puzzle_impl(impl_).puzzle().metadata.author;
}

Grid Puzzle::givens() const {
  return library::grid_from(library::puzzle_impl(impl_).puzzle().givens);
}

Puzzle Puzzle::with_givens(const Grid& givens) const {
  model::Document document = library::puzzle_impl(impl_).document;
  model::Puzzle& puzzle = document.puzzle;
  puzzle.givens = library::partial_grid(puzzle, givens);
  if (puzzle.solution) {
    const bool fits = std::equal(
        puzzle.givens.begin(), puzzle.givens.end(), puzzle.solution->begin(),
        [](const auto& given, geometry::Digit digit) { return !given || *given == digit; });
    if (!fits) puzzle.solution.reset();
  }
  document.play.reset();
  document.record = {};
  return Puzzle(std::make_shared<const library::PuzzleImpl>(std::move(document)));
}

std::optional<Grid> Puzzle::stored_solution() const {
  const auto& solution = library::puzzle_impl(impl_).puzzle().solution;
  return solution ? std::optional(library::grid_from(*solution)) : std::nullopt;
}

std::string Puzzle::text(const Grid& grid) const {
  return formats::line_text(library::puzzle_impl(impl_).puzzle(),
                            library::partial_grid(library::puzzle_impl(impl_).puzzle(), grid));
}

std::string Puzzle::write(std::string_view format) const {
  const formats::Format* found = format_named(format);
  if (found == nullptr) {
    raise(base::make_error(base::ErrorCode::unknown_name, "the format has no name"));
  }
  return value_of(formats::write_or_draw(library::puzzle_impl(impl_).document, *found)).text;
}

Solutions Puzzle::solve(const SolveOptions& options) const {
  Watched watched(options.limits);
  solve::Options asked = search_options(watched, options.limits);
  asked.limits.solutions = options.max_solutions;
  asked.keep = options.keep;
  asked.ignore_unknown = options.ignore_unknown;
  asked.shuffle_seed = options.shuffle_seed;
  const solve::Outcome outcome = solve::solve(library::puzzle_impl(impl_).puzzle(), asked);
  watched.rethrow();
  Solutions found;
  found.status = library::status_from(outcome.status);
  found.count = outcome.count;
  found.is_complete = outcome.reason == base::StopReason::exhausted &&
                      outcome.status != base::Status::not_understood;
  found.grids = library::grids_from(outcome.solutions);
  found.nodes = outcome.counters.nodes;
  found.guesses = outcome.counters.guesses;
  found.message = outcome.message;
  found.cells = library::cells_from(outcome.cells);
  return found;
}

Count Puzzle::count(const Limits& limits, std::uint64_t max) const {
  Watched watched(limits);
  solve::Options asked = search_options(watched, limits);
  asked.limits.solutions = max;
  const solve::Outcome outcome =
      value_of(solve::count(library::puzzle_impl(impl_).puzzle(), asked));
  watched.rethrow();
  return {library::status_from(outcome.status), outcome.count,
          outcome.reason == base::StopReason::exhausted &&
              outcome.status != base::Status::not_understood,
          outcome.message};
}

TrueCandidates Puzzle::candidates(const Limits& limits) const {
  Watched watched(limits);
  const solve::TrueCandidates found =
      solve::true_candidates(library::puzzle_impl(impl_).puzzle(), search_options(watched, limits));
  watched.rethrow();
  return {library::status_from(found.status), library::candidates_from(found.digits),
          library::candidates_from(found.possible), found.message};
}

CheckReport Puzzle::check(const Limits& limits) const {
  Watched watched(limits);
  const solve::CheckReport report =
      solve::check(library::puzzle_impl(impl_).puzzle(), search_options(watched, limits));
  watched.rethrow();
  return {library::status_from(report.status),   report.minimal,
          library::cells_from(report.redundant), report.message,
          library::cells_from(report.cells),     library::grids_from(report.solutions)};
}

std::vector<std::string> Puzzle::violations(const Grid& grid) const {
  std::vector<std::string> sentences;
  for (const verify::Violation& violation :
       verify::violations(library::puzzle_impl(impl_).puzzle(),
                          library::filled_grid(library::puzzle_impl(impl_).puzzle(), grid))) {
    sentences.push_back(violation.message);
  }
  return sentences;
}

scene::RenderOptions library::render_options(const model::Puzzle& puzzle,
                                             const DrawOptions& options) {
  if (!(options.cell_size >= scene::kMinCellSize && options.cell_size <= scene::kMaxCellSize)) {
    raise(base::make_error(base::ErrorCode::usage, "cell_size is not 8 to 512"));
  }
  if (puzzle.board->find_view(options.view) == nullptr) {
    std::string known;
    for (const geometry::View& view : puzzle.board->views()) {
      known += (known.empty() ? "" : ", ") + view.id;
    }
    raise(base::make_error(base::ErrorCode::unknown_name,
                           "the board has no view '" + options.view + "'",
                           "its views are: " + known));
  }
  scene::RenderOptions render;
  render.view = options.view;
  render.theme = options.theme;
  render.cell_size = options.cell_size;
  render.title = options.title;
  render.rules = options.rules;
  render.coordinates = options.coordinates;
  render.legend = true;
  for (const int cell : options.highlight) render.highlight.push_back(cell_of(puzzle, cell));
  return render;
}

std::string Puzzle::svg(const DrawOptions& options) const {
  const model::Puzzle& puzzle = library::puzzle_impl(impl_).puzzle();
  scene::RenderOptions render = library::render_options(puzzle, options);
  if (!options.entries.empty()) render.entries = library::partial_grid(puzzle, options.entries);
  if (!options.candidates.empty()) {
    if (options.candidates.size() != static_cast<std::size_t>(num_cells())) {
      raise(base::make_error(base::ErrorCode::wrong_length,
                             "there are candidates for " +
                                 std::to_string(options.candidates.size()) +
                                 " cells, the puzzle has " + std::to_string(num_cells())));
    }
    for (std::size_t i = 0; i < options.candidates.size(); ++i) {
      const auto digits = geometry::DigitSet::from_mask(options.candidates[i]);
      if (const geometry::DigitSet beyond = digits - puzzle.all_digits(); !beyond.empty()) {
        raise(base::make_error(
                  base::ErrorCode::unknown_symbol,
                  "the puzzle has no digit " + std::to_string(beyond.first().index() + 1),
                  "digits are 1 to " + std::to_string(num_digits()))
                  .at_cell(cell_name(static_cast<int>(i))));
      }
      render.candidates.push_back(digits);
    }
  }
  render.ornaments = formats::ornaments_of(library::puzzle_impl(impl_).document);
  const auto& solution = puzzle.solution;
  render.dark = play::dark_cells(puzzle, render.entries, solution ? &*solution : nullptr);
  return value_of(scene::to_svg(puzzle, render));
}

std::string Puzzle::drawing(const Grid& entries) const {
  scene::RenderOptions render;
  render.box_drawing = true;
  if (!entries.empty())
    render.entries = library::partial_grid(library::puzzle_impl(impl_).puzzle(), entries);
  return scene::to_text(library::puzzle_impl(impl_).puzzle(), render);
}

}  // namespace omnidoku
