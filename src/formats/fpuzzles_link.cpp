// SPDX-License-Identifier: MIT
//
// Links that hold an f-puzzles object, and what happens to them on the way: mail programs and
// address bars write percent signs, forms turn '+' into a blank, servers collapse "//".
#include <algorithm>
#include <iterator>
#include <utility>

#include "formats/fpuzzles.h"
#include "formats/json.h"
#include "formats/link.h"
#include "formats/lz_string.h"
#include "formats/paste_link.h"
#include "formats/text.h"

namespace omnidoku::formats {

using base::ErrorCode;
using base::make_error;

namespace {

/// The part of `text` behind the first `mark`; empty when it is not there.
std::string_view behind(std::string_view text, std::string_view mark) {
  const std::size_t at = text.find(mark);
  return at == std::string_view::npos ? std::string_view() : text.substr(at + mark.size());
}

bool is_site(std::string_view text, std::string_view host) {
  const std::size_t at = text.find(host);
  return at != std::string_view::npos &&
         text.substr(0, at).find_first_of("{<\" \t") == std::string_view::npos &&
         !begins_with_cells(text);
}

bool is_sudokupad(std::string_view line) {
  return is_site(line, "sudokupad.app/") || is_site(line, "crackingthecryptic.com/");
}

/// What stands behind one of the prefixes of a SudokuPad id; empty when it is another kind of id.
std::string_view behind_prefix(std::string_view link,
                               std::initializer_list<std::string_view> prefixes) {
  for (const std::string_view mark :
       {"puzzleid=", "sudoku/", "sudokupad.app/", "crackingthecryptic.com/"}) {
    const std::string_view id = behind(link, mark);
    for (const std::string_view prefix : prefixes) {
      if (id.starts_with(prefix)) return id.substr(prefix.size());
    }
  }
  return {};
}

std::vector<std::string_view> split_at(std::string_view text, std::string_view separators) {
  std::vector<std::string_view> parts;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of(separators), text.size());
    if (end > 0) parts.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return parts;
}

/// Where the path of an address begins.
std::size_t skip_host(std::string_view address) {
  const std::size_t scheme = address.find("://");
  return std::min(address.find('/', scheme == std::string_view::npos ? 0 : scheme + 3),
                  address.size());
}

std::string in_lower_case(std::string_view text) {
  std::string lower(text);
  std::transform(lower.begin(), lower.end(), lower.begin(), [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  });
  return lower;
}

/// Whether a part of an address says that more than rows, columns and boxes count.
bool names_a_rule(std::string_view part) {
  constexpr std::string_view kKinds[] = {
      "sudokux",   "sudoku-x",   "sudoku_x", "x-sudoku", "xsudoku",     "diagonal",   "jigsaw",
      "irregular", "killer",     "windoku",  "hyper",    "knight",      "antiking",   "anti-king",
      "thermo",    "arrow",      "kropki",   "sandwich", "consecutive", "palindrome", "whisper",
      "renban",    "skyscraper", "oddeven",  "odd-even", "evenodd",     "even-odd",   "disjoint",
      "samurai",   "argyle",     "toroidal",
  };
  const std::string lower = in_lower_case(part);
  return std::any_of(std::begin(kKinds), std::end(kKinds), [&lower](std::string_view kind) {
    return lower.find(kind) != std::string::npos;
  });
}

/// Whether a parameter of an address says something about the page, or in words about the puzzle.
bool is_about_the_page(std::string_view name) {
  constexpr std::string_view kNames[] = {
      "title", "author", "name", "id", "lang", "language",   "hl",      "theme", "ref",
      "level", "source", "d",    "v",  "date", "difficulty", "version", "mode",  "view",
  };
  const std::string lower = in_lower_case(name);
  return lower.starts_with("setting-") || lower.starts_with("utm_") || lower.ends_with("clid") ||
         std::find(std::begin(kNames), std::end(kNames), lower) != std::end(kNames);
}

std::optional<std::string> unpack(const std::string& packed) {
  auto text = decompress_from_base64(packed);
  if (!text || !outline_json(*text).complete) return std::nullopt;
  return *std::move(text);
}

/// Tries where a '/' was lost: all of them, each one, each two.
std::optional<std::string> unpack_with_slashes(const std::string& packed) {
  constexpr std::size_t kMaxSlashes = 60;
  std::vector<std::size_t> slashes;
  std::string all;
  for (std::size_t i = 0; i < packed.size(); ++i) {
    all += packed[i];
    if (packed[i] != '/') continue;
    all += '/';
    slashes.push_back(i);
  }
  if (slashes.empty()) return std::nullopt;
  if (auto text = unpack(all)) return text;
  slashes.resize(std::min(slashes.size(), kMaxSlashes));
  const auto doubled = [&packed](std::size_t at) {
    return packed.substr(0, at) + "/" + packed.substr(at);
  };
  for (const std::size_t at : slashes) {
    if (auto text = unpack(doubled(at))) return text;
  }
  for (std::size_t i = 0; i < slashes.size(); ++i) {
    for (std::size_t k = i + 1; k < slashes.size(); ++k) {
      std::string twice = doubled(slashes[k]);
      twice.insert(slashes[i], "/");
      if (auto text = unpack(twice)) return text;
    }
  }
  return std::nullopt;
}

}  // namespace

