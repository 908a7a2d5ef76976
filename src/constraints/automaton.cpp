// SPDX-License-Identifier: MIT
#include "constraints/automaton.h"

#include <algorithm>
#include <utility>

#include "base/base64.h"
#include "base/check.h"

namespace omnidoku::constraints {

using base::ErrorCode;
using base::make_error;
using base::Result;
using geometry::Digit;
using geometry::DigitSet;

namespace {

constexpr AutomatonRun::State kUnknown = ~AutomatonRun::State{0};
constexpr AutomatonRun::State kNone = kUnknown - 1;

/// An automaton in the making: steps that take no letter are removed in the end.
class Builder {
 public:
  explicit Builder(int num_digits) : num_digits_(num_digits) {}

  std::uint32_t add_state() {
    automaton_.next.emplace_back(static_cast<std::size_t>(num_digits_) + 1);
    silent_.emplace_back();
    return static_cast<std::uint32_t>(automaton_.next.size() - 1);
  }
  [[nodiscard]] bool is_full() const { return automaton_.next.size() > kMostStates; }
  void add_step(std::uint32_t from, DigitSet digits, std::uint32_t to) {
    digits.for_each([&](Digit digit) { automaton_.next[from][digit.index()].push_back(to); });
  }
  void add_silent(std::uint32_t from, std::uint32_t to) { silent_[from].push_back(to); }

  Automaton finish(std::uint32_t first, std::uint32_t last) {
    automaton_.accepting.assign(automaton_.next.size(), false);
    automaton_.accepting[last] = true;
    automaton_.starts = reached_from(first);
    for (auto& letters : automaton_.next) {
      for (std::vector<std::uint32_t>& targets : letters) {
        std::vector<std::uint32_t> all;
        for (const std::uint32_t target : targets) {
          const std::vector<std::uint32_t> more = reached_from(target);
          all.insert(all.end(), more.begin(), more.end());
        }
        std::sort(all.begin(), all.end());
        all.erase(std::unique(all.begin(), all.end()), all.end());
        targets = std::move(all);
      }
    }
    return std::move(automaton_);
  }

 private:
  static constexpr std::size_t kMostStates = 2000;

  /// The state and those that it leads to without a letter, of which only those count that take a
  /// letter or are last.
  std::vector<std::uint32_t> reached_from(std::uint32_t state) {
    std::vector<std::uint32_t> reached{state};
    std::vector<bool> seen(silent_.size(), false);
    seen[state] = true;
    for (std::size_t i = 0; i < reached.size(); ++i) {
      for (const std::uint32_t next : silent_[reached[i]]) {
        if (seen[next]) continue;
        seen[next] = true;
        reached.push_back(next);
      }
    }
    std::erase_if(reached, [this](std::uint32_t one) {
      const auto& letters = automaton_.next[one];
      return !automaton_.accepting[one] &&
             std::all_of(letters.begin(), letters.end(),
                         [](const auto& targets) { return targets.empty(); });
    });
    std::sort(reached.begin(), reached.end());
    return reached;
  }

  int num_digits_;
  Automaton automaton_;
  std::vector<std::vector<std::uint32_t>> silent_;
};

/// A part of an expression as states: where it begins and ends.
struct Fragment {
  std::uint32_t first = 0;
  std::uint32_t last = 0;
};

/// Reads an expression, by descent, into states.
class ExpressionReader {
 public:
  ExpressionReader(const model::Puzzle& puzzle, std::string_view text)
      : puzzle_(puzzle), builder_(puzzle.num_digits()) {
    for (const char c : text) {
      if (c != ' ' && c != '\t' && c != '\n' && c != '\r') text_ += c;
    }
  }

  Result<Automaton> read() {
    auto whole = read_choice(0);
    if (!whole) return whole.error();
    if (at_ < text_.size()) return error("')' closes nothing", "take it away, or open a group");
    return builder_.finish(whole->first, whole->last);
  }

 private:
  static constexpr std::size_t kMostDepth = 200;
  static constexpr std::size_t kMostTimes = 1000;

  base::Error error(const std::string& what, std::string hint,
                    ErrorCode code = ErrorCode::syntax) const {
    return make_error(code, "character " + std::to_string(at_ + 1) + ": " + what, std::move(hint));
  }
  [[nodiscard]] char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }

