// SPDX-License-Identifier: MIT
#include "booklet/page_layout.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "base/check.h"

namespace omnidoku::booklet {

namespace {

/// Between the parts of an item.
constexpr double kPartGap = 7;
/// Cells grow no larger than this much of those of a 9x9 grid that is as wide as the slot: a grid
/// of 4x4 cells stays smaller than its neighbours.
constexpr double kMostOfNine = 1.35;
/// The least width of words beneath a drawing, of that of the slot.
constexpr double kLeastWords = 0.62;
/// Widths of a column of words beside a drawing, of that of the slot, and its least width.
constexpr double kSideWidths[] = {0.24, 0.3, 0.36, 0.42};
constexpr double kLeastSide = 90;
/// Words stand beside a drawing only where that makes it so much larger.
constexpr double kWorthIt = 1.12;
/// A drawing is tried in so many sizes, each smaller by the factor.
constexpr int kTries = 200;
constexpr double kShrink = 0.985;
/// Equal boards on a page are drawn equally large if that costs the largest no more than this.
constexpr double kLeastOfLargest = 0.8;
/// A further column has to make drawings so much larger: wide slots have room for captions.
constexpr double kWorthAColumn = 1.03;
/// The words that grid_of_slots() goes by.
constexpr double kUsualWords = 36;

/// The parts of an item in a slot, from the slot's top left.
struct Arrangement {
  double cell = 0;
  Box caption, drawing, words, code;
  bool fits = true;  ///< of one that was asked for with a size of the cells
};

void move(Box& box, double x, double y) {
  box.x += x;
  box.y += y;
}

double most_cell(const Item& item, const Size& slot) {
  const double wide = slot.width / item.board.width;
  return std::min(wide, kMostOfNine * slot.width / 9);
}

/// Words and code below the drawing, with cells of that size.
Arrangement beneath(const Item& item, const Size& slot, double cell) {
  Arrangement made;
  made.cell = cell;
  const double width = cell * item.board.width;
  const double whole = std::max(width, kLeastWords * slot.width);
  const double left = (slot.width - whole) / 2;
  made.caption = {left, 0, whole, item.caption};
  made.drawing = {left, item.caption, width, cell * item.board.height};
  double bottom = made.drawing.bottom();
  const double below = bottom + kPartGap;
  if (item.code > 0) {
    made.code = {left + whole - item.code, below, item.code, item.code};
    bottom = made.code.bottom();
  }
  if (item.words) {
    const double room = whole - (item.code > 0 ? item.code + kPartGap : 0);
    made.words = {left, below, room, item.words(room)};
    bottom = std::max(bottom, made.words.bottom());
  }
  made.fits = bottom <= slot.height + 1e-6 && width <= slot.width + 1e-6;
  return made;
}

/// Words and code to the right of the drawing, in a column of that width.
Arrangement beside(const Item& item, const Size& slot, double side, double cell) {
  Arrangement made;
  made.cell = cell;
  const double width = cell * item.board.width;
  const double height = cell * item.board.height;
  const double whole = width + 2 * kPartGap + side;
  const double left = (slot.width - whole) / 2;
  const double column = left + width + 2 * kPartGap;
  made.caption = {left, 0, whole, item.caption};
  made.drawing = {left, item.caption, width, height};
  double needed = 0;
  if (item.words) {
    made.words = {column, item.caption, side, item.words(side)};
    needed = made.words.height + (item.code > 0 ? kPartGap : 0);
  }
  needed += item.code;
  if (item.code > 0) {
    // With its foot on that of the drawing.
    const double top = item.caption + std::max(height, needed) - item.code;
    made.code = {column, top, item.code, item.code};
  }
  made.fits = whole <= slot.width + 1e-6 && item.code <= side &&
              item.caption + std::max(height, needed) <= slot.height + 1e-6;
  return made;
}

/// The largest cells with which `arrange` fits.
template <class Arrange>
std::optional<Arrangement> largest(double most, const Arrange& arrange) {
  double cell = most;
  for (int i = 0; i < kTries; ++i) {
    Arrangement made = arrange(cell);
    if (made.fits) return made;
    cell *= kShrink;
  }
  return std::nullopt;
}

/// Both ways; `most` limits the cells. Where nothing fits, what is beneath hangs over.
Arrangement arrange(const Item& item, const Size& slot, double most) {
  const auto below = largest(most, [&](double cell) { return beneath(item, slot, cell); });
  std::optional<Arrangement> best = below;
  if (item.words || item.code > 0) {
    for (const double part : kSideWidths) {
      const double side = std::max({part * slot.width, kLeastSide, item.code});
      const auto made = largest(most, [&](double cell) { return beside(item, slot, side, cell); });
      const bool is_worth_it = made && (!below || made->cell > kWorthIt * below->cell);
      if (is_worth_it && (!best || made->cell > best->cell)) best = made;
    }
  }
  if (best) return *best;
  Arrangement made = beneath(item, slot, most * 0.5);
  // What the page has not room for is cut off by whoever writes the words.
  if (item.words) made.words.height = std::max(0.0, slot.height - made.words.y);
  return made;
}

/// How many slots an item takes.
struct Span {
  int columns = 1;
  int rows = 1;
};

Size size_of(const PageGrid& grid, const Size& area, Span span) {
  const auto length = [&grid](double whole, int parts, int taken) {
    const double one = (whole - (parts - 1) * grid.gap) / parts;
    return taken * one + (taken - 1) * grid.gap;
  };
  return {length(area.width, grid.columns, span.columns),
          length(area.height, grid.rows, span.rows)};
}

/// The fewest slots in which the cells are large enough.
Span span_of(const Item& item, const PageGrid& grid, const Size& area) {
  std::vector<Span> spans;
  for (int columns = 1; columns <= grid.columns; ++columns) {
    for (int rows = 1; rows <= grid.rows; ++rows) spans.push_back({columns, rows});
  }
  std::stable_sort(spans.begin(), spans.end(), [](const Span& one, const Span& other) {
    return one.columns * one.rows < other.columns * other.rows;
  });
  for (const Span& span : spans) {
    const Size slot = size_of(grid, area, span);
    const Arrangement made = arrange(item, slot, most_cell(item, slot));
    if (made.fits && made.cell >= grid.least_cell) return span;
  }
  return {grid.columns, grid.rows};
}

/// The slots of a page that are taken.
class Slots {
 public:
  explicit Slots(const PageGrid& grid)
      : columns_(grid.columns),
        rows_(grid.rows),
        taken_(static_cast<std::size_t>(grid.columns * grid.rows), false) {}

