// SPDX-License-Identifier: MIT
//
// What most techniques put their steps together with.
#pragma once

#include <initializer_list>
#include <span>

#include "logic/state/position.h"
#include "logic/telling/words.h"
#include "model/step.h"

namespace omnidoku::logic {

/// "One candidate of this cell is true."
[[nodiscard]] model::Premise cell_premise(Cell cell);
/// "The full house posted as that primitive holds the digit in one of its places."
[[nodiscard]] model::Premise house_premise(std::uint32_t primitive, Digit digit);
/// "The sum posted as that primitive holds."
[[nodiscard]] model::Premise sum_premise(std::uint32_t primitive);

/// The same as a premise of a step.
void add_cell_premise(model::Step& step, Cell cell);
/// "This full house holds the digit in one of its places." `house` is an index into
/// Structure::houses(). Also marks the house with the role.
void add_house_premise(model::Step& step, const Structure& structure, std::size_t house,
                       Digit digit, model::HouseRole role);
/// "This sum holds." `sum` is an index into Structure::sums().
void add_sum_premise(model::Step& step, const Structure& structure, std::size_t sum);
/// Marks a house without adding a premise (cover houses).
void mark_house(model::Step& step, const Structure& structure, std::size_t house,
                model::HouseRole role);
/// Marks a candidate.
void mark(model::Step& step, Candidate candidate, model::CandidateRole role, int tone = 0);
/// Marks those of the digits that are candidates of the cell.
void mark_cell(model::Step& step, const Position& position, Cell cell, DigitSet digits,
               model::CandidateRole role, int tone = 0);

/// The cells of a house at these places.
[[nodiscard]] std::vector<Cell> cells_at(const HouseInfo& house, PlaceMask places);

/// Cells seen by every one of the cells (which are themselves not among them).
[[nodiscard]] CellSet common_peers(const Structure& structure, std::span<const Cell> cells);
[[nodiscard]] CellSet common_peers(const Structure& structure, std::initializer_list<Cell> cells);

/// Adds the candidates of `digit` in `cells` to the step's eliminations; whether there was one.
bool eliminate_in(model::Step& step, const Position& position, const CellSet& cells, Digit digit);

/// Of the cells that lose some candidates those that have one left, in their order: that one.
[[nodiscard]] std::vector<Candidate> last_candidates(const Position& position,
                                                     std::span<const Candidate> gone);
/// Where the step leaves one candidate in a cell, it places that too: who crosses out the others
/// has found the digit, and needs no naked single to say so again.
void place_what_is_left(model::Step& step, const Position& position);

/// A house, and the cells in it that some cell sees there.
struct Sight {
  std::size_t house = 0;
  std::vector<Cell> seen;
  friend bool operator==(const Sight&, const Sight&) = default;
};
/// In which houses the cell sees all the others (which it must see), each of them told once: the
/// house with the most of them first, and so on.
[[nodiscard]] std::vector<Sight> sights(const Structure& structure, Cell from,
                                        std::span<const Cell> cells);
/// Marks the houses in which the cell sees the others as links.
void mark_sights(model::Step& step, const Structure& structure, Cell from,
                 std::span<const Cell> cells);
/// Of rows, columns and boxes: who knows Sudoku sees unasked which cells see each other there.
[[nodiscard]] bool is_usual_sight(geometry::HouseKind kind);
/// The same of every cell that loses something and those it must see for that, but for usual
/// sights.
void mark_unusual_sights(model::Step& step, const Structure& structure, std::span<const Cell> seen);
/// "R4C1 and R4C2 see R4C9 in row 4 and R5C9 in box 4; R6C9 sees ..."
[[nodiscard]] std::string sight_text(const Words& words, std::span<const Cell> seers,
                                     std::span<const Cell> cells);

/// Whether every place of the mask, as cells of the house, sees the cell or is it.
[[nodiscard]] bool all_see(const Structure& structure, const HouseInfo& house, PlaceMask places,
                           Cell cell);

}  // namespace omnidoku::logic
