// SPDX-License-Identifier: MIT
#include "play_screen.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "api/puzzle_view.h"
#include "formats/text.h"
#include "model/symbols.h"
#include "scene/scene.h"
#include "scene/text_metrics.h"
#include "text.h"

namespace omnidoku::cli {
namespace {

using namespace std::chrono_literals;
using geometry::Cell;
using geometry::Digit;

/// How often the clock is shown anew, and a changed window noticed.
constexpr auto kTick = 500ms;
/// Lines on the screen beside the board.
constexpr int kOtherLines = 8;

constexpr std::string_view kKeyHelp =
    R"(Arrows (also w a s d)  move             z x c v      digits, corner, centre, colours
a symbol               enters it        Space, Tab   the next of these
Backspace              clears           u, Ctrl-Z    undo       r, Ctrl-Y  redo
h                      a hint; again: stronger       Enter      follow the hint
k, F7                  check            f            fill in all marks
p                      stop the clock   :            a command in words (:help)
?, F1                  this             q, Ctrl-C    leave; the game is kept
A letter that is a symbol enters it; Ctrl, F keys and ':' always work.)";

enum class Tool : std::uint8_t { digit, corner, centre, colour };
constexpr std::array<std::string_view, 4> kToolNames = {"digits", "corner marks", "centre marks",
                                                        "colours"};

/// How a cell is painted: parameters of the escape sequence "select graphic rendition".
struct Style {
  bool bold = false;
  bool faint = false;
  bool reverse = false;
  bool underline = false;
  std::string foreground;
  std::string background;

  [[nodiscard]] std::string sequence() const {
    std::string text = "\x1b[0";
    if (bold) text += ";1";
    if (faint) text += ";2";
    if (underline) text += ";4";
    if (reverse) text += ";7";
    if (!foreground.empty()) text += ";" + foreground;
    if (!background.empty()) text += ";" + background;
    return text + "m";
  }
  friend bool operator==(const Style&, const Style&) = default;
};

constexpr const char* kBlue = "38;5;33";
constexpr const char* kRed = "38;5;196";
constexpr const char* kRedPaper = "48;5;224;38;5;160";
constexpr const char* kYellowPaper = "48;5;229;38;5;16";
/// The papers of the colours 1 to 12, with black letters.
constexpr std::array<int, model::kNumColours> kPapers = {250, 217, 223, 229, 157, 159,
                                                         153, 183, 219, 180, 150, 246};

/// One column of the drawing; the second half of a wide character is empty.
struct ScreenColumn {
  std::string text;
  Style style;
};

/// Lines of text taken apart into columns, so that cells can be painted and a part be shown.
class Canvas {
 public:
  explicit Canvas(const std::string& text) {
    for (const formats::TextLine& line : formats::split_lines(text)) {
      std::vector<ScreenColumn>& columns = lines_.emplace_back();
      const auto graphemes = model::split_graphemes(line.text);
      if (!graphemes) continue;
      for (const std::string& grapheme : *graphemes) {
        columns.push_back({grapheme, {}});
        for (int i = 1; i < scene::grapheme_columns(grapheme); ++i) columns.push_back({});
      }
    }
  }

  [[nodiscard]] int num_lines() const { return static_cast<int>(lines_.size()); }

  /// The columns of a cell, which are made to be there.
  [[nodiscard]] std::span<ScreenColumn> columns(const scene::TextPlace& place) {
    std::vector<ScreenColumn>& line = lines_[static_cast<std::size_t>(place.line)];
    const auto end =
        static_cast<std::size_t>(place.column) + static_cast<std::size_t>(place.num_columns);
    while (line.size() < end) line.push_back({" ", {}});
    return std::span(line).subspan(static_cast<std::size_t>(place.column),
                                   static_cast<std::size_t>(place.num_columns));
  }

  /// A part of a line as text with escape sequences.
  [[nodiscard]] std::string line_text(int line, int first, int num_columns) const {
    const std::vector<ScreenColumn>& columns = lines_[static_cast<std::size_t>(line)];
    std::string text;
    Style style;
    const auto end = std::min(columns.size(), static_cast<std::size_t>(first + num_columns));
    for (auto i = static_cast<std::size_t>(first); i < end; ++i) {
      if (columns[i].style != style) text += (style = columns[i].style).sequence();
      text += columns[i].text;
    }
    return text;
  }

