// SPDX-License-Identifier: MIT
#include "picture_file.h"

#include <algorithm>
#include <cctype>
#include <utility>
#include <vector>

#include "base/joined.h"
#include "fonts.h"
#include "raster.h"

namespace omnidoku::cli {

base::Result<std::string_view> picture_kind(const std::string& file,
                                            std::span<const std::string_view> kinds) {
  std::string extension = file.substr(std::min(file.rfind('.'), file.size() - 1) + 1);
  for (char& c : extension) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  const auto found = std::find(kinds.begin(), kinds.end(), extension);
  if (found != kinds.end()) return *found;
  std::string names;
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    if (i > 0) names += i + 1 == kinds.size() ? " or " : ", ";
    names += '.';
    names += kinds[i];
  }
  return base::make_error(base::ErrorCode::usage,
                          "'" + file + "' does not say what kind of picture to make",
                          "name it " + names);
}

base::Result<std::string> picture_of(std::string svg, std::string_view kind, double zoom) {
  if (kind == "png") return svg_to_png(svg, zoom);
  if (kind == "pdf") return svgs_to_pdf({&svg, 1});
  return svg;
}

void tell_missing_glyphs(Console& console, std::span<const std::string> svgs,
                         std::string_view kind) {
  constexpr std::size_t kMostNamed = 10;
  if (kind == "svg") return;
  std::vector<std::string> missing = characters_without_font(svgs);
  if (missing.empty()) return;
  const std::size_t more = missing.size() - std::min(missing.size(), kMostNamed);
  missing.resize(missing.size() - more);
  std::string text = "no font of this machine can draw " + base::joined(missing, " ");
  if (more > 0) text += " and " + std::to_string(more) + " more characters";
  console.say(text + " (install one that has them, such as Noto, and draw again)");
}

}  // namespace omnidoku::cli
