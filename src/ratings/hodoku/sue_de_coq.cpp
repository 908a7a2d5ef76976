// SPDX-License-Identifier: MIT
#include "ratings/hodoku/sue_de_coq.h"

namespace omnidoku::ratings::hodoku {
namespace {

/// A set of cells and their digits.
struct Part {
  CellSet cells;
  Mask digits = 0;
  int size = 0;  ///< how many cells

  [[nodiscard]] Part with(const Board& board, int cell) const {
    return {cells | CellSet::of(cell), static_cast<Mask>(digits | board.candidates(cell)),
            size + 1};
  }
};

/// Calls visit(part) for all sets of the cells that are not empty until it returns true: longer
/// sets before their next siblings.
template <class Visit>
bool each_part(const Board& board, const CellSet& source, const Part& start, Visit&& visit) {
  CellSet rest = source;
  while (!rest.empty()) {
    const int cell = rest.first();
    rest.remove(cell);
    const Part part = start.with(board, cell);
    if (visit(part) || each_part(board, rest, part, visit)) return true;
  }
  return false;
}

class Crossing {
 public:
  Crossing(const Board& board, Step& step) : board_(board), step_(step) {}

  /// The step where the line and the box cross.
  bool find_at(const CellSet& line, const CellSet& box) {
    line_ = line;
    box_ = box;
    const CellSet crossing = line & box;
    if (crossing.size() < 2) return false;
    // Pairs and triples in nested order: a pair before the triples that go on from it.
    return each_part(board_, crossing, {}, [&](const Part& part) {
      return part.size >= 2 && count(part.digits) - part.size >= 2 && with_crossing(part);
    });
  }

 private:
  bool with_crossing(const Part& crossing) {
    const int spare = count(crossing.digits) - crossing.size;
    return each_part(board_, line_ - crossing.cells, {}, [&](const Part& line) {
      const int extra = count(without(line.digits, crossing.digits));
      const int taken = line.size - extra;
      if ((line.digits & crossing.digits) == 0 || taken <= 0 || taken >= spare) return false;
      return with_line(crossing, line, spare - taken);
    });
  }

  bool with_line(const Part& crossing, const Part& line, int spare) {
    const Mask forbidden = line.digits & crossing.digits;
    CellSet usable = box_ - crossing.cells - line.cells;
    base::for_each_bit(forbidden, [&](int digit) { usable -= board_.places(digit); });
    return each_part(board_, usable, {}, [&](const Part& box) {
      if ((box.digits & crossing.digits) == 0) return false;
      const int extra = count(without(box.digits, crossing.digits));
      return box.size - extra == spare && remove(crossing, line, box);
    });
  }

  bool remove(const Part& crossing, const Part& line, const Part& box) {
    const Mask shared = line.digits & box.digits;
    step_.reset(StepKind::sue_de_coq);
    remove_from(box_ - box.cells - crossing.cells,
                without(crossing.digits | box.digits, line.digits) | shared);
    remove_from(line_ - line.cells - crossing.cells,
                without(crossing.digits | line.digits, box.digits) | shared);
    return !step_.removals.empty();
  }

  void remove_from(const CellSet& cells, Mask digits) {
    for_each(cells, [&](int cell) { step_.remove_all(cell, board_.candidates(cell) & digits); });
  }

  const Board& board_;
  Step& step_;
  CellSet line_;
  CellSet box_;
};

}  // namespace

bool SueDeCoq::find(const Board& board, Step& step) {
  const CellSet unsolved = board.unsolved();
  Crossing crossing(board, step);
  for (int line = 0; line < kFirstBox; ++line) {
    for (int box = kFirstBox; box < kUnits; ++box) {
      if (!cells_of(line).meets(cells_of(box))) continue;
      if (memo_.look_at(board, line, box, [&] {
            return crossing.find_at(cells_of(line) & unsolved, cells_of(box) & unsolved);
          })) {
        return true;
      }
    }
  }
  return false;
}

}  // namespace omnidoku::ratings::hodoku
