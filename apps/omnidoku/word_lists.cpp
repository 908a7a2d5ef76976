// SPDX-License-Identifier: MIT
#include "word_lists.h"

#include <string_view>

#include "formats/format.h"
#include "generate/generate.h"
#include "generate/target.h"
#include "geometry/builder.h"
#include "logic/rating.h"
#include "logic/technique.h"

namespace omnidoku::cli {

std::vector<std::string> geometry_ids() {
  std::vector<std::string> ids;
  for (const geometry::BoardType* type : geometry::board_types()) ids.emplace_back(type->id);
  return ids;
}

std::vector<std::string> technique_ids() {
  std::vector<std::string> ids;
  for (const logic::Technique* technique : logic::techniques()) ids.emplace_back(technique->id);
  return ids;
}

std::vector<std::string> readable_formats() {
  std::vector<std::string> ids;
  for (const formats::Format* format : formats::formats()) {
    if (format->read != nullptr) ids.emplace_back(format->id);
  }
  return ids;
}

std::vector<std::string> writable_formats() {
  std::vector<std::string> ids;
  for (const formats::Format* format : formats::formats()) {
    if (format->write != nullptr) ids.emplace_back(format->id);
  }
  return ids;
}

std::vector<std::string> placeable_kinds() {
  std::vector<std::string> ids;
  for (const std::string_view kind : generate::placeable_kinds()) ids.emplace_back(kind);
  return ids;
}

std::vector<std::string> levels_to_make() {
  std::vector<std::string> words;
  for (const logic::Level level : generate::levels_to_make()) {
    words.emplace_back(logic::to_string(level));
  }
  return words;
}

}  // namespace omnidoku::cli
