// SPDX-License-Identifier: MIT
//
// Formats. Each is a descriptor in a file of its own under formats/types plus one line in
// types/registry.inc. Reading never rejects conflicts between entries; it rejects what cannot be
// understood, with line and column.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <istream>
#include <list>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"
#include "model/document.h"

namespace omnidoku::formats {

class PuzzleTable;
struct JsonWords;
struct TextLine;

/// Boards made lately, so that a batch of puzzles on one board builds it once and shares it.
/// Not thread-safe; give each reader its own.
class BoardCache {
 public:
  /// build_board(spec), or the board built for an equal spec before.
  [[nodiscard]] base::Result<geometry::BoardPtr> board(const base::Value& spec);

 private:
  std::vector<std::pair<base::Value, geometry::BoardPtr>> recent_;  ///< newest last
};

struct ReadOptions {
  /// Region maps: keep the ordinary boxes as well as the regions.
  bool keep_boxes = false;
  /// Where boards are shared; may be null.
  BoardCache* boards = nullptr;
  /// Whether rules are read from the words about a puzzle and what is drawn (reading/read_rules.h).
  bool read_words = true;
};

/// One puzzle of a text that holds several, as a text of its own.
struct TextPiece {
  std::string text;
  std::uint32_t line = 1;  ///< where it begins, 1-based
};

/// Links that hold no puzzle that can be read, told by a part of their address.
struct LinkSite {
  std::string_view part;    ///< occurs in the address
  std::string_view saying;  ///< the sentence that it comes to
  std::string_view name;    ///< of the site; empty where its sentence does not name it
  std::string_view what;
  std::string_view hint;
};

/// A text in some format.
struct WrittenText {
  std::string text;
  std::vector<std::string> drawn;  ///< kinds of rules that are drawn and told in words alone
};

struct Format {
  std::string_view id;
  std::string_view title;
  /// The program or site that it is of, by its proper name; empty where there is none.
  std::string_view program = {};
  /// Whether lines that begin with '#' are a part of the format, which it reads; in other lines of
  /// text they are comments.
  bool reads_number_signs = false;
  /// What is in JSON or XML of this program, all of it, even if that is cut off or damaged; empty
  /// for other texts.
  std::span<const std::string_view> marks = {};
  /// Links to this site that no format takes, more telling parts first.
  std::span<const LinkSite> sites = {};
  std::span<const std::string_view> extensions;  ///< without dot, such as "sdk"
  /// Whether one line can be one puzzle, so that a file of many lines is a batch.
  bool one_per_line = false;
  /// Whether a puzzle is one word without blanks, by whose look it is told among the other words of
  /// a text.
  bool is_word = false;
  /// Whether that word is a link or an id of a site, so that further words beside it are about it.
  bool is_link = false;

  // The texts that the next three are given went through clean_text() (formats/text.h).

  /// Why the text is not taken for one puzzle of this format, as a short sentence ("it has 80
  /// cells"); nothing when it looks like one. At most one format has nothing against a text.
  /// Cheap: looks at the shape only.
  std::optional<std::string> (*mismatch)(std::string_view text) = nullptr;

  /// Whether a text that no format fits was surely meant for this one, by how it begins or by what
  /// is in it: then this one says what is wrong with it. The first in sniffing order does. Null
  /// when that cannot be told.
  bool (*claims)(std::string_view text) = nullptr;

  /// Reads one puzzle. Error positions are relative to the text.
  base::Result<model::Document> (*read)(std::string_view text,
                                        const ReadOptions& options) = nullptr;

  /// Writes one puzzle, with a line end at the end. Error: unsupported when the format cannot say
  /// the board, the symbols, a clue or a rule of this puzzle (the text names it). Words about the
  /// puzzle, a stored solution and a player's entries are written where the format has a place for
  /// them and left out where it has none (losses() tells). Null when the format is read only.
  base::Result<std::string> (*write)(const model::Document& document) = nullptr;

  /// The same where the format has drawings and words: rules that it cannot say are drawn, and told
  /// in the words about the puzzle. May be null.
  base::Result<WrittenText> (*write_drawn)(const model::Document& document) = nullptr;

