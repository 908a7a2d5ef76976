// SPDX-License-Identifier: MIT
//
// solo: Sudoku ("Solo") of Simon Tatham's Portable Puzzle Collection.
// 1. A game id, "3x3:5_3b7d...": the columns and rows of a block ("3" is "3x3"), or "9j" for a
//    jigsaw, perhaps with x for the diagonals, k for cages and the settings of its generator; then,
//    behind the colon, the givens (a to z: 1 to 26 empty cells, '_' parts two numbers), and behind
//    commas the regions of a jigsaw, the cages, and the sum of each cage at one of its cells.
//    Regions and cages are written as the lines between cells: row by row those between the cells
//    side by side, then column by column those between the cells one below the other, then one at
//    the end. a to z are 1 to 26 places without a line, all but z with a line behind them; '_' is a
//    line.
// 2. A saved game: lines such as "DESC    :67:5_3b7d...". Each line MOVE, SOLVE or RESTART makes a
//    state from the one before; STATEPOS numbers the one that is shown, 1 that without any.
#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <numeric>

#include "formats/format.h"
#include "formats/text.h"
#include "formats/text/puzzle_text.h"
#include "formats/text/region_text.h"

namespace omnidoku::formats::solo_format {
namespace {

using base::ErrorCode;
using base::make_error;
using base::Value;
using geometry::Cell;
using geometry::Digit;

constexpr std::string_view kId = "solo";
constexpr std::string_view kProgram = "Simon Tatham's Portable Puzzle Collection";
constexpr std::string_view kSaveHead = "SAVEFILE:";

struct Params {
  int columns = 0;  ///< of a block; of a jigsaw, that of all its cells
  int rows = 0;     ///< of a block; 1 of a jigsaw
  bool diagonals = false;
  bool cages = false;
  [[nodiscard]] bool is_jigsaw() const { return rows == 1; }
  [[nodiscard]] int side() const { return columns * rows; }
};

constexpr int kLargest = 999;  // number in an id

/// "3x3", "3", "2x3x", "9jk", "3x3db"; nothing for other words.
std::optional<Params> read_params(std::string_view text) {
  Params params;
  if (text.empty() || text.front() < '1' || text.front() > '9') return std::nullopt;
  const auto columns = take_number(text, kLargest);
  if (!columns) return std::nullopt;
  params.columns = params.rows = *columns;
  const bool has_rows = text.size() > 1 && text[0] == 'x' && text[1] >= '1' && text[1] <= '9';
  if (has_rows) {
    text.remove_prefix(1);
    const auto rows = take_number(text, kLargest);
    if (!rows) return std::nullopt;
    params.rows = *rows;
  }
  while (!text.empty()) {
    const char c = text.front();
    text.remove_prefix(1);
    if (c == 'j') {
      if (has_rows) params.columns *= params.rows;
      params.rows = 1;
    } else if (c == 'x') {
      params.diagonals = true;
    } else if (c == 'k') {
      params.cages = true;
    } else if (c == 'd') {  // the difficulty that was asked for
      if (text.empty() || !is_letter(text.front())) return std::nullopt;
      text.remove_prefix(1);
    } else if (c == 'r' || c == 'm' || c == 'a') {  // the symmetry that was asked for
      if (c == 'm' && text.starts_with('d')) text.remove_prefix(1);
      if (!text.empty() && text.front() >= '0' && text.front() <= '9')
        (void)take_number(text, kLargest);
    } else {
      return std::nullopt;
    }
  }
  if (params.columns < 2 || params.side() > geometry::kMaxDigits) return std::nullopt;
  return params;
}

base::Error bad_place(std::string what) {
  return make_error(ErrorCode::syntax, std::move(what),
                    "copy the whole game id again (in the program: Game, Specific...)");
}

/// A number for each cell, 0 where there is none.
base::Result<std::vector<int>> read_numbers(std::string_view text, int side, int largest,
                                            std::string_view what) {
  const auto num_cells = static_cast<std::size_t>(side) * static_cast<std::size_t>(side);
  std::vector<int> numbers;
  while (!text.empty() && numbers.size() <= num_cells) {
    const char c = text.front();
    if (c >= 'a' && c <= 'z') {
      numbers.resize(numbers.size() + static_cast<std::size_t>(c - 'a') + 1, 0);
      text.remove_prefix(1);
    } else if (c == '_') {
      text.remove_prefix(1);
    } else {
      const auto number = take_number(text, kLargest);
      if (!number || *number < 1 || *number > largest) {
        return bad_place("in the " + std::string(what) + " stands " +
                         (number ? std::to_string(*number) : quote(character_at(text, 0))) +
                         " behind " + std::to_string(numbers.size()) + " cells");
      }
      numbers.push_back(*number);
    }
  }
  if (numbers.size() == num_cells) return numbers;
  return make_error(ErrorCode::wrong_length,
                    "the " + std::string(what) + " take " + std::to_string(numbers.size()) +
                        " cells, but the grid has " + std::to_string(num_cells),
                    "copy the whole game id again");
}

/// Sets of cells that grow together.
class Groups {
 public:
  explicit Groups(std::size_t num_cells) : parent_(num_cells) {
    std::iota(parent_.begin(), parent_.end(), 0);
  }
  std::size_t find(std::size_t cell) {
    while (parent_[cell] != cell) cell = parent_[cell] = parent_[parent_[cell]];
    return cell;
  }
  void join(std::size_t a, std::size_t b) { parent_[find(b)] = find(a); }

