// SPDX-License-Identifier: MIT
#include "formats/link.h"

#include <algorithm>
#include <string>

#include "formats/puzzle_text.h"
#include "formats/text.h"

namespace omnidoku::formats {

using base::ErrorCode;
using base::make_error;

namespace {

struct KnownSite {
  std::string_view part;  ///< occurs in the address
  std::string_view what;
  std::string_view hint;
};

// More telling parts first.
constexpr KnownSite kSites[] = {
    {"f-puzzles.com/?id=", "the link holds only the number of a puzzle that lies on the server",
     "open it there, export it as an f-puzzles link that begins with ?load=, and give that"},
    {"f-puzzles.com/?load=", "what stands behind load= in the link is missing, cut off or damaged",
     "copy the whole link again"},
    {"f-puzzles.com", "the link leads to f-puzzles, but holds no puzzle",
     "export the puzzle there as a link, which has ?load= in it"},
    {"/scl", "the SudokuPad 'scl' id of the link is cut off", "copy the whole link again"},
    {"/ctc", "the SudokuPad 'ctc' id of the link is cut off", "copy the whole link again"},
    {"/scf", "the SudokuPad 'scf' id of the link does not come to 81 cells",
     "copy the whole link again"},
    {"puzzleid=scf", "the SudokuPad 'scf' id of the link does not come to 81 cells",
     "copy the whole link again"},
    {"/classic", "of SudokuPad's 'classic' links only those with 81 digits can be read",
     "export the puzzle as an f-puzzles link"},
    {"puzzleid=classic", "of SudokuPad's 'classic' links only those with 81 digits can be read",
     "export the puzzle as an f-puzzles link"},
    {"sudokupad.app", "the link holds only the name of a puzzle that lies on the server",
     "open it there and export it as an f-puzzles link"},
    {"crackingthecryptic.com", "the link holds only the name of a puzzle that lies on the server",
     "open it there and export it as an f-puzzles link"},
    {"penpa", "the link holds no packed puzzle behind p=, or is cut off",
     "copy the whole link again; in penpa, 'Share' makes one"},
    {"lisudoku", "links of lisudoku cannot be read", "give the puzzle as 81 characters"},
    {"sudokuwiki", "of sudokuwiki's links only those with 81 digits can be read",
     "give the puzzle as 81 characters"},
};

/// A word of letters and digits that begins as such an id does, too long for a name.
bool is_scf_id(std::string_view word) {
  constexpr std::size_t kShortest = 12;
  return word.starts_with("scf") && word.size() >= kShortest &&
         std::all_of(word.begin(), word.end(),
                     [](char c) { return is_letter(c) || (c >= '0' && c <= '9'); });
}

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return -1;
}

}  // namespace

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

bool looks_like_link(std::string_view text) {
  const std::string_view word = trim_lines(text);
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

std::optional<base::Error> explain_link(std::string_view text) {
  if (is_scf_id(trim_lines(text))) {
    return make_error(ErrorCode::unsupported, "the SudokuPad 'scf' id does not come to 81 cells",
                      "copy it whole");
  }
  if (!looks_like_link(text)) return std::nullopt;
  for (const KnownSite& site : kSites) {
    if (text.find(site.part) == std::string_view::npos) continue;
    return make_error(ErrorCode::unsupported, std::string(site.what), std::string(site.hint));
  }
  return make_error(ErrorCode::unsupported, "no puzzle can be read from this link",
                    "nothing is fetched from the network: a link must hold the puzzle itself, as "
                    "those of f-puzzles with ?load=, of SudokuPad with fpuz, scl or ctc, of penpa "
                    "with #m=edit&p= and those with 81 digits do");
}

}  // namespace omnidoku::formats