 private:
  std::vector<std::vector<ScreenColumn>> lines_;
};

class Screen {
 public:
  Screen(Player& player, Terminal& terminal)
      : player_(player), terminal_(terminal), moves_(api::arrow_moves(*player.puzzle().board)) {
    const auto& filled = player_.session().filled().givens;
    const auto open = std::find(filled.begin(), filled.end(), std::nullopt);
    if (open != filled.end()) cursor_ = Cell(static_cast<std::size_t>(open - filled.begin()));
    message_ = "? shows the keys.";
  }

  void run() {
    while (!player_.has_quit()) {
      draw();
      const Key key = terminal_.read_key(kTick);
      if (key.kind == Key::Kind::closed) return;
      if (key.kind == Key::Kind::nothing) continue;
      line_ ? edit_line(key) : press(key);
    }
  }

 private:
  // --- Drawing ---------------------------------------------------------------------------------

  void draw() {
    const scene::RenderOptions options = drawing();
    Canvas canvas(scene::to_text(player_.puzzle(), options));
    const auto places = scene::text_places(player_.puzzle(), options);
    if (is_stopped()) {
      terminal_.show({head(), "", "The clock is stopped; p lets it go on."});
      return;
    }
    paint(canvas, places);
    const scene::TextPlace& at = places[cursor_.index()];
    const int height = std::max(1, terminal_.rows() - kOtherLines);
    const int width = terminal_.columns();
    const int top = std::clamp(at.line - height / 2, 0, std::max(0, canvas.num_lines() - height));
    const int left = std::max(0, at.column + at.num_columns + 2 - width);
    std::vector<std::string> lines = {head()};
    for (int i = top; i < std::min(canvas.num_lines(), top + height); ++i) {
      lines.push_back(canvas.line_text(i, left, width));
    }
    lines.emplace_back();
    lines.push_back(about_cursor());
    add_text(lines, line_ ? ":" + *line_ : message_);
    lines.resize(std::min(lines.size(), static_cast<std::size_t>(terminal_.rows())));
    terminal_.show(lines);
  }

  /// Whether the person has stopped the clock, which hides the board.
  [[nodiscard]] bool is_stopped() const {
    return player_.is_paused() && !player_.session().is_solved();
  }

  [[nodiscard]] scene::RenderOptions drawing() const {
    scene::RenderOptions options = player_.drawing();
    options.box_drawing = terminal_.has_unicode();
    return options;
  }

  void add_text(std::vector<std::string>& lines, const std::string& text) const {
    constexpr double kEmsPerColumn = 0.62;  // as text_ems estimates
    const double ems = (terminal_.columns() - 1) * kEmsPerColumn;
    for (const formats::TextLine& line : formats::split_lines(text)) {
      // Wrapping closes gaps, so a line that fits stays as it is.
      const bool fits = scene::text_columns(line.text) < terminal_.columns();
      const std::vector<std::string> parts = fits ? std::vector{std::string(line.text)}
                                                  : scene::wrap_text(line.text, ems, kOtherLines);
      lines.insert(lines.end(), parts.begin(), parts.end());
    }
  }

  [[nodiscard]] std::string head() const {
    const auto& filled = player_.session().filled().givens;
    const auto open = std::count(filled.begin(), filled.end(), std::nullopt);
    const std::string& title = player_.puzzle().metadata.title;
    std::string text = title.empty() ? std::string("omnidoku") : title;
    text += "   " + clock_text(player_.seconds());
    text += "   " + std::to_string(open) + " open   ";
    return text + std::string(kToolNames[static_cast<std::size_t>(tool_)]);
  }

