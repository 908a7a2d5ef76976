// SPDX-License-Identifier: MIT
#include "fonts.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "model/unicode.h"

#if defined(OMNIDOKU_HAVE_RSVG) && __has_include(<fontconfig/fontconfig.h>)
#define OMNIDOKU_HAVE_FONTCONFIG
#include <fontconfig/fontconfig.h>

#include "loaded_library.h"
#endif

namespace omnidoku {

#ifdef OMNIDOKU_HAVE_FONTCONFIG

namespace {

/// The texts between the tags.
std::string texts_of(std::string_view svg) {
  std::string texts;
  while (!svg.empty()) {
    const std::size_t tag = std::min(svg.find('<'), svg.size());
    texts += svg.substr(0, tag);
    svg.remove_prefix(std::min(svg.find('>', tag), svg.size() - 1) + 1);
  }
  return texts;
}

/// What is no letter or sign that a font would have to draw, and ASCII, which every font has.
bool needs_no_font(int code_point) { return code_point < 0x80 || model::is_hidden(code_point); }

}  // namespace

std::vector<std::string> characters_without_font(std::span<const std::string> svgs) {
  std::vector<std::pair<int, std::string>> open;
  for (const std::string& svg : svgs) {
    const std::string texts = texts_of(svg);
    std::string_view rest = texts;
    while (!rest.empty()) {
      const auto first = model::first_code_point(rest);
      if (!first) break;
      if (!needs_no_font(first->value) &&
          std::ranges::count(open, first->value, [](const auto& one) { return one.first; }) == 0) {
        open.emplace_back(first->value, rest.substr(0, first->num_bytes));
      }
      rest.remove_prefix(first->num_bytes);
    }
  }
  if (open.empty()) return {};
  LoadedLibrary library("libfontconfig.so.1");
  decltype(&FcInit) init = nullptr;
  decltype(&FcConfigGetFonts) fonts_of = nullptr;
  decltype(&FcPatternGetCharSet) characters_of = nullptr;
  decltype(&FcCharSetHasChar) has = nullptr;
  library.find("FcInit", init);
  library.find("FcConfigGetFonts", fonts_of);
  library.find("FcPatternGetCharSet", characters_of);
  library.find("FcCharSetHasChar", has);
  if (!library.failure().empty() || init() == FcFalse) return {};
  for (const FcSetName set : {FcSetSystem, FcSetApplication}) {
    const FcFontSet* const fonts = fonts_of(nullptr, set);
    for (int i = 0; fonts != nullptr && i < fonts->nfont && !open.empty(); ++i) {
      FcCharSet* characters = nullptr;
      if (characters_of(fonts->fonts[i], FC_CHARSET, 0, &characters) != FcResultMatch) continue;
      std::erase_if(open, [&](const auto& one) {
        return has(characters, static_cast<FcChar32>(one.first)) != FcFalse;
      });
    }
  }
  std::vector<std::string> missing;
  for (auto& [code_point, text] : open) missing.push_back(std::move(text));
  return missing;
}

#else

std::vector<std::string> characters_without_font(std::span<const std::string> /*svgs*/) {
  return {};
}

#endif

}  // namespace omnidoku
