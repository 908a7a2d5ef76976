// SPDX-License-Identifier: MIT
//
// 0. The source of a mail or of a web page is the text that it shows (mail_source.h, html_text.h).
// 1. Objects of JSON and links are taken out, each is read on its own (paste/json.h, paste/link.h).
// 2. In the rest, characters become those that the formats know; fences and marks of quotation go
//    (text/lines.h).
// 3. Lines with cells are brought into a form that a format fits (paste/draft.h).
// 4. Else the text may be JSON with a grid in it (paste/json.h).
// 5. What was found twice is one, and a full grid that agrees with another is its solution.
// 6. Words around a link or an object are a comment; around cells alone they are title and rules.
#include "formats/paste/paste.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "formats/json.h"
#include "formats/link.h"
#include "formats/link_words.h"
#include "formats/native/json.h"
#include "formats/paste/draft.h"
#include "formats/paste/html_text.h"
#include "formats/paste/json.h"
#include "formats/paste/link.h"
#include "formats/paste/mail_source.h"
#include "formats/refusal.h"
#include "formats/text.h"
#include "formats/text/clue_list.h"
#include "formats/text/lines.h"
#include "formats/text/puzzle_table.h"
#include "formats/text/puzzle_text.h"
#include "formats/text/region_text.h"
#include "formats/text/words_around.h"
#include "formats/words/read_words.h"
#include "formats/words/unread_words.h"

namespace omnidoku::formats {

using base::ErrorCode;
using base::make_error;

namespace {

base::Result<model::Document> read_fitting(const std::string& text, const ReadOptions& options) {
  const auto format = sniff(text);
  return format ? read_as(**format, text, options) : base::Result<model::Document>(format.error());
}

/// All givens of a puzzle, if it has one in each cell.
std::optional<model::FilledGrid> full_grid(const model::Puzzle& puzzle) {
  model::FilledGrid grid;
  for (const auto& given : puzzle.givens) {
    if (!given) return std::nullopt;
    grid.push_back(*given);
  }
  return grid;
}

bool agrees(const model::FilledGrid& solution, const model::Puzzle& puzzle) {
  if (solution.size() != puzzle.givens.size()) return false;
  for (std::size_t i = 0; i < solution.size(); ++i) {
    if (puzzle.givens[i] && *puzzle.givens[i] != solution[i]) return false;
  }
  return true;
}

/// Whether the second says no more than the first: it may have been written in a form that has no
/// place for rules.
bool says_the_same(const model::Puzzle& first, const model::Puzzle& second) {
  return first.givens == second.givens && same_board(*first.board, *second.board) &&
         first.allowed == second.allowed &&
         (second.constraints.empty() || first.constraints == second.constraints) &&
         (second.unknown_rules.empty() || first.unknown_rules == second.unknown_rules);
}

/// What was found, in words.
std::string name_of(const Paste& paste) {
  switch (paste.kind) {
    case Paste::Kind::cells: return "a grid";
    case Paste::Kind::link: return "a link";
    case Paste::Kind::constraints: return "a constraint string";
    case Paste::Kind::object: return "an object";
    case Paste::Kind::json_grid: break;
  }
  return paste.member.empty() ? "a list" : "the member " + quote(paste.member);
}

std::string place_words(const Paste& paste) {
  if (paste.line == paste.last_line) return " in line " + std::to_string(paste.line);
  return " in lines " + std::to_string(paste.line) + " to " + std::to_string(paste.last_line);
}

base::Error several_error(const std::vector<Paste>& found) {
  constexpr std::size_t kMostNamed = 4;
  const std::size_t number = found.size();
  std::string what = (number == 2 ? "two" : std::to_string(number)) + " puzzles are here: ";
  for (std::size_t i = 0; i < std::min(number, kMostNamed); ++i) {
    if (i > 0) what += i + 1 == number ? " and " : ", ";
    what += name_of(found[i]) + place_words(found[i]);
  }
  if (number > kMostNamed) what += " and others";
  return make_error(ErrorCode::syntax, std::move(what), "give only the one that you want")
      .said({"several", {{"count", std::to_string(number)}}});
}

/// Where the lines of a text stand in that which was given.
struct SourceLines {
  std::uint32_t first = 1;                           ///< the number of the first
  const std::vector<std::uint32_t>* mail = nullptr;  ///< MailText::lines, if it is one

