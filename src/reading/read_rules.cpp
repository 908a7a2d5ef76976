// SPDX-License-Identifier: MIT
#include "reading/read_rules.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <optional>
#include <set>
#include <utility>

#include "reading/known_things.h"
#include "reading/loose_reading.h"
#include "reading/named_types.h"
#include "reading/only_solution.h"
#include "reading/references.h"
#include "reading/rule_reader.h"
#include "reading/selecting.h"
#include "reading/statement_kinds.h"
#include "reading/statements.h"

namespace omnidoku::reading {
namespace {

using model::ConstraintSpec;

/// Reads the sentences of a text, what depends on others behind these.
class TextReader {
 public:
  TextReader(std::string_view text, const model::Puzzle& puzzle,
             const std::vector<DrawnThing>& drawn, const IsNews& is_news)
      : puzzle_(puzzle),
        drawn_(drawn),
        named_(known_things(puzzle, drawn)),
        is_news_(is_news),
        statements_(statements_in(text)),
        reader_(puzzle, seen_as_a_whole(puzzle, all_things(), spoken_of())) {}

  void read() {
    for (std::size_t i = 0; i < statements_.size(); ++i) {
      reading_.sentences.emplace_back().text = statements_[i].text;
      read_in_order(i);
    }
    for (const std::size_t i : unread_) read_behind(i);
    if (is_all_accounted()) {
      // What says something of things that are not drawn says nothing here.
      for (const std::size_t i : unread_) {
        if (is_open(i) && reader_.takes_as_said_of_nothing(statements_[i]))
          sentence(i).outcome = Outcome::known;
      }
      for (const std::size_t i : unread_) read_behind(i);
    }
    for (const std::size_t i : unread_) {
      if (!is_open(i)) continue;
      if (auto meant = reader_.read_of_rest(statements_[i], used_)) take(i, *std::move(meant));
    }
    read_loosely();
    for (const std::size_t i : unread_) {
      const bool is_heading = statements_[i].is_heading && i + 1 < statements_.size();
      if (is_open(i) && is_heading && sentence(i + 1).outcome == Outcome::rule)
        sentence(i).outcome = Outcome::known;
    }
    join_cages(puzzle_, reading_.constraints);
    reading_.used.assign(used_.begin(), used_.end());
  }

  [[nodiscard]] const Reading& reading() const& { return reading_; }
  [[nodiscard]] Reading reading() && { return std::move(reading_); }

  /// Of each sentence that is still open, what it may come to with words left out; nothing where
  /// one has no such reading, or may take another rule back.
  std::vector<std::vector<Guess>> guesses() {
    constexpr std::ptrdiff_t kMostSentences = 3;
    std::vector<std::size_t> to_read;
    for (std::size_t i = 0; i < statements_.size(); ++i) {
      if (is_open(i) && may_take_back(statements_[i])) return {};
      if (may_be_read_loosely(i) && !tells_a_story(statements_[i])) to_read.push_back(i);
    }
    const auto num_open =
        std::count_if(to_read.begin(), to_read.end(), [this](std::size_t i) { return is_open(i); });
    if (num_open > kMostSentences) return {};
    std::vector<std::vector<Guess>> all;
    for (const std::size_t i : to_read) {
      refer_back(i);
      std::vector<Guess> of_sentence = reader_.guesses(statements_[i], name_of(i), used_);
      if (of_sentence.empty() && is_open(i)) return {};
      if (!of_sentence.empty()) all.push_back(std::move(of_sentence));
    }
    return all;
  }

  /// Whether some sentences are open, all of them stories beside rules of all that is drawn.
  [[nodiscard]] bool is_open_to_stories_alone() const {
    bool is_any_open = false;
    for (std::size_t i = 0; i < statements_.size(); ++i) {
      if (!is_open(i)) continue;
      if (!tells_a_story(statements_[i])) return false;
      is_any_open = true;
    }
    const bool has_rules = !puzzle_.constraints.empty() || !reading_.constraints.empty();
    return is_any_open && has_rules && is_all_accounted();
  }
  /// Takes what is open as known by the solution.
  void take_stories() {
    for (model::ReadSentence& one : reading_.sentences) {
      if (one.outcome != Outcome::unread) continue;
      one.outcome = Outcome::known;
      one.by_solution = true;
    }
  }

 private:
  using Outcome = model::ReadSentence::Outcome;

  /// Of what is accounted for words may be about tints all the same, and about circles at the ends
  /// of lines.
  static bool may_be_meant(const DrawnThing& thing) {
    return !thing.is_accounted || thing.kind == DrawnThing::Kind::tint ||
           thing.form == DrawnThing::Form::circle;
  }

  [[nodiscard]] std::vector<DrawnThing> all_things() const {
    std::vector<DrawnThing> things = named_;
    std::copy_if(drawn_.begin(), drawn_.end(), std::back_inserter(things), may_be_meant);
    return things;
  }