  [[nodiscard]] std::string about_cursor() const {
    const model::Puzzle& puzzle = player_.puzzle();
    const model::PlayState& state = player_.session().state();
    const std::size_t i = cursor_.index();
    std::string text = puzzle.board->name(cursor_) + ":";
    if (puzzle.givens[i]) return text + " given " + puzzle.symbols.text(*puzzle.givens[i]);
    if (state.entries[i]) text += " " + puzzle.symbols.text(*state.entries[i]);
    if (!state.marks[i].centre.empty())
      text += " centre " + digits_text(puzzle, state.marks[i].centre);
    if (!state.marks[i].corner.empty())
      text += " corner " + digits_text(puzzle, state.marks[i].corner);
    return text;
  }

  void paint(Canvas& canvas, const std::vector<scene::TextPlace>& places) const {
    const play::Session& session = player_.session();
    std::vector<bool> conflicting(places.size());
    for (const constraints::Conflict& conflict : session.conflicts()) {
      for (const Cell cell : conflict.cells) conflicting[cell.index()] = true;
    }
    const auto has = [](const std::vector<Cell>& cells, Cell cell) {
      return std::find(cells.begin(), cells.end(), cell) != cells.end();
    };
    const auto same = session.digit_in(cursor_);
    for (std::size_t i = 0; i < places.size(); ++i) {
      const Cell cell(i);
      const auto digit = session.digit_in(cell);
      Style style;
      style.bold = session.puzzle().givens[i].has_value();
      style.faint = !digit;
      style.underline = conflicting[i] || (digit && digit == same);
      style.reverse = cell == cursor_;
      if (terminal_.has_colours()) {
        if (session.state().entries[i]) style.foreground = kBlue;
        if (const auto colours = session.state().marks[i].colours; colours != 0) {
          style.background = "48;5;" + std::to_string(paper_of(colours)) + ";38;5;16";
        }
        if (has(player_.hint_cells(), cell)) style.background = kYellowPaper;
        if (conflicting[i]) style.background = kRedPaper;
        if (has(player_.wrong_cells(), cell)) style.foreground = kRed;
      }
      const std::span<ScreenColumn> columns = canvas.columns(places[i]);
      for (ScreenColumn& column : columns) column.style = style;
      // A cell without marks is not one without candidates.
      if (!digit && columns.front().text == "-") columns.front().text = ".";
    }
  }

  static int paper_of(model::ColourMask colours) {
    int colour = 1;
    while ((colours & model::colour_bit(colour)) == 0) ++colour;
    return kPapers[static_cast<std::size_t>(colour - 1)];
  }

  // --- Keys ------------------------------------------------------------------------------------

  void press(const Key& key) {
    switch (key.kind) {
      case Key::Kind::up: return move(geometry::Side::top);
      case Key::Kind::right: return move(geometry::Side::right);
      case Key::Kind::down: return move(geometry::Side::bottom);
      case Key::Kind::left: return move(geometry::Side::left);
      case Key::Kind::tab: return next_tool();
      case Key::Kind::backspace: return say_after(play::Clear{{cursor_}});
      case Key::Kind::enter: return command("apply");
      case Key::Kind::function: return press_function(key.number);
      case Key::Kind::control: return press_control(key.text.front());
      case Key::Kind::text: return press_text(key.text);
      default: return;
    }
  }

  void press_function(int number) {
    constexpr int kCheck = 7;
    constexpr int kFullHint = 12;
    if (number == 1) message_ = kKeyHelp;
    if (number == kCheck) command("check");
    if (number == kFullHint) command("hint full");
  }

  void press_control(char letter) {
    if (letter == 'z') command("undo");
    if (letter == 'y') command("redo");
    if (letter == 'c' || letter == 'd' || letter == 'q') command("quit");
  }

  void press_text(const std::string& text) {
    if (is_stopped() && text != "p") return;
    if (enter(text)) return;
    constexpr std::string_view kTools = "zxcv";
    const char c = text.size() == 1 ? text.front() : '\0';
    if (const std::size_t tool = kTools.find(c); tool != std::string_view::npos) {
      tool_ = static_cast<Tool>(tool);
      return;
    }
    switch (c) {
      case 'w': return move(geometry::Side::top);
      case 'd': return move(geometry::Side::right);
      case 's': return move(geometry::Side::bottom);
      case 'a': return move(geometry::Side::left);
      case ' ': return next_tool();
      case 'u': return command("undo");
      case 'r': return command("redo");
      case 'h': return stronger_hint();
      case 'k': return command("check");
      case 'f': return command("fill");
      case 'p': return player_.set_paused(!player_.is_paused());
      case '?': message_ = kKeyHelp; return;
      case ':': line_ = std::string(); return;
      case 'q': return command("quit");
      default: return;
    }
  }

