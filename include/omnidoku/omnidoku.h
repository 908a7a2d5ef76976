// SPDX-License-Identifier: MIT
//
// Omnidoku as a library: any Sudoku read, solved, counted, explained, rated, made and drawn. This
// is the one header of the C++ interface; omnidoku/c_api.h is that of C.
//
//   #include <omnidoku/omnidoku.h>
//   const auto puzzle = omnidoku::Puzzle::read(text);    // a grid, a line, a file's text, a link
//   const omnidoku::Solutions found = puzzle.solve();
//   if (found.status == omnidoku::Status::unique) std::cout << puzzle.text(found.grids.front());
//
// Cells are numbered from 0 in the order of the board (on the ordinary grid: reading order). Digits
// are 1, 2, ... whatever symbols the puzzle writes for them; 0 stands for an empty cell. All
// functions are thread-safe on values that no other thread changes. What cannot be read, or is
// asked wrongly, throws Error; how a search came out is a Status.
#pragma once

#if __cplusplus <= 201703L
#error "omnidoku/omnidoku.h takes C++20: compile with -std=c++20"
#endif

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#if defined(__GNUC__)
#define OMNIDOKU_PUBLIC __attribute__((visibility("default")))
#else
#define OMNIDOKU_PUBLIC
#endif

namespace omnidoku {

/// The version of the library, such as "1.2.3" (semantic versioning: the first number changes when
/// programs built on an older one may not work any more; while it is 0, the second does).
[[nodiscard]] OMNIDOKU_PUBLIC std::string version();

/// Why input is refused.
enum class ErrorCode : std::uint8_t {
  io,              ///< a file cannot be opened, read or written
  encoding,        ///< the text is not valid UTF-8, or holds control bytes
  syntax,          ///< the text does not follow the grammar of its format
  wrong_length,    ///< too few or too many cells, lines, values, ...
  unknown_symbol,  ///< a symbol or digit that the puzzle does not have
  unknown_name,    ///< no such format, geometry, kind of rule, cell, theme, ...
  bad_geometry,    ///< a board description that does not make a board
  bad_constraint,  ///< a rule whose cells or parameters make no sense
  too_large,       ///< beyond a documented limit, or given up after much work
  unsupported,     ///< understood, but not possible here
  usage,           ///< wrong use of a function
  cancelled,       ///< stopped on request before there was anything to return
};

/// "wrong_length", ...: stable words for the codes.
[[nodiscard]] OMNIDOKU_PUBLIC std::string_view to_string(ErrorCode code);

/// Bad input. what() says in one line where, what, and what to do:
/// "3:12: the line has 80 cells, expected 81 (...)".
class OMNIDOKU_PUBLIC Error : public std::runtime_error {
 public:
  /// `line` and `column` count from 1, column in characters; 0 where unknown. `cell` is a name such
  /// as "R4C7" or empty, `hint` what to do or empty.
  Error(ErrorCode code, const std::string& text, std::string message, std::string hint,
        std::uint32_t line, std::uint32_t column, std::string cell);
  Error(const Error&) = default;             ///< A copy.
  Error& operator=(const Error&) = default;  ///< A copy.
  ~Error() override;

  /// Why.
  [[nodiscard]] ErrorCode code() const noexcept { return code_; }
  /// What is wrong, without place and hint.
  [[nodiscard]] const std::string& message() const noexcept { return message_; }
  /// What to do about it; may be empty.
  [[nodiscard]] const std::string& hint() const noexcept { return hint_; }
  /// From 1; 0 where it is unknown.
  [[nodiscard]] std::uint32_t line() const noexcept { return line_; }
  /// From 1, counted in characters; 0 where it is unknown.
  [[nodiscard]] std::uint32_t column() const noexcept { return column_; }
  /// Such as "R4C7"; may be empty.
  [[nodiscard]] const std::string& cell() const noexcept { return cell_; }

