// SPDX-License-Identifier: MIT
//
// Where an address has its puzzle: behind a parameter (?load=, #m=edit&p=, ?q=), in an id of
// SudokuPad, or in plain sight in its path.
#include "formats/link.h"

#include <algorithm>
#include <initializer_list>

#include "formats/text.h"
#include "formats/text/puzzle_text.h"

namespace omnidoku::formats {

namespace {

/// Marks of quotation and brackets, as bytes of UTF-8 may come behind a word.
constexpr std::string_view kMarksBehind[] = {
    "\"", "'", "`", ")", "]",      "}",      ">",      "*",      ".",     ",",
    ";",  ":", "!", "?", "\u201D", "\u201C", "\u2019", "\u00BB", "\u203A"};

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return -1;
}

/// Whether a text begins with a line's cells and goes on behind a comma, a semicolon or '#', or
/// with the colon of HoDoKu's lines. An address in it is a remark.
bool begins_with_cells(std::string_view text) {
  if (text.starts_with(':')) return true;
  const std::size_t end = text.find_first_of(",;#");
  if (end == std::string_view::npos) return false;
  const std::string_view cells = text.substr(0, end);
  const bool are_marks = std::all_of(cells.begin(), cells.end(), [](char c) {
    return is_letter(c) || (c >= '0' && c <= '9') ||
           std::string_view(".*_@$&<>^").find(c) != std::string_view::npos;
  });
  // Regions may stand behind the cells, one for each.
  constexpr int kSmallest = 4;
  return are_marks && (side_of(end).value_or(0) >= kSmallest ||
                       (end % 2 == 0 && side_of(end / 2).value_or(0) >= kSmallest));
}

bool is_single_address(std::string_view word) {
  if (word.empty() || word.find_first_of(" \t\n") != std::string_view::npos) return false;
  if (word.starts_with("http://") || word.starts_with("https://") || word.starts_with("www.")) {
    return true;
  }
  // "sudokupad.app/...": a dot within the first part, and a slash behind it.
  const std::size_t slash = word.find('/');
  if (slash == std::string_view::npos) return false;
  const std::string_view host = word.substr(0, slash);
  const std::size_t dot = host.rfind('.');
  return dot != std::string_view::npos && dot + 2 < host.size() && !host.starts_with('.') &&
         host.find_first_of("{<[\"'=|~") == std::string_view::npos && !begins_with_cells(word);
}

/// The part of `text` behind the first `mark`; empty when it is not there.
std::string_view behind(std::string_view text, std::string_view mark) {
  const std::size_t at = text.find(mark);
  return at == std::string_view::npos ? std::string_view() : text.substr(at + mark.size());
}

/// Whether a text, which may have blanks for plus signs, is an address of this site.
bool leads_to(std::string_view text, std::string_view host) {
  const std::size_t at = text.find(host);
  return at != std::string_view::npos &&
         text.substr(0, at).find_first_of("{<\" \t") == std::string_view::npos &&
         !begins_with_cells(text);
}

bool leads_to_sudokupad(std::string_view line) {
  return leads_to(line, "sudokupad.app/") || leads_to(line, "crackingthecryptic.com/");
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

std::string_view fpuzzles_part(std::string_view line, bool /*is_address*/) {
  std::string_view packed;
  if (leads_to(line, "f-puzzles.com/")) {
    packed = behind(line, "?load=");
    if (packed.empty()) packed = behind(line, "&load=");
  } else if (leads_to_sudokupad(line)) {
    packed = behind_prefix(line, {"fpuzzles", "fpuz"});
  } else if (line.starts_with("fpuz")) {
    packed = line.substr(line.starts_with("fpuzzles") ? 8 : 4);
  } else if (line.starts_with("N4Ig")) {
    packed = line;  // what every packed f-puzzles object begins with: {"size":
  }
  return without_sentence_end(packed.substr(0, packed.find_first_of("&?#")));
}

/// The 81 cells that an address has in plain sight.
std::string_view cells_part(std::string_view address, bool /*is_address*/) {
  constexpr std::size_t kNumCells = 81;
  constexpr std::string_view kSudokuPad = "classic";
  for (std::size_t begin = 0; begin < address.size();) {
    const std::size_t end = std::min(address.find_first_of("/?&#=", begin), address.size());
    std::string_view part = address.substr(begin, end - begin);
    if (part.starts_with(kSudokuPad)) part.remove_prefix(kSudokuPad.size());
    const bool plain = std::all_of(part.begin(), part.end(),
                                   [](char c) { return c == '.' || (c >= '0' && c <= '9'); });
    if (part.size() == kNumCells && plain) return part;
    begin = end + 1;
  }
  return {};
}

/// An id that begins with one of these, alone or in an address.
std::string_view pad_id(std::string_view id, bool is_address,
                        std::initializer_list<std::string_view> prefixes) {
  if (id.find_first_of("{<\"\n\t") != std::string_view::npos) return {};
  if (is_address) {
    const bool is_pad = id.find("sudokupad.app/") != std::string_view::npos ||
                        id.find("crackingthecryptic.com/") != std::string_view::npos;
    if (!is_pad) return {};
    std::size_t at = id.find("puzzleid=");
    if (at != std::string_view::npos) at += std::string_view("puzzleid=").size();
    for (const std::string_view prefix : prefixes) {
      if (at != std::string_view::npos) break;
      at = id.find("/" + std::string(prefix));
      if (at != std::string_view::npos) ++at;
    }
    if (at == std::string_view::npos) return {};
    id.remove_prefix(at);
  }
  const bool begins = std::any_of(prefixes.begin(), prefixes.end(),
                                  [id](std::string_view prefix) { return id.starts_with(prefix); });
  return begins ? without_sentence_end(id.substr(0, id.find_first_of("&?#"))) : std::string_view();
}

constexpr std::size_t kPrefix = 3;

/// A packed puzzle of SudokuPad.
std::string_view pad_part(std::string_view line, bool is_address) {
  // Shorter ones are names of puzzles on a server.
  constexpr std::size_t kShortest = 40;
  const std::string_view id = pad_id(line, is_address, {"scl", "ctc"});
  return id.size() < kShortest ? std::string_view() : id.substr(kPrefix);
}

/// Folded digits of SudokuPad, as many as there are cells.
std::string_view folded_part(std::string_view line, bool is_address) {
  const std::string_view id = pad_id(line, is_address, {"scf"});
  const std::string_view folded = id.substr(std::min(kPrefix, id.size()));
  return unfold_digits(folded).empty() ? std::string_view() : folded;
}

/// Behind "p=" of an address of penpa, which is on many sites.
std::string_view penpa_part(std::string_view link, bool /*is_address*/) {
  const std::size_t mode = link.find("m=");
  if (mode == std::string_view::npos || link.find("penpa") == std::string_view::npos) return {};
  const std::size_t at = link.find("p=", mode);
  if (at == std::string_view::npos || (link[at - 1] != '&' && link[at - 1] != '#')) return {};
  link.remove_prefix(at + 2);
  link = link.substr(0, link.find('&'));
  const std::string_view packed = without_sentence_end(link);
  return packed.empty() ? link : packed;
}

/// Behind "a=" of such an address.
std::string_view penpa_solution(std::string_view address) {
  const std::string_view packed = behind(address, "&a=");
  return without_sentence_end(packed.substr(0, packed.find('&')));
}

/// Behind "puzzle=" of an address of SudokuMaker.
std::string_view sudokumaker_part(std::string_view address, bool /*is_address*/) {
  if (!leads_to(address, "sudokumaker.app/")) return {};
  const std::string_view packed = behind(address, "puzzle=");
  return without_sentence_end(packed.substr(0, packed.find_first_of("&#")));
}

/// Behind "#puzzle=" of an address of the page, wherever that is.
std::string_view page_part(std::string_view address, bool /*is_address*/) {
  return without_sentence_end(behind(address, "#puzzle="));
}

/// Behind "?sudoku/" of an address of puzz.link, pzv.jp and the like.
std::string_view puzzlink_part(std::string_view address, bool /*is_address*/) {
  const std::string_view part = behind(address, "?sudoku/");
  return without_sentence_end(part.substr(0, part.find_first_of("&#")));
}

std::string_view query_part(std::string_view address, bool /*is_address*/) {
  for (const std::string_view mark : {"?q=", "&q="}) {
    const std::string_view packed = behind(address, mark);
    if (!packed.empty()) return packed.substr(0, packed.find_first_of("&#"));
  }
  return {};
}

/// A kind of content, asked for in this order.
struct ContentKind {
  Link::Content content;
  bool is_in_addresses;  ///< alone; else in ids as well
  std::string_view (*part)(std::string_view line, bool is_address);
};
constexpr ContentKind kContentKinds[] = {
    {Link::Content::fpuzzles, false, fpuzzles_part},
    {Link::Content::cells, true, cells_part},
    {Link::Content::sudokupad, false, pad_part},
    {Link::Content::digits, false, folded_part},
    {Link::Content::penpa, true, penpa_part},
    {Link::Content::sudokumaker, true, sudokumaker_part},
    {Link::Content::page, true, page_part},
    {Link::Content::puzzlink, true, puzzlink_part},
    {Link::Content::query, true, query_part},
};

}  // namespace

Link parse_link(std::string_view text) {
  const std::string_view line = trim_lines(text);
  const bool is_one_line = line.find('\n') == std::string_view::npos;
  if (line.empty() || !is_one_line || line.front() == '{' || line.front() == '<') return {};
  const bool is_address = is_single_address(line);
  for (const ContentKind& kind : kContentKinds) {
    if (kind.is_in_addresses && !is_address) continue;
    const std::string_view packed = kind.part(line, is_address);
    if (packed.empty()) continue;
    const bool is_penpa = kind.content == Link::Content::penpa;
    return {kind.content, packed, is_address, is_penpa ? penpa_solution(line) : std::string_view()};
  }
  return {Link::Content::none, {}, is_address};
}

std::string unfold_digits(std::string_view folded) {
  constexpr std::string_view kCharacters =
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  constexpr std::size_t kFolds = 60;
  constexpr std::size_t kDigits = 10;
  constexpr std::size_t kCells = 81;
  std::string digits;
  for (const char c : folded) {
    const std::size_t value = kCharacters.find(c);
    if (value >= kFolds) return {};
    digits += kCharacters[value % kDigits];
    digits.append(value / kDigits, '0');
    if (digits.size() > kCells) return {};
  }
  return digits.size() == kCells ? digits : std::string();
}

std::string in_address(std::string_view base64) {
  std::string text;
  for (const char c : base64) {
    if (c == '+') {
      text += "%2B";  // would be read as a blank by forms
    } else if (c == '/') {
      text += "%2F";
    } else {
      text += c;
    }
  }
  return text;
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

std::string_view without_sentence_end(std::string_view text) {
  for (bool again = true; again;) {
    again = false;
    for (const std::string_view mark : kMarksBehind) {
      if (!text.ends_with(mark)) continue;
      text.remove_suffix(mark.size());
      again = true;
    }
  }
  return text;
}

}  // namespace omnidoku::formats