  /// Whether the text is a symbol, or in the tool for colours a number.
  bool enter(const std::string& text) {
    if (tool_ == Tool::colour) {
      constexpr std::string_view kColours = "1234567890";
      const std::size_t at = text.size() == 1 ? kColours.find(text.front()) : std::string::npos;
      if (at == std::string::npos) return false;
      say_after(play::ToggleColour{{cursor_}, static_cast<int>(at) + 1});
      return true;
    }
    const auto digit = typed_digit(text);
    if (!digit) return false;
    if (tool_ == Tool::digit) {
      say_after(play::EnterDigit{{cursor_}, *digit});
    } else {
      const bool centre = tool_ == Tool::centre;
      say_after(play::ToggleMark{
          centre ? &model::CellMarks::centre : &model::CellMarks::corner, {cursor_}, *digit});
    }
    return true;
  }

  /// The symbol typed; of symbols that no key writes, the one with that number.
  [[nodiscard]] std::optional<Digit> typed_digit(const std::string& text) const {
    const model::Symbols& symbols = player_.puzzle().symbols;
    if (const auto digit = symbols.find(text)) return digit;
    bool typeable = false;
    for (int d = 0; d < symbols.size(); ++d) typeable |= symbols.text(Digit(d)).size() == 1;
    const int number = text.size() == 1 ? text.front() - '0' : 0;
    if (typeable || number < 1 || number > std::min(symbols.size(), 9)) return std::nullopt;
    return Digit(number - 1);
  }

  void move(geometry::Side side) {
    cursor_ = moves_[cursor_.index()][static_cast<std::size_t>(side)];
  }

  void next_tool() {
    tool_ = static_cast<Tool>((static_cast<std::size_t>(tool_) + 1) % kToolNames.size());
  }

  /// The first hint for a board is a nudge; asked again, it says more.
  void stronger_hint() {
    const std::uint64_t revision = player_.session().revision();
    const bool again =
        hint_revision_ == revision && hint_level_ + 1 < std::size(logic::kHintLevels);
    if (hint_revision_ != revision) hint_level_ = 0;
    if (again) ++hint_level_;
    hint_revision_ = revision;
    message_ = player_.hint(logic::kHintLevels[hint_level_]);
  }

  void say_after(const play::Action& action) {
    const auto change = player_.act(action);
    message_ = change ? player_.remarks() : change.error().text();
  }

  void command(std::string_view line) {
    const auto said = player_.command(line);
    message_ = said ? *said : said.error().text();
  }

  /// The line for commands in words, at the foot of the screen.
  void edit_line(const Key& key) {
    if (key.kind == Key::Kind::text) {
      *line_ += key.text;
    } else if (key.kind == Key::Kind::backspace && !line_->empty()) {
      // A character may have several bytes.
      while (line_->size() > 1 && (line_->back() & 0xC0) == 0x80) line_->pop_back();
      line_->pop_back();
    } else if (key.kind == Key::Kind::enter) {
      const std::string line = *std::exchange(line_, std::nullopt);
      command(line);
    } else if (key.kind == Key::Kind::escape || key.kind == Key::Kind::backspace ||
               key.kind == Key::Kind::control) {
      line_.reset();
    }
  }

  Player& player_;
  Terminal& terminal_;
  std::vector<std::array<Cell, 4>> moves_;
  Cell cursor_{0};
  Tool tool_ = Tool::digit;
  std::string message_;
  std::optional<std::string> line_;  ///< a command that is being written
  std::optional<std::uint64_t> hint_revision_;
  std::size_t hint_level_ = 0;
};

}  // namespace

void play_on_screen(Player& player, Terminal& terminal) { Screen(player, terminal).run(); }

}  // namespace omnidoku::cli