 private:
  ErrorCode code_;
  std::uint32_t line_;
  std::uint32_t column_;
  std::string message_;
  std::string hint_;
  std::string cell_;
};

/// How a question about a puzzle came out.
enum class Status : std::uint8_t {
  unique,          ///< exactly one solution, proven
  multiple,        ///< at least two solutions
  none,            ///< no solution
  invalid,         ///< something breaks a rule at once, or is no proper use of one
  not_understood,  ///< a rule of the puzzle is not understood, and the others do not refute it
  limit,           ///< a limit was reached before the answer was known
  cancelled        ///< stopped on request
};

/// "unique", ...: stable words for the statuses.
[[nodiscard]] OMNIDOKU_PUBLIC std::string_view to_string(Status status);

/// A digit for every cell; 0 where there is none.
using Grid = std::vector<int>;
/// For every cell a set of digits: bit d - 1 stands for digit d.
using Candidates = std::vector<std::uint64_t>;

/// How far a long call has come.
struct Progress {
  std::uint64_t nodes = 0;      ///< search states, steps or puzzles so far
  std::uint64_t solutions = 0;  ///< found so far
  double fraction = -1;         ///< share of the work in 0..1; negative where it is unknown
};

/// How far a call may go, and who is told of it. By default it runs to its end.
struct Limits {
  std::optional<std::chrono::nanoseconds> time{};  ///< of the whole call
  std::optional<std::uint64_t> nodes{};            ///< of search; not heeded by steps of logic
  /// Called some ten times a second, perhaps from another thread, never from two at once; false
  /// stops the call (Status::cancelled). What it throws stops the call too, and comes out of it.
  std::function<bool(const Progress&)> progress{};
  std::stop_token stop{};  ///< stops the call as well
  /// For solve, count, candidates, and all that takes many puzzles; 0: as many as the machine runs
  /// at once. No more than 256 are made, and fewer where the system gives no more.
  int threads = 1;
};

/// How a text is read.
struct ReadOptions {
  std::string format{};     ///< id of the format, see known_formats(); empty: told by its look
  bool keep_boxes = false;  ///< maps of regions: keep the ordinary boxes beside the regions
  bool read_words = true;   ///< read rules from the words about a puzzle and what is drawn
  std::stop_token stop{};   ///< ends read_all() before its next puzzle
};

/// What is asked of a search.
struct SolveOptions {
  Limits limits{};                  ///< how far it may go
  std::uint64_t max_solutions = 2;  ///< stop after so many; 0: all. One cannot prove uniqueness
  std::size_t keep = 1;             ///< how many of them are returned
  bool ignore_unknown = false;      ///< go by the rules that are understood alone
  /// Sample: the order in which digits are tried follows from it; a fixed one without it.
  std::optional<std::uint64_t> shuffle_seed{};
};

/// Solutions that were found.
struct Solutions {
  Status status = Status::limit;  ///< of the puzzle
  std::uint64_t count = 0;        ///< found, at most SolveOptions::max_solutions
  bool is_complete = false;       ///< whether these are all that there are
  std::vector<Grid> grids;        ///< the first SolveOptions::keep of them
  std::uint64_t nodes = 0;        ///< search states it took
  std::uint64_t guesses = 0;      ///< decisions it took
  std::string message;            ///< what is wrong, where it can be said; else empty
  std::vector<int> cells;         ///< those the message is about
};

/// How many solutions there are.
struct Count {
  Status status = Status::limit;  ///< of the puzzle, as far as it is known
  std::uint64_t count = 0;        ///< at least so many; exactly where is_complete
  bool is_complete = false;       ///< false where a limit came first
  std::string message;            ///< what is wrong, where it can be said; else empty
};

/// The digits that occur in solutions.
struct TrueCandidates {
  Status status = Status::limit;  ///< limit, cancelled: digits may be missing from `found`
  Candidates found;               ///< those of solutions that were found
  Candidates possible;            ///< the same and those that may occur besides
  std::string message;            ///< what is wrong, where it can be said; else empty
};

/// What is to be said of a puzzle as such.
struct CheckReport {
  Status status = Status::limit;  ///< of the puzzle
  /// Whether every given is needed; nothing where that is not known, or the puzzle not unique.
  std::optional<bool> is_minimal;
  std::vector<int> redundant;  ///< cells whose givens can be left out, each by itself
  std::string message;         ///< what is wrong, where it can be said; else empty
  std::vector<int> cells;      ///< those the message is about
  std::vector<Grid> grids;     ///< up to two solutions
};

/// By whose measure a puzzle is rated.
enum class Scale : std::uint8_t {
  human,   ///< Omnidoku's own, for every puzzle
  se,      ///< Sudoku Explainer's, for the ordinary 9x9 grid
  hodoku,  ///< HoDoKu's, for the ordinary 9x9 grid
};

/// How hard a puzzle is.
struct Rating {
  /// unique: it is rated. Else why not; limit also where no step of the scale goes on.
  Status status = Status::limit;
  std::string level;          ///< human: "beginner", ...; hodoku: "Easy", ...; se: empty
  int score = 0;              ///< the work it takes; 0 for se
  double er = 0;              ///< se: of the hardest step
  double ep = 0;              ///< se: of the hardest up to the first digit
  double ed = 0;              ///< se: of the first step
  std::string hardest;        ///< id of the hardest technique; human alone
  std::string hardest_title;  ///< its name, or that by the scale's program
};

/// A digit in a cell.
struct Assignment {
  int cell = 0;   ///< from 0
  int digit = 0;  ///< from 1
  /// Whether cell and digit are the same.
  friend bool operator==(const Assignment&, const Assignment&) = default;
};

/// What a drawing shows besides the puzzle.
struct DrawOptions {
  std::string theme = "light";   ///< light, dark, contrast, print
  std::string view = "flat";     ///< a view of the board, such as "folded" of a cube
  double cell_size = 48;         ///< pixels, 8 to 512
  Grid entries{};                ///< digits to write besides the givens; empty: none
  Candidates candidates{};       ///< to write small where there is no digit; empty: none
  std::vector<int> highlight{};  ///< cells to mark
  bool title = false;            ///< write title and author above
  bool rules = false;            ///< write the rules below
  bool coordinates = false;      ///< write numbers of rows and columns
};

/// A step of human logic.
class OMNIDOKU_PUBLIC Step {
 public:
  Step(const Step&) = default;             ///< The same step.
  Step& operator=(const Step&) = default;  ///< The same step.
  ~Step() = default;