 private:
  std::vector<std::size_t> parent_;
};

/// The two cells beside the place of a line.
std::pair<std::size_t, std::size_t> cells_beside(std::size_t place, std::size_t side) {
  const std::size_t across = side * (side - 1);
  if (place < across) {
    const std::size_t cell = place / (side - 1) * side + place % (side - 1);
    return {cell, cell + 1};
  }
  const std::size_t column = (place - across) / (side - 1);
  const std::size_t cell = (place - across) % (side - 1) * side + column;
  return {cell, cell + side};
}

/// The regions or cages that lines part.
base::Result<Groups> read_groups(std::string_view text, int side, std::string_view what) {
  const auto n = static_cast<std::size_t>(side);
  const std::size_t num_places = 2 * n * (n - 1);
  Groups groups(n * n);
  std::size_t place = 0;
  for (const char c : text) {
    if (c != '_' && (c < 'a' || c > 'z')) {
      return bad_place(quote(std::string_view(&c, 1)) + " stands in the " + std::string(what));
    }
    const std::size_t run = c == '_' ? 0 : static_cast<std::size_t>(c - 'a') + 1;
    for (std::size_t i = 0; i < run && place < num_places; ++i, ++place) {
      const auto [a, b] = cells_beside(place, n);
      groups.join(a, b);
    }
    if (c != 'z') ++place;
    if (place > num_places + 1) break;
  }
  if (place == num_places + 1) return groups;
  return make_error(ErrorCode::wrong_length,
                    "the " + std::string(what) + " take " + std::to_string(place) +
                        " places between cells, but the grid has " + std::to_string(num_places + 1),
                    "copy the whole game id again");
}

/// The parts between commas.
std::vector<std::string_view> parts_of(std::string_view text) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t end = std::min(text.find(','), text.size());
    parts.push_back(text.substr(0, end));
    if (end == text.size()) return parts;
    text.remove_prefix(end + 1);
  }
}

base::Result<Value> board_spec(const Params& params, std::optional<Groups> regions) {
  const int side = params.side();
  Value spec = plain_grid_spec(side);
  if (regions) {
    std::map<std::size_t, char> names;
    std::string labels;
    for (std::size_t i = 0; i < static_cast<std::size_t>(side) * static_cast<std::size_t>(side);
         ++i) {
      const auto name = static_cast<char>('0' + names.size() % geometry::kMaxDigits);
      labels += names.try_emplace(regions->find(i), name).first->second;
    }
    if (auto reason = region_mismatch(labels, side)) {
      return make_error(ErrorCode::bad_geometry, *std::move(reason),
                        "every region has as many cells as a row");
    }
    spec = region_spec(labels, side);
  } else {
    spec.set("box", Value::Array{Value(params.rows), Value(params.columns)});
  }
  if (params.diagonals) spec.set("extra", Value::Array{Value::object({{"type", "x"}})});
  return spec;
}

