// SPDX-License-Identifier: MIT
//
// Cells that are no parallelograms: a target of rings and sectors.
#include <gtest/gtest.h>

#include "model/puzzle.h"
#include "scene/scene.h"
#include "support/board_text.h"

namespace omnidoku::scene {
namespace {

TEST(FreeFormDrawing, TextStandsInTheMiddleOfItsCell) {
  const auto board = testing_support::board_of("free_form");
  const auto scene = build_scene(model::make_puzzle(board), {});
  ASSERT_TRUE(scene.has_value()) << scene.error().text();
  const Layer* cells = scene->layer("cells");
  ASSERT_NE(cells, nullptr);
  ASSERT_EQ(cells->polygons.size(), 32U);
  for (const Polygon& polygon : cells->polygons) {
    geometry::Point centre;
    for (const auto& corner : polygon.points) {
      centre.x += corner.x / 4;
      centre.y += corner.y / 4;
    }
    const Transform& frame = scene->cells[polygon.cell->index()];
    const geometry::Point middle = frame.apply({scene->unit / 2, scene->unit / 2});
    EXPECT_NEAR(middle.x, centre.x, 0.01);
    EXPECT_NEAR(middle.y, centre.y, 0.01);
  }
}

TEST(FreeFormDrawing, ARoundBoardIsNotFolded) {
  const auto board = testing_support::board_of("free_form");
  const auto scene = build_scene(model::make_puzzle(board), {});
  ASSERT_TRUE(scene.has_value()) << scene.error().text();
  EXPECT_EQ(scene->layer("folds"), nullptr);
}

}  // namespace
}  // namespace omnidoku::scene
