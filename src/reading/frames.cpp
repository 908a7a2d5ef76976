// SPDX-License-Identifier: MIT
#include "reading/frames.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <map>
#include <optional>
#include <utility>

#include "base/check.h"
#include "base/joined.h"
#include "reading/english/lines.h"
#include "reading/grammar.h"
#include "reading/mentions.h"
#include "reading/statement_kinds.h"
#include "reading/statements.h"

namespace omnidoku::reading {
namespace {

using Words = std::vector<std::string>;

/// One of several phrases that say the same, longer ones first.
using Phrases = std::vector<Words>;

/// What a name that frames share stands for, by the name as it is written: "<adjacent>".
using Shared = std::map<std::string, Phrases>;

/// The phrase with each of what its first shared name stands for, and so on.
Phrases spelled_out(Words phrase, const Shared& shared) {
  const auto name = std::find_if(phrase.begin(), phrase.end(),
                                 [](const std::string& word) { return word.front() == '<'; });
  if (name == phrase.end()) return {std::move(phrase)};
  const auto known = shared.find(*name);
  OMNIDOKU_CHECK(known != shared.end());
  Phrases all;
  for (const Words& words : known->second) {
    Words one(phrase.begin(), name);
    one.insert(one.end(), words.begin(), words.end());
    one.insert(one.end(), name + 1, phrase.end());
    for (Words& whole : spelled_out(std::move(one), shared)) all.push_back(std::move(whole));
  }
  return all;
}

Phrases phrases_in(const std::string& text, const Shared& shared) {
  Phrases phrases;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('|', begin), text.size());
    for (Words& phrase : spelled_out(split_words(text.substr(begin, end - begin)), shared)) {
      OMNIDOKU_CHECK(!phrase.empty());
      OMNIDOKU_CHECK(std::count(phrases.begin(), phrases.end(), phrase) == 0);
      phrases.push_back(std::move(phrase));
    }
    begin = end + 1;
  }
  std::stable_sort(phrases.begin(), phrases.end(),
                   [](const Words& a, const Words& b) { return a.size() > b.size(); });
  return phrases;
}

/// Whether a word names something drawn that has a look, beside the thing that a frame is about.
bool is_thing(const std::string& word) {
  static const Words things = {"circle", "circled", "bulb",   "dot",  "diamond", "square",
                               "end",    "corner",  "border", "edge", "outline", "letter"};
  return has(things, word);
}

/// The words of a statement, of which those that have their place are crossed out.
class Sheet {
 public:
  explicit Sheet(const Words& words) : words_(words), used_(words.size(), false) {}

  void use(std::size_t begin, std::size_t end) {
    std::fill(used_.begin() + static_cast<std::ptrdiff_t>(begin),
              used_.begin() + static_cast<std::ptrdiff_t>(end), true);
  }
  [[nodiscard]] bool is_free(std::size_t begin, std::size_t end) const {
    return std::none_of(used_.begin() + static_cast<std::ptrdiff_t>(begin),
                        used_.begin() + static_cast<std::ptrdiff_t>(end),
                        [](bool used) { return used; });
  }
  [[nodiscard]] bool stands_at(const Words& phrase, std::size_t at) const {
    if (at + phrase.size() > words_.size()) return false;
    for (std::size_t i = 0; i < phrase.size(); ++i) {
      if (phrase[i] == "#" ? !is_number(words_[at + i]) : phrase[i] != words_[at + i]) return false;
    }
    return true;
  }
  [[nodiscard]] bool has(const Phrases& phrases) const {
    for (std::size_t at = 0; at < words_.size(); ++at) {
      for (const Words& phrase : phrases) {
        if (stands_at(phrase, at)) return true;
      }
    }
    return false;
  }
  /// Crosses out each of the phrases wherever it stands free. Whether one stands there, be it as a
  /// part of what has its place already, unless it has a number; the numbers of the first are added
  /// to `numbers`, and others must be the same.
  bool take(const Phrases& phrases, Words* numbers = nullptr) {
    bool is_taken = false;
    Words first;
    for (const Words& phrase : phrases) {
      for (std::size_t at = 0; at + phrase.size() <= words_.size(); ++at) {
        if (!stands_at(phrase, at)) continue;
        if (!is_free(at, at + phrase.size())) {
          is_taken = is_taken || !reading::has(phrase, "#");
          continue;
        }
        Words found;
        for (std::size_t i = 0; i < phrase.size(); ++i) {
          if (phrase[i] == "#") found.push_back(words_[at + i]);
        }
        if (is_taken && !found.empty() && !first.empty() && found != first) return false;
        if (first.empty()) first = found;
        is_taken = true;
        use(at, at + phrase.size());
      }
    }
    if (numbers != nullptr) numbers->insert(numbers->end(), first.begin(), first.end());
    return is_taken;
  }
  /// The words without a place: of those left some are filler words, and looks of things that
  /// phrases name, "the digit in the white circle", each thing having one look.
  [[nodiscard]] Words without_place(const Words& filler) const {
    std::map<std::string, std::string> look_of;
    Words without;
    for (std::size_t i = 0; i < words_.size(); ++i) {
      if (used_[i] || reading::has(filler, words_[i])) continue;
      const bool is_look_of_thing =
          i + 1 < words_.size() && is_look(words_[i]) && is_thing(words_[i + 1]) &&
          look_of.emplace(words_[i + 1], words_[i]).first->second == words_[i];
      if (!is_look_of_thing) without.push_back(words_[i]);
    }
    return without;
  }

