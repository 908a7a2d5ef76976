// SPDX-License-Identifier: MIT
//
// What a scene holds: cells, lines where regions end, symbols, marks, words. Nothing is compared
// with a stored picture; the tests ask for what must be true of any good drawing.
#include "scene/scene.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "constraints/constraint_type.h"
#include "constraints/lowering.h"
#include "geometry/builder.h"
#include "scene/theme.h"
#include "support/boards.h"

namespace omnidoku {
namespace {

using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;
using geometry::Point;
using model::Puzzle;
using scene::RenderOptions;
using scene::Role;
using scene::Scene;
using testing_support::cells;
using testing_support::puzzle;

constexpr double kUnit = 40;

Scene draw(const Puzzle& drawn, RenderOptions options = {}) {
  options.cell_size = kUnit;
  auto result = scene::build_scene(drawn, options);
  EXPECT_TRUE(result) << (result ? "" : result.error().text());
  return result ? std::move(result).value() : Scene{};
}

/// Whether some line of the layer covers the way between two points.
bool covers(const scene::Layer* layer, Point a, Point b) {
  if (layer == nullptr) return false;
  const Point middle{(a.x + b.x) / 2, (a.y + b.y) / 2};
  for (const scene::Polyline& line : layer->lines) {
    for (std::size_t i = 0; i + 1 < line.points.size(); ++i) {
      const Point p = line.points[i];
      const Point q = line.points[i + 1];
      const double length = std::hypot(q.x - p.x, q.y - p.y);
      const double along =
          ((middle.x - p.x) * (q.x - p.x) + (middle.y - p.y) * (q.y - p.y)) / length;
      const double off = ((middle.x - p.x) * (q.y - p.y) - (middle.y - p.y) * (q.x - p.x)) / length;
      const double slope = ((b.x - a.x) * (q.y - p.y) - (b.y - a.y) * (q.x - p.x)) / length;
      if (std::abs(off) < 0.01 && std::abs(slope) < 0.01 && along > 0 && along < length)
        return true;
    }
  }
  return false;
}

/// Corner (0 or 1, 0 or 1) of a cell, to the right and down.
Point corner(const Scene& drawn, Cell cell, int right, int down) {
  return drawn.cells[cell.index()].apply({right * drawn.unit, down * drawn.unit});
}

bool thick_right(const Scene& drawn, Cell cell) {
  return covers(drawn.layer("region-borders"), corner(drawn, cell, 1, 0),
                corner(drawn, cell, 1, 1));
}
bool thin_right(const Scene& drawn, Cell cell) {
  return covers(drawn.layer("grid-lines"), corner(drawn, cell, 1, 0), corner(drawn, cell, 1, 1));
}

std::vector<const scene::Text*> texts(const Scene& drawn, std::string_view layer) {
  std::vector<const scene::Text*> found;
  if (const scene::Layer* there = drawn.layer(layer)) {
    for (const scene::Text& text : there->texts) found.push_back(&text);
  }
  return found;
}

void expect_everything_on_the_sheet(const Scene& drawn) {
  const auto check = [&](Point p) {
    EXPECT_GE(p.x, 0);
    EXPECT_GE(p.y, 0);
    EXPECT_LE(p.x, drawn.width);
    EXPECT_LE(p.y, drawn.height);
  };
  for (const scene::Layer& layer : drawn.layers) {
    for (const auto& polygon : layer.polygons)
      std::for_each(polygon.points.begin(), polygon.points.end(), check);
    for (const auto& line : layer.lines)
      std::for_each(line.points.begin(), line.points.end(), check);
    for (const auto& text : layer.texts) check(text.transform.apply(text.at));
  }
}

TEST(Scene, EveryViewOfEveryBoardDrawsEveryCellOnce) {
  for (const geometry::BoardType* type : geometry::board_types()) {
    const Puzzle empty = puzzle(type->id);
    for (const geometry::View& view : empty.board->views()) {
      SCOPED_TRACE(std::string(type->id) + ", " + view.id);
      RenderOptions options;
      options.view = view.id;
      options.title = true;
      options.rules = true;
      options.candidates.assign(static_cast<std::size_t>(empty.num_cells()), empty.all_digits());
      const Scene drawn = draw(empty, options);
      std::set<std::size_t> seen;
      for (const scene::Polygon& polygon : drawn.layer("cells")->polygons) {
        ASSERT_TRUE(polygon.cell.has_value());
        EXPECT_EQ(polygon.role, Role::cell);
        EXPECT_EQ(polygon.points.size(), 4U);
        seen.insert(polygon.cell->index());
      }
      EXPECT_EQ(seen.size(), static_cast<std::size_t>(empty.num_cells()));
      EXPECT_EQ(drawn.layer("cells")->polygons.size(), seen.size());
      EXPECT_EQ(drawn.cells.size(), seen.size());
      EXPECT_NE(drawn.layer("region-borders"), nullptr);
      expect_everything_on_the_sheet(drawn);
    }
  }
}

TEST(Scene, FogCoversWhatThePuzzleHasAndNoEntry) {
  Puzzle foggy = puzzle("grid:4");
  foggy.givens[0] = Digit(0);
  foggy.givens[1] = Digit(1);
  RenderOptions options;
  options.entries.resize(16);
  options.entries[2] = Digit(2);
  options.dark = {Cell(1), Cell(2)};
  const Scene scene = scene::build_scene(foggy, options).value();
  ASSERT_NE(scene.layer("givens"), nullptr);
  EXPECT_EQ(scene.layer("givens")->texts.size(), 1U);
  EXPECT_EQ(scene.layer("entries")->texts.size(), 1U);
  ASSERT_NE(scene.layer("fog"), nullptr);
  EXPECT_EQ(scene.layer("fog")->ornaments.size(), 2U);
  options.dark = {Cell(16)};
  EXPECT_FALSE(scene::build_scene(foggy, options).has_value());
}

TEST(Scene, ThickBetweenBoxesThinInside) {
  const Puzzle empty = puzzle("grid:6:2x3");
  const Scene drawn = draw(empty);
  for (int r = 0; r < 6; ++r) {
    for (int c = 0; c < 6; ++c) {
      const bool thick = c == 2 || c == 5;
      EXPECT_EQ(thick_right(drawn, Cell(6 * r + c)), thick) << r << " " << c;
      EXPECT_EQ(thin_right(drawn, Cell(6 * r + c)), !thick) << r << " " << c;
    }
  }
}

TEST(Scene, LinesThatContinueAreOne) {
  const Scene drawn = draw(puzzle("grid"));
  EXPECT_EQ(drawn.layer("region-borders")->lines.size(), 8U);  // four each way
  EXPECT_EQ(drawn.layer("grid-lines")->lines.size(), 12U);     // six each way, from rim to rim
  EXPECT_EQ(drawn.layer("folds"), nullptr);
  EXPECT_TRUE(drawn.upright);
}

TEST(Scene, WithoutBoxesOnlyTheRimIsThick) {
  const Scene drawn = draw(puzzle("latin:5"));
  EXPECT_EQ(drawn.layer("region-borders")->lines.size(), 4U);
  EXPECT_EQ(drawn.layer("grid-lines")->lines.size(), 8U);
}

TEST(Scene, ThickExactlyWhereRegionsDiffer) {
  const Puzzle empty = puzzle("jigsaw");
  const Scene drawn = draw(empty);
  for (int r = 0; r < 9; ++r) {
    for (int c = 0; c < 8; ++c) {
      const Cell cell(9 * r + c);
      const bool differ =
          empty.board->region_of(cell) != empty.board->region_of(Cell(9 * r + c + 1));
      EXPECT_EQ(thick_right(drawn, cell), differ) << empty.board->name(cell);
      EXPECT_NE(thick_right(drawn, cell), thin_right(drawn, cell)) << empty.board->name(cell);
    }
  }
}

TEST(Scene, RegionsThatFillRowsHaveBordersToo) {
  const Scene drawn = draw(puzzle("jigsaw:AAAABBBBCCCCDDDD"));
  EXPECT_EQ(drawn.layer("region-borders")->lines.size(), 7U);  // five across, two down
  EXPECT_EQ(drawn.layer("grid-lines")->lines.size(), 3U);
}

TEST(Scene, OnATorusTheRimIsThinWhereARegionGoesOn) {
  const Puzzle empty = puzzle("toroidal");
  const Scene drawn = draw(empty);
  int goes_on = 0;
  for (int r = 0; r < 9; ++r) {
    const Cell last(9 * r + 8);
    const bool same = empty.board->region_of(last) == empty.board->region_of(Cell(9 * r));
    EXPECT_EQ(thick_right(drawn, last), !same) << empty.board->name(last);
    goes_on += same ? 1 : 0;
  }
  EXPECT_GT(goes_on, 0);
}

TEST(Scene, ARegionOfATorusHasOneTint) {
  const Puzzle empty = puzzle("toroidal");
  const Scene drawn = draw(empty);
  std::vector<int> tint_of(static_cast<std::size_t>(empty.num_cells()));
  std::set<int> tints;
  for (const scene::Polygon& polygon : drawn.layer("cells")->polygons) {
    tint_of[polygon.cell->index()] = polygon.tone;
    tints.insert(polygon.tone);
    EXPECT_NE(polygon.tone, 0);
  }
  for (int a = 0; a < empty.num_cells(); ++a) {
    for (int b = 0; b < a; ++b) {
      if (empty.board->region_of(Cell(a)) != empty.board->region_of(Cell(b))) continue;
      EXPECT_EQ(tint_of[static_cast<std::size_t>(a)], tint_of[static_cast<std::size_t>(b)]);
    }
  }
  EXPECT_GT(tints.size(), 3U);
}

TEST(Scene, PlainBoardsHaveNoTints) {
  for (const char* board : {"grid", "jigsaw", "samurai", "latin:4"}) {
    const Scene drawn = draw(puzzle(board));
    for (const auto& polygon : drawn.layer("cells")->polygons) EXPECT_EQ(polygon.tone, 0) << board;
  }
}

TEST(Scene, DiagonalsRunFromCornerToCorner) {
  const Scene drawn = draw(puzzle("grid:4+x"));
  const scene::Layer* diagonals = drawn.layer("diagonals");
  ASSERT_NE(diagonals, nullptr);
  ASSERT_EQ(diagonals->lines.size(), 2U);
  const Point first = diagonals->lines[0].points.front();
  const Point last = diagonals->lines[0].points.back();
  EXPECT_EQ(first, corner(drawn, Cell(0), 0, 0));
  EXPECT_EQ(last, corner(drawn, Cell(15), 1, 1));
}

model::ConstraintSpec on(const Puzzle& drawn, std::string type,
                         std::initializer_list<const char*> names) {
  model::ConstraintSpec spec;
  spec.type = std::move(type);
  for (const char* name : names) spec.cells.push_back(*drawn.board->find_cell(name));
  return spec;
}

TEST(Scene, ShadesThatMeetDiffer) {
  Puzzle drawn = puzzle("grid:9");
  drawn.constraints.push_back(on(drawn, "all_different", {"R1C1", "R1C2"}));
  drawn.constraints.push_back(on(drawn, "all_different", {"R2C3", "R2C4"}));
  drawn.constraints.push_back(on(drawn, "all_different", {"R3C2", "R3C3"}));
  drawn.constraints.push_back(on(drawn, "all_different", {"R9C8", "R9C9"}));
  const Scene scene = draw(drawn);
  const scene::Layer* shades = scene.layer("shades");
  ASSERT_NE(shades, nullptr);
  std::array<int, 4> tones{};
  for (const scene::Polygon& area : shades->polygons) tones.at(*area.constraint) = area.tone;
  EXPECT_EQ(tones, (std::array{0, 1, 0, 0}));
}

TEST(Scene, ACircleAtTheEndOfAThermometerIsNoBulb) {
  for (const scene::Theme& theme : scene::themes()) {
    const scene::Style bulb = scene::style_of(theme, Role::bulb, 0);
    const scene::Style mark = scene::style_of(theme, Role::cell_mark, 0);
    EXPECT_EQ(bulb.fill, scene::style_of(theme, Role::thermometer, 0).stroke) << theme.id;
    EXPECT_NE(mark.fill, bulb.fill) << theme.id;
    EXPECT_FALSE(mark.stroke.empty()) << theme.id;
  }
  Puzzle drawn = puzzle("grid:9");
  drawn.constraints.push_back(on(drawn, "even", {"R1C1"}));
  drawn.constraints.push_back(on(drawn, "thermometer", {"R1C1", "R1C2"}));
  const Scene scene = draw(drawn);
  std::vector<std::string> layers;
  for (const scene::Layer& layer : scene.layers) layers.emplace_back(layer.name);
  EXPECT_LT(std::find(layers.begin(), layers.end(), "cell-marks"),
            std::find(layers.begin(), layers.end(), "paths"))
      << "the bulb hides the square, not the square the bulb";
}

TEST(Scene, GivensEntriesAndCandidates) {
  Puzzle small = puzzle("grid:4");
  testing_support::set_givens(small, "1...............");
  RenderOptions options;
  options.entries.assign(16, std::nullopt);
  options.entries[0] = Digit(3);  // a given is never hidden by an entry
  options.entries[5] = Digit(2);
  options.candidates.assign(16, DigitSet{Digit(0), Digit(3)});
  const Scene drawn = draw(small, options);
  ASSERT_EQ(texts(drawn, "givens").size(), 1U);
  EXPECT_EQ(texts(drawn, "givens")[0]->text, "1");
  EXPECT_EQ(texts(drawn, "givens")[0]->cell, Cell(0));
  EXPECT_EQ(texts(drawn, "givens")[0]->digit, Digit(0));
  ASSERT_EQ(texts(drawn, "entries").size(), 1U);
  EXPECT_EQ(texts(drawn, "entries")[0]->text, "3");
  EXPECT_EQ(texts(drawn, "entries")[0]->cell, Cell(5));
  EXPECT_EQ(texts(drawn, "candidates").size(), 28U);  // two in each of the other 14 cells
  expect_everything_on_the_sheet(drawn);
}

TEST(Scene, CandidatesStandInASquareGridInsideTheirCell) {
  for (const char* board : {"grid:1", "grid:4", "grid:6:2x3", "grid:9", "grid:25", "grid:64"}) {
    const Puzzle empty = puzzle(board);
    RenderOptions options;
    options.candidates.assign(static_cast<std::size_t>(empty.num_cells()), {});
    options.candidates[0] = empty.all_digits();
    const Scene drawn = draw(empty, options);
    std::set<long> columns;
    std::set<long> rows;
    const Point low = corner(drawn, Cell(0), 0, 0);
    for (const scene::Text* text : texts(drawn, "candidates")) {
      columns.insert(std::lround(text->at.x * 100));
      rows.insert(std::lround(text->at.y * 100));
      EXPECT_GT(text->at.x - text->size / 3, low.x);
      EXPECT_LT(text->at.x + text->size / 3, low.x + kUnit);
      EXPECT_GT(text->at.y - 0.75 * text->size, low.y);
      EXPECT_LT(text->at.y, low.y + kUnit);
    }
    const int n = empty.num_digits();
    const auto expected = static_cast<std::size_t>(std::ceil(std::sqrt(n)));
    EXPECT_EQ(columns.size(), expected) << board;
    EXPECT_EQ(rows.size(), (static_cast<std::size_t>(n) + expected - 1) / expected) << board;
  }
}

TEST(Scene, PencilmarkCluesShowUnlessCandidatesDo) {
  Puzzle small = puzzle("grid:4");
  small.allowed[7] = DigitSet{Digit(1), Digit(2)};
  EXPECT_EQ(texts(draw(small), "pencilmarks").size(), 2U);
  EXPECT_TRUE(texts(draw(small), "candidates").empty());
  RenderOptions options;
  options.candidates.assign(16, small.all_digits());
  EXPECT_TRUE(texts(draw(small, options), "pencilmarks").empty());
}

TEST(Scene, EntriesThatCannotBeColouredAreUnderlined) {
  auto symbols = model::Symbols::from_text("A\U0001F431\U0001F34E\U0001F697");
  ASSERT_TRUE(symbols);
  const Puzzle emoji = model::make_puzzle(testing_support::board("grid:4"), *symbols);
  RenderOptions options;
  options.entries.assign(16, Digit(0));
  options.entries[3] = Digit(1);
  const Scene drawn = draw(emoji, options);
  ASSERT_NE(drawn.layer("entry-marks"), nullptr);
  ASSERT_EQ(drawn.layer("entry-marks")->lines.size(), 1U);
  EXPECT_EQ(drawn.layer("entry-marks")->lines[0].cell, Cell(3));
}

TEST(Scene, HighlightedCellsAreMarkedOnce) {
  const Puzzle empty = puzzle("grid");
  RenderOptions options;
  options.highlight = cells(*empty.board, "R2C3 R5C5 R2C3");
  const Scene drawn = draw(empty, options);
  ASSERT_EQ(drawn.layer("highlights")->polygons.size(), 2U);
  EXPECT_NE(drawn.description.find("R5C5"), std::string::npos);
}

TEST(Scene, FlapsJoinWhatLiesApart) {
  RenderOptions options;
  const auto flaps_of = [&options](const char* board) {
    const Scene made = draw(puzzle(board), options);
    const scene::Layer* flaps = made.layer("flaps");
    return flaps == nullptr ? 0 : flaps->polygons.size();
  };
  EXPECT_EQ(flaps_of("tredoku:terrace"), 0U);
  options.flaps = true;
  EXPECT_EQ(flaps_of("tredoku:terrace"), 3U);
  EXPECT_EQ(flaps_of("moebius"), 1U);
  EXPECT_EQ(flaps_of("grid:9"), 0U);

  // They stand outside of all cells, and each pair of sides has the same letter.
  const Scene drawn = draw(puzzle("tredoku:terrace"), options);
  const scene::Layer& marks = *drawn.layer("flap-marks");
  ASSERT_EQ(marks.texts.size(), 3U);
  const std::string letters = "ABC";
  for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(marks.texts[i].text.front(), letters[i]);
  for (const scene::Polygon& flap : drawn.layer("flaps")->polygons) {
    ASSERT_EQ(flap.points.size(), 4U);
    const Point middle{(flap.points[1].x + flap.points[2].x) / 2,
                       (flap.points[1].y + flap.points[2].y) / 2};
    for (const scene::Transform& cell : drawn.cells) {
      EXPECT_FALSE(middle.x > cell.e && middle.x < cell.e + drawn.unit && middle.y > cell.f &&
                   middle.y < cell.f + drawn.unit);
    }
  }
}

TEST(Scene, WordsMakeRoomForThemselves) {
  Puzzle small = puzzle("grid:4");
  small.metadata.title = "A title that is much too long for a board of four by four cells";
  small.metadata.author = "Somebody";
  small.metadata.rules = "First rule.\nSecond rule.";
  RenderOptions options;
  options.title = true;
  options.rules = true;
  const Scene plain = draw(small);
  const Scene drawn = draw(small, options);
  EXPECT_GT(drawn.height, plain.height);
  EXPECT_EQ(plain.layer("words"), nullptr);
  const auto words = texts(drawn, "words");
  ASSERT_GE(words.size(), 5U);
  EXPECT_EQ(words.front()->role, Role::title);
  EXPECT_EQ(words.back()->text, "Second rule.");
  double last = 0;
  for (const scene::Text* line : words) {
    EXPECT_GT(line->at.y, last);
    last = line->at.y;
  }
  expect_everything_on_the_sheet(drawn);
  const Point top = corner(drawn, Cell(0), 0, 0);
  const Point bottom = corner(drawn, Cell(15), 1, 1);
  for (const scene::Text* line : words) EXPECT_TRUE(line->at.y < top.y || line->at.y > bottom.y);
}

TEST(Scene, RulesAreMadeWhenThereAreNone) {
  Puzzle diagonal = puzzle("grid+x");
  diagonal.unknown_rules = {model::UnknownRule::named("arrow", 3)};
  RenderOptions options;
  options.rules = true;
  std::string all;
  const Scene drawn = draw(diagonal, options);
  for (const scene::Text* line : texts(drawn, "words")) all += line->text + " ";
  EXPECT_NE(all.find("diagonal"), std::string::npos) << all;
  EXPECT_NE(all.find("arrow"), std::string::npos) << all;
}

TEST(Scene, RulesWithinOthersAreMadeToo) {
  Puzzle choice = puzzle("grid:6");
  choice.constraints = {{"any_of",
                         "",
                         {},
                         {{"rules", std::vector<model::ConstraintSpec>{
                                        {"thermometer", "", {Cell(0), Cell(1)}, {}},
                                        {"killer", "", {Cell(2), Cell(3)}, {}},
                                        {"thermometer", "", {Cell(6), Cell(7)}, {}}}}}}};
  std::vector<std::string> kinds;
  for (const scene::RuleSentence& rule : scene::made_rules(choice))
    if (!rule.constraint_type.empty()) kinds.push_back(rule.constraint_type);
  EXPECT_EQ(kinds, (std::vector<std::string>{"any_of", "thermometer", "killer"}));
}

TEST(Scene, RulesAreInFewerWordsWhereNoNumberIsSet) {
  Puzzle dots = puzzle("grid:9");
  const auto rule = [&] { return scene::made_rules(dots).back(); };
  dots.constraints = {{"difference_dot", "", {Cell(0), Cell(1)}, {}},
                      {"difference_dot", "", {Cell(4), Cell(5)}, {}}};
  EXPECT_TRUE(rule().is_plain);
  EXPECT_EQ(rule().text, "The values on both sides of a white dot differ by 1.");
  dots.constraints[0].arguments.set("value", std::int64_t{2});
  EXPECT_FALSE(rule().is_plain);
  EXPECT_NE(rule().text.find("the number in it"), std::string::npos);
  dots.constraints = {{"xv", "", {Cell(0), Cell(1)}, {{"total", std::string("v")}}}};
  EXPECT_TRUE(rule().is_plain);
  dots.constraints[0].arguments.set("total", std::string("12"));
  EXPECT_FALSE(rule().is_plain);
  dots.constraints = {{"whisper", "", {Cell(0), Cell(1)}, {}}};
  EXPECT_NE(rule().text.find("at least 5"), std::string::npos);
  dots.constraints[0].arguments.set("difference", std::int64_t{4});
  EXPECT_FALSE(rule().is_plain);
}

TEST(Scene, TheCaptionOfAViewJoinsTheRulesOfThatViewOnly) {
  const Puzzle tredoku = puzzle("tredoku");
  const auto rules_in = [&](const char* view) {
    RenderOptions options;
    options.rules = true;
    options.view = view;
    const Scene drawn = draw(tredoku, options);
    std::string all;
    for (const scene::Text* line : texts(drawn, "words")) all += line->text + " ";
    return all;
  };
  const std::string& caption = tredoku.board->find_view("flat")->caption;
  ASSERT_FALSE(caption.empty());
  const std::string last_words = caption.substr(caption.rfind(' ') + 1);
  EXPECT_NE(rules_in("flat").find(last_words), std::string::npos);
  EXPECT_EQ(rules_in("folded").find(last_words), std::string::npos);
}

std::multiset<std::string> words_of(const Scene& scene, std::string_view layer) {
  std::multiset<std::string> result;
  if (const scene::Layer* found = scene.layer(layer)) {
    for (const scene::Text& text : found->texts) result.insert(text.text);
  }
  return result;
}

TEST(Scene, CoordinatesNumberRowsAndColumnsWhereTheyBegin) {
  RenderOptions options;
  options.coordinates = true;
  const Scene grid = draw(puzzle("grid:4"), options);
  EXPECT_EQ(words_of(grid, "labels"),
            (std::multiset<std::string>{"1", "1", "2", "2", "3", "3", "4", "4"}));
  EXPECT_GT(grid.cells[0].e, draw(puzzle("grid:4")).cells[0].e) << "no room was made";
  EXPECT_TRUE(words_of(draw(puzzle("grid:4")), "labels").empty());

  // Every row of a Samurai but 10 to 12 begins twice, 7 to 9 and 13 to 15 once; in the corners
  // between the grids one number gives way.
  const auto samurai = words_of(draw(puzzle("samurai"), options), "labels");
  EXPECT_EQ(samurai.count("11"), 2U);
  EXPECT_EQ(samurai.count("2"), 4U);  // row 2 and column 2, twice each
  EXPECT_EQ(samurai.count("21"), 4U);
  EXPECT_EQ(samurai.count("6"), 2U);  // both gave way to 12
}

TEST(Scene, CoordinatesNameTheFacesThatCellsAreCalledAfter) {
  RenderOptions options;
  options.coordinates = true;
  for (const char* view : {"flat", "folded"}) {
    options.view = view;
    const auto faces = words_of(draw(puzzle("cube_corner"), options), "part-names");
    EXPECT_EQ(faces, (std::multiset<std::string>{"F1", "F2", "F3"})) << view;
  }
  options.view = "flat";
  EXPECT_TRUE(words_of(draw(puzzle("roxdoku"), options), "part-names").empty())
      << "labels say it already";
  EXPECT_TRUE(words_of(draw(puzzle("cube_corner")), "part-names").empty());
}

TEST(Scene, CoordinatesNameTheGridsThatHousesAreCalledAfter) {
  RenderOptions options;
  options.coordinates = true;
  EXPECT_EQ(words_of(draw(puzzle("samurai"), options), "part-names"),
            (std::multiset<std::string>{"grid 1", "grid 2", "grid 3", "grid 4", "grid 5"}));
  EXPECT_TRUE(words_of(draw(puzzle("grid:9"), options), "part-names").empty());
}

TEST(Scene, HousesOfAStepTakeThePlaceOfTints) {
  const auto has_tints = [](const model::Step& step) {
    RenderOptions options;
    const auto lowered = constraints::lower(puzzle("toroidal"));
    options.step = &step;
    options.problem = &lowered->problem;
    const Scene scene = draw(lowered->puzzle, options);
    const auto& drawn = scene.layer("cells")->polygons;
    return std::any_of(drawn.begin(), drawn.end(), [](const auto& cell) { return cell.tone != 0; });
  };
  model::Step step;
  EXPECT_TRUE(has_tints(step));
  step.houses.push_back({0, model::HouseRole::base});
  EXPECT_FALSE(has_tints(step));
}

TEST(Scene, ArrowsGoAroundDigits) {
  // From R5C1 to R5C9, with digits on the straight way between.
  Puzzle grid = puzzle("grid:9");
  for (std::size_t cell = 37; cell < 44; ++cell) grid.givens[cell] = geometry::Digit(0);
  model::Step step;
  const geometry::Digit middle(4);
  step.links.push_back({{{geometry::Cell(36), middle}}, {{geometry::Cell(44), middle}}, true});
  for (const std::size_t cell : {36U, 44U}) step.marks.push_back({{geometry::Cell(cell), middle}});
  RenderOptions options;
  options.step = &step;
  options.candidates.assign(81, {});
  options.candidates[36] = options.candidates[44] = geometry::DigitSet::single(middle);
  const Scene scene = draw(grid, options);
  const auto* links = scene.layer("step-links");
  ASSERT_NE(links, nullptr);
  ASSERT_EQ(links->lines.size(), 1U);
  const auto& line = links->lines.front();
  EXPECT_EQ(line.link, std::optional<std::size_t>(0));
  for (std::size_t cell = 37; cell < 44; ++cell) {
    const geometry::Point at = scene.cells[cell].apply({scene.unit / 2, scene.unit / 2});
    for (const geometry::Point point : line.points) {
      EXPECT_GT(std::hypot(point.x - at.x, point.y - at.y), 0.25 * scene.unit) << cell;
    }
  }
  // The rings come in with the link.
  for (const auto& mark : scene.layer("step-marks")->polygons) {
    EXPECT_EQ(mark.link, std::optional<std::size_t>(0));
  }
}

TEST(Scene, ArrowsLeadToAllThatACandidateRulesOut) {
  model::Step step;
  const geometry::Digit middle(4);
  const auto at = [&](std::size_t cell) {
    return geometry::Candidate{geometry::Cell(cell), middle};
  };
  step.links.push_back({{at(40)}, {at(36), at(44)}, false});
  step.links.push_back({{at(0)}, {at(6), at(8)}, true});  // one of the two is true
  RenderOptions options;
  options.step = &step;
  const Scene scene = draw(puzzle("grid:9"), options);
  std::vector<std::size_t> links;
  for (const auto& line : scene.layer("step-links")->lines) links.push_back(line.link.value());
  EXPECT_EQ(links, (std::vector<std::size_t>{0, 0, 1}));
}

TEST(Scene, ArrowsLeaveTheMarkBesideTheirEndLegible) {
  // From 7 in R7C3 to 7 in R8C1, where 8 stands to its right.
  const geometry::Digit seven(6);
  const geometry::Digit eight(7);
  model::Step step;
  step.links.push_back({{{geometry::Cell(56), seven}}, {{geometry::Cell(63), seven}}, false});
  step.marks.push_back({{geometry::Cell(56), seven}});
  step.marks.push_back({{geometry::Cell(63), eight}});
  step.eliminations.push_back({geometry::Cell(63), seven});
  RenderOptions options;
  options.step = &step;
  options.candidates.assign(81, {});
  options.candidates[56] = geometry::DigitSet::single(seven);
  options.candidates[63] = geometry::DigitSet::single(seven) | geometry::DigitSet::single(eight);
  const Scene scene = draw(puzzle("grid:9"), options);
  const auto& marks = scene.layer("step-marks")->polygons;
  const auto circle = std::find_if(marks.begin(), marks.end(), [](const auto& mark) {
    return mark.role == Role::step_mark && mark.cell == geometry::Cell(63);
  });
  ASSERT_NE(circle, marks.end());
  Point centre{0, 0};
  for (const Point corner : circle->points) {
    centre.x += corner.x / static_cast<double>(circle->points.size());
    centre.y += corner.y / static_cast<double>(circle->points.size());
  }
  const double radius = std::hypot(circle->points[0].x - centre.x, circle->points[0].y - centre.y);
  for (const Point point : scene.layer("step-links")->lines.front().points) {
    EXPECT_GT(std::hypot(point.x - centre.x, point.y - centre.y), radius);
  }
}

TEST(Scene, StrokesThroughCandidatesLeaveOutWhatIsWritten) {
  const geometry::Digit middle(4);
  model::Step step;
  step.eliminations.push_back({geometry::Cell(40), middle});
  RenderOptions options;
  options.step = &step;
  options.candidates.assign(81, {});
  options.candidates[40] = geometry::DigitSet::single(middle);
  const Scene scene = draw(puzzle("grid:9"), options);
  const auto* strokes = scene.layer("step-strikes");
  ASSERT_NE(strokes, nullptr);
  ASSERT_EQ(strokes->lines.size(), 2U);  // one to each side
  const geometry::Point at = scene.cells[40].apply({scene.unit / 2, scene.unit / 2});
  for (const auto& line : strokes->lines) {
    for (const geometry::Point point : line.points) {
      EXPECT_GT(std::hypot(point.x - at.x, point.y - at.y), 0.08 * scene.unit);
    }
  }
}

TEST(Scene, OnLargeBoardsWhatFollowsColoursItsWholeCell) {
  model::Step step;
  step.placements.push_back({geometry::Cell(40), geometry::Digit(4)});
  step.eliminations.push_back({geometry::Cell(41), geometry::Digit(4)});
  step.eliminations.push_back({geometry::Cell(41), geometry::Digit(5)});
  const auto coloured = [&step](const char* board) {
    const auto lowered = constraints::lower(puzzle(board));
    RenderOptions options;
    options.step = &step;
    options.problem = &lowered->problem;
    const Scene scene = draw(lowered->puzzle, options);
    std::vector<std::pair<std::size_t, Role>> cells;
    const auto* layer = scene.layer("step-houses");
    if (layer == nullptr) return cells;
    for (const auto& area : layer->polygons) cells.emplace_back(area.cell->index(), area.role);
    return cells;
  };
  EXPECT_TRUE(coloured("grid:9").empty());
  const std::vector<std::pair<std::size_t, Role>> both = {{40, Role::step_placed},
                                                          {41, Role::step_removed}};
  EXPECT_EQ(coloured("grid:25"), both);
  EXPECT_EQ(coloured("samurai"), both);
}

TEST(Scene, BentEdgesAreFoldsWhereDrawnInSpace) {
  const Puzzle tredoku = puzzle("tredoku");
  EXPECT_EQ(draw(tredoku).layer("folds"), nullptr);
  RenderOptions options;
  options.view = "folded";
  const Scene drawn = draw(tredoku, options);
  ASSERT_NE(drawn.layer("folds"), nullptr);
  // The same cells in both drawings.
  std::set<std::size_t> seen;
  for (const auto& polygon : drawn.layer("cells")->polygons) seen.insert(polygon.cell->index());
  EXPECT_EQ(seen.size(), static_cast<std::size_t>(tredoku.num_cells()));
}

TEST(Scene, FoldedFallsBackToFlatAndOtherViewsAreErrors) {
  RenderOptions options;
  options.view = "folded";
  EXPECT_TRUE(scene::build_scene(puzzle("grid"), options));
  options.view = "sideways";
  const auto wrong = scene::build_scene(puzzle("grid"), options);
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.error().code, base::ErrorCode::unknown_name);
  EXPECT_NE(wrong.error().hint.find("flat"), std::string::npos);
}

TEST(Scene, FoldedCellsKeepTheirTextUnmirrored) {
  const Puzzle cube = puzzle("roxdoku");
  RenderOptions options;
  options.view = "folded";
  const Scene drawn = draw(cube, options);
  EXPECT_FALSE(drawn.upright);
  for (const scene::Transform& t : drawn.cells) {
    EXPECT_GT(t.a * t.d - t.b * t.c, 0);
    EXPECT_GT(t.a, 0);
    EXPECT_GT(t.d, 0);
  }
  expect_everything_on_the_sheet(drawn);
}

TEST(Scene, RefusesWhatDoesNotFit) {
  const Puzzle empty = puzzle("grid:4");
  for (const double size : {0.0, 7.9, 513.0, -48.0, std::numeric_limits<double>::quiet_NaN(),
                            std::numeric_limits<double>::infinity()}) {
    RenderOptions options;
    options.cell_size = size;
    const auto result = scene::build_scene(empty, options);
    ASSERT_FALSE(result) << size;
    EXPECT_EQ(result.error().code, base::ErrorCode::usage);
  }
  RenderOptions entries;
  entries.entries.resize(3);
  EXPECT_FALSE(scene::build_scene(empty, entries));
  RenderOptions candidates;
  candidates.candidates.resize(81);
  EXPECT_FALSE(scene::build_scene(empty, candidates));
  RenderOptions highlight;
  highlight.highlight = {Cell(16)};
  EXPECT_FALSE(scene::build_scene(empty, highlight));
  RenderOptions digit;
  digit.entries.assign(16, Digit(4));
  EXPECT_FALSE(scene::build_scene(empty, digit));
}

TEST(Scene, EveryRoleHasItsClassName) {
  std::set<std::string_view> names;
  for (int role = 0; role <= static_cast<int>(Role::rules); ++role) {
    names.insert(scene::class_name(static_cast<Role>(role)));
  }
  EXPECT_EQ(names.size(), static_cast<std::size_t>(Role::rules) + 1);
  EXPECT_EQ(scene::class_name(Role::cage_sum), "cage-sum");
  EXPECT_EQ(scene::class_name(Role::entry_mark), "entry-mark");
  EXPECT_EQ(scene::class_name(Role::title), "title");
}

}  // namespace
}  // namespace omnidoku