  [[nodiscard]] const std::string& technique() const;  ///< id: "hidden_single"
  [[nodiscard]] const std::string& title() const;      ///< "Hidden Single"
  [[nodiscard]] int cost() const;                      ///< by the human scale
  /// The reason and what follows, in English sentences.
  [[nodiscard]] const std::string& text() const;
  [[nodiscard]] const std::vector<Assignment>& placements() const;    ///< digits that are found
  [[nodiscard]] const std::vector<Assignment>& eliminations() const;  ///< candidates that go
  [[nodiscard]] Grid grid() const;              ///< the digits before it, givens among them
  [[nodiscard]] Candidates candidates() const;  ///< those before it
  /// The step on the board before it, as an SVG document. `entries` and `candidates` of the options
  /// are those of the position. Error: unknown_name (theme, view), usage (cell_size).
  [[nodiscard]] std::string svg(const DrawOptions& options = {}) const;

 private:
  friend class Puzzle;
  explicit Step(std::shared_ptr<const void> impl);
  std::shared_ptr<const void> impl_;
};

/// How solving by logic ended.
enum class PathEnd : std::uint8_t {
  solved,         ///< every cell is placed
  stuck,          ///< no technique finds anything
  contradiction,  ///< a cell or a house has nothing left
  stopped,        ///< a limit, or on request
};

/// The way to the solution by logic.
struct Explanation {
  Status status = Status::limit;  ///< of the puzzle
  PathEnd end = PathEnd::stuck;   ///< how it ends
  std::vector<Step> steps;        ///< none of a puzzle with a rule that is not understood
  Rating rating;  ///< by these steps, human scale; where they were stopped, its status says why
  std::string message;  ///< what is the matter with a puzzle that is not unique; else empty
};

/// How much a hint says; each strength tells more than the one before it.
enum class HintLevel : std::uint8_t { nudge, where, technique, pattern, full };

/// How to go on.
struct Hint {
  std::string text;                  ///< all that is told at this strength, in English
  std::vector<Assignment> mistakes;  ///< entries that no solution has: then no step is told
  std::optional<Step> step;          ///< at strength full, where there is one
  bool stopped = false;              ///< a limit came before a step was found
};

/// What puzzle is to be made. The same request gives the same puzzle on every machine.
struct GenerateOptions {
  std::string geometry = "grid:9";   ///< as on the command line: "samurai", "grid:9+x", "jigsaw:9"
  std::vector<std::string> kinds{};  ///< kinds of rules to place at random: "killer", ...
  std::optional<int> givens{};       ///< how many
  std::string difficulty{};          ///< "beginner" ... "extreme"; empty: as it comes
  std::string symmetry = "none";  ///< of the givens: "180", "90", "rows", "diagonal", "full", ...
  bool minimal = false;           ///< leave out every given that can be
  std::uint64_t seed = 0;         ///< from which all choices follow
  std::uint64_t number = 0;       ///< of the puzzle among those of the seed
  Limits limits{};                ///< by default some ten seconds of work
};

/// A Sudoku: board, clues and rules. A value that never changes; copies share it.
class OMNIDOKU_PUBLIC Puzzle {
 public:
  // Copies share what they hold, and so does what is moved from: no puzzle is ever without.
  Puzzle(const Puzzle&) = default;             ///< The same puzzle.
  Puzzle& operator=(const Puzzle&) = default;  ///< The same puzzle.
  ~Puzzle() = default;