 private:
  const Words& words_;
  std::vector<bool> used_;
};

/// Whether the words of the orders follow each other as in one of them, whatever stands between.
bool stand_in_order(const Words& words, const Phrases& orders) {
  Words found;
  std::copy_if(words.begin(), words.end(), std::back_inserter(found),
               [&](const std::string& word) { return has(orders.front(), word); });
  return std::find(orders.begin(), orders.end(), found) != orders.end();
}

/// Whether words before a thing say that not each such thing is meant: "exactly one of the lines".
bool is_one_of_some(const Words& words, std::size_t begin) {
  static const Words some = {"one", "some", "most", "half", "none", "any", "several", "many"};
  if (begin < 2 || words[begin - 1] != "of") return false;
  const std::string& before = words[begin - 2];
  return is_number(before) || has(some, before);
}

/// Whether words say that so many of some, "exactly 1 of its neighbours", and no phrase has all of
/// that.
bool counts_some(const Words& words, const Sheet& sheet,
                 const std::vector<const std::vector<Phrases>*>& all) {
  static const Words counting = {"exactly", "only", "just", "atleast", "atmost"};
  const auto is_said_by = [&](const Phrases& phrases, std::size_t at) {
    return std::any_of(phrases.begin(), phrases.end(), [&](const Words& phrase) {
      for (std::size_t begin = 0; begin <= at; ++begin) {
        const bool covers = begin + phrase.size() >= at + 3;
        if (covers && sheet.stands_at(phrase, begin)) return true;
      }
      return false;
    });
  };
  for (std::size_t at = 0; at + 2 < words.size(); ++at) {
    if (!has(counting, words[at]) || !is_number(words[at + 1]) || words[at + 2] != "of") continue;
    const bool is_said = std::any_of(all.begin(), all.end(), [&](const auto* groups) {
      return std::any_of(groups->begin(), groups->end(),
                         [&](const Phrases& phrases) { return is_said_by(phrases, at); });
    });
    if (!is_said) return true;
  }
  return false;
}

/// Whether a mention is of one of the kinds. "Renban" beside "line" says nothing more of what is
/// drawn.
bool is_of_kind(const Mention& mention, const Words& kinds) {
  const std::string& kind = mention.selector.front();
  const auto tells_type = [](const std::string& word) { return word.starts_with("type="); };
  if (kind == "line" && std::any_of(mention.selector.begin(), mention.selector.end(), tells_type))
    return false;
  return has(kinds, kind) || (mention.selector.size() > 1 && has(kinds, kind + "!"));
}