  /// The puzzles of a text that may hold several in one structure, such as XML, by repeated calls
  /// of what is returned; nothing at the end, and at once when the text cannot be taken apart. Null
  /// when a text is one puzzle, or one for each line.
  std::function<std::optional<TextPiece>()> (*split)(std::string_view text) = nullptr;
};

/// Every format in sniffing order.
[[nodiscard]] std::span<const Format* const> formats();
/// By id; null pointer when unknown.
[[nodiscard]] const Format* find_format(std::string_view id);
/// The format a file name's extension stands for; null pointer when several or none.
[[nodiscard]] const Format* format_of_file(std::string_view file_name);

/// The format whose mismatch() has nothing against the text, which must be clean. Error: what was
/// seen, mostly what the likeliest format has against it, with the place; the hint tells what would
/// be understood.
[[nodiscard]] base::Result<const Format*> sniff(std::string_view text);

/// Reads a single puzzle from raw text (as in a file) of a known or unknown (null) format.
[[nodiscard]] base::Result<model::Document> read(std::string_view text,
                                                 const Format* format = nullptr,
                                                 const ReadOptions& options = {});

/// Reads a single puzzle from a clean text of this format.
[[nodiscard]] base::Result<model::Document> read_as(const Format& format, std::string_view text,
                                                    const ReadOptions& options);

/// The same where the format was asked for by name: with words beside a link kept.
[[nodiscard]] base::Result<model::Document> read_named(const Format& format, std::string_view text,
                                                       const ReadOptions& options);

/// Reads a single puzzle from a clean text of any format, or with words and the like around it
/// (formats/paste/paste.h).
[[nodiscard]] base::Result<model::Document> read_sniffed(std::string_view clean,
                                                         const ReadOptions& options);

/// Writes a document. Errors: unsupported.
[[nodiscard]] base::Result<std::string> write(const model::Document& document,
                                              const Format& format);

/// The same, with rules that the format cannot say drawn and told in words, where it can do that.
[[nodiscard]] base::Result<WrittenText> write_or_draw(const model::Document& document,
                                                      const Format& format);

/// Something of a document that a text of it does not say.
struct Loss {
  /// title, author, rules, source, date, address, comment, difficulty, congratulation, solution,
  /// fog, names_of_shapes, entries, marks as they call it (model::Mark::loss), history, savepoints,
  /// time_played, other_fields (that were only carried along: Document::foreign), drawings
  /// (Document::ignored, where they were not carried along either), meaning_of_rules
  /// (WrittenText::drawn).
  std::string_view what;
  std::size_t num_cells = 0;       ///< of entries, marks and colours
  std::vector<std::string> names;  ///< of other_fields and drawings
};

/// A loss as a person should read it: "title", "entries (3 cells)", "other fields: ...".
[[nodiscard]] std::string loss_text(const Loss& loss);

/// What of a document a text of it in this format, as write() gave it, does not say. The text is
/// read back if there is anything to lose.
[[nodiscard]] std::vector<Loss> losses(const model::Document& document, std::string_view text,
                                       const Format& format);
/// The same of a text as write_or_draw() gave it.
[[nodiscard]] std::vector<Loss> losses(const model::Document& document, const WrittenText& written,
                                       const Format& format);

/// Which of several inputs something comes from.
struct Origin {
  std::string_view name;  ///< of the input, which keeps it; empty when there is only one
  double fraction = -1;   ///< share of all inputs that is done with it; negative when unknown
};

/// A puzzle of an input that may hold many.
struct Record {
  std::string source;  ///< the input line; for JSON its name or title, or its number in a list;
                       ///< else its line number
  std::uint64_t line = 0;
  base::Result<model::Document> document;
  Origin origin = {};         ///< set by whoever reads several inputs
  bool is_cut_short = false;  ///< set by whoever limits the time of reading: it was over
  std::string text = {};      ///< what it was read from, where known: a line without its end
};

/// Lines that follow each other in a batch, each of 81 characters '.' and '0' to '9': the classic
/// grid as format `line` has it, for those who can do many at a time.
struct ClassicLines {
  static constexpr std::size_t kLength = 81;
  std::string text;              ///< the lines run together, without line ends
  std::uint64_t first_line = 0;  ///< the number of the first
  Origin origin;                 ///< set by whoever reads several inputs

  [[nodiscard]] std::size_t size() const { return text.size() / kLength; }
  [[nodiscard]] std::string_view line(std::size_t i) const {
    return std::string_view(text).substr(i * kLength, kLength);
  }
};

/// Reads puzzles one after another from a stream in constant memory: decides from the beginning of
/// the text whether it is a batch (a puzzle a line, '#' starts a comment line) or one puzzle.
/// In a batch each line may be of another format; a bad line does not stop it. A first line that
/// names columns makes it a table (formats/text/puzzle_table.h). A text that holds
/// several puzzles in one structure (Format::split), as a JSON list or as grids below each other is
/// a batch too, but all of it is read first.
class Reader {
 public:
  /// format null = sniff. `name` appears in error positions.
  Reader(std::istream& input, std::string name, const Format* format, ReadOptions options);
  Reader(const Reader&) = delete;
  Reader& operator=(const Reader&) = delete;
  ~Reader();