  [[nodiscard]] SpokenOf spoken_of() const {
    const auto speak_of = [this](std::string_view word) {
      return std::any_of(statements_.begin(), statements_.end(),
                         [word](const Statement& statement) { return has(statement.words, word); });
    };
    SpokenOf spoken;
    spoken.arrows = speak_of("arrow");
    spoken.thermometers = speak_of("thermo") || (speak_of("bulb") && !spoken.arrows);
    return spoken;
  }

  model::ReadSentence& sentence(std::size_t i) { return reading_.sentences[i]; }
  [[nodiscard]] bool is_open(std::size_t i) const {
    return reading_.sentences[i].outcome == Outcome::unread;
  }

  /// The statement that says what the next one is about; null without one.
  [[nodiscard]] const Statement* name_of(std::size_t i) const {
    if (i == 0) return nullptr;
    const Statement& before = statements_[i - 1];
    return is_label(before) || before.is_heading ? &before : nullptr;
  }

  /// What words of a statement may refer to: the coloured thing of the last one before it that
  /// has one, not far away.
  void refer_back(std::size_t i) {
    constexpr std::size_t kFurthest = 4;
    reader_.refer_to({}, Nearness::further);
    if (!may_refer(statements_[i].text)) return;
    for (std::size_t back = 1; back <= std::min(i, kFurthest); ++back) {
      Referent referent = referent_in(statements_[i - back]);
      if (referent.words.empty()) continue;
      return reader_.refer_to(std::move(referent), back == 1 ? Nearness::next : Nearness::further);
    }
  }

  /// Whether something is drawn, and all of it that may be a rule is one: else what a sentence is
  /// about may have been lost, as in a text that holds no drawings.
  [[nodiscard]] bool is_all_accounted() const {
    if (named_.empty() && std::none_of(drawn_.begin(), drawn_.end(), may_be_meant)) return false;
    return std::all_of(drawn_.begin(), drawn_.end(), [this](const DrawnThing& thing) {
      return thing.is_accounted || thing.name.empty() ||
             std::any_of(thing.sources.begin(), thing.sources.end(),
                         [this](std::size_t source) { return used_.contains(source); });
    });
  }

  /// Whether a sentence is open, or names rules of which some may not be known yet.
  [[nodiscard]] bool may_be_read_loosely(std::size_t i) const {
    const bool is_name_alone = reading_.sentences[i].outcome == Outcome::known &&
                               names_rules(statements_[i]) && !is_all_accounted();
    return (is_open(i) || is_name_alone) && !statements_[i].is_heading &&
           !may_take_back(statements_[i]);
  }

  /// Reads what is still open with words left out, where the stored solution may speak for it.
  void read_loosely() {
    constexpr int kMostSentences = 12;
    if (!puzzle_.solution) return;
    int num_tried = 0;
    for (std::size_t i = 0; i < statements_.size(); ++i) {
      if (!may_be_read_loosely(i)) continue;
      if (++num_tried > kMostSentences) return;
      refer_back(i);
      auto meant = reader_.read_loosely(statements_[i], name_of(i), used_);
      if (meant && !meant->constraints.empty()) take(i, *std::move(meant));
    }
  }

  void take(std::size_t i, Meant meant) {
    sentence(i).by_solution = meant.by_solution;
    sentence(i).left_out = std::move(meant.left_out);
    sentence(i).outcome = meant.constraints.empty() ? Outcome::known : Outcome::rule;
    if (!meant.constraints.empty()) sentence(i).meaning = std::move(meant.meaning);
    reading_.constraints.insert(reading_.constraints.end(),
                                std::make_move_iterator(meant.constraints.begin()),
                                std::make_move_iterator(meant.constraints.end()));
    in_example_ = false;
  }

  /// Whether earlier sentences said all of these constraints.
  [[nodiscard]] bool is_known(const std::vector<model::ConstraintSpec>& constraints) const {
    return std::all_of(constraints.begin(), constraints.end(), [this](model::ConstraintSpec one) {
      return std::any_of(reading_.constraints.begin(), reading_.constraints.end(),
                         [&one](const model::ConstraintSpec& known) {
                           one.said = known.said;
                           return one == known;
                         });
    });
  }

  /// Reads a sentence that may depend on others, or go on with the one before it: "Box borders cut
  /// blue lines into segments. Each segment has the same sum."
  void read_behind(std::size_t i) {
    if (!is_open(i)) return;
    refer_back(i);
    if (auto meant = reader_.read(statements_[i], name_of(i), true, used_))
      return take(i, *std::move(meant));
    if (i == 0 || statements_[i - 1].is_example) return;
    auto meant = reader_.read(statements_[i], &statements_[i - 1], true, used_);
    // What the sentence before said by itself, this one did not help to say.
    if (!meant || (!meant->constraints.empty() && is_known(meant->constraints))) return;
    take(i, *std::move(meant));
    if (is_open(i - 1)) sentence(i - 1).outcome = Outcome::known;
  }

