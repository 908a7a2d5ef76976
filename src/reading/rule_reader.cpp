// SPDX-License-Identifier: MIT
#include "reading/rule_reader.h"

#include <algorithm>
#include <iterator>
#include <map>

#include "constraints/constraint_type.h"
#include "reading/agreement.h"
#include "reading/asides.h"
#include "reading/ellipsis.h"
#include "reading/formula_text.h"
#include "reading/frames.h"
#include "reading/grammar.h"
#include "reading/loose_reading.h"
#include "reading/mentions.h"
#include "reading/named_types.h"
#include "reading/statement_kinds.h"

namespace omnidoku::reading {

using model::ConstraintSpec;

namespace {

constexpr const char* kNameOfRest = "thingofrest";

/// The words of a statement before its verb, where they name something and nothing is denied.
std::vector<std::string> subject_of(const Statement& statement) {
  constexpr std::string_view kVerbs[] = {"have",    "is",     "sumto", "multiplyto", "differ",
                                         "rise",    "fall",   "tell",  "form",       "read",
                                         "notfall", "repeat", "appear"};
  constexpr std::string_view kOther[] = {"no",    "not",  "none", "neither", "if",
                                         "where", "when", "sum",  "product", "difference"};
  const std::vector<std::string>& words = statement.words;
  const auto is_of = [](const auto& list) {
    return [&list](const std::string& word) {
      return std::find(std::begin(list), std::end(list), word) != std::end(list);
    };
  };
  const auto verb = std::find_if(words.begin(), words.end(), is_of(kVerbs));
  std::vector<std::string> subject(words.begin(), verb);
  if (verb == words.end() || std::any_of(words.begin(), verb, is_of(kOther)) || has(words, "not") ||
      has(words, "no") || !names_subject(subject))
    subject.clear();
  return subject;
}

/// Whether a part of a sentence lets digits repeat of which the other says that they are different.
bool lets_repeat_what_differs(const Statement& permission, std::string_view meaning) {
  constexpr std::string_view kElse[] = {"other", "if", "repeatif", "aslongas", "where", "rules"};
  const std::vector<std::string>& words = permission.words;
  const bool is_general =
      std::none_of(std::begin(kElse), std::end(kElse),
                   [&words](std::string_view word) { return has(words, word); });
  return is_permission(permission) && has(words, "may") && has(words, "repeat") && is_general &&
         (meaning.find("is consecutive") != std::string_view::npos ||
          meaning.find("is different") != std::string_view::npos);
}

/// What words call a thing.
std::string_view noun_of(const DrawnThing& thing) {
  using Form = DrawnThing::Form;
  switch (thing.kind) {
    case DrawnThing::Kind::line:
      return thing.has_bulb ? "thermo" : !thing.bulb.empty() ? "arrow" : "line";
    case DrawnThing::Kind::cage: return "cage";
    case DrawnThing::Kind::tint: return thing.cells.size() > 1 ? "region" : "cell";
    case DrawnThing::Kind::outside: return "clue";
    case DrawnThing::Kind::mark: break;
  }
  return thing.form == Form::square                                           ? "square"
         : thing.form == Form::diamond                                        ? "diamond"
         : thing.form == Form::circle && thing.seat == DrawnThing::Seat::cell ? "circle"
                                                                              : "dot";
}

/// Whether what marks say is what pairs without one are denied, by the number in it.
bool denies(std::string_view denied, std::string_view formula) {
  if (denied == "given") return true;
  const std::string_view number = formula.substr(formula.find_last_not_of("0123456789") + 1);
  const std::vector<std::string> all = words_of(numbers_in(std::string(denied), false));
  return !number.empty() && has(all, number);
}

}  // namespace

std::optional<Meant> RuleReader::read(const Statement& statement, const Statement* name,
                                      bool is_news, std::set<std::size_t>& used) {
  is_news_ = is_news;
  contradicts_ = false;
  std::vector<std::vector<std::string>> ways;
  const bool has_subject = name != nullptr && names_subject(name->words);
  const Referent label = has_subject && is_label(*name) ? referent_in_label(*name) : Referent();
  if (has_subject) {
    ways.push_back(name->words);
    // "Green lines are German whispers: each pair ..."
    const auto is = std::find(name->words.begin(), name->words.end(), "is");
    if (is != name->words.end()) ways.emplace_back(name->words.begin(), is);
    if (!label.words.empty()) ways.push_back(label.words);
    for (std::vector<std::string>& way : ways)
      way.insert(way.end(), statement.words.begin(), statement.words.end());
  }
  if (auto found = read_ways(statement, ways, has_subject, used)) return found;
  // "Adjacent digits on these lines": on those of the sentence before, and no others.
  const bool is_labelled = !label.words.empty();
  const Referent& referent = is_labelled ? label : referent_;
  if (const auto meant = resolved(statement, referent, is_labelled ? Nearness::label : nearness_)) {
    ways = {meant->words, meant->by_bracket, meant->plain, meant->behind_name};
    auto found = read_ways(statement, ways, has_subject, used);
    if (found || !is_all_of_kind(referent)) return found;
  }
  return read_ways(statement,
                   {statement.words, statement.by_bracket, statement.plain, statement.behind_name},
                   has_subject, used);
}

/// The statement with what its words refer to in their place, if they refer to something.
std::optional<Statement> RuleReader::resolved(const Statement& statement, const Referent& referent,
                                              Nearness nearness) const {
  const auto text = with_referent(statement.text, referent, nearness);
  if (!text) return std::nullopt;
  Statement meant = statement_of(*text);
  meant.text = statement.text;
  return meant;
}

/// Whether no things of its kind look otherwise.
bool RuleReader::is_all_of_kind(const Referent& referent) const {
  Rule rule;
  rule.scope = Rule::Scope::each;
  rule.selector = referent.selector;
  const std::size_t num_meant = things_.of(rule).size();
  rule.selector.resize(1);
  return num_meant == things_.of(rule).size();
}

/// What the first of several ways to say a statement means that fits what is drawn.
std::optional<Meant> RuleReader::read_ways(const Statement& statement,
                                           const std::vector<std::vector<std::string>>& ways,
                                           bool has_subject, std::set<std::size_t>& used) {
  // "One cage has": not each.
  const bool is_one = statement.words.size() > 1 && statement.words[0] == "1" &&
                      names_subject({statement.words[1]}) && statement.words[1] != "digit" &&
                      statement.words[1] != "cell";

  const auto may_be_meant = [&](std::string_view meaning) {
    // What is said of the things above is not said of the whole board, but for what has none.
    if (has_subject && meaning.starts_with("board") && !meaning.starts_with("board unmarked"))
      return false;
    return !is_one || !meaning.starts_with("each");
  };
  if (is_loose_) return read_loose_ways(statement.text, ways, may_be_meant, used);
  for (const std::vector<std::string>& words : ways) {
    if (words.empty()) continue;
    for (const std::string& meaning : meanings_.of(words)) {
      if (!may_be_meant(meaning)) continue;
      std::set<std::size_t> now;
      if (auto found = fitted(statement.text, meaning, now)) {
        used.insert(now.begin(), now.end());
        return found;
      }
    }
  }
  return std::nullopt;
}

/// Of what a statement means with the fewest words left out, what the stored solution keeps and
/// other fillings are the least likely to.
std::optional<Meant> RuleReader::read_loose_ways(
    std::string_view said, const std::vector<std::vector<std::string>>& ways,
    const std::function<bool(std::string_view meaning)>& may_be_meant,
    std::set<std::size_t>& used) {
  constexpr double kMostChance[] = {1e-3, 1e-5, 1e-6};  // by how many things are not said
  std::vector<LooseMeaning> all;
  std::set<std::vector<std::string>> seen;
  for (const std::vector<std::string>& words : ways) {
    if (words.empty() || !seen.insert(words).second) continue;
    const std::vector<LooseMeaning>& loose = meanings_.loosely_of(words);
    std::copy_if(loose.begin(), loose.end(), std::back_inserter(all),
                 [&](const LooseMeaning& one) { return may_be_meant(one.meaning); });
  }
  const auto weight = [](const LooseMeaning& one) {
    // Of what is not said all, that which the solution speaks for most is meant.
    return std::pair(one.num_missing, one.num_missing > 0 ? 0 : one.left_out.size());
  };
  std::stable_sort(all.begin(), all.end(),
                   [&weight](const auto& a, const auto& b) { return weight(a) < weight(b); });
  struct Best {
    const LooseMeaning* way = nullptr;
    double chance = 1;
    Meant meant;
    std::set<std::size_t> used;
    std::vector<Rule> taken;
  } best;
  for (const LooseMeaning& one : all) {
    if (best.way != nullptr && weight(*best.way) < weight(one)) break;
    if (!uses_of_part(one)) continue;
    const auto num_taken = static_cast<std::ptrdiff_t>(taken_.size());
    std::set<std::size_t> now;
    auto found = fitted(said, one.meaning, now);
    if (!found) continue;
    const std::vector<Rule> taken(taken_.begin() + num_taken, taken_.end());
    taken_.erase(taken_.begin() + num_taken, taken_.end());
    const bool is_strict = one.left_out.empty() && one.num_missing == 0 && !one.is_name;
    if (guesses_ != nullptr && !is_strict) {
      // Of what does not say all, nobody knows what was meant.
      if (keeps_guesses_ && one.num_missing == 0) guess(*found);
      continue;
    }
    const double chance = is_strict ? 0 : chance_to_keep(puzzle_, found->constraints);
    const double most = kMostChance[std::min(one.num_missing, std::size(kMostChance) - 1)];
    if (chance > most || (best.way != nullptr && chance >= best.chance)) continue;
    best = {&one, chance, *std::move(found), std::move(now), taken};
  }
  if (best.way == nullptr) return std::nullopt;
  taken_.insert(taken_.end(), best.taken.begin(), best.taken.end());
  used.insert(best.used.begin(), best.used.end());
  best.meant.by_solution = best.chance > 0;
  best.meant.left_out = best.way->left_out;
  return std::move(best.meant);
}

/// Whether a reading uses a word of the part of the sentence that is read, if it is a part to which
/// words of another one are carried over.
bool RuleReader::uses_of_part(const LooseMeaning& one) const {
  return must_use_.empty() ||
         std::any_of(must_use_.begin(), must_use_.end(), [&one](const std::string& word) {
           return english().has_word(word) && !english_frames().is_filler(word) &&
                  !has(one.left_out, word);
         });
}

/// Keeps what a sentence may come to, each once.
void RuleReader::guess(const Meant& meant) {
  Guess made = parts_before_;
  made.insert(made.end(), meant.constraints.begin(), meant.constraints.end());
  const bool is_there = std::find(guesses_->begin(), guesses_->end(), made) != guesses_->end();
  if (!made.empty() && !is_there && guesses_->size() <= kMostGuesses)
    guesses_->push_back(std::move(made));
}

std::optional<Meant> RuleReader::read_in_parts(const Statement& statement, const Statement* name,
                                               const IsNews& is_news, std::set<std::size_t>& used,
                                               int num_parts) {
  bool contradicted = contradicts_;
  for (const Halves& halves : halves_of(statement.text)) {
    const Statement first = statement_of(halves.first);
    if (first.is_example) continue;
    const std::size_t num_taken = taken_.size();
    std::set<std::size_t> now = used;
    const bool is_first_news = is_news(first.text);
    const bool kept_guesses = std::exchange(keeps_guesses_, false);  // of half a sentence
    auto one = read(first, name, is_first_news, now);
    keeps_guesses_ = kept_guesses;
    const bool is_first_contrary = contradicts_;
    if (!one && (is_first_contrary || is_first_news || !names_rules(first))) {
      contradicted =
          contradicted || (is_first_contrary && has_meaning(statement_of(halves.second)));
      taken_.resize(num_taken);
      continue;
    }
    if (!one) one = Meant{};
    if (lets_repeat_what_differs(statement_of(halves.second), one->meaning)) {
      taken_.resize(num_taken);
      continue;
    }
    const Referent before = referent_;
    const Nearness before_nearness = nearness_;
    const bool may_mean_first = may_refer(halves.second);
    if (Referent of_first = may_mean_first ? referent_in(first) : Referent();
        !of_first.words.empty())
      refer_to(std::move(of_first), Nearness::next);
    const auto num_before = static_cast<std::ptrdiff_t>(parts_before_.size());
    parts_before_.insert(parts_before_.end(), one->constraints.begin(), one->constraints.end());
    auto two = read_second(first, statement_of(halves.second), name, is_news, now, num_parts - 1);
    parts_before_.erase(parts_before_.begin() + num_before, parts_before_.end());
    refer_to(before, before_nearness);
    contradicted = contradicted || contradicts_;
    if (two) {
      used = std::move(now);
      if (!one->meaning.empty() && !two->meaning.empty()) one->meaning += " ;; ";
      one->meaning += two->meaning;
      one->constraints.insert(one->constraints.end(),
                              std::make_move_iterator(two->constraints.begin()),
                              std::make_move_iterator(two->constraints.end()));
      one->by_solution = one->by_solution || two->by_solution;
      one->left_out.insert(one->left_out.end(), two->left_out.begin(), two->left_out.end());
      for (ConstraintSpec& spec : one->constraints) spec.said = statement.text;
      return one;
    }
    taken_.resize(num_taken);
  }
  contradicts_ = contradicted;
  return std::nullopt;
}

std::optional<Meant> RuleReader::read_of_rest(const Statement& statement,
                                              std::set<std::size_t>& used) {
  std::vector<std::string> words = !statement.behind_name.empty() ? statement.behind_name
                                   : !statement.plain.empty()     ? statement.plain
                                                                  : statement.words;
  std::set<std::string> names;
  std::copy_if(words.begin(), words.end(), std::inserter(names, names.end()),
               [](const std::string& word) { return !english().has_word(word); });
  if (!is_loose_ && names.size() > 1) return std::nullopt;
  for (const std::string& name : names) {
    if (auto found = read_of_rest_called(statement.text, words, name, used)) return found;
  }
  return std::nullopt;
}

/// Reads a sentence in which the only things that are left, which must be alike, have a name.
std::optional<Meant> RuleReader::read_of_rest_called(std::string_view said,
                                                     std::vector<std::string> words,
                                                     const std::string& name,
                                                     std::set<std::size_t>& used) {
  std::vector<DrawnThing> rest = things_.all();
  std::erase_if(rest, [&used](const DrawnThing& thing) {
    return !thing.rule.empty() || thing.is_part || thing.sources.empty() ||
           std::any_of(thing.sources.begin(), thing.sources.end(),
                       [&used](std::size_t source) { return used.contains(source); });
  });
  if (rest.empty() || !are_alike(rest)) return std::nullopt;
  // Where words may be left out, it may be anything that is said of such things.
  std::replace(words.begin(), words.end(), name,
               std::string(is_loose_ ? noun_of(rest.front()) : kNameOfRest));
  Statement renamed;
  renamed.text = said;
  renamed.words = std::move(words);
  rest = things_.exchange(std::move(rest));
  auto found = read(renamed, nullptr, true, used);
  things_.exchange(std::move(rest));
  return found;
}

std::optional<Meant> RuleReader::read_loosely(const Statement& statement, const Statement* name,
                                              std::set<std::size_t>& used) {
  is_loose_ = true;
  auto found = read(statement, name, true, used);
  const IsNews is_news = [](std::string_view) { return true; };
  if (!found) found = read_in_parts(statement, name, is_news, used);
  if (!found) found = read_of_rest(statement, used);
  is_loose_ = false;
  return found;
}

std::vector<Guess> RuleReader::guesses(const Statement& statement, const Statement* name,
                                       const std::set<std::size_t>& used) {
  std::vector<Guess> made;
  guesses_ = &made;
  std::set<std::size_t> now = used;
  const std::vector<Rule> taken = taken_;
  const auto found = read_loosely(statement, name, now);
  taken_ = taken;
  guesses_ = nullptr;
  if (found) made.push_back(found->constraints);
  if (made.size() > kMostGuesses) made.clear();
  return made;
}

std::optional<Meant> RuleReader::read_restated(const Statement& statement, const Statement* name,
                                               const IsNews& is_news, std::set<std::size_t>& used) {
  const std::string_view restated = restated_in(statement.text);
  if (restated.empty()) return std::nullopt;
  const Statement again = statement_of(restated);
  auto meant = read_second(statement, again, name, is_news, used, kMostParts);
  // "Neighbours on a line whisper, i.e. they differ by 5": of what stands up to the thing.
  const std::vector<Mention> things = mentions_in(statement.words);
  constexpr std::string_view kPronouns[] = {"they", "it", "each"};
  const bool is_of_same =
      !again.words.empty() && std::find(std::begin(kPronouns), std::end(kPronouns),
                                        again.words.front()) != std::end(kPronouns);
  if (!meant && is_of_same && !things.empty()) {
    Statement carried;
    carried.text = again.text;
    carried.words.assign(statement.words.begin(),
                         statement.words.begin() + static_cast<std::ptrdiff_t>(things.front().end));
    carried.words.insert(carried.words.end(), again.words.begin() + 1, again.words.end());
    meant = read(carried, nullptr, is_news(again.text), used);
  }
  if (!meant || meant->meaning.empty()) return std::nullopt;
  for (ConstraintSpec& spec : meant->constraints) spec.said = statement.text;
  return meant;
}

bool RuleReader::takes_as_said_of_nothing(const Statement& statement) {
  for (const std::vector<std::string>* words :
       {&statement.words, &statement.plain, &statement.behind_name}) {
    if (words->empty()) continue;
    for (const std::string& meaning : english().meanings("statement", *words)) {
      const std::vector<Rule> rules = rules_of(meaning);
      const bool is_of_nothing =
          !rules.empty() && std::all_of(rules.begin(), rules.end(), [this](const Rule& rule) {
            return rule.scope == Rule::Scope::each && things_.is_kind_absent(rule);
          });
      if (!is_of_nothing) continue;
      taken_.insert(taken_.end(), rules.begin(), rules.end());
      return true;
    }
  }
  return false;
}

/// Whether a statement would mean something.
bool RuleReader::has_meaning(const Statement& statement) {
  return !meanings_.of(statement.words).empty() ||
         (statement.plain != statement.words && !meanings_.of(statement.plain).empty()) ||
         (!statement.behind_name.empty() && !meanings_.of(statement.behind_name).empty());
}

/// The second part of a sentence, which may be about what the first one is about.
std::optional<Meant> RuleReader::read_second(const Statement& first, const Statement& second,
                                             const Statement* name, const IsNews& is_news,
                                             std::set<std::size_t>& used, int num_parts) {
  // What goes on in time, or about what the first part ends with, is no part of its own; what says
  // it once more is none either.
  constexpr std::string_view kGoesOn[] = {"then ", "which ", "whose ", "who ", "that "};
  if (says_once_more(second)) return Meant{};
  if (std::any_of(std::begin(kGoesOn), std::end(kGoesOn),
                  [&second](std::string_view begin) { return second.text.starts_with(begin); }))
    return std::nullopt;
  if (is_permission(second) || second.is_example) return Meant{};
  const bool is_second_news = is_news(second.text);
  if (auto meant = read(second, name, is_second_news, used)) return meant;
  const bool is_contrary = contradicts_;
  must_use_ = second.words;
  auto meant = read_carried(first, second, is_second_news, used);
  must_use_.clear();
  if (meant) return meant;
  contradicts_ = is_contrary;
  return num_parts > 1 ? read_in_parts(second, name, is_news, used, num_parts) : std::nullopt;
}

/// The second part with the subject of the first one, or with other words that it leaves out.
std::optional<Meant> RuleReader::read_carried(const Statement& first, const Statement& second,
                                              bool is_news, std::set<std::size_t>& used) {
  Statement carried;
  carried.text = second.text;
  carried.words = subject_of(first);
  if (!second.words.empty() && second.words.front() == "joined") carried.words = {"digit"};
  if (!carried.words.empty()) {
    constexpr std::string_view kPronouns[] = {"meaning", "so", "they", "it"};
    const auto rest =
        std::find_if(second.words.begin(), second.words.end(), [&](const std::string& word) {
          return std::find(std::begin(kPronouns), std::end(kPronouns), word) == std::end(kPronouns);
        });
    carried.words.insert(carried.words.end(), rest, second.words.end());
    if (auto meant = read(carried, nullptr, is_news, used)) return meant;
  }
  auto words = spelled_out(first.words, second.words);
  if (!words) return std::nullopt;
  carried.words = *std::move(words);
  return read(carried, nullptr, is_news, used);
}

/// What is said of marked pairs, denied of all that have no mark: of the last rule, or of all
/// those about the marks that the selector tells. Empty where nothing was said of them.
std::vector<Rule> RuleReader::of_unmarked(const Rule& all_given) const {
  std::vector<Rule> denied;
  for (const Rule& rule : taken_) {
    const bool is_of_marks = rule.scope == Rule::Scope::each && !rule.selector.empty() &&
                             (rule.selector.front() == "mark" || rule.selector.front() == "edge");
    if (!is_of_marks || speaks_of(rule.formula, "clue")) continue;
    const bool is_wanted = std::all_of(
        all_given.selector.begin(), all_given.selector.end(), [&rule](const std::string& word) {
          return word == "mark" || word == "last" || has(rule.selector, word);
        });
    if (!is_wanted || !denies(all_given.formula, rule.formula)) continue;
    Rule& made = denied.emplace_back();
    made.scope = Rule::Scope::board;
    made.selector = {"unmarked"};
    made.formula = "each unmarked: not (" + rule.formula + ")";
  }
  const bool is_of_last = has(all_given.selector, "last");
  if (is_of_last && denied.size() > 1) denied = {denied.back()};
  return denied;
}

/// For a sentence that all marks of a kind are drawn, where they have a name: the rule that says so
/// by name, for each kind. Empty where some are meant without a name, or not all of a kind, or a
/// kind has no such rule.
std::vector<ConstraintSpec> RuleReader::all_drawn(const Rule& rule) const {
  const bool is_of_letters = rule.scope == Rule::Scope::board;
  if (is_of_letters && !has(rule.selector, "unmarked")) return {};
  if (!is_of_letters && rule.scope != Rule::Scope::unmarked) return {};
  Rule marks;
  marks.scope = Rule::Scope::each;
  marks.selector = {"edge"};
  if (!is_of_letters && !rule.selector.empty() && !has(rule.selector, "last"))
    marks.selector = rule.selector;
  std::map<std::string, std::size_t> kinds;
  for (const DrawnThing& thing : things_.of(marks)) {
    if ((thing.form == DrawnThing::Form::text) != is_of_letters) continue;
    if (thing.rule.empty()) return {};
    ++kinds[thing.rule];
  }
  std::vector<ConstraintSpec> specs;
  for (const auto& [kind, number] : kinds) {
    const auto is_of_kind = [&id = kind](const DrawnThing& thing) { return thing.rule == id; };
    const std::vector<DrawnThing>& all = things_.all();
    if (static_cast<std::size_t>(std::count_if(all.begin(), all.end(), is_of_kind)) != number)
      return {};
    const auto types = constraints::constraint_types();
    const auto type = std::find_if(types.begin(), types.end(), [&id = kind](const auto* other) {
      return other->all_drawn == id;
    });
    if (type == types.end()) return {};
    specs.emplace_back().type = (*type)->id;
  }
  return specs;
}

/// Whether what says nothing new speaks of a grid as this one is: "6x6", "the digits 1 to 9".
bool RuleReader::is_of_this_grid(std::string_view said) const {
  const std::vector<std::string> words = words_of(said);
  constexpr std::string_view kFills[] = {"fill", "position", "put", "enter", "write", "complete"};
  const bool fills = std::any_of(std::begin(kFills), std::end(kFills),
                                 [&words](std::string_view word) { return has(words, word); });
  const std::string size = std::to_string(puzzle_.num_digits());
  return std::all_of(words.begin(), words.end(), [&](const std::string& word) {
    const std::size_t by = word.find('x');
    const bool is_square = by != std::string::npos && by > 0 &&
                           word.substr(0, by) == word.substr(by + 1) && word[0] > '3';
    if (is_square && word.substr(0, by) != size) return false;
    return !fills || !is_number(word) || word == "1" || word == "2" || word == "3" ||
           word == size ||
           word.size() == size.size() * static_cast<std::size_t>(puzzle_.num_digits());
  });
}

/// Adds what is new of rules that a sentence comes to; whether they can be what it means.
bool RuleReader::take(std::string_view said, std::vector<ConstraintSpec> specs,
                      Meant& meant) const {
  std::size_t num_trivial = 0;
  for (ConstraintSpec& spec : specs) {
    const auto valid = constraints::validate(puzzle_, spec);
    if (!valid) {
      if (!is_trivial(valid.error())) return false;
      // What says nothing of any of the things is not what is meant.
      if (++num_trivial == specs.size()) return false;
      continue;
    }
    const auto* type = constraints::find_constraint_type(spec.type);
    const bool is_contrary =
        type->contradiction != nullptr && type->contradiction(puzzle_, spec).has_value();
    if (is_contrary || !named_.is_kept(spec)) return false;
    spec = by_name(puzzle_, spec);
    if (named_.is_there(spec)) continue;
    spec.said = said;
    meant.constraints.push_back(std::move(spec));
  }
  return true;
}

std::optional<Meant> RuleReader::fitted(std::string_view said, const std::string& meaning,
                                        std::set<std::size_t>& used) {
  Meant meant;
  std::vector<Rule> rules = rules_of(meaning);
  if (rules.empty() && !is_of_this_grid(said)) return std::nullopt;
  std::vector<Rule> expanded;
  std::vector<ConstraintSpec> by_names;
  for (const Rule& rule : rules) {
    const std::vector<ConstraintSpec> named = all_drawn(rule);
    by_names.insert(by_names.end(), named.begin(), named.end());
    if (!named.empty()) continue;
    const bool is_of_unmarked = rule.scope == Rule::Scope::unmarked;
    const std::vector<Rule> made = is_of_unmarked ? of_unmarked(rule) : std::vector<Rule>{rule};
    if (made.empty()) return std::nullopt;
    expanded.insert(expanded.end(), made.begin(), made.end());
  }
  rules = std::move(expanded);
  for (const Rule& rule : rules) {
    // An arrow has its circle at one end alone.
    const bool has_two_ends = rule.selector.empty() || rule.selector.front() != "arrow";
    if (!has_two_ends && (speaks_of(rule.formula, "ends") || speaks_of(rule.formula, "inner")))
      return std::nullopt;
    std::vector<ConstraintSpec> specs;
    if (rule.scope == Rule::Scope::board) {
      specs = specs_.of_board(rule, things_.all(), used);
    } else {
      std::vector<DrawnThing> about = things_.of(rule);
      if (about.empty()) return std::nullopt;
      const bool is_sum_of_all = rule.scope == Rule::Scope::all && speaks_of(rule.formula, "sum");
      if (is_sum_of_all && things_.has_end_of_line(about)) return std::nullopt;
      // What is known already is not said again.
      const bool all_known = std::all_of(
          about.begin(), about.end(), [](const DrawnThing& thing) { return !thing.rule.empty(); });
      if (all_known && rule.scope == Rule::Scope::each) {
        const Agreement said_of_named = named_.agreement_of(rule, about);
        if (said_of_named == Agreement::implied) continue;
        if (said_of_named == Agreement::contrary) {
          contradicts_ = true;
          return std::nullopt;
        }
      } else if (all_known && (!is_news_ || named_.keep_together(rule, about))) {
        continue;
      }
      if (!all_known)
        std::erase_if(about, [](const DrawnThing& thing) { return !thing.rule.empty(); });
      specs = rule.scope == Rule::Scope::each ? specs_.of_each(rule, about)
                                              : specs_.of_all(rule, about);
      // Whose diagonal is meant looks along no row.
      const bool is_of_lanes = rule.selector.front() == "outside";
      const bool is_of_diagonals = said.find("diagonal") != std::string_view::npos;
      if (specs.empty() || is_misfit(rule, about) || (is_of_lanes && is_of_diagonals)) {
        // It asks for more than what they are by name.
        contradicts_ = contradicts_ || (all_known && !specs.empty());
        return std::nullopt;
      }
      for (const DrawnThing& thing : about) used.insert(thing.sources.begin(), thing.sources.end());
    }
    if (!take(said, std::move(specs), meant)) return std::nullopt;
  }
  if (!take(said, std::move(by_names), meant)) return std::nullopt;
  meant.meaning = meaning == "nothing" ? std::string() : meaning;
  taken_.insert(taken_.end(), rules.begin(), rules.end());
  return meant;
}

}  // namespace omnidoku::reading