  /// The next puzzle; nothing at the end. A bad line is a Record whose document is an error.
  [[nodiscard]] std::optional<Record> next();

  /// The next lines of a batch, at most `max` (at least 1), if they are plain ones; nothing when
  /// the next puzzle is none of these, or at the end. What it hands out next() would read as
  /// puzzles on the classic grid. Waits for no more than one line.
  [[nodiscard]] std::optional<ClassicLines> next_classic_lines(std::size_t max);

  /// Whether the input holds several puzzles. Known after construction.
  [[nodiscard]] bool is_batch() const { return batch_; }
  /// The line that names the columns of a table; empty where there is none.
  [[nodiscard]] const std::string& header() const { return header_; }
  /// How many bytes of the stream the puzzles handed out so far took.
  [[nodiscard]] std::uint64_t bytes_done() const { return bytes_gone_ + used_; }
  /// An error that concerns the whole input (empty, unreadable, too large), if any; then there are
  /// no records. A single puzzle that cannot be read is a record with an error, like a bad line.
  [[nodiscard]] const std::optional<base::Error>& error() const { return error_; }

 private:
  struct Line;
  void fill(std::size_t num_bytes);
  [[nodiscard]] const Format* splitting_format() const;
  [[nodiscard]] bool open_pieces();
  [[nodiscard]] bool open_list();
  [[nodiscard]] bool open_pastes();
  [[nodiscard]] bool decide_batch();
  [[nodiscard]] static bool is_named_list(const std::vector<bool>& are_puzzles);
  std::optional<Line> next_line();
  std::optional<Record> next_of_batch();
  void join_row(Line& line);
  void note_comment(std::string_view line);
  void tell_comments(model::Document& document);
  std::optional<Record> next_piece();
  std::optional<Record> next_found();
  void use_all();
  [[nodiscard]] base::Result<model::Document> read_line(std::string_view line);
  [[nodiscard]] base::Result<model::Document> read_row(std::string_view line);
  [[nodiscard]] std::string puzzle_in(std::string_view line) const;
  [[nodiscard]] base::Result<model::Document> read_only(std::string_view clean,
                                                        const std::vector<TextLine>& lines);
  [[nodiscard]] Record read_whole();

  std::istream& input_;
  std::string name_;
  const Format* format_;                 ///< as asked for; null = sniff
  const Format* last_format_ = nullptr;  ///< of the last line that fitted one
  ReadOptions options_;
  BoardCache boards_;
  bool batch_ = false;
  bool numbers_cells_ = false;  ///< the first line only numbers the fields of the others
  bool small_grids_ = false;    ///< some of the first lines are grids of two or three rows
  bool done_ = false;
  bool at_end_ = false;  ///< the stream has no more
  std::optional<base::Error> error_;
  std::string buffer_;            ///< bytes read from the stream
  std::list<Line> unread_;        ///< lines that were read ahead
  std::size_t used_ = 0;          ///< how many of them are done with
  std::uint64_t bytes_gone_ = 0;  ///< done with, and no longer in the buffer
  std::uint64_t line_ = 0;
  bool first_content_ = true;           ///< no line with content has been seen yet
  std::string comments_;                ///< the last lines of comments in a batch, above puzzles
  bool comments_end_ = false;           ///< a puzzle stood below them
  std::optional<bool> comments_rule_;   ///< whether they say a rule, once a puzzle was asked
  std::string header_;                  ///< as header()
  std::unique_ptr<PuzzleTable> table_;  ///< whose header the text begins with
  std::function<std::optional<TextPiece>()> split_;  ///< gives the pieces of a text with several
  std::deque<TextPiece> pieces_;                     ///< those that it has given ahead of time
  std::size_t num_pieces_ = 0;                       ///< handed out
  std::unique_ptr<JsonWords> words_of_pieces_;       ///< about all of them
  std::unique_ptr<model::Document> only_;            ///< the only puzzle, where it was read already
  std::size_t num_cells_before_ = 0;                 ///< of the puzzle before; 0 without one
  std::deque<Record> found_;                         ///< puzzles of a text that were found in it
};

/// A solution as one line: cells in reading order of the board (lattice order with '#' for
/// overlaps), symbols run together when each is one ASCII character, else separated by blanks.
/// Unknown cells are '.'.
[[nodiscard]] std::string line_text(const model::Puzzle& puzzle, const model::PartialGrid& grid);
[[nodiscard]] std::string line_text(const model::Puzzle& puzzle, const model::FilledGrid& grid);

/// A document on one line, without a line end: its cells where they say all of it, else native
/// JSON. Errors: as of writing that.
[[nodiscard]] base::Result<std::string> short_text(const model::Document& document);

}  // namespace omnidoku::formats