  Result<Fragment> read_choice(std::size_t depth) {
    if (depth > kMostDepth)
      return error("groups are nested too deep", "simplify the expression", ErrorCode::too_large);
    auto one = read_sequence(depth);
    if (!one || peek() != '|') return one;
    const Fragment all{builder_.add_state(), builder_.add_state()};
    const auto join = [&](const Fragment& part) {
      builder_.add_silent(all.first, part.first);
      builder_.add_silent(part.last, all.last);
    };
    join(*one);
    while (peek() == '|') {
      ++at_;
      auto other = read_sequence(depth);
      if (!other) return other;
      join(*other);
    }
    return all;
  }

  Result<Fragment> read_sequence(std::size_t depth) {
    Fragment whole;
    whole.first = whole.last = builder_.add_state();
    while (at_ < text_.size() && peek() != '|' && peek() != ')') {
      auto part = read_repeated(depth);
      if (!part) return part;
      builder_.add_silent(whole.last, part->first);
      whole.last = part->last;
    }
    return whole;
  }

  /// A piece and how often it comes; it is read once for each copy of it.
  Result<Fragment> read_repeated(std::size_t depth) {
    const std::size_t begin = at_;
    auto piece = read_piece(depth);
    if (!piece) return piece;
    const std::size_t end = at_;
    std::size_t fewest = 1;
    std::size_t most = 1;
    constexpr std::size_t kAnyNumber = ~std::size_t{0};
    bool is_repeated = true;
    switch (peek()) {
      case '*':
        fewest = 0;
        most = kAnyNumber;
        ++at_;
        break;
      case '+':
        most = kAnyNumber;
        ++at_;
        break;
      case '?':
        fewest = 0;
        ++at_;
        break;
      case '{': {
        ++at_;
        if (auto read = read_times(fewest, most); !read) return read.error();
        break;
      }
      default: is_repeated = false;
    }
    if (!is_repeated) return piece;
    if (std::string_view("*+?{").find(peek()) != std::string_view::npos && peek() != '\0')
      return error("a repetition cannot be repeated", "put a group around it: (1*)?");
    const std::size_t after = at_;
    Fragment whole;
    whole.first = whole.last = builder_.add_state();
    bool is_first = true;
    const auto copy = [&]() -> Result<Fragment> {
      if (std::exchange(is_first, false)) return *piece;
      if (builder_.is_full())
        return error("the expression has too many states", "repeat less", ErrorCode::too_large);
      at_ = begin;
      auto again = read_piece(depth);
      OMNIDOKU_CHECK(!again || at_ == end);
      at_ = after;
      return again;
    };
    for (std::size_t i = 0; i < fewest; ++i) {
      auto one = copy();
      if (!one) return one;
      builder_.add_silent(whole.last, one->first);
      whole.last = one->last;
    }
    if (most == kAnyNumber) {
      auto one = copy();
      if (!one) return one;
      const std::uint32_t hub = builder_.add_state();
      builder_.add_silent(whole.last, hub);
      builder_.add_silent(hub, one->first);
      builder_.add_silent(one->last, hub);
      whole.last = hub;
      return whole;
    }
    const std::uint32_t out = builder_.add_state();
    for (std::size_t i = fewest; i < most; ++i) {
      auto one = copy();
      if (!one) return one;
      builder_.add_silent(whole.last, out);
      builder_.add_silent(whole.last, one->first);
      whole.last = one->last;
    }
    builder_.add_silent(whole.last, out);
    whole.last = out;
    return whole;
  }

  Result<void> read_times(std::size_t& fewest, std::size_t& most) {
    const auto number = [&]() -> std::optional<std::size_t> {
      if (peek() < '0' || peek() > '9') return std::nullopt;
      std::size_t value = 0;
      for (; peek() >= '0' && peek() <= '9'; ++at_)
        value = std::min(kMostTimes + 1, value * 10 + static_cast<std::size_t>(peek() - '0'));
      return value;
    };
    const auto first = number();
    std::optional<std::size_t> second = first;
    if (first && peek() == ',') {
      ++at_;
      second = peek() == '}' ? std::optional(~std::size_t{0}) : number();
    }
    if (!first || !second || peek() != '}')
      return error("it must go on like {2}, {2,} or {2,4}", "write numbers between the braces");
    ++at_;
    if (*second < *first)
      return error("it can come at most " + std::to_string(*second) + " times, but at least " +
                       std::to_string(*first),
                   "turn the numbers round");
    if (*first > kMostTimes || (*second > kMostTimes && *second != ~std::size_t{0}))
      return error("it repeats more than " + std::to_string(kMostTimes) + " times", "repeat less",
                   ErrorCode::too_large);
    fewest = *first;
    most = *second;
    return {};
  }

