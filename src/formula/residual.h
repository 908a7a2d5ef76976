// SPDX-License-Identifier: MIT
//
// The decision diagram of a test: its states are the residuals of the test as one place after
// another gets its digit. Equal residuals are one state, whatever digits led to them.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "formula/space.h"
#include "model/primitives/diagram.h"

namespace omnidoku::formula {

/// What a diagram takes.
struct DiagramSize {
  std::size_t num_states = 0;  ///< residuals that were met
  std::size_t num_places = 0;  ///< of the order, that were read
};

/// Per place of an order those behind it, increasing, where no two of them can hold the same digit;
/// else none for each.
using Rivals = std::vector<std::vector<Place>>;

/// The diagram of a test that depends on nothing but the places of the order, each there once.
/// Where they are rivals it may allow or forbid whatever gives two of them the same digit; it
/// forbids that of digits that the test is about by themselves, if these are few.
/// Nothing where it takes more states than `most`, or more work than the space allows; `size`,
/// where it is not null, tells how far it came.
[[nodiscard]] std::optional<model::DiagramTable> diagram_of(Space& space, Term test,
                                                            std::span<const Place> order,
                                                            const Rivals& rivals, std::size_t most,
                                                            DiagramSize* size = nullptr);

/// Orders of the places of a test that are worth a try: as given, backwards, from both ends in
/// turn, those first that decide which others matter.
[[nodiscard]] std::vector<std::vector<Place>> orders_of(Space& space, Term test,
                                                        const std::vector<Place>& given);

}  // namespace omnidoku::formula
