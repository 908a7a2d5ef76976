// SPDX-License-Identifier: MIT
#include "formats/words/read_words.h"

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "formats/drawn/drawn_things.h"
#include "formats/text.h"
#include "formats/words/rule_words.h"
#include "formats/words/unread_rules.h"
#include "formats/words/unread_words.h"
#include "reading/named_types.h"
#include "reading/read_rules.h"

namespace omnidoku::formats {
namespace {

using Outcome = model::ReadSentence::Outcome;

/// The sentence that an unknown rule is; empty where it is none.
std::string_view sentence_in(const model::UnknownRule& rule) {
  return rule.source == model::UnknownRule::Source::words ? rule.words : std::string_view();
}

/// Where a part of a text stands in it; empty where it does not.
struct Place {
  std::size_t begin = 0;
  std::size_t end = 0;
};
Place place_in(std::string_view text, std::string_view part) {
  const std::size_t begin = part.empty() ? std::string_view::npos : text.find(part);
  return begin == std::string_view::npos ? Place{} : Place{begin, begin + part.size()};
}

/// The places of parts of a text, which may overlap, to be asked for others that lie in them.
class Places {
 public:
  void add(Place place) {
    if (place.end > place.begin) places_.push_back(place);
  }
  /// Once all are there.
  void sort() {
    std::sort(places_.begin(), places_.end(), [](Place a, Place b) { return a.begin < b.begin; });
    std::size_t furthest = 0;
    for (Place& place : places_) furthest = place.end = std::max(furthest, place.end);
  }
  /// Whether one of them shares a part of the text with it.
  [[nodiscard]] bool meet(Place other) const {
    const auto behind =
        std::lower_bound(places_.begin(), places_.end(), other.end,
                         [](Place place, std::size_t end) { return place.begin < end; });
    return behind != places_.begin() && std::prev(behind)->end > other.begin;
  }