/// Takes those of one of the kinds as the thing that a frame is about: the one with the most looks,
/// of which others have no more than some. Nothing where there is none, or where they differ.
std::optional<std::string> take_thing(const Words& words, const Words& kinds,
                                      const std::vector<Mention>& mentions, Sheet& sheet) {
  const auto is_part_of = [](const Words& some, const Words& all) {
    return std::all_of(some.begin(), some.end(),
                       [&all](const std::string& word) { return has(all, word); });
  };
  const Words* thing = nullptr;
  for (const Mention& mention : mentions) {
    if (!is_of_kind(mention, kinds) || !sheet.is_free(mention.begin, mention.end)) continue;
    if (is_one_of_some(words, mention.begin)) return std::nullopt;
    const Words& selector = mention.selector;
    if (thing == nullptr || (selector.size() > thing->size() && is_part_of(*thing, selector)))
      thing = &selector;
    if (is_part_of(selector, *thing)) {
      sheet.use(mention.begin, mention.end);
    } else if (selector.size() > 1) {
      return std::nullopt;  // another one; a bare name may still be among a frame's words
    }
  }
  return thing == nullptr ? std::nullopt : std::optional(base::joined(*thing, " "));
}

/// The text with the selector for '@', its looks alone for '~', and numbers for $1 and so on.
std::string filled(std::string_view text, const std::string& selector, const Words& numbers) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '@') {
      result += selector;
    } else if (text[i] == '~') {
      result += selector.substr(std::min(selector.find(' '), selector.size()));
    } else if (text[i] == '$') {
      const auto number = static_cast<std::size_t>(text[++i] - '1');
      OMNIDOKU_CHECK(number < numbers.size());
      result += numbers[number];
    } else {
      result += text[i];
    }
  }
  return result;
}

/// Whether a phrase has a number, which a meaning may need.
bool have_number(const Phrases& phrases) {
  return std::any_of(phrases.begin(), phrases.end(),
                     [](const Words& phrase) { return has(phrase, "#"); });
}

/// What a statement says in a frame.
struct Found {
  std::string selector;
  Words numbers;
};

/// What the statement must have, its thing before that or behind, as a phrase may be a part of the
/// other. Nothing where the thing is missing, or something that has a number.
std::optional<Found> fill(const Words& words, const Words& about, const std::vector<Phrases>& must,
                          const std::optional<std::vector<Mention>>& mentions, bool is_thing_first,
                          Sheet& sheet) {
  Found found;
  const auto take_about = [&] {
    if (about.empty()) return true;
    auto thing = take_thing(words, about, *mentions, sheet);
    if (!thing) return false;
    found.selector = *std::move(thing);
    return true;
  };
  if (is_thing_first && !take_about()) return std::nullopt;
  for (const Phrases& phrases : must) {
    if (!sheet.take(phrases, &found.numbers) && have_number(phrases)) return std::nullopt;
  }
  if (!is_thing_first && !take_about()) return std::nullopt;
  return found;
}

}  // namespace

struct Frames::Frame {
  struct Also {
    Phrases phrases;
    std::string meaning;
  };
  Words about;  ///< kinds of things; empty where it is about what its meanings name
  std::vector<Phrases> must;
  std::vector<Phrases> may;
  std::vector<Phrases> never;
  std::vector<Also> also;
  Phrases orders;  ///< of which one is how these words follow each other in the statement
  std::vector<std::string> means;
};

Frames::Frames(std::string_view lines) {
  Shared shared;
  for (std::size_t begin = 0; begin < lines.size();) {
    const std::size_t end = std::min(lines.find('\n', begin), lines.size());
    const std::string line(lines.substr(begin, end - begin));
    begin = end + 1;
    if (line.empty() || line.front() == '#') continue;
    const std::size_t blank = line.find(' ');
    OMNIDOKU_CHECK(blank != std::string::npos);
    const std::string key = line.substr(0, blank);
    const std::string rest = line.substr(blank + 1);
    if (key == "frame") {
      frames_.emplace_back();
      continue;
    }
    if (key == "shared") {
      const std::size_t name_end = rest.find(' ');
      OMNIDOKU_CHECK(name_end != std::string::npos);
      shared["<" + rest.substr(0, name_end) + ">"] = phrases_in(rest.substr(name_end + 1), shared);
      continue;
    }
    if (key == "filler") {
      const Words words = split_words(rest);
      filler_.insert(filler_.end(), words.begin(), words.end());
      continue;
    }
    OMNIDOKU_CHECK(!frames_.empty());
    Frame& frame = frames_.back();
    if (key == "about") {
      frame.about = split_words(rest);
    } else if (key == "must") {
      frame.must.push_back(phrases_in(rest, shared));
    } else if (key == "may") {
      frame.may.push_back(phrases_in(rest, shared));
    } else if (key == "never") {
      frame.never.push_back(phrases_in(rest, shared));
    } else if (key == "also") {
      constexpr std::string_view kMeans = " => ";
      const std::size_t means = rest.find(kMeans);
      OMNIDOKU_CHECK(means != std::string::npos);
      frame.also.push_back(
          {phrases_in(rest.substr(0, means), shared), rest.substr(means + kMeans.size())});
    } else if (key == "order") {
      frame.orders = phrases_in(rest, shared);
    } else {
      OMNIDOKU_CHECK(key == "means");
      frame.means.emplace_back(rest);
    }
  }
  for (const Frame& frame : frames_) OMNIDOKU_CHECK(!frame.must.empty() && !frame.means.empty());
}