  /// Whether a sentence is news, by itself and with the label before it: "Modular lines: ...".
  [[nodiscard]] bool is_news(std::size_t i) const {
    const std::string_view alone = statements_[i].text;
    if (may_take_back(statements_[i]) || tells_all_given(statements_[i])) return true;
    const bool has_label = i > 0 && is_label(statements_[i - 1]);
    const char* const begin = has_label ? statements_[i - 1].text.data() : alone.data();
    const std::string_view labelled(begin,
                                    static_cast<std::size_t>(alone.data() + alone.size() - begin));
    if (is_news_(alone) && (!has_label || is_news_(labelled))) return true;
    const std::vector<Halves> halves = halves_of(alone);
    return std::any_of(halves.begin(), halves.end(),
                       [](const Halves& half) { return may_take_back(statement_of(half.second)); });
  }

  void read_in_order(std::size_t i) {
    const Statement& statement = statements_[i];
    in_example_ = in_example_ || statement.is_example;
    const bool is_said = std::any_of(
        puzzle_.constraints.begin(), puzzle_.constraints.end(),
        [&statement](const ConstraintSpec& spec) { return spec.said == statement.text; });
    const bool is_last = i + 1 == statements_.size();
    Outcome& outcome = sentence(i).outcome;
    if (is_said) {
      outcome = Outcome::rule;
      return;
    }
    if (is_label(statement) && !is_last) {
      outcome = Outcome::known;
      // "Green lines are whispers: ..." is what is said behind it, and may be a rule of its own.
      if (!has(statement.words, "is")) return;
      if (auto meant = reader_.read(statement, nullptr, true, used_)) take(i, *std::move(meant));
      return;
    }
    if (statement.is_example || is_gloss(statement)) {
      outcome = Outcome::example;
      return;
    }
    if (i > 0 && is_asked_for(statement, statements_[i - 1])) {
      outcome = Outcome::known;
      return;
    }
    refer_back(i);
    const bool news = is_news(i) || (puzzle_.constraints.empty() && tells_of_digits(statement));
    if (auto meant = reader_.read(statement, name_of(i), news, used_)) {
      take(i, *std::move(meant));
    } else if (auto in_parts = reader_.read_in_parts(statement, name_of(i), is_news_, used_)) {
      take(i, *std::move(in_parts));
    } else if (auto restated = reader_.read_restated(statement, name_of(i), is_news_, used_)) {
      take(i, *std::move(restated));
    } else if ((!news && !reader_.contradicts()) || is_permission(statement) ||
               (reader_.lets_stay_same() && has(statement.words, "may") &&
                has(statement.words, "same") && !has(statement.words, "rise"))) {
      outcome = Outcome::known;
    } else if (in_example_ && goes_on(statement)) {
      outcome = Outcome::example;
    } else {
      unread_.push_back(i);
    }
  }

  const model::Puzzle& puzzle_;
  const std::vector<DrawnThing>& drawn_;
  std::vector<DrawnThing> named_;
  const IsNews& is_news_;
  std::vector<Statement> statements_;
  RuleReader reader_;
  Reading reading_;
  std::set<std::size_t> used_;
  std::vector<std::size_t> unread_;
  bool in_example_ = false;
};

model::Puzzle with_read(model::Puzzle puzzle, const TextReader& reader) {
  const std::vector<ConstraintSpec>& read = reader.reading().constraints;
  puzzle.constraints.insert(puzzle.constraints.end(), read.begin(), read.end());
  return puzzle;
}

}  // namespace

bool let_cages_repeat(std::string_view text) {
  const std::vector<Statement> statements = statements_in(text);
  return std::any_of(statements.begin(), statements.end(), [](const Statement& statement) {
    return has(statement.words, "cage") && lets_repeat(statement.words);
  });
}

Reading read_rules(std::string_view text, const model::Puzzle& puzzle,
                   const std::vector<DrawnThing>& drawn, const IsNews& is_news) {
  auto reader = std::make_unique<TextReader>(text, puzzle, drawn, is_news);
  reader->read();
  model::Puzzle solved = puzzle;
  const bool has_only_words = std::all_of(puzzle.unknown_rules.begin(), puzzle.unknown_rules.end(),
                                          [](const model::UnknownRule& rule) {
                                            return rule.source == model::UnknownRule::Source::words;
                                          });
  if (!puzzle.solution && has_only_words) {
    const std::vector<std::vector<Guess>> guesses = reader->guesses();
    if (!guesses.empty()) solved.solution = only_solution(with_read(puzzle, *reader), guesses);
    if (solved.solution) {
      auto again = std::make_unique<TextReader>(text, solved, drawn, is_news);
      again->read();
      if (is_only_solution(with_read(puzzle, *again), *solved.solution)) reader = std::move(again);
    }
  }
  if (reader->is_open_to_stories_alone()) {
    // One solution, and no more to say: what else there is tells no rule.
    const auto only = only_solution(with_read(puzzle, *reader), {});
    if (only && (!puzzle.solution || *puzzle.solution == *only)) reader->take_stories();
  }
  return std::move(*reader).reading();
}

}  // namespace omnidoku::reading