 private:
  std::vector<Place> places_;
};

/// The rules of a puzzle; where nobody called them so, whatever else is said of it.
std::string words_about(const model::Metadata& words) {
  if (!words.rules.empty()) return words.rules;
  const bool is_title_in_comment = words.comment.find(words.title) != std::string::npos;
  return is_title_in_comment ? words.comment : words.title + "\n" + words.comment;
}

/// Cages of other programs hold no digit twice; where the words say that they may, they are no more
/// than drawn, for what else the words say of them.
void free_cages(model::Document& document, std::string_view text) {
  const auto is_cage = [](const model::ConstraintSpec& spec) {
    return spec.type == "killer" && spec.said.empty();
  };
  std::vector<model::ConstraintSpec>& specs = document.puzzle.constraints;
  if (document.format == "native" || std::none_of(specs.begin(), specs.end(), is_cage) ||
      !reading::let_cages_repeat(text))
    return;
  std::size_t source = 0;
  for (const model::DrawnThing& thing : document.drawn) {
    for (const std::size_t one : thing.sources) source = std::max(source, one + 1);
  }
  for (const model::ConstraintSpec& spec : specs) {
    if (!is_cage(spec)) continue;
    model::DrawnThing& cage = document.drawn.emplace_back();
    cage.kind = model::DrawnThing::Kind::cage;
    cage.cells = spec.cells;
    if (const auto* sum = spec.arguments.get<std::int64_t>("sum")) cage.text = std::to_string(*sum);
    cage.name = "cage" + (cage.text.empty() ? std::string() : " of value " + quote(cage.text));
    cage.sources = {source++};
  }
  std::erase_if(specs, is_cage);
}

/// Where each sentence is understood, and one was a rule, the words leave no meaning to what is
/// only coloured or outlined, nor to signs on what they are about.
void account_for_rest(model::Document& document) {
  using Kind = model::DrawnThing::Kind;
  const auto has = [&document](Outcome outcome) {
    return std::any_of(
        document.sentences.begin(), document.sentences.end(),
        [outcome](const model::ReadSentence& one) { return one.outcome == outcome; });
  };
  if (has(Outcome::unread)) return;
  for (model::DrawnThing& thing : document.drawn) {
    // A picture behind the grid, which no sentence needs.
    const bool is_nowhere = thing.kind == Kind::mark && thing.cells.empty() && thing.text.empty();
    if (is_nowhere && thing.name == kPictureName) thing.is_accounted = true;
  }
  if (!has(Outcome::rule)) return;
  std::set<geometry::Cell> cells;
  for (const model::ConstraintSpec& spec : document.puzzle.constraints) {
    if (!spec.said.empty()) cells.insert(spec.cells.begin(), spec.cells.end());
  }
  for (model::DrawnThing& thing : document.drawn) {
    const bool is_plain = thing.kind == Kind::tint || thing.kind == Kind::cage;
    const bool is_sign = thing.form == model::DrawnThing::Form::text &&
                         std::none_of(thing.text.begin(), thing.text.end(), [](char c) {
                           return is_letter(c) || (c >= '0' && c <= '9');
                         });
    const bool is_on_them = std::all_of(thing.cells.begin(), thing.cells.end(),
                                        [&cells](auto cell) { return cells.contains(cell); });
    const bool is_frame = thing.kind == Kind::mark && thing.text.empty();
    if ((is_plain && thing.text.empty()) || ((is_sign || is_frame) && is_on_them))
      thing.is_accounted = true;
  }
}

/// Drops what words say again that the puzzle had already.
void drop_repeated(model::Puzzle& puzzle) {
  std::vector<model::ConstraintSpec> kept;
  for (model::ConstraintSpec& spec : puzzle.constraints) {
    const bool is_there =
        !spec.said.empty() && std::any_of(kept.begin(), kept.end(), [&](const auto& other) {
          return reading::say_the_same(puzzle, other, spec);
        });
    if (!is_there) kept.push_back(std::move(spec));
  }
  puzzle.constraints = std::move(kept);
}

}  // namespace

bool is_quoted_from(const model::UnknownRule& rule, std::string_view text) {
  return place_in(text, sentence_in(rule)).end > 0;
}

void tell_drawn(model::Document& document) {
  UnreadRules unread;
  UnreadRules ignored;
  std::vector<std::size_t> told;
  for (const model::DrawnThing& thing : document.drawn) {
    if (thing.name.empty()) continue;
    // A drawing of several lines is one drawing.
    if (!thing.sources.empty()) {
      if (std::find(told.begin(), told.end(), thing.sources.front()) != told.end()) continue;
      told.push_back(thing.sources.front());
    }
    (thing.is_accounted ? ignored : unread).add(thing.name);
  }
  unread.tell(document.puzzle);
  for (std::string& words : ignored.told()) document.ignored.push_back(std::move(words));
}

void read_words(model::Document& document) {
  model::Puzzle& puzzle = document.puzzle;
  const std::string text = words_about(puzzle.metadata);
  free_cages(document, text);
  const bool has_rules = !puzzle.metadata.rules.empty();
  if (document.drawn.empty() && puzzle.unknown_rules.empty() && !has_rules)
    return tell_drawn(document);
  reading::Reading reading = reading::read_rules(text, puzzle, document.drawn, news_for(puzzle));
  std::move(reading.constraints.begin(), reading.constraints.end(),
            std::back_inserter(puzzle.constraints));
  drop_repeated(puzzle);
  document.sentences = std::move(reading.sentences);
  std::erase_if(document.drawn, [&reading](const model::DrawnThing& thing) {
    return std::any_of(thing.sources.begin(), thing.sources.end(), [&](std::size_t source) {
      return std::binary_search(reading.used.begin(), reading.used.end(), source);
    });
  });
  Places all;
  Places unread;
  std::vector<Place> of_sentences;
  for (const model::ReadSentence& sentence : document.sentences) {
    of_sentences.push_back(place_in(text, sentence.text));
    all.add(of_sentences.back());
    if (sentence.outcome == Outcome::unread) unread.add(of_sentences.back());
  }
  all.sort();
  unread.sort();
  Places told;
  std::erase_if(puzzle.unknown_rules, [&](const model::UnknownRule& rule) {
    const Place place = place_in(text, sentence_in(rule));
    // The reader makes no sentences of what is in other letters.
    const bool is_skipped = has_other_letters(sentence_in(rule)) && !all.meet(place);
    const bool is_read = place.end > 0 && !is_skipped && !unread.meet(place);
    if (!is_read) told.add(place);
    return is_read;
  });
  told.sort();
  for (std::size_t i = 0; i < document.sentences.size(); ++i) {
    const model::ReadSentence& sentence = document.sentences[i];
    if (has_rules && sentence.outcome == Outcome::unread && !told.meet(of_sentences[i]))
      tell_unread(sentence.text, puzzle);
  }
  account_for_rest(document);
  tell_drawn(document);
}

}  // namespace omnidoku::formats
