// SPDX-License-Identifier: MIT
//
// Links that hold an f-puzzles object, and what happens to them on the way: mail programs and
// address bars write percent signs, forms turn '+' into a blank, servers collapse "//".
#include <algorithm>
#include <utility>

#include "formats/fpuzzles.h"
#include "formats/json.h"
#include "formats/link.h"
#include "formats/lz_string.h"
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
         text.substr(0, at).find_first_of("{<\" \t") == std::string_view::npos;
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

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return -1;
}

std::string without_percent_signs(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '%' && i + 2 < text.size() && hex_digit(text[i + 1]) >= 0 &&
        hex_digit(text[i + 2]) >= 0) {
      result += static_cast<char>(hex_digit(text[i + 1]) * 16 + hex_digit(text[i + 2]));
      i += 2;
    } else {
      result += text[i];
    }
  }
  return result;
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
  return payload.substr(0, payload.find_first_of("&?#"));
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
