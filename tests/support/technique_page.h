// SPDX-License-Identifier: MIT
//
// docs/TECHNIQUES.md, as the program in tests/tables writes it and the tests read it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "logic/technique.h"

namespace omnidoku::testing_support {

/// The line of a technique in the first table, without the line end.
[[nodiscard]] std::string technique_row(const logic::Technique& technique);

/// The page as it stands in the source tree, line by line.
[[nodiscard]] std::vector<std::string> technique_page();

/// "The technique was found in a made state of puzzle n of that kind", as the page says.
struct Witness {
  std::string technique;
  std::string kind;
  std::uint64_t n = 0;
};
[[nodiscard]] std::vector<Witness> witnesses_of(const std::vector<std::string>& page);

}  // namespace omnidoku::testing_support
