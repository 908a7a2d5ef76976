// SPDX-License-Identifier: MIT
#include "technique_choice.h"

#include <cctype>

#include "base/suggest.h"

namespace omnidoku::cli {
namespace {

/// The letters and digits of a name, small: "X-Wing" and "x_wing" are both "xwing".
std::string bare(std::string_view name) {
  std::string letters;
  for (const char c : name) {
    const auto byte = static_cast<unsigned char>(c);
    if (std::isalnum(byte) != 0) letters += static_cast<char>(std::tolower(byte));
  }
  return letters;
}

}  // namespace

using base::ErrorCode;
using base::make_error;

base::Result<const logic::Technique*> technique_named(const std::string& id) {
  if (const logic::Technique* technique = logic::find_technique(id)) return technique;
  const std::string letters = bare(id);
  for (const logic::Technique* technique : logic::techniques()) {
    if (!letters.empty() && (bare(technique->title) == letters || bare(technique->id) == letters)) {
      return technique;
    }
  }
  std::vector<std::string_view> known;
  for (const logic::Technique* technique : logic::techniques()) known.push_back(technique->id);
  return make_error(ErrorCode::unknown_name, "there is no technique '" + id + "'",
                    base::suggestion(id, known));
}

namespace {

/// Their ids as the registry has them. Error: unknown_name.
base::Result<std::vector<std::string_view>> ids_of(const std::vector<std::string>& names) {
  std::vector<std::string_view> ids;
  for (const std::string& name : names) {
    const base::Result<const logic::Technique*> technique = technique_named(name);
    if (!technique) return technique.error();
    ids.push_back((*technique)->id);
  }
  return ids;
}

}  // namespace

base::Result<logic::Scale> scale_without(const std::vector<std::string>& without) {
  const base::Result<std::vector<std::string_view>> ids = ids_of(without);
  if (!ids) return ids.error();
  return logic::human_scale().without(*ids);
}

base::Result<logic::Scale> scale_with_only(const std::vector<std::string>& only) {
  const base::Result<std::vector<std::string_view>> ids = ids_of(only);
  if (!ids) return ids.error();
  return logic::human_scale().with_only(*ids);
}

}  // namespace omnidoku::cli