  /// The puzzle of a text in any format that Omnidoku reads: a line, a grid, JSON, XML, a link,
  /// with or without words around it; of several the first. Error: whatever is wrong with it, with
  /// line and column; too_large beyond 64 MiB, and 4 MiB in a line of a list; unknown_name
  /// (format).
  [[nodiscard]] static Puzzle read(std::string_view text, const ReadOptions& options = {});
  /// All puzzles of a text: one a line, a table, a list in JSON, grids below each other. Error: as
  /// read(), for the first that cannot be read; cancelled by ReadOptions::stop.
  [[nodiscard]] static std::vector<Puzzle> read_all(std::string_view text,
                                                    const ReadOptions& options = {});
  /// An empty board by its name: "grid:16", "samurai", "grid:9+x+windoku". Error: unknown_name,
  /// bad_geometry, too_large.
  [[nodiscard]] static Puzzle empty(std::string_view geometry);
  /// A new puzzle with one solution, which is stored with it. Error: unknown_name, bad_geometry,
  /// unsupported, usage; too_large where a limit came first, or it is given up.
  [[nodiscard]] static Puzzle generate(const GenerateOptions& options = {});

  [[nodiscard]] int num_cells() const;   ///< of the board
  [[nodiscard]] int num_digits() const;  ///< that a cell can hold: 1 to so many, at most 64
  /// "R1C1". `cell`: 0 to num_cells() - 1. Error: usage.
  [[nodiscard]] std::string cell_name(int cell) const;
  /// The cell of a name. Error: unknown_name.
  [[nodiscard]] int cell(std::string_view name) const;
  /// What is written for a digit, 1 to num_digits(). Error: usage.
  [[nodiscard]] std::string symbol(int digit) const;
  /// The cells of each house (rows, columns, boxes and what else holds no digit twice).
  [[nodiscard]] std::vector<std::vector<int>> houses() const;
  /// Ids of the kinds of rules beyond the houses, in order, each as often as it is there.
  [[nodiscard]] std::vector<std::string> kinds() const;
  /// The rules in sentences.
  [[nodiscard]] std::string rules() const;
  /// Rules of the source that are not understood, as a person reads them.
  [[nodiscard]] const std::vector<std::string>& not_understood() const;
  [[nodiscard]] const std::string& title() const;   ///< as the source has it; may be empty
  [[nodiscard]] const std::string& author() const;  ///< as the source has it; may be empty

  [[nodiscard]] Grid givens() const;  ///< the digits that it comes with
  /// The same puzzle with these givens; a stored solution that they contradict is dropped. Error:
  /// wrong_length, unknown_symbol (no digit of the puzzle; the cell is named).
  [[nodiscard]] Puzzle with_givens(const Grid& givens) const;
  /// The solution that came with the puzzle; it may be wrong.
  [[nodiscard]] std::optional<Grid> stored_solution() const;

  /// A grid as a line in the puzzle's symbols, '.' for empty cells. Error: as with_givens().
  [[nodiscard]] std::string text(const Grid& grid) const;
  /// The puzzle in a format, see known_formats(). Error: unknown_name; unsupported where the format
  /// cannot say it.
  [[nodiscard]] std::string write(std::string_view format = "json") const;

  /// Looks for solutions: by default whether there are none, one or several, and the first.
  [[nodiscard]] Solutions solve(const SolveOptions& options = {}) const;
  /// Counts solutions up to `max` (0: all).
  [[nodiscard]] Count count(const Limits& limits = {}, std::uint64_t max = 0) const;
  /// The digits that occur in solutions, cell by cell.
  [[nodiscard]] TrueCandidates candidates(const Limits& limits = {}) const;
  /// Whether it is a proper puzzle: unique, minimal; what contradicts.
  [[nodiscard]] CheckReport check(const Limits& limits = {}) const;
  /// What a full grid breaks, a sentence each; empty: it is a solution. Error: as with_givens(),
  /// and wrong_length for empty cells.
  [[nodiscard]] std::vector<std::string> violations(const Grid& grid) const;