  Result<Fragment> read_piece(std::size_t depth) {
    if (builder_.is_full())
      return error("the expression has too many states", "repeat less", ErrorCode::too_large);
    const char c = peek();
    if (c == '(') {
      ++at_;
      auto inner = read_choice(depth + 1);
      if (!inner) return inner;
      if (peek() != ')') return error("a group is not closed", "close it with ')'");
      ++at_;
      return inner;
    }
    DigitSet digits;
    if (c == '[') {
      auto read = read_class();
      if (!read) return read.error();
      digits = *read;
    } else if (c == '.') {
      ++at_;
      digits = puzzle_.all_digits();
    } else if (c == '\0' || std::string_view("*+?{}]").find(c) != std::string_view::npos) {
      return error("'" + std::string(1, c) + "' has nothing before it", "write a symbol there");
    } else {
      auto digit = read_symbol();
      if (!digit) return digit.error();
      digits.insert(*digit);
    }
    const Fragment piece{builder_.add_state(), builder_.add_state()};
    builder_.add_step(piece.first, digits, piece.last);
    return piece;
  }

  Result<DigitSet> read_class() {
    ++at_;
    const bool is_negated = peek() == '^';
    if (is_negated) ++at_;
    DigitSet digits;
    while (peek() != ']') {
      if (peek() == '\0') return error("a class is not closed", "close it with ']'");
      auto first = read_symbol();
      if (!first) return first.error();
      Digit last = *first;
      if (peek() == '-') {
        ++at_;
        auto end = read_symbol();
        if (!end) return end.error();
        last = *end;
      }
      if (last < *first) return error("a range of a class goes backwards", "turn it round");
      for (std::size_t i = first->index(); i <= last.index(); ++i) digits.insert(Digit(i));
    }
    ++at_;
    if (digits.empty()) return error("a class is empty", "name symbols in it");
    return is_negated ? puzzle_.all_digits() - digits : digits;
  }

  Result<Digit> read_symbol() {
    const char c = peek();
    const auto lower = [](char letter) {
      return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    };
    for (const bool exact : {true, false}) {
      for (int i = 0; i < puzzle_.num_digits(); ++i) {
        const std::string& text = puzzle_.symbols.text(Digit(i));
        if (text.size() != 1 || (exact ? text[0] != c : lower(text[0]) != lower(c))) continue;
        ++at_;
        return Digit(i);
      }
    }
    return error("'" + std::string(1, c) + "' is no symbol of this puzzle",
                 "use its symbols, '.' for any, and ( ) [ ] | * + ? { }",
                 ErrorCode::unknown_symbol);
  }

  const model::Puzzle& puzzle_;
  std::string text_;
  std::size_t at_ = 0;
  Builder builder_;
};

/// Bits of packed bytes, the highest first.
class BitReader {
 public:
  explicit BitReader(std::string bytes) : bytes_(std::move(bytes)) {}
  [[nodiscard]] std::size_t left() const { return bytes_.size() * 8 - at_; }
  /// Nothing where there are fewer; at most 32.
  std::optional<std::uint32_t> read(std::size_t count) {
    if (count > left()) return std::nullopt;
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < count; ++i, ++at_) {
      const auto byte = static_cast<unsigned char>(bytes_[at_ / 8]);
      value = value << 1U | (static_cast<std::uint32_t>(byte) >> (7 - at_ % 8) & 1U);
    }
    return value;
  }

 private:
  std::string bytes_;
  std::size_t at_ = 0;
};

/// How many bits numbers up to this one need.
std::size_t bits_for(std::size_t number) {
  std::size_t bits = 0;
  for (; number > 0; number >>= 1U) ++bits;
  return bits;
}

/// The head of a packed automaton: two bits for the form, four each for the bits of a state and for
/// the number of letters, how many states are starts and how many others accept, which starts do.
struct PackedHead {
  bool is_mask = false;  ///< a mask of letters and where each leads, else a list of both
  std::size_t state_bits = 0;
  std::size_t num_letters = 0;
  std::size_t num_starts = 0;
  std::size_t num_accepting = 0;
  std::vector<bool> starts_accept;
  std::size_t count_bits = 0;
};

