// SPDX-License-Identifier: MIT
//
// Human logic in the public header: steps, explanations, hints, ratings.
#include "logic/path.h"

#include <array>
#include <memory>
#include <utility>

#include <omnidoku/omnidoku.h>

#include "api/classic_givens.h"
#include "api/drawing.h"
#include "library/convert.h"
#include "library/puzzle_impl.h"
#include "logic/hint.h"
#include "logic/rating.h"
#include "logic/telling/words.h"
#include "ratings/hodoku/rater.h"
#include "ratings/se/rater.h"
#include "scene/scene.h"

namespace omnidoku {

using library::raise;
using library::Watched;

namespace {

/// Steps one after another, from the givens and what was entered on.
struct Way {
  std::shared_ptr<const logic::Game> game;
  model::PlayState state;
  std::vector<model::Step> steps;

  [[nodiscard]] logic::Position before(std::size_t index) const {
    logic::Position position = game->position(&state);
    for (std::size_t i = 0; i < index; ++i) position.apply(steps[i]);
    return position;
  }
};

std::vector<Assignment> assignments(const std::vector<geometry::Candidate>& candidates) {
  std::vector<Assignment> all;
  all.reserve(candidates.size());
  for (const geometry::Candidate one : candidates) {
    all.push_back({static_cast<int>(one.cell.index()), static_cast<int>(one.digit.index()) + 1});
  }
  return all;
}

model::PlayState state_of(const model::Puzzle& puzzle, model::PartialGrid entries) {
  const auto num_cells = static_cast<std::size_t>(puzzle.num_cells());
  model::PlayState state;
  state.entries = std::move(entries);
  state.entries.resize(num_cells);
  state.marks.resize(num_cells);
  for (std::size_t i = 0; i < num_cells; ++i) {
    if (puzzle.givens[i]) state.entries[i].reset();
  }
  return state;
}

/// The status where a rating did not come to its end.
Status stopped(const Watched& watched) {
  return watched.stop_requested() ? Status::cancelled : Status::limit;
}

/// By Sudoku Explainer's measure.
Rating rating_by_se(const api::ClassicDigits& givens, const base::Deadline& deadline,
                    Watched& watched) {
  using Se = ratings::se::Rating;
  std::uint64_t steps = 0;
  const auto rater = std::make_unique<ratings::se::Rater>();
  const Se by_se = rater->rate(givens, deadline, nullptr, ratings::se::Wanted::all, [&] {
    watched.tell({++steps, 0, -1});
  });
  Rating rating;
  rating.status = by_se.end == Se::End::stopped  ? stopped(watched)
                  : by_se.end == Se::End::solved ? Status::unique
                                                 : Status::limit;
  if (rating.status != Status::unique) return rating;
  constexpr double kTenths = 10;
  rating.er = by_se.hardest / kTenths;
  rating.ep = by_se.to_first_digit / kTenths;
  rating.ed = by_se.first_step / kTenths;
  if (by_se.hardest > 0) rating.hardest_title = by_se.hardest_technique;
  return rating;
}

/// By HoDoKu's measure.
Rating rating_by_hodoku(const api::ClassicDigits& givens, const model::FilledGrid& digits,
                        const base::Deadline& deadline, Watched& watched) {
  api::ClassicDigits solution{};
  for (std::size_t i = 0; i < solution.size(); ++i) {
    solution[i] = static_cast<int>(digits[i].index()) + 1;
  }
  std::uint64_t steps = 0;
  ratings::hodoku::Rater rater;
  const ratings::hodoku::Rating by_hodoku = rater.rate(givens, solution, deadline, [&] {
    watched.tell({++steps, 0, -1});
  });
  Rating rating;
  rating.status = by_hodoku.is_whole ? Status::unique : stopped(watched);
  if (rating.status != Status::unique) return rating;
  rating.level = to_string(by_hodoku.level);
  rating.score = by_hodoku.score;
  if (by_hodoku.hardest) rating.hardest_title = names_of(*by_hodoku.hardest).name;
  return rating;
}

}  // namespace

Rating library::rating_from(const logic::Path& path, Status status) {
  const logic::Rating by_steps = logic::rate(path);
  Rating rating;
  rating.status = status;
  rating.level = logic::to_string(by_steps.level);
  rating.score = by_steps.score;
  if (by_steps.hardest != nullptr) {
    rating.hardest = by_steps.hardest->id;
    rating.hardest_title = by_steps.hardest->title;
  }
  return rating;
}

namespace {

struct StepImpl {
  StepImpl(std::shared_ptr<const Way> found_on, std::size_t number)
      : way(std::move(found_on)), index(number), id(technique().id), title(technique().title) {
    placements = assignments(step().placements);
    eliminations = assignments(step().eliminations);
    cost = logic::human_scale().cost_of(step());
    text = logic::tell(step(), logic::Words(way->game->structure()));
  }
  [[nodiscard]] const model::Step& step() const { return way->steps[index]; }
  [[nodiscard]] const logic::Technique& technique() const { return logic::technique_of(step()); }

