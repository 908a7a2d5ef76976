// SPDX-License-Identifier: MIT
#include "terminal.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <string_view>
#include <utility>

#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "interrupt.h"
#include "output.h"

namespace omnidoku::cli {
namespace {

using namespace std::chrono_literals;

/// How long the rest of an escape sequence may take; what comes alone is the key Esc.
constexpr auto kSequenceTime = 50ms;

constexpr const char* kEnterScreen = "\x1b[?1049h\x1b[?25l";
constexpr const char* kLeaveScreen = "\x1b[?25h\x1b[?1049l";

std::string_view variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

bool is_utf8_locale() {
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const std::string_view value = variable(name);
    if (value.empty()) continue;
    return value.find("UTF-8") != std::string_view::npos ||
           value.find("utf8") != std::string_view::npos;
  }
  return false;
}

winsize window_size() {
  winsize size{};
  if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) size = {};
  return size;
}

/// The number of the function key that sends ESC [ code ~; 0 for other codes.
int function_of(int code) {
  constexpr std::array<int, 12> kCodes = {11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24};
  const auto* const it = std::find(kCodes.begin(), kCodes.end(), code);
  return it == kCodes.end() ? 0 : static_cast<int>(it - kCodes.begin()) + 1;
}

}  // namespace

bool Terminal::is_there() {
  return ::isatty(STDIN_FILENO) == 1 && ::isatty(STDOUT_FILENO) == 1 && variable("TERM") != "dumb";
}

Terminal::Terminal() : colours_(colours_wanted()), unicode_(is_utf8_locale()) {
  ::tcgetattr(STDIN_FILENO, &before_);
  termios raw = before_;
  ::cfmakeraw(&raw);
  raw.c_oflag = before_.c_oflag;
  ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw);
  write_all(kEnterScreen);
}

Terminal::~Terminal() {
  write_all(kLeaveScreen);
  ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &before_);
}

int Terminal::rows() const {
  constexpr int kUsual = 24;
  const int rows = window_size().ws_row;
  return rows > 0 ? rows : kUsual;
}

int Terminal::columns() const {
  constexpr int kUsual = 80;
  const int columns = window_size().ws_col;
  return columns > 0 ? columns : kUsual;
}

void Terminal::write_all(const std::string& text) {
  std::string_view rest = text;
  while (!rest.empty()) {
    const ssize_t written = ::write(STDOUT_FILENO, rest.data(), rest.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;  // it has gone: reading will tell
    rest.remove_prefix(static_cast<std::size_t>(written));
  }
}

void Terminal::show(const std::vector<std::string>& lines) {
  std::string frame = "\x1b[H";
  for (const std::string& line : lines) {
    if (&line != &lines.front()) frame += "\r\n";
    frame += line + "\x1b[0m\x1b[K";
  }
  frame += "\x1b[J";
  const std::pair size(rows(), columns());
  if (frame == shown_ && size == shown_size_) return;
  write_all(frame);
  shown_ = std::move(frame);
  shown_size_ = size;
}

std::optional<char> Terminal::next_byte(std::chrono::milliseconds longest) {
  std::array<pollfd, 2> waited{{{STDIN_FILENO, POLLIN, 0}, {stop_descriptor(), POLLIN, 0}}};
  const int ready = ::poll(waited.data(), waited.size(), static_cast<int>(longest.count()));
  if (stop_token().stop_requested()) closed_ = true;
  if (ready <= 0 || closed_ || waited[0].revents == 0) return std::nullopt;
  char byte = 0;
  const ssize_t count = ::read(STDIN_FILENO, &byte, 1);
  if (count == 1) return byte;
  closed_ = count == 0 || errno != EINTR;
  return std::nullopt;
}

Key Terminal::escape_sequence() {
  const auto second = next_byte(kSequenceTime);
  if (!second) return {Key::Kind::escape, {}, 0};
  if (*second != '[' && *second != 'O') return {};
  // Numbers between semicolons, then a letter or '~'.
  int code = 0;
  bool first_number = true;
  while (const auto byte = next_byte(kSequenceTime)) {
    if (*byte >= '0' && *byte <= '9') {
      constexpr int kMostDigits = 1000;
      if (first_number && code < kMostDigits) code = code * 10 + (*byte - '0');
      continue;
    }
    first_number = false;
    if (*byte == ';') continue;
    switch (*byte) {
      case 'A': return {Key::Kind::up, {}, 0};
      case 'B': return {Key::Kind::down, {}, 0};
      case 'C': return {Key::Kind::right, {}, 0};
      case 'D': return {Key::Kind::left, {}, 0};
      case 'P':
      case 'Q':
      case 'R':
      case 'S': return {Key::Kind::function, {}, *byte - 'P' + 1};
      case '~': break;
      default: return {};
    }
    constexpr int kDelete = 3;
    if (code == kDelete) return {Key::Kind::backspace, {}, 0};
    const int function = function_of(code);
    return {function == 0 ? Key::Kind::nothing : Key::Kind::function, {}, function};
  }
  return {};
}

Key Terminal::read_key(std::chrono::milliseconds longest) {
  const auto byte = next_byte(longest);
  if (!byte) return {closed_ ? Key::Kind::closed : Key::Kind::nothing, {}, 0};
  constexpr char kEscape = '\x1b';
  constexpr char kDelete = '\x7f';
  const auto value = static_cast<unsigned char>(*byte);
  if (*byte == kEscape) return escape_sequence();
  if (*byte == '\r' || *byte == '\n') return {Key::Kind::enter, {}, 0};
  if (*byte == '\t') return {Key::Kind::tab, {}, 0};
  if (*byte == kDelete || *byte == '\b') return {Key::Kind::backspace, {}, 0};
  constexpr unsigned kLetters = 26;
  if (value >= 1 && value <= kLetters) {
    return {Key::Kind::control, std::string(1, static_cast<char>('a' + value - 1)), 0};
  }
  if (value < ' ') return {};
  Key key{Key::Kind::text, std::string(1, *byte), 0};
  const int more = value >= 0xF0 ? 3 : value >= 0xE0 ? 2 : value >= 0xC0 ? 1 : 0;
  for (int i = 0; i < more; ++i) {
    if (const auto next = next_byte(kSequenceTime)) key.text += *next;
  }
  return key;
}

}  // namespace omnidoku::cli