  [[nodiscard]] std::uint32_t number(std::uint32_t line) const {
    const bool is_known = mail != nullptr && line > 0 && line <= mail->size();
    return first - 1 + (is_known ? (*mail)[line - 1] : line);
  }
};

bool has_one_of(std::string_view line, std::span<const std::string_view> phrases) {
  const std::string words = " " + in_small_letters(line) + " ";
  return std::any_of(phrases.begin(), phrases.end(), [&words](std::string_view phrase) {
    return words.find(phrase) != std::string::npos;
  });
}

/// Whether a line of words above several grids is about all of them.
bool is_about_all(std::string_view line) {
  constexpr std::string_view kAll[] = {" these ", " both ", " all puzzles ",   " all grids ",
                                       " each ",  " every", " the following ", " all of "};
  return has_one_of(line, kAll);
}

/// Whether a line below them is.
bool is_about_those_above(std::string_view line) {
  constexpr std::string_view kAll[] = {" both are ",    " both puzzles ", " both grids ",
                                       " all are ",     " all puzzles ",  " all grids ",
                                       " all of them ", " each puzzle ",  " every puzzle ",
                                       " each grid ",   " every grid ",   " these puzzles "};
  return has_one_of(line, kAll);
}

/// The lines of what is said with a grid that are about all grids.
std::string lines_about_all(const Draft& draft, bool (*is_so)(std::string_view line)) {
  const std::string words = draft.title + "\n" + draft.words;
  std::string about_all;
  for (const TextLine& line : content_lines(words)) {
    if (is_so(line.text)) about_all.append(about_all.empty() ? "" : "\n").append(line.text);
  }
  return about_all;
}

void add_words_above(std::string_view words, Draft& draft) {
  words = trim_lines(words);
  if (words.empty()) return;
  draft.words = std::string(words) + (draft.words.empty() ? "" : "\n") + draft.words;
}

/// Gives what is said above the first of several grids to those that have no words of their own,
/// and what is said of all of them, above or below, to all.
void share_words(std::vector<Draft>& drafts) {
  if (drafts.size() < 2) return;
  const std::string above = drafts.front().title + "\n" + drafts.front().words;
  const std::string about_all = lines_about_all(drafts.front(), is_about_all);
  const std::string about_those_above = lines_about_all(drafts.back(), is_about_those_above);
  for (auto draft = drafts.begin() + 1; draft != drafts.end(); ++draft) {
    const bool has_own = !draft->title.empty() || !draft->words.empty();
    add_words_above(has_own ? about_all : above, *draft);
  }
  for (auto draft = drafts.begin(); draft != drafts.end() - 1; ++draft)
    add_words_above(about_those_above, *draft);
}

class Searcher {
 public:
  Searcher(std::string_view text, const ReadOptions& options, SourceLines lines, bool is_page)
      : text_(text), options_(options), lines_(lines), is_page_(is_page) {}

  PasteSearch search() {
    if (text_.size() > kMaxPasteBytes) return {};
    const JsonObjects json = json_objects_in(text_);
    read_objects(json);
    const std::string_view content = trim_lines(json.rest);
    // In a list of objects the cells of one of them are not all that it says.
    const bool is_list = content.starts_with('[') && json_end(content, 0) == content.size() &&
                         content.find('{') != std::string_view::npos;
    if (is_list) read_json();
    const bool is_read = is_list && (!result_.found.empty() || damage_);
    if (!content.starts_with('{') && !is_read) {
      const LinksInText links = links_in(json.rest);
      words_ = links.rest;
      read_links(links, json.rest);
      if (!is_broken_ && !content.starts_with('<')) read_drafts(links.rest);
    }
    if (result_.found.empty() && !is_list) read_json();
    merge();
    add_words_around();
    return finish();
  }

 private:
  /// The lines are those of text_.
  Paste& add(Paste::Kind kind, std::string text, std::uint32_t line, std::uint32_t last_line,
             model::Document document) {
    result_.found.push_back({kind,
                             {},
                             std::move(text),
                             lines_.number(line),
                             lines_.number(last_line),
                             std::move(document)});
    return result_.found.back();
  }

  /// Reads the first that can be read.
  bool read_alternatives(const std::vector<std::string>& alternatives, std::uint32_t line) {
    for (const std::string& link : alternatives) {
      auto document = read_fitting(link, options_);
      if (document) {
        add(link.starts_with('.') ? Paste::Kind::constraints : Paste::Kind::link, link, line, line,
            *std::move(document));
        return true;
      }
      if (!damage_) damage_ = document.error();
    }
    return false;
  }

  void read_objects(const JsonObjects& json) {
    for (const JsonObject& object : json.objects) {
      auto document = read_fitting(object.text, options_);
      if (document) {
        add(Paste::Kind::object, object.text, object.line, object.last_line, *std::move(document));
      } else if (!damage_) {
        base::Error error = document.error();
        if (error.where.line > 0)
          error.where.line = lines_.number(error.where.line + object.line - 1);
        damage_ = std::move(error);
      }
    }
  }