base::Result<void> add_cages(model::Puzzle& puzzle, Groups cages, const std::vector<int>& sums) {
  std::map<std::size_t, model::ConstraintSpec> all;
  std::map<std::size_t, int> sum_of;
  for (std::size_t i = 0; i < sums.size(); ++i) {
    const std::size_t cage = cages.find(i);
    all[cage].cells.emplace_back(i);
    if (sums[i] == 0) continue;
    if (!sum_of.try_emplace(cage, sums[i]).second) {
      return make_error(ErrorCode::bad_constraint, "a cage has two sums", "copy the game id again")
          .at_cell(puzzle.board->name(Cell(i)));
    }
  }
  for (auto& [first, cage] : all) {
    cage.type = "killer";
    const auto sum = sum_of.find(first);
    if (sum != sum_of.end()) cage.arguments.set("sum", sum->second);
    if (sum != sum_of.end() || cage.cells.size() > 1) puzzle.constraints.push_back(std::move(cage));
  }
  return {};
}

base::Result<model::Document> read_game(const Params& params, std::string_view description,
                                        const ReadOptions& options) {
  const int side = params.side();
  std::vector<std::string_view> parts = parts_of(description);
  const std::size_t expected = 1U + (params.is_jigsaw() ? 1U : 0U) + (params.cages ? 2U : 0U);
  if (parts.size() != expected) {
    return make_error(ErrorCode::wrong_length,
                      "the game id has " + std::to_string(parts.size()) +
                          " parts between commas, not " + std::to_string(expected),
                      "copy the whole game id again");
  }
  const auto givens = read_numbers(parts[0], side, side, "givens");
  if (!givens) return givens.error();
  std::optional<Groups> regions;
  if (params.is_jigsaw()) {
    auto read = read_groups(parts[1], side, "regions");
    if (!read) return read.error();
    regions = *std::move(read);
  }
  const auto spec = board_spec(params, std::move(regions));
  if (!spec) return spec.error();
  auto document = make_document(*spec, kId, options);
  if (!document) return document;
  model::Puzzle& puzzle = document->puzzle;
  for (std::size_t i = 0; i < givens->size(); ++i) {
    if ((*givens)[i] > 0) puzzle.givens[i] = Digit((*givens)[i] - 1);
  }
  if (params.cages) {
    auto cages = read_groups(parts[expected - 2], side, "cages");
    if (!cages) return cages.error();
    const auto sums = read_numbers(parts[expected - 1], side, side * (side + 1) / 2, "sums");
    if (!sums) return sums.error();
    if (auto added = add_cages(puzzle, *std::move(cages), *sums); !added) return added.error();
  }
  return document;
}

// --- Saved games ---------------------------------------------------------------------------------

