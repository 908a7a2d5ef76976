// SPDX-License-Identifier: MIT
#include "reading/grammar.h"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "base/check.h"
#include "reading/statements.h"

namespace omnidoku::reading {
namespace {

/// A part of a pattern.
struct Element {
  enum class Kind { words, number, digits, phrase, choice };
  Kind kind = Kind::words;
  bool is_optional = false;
  std::vector<std::string> words;               ///< of which one is there
  std::size_t type = 0;                         ///< of the phrase
  std::size_t slot = 0;                         ///< of the phrase or number: "$1" is 1
  std::vector<std::vector<Element>> sequences;  ///< of which one is there
};

struct Line {
  std::vector<Element> pattern;
  std::string meaning;
  std::size_t num_slots = 0;
};

/// Reads one line of a grammar.
template <class TypeOf>
class LineReader {
 public:
  LineReader(std::string_view text, TypeOf type_of) : text_(text), type_of_(std::move(type_of)) {}

  Line read() {
    Line line;
    line.pattern = sequence();
    OMNIDOKU_CHECK(at_ == text_.size());
    line.num_slots = num_slots_;
    return line;
  }

 private:
  void skip() {
    while (at_ < text_.size() && text_[at_] == ' ') ++at_;
  }
  bool ends_sequence() {
    skip();
    return at_ == text_.size() || text_[at_] == ')' || text_[at_] == '}' || text_[at_] == '|';
  }
  std::string_view until(std::string_view ends) {
    const std::size_t end = std::min(text_.find_first_of(ends, at_), text_.size());
    const std::string_view part = text_.substr(at_, end - at_);
    at_ = end;
    return part;
  }

  std::vector<Element> sequence() {
    std::vector<Element> elements;
    while (!ends_sequence()) elements.push_back(element());
    return elements;
  }

  Element element() {
    Element made;
    const char c = text_[at_];
    if (c == '(' || c == '{') {
      ++at_;
      made.kind = Element::Kind::choice;
      made.is_optional = c == '(';
      ++depth_;
      made.sequences.push_back(sequence());
      while (at_ < text_.size() && text_[at_] == '|') {
        ++at_;
        made.sequences.push_back(sequence());
      }
      OMNIDOKU_CHECK(at_ < text_.size() && text_[at_] == (c == '(' ? ')' : '}'));
      ++at_;
      --depth_;
    } else if (c == '<') {
      ++at_;
      made.kind = Element::Kind::phrase;
      made.type = type_of_(until(">"));
      ++at_;
      made.slot = ++num_slots_;
    } else if (c == '#' || c == '%') {
      ++at_;
      made.kind = c == '#' ? Element::Kind::number : Element::Kind::digits;
      made.slot = ++num_slots_;
    } else {
      std::string_view words = until(depth_ > 0 ? " ()}{<#%|" : " ()}{<#%");
      while (!words.empty()) {
        const std::size_t end = std::min(words.find('|'), words.size());
        made.words.emplace_back(words.substr(0, end));
        words.remove_prefix(std::min(end + 1, words.size()));
      }
    }
    return made;
  }

  std::string_view text_;
  TypeOf type_of_;
  std::size_t at_ = 0;
  std::size_t num_slots_ = 0;
  int depth_ = 0;  ///< of brackets, within which '|' parts sequences
};

/// Whether a slot of a meaning begins there.
bool is_slot(std::string_view meaning, std::size_t at) {
  return meaning[at] == '$' && at + 1 < meaning.size() && meaning[at + 1] >= '0' &&
         meaning[at + 1] <= '9';
}

std::size_t greatest_slot(std::string_view meaning) {
  std::size_t greatest = 0;
  for (std::size_t i = 0; i < meaning.size(); ++i) {
    if (is_slot(meaning, i))
      greatest = std::max(greatest, static_cast<std::size_t>(meaning[i + 1] - '0'));
  }
  return greatest;
}

}  // namespace

struct Grammar::Rules {
  std::map<std::string, std::size_t, std::less<>> types;
  std::vector<std::vector<Line>> lines;  ///< by type
  std::set<std::string, std::less<>> words;

  void add_words(const std::vector<Element>& pattern) {
    for (const Element& element : pattern) {
      words.insert(element.words.begin(), element.words.end());
      for (const std::vector<Element>& sequence : element.sequences) add_words(sequence);
    }
  }

  std::size_t type_of(std::string_view name) {
    const auto [known, is_new] = types.emplace(std::string(name), lines.size());
    if (is_new) lines.emplace_back();
    return known->second;
  }

  /// One line of the text of a grammar.
  void add(std::string_view line) {
    if (line.empty() || line.front() == '#') return;
    const std::size_t colon = line.find(": ");
    const std::size_t arrow = line.find(" => ");
    OMNIDOKU_CHECK(colon != std::string_view::npos && arrow != std::string_view::npos);
    const std::size_t type = type_of(line.substr(0, colon));
    LineReader reader(line.substr(colon + 2, arrow - colon - 2),
                      [this](std::string_view name) { return type_of(name); });
    Line read = reader.read();
    read.meaning = line.substr(arrow + 4);
    OMNIDOKU_CHECK(greatest_slot(read.meaning) <= read.num_slots);
    add_words(read.pattern);
    lines[type].push_back(std::move(read));
  }
};

namespace {

/// The meaning with the slots filled; the first slot is for the words of the phrase.
std::string filled(const std::string& meaning, const std::vector<std::string>& slots) {
  std::string text;
  for (std::size_t i = 0; i < meaning.size(); ++i) {
    if (!is_slot(meaning, i)) {
      text += meaning[i];
      continue;
    }
    const auto slot = static_cast<std::size_t>(meaning[++i] - '0');
    if (slot < slots.size()) text += slots[slot];
  }
  return text;
}

/// Whatever phrases begin at a word: where they end and what they mean.
struct Match {
  std::size_t end = 0;
  std::string meaning;
  friend bool operator==(const Match&, const Match&) = default;
};

/// Where a part of a pattern may have come to, with the slots filled on the way.
struct State {
  std::size_t end = 0;
  std::vector<std::string> slots;
  friend bool operator==(const State&, const State&) = default;
};
using States = std::vector<State>;

void add(States& states, State state) {
  if (std::find(states.begin(), states.end(), state) == states.end())
    states.push_back(std::move(state));
}

/// Finds the phrases in one statement.
class Matcher {
 public:
  Matcher(const std::vector<std::vector<Line>>& lines, const std::vector<std::string>& words)
      : lines_(lines), words_(words) {}

