// SPDX-License-Identifier: MIT
#include "api/practice.h"

#include <array>
#include <numeric>
#include <span>

#include "base/check.h"
#include "base/random.h"
#include "base/suggest.h"
#include "formats/native/json.h"
#include "logic/hint.h"
#include "logic/occurrence.h"
#include "model/document.h"

namespace omnidoku::api {
namespace {

constexpr std::size_t kSide = 9;
constexpr std::size_t kBox = 3;

/// 0 to 8 with the threes exchanged, and what is in each of them.
std::array<std::size_t, kSide> exchanged_lines(base::Random& random) {
  std::array<std::size_t, kSide> lines{};
  std::array<std::size_t, kBox> threes{0, 1, 2};
  random.shuffle(std::span<std::size_t>(threes));
  for (std::size_t i = 0; i < kSide; ++i) lines[i] = threes[i / kBox] * kBox + i % kBox;
  for (std::size_t i = 0; i < kBox; ++i) {
    random.shuffle(std::span<std::size_t>(lines).subspan(i * kBox, kBox));
  }
  return lines;
}

}  // namespace

const logic::Technique* technique_named(Arguments& args, const std::string& id) {
  const logic::Technique* technique = logic::find_technique(id);
  if (technique != nullptr || args.failed()) return technique;
  std::vector<std::string_view> known;
  for (const logic::Technique* one : logic::techniques()) known.push_back(one->id);
  args.fail(base::make_error(base::ErrorCode::unknown_name, "there is no technique '" + id + "'",
                             base::suggestion(id, known)));
  return nullptr;
}

base::Result<base::Value> practice_document(const model::Puzzle& puzzle,
                                            const logic::Technique& technique,
                                            const base::Limits& limits) {
  solve::Options options;
  options.limits = limits;
  const base::Deadline deadline(limits);
  const logic::Game game(puzzle, options);
  const auto found = logic::first_occurrence(game.position(), technique, logic::human_scale(),
                                             deadline.rest_of(limits));
  if (!found && deadline.passed()) {
    return base::make_error(
        base::ErrorCode::too_large,
        "a limit was reached before the solving path of the puzzle came to a step of " +
            std::string(technique.title),
        "allow more time");
  }
  if (!found) {
    return base::make_error(base::ErrorCode::unsupported,
                            "the solving path of the puzzle has no " + std::string(technique.title),
                            "make one that must contain it");
  }
  model::Document document;
  document.puzzle = puzzle;
  model::PlayState play = model::empty_play_state(puzzle);
  for (std::size_t i = 0; i < static_cast<std::size_t>(puzzle.num_cells()); ++i) {
    const geometry::Cell cell(i);
    if (puzzle.givens[i]) continue;
    play.entries[i] = found->position.board().value(cell);
    if (!play.entries[i]) play.marks[i].centre = found->position.candidates(cell);
  }
  document.play = std::move(play);
  return formats::write_native(document);
}

std::string in_another_guise(std::string_view line, std::uint64_t seed) {
  OMNIDOKU_ASSERT(line.size() == kSide * kSide);
  base::Random random(seed);
  const auto rows = exchanged_lines(random);
  const auto columns = exchanged_lines(random);
  const bool is_turned = random.chance(1, 2);
  std::array<char, kSide> digits{};
  std::iota(digits.begin(), digits.end(), '1');
  random.shuffle(std::span<char>(digits));
  std::string guise(line);
  for (std::size_t i = 0; i < guise.size(); ++i) {
    const std::size_t row = rows[i / kSide];
    const std::size_t column = columns[i % kSide];
    const char sign = line[is_turned ? column * kSide + row : row * kSide + column];
    const bool is_given = sign >= '1' && sign <= '9';
    guise[i] = is_given ? digits[static_cast<std::size_t>(sign - '1')] : sign;
  }
  return guise;
}

}  // namespace omnidoku::api