/// Makes a move of a save: "R1,2,3" enters 3 into column 1, row 2 (from 0), or takes it away with
/// 0; "P1,2,3" sets or takes away a pencil mark; "M" sets all marks of the empty cells; "S..."
/// shows the solution.
bool make_move(model::Document& document, std::string_view move) {
  const auto side = static_cast<std::size_t>(document.puzzle.num_digits());
  model::PlayState& play = *document.play;
  const char kind = move.empty() ? '\0' : move.front();
  move.remove_prefix(move.empty() ? 0 : 1);
  if (kind == 'M') {
    for (std::size_t i = 0; i < side * side; ++i) {
      if (!document.puzzle.givens[i] && !play.entries[i])
        play.marks[i].centre = document.puzzle.all_digits();
    }
    return move.empty();
  }
  std::vector<int> numbers;
  for (const std::string_view part : parts_of(move))
    numbers.push_back(whole_number(part).value_or(-1));
  if (kind == 'S') {
    if (numbers.size() != side * side) return false;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      if (numbers[i] < 1 || numbers[i] > static_cast<int>(side)) return false;
      if (!document.puzzle.givens[i]) play.entries[i] = Digit(numbers[i] - 1);
    }
    return true;
  }
  constexpr std::size_t kNumbers = 3;
  const auto limit = static_cast<int>(side);
  if ((kind != 'R' && kind != 'P') || numbers.size() != kNumbers) return false;
  if (numbers[0] < 0 || numbers[0] >= limit || numbers[1] < 0 || numbers[1] >= limit ||
      numbers[2] < 0 || numbers[2] > limit) {
    return false;
  }
  const std::size_t cell =
      static_cast<std::size_t>(numbers[1]) * side + static_cast<std::size_t>(numbers[0]);
  if (document.puzzle.givens[cell]) return false;
  if (kind == 'R' || numbers[2] == 0) {
    play.marks[cell].centre = {};
    play.entries[cell] = numbers[2] == 0 ? std::nullopt : std::optional(Digit(numbers[2] - 1));
    return true;
  }
  const Digit digit(numbers[2] - 1);
  geometry::DigitSet& marks = play.marks[cell].centre;
  if (marks.contains(digit)) {
    marks.erase(digit);
  } else {
    marks.insert(digit);
  }
  return true;
}

struct SavedLine {
  std::string_view key;
  std::string_view value;
  std::uint32_t line = 0;
};

/// The lines of a saved game, "KEY     :5:value"; others, and what stands behind a value, are added
/// to `words`.
std::vector<SavedLine> saved_lines(std::string_view text, std::string& words) {
  std::vector<SavedLine> saved;
  for (const TextLine& line : split_lines(text)) {
    const std::size_t first = line.text.find(':');
    const std::size_t second =
        first == std::string_view::npos ? first : line.text.find(':', first + 1);
    const auto length = second == std::string_view::npos
                            ? std::nullopt
                            : whole_number(line.text.substr(first + 1, second - first - 1));
    if (!length || *length < 0) {
      words.append(line.text).append("\n");
      continue;
    }
    std::string_view value = line.text.substr(second + 1);
    const auto end = static_cast<std::size_t>(*length);
    if (end < value.size() && is_blank(value[end])) {
      words.append(trim(value.substr(end))).append("\n");
      value = value.substr(0, end);
    }
    saved.push_back({trim(line.text.substr(0, first)), value, line.number});
  }
  return saved;
}

bool is_save(std::string_view text) { return trim_lines(text).starts_with(kSaveHead); }

/// The first line of this key; without a value and a number where there is none.
SavedLine saved_line(const std::vector<SavedLine>& lines, std::string_view key) {
  for (const SavedLine& line : lines) {
    if (line.key == key) return line;
  }
  return {};
}

std::string_view saved_value(const std::vector<SavedLine>& lines, std::string_view key) {
  return saved_line(lines, key).value;
}

/// Plays the game up to the state that is shown.
base::Result<void> make_moves(model::Document& document, const std::vector<SavedLine>& lines) {
  std::vector<SavedLine> moves;
  std::copy_if(lines.begin(), lines.end(), std::back_inserter(moves), [](const SavedLine& line) {
    return line.key == "MOVE" || line.key == "SOLVE" || line.key == "RESTART";
  });
  const SavedLine shown = saved_line(lines, "STATEPOS");
  if (moves.empty() && shown.value.empty()) return {};
  const std::size_t num_states = moves.size() + 1;
  const int state = whole_number(shown.value).value_or(0);
  if (state < 1 || static_cast<std::size_t>(state) > num_states) {
    return make_error(ErrorCode::syntax,
                      "the state " + quote(shown.value) + " (STATEPOS) is none of the " +
                          std::to_string(num_states) + " that the save has",
                      "save the game again")
        .at(shown.line);
  }
  moves.resize(static_cast<std::size_t>(state) - 1);
  if (!moves.empty()) document.play = model::empty_play_state(document.puzzle);
  for (const SavedLine& line : moves) {
    if (line.key == "RESTART") {
      document.play = model::empty_play_state(document.puzzle);
    } else if (!make_move(document, line.value)) {
      return make_error(ErrorCode::syntax, "the move " + quote(line.value) + " cannot be made",
                        "save the game again")
          .at(line.line);
    }
  }
  return {};
}

