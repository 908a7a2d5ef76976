// SPDX-License-Identifier: MIT
//
// What there is to choose from, as the public header tells it.
#include <omnidoku/omnidoku.h>

#include "constraints/constraint_type.h"
#include "formats/format.h"
#include "geometry/builder.h"
#include "logic/technique.h"

namespace omnidoku {

std::string version() { return OMNIDOKU_VERSION; }

std::vector<Choice> known_formats() {
  std::vector<Choice> all;
  for (const formats::Format* format : formats::formats()) {
    all.push_back({std::string(format->id), std::string(format->title),
                   format->write == nullptr ? "read only" : ""});
  }
  return all;
}

std::vector<Choice> known_geometries() {
  std::vector<Choice> all;
  for (const geometry::BoardType* type : geometry::board_types()) {
    all.push_back({std::string(type->id), std::string(type->title), std::string(type->rule)});
  }
  return all;
}

std::vector<Choice> known_kinds() {
  std::vector<Choice> all;
  for (const constraints::ConstraintType* type : constraints::constraint_types()) {
    all.push_back({std::string(type->id), std::string(type->title), std::string(type->rule)});
  }
  return all;
}

std::vector<Choice> known_techniques() {
  std::vector<Choice> all;
  for (const logic::Technique* technique : logic::techniques()) {
    all.push_back(
        {std::string(technique->id), std::string(technique->title), std::string(technique->look)});
  }
  return all;
}

}  // namespace omnidoku