std::optional<PackedHead> read_head(BitReader& bits) {
  PackedHead head;
  const auto form = bits.read(2);
  const auto state_bits = bits.read(4);
  const auto letters = bits.read(4);
  if (!form || *form > 1 || !state_bits || !letters) return std::nullopt;
  head.is_mask = *form == 1;
  head.state_bits = *state_bits + 1;
  head.num_letters = *letters + 1;
  const auto starts = bits.read(head.state_bits);
  const auto accepting = bits.read(head.state_bits);
  if (!starts || !accepting || *starts > bits.left()) return std::nullopt;
  head.num_starts = *starts;
  head.num_accepting = *accepting;
  for (std::size_t i = 0; i < head.num_starts; ++i)
    head.starts_accept.push_back(*bits.read(1) != 0);
  // The bit of the first start is the last.
  std::reverse(head.starts_accept.begin(), head.starts_accept.end());
  if (head.is_mask) return head;
  const auto count_bits = bits.read(4);
  if (!count_bits) return std::nullopt;
  head.count_bits = *count_bits;
  return head;
}

/// The steps of the next state as letters and targets; nothing where the text is cut.
std::optional<std::vector<std::pair<std::size_t, std::uint32_t>>> read_steps(
    BitReader& bits, const PackedHead& head) {
  std::vector<std::pair<std::size_t, std::uint32_t>> steps;
  if (head.is_mask) {
    const std::uint32_t mask = *bits.read(head.num_letters);
    for (std::size_t letter = 0; letter < head.num_letters; ++letter) {
      if ((mask >> letter & 1U) == 0) continue;
      const auto target = bits.read(head.state_bits);
      if (!target) return std::nullopt;
      steps.emplace_back(letter, *target);
    }
    return steps;
  }
  const std::uint32_t count = *bits.read(head.count_bits);
  for (std::uint32_t i = 0; i < count; ++i) {
    const auto letter = bits.read(bits_for(head.num_letters - 1));
    const auto target = bits.read(head.state_bits);
    if (!letter || !target) return std::nullopt;
    steps.emplace_back(*letter, *target);
  }
  return steps;
}

}  // namespace

Result<Automaton> automaton_of_expression(const model::Puzzle& puzzle,
                                          std::string_view expression) {
  return ExpressionReader(puzzle, expression).read();
}

Result<Automaton> automaton_of_packed(const model::Puzzle& puzzle, std::string_view text) {
  const auto cut = [] {
    return make_error(ErrorCode::syntax, "its automaton is cut or damaged",
                      "copy it whole from where it was made");
  };
  const auto bytes = base::from_base64(text);
  if (!bytes) return cut();
  BitReader bits(*bytes);
  const auto head = read_head(bits);
  if (!head) return cut();
  Automaton automaton;
  const auto num_letters = static_cast<std::size_t>(puzzle.num_digits()) + 1;
  const auto have_state = [&](std::size_t state) {
    while (automaton.next.size() <= state) automaton.next.emplace_back(num_letters);
  };
  const std::size_t fewest_bits = head->is_mask ? head->num_letters : head->count_bits;
  for (std::uint32_t state = 0; fewest_bits > 0 && bits.left() >= fewest_bits; ++state) {
    const auto steps = read_steps(bits, *head);
    if (!steps) return cut();
    if (state >= kMostAutomatonStates)
      return make_error(ErrorCode::too_large, "its automaton has too many states");
    have_state(state);
    for (const auto& [letter, target] : *steps) {
      if (letter >= num_letters)
        return make_error(
            ErrorCode::unknown_symbol,
            "its automaton is for more than " + std::to_string(puzzle.num_digits()) + " symbols",
            "write one for the symbols of this puzzle");
      have_state(target);
      automaton.next[state][letter].push_back(target);
    }
  }
  if (head->num_starts + head->num_accepting > 0)
    have_state(head->num_starts + head->num_accepting - 1);
  automaton.accepting.assign(automaton.next.size(), false);
  for (std::size_t i = 0; i < head->num_starts; ++i) {
    automaton.starts.push_back(static_cast<std::uint32_t>(i));
    automaton.accepting[i] = head->starts_accept[i];
  }
  for (std::size_t i = 0; i < head->num_accepting; ++i)
    automaton.accepting[head->num_starts + i] = true;
  return automaton;
}