Frames::~Frames() = default;

std::vector<LooseMeaning> Frames::said(const std::vector<std::string>& words, bool is_loose) const {
  constexpr std::size_t kMostWords = 60;
  std::vector<LooseMeaning> all;
  if (words.size() > kMostWords) return all;
  std::optional<std::vector<Mention>> mentions;  // once a frame asks for them
  const Sheet blank(words);
  const auto stand_there = [&blank](const Phrases& phrases) { return blank.has(phrases); };
  for (const Frame& frame : frames_) {
    const auto is_missing = [&](const Phrases& phrases) { return !stand_there(phrases); };
    const auto num_missing =
        static_cast<std::size_t>(std::count_if(frame.must.begin(), frame.must.end(), is_missing));
    const bool is_said = num_missing == 0 || (is_loose && num_missing < frame.must.size());
    const bool may_be = is_said &&
                        std::none_of(frame.never.begin(), frame.never.end(), stand_there) &&
                        (frame.orders.empty() || stand_in_order(words, frame.orders));
    if (!may_be || counts_some(words, blank, {&frame.must, &frame.may})) continue;
    if (!mentions && !frame.about.empty()) mentions = mentions_in(words);
    for (const bool is_thing_first : {true, false}) {
      Sheet sheet = blank;
      const auto found = fill(words, frame.about, frame.must, mentions, is_thing_first, sheet);
      if (!found) continue;
      std::string beside;
      for (const Frame::Also& also : frame.also) {
        if (sheet.take(also.phrases))
          beside += " ;; " + filled(also.meaning, found->selector, found->numbers);
      }
      for (const Phrases& phrases : frame.may) sheet.take(phrases);
      const Words left_out = sheet.without_place(filler_);
      if (!is_loose && !left_out.empty()) continue;
      for (const std::string& meaning : frame.means) {
        all.push_back({filled(meaning, found->selector, found->numbers) + beside, left_out, false,
                       num_missing});
      }
      break;
    }
  }
  return all;
}

std::vector<std::string> Frames::meanings(const std::vector<std::string>& words) const {
  std::vector<std::string> meanings;
  for (LooseMeaning& one : said(words, false)) meanings.push_back(std::move(one.meaning));
  return meanings;
}

std::vector<LooseMeaning> Frames::loose_meanings(const std::vector<std::string>& words) const {
  return said(words, true);
}

bool Frames::is_filler(std::string_view word) const { return has(filler_, word); }

std::vector<std::string> Frames::all_meanings() const {
  const Words numbers(9, "5");
  std::vector<std::string> all;
  for (const Frame& frame : frames_) {
    const std::string about = frame.about.empty() ? std::string() : frame.about.front();
    const std::string selector = about.substr(0, about.find('!'));
    for (const std::string& meaning : frame.means)
      all.push_back(filled(meaning, selector, numbers));
    for (const Frame::Also& also : frame.also)
      all.push_back(filled(also.meaning, selector, numbers));
  }
  return all;
}

const Frames& english_frames() {
  static const Frames frames(std::string(kLineFrames) + std::string(kMarkFrames) +
                             std::string(kClueFrames));
  return frames;
}

}  // namespace omnidoku::reading
