// SPDX-License-Identifier: MIT
#include "wishes.h"

#include <algorithm>
#include <cctype>
#include <span>

#include "api/classic_givens.h"
#include "base/status.h"
#include "constraints/constraint_type.h"
#include "constraints/rules.h"
#include "generate/rating_wish.h"
#include "logic/rating.h"
#include "text.h"

namespace omnidoku::cli {

namespace {

using base::Status;

std::string in_small_letters(std::string_view text) {
  std::string small;
  for (const char c : text) small += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return small;
}

std::vector<std::string> level_names(RatingScale scale) {
  std::vector<std::string> names;
  if (scale == RatingScale::human) {
    for (const logic::Level level : logic::kLevels) names.emplace_back(logic::to_string(level));
  } else if (scale == RatingScale::hodoku) {
    for (const ratings::hodoku::Level level : ratings::hodoku::kLevels)
      names.push_back(in_small_letters(to_string(level)));
  }
  return names;
}

/// "two solutions" and the like of one that is not unique.
Wishes::Judged judged_by(Status status, const std::string& message) {
  switch (status) {
    case Status::unique: return {};
    case Status::none:
    case Status::multiple: return {Fit::no, {}};
    case Status::invalid:
    case Status::not_understood: return {Fit::invalid, message};
    case Status::cancelled: return {Fit::stopped, {}};
    case Status::limit: break;
  }
  return {Fit::open, "a limit was reached before it was known"};
}

Fit unfinished(const base::Limits& limits) {
  return limits.stop.stop_requested() ? Fit::stopped : Fit::open;
}

Wishes::Judged judged(Fit fit) {
  return {fit, fit == Fit::open ? "a limit was reached before it was known" : std::string()};
}

}  // namespace

base::Result<DifficultyWish> parse_difficulty(RatingScale scale, std::string_view text) {
  const std::vector<std::string> names = level_names(scale);
  const std::string small = in_small_letters(text);
  const std::size_t dash = small.find('-');
  const std::string_view low = std::string_view(small).substr(0, dash);
  const std::string_view high =
      dash == std::string::npos ? low : std::string_view(small).substr(dash + 1);
  const auto both = [&](const auto& value_of) -> std::optional<std::pair<int, int>> {
    const std::optional<int> least = value_of(low);
    const std::optional<int> most = value_of(high);
    if (!least || !most || *least > *most) return std::nullopt;
    return std::pair(*least, *most);
  };
  const auto levels = both([&names](std::string_view name) -> std::optional<int> {
    const auto place = std::find(names.begin(), names.end(), name);
    if (place == names.end()) return std::nullopt;
    return static_cast<int>(place - names.begin());
  });
  if (levels) return DifficultyWish{scale, true, levels->first, levels->second};
  if (const auto wish = generate::rating_wish_from(scale, text); wish && !wish->level)
    return DifficultyWish{scale, false, wish->least, wish->most};
  return base::make_error(base::ErrorCode::usage,
                          "--difficulty: '" + std::string(text) + "' is no difficulty of the scale",
                          (scale == RatingScale::human ? joined(names, ", ") + ", or " : "") +
                              generate::wishes_of(scale) + (names.empty() ? "" : " or easy-hard"));
}

bool holds_whole_orbits(const Orbits& orbits, const std::vector<bool>& is_given) {
  return std::all_of(orbits.begin(), orbits.end(), [&is_given](const auto& orbit) {
    return std::all_of(orbit.begin(), orbit.end(), [&](geometry::Cell cell) {
      return is_given[cell.index()] == is_given[orbit.front().index()];
    });
  });
}

bool Wishes::empty() const {
  return !ask_solutions() && !givens && symmetry == generate::Symmetry::none;
}

bool Wishes::ask_solutions() const { return unique || minimal || ask_logic(); }

bool Wishes::ask_logic() const { return difficulty || !must_contain.empty() || solved_by; }

std::optional<Orbits> Wishes::orbits_of(const geometry::Board& board) const {
  if (symmetry == generate::Symmetry::none) return Orbits();
  base::Result<Orbits> orbits = generate::orbits(board, symmetry);
  return orbits ? std::optional(*std::move(orbits)) : std::nullopt;
}

bool Wishes::fit_pattern(const std::optional<Orbits>& orbits,
                         const std::vector<bool>& is_given) const {
  if (givens) {
    const auto number = static_cast<int>(std::count(is_given.begin(), is_given.end(), true));
    if (number < givens->first || number > givens->second) return false;
  }
  return orbits && holds_whole_orbits(*orbits, is_given);
}

Wishes::Judged Wishes::judge(const model::Puzzle& puzzle, const solve::Options& options) const {
  if (const auto valid = constraints::validate_puzzle(puzzle); !valid) {
    return {Fit::invalid, valid.error().text()};
  }
  std::vector<bool> is_given;
  for (const auto& digit : puzzle.givens) is_given.push_back(digit.has_value());
  if (!fit_pattern(orbits_of(*puzzle.board), is_given)) return judged(Fit::no);
  if (!ask_solutions()) return {};
  const base::Deadline deadline(options.limits);
  const logic::Game game(puzzle, options);
  if (game.status() != Status::unique) return judged_by(game.status(), game.trouble());
  if (minimal) {
    solve::Options rest = options;
    rest.limits = deadline.rest_of(options.limits);
    const solve::CheckReport report = solve::check(puzzle, rest);
    if (report.status != Status::unique) return judged_by(report.status, report.message);
    if (!report.minimal) return judged(unfinished(options.limits));
    if (!*report.minimal) return judged(Fit::no);
  }
  return judge_logic(puzzle, game, deadline.rest_of(options.limits));
}

Wishes::Judged Wishes::judge_logic(const model::Puzzle& puzzle, const logic::Game& game,
                                   const base::Limits& limits) const {
  const base::Deadline deadline(limits);
  if (solved_by) {
    const logic::Path path = logic::find_path(game.position(), *solved_by, limits);
    if (path.end == logic::PathEnd::stopped) return judged(unfinished(limits));
    if (path.end != logic::PathEnd::solved) return judged(Fit::no);
  }
  if (const Fit fit = judge_path(game, deadline.rest_of(limits)); fit != Fit::yes)
    return judged(fit);
  if (!difficulty || difficulty->scale == RatingScale::human) return {};
  return judge_classic(puzzle, *game.solution(), deadline.rest_of(limits));
}

Fit Wishes::judge_path(const logic::Game& game, const base::Limits& limits) const {
  const bool is_rated = difficulty && difficulty->scale == RatingScale::human;
  if (!is_rated && must_contain.empty()) return Fit::yes;
  const logic::Path path = logic::find_path(game.position(), logic::human_scale(), limits);
  if (path.end == logic::PathEnd::stopped) return unfinished(limits);
  const auto is_used = [&path](const logic::Technique* technique) {
    return std::any_of(path.steps.begin(), path.steps.end(), [technique](const model::Step& step) {
      return &logic::technique_of(step) == technique;
    });
  };
  if (!std::all_of(must_contain.begin(), must_contain.end(), is_used)) return Fit::no;
  if (!is_rated) return Fit::yes;
  const logic::Rating rating = logic::rate(path);
  return difficulty->fits(static_cast<int>(rating.level), rating.score) ? Fit::yes : Fit::no;
}

Wishes::Judged Wishes::judge_classic(const model::Puzzle& puzzle, const model::FilledGrid& solution,
                                     const base::Limits& limits) const {
  const base::Deadline deadline(limits);
  const std::optional<api::ClassicDigits> digits = api::classic_givens(puzzle);
  if (!digits) {
    return {Fit::invalid,
            "the scales se and hodoku know the ordinary 9x9 grid and its givens alone; --scale "
            "human rates every puzzle"};
  }
  if (difficulty->scale == RatingScale::se) {
    thread_local ratings::se::Rater rater;
    const ratings::se::Rating rating = rater.rate(*digits, deadline);
    using End = ratings::se::Rating::End;
    if (rating.end == End::stopped) return judged(unfinished(limits));
    if (rating.end == End::stuck) {
      return {Fit::open, "no step of the scale se goes on to its end"};
    }
    return judged(difficulty->fits(0, rating.hardest) ? Fit::yes : Fit::no);
  }
  api::ClassicDigits solved{};
  std::ranges::transform(solution, solved.begin(),
                         [](geometry::Digit digit) { return static_cast<int>(digit.index()) + 1; });
  thread_local ratings::hodoku::Rater rater;
  const ratings::hodoku::Rating rating = rater.rate(*digits, solved, deadline);
  if (!rating.is_whole) return judged(unfinished(limits));
  return judged(difficulty->fits(static_cast<int>(rating.level), rating.score) ? Fit::yes
                                                                               : Fit::no);
}

}  // namespace omnidoku::cli
