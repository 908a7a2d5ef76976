// SPDX-License-Identifier: MIT
#include "sheet_words.h"

#include <algorithm>

namespace omnidoku::cli {

namespace {

constexpr SheetWords kSheetWords[] = {
    {"en",
     "Contents",
     "Solutions",
     "To cut out",
     {"First hints", "Second hints", "Third hints"},
     "by {}",
     "Symbols: {}",
     {"Beginner", "Easy", "Medium", "Hard", "Expert", "Extreme", "Beyond"},
     "Not rated"},
    {"de",
     "Inhalt",
     "L\u00F6sungen",
     "Zum Ausschneiden",
     {"Erste Tipps", "Zweite Tipps", "Dritte Tipps"},
     "von {}",
     "Symbole: {}",
     {"Anf\u00E4nger", "Leicht", "Mittel", "Schwer", "Experte", "Extrem", "Jenseits davon"},
     "Ohne Stufe"},
    {"es",
     "Contenido",
     "Soluciones",
     "Para recortar",
     {"Primeras pistas", "Segundas pistas", "Terceras pistas"},
     "de {}",
     "S\u00EDmbolos: {}",
     {"Principiante", "F\u00E1cil", "Medio", "Dif\u00EDcil", "Experto", "Extremo",
      "M\u00E1s all\u00E1"},
     "Sin nivel"},
    {"fr",
     "Sommaire",
     "Solutions",
     "\u00C0 d\u00E9couper",
     {"Premiers indices", "Deuxi\u00E8mes indices", "Troisi\u00E8mes indices"},
     "par {}",
     "Symboles : {}",
     {"D\u00E9butant", "Facile", "Moyen", "Difficile", "Expert", "Extr\u00EAme", "Au-del\u00E0"},
     "Sans niveau"},
    {"ja",
     "\u76EE\u6B21",
     "\u89E3\u7B54",
     "\u5C55\u958B\u56F3",
     {"\u30D2\u30F3\u30C81", "\u30D2\u30F3\u30C82", "\u30D2\u30F3\u30C83"},
     "\u4F5C\u8005\uFF1A{}",
     "\u8A18\u53F7\uFF1A{}",
     {"\u5165\u9580", "\u3084\u3055\u3057\u3044", "\u3075\u3064\u3046", "\u96E3\u3057\u3044",
      "\u4E0A\u7D1A", "\u6700\u4E0A\u7D1A", "\u305D\u308C\u4EE5\u4E0A"},
     "\u30EC\u30D9\u30EB\u306A\u3057"},
};

}  // namespace

std::vector<std::string> sheet_languages() {
  std::vector<std::string> languages;
  for (const SheetWords& words : kSheetWords) languages.emplace_back(words.language);
  return languages;
}

const SheetWords& sheet_words(std::string_view language) {
  const auto* const found = std::ranges::find(kSheetWords, language, &SheetWords::language);
  return found == std::end(kSheetWords) ? kSheetWords[0] : *found;
}

}  // namespace omnidoku::cli