  /// Error: unsupported (se and hodoku know the ordinary 9x9 grid alone).
  [[nodiscard]] Rating rate(Scale scale = Scale::human, const Limits& limits = {}) const;
  /// The way to the solution, one step after another.
  [[nodiscard]] Explanation explain(const Limits& limits = {}) const;
  /// How to go on from the digits that somebody has entered (empty: none). Error: as with_givens().
  [[nodiscard]] Hint hint(const Grid& entries = {}, HintLevel level = HintLevel::full,
                          const Limits& limits = {}) const;

  /// An SVG document. Of a puzzle with fog what the entries do not light is covered. Error:
  /// unknown_name (theme, view), usage (cell_size), wrong_length, unknown_symbol.
  [[nodiscard]] std::string svg(const DrawOptions& options = {}) const;
  /// The board as lines of text for a terminal, with a line end each.
  [[nodiscard]] std::string drawing(const Grid& entries = {}) const;

 private:
  explicit Puzzle(std::shared_ptr<const void> impl);
  std::shared_ptr<const void> impl_;
};

/// The number of cells of the ordinary 9x9 grid.
inline constexpr std::size_t kGrid9Cells = 81;

/// Solves many ordinary 9x9 puzzles at once. `grids`: N * 81 digits, 0 for empty, in reading order;
/// `solutions`: room for as many, which get a solution each, or zeros where there is none;
/// `counts`: room for N numbers of solutions, 0, 1 or 2 for several. Returns how many have exactly
/// one. Error: wrong_length (sizes), unknown_symbol (a digit over 9; puzzle and cell are named).
/// Where the call is stopped, those that were not looked at have count 255.
OMNIDOKU_PUBLIC std::size_t solve_many(std::span<const std::uint8_t> grids,
                                       std::span<std::uint8_t> solutions,
                                       std::span<std::uint8_t> counts, const Limits& limits = {});

/// Counts the solutions of many ordinary 9x9 puzzles, up to `max` each (0: all). `counts`: room for
/// N. Errors: as solve_many. Where the call is stopped, those that were not looked at have count 0;
/// the number of those that were is returned (they are the first).
OMNIDOKU_PUBLIC std::size_t count_many(std::span<const std::uint8_t> grids,
                                       std::span<std::uint64_t> counts, std::uint64_t max = 0,
                                       const Limits& limits = {});

/// Rates many ordinary 9x9 puzzles; limits.time is for each. Errors: as solve_many. Where the call
/// is stopped, the status of those that were not rated is cancelled.
[[nodiscard]] OMNIDOKU_PUBLIC std::vector<Rating> rate_many(std::span<const std::uint8_t> grids,
                                                            Scale scale = Scale::human,
                                                            const Limits& limits = {});

/// Something to choose by its id.
struct Choice {
  std::string id;     ///< by which it is asked for
  std::string title;  ///< for people
  std::string about;  ///< a sentence; may be empty
};
[[nodiscard]] OMNIDOKU_PUBLIC std::vector<Choice> known_formats();     ///< what is read and written
[[nodiscard]] OMNIDOKU_PUBLIC std::vector<Choice> known_geometries();  ///< boards and extra houses
[[nodiscard]] OMNIDOKU_PUBLIC std::vector<Choice> known_kinds();  ///< of rules beyond the houses
[[nodiscard]] OMNIDOKU_PUBLIC std::vector<Choice> known_techniques();  ///< easiest first

/// The whole program behind one function from JSON to JSON: games with history, marks and hints,
/// all that a page needs (docs/API.md).
class OMNIDOKU_PUBLIC Api {
 public:
  Api();
  ~Api();
  Api(const Api&) = delete;
  Api& operator=(const Api&) = delete;

  /// Answers a request. Whatever it holds, the answer is one JSON object on one line. `progress`
  /// gets lines of JSON during long calls, at most ten a second; false stops the call. Thread-safe.
  [[nodiscard]] std::string answer(std::string_view request,
                                   const std::function<bool(std::string_view)>& progress = {});
  /// Stops every call that is under way. Thread-safe.
  void cancel_all();

 private:
  std::shared_ptr<void> impl_;
};

}  // namespace omnidoku
