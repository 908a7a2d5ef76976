// SPDX-License-Identifier: MIT
#include "formats/words/stems.h"

#include "formats/text.h"

namespace omnidoku::formats {

std::string in_plain_words(std::string_view words) {
  std::string text = " ";
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  for (std::size_t i = 0; i < words.size(); ++i) {
    const char c = words[i];
    const bool is_ratio = c == ':' && i > 0 && i + 1 < words.size() && is_digit(words[i - 1]) &&
                          is_digit(words[i + 1]);
    if (is_letter(c) || is_digit(c) || (c & 0x80) != 0 || is_ratio) {
      text += c;
    } else if (text.back() != ' ') {
      text += ' ';
    }
  }
  if (text.back() != ' ') text += ' ';
  return in_small_letters(text);
}

bool is_wide(std::string_view stem) {
  constexpr unsigned char kFirstOfThreeBytes = 0xE0;
  return !stem.empty() && static_cast<unsigned char>(stem.front()) >= kFirstOfThreeBytes;
}

std::string in_words(std::string_view stem) {
  std::string text = is_wide(stem) ? "" : " ";
  const bool is_whole = stem.ends_with('=');
  text += is_whole ? stem.substr(0, stem.size() - 1) : stem;
  return is_whole ? text + " " : text;
}

bool has_stem(std::string_view plain_words, std::string_view stems) {
  bool found = false;
  for_each_part(stems, [&](std::string_view stem) {
    found = found || plain_words.find(in_words(stem)) != std::string_view::npos;
  });
  return found;
}

std::vector<std::string_view> single_words(std::string_view plain_words) {
  std::vector<std::string_view> words;
  for (std::size_t begin = 1; begin < plain_words.size();) {
    const std::size_t end = std::min(plain_words.find(' ', begin), plain_words.size());
    words.push_back(plain_words.substr(begin, end - begin));
    begin = end + 1;
  }
  return words;
}

bool is_one_of(std::string_view word, std::string_view list) {
  bool found = false;
  for_each_part(list, [&](std::string_view part) { found = found || part == word; });
  return found;
}

bool has_demand(std::string_view plain_words) {
  return has_stem(
      plain_words,
      "must,cannot=,can t=,can not=,may not=,mustn t=,never,no two=,has to=,have to=,only=,"
      "d\u00FCrfen,darf=,m\u00FCssen,muss=,nie=,doit=,doivent,jamais,debe,nunca");
}

bool is_about_cells(std::string_view plain_words) {
  return has_stem(
      plain_words,
      "digit,number,cell,value,ziffer,zahl,felder,zellen,chiffre,cases=,d\u00EDgito,n\u00FAmero,"
      "celda,casilla,square=,squares=,\u6570\u5B57,\u30DE\u30B9");
}

std::size_t num_cells_named(std::string_view small_words) {
  const auto is_digit = [&](std::size_t at) {
    return small_words[at] >= '0' && small_words[at] <= '9';
  };
  std::size_t num_cells = 0;
  for (std::size_t i = 0; i + 3 < small_words.size(); ++i) {
    const bool is_cell =
        small_words[i] == 'r' && is_digit(i + 1) && small_words[i + 2] == 'c' && is_digit(i + 3);
    num_cells += is_cell ? 1 : 0;
  }
  return num_cells;
}

}  // namespace omnidoku::formats
