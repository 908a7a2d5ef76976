// SPDX-License-Identifier: MIT
#include "picture_file.h"

#include <algorithm>
#include <cctype>
#include <utility>

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

}  // namespace omnidoku::cli
