// SPDX-License-Identifier: MIT
//
// docs/TECHNIQUES.md, as the program in tests/tables writes it and the tests read it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "logic/technique.h"
#include "support/generated.h"

namespace omnidoku::testing_support {

/// The line of a technique in the first table, without the line end.
[[nodiscard]] std::string technique_row(const logic::Technique& technique);

/// The page as it stands in the source tree, line by line.
[[nodiscard]] std::vector<std::string> technique_page();

/// Where an instance of a technique comes from, other than from a solving path.
enum class Source : std::uint8_t {
  made,    ///< made_states of generated_puzzle; "(7)" on the page
  opened,  ///< opened_states of generated_puzzle; "[7]"
  marked,  ///< made_states of marked_puzzle; "{7}"
};

inline constexpr Source kSources[] = {Source::made, Source::opened, Source::marked};

/// "(7)", "[7]", "{7}"
[[nodiscard]] std::string cell_text(Source source, std::uint64_t n);

/// The puzzle of that number, with its solution.
[[nodiscard]] model::Puzzle source_puzzle(Source source, const PuzzleKind& kind, std::uint64_t n);
/// Its states.
[[nodiscard]] std::vector<logic::CandidateBoard> source_states(Source source,
                                                               const logic::Structure& structure,
                                                               const model::FilledGrid& solution,
                                                               std::uint64_t n);

/// "The technique was found in a state of puzzle n of that kind", as the page says.
struct Witness {
  std::string technique;
  std::string kind;
  Source source = Source::made;
  std::uint64_t n = 0;
};
[[nodiscard]] std::vector<Witness> witnesses_of(const std::vector<std::string>& page);

}  // namespace omnidoku::testing_support
