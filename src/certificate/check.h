// SPDX-License-Identifier: MIT
//
// Checks certificates (docs/CERTIFICATES.md): that the solution keeps all premises and that each
// step of the proof follows by unit propagation, the last of them that nothing else does. Asks no
// engine. tools/check_certificate.py does the same in a language of its own.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/limits.h"

namespace omnidoku::certificate {

/// How a certificate begins, and what follows.
inline constexpr std::string_view kHeader = "omnidoku certificate 1";
inline constexpr std::string_view kPuzzle = "puzzle ";
inline constexpr std::string_view kSolution = "solution ";

/// The last line of a certificate with these lines.
[[nodiscard]] std::string end_of(const std::vector<std::string>& lines);

/// What a line of 16, 81, 256 or 625 digits says: a square grid with square boxes. Nothing of other
/// texts.
[[nodiscard]] std::vector<std::string> premises_of_grid(const std::string& puzzle);

/// What came of one certificate.
struct Report {
  std::string fault;     ///< why it is refused, as a sentence; empty: it is accepted
  std::size_t line = 0;  ///< the one that is wrong, else the first, counted from 1
  std::string puzzle;
  std::string solution;
  std::vector<std::string> premises;  ///< without what is said of them
  std::size_t num_steps = 0;          ///< of the proof
};

/// Of each certificate in a text, of which there is one at least: else it is refused as one. One
/// that the limits, of which time and stop count, leave unchecked is not accepted, and says so.
[[nodiscard]] std::vector<Report> check_all(std::string_view text, const base::Limits& limits = {});

}  // namespace omnidoku::certificate
