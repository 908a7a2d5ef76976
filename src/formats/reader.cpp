// SPDX-License-Identifier: MIT
//
// Reader: puzzles one after another from a stream. The buffer holds what was read and not yet
// used; in a batch it never grows beyond the longest line that is allowed.
#include <algorithm>
#include <cstring>
#include <set>
#include <utility>

#include "formats/file_kind.h"
#include "formats/format.h"
#include "formats/json.h"
#include "formats/native/json.h"
#include "formats/paste/json.h"
#include "formats/paste/mail_source.h"
#include "formats/paste/paste.h"
#include "formats/paste/source.h"
#include "formats/text.h"
#include "formats/text/lines.h"
#include "formats/text/puzzle_table.h"
#include "formats/text/puzzle_text.h"
#include "formats/text/words_around.h"
#include "formats/words/read_words.h"
#include "formats/words/rule_ideas.h"
#include "formats/words/unread_words.h"

namespace omnidoku::formats {

using base::ErrorCode;
using base::make_error;

namespace {

constexpr std::size_t kPeekBytes = std::size_t{64} << 10;
/// How many lines at the beginning are looked at to tell a batch from a single puzzle.
constexpr std::size_t kPeekLines = 20;

const Format* fitting_as_it_is(std::string_view line) {
  for (const Format* format : formats()) {
    if (format->one_per_line && !format->mismatch(line)) return format;
  }
  return nullptr;
}

const Format* fitting(std::string_view line) {
  if (const Format* format = fitting_as_it_is(line)) return format;
  const PasteSearch search = search_paste(line, {});
  return search.only() == nullptr ? nullptr : fitting_as_it_is(search.only()->text);
}

/// Whether a line has fewer characters than a usual grid has cells: in a list of puzzles it is not
/// taken for one, unless all lines are puzzles and some are as small.
bool is_small(std::string_view line) { return trim(line).size() < kUsualCells; }

/// Whether a text is one puzzle with something around it, or several that are no lines of a batch;
/// or the source of a program that sets cells, or gives regions, which concerns the puzzle in its
/// other lines.
bool is_one_paste(std::string_view text) {
  const std::vector<std::string> lines = plain_lines(text);
  if (sets_cells(lines) || map_fault_in(lines)) return true;
  const PasteSearch search = search_paste(text, {});
  return search.only() != nullptr ||
         std::any_of(search.found.begin(), search.found.end(),
                     [](const Paste& paste) { return paste.line != paste.last_line; });
}

/// Whether a line that is a puzzle stands there twice: a list may have that.
bool has_puzzle_twice(const std::vector<TextLine>& lines) {
  std::set<std::string_view> seen;
  return std::any_of(lines.begin(), lines.end(), [&seen](const TextLine& line) {
    return fitting_as_it_is(line.text) != nullptr && !seen.insert(trim(line.text)).second;
  });
}

/// Whether some lines are one puzzle together, with words between them.
bool is_one_over_lines(std::string_view text) {
  const PasteSearch search = search_paste(text, {});
  return search.only() != nullptr && search.only()->line != search.only()->last_line;
}

/// Whether a text is one object of JSON, over as many lines as it likes.
bool is_json_object(std::string_view text) {
  return trim_lines(text).starts_with('{') && parse_json(text).has_value();
}

/// Whether there are only words in the lines from one on, of which none may be a link.
bool are_words(const std::vector<TextLine>& lines, std::size_t begin) {
  constexpr std::size_t kLongestWord = 30;
  const auto is_long = [](const std::string& word) { return word.size() > kLongestWord; };
  return std::all_of(lines.begin() + static_cast<std::ptrdiff_t>(begin), lines.end(),
                     [&is_long](const TextLine& line) {
                       const std::vector<std::string> words = paste_words(line.text);
                       return is_prose(line.text) &&
                              std::none_of(words.begin(), words.end(), is_long);
                     });
}

/// Whether a line belongs to the list or table that the puzzles of a batch stand in, and says
/// nothing: brackets alone, strokes, or the name of the list with ':' or a bracket behind it.
bool is_list_frame(std::string_view line) {
  line = trim(line);
  constexpr std::size_t kLongest = 60;
  const auto is_sign = [](char c) {
    constexpr std::string_view kSigns = "[](){}<>,;:=|\"'`";
    return is_blank(c) || kSigns.find(c) != std::string_view::npos;
  };
  if (line == "---" || is_stroke(line) || std::all_of(line.begin(), line.end(), is_sign)) {
    return true;
  }
  constexpr std::string_view kOpening = "[{(:";
  const bool opens = kOpening.find(line.back()) != std::string_view::npos;
  // Words may be a rule of all.
  return opens && line.size() <= kLongest && is_letter(line.front()) &&
         line.find('.') == std::string_view::npos && ideas_in(line).none();
}

/// What a record is called: JSON by its title, anything else by its line.
std::string source_name(std::string_view text, const base::Result<model::Document>& document,
                        std::uint64_t line) {
  const std::vector<TextLine> lines = content_lines(text);
  const bool json = !lines.empty() && trim(lines.front().text).starts_with('{');
  if (lines.size() == 1 && !json) return std::string(trim(lines.front().text));
  if (document && !document->puzzle.metadata.title.empty()) return document->puzzle.metadata.title;
  return std::to_string(line);
}

/// Sixteen characters, worked on at a time.
using Sixteen __attribute__((vector_size(16))) = unsigned char;

/// Nonzero exactly where a character is neither '.' nor a digit.
Sixteen no_symbols(const char* sixteen) {
  Sixteen bytes;
  std::memcpy(&bytes, sixteen, sizeof bytes);
  const auto no_digit = static_cast<Sixteen>(bytes - '0' > 9);
  return no_digit & static_cast<Sixteen>(bytes != '.');
}

/// Whether the cells of a line hold nothing but '.' and digits.
bool are_classic_symbols(const char* cells) {
  constexpr std::size_t kLast = ClassicLines::kLength - sizeof(Sixteen);
  Sixteen others = no_symbols(cells + kLast);
  for (std::size_t i = 0; i < kLast; i += sizeof(Sixteen)) others |= no_symbols(cells + i);
  std::uint64_t halves[2];
  std::memcpy(halves, &others, sizeof halves);
  return (halves[0] | halves[1]) == 0;
}

/// The length of the line that the text begins with, its end included, if it is whole and one of
/// ClassicLines; else 0.
std::size_t classic_line_length(std::string_view text) {
  constexpr std::size_t kCells = ClassicLines::kLength;
  if (text.size() <= kCells) return 0;
  if (!are_classic_symbols(text.data())) return 0;
  if (text[kCells] == '\n') return kCells + 1;
  return text.substr(kCells, 2) == "\r\n" ? kCells + 2 : 0;
}

}  // namespace

struct Reader::Line {
  std::string text;
  bool too_long = false;  ///< the text is only its beginning
};

Reader::Reader(std::istream& input, std::string name, const Format* format, ReadOptions options)
    : input_(input), name_(std::move(name)), format_(format), options_(options) {
  if (options_.boards == nullptr) options_.boards = &boards_;
  fill(kPeekBytes);
  if (is_utf16(buffer_)) {
    fill(kMaxTextBytes + 1);
    if (auto text = utf8_of_utf16(buffer_)) buffer_ = *std::move(text);
  }
  if (input_.bad()) {
    error_ = make_error(ErrorCode::io, "it cannot be read").in_file(name_);
  } else if (at_end_ && buffer_.find_first_not_of(" \t\r\n\f") == std::string::npos) {
    error_ = make_error(ErrorCode::syntax, "there is no puzzle in it: it is empty",
                        "choose another file, or write the puzzle as text")
                 .in_file(name_);
  } else {
    batch_ = open_pieces() || decide_batch() || open_list() || open_pastes();
    // A table of one row is read as a whole, with its header.
    if (!batch_) header_.clear();
  }
  done_ = error_.has_value();
}

Reader::~Reader() = default;

/// Reads until the buffer holds num_bytes unused ones, or the stream ends.
void Reader::fill(std::size_t num_bytes) {
  constexpr std::size_t kChunk = std::size_t{64} << 10;
  if (used_ > 0 && (used_ >= kChunk || used_ == buffer_.size())) {
    buffer_.erase(0, used_);
    bytes_gone_ += used_;
    used_ = 0;
  }
  while (!at_end_ && buffer_.size() - used_ < num_bytes) {
    if (input_.peek() == std::istream::traits_type::eof()) {
      at_end_ = true;
      break;
    }
    // Only what is there already: through a pipe a whole chunk may be a long time coming.
    const std::streamsize available = std::max<std::streamsize>(input_.rdbuf()->in_avail(), 1);
    const std::size_t before = buffer_.size();
    buffer_.resize(before + std::min(kChunk, static_cast<std::size_t>(available)));
    input_.read(buffer_.data() + before, static_cast<std::streamsize>(buffer_.size() - before));
    buffer_.resize(before + static_cast<std::size_t>(input_.gcount()));
    at_end_ = !input_.good();
  }
}

/// The format that can take the text apart, judged by its beginning; null pointer when none can.
const Format* Reader::splitting_format() const {
  if (format_ != nullptr) return format_->split == nullptr ? nullptr : format_;
  // The last character may be cut.
  std::size_t end = buffer_.size();
  while (end > 0 && (buffer_[end - 1] & 0x80) != 0) --end;
  const auto clean = clean_text(std::string_view(buffer_).substr(0, end));
  if (!clean) return nullptr;
  for (const Format* format : formats()) {
    if (format->split != nullptr && !format->mismatch(*clean)) return format;
  }
  return nullptr;
}

/// Begins to take apart a text that holds several puzzles in one structure, if it is such a text.
bool Reader::open_pieces() {
  const Format* format = splitting_format();
  if (format == nullptr) return false;
  fill(kMaxTextBytes + 1);
  const auto clean = clean_text(buffer_);
  if (!clean) return false;
  split_ = format->split(*clean);
  constexpr std::size_t kSeveral = 2;
  while (pieces_.size() < kSeveral) {
    auto piece = split_();
    if (!piece) {
      split_ = nullptr;
      return false;
    }
    pieces_.push_back(*std::move(piece));
  }
  last_format_ = format;
  use_all();
  return true;
}

/// Begins to take apart a list of puzzles in JSON, if the text is one.
bool Reader::open_list() {
  const std::size_t begin = buffer_.find_first_not_of(" \t\r\n");
  if (format_ != nullptr || begin == std::string::npos ||
      (buffer_[begin] != '[' && buffer_[begin] != '{')) {
    return false;
  }
  fill(kMaxTextBytes + 1);
  const auto clean = clean_text(buffer_);
  if (!clean || sniff(*clean)) return false;
  auto list = find_json_list(*clean);
  if (!list) return false;
  for (TextPiece& piece : list->pieces) pieces_.push_back(std::move(piece));
  words_of_pieces_ = std::make_unique<JsonWords>(std::move(list->words));
  split_ = [] { return std::nullopt; };
  use_all();
  return true;
}

/// Finds several puzzles in a text that is none by itself, if it is such a text.
bool Reader::open_pastes() {
  constexpr std::size_t kSeveral = 2;
  if (format_ != nullptr || table_) return false;
  fill(kMaxTextBytes + 1);
  const auto clean = clean_text(buffer_);
  if (!clean) return false;
  if (const auto format = sniff(*clean)) {
    auto document = read_as(**format, *clean, options_);
    if (document) {
      if (!has_words_beside_link(*clean, **format))
        only_ = std::make_unique<model::Document>(*std::move(document));
      return false;
    }
    if (is_native(*clean)) return false;
  }
  PasteSearch search = search_paste(*clean, options_);
  if (search.only() != nullptr) {
    only_ = std::make_unique<model::Document>(std::move(search.found.front().document));
    return false;
  }
  // Members of an object are no list.
  const bool in_object =
      std::any_of(search.found.begin(), search.found.end(),
                  [](const Paste& paste) { return paste.kind == Paste::Kind::json_grid; });
  if (search.found.size() < kSeveral || in_object) return false;
  for (Paste& paste : search.found) {
    const std::string title = paste.document.puzzle.metadata.title;
    found_.push_back({title.empty() ? std::to_string(paste.line) : title, paste.line,
                      std::move(paste.document)});
  }
  use_all();
  return true;
}

/// What is read from the stream was used up.
void Reader::use_all() {
  bytes_gone_ += buffer_.size();
  buffer_.clear();
  buffer_.shrink_to_fit();
}

namespace {

/// A row of a table whose quoted field goes on in further lines, as CSV (RFC 4180) allows, has at
/// most so many.
constexpr std::size_t kMostLinesOfRow = 200;

bool is_within_quotes(std::string_view line) {
  return std::count(line.begin(), line.end(), '"') % 2 != 0;
}

/// Puts the lines of each such row together, with blanks between them. The texts of these are kept
/// in `joined`.
void join_quoted(std::vector<TextLine>& lines, std::deque<std::string>& joined) {
  std::vector<TextLine> rows;
  for (auto line = lines.begin(); line != lines.end(); ++line) {
    rows.push_back(*line);
    if (!is_within_quotes(line->text)) continue;
    const auto limit = std::min<std::ptrdiff_t>(kMostLinesOfRow + 1, lines.end() - line);
    const auto last = std::find_if(line + 1, line + limit,
                                   [](const TextLine& one) { return is_within_quotes(one.text); });
    if (last == line + limit) continue;
    std::string& row = joined.emplace_back(line->text);
    for (; line != last; ++line) row.append(" ").append((line + 1)->text);
    rows.back().text = row;
  }
  lines = std::move(rows);
}

}  // namespace

/// A batch is several lines of which most are puzzles of their own, unless the whole text is one.
bool Reader::decide_batch() {
  if (format_ != nullptr && !format_->one_per_line) return false;
  // A line of JSON may be long; to judge the first line all of it is needed.
  while (!at_end_ && buffer_.find_first_of("\r\n") == std::string::npos &&
         buffer_.size() < kMaxLineBytes) {
    fill(2 * buffer_.size());
  }
  const auto clean = clean_text(buffer_);
  // Text that is not clean is judged by what stands before the bad place.
  std::string text = clean ? *clean : buffer_.substr(0, buffer_.find('\0'));
  if (!clean) std::replace(text.begin(), text.end(), '\r', '\n');
  if (!at_end_) text.erase(text.rfind('\n') + 1);  // the last line may be cut

  std::vector<TextLine> lines = content_lines(text);
  if (format_ == nullptr) {
    std::erase_if(lines, [](const TextLine& line) { return is_list_frame(line.text); });
  }
  std::deque<std::string> joined;
  if (!lines.empty() && is_table_header(lines[0].text)) join_quoted(lines, joined);
  if (lines.size() > 1) {
    if (auto table = PuzzleTable::begun_by(lines[0].text, lines[1].text)) {
      table_ = std::make_unique<PuzzleTable>(*std::move(table));
    }
    numbers_cells_ =
        !table_ && names_cells(lines[0].text, lines[1].text) && fitting(lines[1].text) != nullptr;
  }
  if (table_ || numbers_cells_ || (!lines.empty() && is_table_header(lines.front().text))) {
    header_ = lines.front().text;
    lines.erase(lines.begin());
  }
  const bool more = !at_end_;
  if (lines.size() + (more ? 1 : 0) < 2) return false;
  if (!more && clean && !table_) {
    if (format_ != nullptr && !format_->mismatch(text)) return false;
    if (format_ == nullptr && (sniff(text) || is_json_object(text))) return false;
    // Behind a line that is a puzzle comes another, which may be a bad one, and not its
    // description; words behind a link are about it.
    const Format* first = fitting_as_it_is(lines.front().text);
    const bool is_list = first != nullptr &&
                         !(first->is_link && (are_words(lines, 1) || text_of_mail(text))) &&
                         !(is_prose(lines[1].text) && is_one_over_lines(text));
    if (format_ == nullptr && !is_list && !has_puzzle_twice(lines) && is_one_paste(text)) {
      return false;
    }
  }
  lines.resize(std::min(lines.size(), kPeekLines));
  std::size_t num_fitting = 0;
  std::size_t num_small = 0;
  std::vector<bool> are_puzzles;
  for (const TextLine& line : lines) {
    const std::string puzzle = puzzle_in(line.text);
    const Format* fit = format_;
    if (format_ == nullptr) {
      fit = fitting(puzzle);
    } else if (format_->mismatch(puzzle)) {
      fit = nullptr;
    }
    are_puzzles.push_back(fit != nullptr);
    if (fit == nullptr) continue;
    ++num_fitting;
    if (is_small(puzzle)) ++num_small;
    if (last_format_ == nullptr) last_format_ = fit;
  }
  if (format_ != nullptr) {
    // Asked for by name: lines that do not fit are bad lines, unless it is text over many lines.
    const char first = trim(lines.front().text).front();
    return num_fitting > 0 || (first != '{' && first != '<');
  }
  // A row without a puzzle is a bad one.
  if (table_ && (num_fitting > 0 || table_->has_cells())) return true;
  if (format_ == nullptr && !more && clean && is_named_list(are_puzzles) &&
      search_paste(text, {}).found.size() > 1) {
    return false;
  }
  small_grids_ = num_small > 0;
  if (small_grids_ && num_fitting < lines.size()) return false;
  return num_fitting > 0 && 2 * num_fitting >= lines.size();
}

/// Whether before, or behind, each puzzle stand as many lines that are none: then these are its
/// name and the like.
bool Reader::is_named_list(const std::vector<bool>& are_puzzles) {
  const auto num_puzzles =
      static_cast<std::size_t>(std::count(are_puzzles.begin(), are_puzzles.end(), true));
  if (num_puzzles < 2 || num_puzzles == are_puzzles.size()) return false;
  const std::size_t period = are_puzzles.size() / num_puzzles;
  if (period * num_puzzles != are_puzzles.size()) return false;
  for (const std::size_t place : {period - 1, std::size_t{0}}) {
    bool all = true;
    for (std::size_t i = 0; i < are_puzzles.size(); ++i)
      all = all && are_puzzles[i] == (i % period == place);
    if (all) return true;
  }
  return false;
}

std::optional<Reader::Line> Reader::next_line() {
  if (!unread_.empty()) {
    Line line = std::move(unread_.front());
    unread_.pop_front();
    ++line_;
    return line;
  }
  std::size_t end = std::string::npos;
  for (std::size_t searched = 0;;) {
    end = buffer_.find_first_of("\r\n", used_ + searched);
    // A carriage return at the very end of what was read may be half of a line end.
    const bool cut = end != std::string::npos && buffer_[end] == '\r' && end + 1 == buffer_.size();
    if ((end != std::string::npos && !cut) || at_end_) break;
    searched = buffer_.size() - used_ - (cut ? 1 : 0);
    if (searched > kMaxLineBytes) break;
    fill(buffer_.size() - used_ + 1);  // may move what is unused to the front
  }
  Line line;
  ++line_;
  if (end == std::string::npos && buffer_.size() - used_ > kMaxLineBytes) {
    line.too_long = true;
    while (end == std::string::npos && !at_end_) {
      used_ = buffer_.size();
      fill(1);
      end = buffer_.find_first_of("\r\n", used_);
    }
  } else if (used_ == buffer_.size()) {
    return std::nullopt;
  } else {
    line.text = buffer_.substr(used_, std::min(end, buffer_.size()) - used_);
  }
  used_ = std::min(end, buffer_.size());
  if (used_ < buffer_.size()) {
    const bool pair = buffer_.compare(used_, 2, "\r\n") == 0;
    used_ += pair ? 2 : 1;
  }
  return line;
}

/// The document of one clean line of a batch.
base::Result<model::Document> Reader::read_line(std::string_view line) {
  if (format_ != nullptr) return read_named(*format_, line, options_);
  if (is_small(line) && !small_grids_) {
    return make_error(ErrorCode::wrong_length,
                      "there is no puzzle in this line of " +
                          std::to_string(count_characters(trim(line))) +
                          " characters, fewer than the puzzles beside it have",
                      "give a puzzle on each line");
  }
  base::Result<const Format*> format = last_format_;
  if (last_format_ == nullptr || last_format_->mismatch(line)) format = sniff(line);
  if (format) {
    last_format_ = *format;
    if (!has_words_beside_link(line, *last_format_)) return read_as(*last_format_, line, options_);
  }
  const PasteSearch search = search_paste(line, options_, static_cast<std::uint32_t>(line_));
  if (search.only() != nullptr || search.found.size() > 1) return search.document({});
  if (format) return search.error ? *search.error : read_as(*last_format_, line, options_);
  // What is wrong with it as a line like those before says more than what is wrong with it as
  // anything at all.
  if (last_format_ != nullptr && !trim(line).starts_with('{')) {
    auto document = read_as(*last_format_, line, options_);
    if (!document) return document;
  }
  return format.error();
}

/// What of a line of a batch is the puzzle.
std::string Reader::puzzle_in(std::string_view line) const {
  if (!table_) return std::string(line);
  const auto row = table_->split(line);
  return row ? row->text : std::string();
}

/// The document of one clean line of a batch, which may be a row of a table.
base::Result<model::Document> Reader::read_row(std::string_view line) {
  if (!table_) return read_line(line);
  const auto row = table_->split(line);
  if (!row) return row.error();
  auto document = read_line(row->text);
  if (!document) {
    base::Error error = document.error();
    if (error.where.column > 0) error.where.column += row->column - 1;
    return error;
  }
  if (auto completed = table_->complete(*document, *row); !completed) return completed.error();
  if (options_.read_words && document->drawn.empty()) read_words(*document);
  return document;
}

/// Keeps a line of comments for the puzzles below it, up to the next such lines.
void Reader::note_comment(std::string_view line) {
  constexpr std::size_t kMostBytes = 4096;
  if (std::exchange(comments_end_, false)) comments_.clear();
  comments_rule_.reset();
  const std::string_view said =
      trim(line.substr(std::min(line.find_first_not_of('#'), line.size())));
  if (!said.empty() && comments_.size() < kMostBytes) comments_.append(said).append("\n");
}

/// Gives a puzzle the comments above it where they say a rule: the first below them is asked.
void Reader::tell_comments(model::Document& document) {
  comments_end_ = true;
  if (comments_.empty() || !comments_rule_.value_or(true)) return;
  model::Puzzle& puzzle = document.puzzle;
  const std::size_t before = puzzle.unknown_rules.size();
  tell_unread_talk(comments_, puzzle);
  if (!comments_rule_) comments_rule_ = puzzle.unknown_rules.size() > before;
  if (!*comments_rule_) return;
  add_comment(trim_lines(comments_), puzzle.metadata);
  if (options_.read_words && document.drawn.empty()) read_words(document);
}

/// Puts the further lines of a quoted field behind its first, where that makes a row of the table.
void Reader::join_row(Line& line) {
  std::string row = line.text;
  std::list<Line> others;
  while (is_within_quotes(row) && others.size() < kMostLinesOfRow) {
    auto next = next_line();
    if (!next) break;
    others.push_back(*std::move(next));
    if (others.back().too_long) break;
    row.append(" ").append(others.back().text);
  }
  if (!is_within_quotes(row) && table_->split(row)) {
    line.text = std::move(row);
    return;
  }
  line_ -= others.size();
  unread_.splice(unread_.begin(), others);
}

std::optional<Record> Reader::next_of_batch() {
  while (auto line = next_line()) {
    if (line->too_long) {
      return Record{std::to_string(line_), line_,
                    make_error(ErrorCode::too_large,
                               "the line has more than " + std::to_string(kMaxLineBytes) + " bytes")
                        .in_file(name_)
                        .at(static_cast<std::uint32_t>(line_))};
    }
    const std::uint64_t first_line = line_;
    if (table_ && is_within_quotes(line->text)) join_row(*line);
    auto clean = clean_text(line->text);
    const std::string_view content = trim(clean ? std::string_view(*clean) : line->text);
    if (content.empty()) continue;
    if (content.front() == '#') {
      if (clean) note_comment(content);
      continue;
    }
    if (format_ == nullptr && is_list_frame(content)) continue;
    const bool first = std::exchange(first_content_, false);
    if (first && (table_ || numbers_cells_ || is_table_header(content))) continue;
    base::Result<model::Document> document =
        clean ? read_row(*clean) : base::Result<model::Document>(clean.error());
    if (!document) {
      base::Error error = document.error().in_file(name_);
      error.where.line = static_cast<std::uint32_t>(first_line);
      if (error.code == ErrorCode::wrong_length && num_cells_before_ > 0) {
        error.hint = "the puzzle before it has " + std::to_string(num_cells_before_) +
                     " cells: perhaps the line was cut off";
      }
      document = error;
    } else {
      num_cells_before_ = static_cast<std::size_t>(document->puzzle.num_cells());
      tell_comments(*document);
    }
    std::string source =
        clean ? source_name(*clean, document, first_line) : std::to_string(first_line);
    return Record{std::move(source),    first_line, std::move(document), {}, false,
                  std::move(line->text)};
  }
  return std::nullopt;
}

/// The document of a clean text that is no batch, of which these are the lines with content.
base::Result<model::Document> Reader::read_only(std::string_view clean,
                                                const std::vector<TextLine>& lines) {
  constexpr std::size_t kHeaderAndRow = 2;
  if (table_ && lines.size() == kHeaderAndRow) {
    auto document = read_row(lines.back().text);
    if (document) return document;
    base::Error error = document.error();
    error.where.line = lines.back().number;
    return error;
  }
  if (only_) return std::move(*only_);
  return format_ == nullptr ? read_sniffed(clean, options_) : read_named(*format_, clean, options_);
}

Record Reader::read_whole() {
  fill(kMaxTextBytes + 1);
  auto clean = clean_text(buffer_);
  if (!clean) return {"1", 1, clean.error().in_file(name_)};
  std::string text = buffer_;
  use_all();
  std::vector<TextLine> lines = content_lines(*clean);
  std::deque<std::string> joined;
  if (table_) {
    std::erase_if(lines, [](const TextLine& line) { return is_stroke(line.text); });
    join_quoted(lines, joined);
  }
  auto document = read_only(*clean, lines);
  if (!document) document = document.error().in_file(name_);
  const std::uint64_t line = lines.empty() ? 1 : lines.front().number;
  std::string source = source_name(*clean, document, line);
  return {std::move(source), line, std::move(document), {}, false, std::move(text)};
}

std::optional<Record> Reader::next_piece() {
  if (pieces_.empty()) return std::nullopt;
  const TextPiece piece = std::move(pieces_.front());
  pieces_.pop_front();
  ++num_pieces_;
  if (auto next = split_()) pieces_.push_back(*std::move(next));
  auto document = last_format_ == nullptr ? read_sniffed(piece.text, options_)
                                          : read_as(*last_format_, piece.text, options_);
  if (document) {
    if (words_of_pieces_) words_of_pieces_->tell(document->puzzle);
  } else {
    base::Error error = document.error().in_file(name_);
    error.where.line = piece.line;
    error.where.column = 0;
    const bool is_of_list = last_format_ == nullptr;
    if (is_of_list) error.what = "item " + std::to_string(num_pieces_) + ": " + error.what;
    document = error;
  }
  const std::string title = document ? document->puzzle.metadata.title : std::string();
  const std::string number = std::to_string(last_format_ == nullptr ? num_pieces_ : piece.line);
  return Record{
      title.empty() ? number : title, piece.line, std::move(document), {}, false, piece.text};
}

/// The next puzzle of those found in a text; the last but at the end.
std::optional<Record> Reader::next_found() {
  if (found_.empty()) return std::nullopt;
  Record record = std::move(found_.front());
  found_.pop_front();
  return record;
}

std::optional<ClassicLines> Reader::next_classic_lines(std::size_t max) {
  static const Format* const line_format = find_format("line");
  if (done_ || !batch_ || split_ || table_ || last_format_ != line_format) return std::nullopt;
  if (comments_rule_.value_or(false)) return std::nullopt;
  ClassicLines lines;
  lines.first_line = line_ + 1;
  lines.text.reserve(std::min(max * ClassicLines::kLength, buffer_.size() - used_));
  for (std::size_t i = 0; i < max; ++i) {
    std::string_view rest = std::string_view(buffer_).substr(used_);
    // The rest of a line is waited for only where no other is there; more of them, if they are.
    while (!at_end_ && rest.size() <= ClassicLines::kLength + 1 &&
           rest.find('\n') == std::string_view::npos) {
      if (i > 0 && input_.rdbuf()->in_avail() <= 0) break;
      fill(rest.size() + 1);
      rest = std::string_view(buffer_).substr(used_);
    }
    const std::size_t length = classic_line_length(rest);
    if (length == 0) break;
    lines.text.append(rest.data(), ClassicLines::kLength);
    used_ += length;
    ++line_;
  }
  if (lines.text.empty()) return std::nullopt;
  first_content_ = false;
  num_cells_before_ = ClassicLines::kLength;
  return lines;
}

std::optional<Record> Reader::next() {
  if (done_) return std::nullopt;
  if (!batch_) {
    done_ = true;
    return read_whole();
  }
  auto record = !found_.empty() ? next_found() : split_ ? next_piece() : next_of_batch();
  done_ = !record.has_value();
  return record;
}

}  // namespace omnidoku::formats