  const std::vector<Match>& phrases(std::size_t type, std::size_t begin) {
    const auto key = std::pair(type, begin);
    const auto known = known_.find(key);
    if (known != known_.end()) return known->second;
    known_[key] = {};  // a phrase that begins with itself finds nothing
    std::vector<Match> found;
    for (const Line& line : lines_[type]) {
      const States states =
          after(line.pattern, {{begin, std::vector<std::string>(line.num_slots + 1)}});
      for (State state : states) {
        if (line.meaning.find("$0") != std::string::npos) state.slots[0] = joined(begin, state.end);
        Match match{state.end, filled(line.meaning, state.slots)};
        if (std::find(found.begin(), found.end(), match) == found.end())
          found.push_back(std::move(match));
      }
    }
    return known_[key] = std::move(found);
  }

  [[nodiscard]] bool gave_up() const { return work_ > kMostWork; }

 private:
  static constexpr std::size_t kMostWork = 300'000;

  [[nodiscard]] std::string joined(std::size_t begin, std::size_t end) const {
    std::string text;
    for (std::size_t i = begin; i < end; ++i) text += (i > begin ? " " : "") + words_[i];
    return text;
  }

  /// Where the elements may lead from these states, each way once.
  States after(const std::vector<Element>& elements, States states) {
    for (const Element& element : elements) {
      States next;
      for (const State& state : states) {
        if (++work_ > kMostWork) return {};
        step(element, state, next);
        if (element.is_optional) add(next, state);
      }
      states = std::move(next);
      if (states.empty()) break;
    }
    return states;
  }

  void step(const Element& element, const State& state, States& next) {
    const bool has_word = state.end < words_.size();
    const auto fill = [&](std::size_t end, std::string text) {
      State filled_state = state;
      filled_state.end = end;
      filled_state.slots[element.slot] = std::move(text);
      add(next, std::move(filled_state));
    };
    switch (element.kind) {
      case Element::Kind::words:
        if (has_word && std::find(element.words.begin(), element.words.end(), words_[state.end]) !=
                            element.words.end())
          add(next, {state.end + 1, state.slots});
        break;
      case Element::Kind::number:
        if (has_word && is_number(words_[state.end])) fill(state.end + 1, words_[state.end]);
        break;
      case Element::Kind::digits: {
        if (!has_word || !is_number(words_[state.end])) break;
        std::string digits;
        for (const char digit : words_[state.end])
          digits += (digits.empty() ? "" : ", ") + std::string(1, digit);
        fill(state.end + 1, std::move(digits));
        break;
      }
      case Element::Kind::phrase: {
        const std::vector<Match> matches = phrases(element.type, state.end);
        for (const Match& match : matches) fill(match.end, match.meaning);
        break;
      }
      case Element::Kind::choice:
        for (const std::vector<Element>& one : element.sequences) {
          for (State& state_after : after(one, {state})) add(next, std::move(state_after));
        }
        break;
    }
  }

  const std::vector<std::vector<Line>>& lines_;
  const std::vector<std::string>& words_;
  std::map<std::pair<std::size_t, std::size_t>, std::vector<Match>> known_;
  std::size_t work_ = 0;
};

}  // namespace

Grammar::Grammar(std::span<const std::string_view> parts) : rules_(std::make_unique<Rules>()) {
  for (std::string_view lines : parts) {
    while (!lines.empty()) {
      const std::size_t end = std::min(lines.find('\n'), lines.size());
      rules_->add(lines.substr(0, end));
      lines.remove_prefix(std::min(end + 1, lines.size()));
    }
  }
  for (const auto& [name, type] : rules_->types) OMNIDOKU_CHECK(!rules_->lines[type].empty());
}

Grammar::~Grammar() = default;

bool Grammar::has_word(std::string_view word) const {
  return is_number(word) || rules_->words.contains(word);
}

const std::set<std::string, std::less<>>& Grammar::words() const { return rules_->words; }

std::vector<std::string> Grammar::meanings(std::string_view type,
                                           const std::vector<std::string>& words) const {
  const auto known = rules_->types.find(type);
  OMNIDOKU_CHECK(known != rules_->types.end());
  Matcher matcher(rules_->lines, words);
  std::vector<std::string> found;
  for (const Match& match : matcher.phrases(known->second, 0)) {
    if (match.end == words.size() &&
        std::find(found.begin(), found.end(), match.meaning) == found.end())
      found.push_back(match.meaning);
  }
  if (matcher.gave_up()) found.clear();
  return found;
}

}  // namespace omnidoku::reading