base::Result<model::Document> read_save(std::string_view text, const ReadOptions& options) {
  std::string beside;
  const std::vector<SavedLine> lines = saved_lines(text, beside);
  const std::string_view game = saved_value(lines, "GAME");
  if (game != "Solo") {
    return make_error(ErrorCode::unsupported,
                      "this is a saved game of " + quote(game) + ", not of Solo",
                      "Sudoku is called Solo there");
  }
  std::string_view words = saved_value(lines, "CPARAMS");
  if (words.empty()) words = saved_value(lines, "PARAMS");
  const auto params = read_params(words);
  if (!params) return bad_place("the kind of grid " + quote(words) + " is none of Solo's");
  auto document = read_game(*params, saved_value(lines, "DESC"), options);
  if (!document) return document;
  document->puzzle.metadata.comment = trim_lines(beside);
  if (auto made = make_moves(*document, lines); !made) return made.error();
  return document;
}

// --- The format ----------------------------------------------------------------------------------

struct GameId {
  Params params;
  std::string_view description;
  std::uint32_t line = 1;
};

/// What stands behind the '#' of the program's page, ".../solo.html#3x3:5_3b7d...", which is an id;
/// other texts as they are.
std::string_view behind_page(std::string_view line) {
  constexpr std::string_view kPage = "solo.html#";
  const std::size_t at = line.find(kPage);
  const bool is_link = at != std::string_view::npos && line.find("://") < at;
  return is_link ? line.substr(at + kPage.size()) : line;
}

/// A game id with its description, on a line of its own; what follows it behind a blank is a
/// comment.
std::optional<GameId> split_id(std::string_view text) {
  const std::vector<TextLine> lines = content_lines(text);
  if (lines.size() != 1) return std::nullopt;
  const std::string_view line = behind_page(trim(lines.front().text));
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  const auto params = read_params(line.substr(0, colon));
  if (!params) return std::nullopt;
  const std::string_view description = line.substr(colon + 1);
  constexpr std::string_view kCharacters = "0123456789abcdefghijklmnopqrstuvwxyz_,";
  if (description.empty() || description.find_first_not_of(kCharacters) != std::string_view::npos) {
    return std::nullopt;
  }
  return GameId{*params, description, lines.front().number};
}

std::optional<std::string> mismatch(std::string_view text) {
  if (is_save(text) || split_id(text)) return std::nullopt;
  return "it is no game id such as 3x3:5_3b7d... and no saved game";
}

/// Whether a game id names a random number in place of the puzzle.
bool claims(std::string_view text) {
  const std::string_view line = behind_page(trim_lines(text));
  const std::size_t sign = line.find_first_of("#:");
  return sign != std::string_view::npos && line.find('\n') == std::string_view::npos &&
         line[sign] == '#' && read_params(line.substr(0, sign)).has_value();
}

base::Result<model::Document> read(std::string_view text, const ReadOptions& options) {
  if (is_save(text)) return read_save(text, options);
  const auto id = split_id(text);
  if (id) {
    auto document = read_game(id->params, id->description, options);
    return document ? document : document.error().at(id->line);
  }
  if (claims(text)) {
    return make_error(
        ErrorCode::unsupported,
        "the game id holds only a random number from which the program makes the puzzle",
        "copy the id with a colon from there (Game, Specific...)");
  }
  return make_error(ErrorCode::syntax, *mismatch(text));
}

constexpr std::string_view kMarks[] = {kSaveHead};

}  // namespace

extern const Format descriptor;
const Format descriptor{
    .id = kId,
    .title = "Solo: game ids and saved games",
    .program = kProgram,
    .marks = kMarks,
    .extensions = {},
    .one_per_line = true,
    .is_word = true,
    .mismatch = mismatch,
    .claims = claims,
    .read = read,
    .write = nullptr,
};

}  // namespace omnidoku::formats::solo_format