  /// Takes the first place in reading order; nothing where there is none.
  struct Place {
    int column = 0;
    int row = 0;
  };
  std::optional<Place> take(Span span) {
    for (int row = 0; row + span.rows <= rows_; ++row) {
      for (int column = 0; column + span.columns <= columns_; ++column) {
        if (!is_free({column, row}, span)) continue;
        each({column, row}, span, [this](std::size_t slot) { taken_[slot] = true; });
        return Place{column, row};
      }
    }
    return std::nullopt;
  }

 private:
  template <class F>
  void each(Place place, Span span, F&& f) const {
    for (int row = place.row; row < place.row + span.rows; ++row) {
      for (int column = place.column; column < place.column + span.columns; ++column) {
        f(static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
          static_cast<std::size_t>(column));
      }
    }
  }
  [[nodiscard]] bool is_free(Place place, Span span) const {
    bool free = true;
    each(place, span, [&](std::size_t slot) { free = free && !taken_[slot]; });
    return free;
  }

  int columns_;
  int rows_;
  std::vector<bool> taken_;
};

/// An item that has its slots.
struct Seated {
  std::size_t item = 0;
  Slots::Place place;
  Span span;
  Size slot;
  Arrangement made;
};

/// Draws equal boards in equal slots equally large.
void make_even(const std::vector<Item>& items, std::vector<Seated>& page) {
  std::vector<double> cells(page.size());
  for (std::size_t i = 0; i < page.size(); ++i) {
    double largest_cell = 0;
    const auto each_equal = [&](const auto& f) {
      for (const Seated& other : page) {
        if (other.slot == page[i].slot && items[other.item].board == items[page[i].item].board) {
          f(other.made.cell);
        }
      }
    };
    each_equal([&](double cell) { largest_cell = std::max(largest_cell, cell); });
    double common = page[i].made.cell;
    each_equal([&](double cell) {
      if (cell >= kLeastOfLargest * largest_cell) common = std::min(common, cell);
    });
    cells[i] = common;
  }
  for (std::size_t i = 0; i < page.size(); ++i) {
    if (cells[i] >= page[i].made.cell) continue;
    const Arrangement made = arrange(items[page[i].item], page[i].slot, cells[i]);
    if (made.fits) page[i].made = made;
  }
}

PlacedItem placed(const Seated& seated, const PageGrid& grid, const Box& area) {
  const Size one = size_of(grid, {area.width, area.height}, {});
  const double x = area.x + seated.place.column * (one.width + grid.gap);
  const double y = area.y + seated.place.row * (one.height + grid.gap);
  const Arrangement& made = seated.made;
  PlacedItem item{seated.item, made.caption, made.drawing, made.words, made.code, made.cell};
  for (Box* box : {&item.caption, &item.drawing, &item.words, &item.code}) move(*box, x, y);
  return item;
}

}  // namespace

PageGrid grid_of_slots(const Box& area, int slots, double caption, double gap) {
  OMNIDOKU_CHECK(slots >= 1 && slots <= kMostSlots);
  Item usual{{9, 9}, caption};
  usual.words = [](double /*width*/) { return kUsualWords; };
  PageGrid best;
  double best_cell = -1;
  for (int columns = 1; columns <= slots; ++columns) {
    PageGrid grid{area, columns, (slots + columns - 1) / columns, gap, 0};
    const Size slot = size_of(grid, {area.width, area.height}, {});
    if (slot.width <= 0 || slot.height <= 0) continue;
    const Arrangement made = arrange(usual, slot, slot.width / 9);
    const double cell = made.fits ? made.cell : 0;
    if (cell <= kWorthAColumn * best_cell) continue;
    best_cell = cell;
    best = grid;
  }
  best.area = area;
  return best;
}

std::vector<std::vector<PlacedItem>> lay_out(const std::vector<Item>& items, const PageGrid& grid,
                                             double heading) {
  std::vector<std::vector<PlacedItem>> pages;
  std::vector<bool> done(items.size(), false);
  std::size_t first = 0;
  while (first < items.size()) {
    Box area = grid.area;
    if (pages.empty()) {
      area.y += heading;
      area.height -= heading;
    }
    const Size room{area.width, area.height};
    Slots slots(grid);
    std::vector<Seated> page;
    for (std::size_t i = first; i < items.size(); ++i) {
      if (done[i]) continue;
      const Span span = span_of(items[i], grid, room);
      const auto place = slots.take(span);
      if (!place) continue;
      done[i] = true;
      const Size slot = size_of(grid, room, span);
      page.push_back({i, *place, span, slot, arrange(items[i], slot, most_cell(items[i], slot))});
    }
    make_even(items, page);
    std::stable_sort(page.begin(), page.end(), [](const Seated& one, const Seated& other) {
      return std::pair(one.place.row, one.place.column) <
             std::pair(other.place.row, other.place.column);
    });
    std::vector<PlacedItem>& made = pages.emplace_back();
    for (const Seated& seated : page) made.push_back(placed(seated, grid, area));
    while (first < items.size() && done[first]) ++first;
  }
  return pages;
}

std::vector<std::vector<PlacedPiece>> flow(const std::vector<double>& heights, const Box& area,
                                           int columns, double gap, double heading) {
  const double width = (area.width - (columns - 1) * gap) / columns;
  std::vector<std::vector<PlacedPiece>> pages;
  int column = columns;  // the one before the first page is full
  double top = 0;
  double y = 0;
  for (std::size_t i = 0; i < heights.size(); ++i) {
    const bool is_over = column == columns || (y > top && y + heights[i] > area.bottom() + 1e-6);
    if (is_over && column < columns) ++column;
    if (column == columns) {
      top = area.y + (pages.empty() ? heading : 0);
      pages.emplace_back();
      column = 0;
    }
    if (is_over) y = top;
    pages.back().push_back({i, {area.x + column * (width + gap), y, width, heights[i]}});
    y += heights[i];
  }
  return pages;
}

}  // namespace omnidoku::booklet