std::string_view fpuzzles_payload(std::string_view text) {
  const std::string_view line = trim_lines(text);
  if (line.find('\n') != std::string_view::npos) return {};
  std::string_view payload;
  if (is_site(line, "f-puzzles.com/")) {
    payload = behind(line, "?load=");
    if (payload.empty()) payload = behind(line, "&load=");
  } else if (is_sudokupad(line)) {
    payload = behind_prefix(line, {"fpuzzles", "fpuz"});
  } else if (line.starts_with("fpuz")) {
    payload = line.substr(line.starts_with("fpuzzles") ? 8 : 4);
  } else if (line.starts_with("N4Ig")) {
    payload = line;  // what every packed f-puzzles object begins with: {"size":
  }
  return without_sentence_end(payload.substr(0, payload.find_first_of("&?#")));
}

std::string_view cells_in_link(std::string_view text) {
  const std::string_view line = trim_lines(text);
  if (!looks_like_link(line)) return {};
  constexpr std::size_t kNumCells = 81;
  constexpr std::string_view kSudokuPad = "classic";
  for (std::size_t begin = 0; begin < line.size();) {
    const std::size_t end = std::min(line.find_first_of("/?&#=", begin), line.size());
    std::string_view part = line.substr(begin, end - begin);
    if (part.starts_with(kSudokuPad)) part.remove_prefix(kSudokuPad.size());
    const bool plain = std::all_of(part.begin(), part.end(),
                                   [](char c) { return c == '.' || (c >= '0' && c <= '9'); });
    if (part.size() == kNumCells && plain) return part;
    begin = end + 1;
  }
  return {};
}

std::vector<std::string> rules_in_link(std::string_view text) {
  // A fragment is a place on the page; what follows "?" are the page's parameters.
  const std::string_view line = trim_lines(text);
  const std::string_view address = line.substr(0, line.find('#'));
  const std::string_view page = address.substr(0, address.find('?'));
  const std::string_view cells = cells_in_link(text);
  std::vector<std::string> rules;
  for (const std::string_view part : split_at(page.substr(skip_host(page)), "/")) {
    if (part.find(cells) == std::string_view::npos && names_a_rule(part)) {
      rules.push_back("page " + quote(part) + " of the link");
    }
  }
  for (const std::string_view parameter : split_at(behind(address, "?"), "&;")) {
    const std::string_view name = parameter.substr(0, parameter.find('='));
    const bool says_nothing = parameter.size() <= name.size() + 1 && name != parameter;
    if (parameter.find(cells) != std::string_view::npos || says_nothing) continue;
    if (!is_about_the_page(name)) rules.push_back("parameter " + quote(name) + " of the link");
  }
  return rules;
}

base::Result<std::string> unpack_fpuzzles(std::string_view payload) {
  std::string packed = without_percent_signs(payload);
  // Percent signs may have been written twice.
  if (packed.find('%') != std::string::npos) packed = without_percent_signs(packed);
  std::replace(packed.begin(), packed.end(), ' ', '+');
  if (auto text = unpack(packed)) return *std::move(text);
  // Decompressing many variants of a long text takes long; a link is not that long.
  constexpr std::size_t kMaxRepaired = 100'000;
  if (packed.size() <= kMaxRepaired) {
    if (auto text = unpack_with_slashes(packed)) return *std::move(text);
  }
  if (auto text = decompress_from_base64(packed); !text) return text.error();
  return make_error(ErrorCode::syntax, "what is packed in the link is not a JSON object",
                    "copy the whole link again");
}

}  // namespace omnidoku::formats