  void read_drafts(const std::vector<std::string>& lines) {
    const std::vector<std::string> plain = plain_lines(join_lines(lines));
    std::vector<Draft> drafts = find_drafts(plain);
    // What is no grid by its look has other faults.
    const bool are_rows = is_page_ || look_of(text_) == Look::lines;
    if (drafts.empty() && are_rows && !clue_list_fault(plain)) odd_row_ = odd_row_in(plain);
    if (!drafts.empty()) words_.clear();
    constexpr std::size_t kMoreThanAgain = 4;
    are_grids_alone_ = drafts.size() >= kMoreThanAgain &&
                       std::all_of(drafts.begin() + 1, drafts.end(), [](const Draft& draft) {
                         return draft.title.empty() && draft.words.empty();
                       });
    share_words(drafts);
    for (Draft& draft : drafts) {
      words_.push_back(draft.title);
      words_.push_back(draft.words);
      read_draft(draft);
    }
  }

  void read_links(const LinksInText& links, std::string_view text) {
    // Repairing a damaged link takes a while, and a paste of a person has few.
    constexpr std::size_t kMostRead = 50;
    for (std::size_t i = 0; i < std::min(links.links.size(), kMostRead); ++i) {
      const LinkInText& link = links.links[i];
      if (!read_alternatives(link.alternatives, link.line)) ++num_damaged_;
    }
    if (!result_.found.empty() || links.links.empty()) return;
    const LinkInText& first = links.links.front();
    for (const BrokenLink& broken : broken_links(text, first)) {
      if (!read_alternatives({broken.link}, first.line)) continue;
      is_broken_ = true;
      num_damaged_ = 0;
      words_.clear();
      for (const TextLine& line : split_lines(broken.rest)) words_.emplace_back(line.text);
      return;
    }
  }

  void read_draft(Draft& draft) {
    auto document = read_fitting(draft.text, options_);
    if (!document) return;
    model::Puzzle& puzzle = document->puzzle;
    add_words(draft.title, draft.words, puzzle.metadata);
    for (const std::string& rule : draft.unknown)
      puzzle.unknown_rules.push_back(model::UnknownRule::named(rule));
    if (auto full = read_full_grid(draft.solution, puzzle, "the solution");
        full && !puzzle.solution) {
      puzzle.solution = *std::move(full);
    }
    add(Paste::Kind::cells, draft.text, static_cast<std::uint32_t>(draft.first + 1),
        static_cast<std::uint32_t>(draft.last + 1), *std::move(document))
        .member = draft.label.empty() ? draft.title : draft.label;
  }

  void read_json() {
    const JsonGrids json = find_json_grids(text_);
    for (const JsonGrid& grid : json.grids) {
      auto document = read_fitting(grid.text, options_);
      if (!document) {
        if (!damage_ && is_native(grid.text)) {
          damage_ = document.error();
          damage_->where = {};  // in a text that was written anew
        }
        continue;
      }
      json.words.tell(document->puzzle);
      const auto last = static_cast<std::uint32_t>(split_lines(text_).size());
      add(grid.has_words ? Paste::Kind::object : Paste::Kind::json_grid, grid.text, 1,
          std::max<std::uint32_t>(last, 1), *std::move(document))
          .member = grid.name;
    }
  }

  /// What is there twice is one; a full grid that agrees with another is its solution. In a list of
  /// several each stands for itself, unless it is there as a link and as a grid. Grids and nothing
  /// else, more than three of them, are a list even where all are the same.
  void merge() {
    const auto are_same = [](const Paste& one, const Paste& other) {
      return says_the_same(other.document.puzzle, one.document.puzzle) ||
             says_the_same(one.document.puzzle, other.document.puzzle);
    };
    std::vector<Paste>& found = result_.found;
    const bool is_list =
        are_grids_alone_ || std::any_of(found.begin(), found.end(), [&](const Paste& paste) {
          const model::Puzzle& first = found.front().document.puzzle;
          return !are_same(paste, found.front()) && !full_grid(paste.document.puzzle) &&
                 !full_grid(first);
        });
    std::vector<Paste> kept;
    for (Paste& paste : found) {
      const auto known = std::find_if(kept.begin(), kept.end(), [&](const Paste& other) {
        return are_same(other, paste) && !(is_list && other.kind == paste.kind);
      });
      if (known == kept.end()) {
        kept.push_back(std::move(paste));
      } else if (!says_the_same(known->document.puzzle, paste.document.puzzle)) {
        *known = std::move(paste);
      }
    }
    for (std::size_t i = 0; i < kept.size();) {
      if (is_solution(kept, i)) {
        kept.erase(kept.begin() + static_cast<std::ptrdiff_t>(i));
      } else {
        ++i;
      }
    }
    result_.found = std::move(kept);
  }

