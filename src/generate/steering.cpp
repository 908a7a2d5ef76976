// SPDX-License-Identifier: MIT
//
// Random puzzles hit what is common: half of them are easy. What is rare is sought near puzzles
// that almost have it: of the neighbours of a puzzle, with one given in another place, about fifty
// have one solution, and a third to a half of them are about as hard. So the search draws some
// fresh puzzles, then goes on from the nearest of them, to a neighbour that is nearer if there is
// one, else to the nearest, never to one that it has seen in any of its forms; and after some such
// moves without gain it draws fresh ones again, more each time.
#include "generate/steering.h"

#include <algorithm>
#include <set>
#include <span>

#include "base/check.h"
#include "classic/canonical.h"
#include "generate/judge.h"
#include "solve/canonical.h"
#include "verify/verify.h"

namespace omnidoku::generate {
namespace {

using base::ErrorCode;
using base::make_error;

constexpr std::uint64_t kSteeredEffort = 3 * kDefaultEffort;
constexpr std::size_t kFirstDraw = 4;  // fresh puzzles; twice as many each time
constexpr std::size_t kMostDrawn = 256;
constexpr std::size_t kDrawnForClimb = 64;  // fewer are hardly a choice, and many wishes are common
constexpr int kPatienceSteering = 8;        // moves without gain before fresh puzzles
/// A canonical form, in thousandths of a node of the general search.
constexpr std::uint64_t kWorkOfForm = 2'500;
/// Numbers of givens come before the rating.
constexpr int kGivenOff = 10'000'000;

class Steering {
 public:
  Steering(const Request& request, const Target& target, const Plan& plan)
      : request_(request),
        target_(target),
        plan_(plan),
        random_(base::Random::for_stream(request.seed, request.stream)),
        budget_(request.limits, kSteeredEffort),
        deadline_(request.limits),
        wish_{plan.orbits, request.givens, request.minimal},
        source_(request.pattern
                    ? source_of_pattern(*request.pattern, request.minimal, random_, budget_)
                    : source_by_removal(wish_, random_, budget_)),
        judge_(plan.empty, target, deadline_, budget_) {}

  base::Result<model::Puzzle> make();

 private:
  enum class Step : std::uint8_t { made, missed, interrupted };

  /// A puzzle and what the judge said of it.
  struct Place {
    ClassicPuzzle puzzle;
    Judge::Opinion opinion;
    int off = 0;  ///< from all that is wanted

    [[nodiscard]] bool fits() const { return off == 0; }
  };

  /// Judges fresh puzzles until one fits; the nearest are added to `places`.
  Step draw(std::size_t number, std::vector<Place>& places);
  /// Moves on from a place while that leads nearer.
  Step climb(Place place);
  /// Judges neighbours, in their order, until one fits or is nearer; the nearest of all otherwise.
  std::optional<Place> nearest_of(const std::vector<ClassicPuzzle>& neighbours, int off);
  /// Judges a puzzle and remembers the nearest of all. Nothing where the budget ran out.
  std::optional<Place> look_at(const ClassicPuzzle& puzzle);
  /// Whether the search has not been there, in this form of the puzzle or another; it has then.
  bool is_new(const ClassicPuzzle& puzzle);

  [[nodiscard]] model::Puzzle finished(const Place& place) const;
  [[nodiscard]] std::string wish() const;
  [[nodiscard]] std::string how_far() const;
  [[nodiscard]] std::string hint() const;