std::optional<std::string> packed_text(const Automaton& automaton, int num_digits) {
  constexpr int kMostLetters = 16;
  const std::size_t num_states = automaton.next.size();
  if (num_digits > kMostLetters || num_states < 2 || num_states > kMostAutomatonStates)
    return std::nullopt;
  std::string bytes;
  std::size_t num_bits = 0;
  const auto write = [&](std::size_t value, std::size_t count) {
    for (std::size_t i = count; i-- > 0; ++num_bits) {
      if (num_bits % 8 == 0) bytes += '\0';
      if ((value >> i & 1U) != 0)
        bytes.back() =
            static_cast<char>(static_cast<unsigned char>(bytes.back()) | 1U << (7 - num_bits % 8));
    }
  };
  // The starts come first, then what accepts, so the last state becomes the second.
  const auto place_of = [&](std::size_t state) {
    return state == 0 ? std::size_t{0} : state + 1 == num_states ? 1 : state + 1;
  };
  const std::size_t state_bits = std::max<std::size_t>(1, bits_for(num_states - 1));
  const auto num_letters = static_cast<std::size_t>(num_digits);
  write(1, 2);
  write(state_bits - 1, 4);
  write(num_letters - 1, 4);
  write(1, state_bits);
  write(1, state_bits);
  write(0, 1);
  std::vector<std::size_t> order(num_states);
  for (std::size_t i = 0; i < num_states; ++i) order[place_of(i)] = i;
  for (const std::size_t state : order) {
    std::size_t mask = 0;
    for (std::size_t letter = 0; letter < num_letters; ++letter) {
      if (automaton.next[state][letter].size() > 1) return std::nullopt;
      if (!automaton.next[state][letter].empty()) mask |= std::size_t{1} << letter;
    }
    write(mask, num_letters);
    for (std::size_t letter = 0; letter < num_letters; ++letter) {
      for (const std::uint32_t target : automaton.next[state][letter])
        write(place_of(target), state_bits);
    }
  }
  return base::to_base64(bytes);
}

AutomatonRun::AutomatonRun(Automaton automaton, int num_digits)
    : automaton_(std::move(automaton)),
      num_digits_(static_cast<std::size_t>(num_digits)),
      num_letters_(num_digits_ + 2) {
  std::vector<std::uint32_t> starts = automaton_.starts;
  std::sort(starts.begin(), starts.end());
  sets_.push_back(starts);
  numbers_.emplace(std::move(starts), 0);
  known_.assign(num_letters_, kUnknown);
}

std::vector<std::uint32_t> AutomatonRun::after(const std::vector<std::uint32_t>& set,
                                               std::size_t letter) {
  std::vector<std::uint32_t> reached;
  for (const std::uint32_t state : set) {
    const std::vector<std::uint32_t>& targets = automaton_.next[state][letter];
    reached.insert(reached.end(), targets.begin(), targets.end());
  }
  work_ += set.size() + reached.size();
  return reached;
}

std::optional<AutomatonRun::State> AutomatonRun::number_of(std::vector<std::uint32_t> set) {
  std::sort(set.begin(), set.end());
  set.erase(std::unique(set.begin(), set.end()), set.end());
  if (set.empty() || exploded()) return std::nullopt;
  const auto [known, is_new] = numbers_.emplace(set, sets_.size());
  if (is_new) {
    work_ += set.size();
    sets_.push_back(std::move(set));
    known_.resize(known_.size() + num_letters_, kUnknown);
  }
  return known->second;
}

std::optional<AutomatonRun::State> AutomatonRun::step(State state, std::size_t letter) {
  const std::size_t at = state * num_letters_ + letter;
  if (known_[at] == kUnknown) {
    const auto reached = number_of(after(sets_[state], letter));
    known_[at] = reached.value_or(kNone);
  }
  return known_[at] == kNone ? std::nullopt : std::optional(known_[at]);
}

std::optional<AutomatonRun::State> AutomatonRun::step_by_any(State state) {
  const std::size_t at = state * num_letters_ + num_digits_ + 1;
  if (known_[at] == kUnknown) {
    std::vector<std::uint32_t> reached;
    for (std::size_t digit = 0; digit < num_digits_; ++digit) {
      const std::vector<std::uint32_t> more = after(sets_[state], digit);
      reached.insert(reached.end(), more.begin(), more.end());
    }
    known_[at] = number_of(std::move(reached)).value_or(kNone);
  }
  return known_[at] == kNone ? std::nullopt : std::optional(known_[at]);
}

bool AutomatonRun::accepts(State state) const {
  const std::vector<std::uint32_t>& set = sets_[state];
  return std::any_of(set.begin(), set.end(),
                     [&](std::uint32_t one) { return automaton_.accepting[one]; });
}

}  // namespace omnidoku::constraints
