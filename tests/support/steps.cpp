// SPDX-License-Identifier: MIT
#include "support/steps.h"

#include <algorithm>
#include <iterator>
#include <regex>

#include "base/random.h"
#include "logic/path.h"

namespace omnidoku::testing_support {

using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;

namespace {

constexpr std::uint64_t kThinningSeed = 11;
constexpr std::uint64_t kStuckSeed = 12;
constexpr std::uint64_t kOpeningSeed = 13;

/// Singles, locked candidates and subsets.
const logic::Scale& basic_scale() {
  static const logic::Scale scale = [] {
    std::vector<std::string_view> ids;
    for (const logic::Technique* technique : logic::techniques()) {
      const logic::Family family = technique->family;
      if (family == logic::Family::single || family == logic::Family::intersection ||
          family == logic::Family::subset) {
        ids.push_back(technique->id);
      }
    }
    return logic::human_scale().with_only(ids);
  }();
  return scale;
}

/// Removes each wrong candidate with probability `removed` / 1000.
void remove_wrong(logic::CandidateBoard& board, const model::FilledGrid& solution,
                  base::Random& random, std::uint64_t removed) {
  for (std::size_t i = 0; i < solution.size(); ++i) {
    board.candidates(Cell(i)).for_each([&](Digit digit) {
      const bool remove = random.chance(removed, 1000);
      if (remove && digit != solution[i]) board.eliminate({Cell(i), digit});
    });
  }
}

/// Places each open cell with probability `placed` / 1000, then removes wrong candidates.
logic::CandidateBoard thinned(const logic::Structure& structure, const model::FilledGrid& solution,
                              base::Random& random, std::uint64_t placed, std::uint64_t removed) {
  logic::CandidateBoard board = logic::CandidateBoard::start(structure);
  for (std::size_t i = 0; i < solution.size(); ++i) {
    const bool place = random.chance(placed, 1000);
    if (place && !board.is_placed(Cell(i))) board.place({Cell(i), solution[i]});
  }
  remove_wrong(board, solution, random, removed);
  return board;
}

/// Leaves cells of the digits open, each with probability `open` / 1000, and places the others.
logic::CandidateBoard opened(const logic::Structure& structure, const model::FilledGrid& solution,
                             base::Random& random, DigitSet digits, std::uint64_t open) {
  logic::CandidateBoard board = logic::CandidateBoard::start(structure);
  for (std::size_t i = 0; i < solution.size(); ++i) {
    if (board.is_placed(Cell(i))) continue;
    const bool keep = digits.contains(solution[i]) && random.chance(open, 1000);
    if (!keep) board.place({Cell(i), solution[i]});
  }
  return board;
}

}  // namespace

std::span<const std::string_view> slow_techniques() {
  static constexpr std::string_view kSlow[] = {
      "franken_fish",          "finned_franken_fish",  "mutant_fish", "finned_mutant_fish",
      "dynamic_forcing_chain", "nested_forcing_chain", "trial"};
  return kSlow;
}

std::vector<DigitSet> truth_of(const model::FilledGrid& solution) {
  std::vector<DigitSet> result;
  result.reserve(solution.size());
  for (const Digit digit : solution) result.push_back(DigitSet::single(digit));
  return result;
}

std::string unsound(const model::Step& step, const logic::Position& position,
                    const std::vector<DigitSet>& truth) {
  const logic::Words words(position.structure());
  for (const geometry::Candidate gone : step.eliminations) {
    if (truth[gone.cell.index()].contains(gone.digit)) {
      return "removes " + words.candidate(gone) + ", which a solution has: " + tell(step, words);
    }
  }
  for (const geometry::Candidate placed : step.placements) {
    if (truth[placed.cell.index()] != DigitSet::single(placed.digit)) {
      return "places " + words.candidate(placed) + ", which is not so: " + tell(step, words);
    }
  }
  return {};
}

verify::StepVerdict judged(const model::Step& step, const logic::Position& position,
                           const std::vector<DigitSet>& truth, verify::StepChecker& checker) {
  const std::string technique(step.technique);
  const std::string wrong = unsound(step, position, truth);
  if (!wrong.empty()) return {verify::StepVerdict::Kind::refuted, technique + " " + wrong};
  verify::StepVerdict verdict = checker.check(step, position.board().digits_left());
  if (!verdict.is_confirmed()) {
    verdict.text = technique + " not confirmed: " + verdict.text + ": " +
                   tell(step, logic::Words(position.structure()));
  }
  return verdict;
}

std::string fault(const model::Step& step, const logic::Position& position,
                  const std::vector<DigitSet>& truth, verify::StepChecker& checker) {
  return judged(step, position, truth, checker).text;
}

std::string badly_told(const model::Step& step, const logic::Position& position) {
  const logic::Words words(position.structure());
  const std::string text = tell(step, words);
  const std::string about = std::string(step.technique) + ": " + text;
  const auto there = [&](geometry::Candidate c) {
    return position.board().has(c) || position.board().value(c.cell) == c.digit;
  };
  if (text.size() < 30 || text.back() != '.') return about + " [is no sentence]";
  // What stands in quotation marks is a formula or a name, as somebody wrote it.
  static const std::regex kQuoted(" '[^']*'");
  const std::string own_words = std::regex_replace(text, kQuoted, " it");
  for (const char* bad : {"  ", " ,", " .", "..", ",,", "and,", "and.", "and or", "oxs ",
                          "likewise", " the the ", " in falling", " in rising"}) {
    if (own_words.find(bad) != std::string::npos) return about + " [contains '" + bad + "']";
  }
  // "in R1C1 or in R1C2 and R1C3" leaves open how many of them.
  static const std::regex kEither(
      "(is|or) in R\\d+C\\d+(, R\\d+C\\d+)* and R\\d+C\\d+ or in|"
      "or in R\\d+C\\d+(, R\\d+C\\d+)* and R");
  if (std::regex_search(text, kEither)) return about + " [does not say one of these cells]";
  if (words.noun() != "digit" && own_words.find(" digit") != std::string::npos) {
    return about + " [calls a " + std::string(words.noun()) + " a digit]";
  }
  if (text.front() >= 'a' && text.front() <= 'z') return about + " [starts small]";
  if (step.marks.empty() && step.houses.empty()) return about + " [marks nothing]";
  for (const model::CandidateMark& mark : step.marks) {
    if (!there(mark.candidate)) {
      return about + " [marks " + words.candidate(mark.candidate) + ", which is not there]";
    }
  }
  for (const model::Link& link : step.links) {
    // What is refuted by supposing it comes from nothing else.
    const bool is_refuted = std::all_of(link.to.begin(), link.to.end(), [&](geometry::Candidate c) {
      return std::any_of(step.marks.begin(), step.marks.end(), [c](const auto& mark) {
        return mark.candidate == c && mark.role == model::CandidateRole::refuted;
      });
    });
    if (link.to.empty() || (link.from.empty() && !is_refuted)) {
      return about + " [an arrow leads nowhere]";
    }
    if (!std::all_of(link.from.begin(), link.from.end(), there) ||
        !std::all_of(link.to.begin(), link.to.end(), there)) {
      return about + " [an arrow joins what is not there]";
    }
  }
  return {};
}

std::vector<logic::CandidateBoard> thinned_states(const logic::Structure& structure,
                                                  const model::FilledGrid& solution,
                                                  std::uint64_t n) {
  std::vector<logic::CandidateBoard> states;
  base::Random random = base::Random::for_stream(kThinningSeed, n);
  for (const std::uint64_t placed : {0U, 200U, 500U}) {
    for (const std::uint64_t removed : {200U, 400U, 600U}) {
      states.push_back(thinned(structure, solution, random, placed, removed));
    }
  }
  return states;
}

std::vector<logic::CandidateBoard> stuck_states(const logic::Structure& structure,
                                                const model::FilledGrid& solution,
                                                std::uint64_t n) {
  std::vector<logic::CandidateBoard> states;
  base::Random random = base::Random::for_stream(kStuckSeed, n);
  logic::Position position(logic::CandidateBoard::start(structure), true);
  while (!position.board().is_complete()) {
    if (const auto step = next_step(position, basic_scale())) {
      position.apply(*step);
      continue;
    }
    states.push_back(position.board());
    std::vector<geometry::Candidate> wrong;
    position.board().for_each_open([&](Cell cell) {
      position.candidates(cell).for_each([&](Digit digit) {
        if (digit != solution[cell.index()]) wrong.push_back({cell, digit});
      });
    });
    model::Step gift;
    gift.eliminations.push_back(wrong[random.below(wrong.size())]);
    position.apply(gift);
  }
  return states;
}

std::vector<logic::CandidateBoard> opened_states(const logic::Structure& structure,
                                                 const model::FilledGrid& solution,
                                                 std::uint64_t n) {
  std::vector<logic::CandidateBoard> states;
  base::Random random = base::Random::for_stream(kOpeningSeed, n);
  const auto num_digits = static_cast<std::uint64_t>(structure.num_digits());
  for (int wanted = 2; wanted <= std::min(5, structure.num_digits()); ++wanted) {
    for (const std::uint64_t open : {1000U, 700U}) {
      for (const std::uint64_t removed : {0U, 200U, 400U, 600U}) {
        DigitSet digits;
        while (digits.size() < wanted) digits.insert(Digit(random.below(num_digits)));
        states.push_back(opened(structure, solution, random, digits, open));
        remove_wrong(states.back(), solution, random, removed);
      }
    }
  }
  return states;
}

std::vector<logic::CandidateBoard> made_states(const logic::Structure& structure,
                                               const model::FilledGrid& solution, std::uint64_t n) {
  std::vector<logic::CandidateBoard> states = thinned_states(structure, solution, n);
  std::vector<logic::CandidateBoard> stuck = stuck_states(structure, solution, n);
  states.insert(states.end(), std::make_move_iterator(stuck.begin()),
                std::make_move_iterator(stuck.end()));
  return states;
}

std::string state_text(const logic::Position& position) {
  const logic::Words words(position.structure());
  std::string givens = "givens:";
  std::string placed = "\nplaced:";
  std::string open = "\nopen:";
  for (int i = 0; i < position.structure().num_cells(); ++i) {
    const Cell cell(i);
    const auto value = position.board().value(cell);
    std::string* to = value ? (position.is_given(cell) ? &givens : &placed) : &open;
    *to += " " + words.cell(cell) + "=";
    if (value) {
      *to += words.digit(*value);
    } else {
      position.candidates(cell).for_each([&](Digit digit) { *to += words.digit(digit); });
    }
  }
  return givens + placed + open;
}

}  // namespace omnidoku::testing_support