  const Request& request_;
  const Target& target_;
  const Plan& plan_;
  base::Random random_;
  Budget budget_;
  const base::Deadline deadline_;
  const GivensWish wish_;
  const std::unique_ptr<ClassicSource> source_;
  Judge judge_;
  std::set<classic::Clues9> seen_;
  std::optional<Place> best_;
  std::uint64_t num_judged_ = 0;
};

base::Result<model::Puzzle> Steering::make() {
  for (std::size_t number = kFirstDraw;; number = std::min(2 * number, kMostDrawn)) {
    std::vector<Place> places;
    Step step = draw(number, places);
    if (step == Step::missed && !places.empty() &&
        (number >= kDrawnForClimb || source_->is_slow())) {
      const auto nearest =
          std::min_element(places.begin(), places.end(),
                           [](const Place& a, const Place& b) { return a.off < b.off; });
      step = climb(*nearest);
    }
    if (step == Step::made) return finished(*best_);
    if (step == Step::interrupted) {
      (void)budget_.interrupted();  // why: the raters have a clock of their own, which is behind
      return budget_.error(how_far(), hint());
    }
    if (budget_.effort_spent()) {
      return make_error(ErrorCode::too_large, "no puzzle as wanted was found: " + how_far(),
                        hint());
    }
  }
}

Steering::Step Steering::draw(std::size_t number, std::vector<Place>& places) {
  const std::vector<ClassicPuzzle> fresh = source_->fresh(number);
  if (budget_.interrupted()) return Step::interrupted;
  for (const ClassicPuzzle& puzzle : fresh) {
    const std::optional<Place> place = look_at(puzzle);
    if (!place) return Step::interrupted;
    if (place->fits()) return Step::made;
    places.push_back(*place);
  }
  return Step::missed;
}

Steering::Step Steering::climb(Place place) {
  int best_off = place.off;
  for (int idle = 0; idle < kPatienceSteering && !budget_.effort_spent(); ++idle) {
    const auto way = place.opinion.fit.verdict == Verdict::harder ? ClassicSource::Way::easier
                                                                  : ClassicSource::Way::harder;
    std::optional<Place> next = nearest_of(source_->neighbours(place.puzzle, way), place.off);
    if (budget_.interrupted()) return Step::interrupted;
    if (!next) break;
    if (next->fits()) return Step::made;
    if (next->off < best_off) {
      best_off = next->off;
      idle = 0;
    }
    place = *std::move(next);
  }
  return Step::missed;
}

std::optional<Steering::Place> Steering::nearest_of(const std::vector<ClassicPuzzle>& neighbours,
                                                    int off) {
  std::optional<Place> nearest;
  for (const ClassicPuzzle& puzzle : neighbours) {
    if (!is_new(puzzle)) continue;
    std::optional<Place> place = look_at(puzzle);
    if (!place) return std::nullopt;
    if (!nearest || place->off < nearest->off) nearest = std::move(place);
    if (nearest->off < off) break;
  }
  return nearest;
}

std::optional<Steering::Place> Steering::look_at(const ClassicPuzzle& puzzle) {
  budget_.report(budget_.share_spent());
  std::optional<Judge::Opinion> opinion = judge_.judge(puzzle);
  if (!opinion) return std::nullopt;
  ++num_judged_;
  const int off =
      kGivenOff * std::min(20, givens_off(request_, puzzle.num_givens())) + opinion->fit.off;
  Place place{puzzle, *std::move(opinion), off};
  if (!best_ || place.off < best_->off) best_ = place;
  return place;
}

bool Steering::is_new(const ClassicPuzzle& puzzle) {
  budget_.spend_logic(kWorkOfForm);
  const classic::CanonicalForm9 form =
      classic::canonical_form(puzzle.clues, std::span(&puzzle.solution, 1));
  return seen_.insert(form.clues).second;
}

model::Puzzle Steering::finished(const Place& place) const {
  model::Puzzle puzzle = plan_.empty;
  model::FilledGrid solution;
  solution.reserve(classic::kNumCells);
  for (std::size_t i = 0; i < classic::kNumCells; ++i) {
    solution.emplace_back(place.puzzle.solution[i] - 1);
    if (place.puzzle.clues[i] != 0) puzzle.givens[i] = geometry::Digit(place.puzzle.clues[i] - 1);
  }
  OMNIDOKU_CHECK(verify::is_solution(puzzle, solution));
  puzzle.solution = std::move(solution);
  puzzle.metadata.difficulty = place.opinion.rating;
  return puzzle;
}

std::string Steering::how_far() const {
  if (!best_) return source_->how_far();
  return "of " + std::to_string(num_judged_) + " puzzles looked at the nearest to " + wish() +
         " was of " + best_->opinion.rating + " with " +
         std::to_string(best_->puzzle.num_givens()) +
         " givens: " + solve::line_of(best_->puzzle.clues);
}

std::string Steering::wish() const {
  if (target_.rating) return to_string(*target_.rating);
  return target_.level ? "the level " + std::string(to_string(*target_.level)) : "what is wanted";
}

std::string Steering::hint() const {
  std::vector<std::string> more;
  if (!target_.must_contain.empty() || !target_.only.empty() || target_.hardest_once) {
    more.emplace_back("leave the techniques open");
  }
  if (target_.rating || target_.level) more.emplace_back("choose another difficulty");
  return advice(request_, more);
}

}  // namespace

bool is_steerable(const Request& request, const Plan& plan) {
  return request.board->is_classic() && plan.empty.constraints.empty() && plan.kinds.empty();
}

base::Result<model::Puzzle> make_steered(const Request& request, const Target& target,
                                         const Plan& plan) {
  if (!is_steerable(request, plan)) {
    return make_error(ErrorCode::unsupported,
                      "ratings by number or by another program's level are for the ordinary 9x9 "
                      "grid and its givens alone",
                      "ask for a level of the scale human");
  }
  if (const auto possible = check_techniques(target, plan.empty); !possible) {
    return possible.error();
  }
  return Steering(request, target, plan).make();
}

}  // namespace omnidoku::generate