  std::shared_ptr<const Way> way;
  std::size_t index;
  std::string id;
  std::string title;
  std::string text;
  int cost = 0;
  std::vector<Assignment> placements;
  std::vector<Assignment> eliminations;
};

const StepImpl& step_impl(const std::shared_ptr<const void>& impl) {
  return *static_cast<const StepImpl*>(impl.get());
}

}  // namespace

Step::Step(std::shared_ptr<const void> impl) : impl_(std::move(impl)) {}

const std::string& Step::technique() const { return step_impl(impl_).id; }
const std::string& Step::title() const { return step_impl(impl_).title; }
int Step::cost() const { return step_impl(impl_).cost; }
const std::string& Step::text() const { return step_impl(impl_).text; }
const std::vector<Assignment>& Step::placements() const { return step_impl(impl_).placements; }
const std::vector<Assignment>& Step::eliminations() const { return step_impl(impl_).eliminations; }

Grid Step::grid() const {
  const logic::Position position = step_impl(impl_).way->before(step_impl(impl_).index);
  Grid digits;
  const int num_cells = position.structure().puzzle().num_cells();
  for (int i = 0; i < num_cells; ++i) {
    const auto digit = position.board().value(geometry::Cell(static_cast<std::size_t>(i)));
    digits.push_back(digit ? static_cast<int>(digit->index()) + 1 : 0);
  }
  return digits;
}

Candidates Step::candidates() const {
  const logic::Position position = step_impl(impl_).way->before(step_impl(impl_).index);
  Candidates masks;
  const int num_cells = position.structure().puzzle().num_cells();
  for (int i = 0; i < num_cells; ++i) {
    masks.push_back(position.candidates(geometry::Cell(static_cast<std::size_t>(i))).mask());
  }
  return masks;
}

std::string Step::svg(const DrawOptions& options) const {
  const logic::Position position = step_impl(impl_).way->before(step_impl(impl_).index);
  const model::Puzzle& puzzle = position.structure().puzzle();
  api::ShownCandidates shown;
  shown.all = true;
  const scene::RenderOptions render = api::drawing_of(
      position, &step_impl(impl_).step(), library::render_options(puzzle, options), shown);
  return library::value_of(scene::to_svg(puzzle, render));
}

Rating Puzzle::rate(Scale scale, const Limits& limits) const {
  Watched watched(limits);
  const base::Limits asked = watched.limits();
  const base::Deadline deadline(asked);
  std::optional<api::ClassicDigits> givens;
  if (scale != Scale::human) {
    givens = api::classic_givens(library::puzzle_impl(impl_).puzzle());
    if (!givens) {
      raise(base::make_error(base::ErrorCode::unsupported,
                             "this scale knows the ordinary 9x9 grid and its givens alone",
                             "the human scale rates every puzzle"));
    }
  }
  const std::shared_ptr<const logic::Game> game = library::puzzle_impl(impl_).game(asked);
  Rating rating;
  rating.status = library::status_from(game->status());
  if (rating.status != Status::unique) return rating;
  if (scale == Scale::se) {
    rating = rating_by_se(*givens, deadline, watched);
  } else if (scale == Scale::hodoku) {
    rating = rating_by_hodoku(*givens, *game->solution(), deadline, watched);
  } else {
    const logic::Path path =
        logic::find_path(game->position(), logic::human_scale(), deadline.rest_of(asked));
    if (path.end == logic::PathEnd::stopped) {
      rating.status = stopped(watched);
    } else {
      rating = library::rating_from(path, Status::unique);
    }
  }
  watched.rethrow();
  return rating;
}

Explanation Puzzle::explain(const Limits& limits) const {
  Watched watched(limits);
  const base::Limits asked = watched.limits();
  const base::Deadline deadline(asked);
  auto way = std::make_shared<Way>();
  way->game = library::puzzle_impl(impl_).game(logic::limits_before_steps(asked));
  way->state = state_of(library::puzzle_impl(impl_).puzzle(), {});
  Explanation explanation;
  explanation.status = library::status_from(way->game->status());
  explanation.message = way->game->trouble();
  logic::Path path;
  // Without a rule that is not understood it would be a way to a solution of another puzzle.
  if (way->game->is_understood()) {
    path = logic::find_path(way->before(0), logic::human_scale(), deadline.rest_of(asked));
  }
  watched.rethrow();
  explanation.end = static_cast<PathEnd>(path.end);
  if (path.end == logic::PathEnd::stopped) {
    explanation.rating.status = stopped(watched);
  } else {
    explanation.rating = library::rating_from(path, explanation.status);
  }
  way->steps = std::move(path.steps);
  for (std::size_t i = 0; i < way->steps.size(); ++i) {
    explanation.steps.push_back(Step(std::make_shared<const StepImpl>(way, i)));
  }
  return explanation;
}

static_assert(static_cast<int>(PathEnd::stopped) == static_cast<int>(logic::PathEnd::stopped));
static_assert(static_cast<int>(HintLevel::full) == static_cast<int>(logic::HintLevel::full));

Hint Puzzle::hint(const Grid& entries, HintLevel level, const Limits& limits) const {
  Watched watched(limits);
  const base::Limits asked = watched.limits();
  const base::Deadline deadline(asked);
  model::PartialGrid entered;
  if (!entries.empty())
    entered = library::partial_grid(library::puzzle_impl(impl_).puzzle(), entries);
  auto way = std::make_shared<Way>();
  way->state = state_of(library::puzzle_impl(impl_).puzzle(), std::move(entered));
  way->game = library::puzzle_impl(impl_).game(logic::limits_before_steps(asked));
  Hint told;
  const base::Status status = way->game->status();
  if (status == base::Status::invalid || status == base::Status::none) {
    told.text = way->game->trouble();
    return told;
  }
  logic::Hint hint = logic::next_hint(*way->game, &way->state, static_cast<logic::HintLevel>(level),
                                      deadline.rest_of(asked));
  watched.rethrow();
  told.text = std::move(hint.text);
  told.stopped = hint.stopped;
  // A nudge says that there are some, not where.
  if (level != HintLevel::nudge) {
    std::vector<geometry::Candidate> wrong;
    for (const logic::Game::Mistake& mistake : hint.mistakes) wrong.push_back(mistake.candidate);
    told.mistakes = assignments(wrong);
  }
  if (hint.step && level == HintLevel::full) {
    way->steps.push_back(*std::move(hint.step));
    told.step = Step(std::make_shared<const StepImpl>(way, 0));
  }
  return told;
}

}  // namespace omnidoku