  /// Gives the full grid at this place to a puzzle that it solves, or whose solution it is called:
  /// the nearest, one before it first. One that has another solution does not take it.
  static bool is_solution(std::vector<Paste>& all, std::size_t at) {
    const auto full = full_grid(all[at].document.puzzle);
    if (!full) return false;
    const bool is_called_so = is_called_solution(in_small_letters(all[at].member));
    const auto takes = [&](Paste& paste) {
      model::Puzzle& puzzle = paste.document.puzzle;
      const bool fits = full->size() == puzzle.givens.size() && !full_grid(puzzle) &&
                        (is_called_so || agrees(*full, puzzle));
      if (!fits || (puzzle.solution && puzzle.solution != *full)) return false;
      puzzle.solution = *full;
      return true;
    };
    const auto here = all.begin() + static_cast<std::ptrdiff_t>(at);
    return std::any_of(std::make_reverse_iterator(here), all.rend(), takes) ||
           std::any_of(here + 1, all.end(), takes);
  }

  void add_words_around() {
    if (result_.found.size() != 1 || result_.found.front().kind == Paste::Kind::cells) return;
    add_comment(words_of_lines(words_), result_.found.front().document.puzzle.metadata);
  }

  PasteSearch finish() {
    if (result_.found.size() > 1) {
      result_.error = several_error(result_.found);
    } else if (result_.found.empty() && damage_) {
      result_.error = damage_;
    } else if (result_.found.empty() && odd_row_) {
      result_.error = odd_row();
    } else if (result_.found.empty() && !parse_link(text_).is_address) {
      result_.error = explain_link(address_in(text_));
    } else if (!result_.found.empty() && num_damaged_ > 0) {
      result_.found.front().document.ignored.emplace_back("a link that is cut off or damaged");
    }
    for (Paste& paste : result_.found) {
      model::Puzzle& puzzle = paste.document.puzzle;
      const model::Metadata& words = puzzle.metadata;
      if (paste.kind == Paste::Kind::cells)
        tell_unread_talk(words.title + "\n" + words.rules, puzzle);
      tell_unread_talk(words.comment, puzzle);
      if (options_.read_words && paste.document.drawn.empty()) read_words(paste.document);
    }
    return std::move(result_);
  }

  /// The lines of a page are not those of its source: its rows have numbers of their own.
  base::Error odd_row() {
    odd_row_->line = lines_.number(odd_row_->line);
    if (!is_page_) return odd_row_error(*odd_row_);
    const std::string rows = std::to_string(odd_row_->num_rows);
    const std::string row = std::to_string(odd_row_->row + 1);
    const std::string cells = std::to_string(odd_row_->num_cells);
    return make_error(ErrorCode::wrong_length,
                      "the table in this web page has " + rows + " rows, but " + cells +
                          (odd_row_->num_cells == 1 ? " cell" : " cells") + " in row " + row,
                      "an N x N grid is N rows of N cells")
        .said({"table_row", {{"rows", rows}, {"row", row}, {"count", cells}}});
  }

  std::string_view text_;
  const ReadOptions& options_;
  SourceLines lines_;
  bool is_page_;  ///< the text is that of a web page
  PasteSearch result_;
  std::optional<base::Error> damage_;  ///< of the first object or link that cannot be read
  std::optional<OddRow> odd_row_;      ///< of a grid that cannot be read
  std::size_t num_damaged_ = 0;        ///< links
  bool is_broken_ = false;             ///< there is one link, in pieces
  bool are_grids_alone_ = false;       ///< several, with nothing between them
  std::vector<std::string> words_;     ///< lines around what was found
};

PasteSearch search_shown(std::string_view text, const ReadOptions& options, SourceLines lines) {
  if (!is_html(text)) return Searcher(text, options, lines, false).search();
  return Searcher(text_of_html(text), options, lines, true).search();
}

}  // namespace

base::Result<model::Document> PasteSearch::document(const base::Error& otherwise) const {
  if (const Paste* paste = only()) return paste->document;
  return error.value_or(otherwise);
}

PasteSearch search_paste(std::string_view text, const ReadOptions& options,
                         std::uint32_t first_line) {
  std::optional<PasteSearch> in_mail;
  if (const auto mail = text_of_mail(text)) {
    in_mail = search_shown(mail->text, options, {first_line, &mail->lines});
    if (!in_mail->found.empty()) return *std::move(in_mail);
  }
  PasteSearch search = search_shown(text, options, {first_line});
  return search.found.empty() && in_mail && in_mail->error ? *std::move(in_mail) : search;
}

bool has_words_beside_link(std::string_view text, const Format& format) {
  const std::string_view content = trim_lines(text);
  return format.is_link && !content.starts_with('{') &&
         (content.find_first_of(" \t\n") != std::string_view::npos ||
          content.find("](") != std::string_view::npos || text_of_mail(content));
}

}  // namespace omnidoku::formats
