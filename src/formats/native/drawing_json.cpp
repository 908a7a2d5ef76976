// SPDX-License-Identifier: MIT
#include "formats/native/drawing_json.h"

#include <algorithm>
#include <string>
#include <utility>

#include "formats/native/grid.h"
#include "formats/text.h"

namespace omnidoku::formats {

using base::ErrorCode;
using base::Result;
using base::Value;
using model::Drawing;

namespace {

constexpr std::string_view kDrawingMembers[] = {"form", "cells", "text", "colour"};

std::string all_forms() {
  std::string names;
  for (const auto& [form, name] : model::kDrawingForms)
    names.append(names.empty() ? "" : ", ").append(name);
  return names;
}

Result<Drawing::Form> read_form(const JsonCursor& cursor) {
  auto word = read_text(cursor);
  if (!word) return word.error();
  for (const auto& [form, name] : model::kDrawingForms) {
    if (name == *word) return form;
  }
  return cursor.error(ErrorCode::unknown_name, "there is no such form", "forms are " + all_forms());
}

}  // namespace

Result<Drawing> read_drawing(const model::Puzzle& puzzle, const JsonCursor& cursor) {
  if (!cursor->is_object()) return cursor.wrong_kind("an object");
  for (std::size_t i = 0; i < cursor->members().size(); ++i) {
    const std::string& key = cursor->members()[i].first;
    if (std::find(std::begin(kDrawingMembers), std::end(kDrawingMembers), key) ==
        std::end(kDrawingMembers)) {
      return cursor.at(i).error(ErrorCode::unknown_name, "unknown member",
                                "a drawing has form, cells, text and colour");
    }
  }
  for (const std::string_view needed : {"form", "cells"}) {
    if (!cursor->has(needed))
      return cursor.error(ErrorCode::syntax, "a drawing has a \"" + std::string(needed) + "\"");
  }
  if (!model::can_be_drawn_on(*puzzle.board)) {
    return cursor.error(ErrorCode::unsupported, "only square grids are drawn on");
  }
  Drawing drawing;
  auto form = read_form(cursor.member("form"));
  if (!form) return form.error();
  drawing.form = *form;
  auto cells = read_cells(puzzle, cursor.member("cells"));
  if (!cells) return cells.error();
  drawing.cells = *std::move(cells);
  const std::size_t fewest = drawing.form == Drawing::Form::line ? 2 : 1;
  if (drawing.cells.size() < fewest) {
    return cursor.member("cells").error(
        ErrorCode::wrong_length, fewest == 1 ? "a drawing lies on a cell" : "a line has two cells");
  }
  if (cursor->has("text")) {
    auto text = read_text(cursor.member("text"));
    if (!text) return text.error();
    if (count_characters(*text) > model::kLongestDrawnText) {
      return cursor.member("text").error(
          ErrorCode::wrong_length,
          "a drawn text has at most " + std::to_string(model::kLongestDrawnText) + " characters");
    }
    drawing.text = *std::move(text);
  }
  if (cursor->has("colour")) {
    auto text = read_text(cursor.member("colour"));
    if (!text) return text.error();
    const auto colour = model::parse_colour(*text);
    if (!colour) {
      return cursor.member("colour").error(ErrorCode::unknown_name, "this is no colour",
                                           "write it as #rrggbb or #rrggbbaa");
    }
    drawing.colour = *colour;
  }
  return drawing;
}

Value drawing_value(const model::Puzzle& puzzle, const Drawing& drawing) {
  Value value = Value::object();
  for (const auto& [form, name] : model::kDrawingForms) {
    if (form == drawing.form) value.set("form", name);
  }
  Value names = Value::array();
  for (const geometry::Cell cell : drawing.cells) names.push_back(puzzle.board->name(cell));
  value.set("cells", std::move(names));
  if (!drawing.text.empty()) value.set("text", drawing.text);
  if (drawing.colour != model::kNoColour) value.set("colour", model::colour_text(drawing.colour));
  return value;
}

}  // namespace omnidoku::formats
