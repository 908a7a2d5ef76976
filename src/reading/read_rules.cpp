// SPDX-License-Identifier: MIT
#include "reading/read_rules.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "constraints/constraint_type.h"
#include "reading/agreement.h"
#include "reading/grammar.h"
#include "reading/known_things.h"
#include "reading/named_types.h"
#include "reading/selecting.h"
#include "reading/statements.h"

namespace omnidoku::reading {
namespace {

using geometry::Cell;
using model::ConstraintSpec;

/// Where a cell lies on the lattice of the board.
struct Spot {
  int row = 0;
  int column = 0;
};

class Lattice {
 public:
  explicit Lattice(const geometry::Board& board) : lattice_(board.lattice()) {
    for (int r = 0; r < lattice_.rows; ++r) {
      for (int c = 0; c < lattice_.columns; ++c) {
        if (const auto cell = at({r, c})) spots_[*cell] = {r, c};
      }
    }
  }
  [[nodiscard]] Spot spot(Cell cell) const { return spots_.at(cell); }
  [[nodiscard]] std::optional<Cell> at(Spot spot) const {
    if (spot.row < 0 || spot.row >= lattice_.rows || spot.column < 0 ||
        spot.column >= lattice_.columns)
      return std::nullopt;
    return lattice_
        .at[static_cast<std::size_t>(spot.row) * static_cast<std::size_t>(lattice_.columns) +
            static_cast<std::size_t>(spot.column)];
  }

 private:
  const geometry::Lattice& lattice_;
  std::map<Cell, Spot> spots_;
};

/// The direction in which an arrow points, rows down and columns to the right.
std::optional<Spot> direction_of(const DrawnThing& thing) {
  // Clockwise from the right, as the angle goes.
  constexpr std::array<Spot, 8> kTurns = {
      {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};
  constexpr std::pair<std::string_view, int> kArrows[] = {{"\xe2\x86\x92", 0},
                                                          {"\xe2\x86\x98", 1},
                                                          {"\xe2\x86\x93", 2},
                                                          {"\xe2\x86\x99", 3},
                                                          {"\xe2\x86\x90", 4},
                                                          {"\xe2\x86\x96", 5},
                                                          {"\xe2\x86\x91", 6},
                                                          {"\xe2\x86\x97", 7},
                                                          {"\xe2\x9e\xa1", 0},
                                                          {"\xe2\xac\x87", 2},
                                                          {"\xe2\xac\x85", 4},
                                                          {"\xe2\xac\x86", 6},
                                                          {"\xe2\xac\x88", 7},
                                                          {"\xe2\xac\x89", 5},
                                                          {"\xe2\xac\x8a", 1},
                                                          {"\xe2\xac\x8b", 3},
                                                          {">", 0},
                                                          {"v", 2},
                                                          {"V", 2},
                                                          {"<", 4},
                                                          {"^", 6}};
  for (const auto& [sign, turn] : kArrows) {
    if (thing.text.find(sign) == std::string::npos) continue;
    const int more = static_cast<int>(std::lround(thing.angle / 45));
    return kTurns[static_cast<std::size_t>(((turn + more) % 8 + 8) % 8)];
  }
  return std::nullopt;
}

/// The whole numbers in a text, or its digits one by one.
std::string numbers_in(const std::string& text, bool by_digit) {
  std::string numbers;
  bool was_digit = false;
  for (const char c : text) {
    const bool is_digit = c >= '0' && c <= '9';
    if (is_digit) {
      if (!numbers.empty() && (by_digit || !was_digit)) numbers += ' ';
      numbers += c;
    }
    was_digit = is_digit;
  }
  return numbers;
}

bool has(const std::vector<std::string>& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

/// Whether the formula is about the numbers of a clue one by one.
bool takes_digits(const std::string& formula) {
  return formula.find("in clue") != std::string::npos ||
         formula.find("clue[") != std::string::npos ||
         formula.find("count(clue)") != std::string::npos;
}

bool speaks_of(std::string_view formula, std::string_view name) {
  const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || c == '_'; };
  for (std::size_t at = formula.find(name); at != std::string_view::npos;
       at = formula.find(name, at + 1)) {
    const std::size_t end = at + name.size();
    if ((at == 0 || !is_letter(formula[at - 1])) &&
        (end == formula.size() || !is_letter(formula[end])))
      return true;
  }
  return false;
}

/// Of a formula "(..) and (..)" what it says of a thing without a number; empty where it says
/// nothing then.
std::string without_clue(std::string_view formula) {
  constexpr std::string_view kAnd = ") and (";
  std::string left;
  int depth = 0;
  std::size_t begin = 0;
  const auto end_part = [&](std::size_t end) {
    const std::string_view part = formula.substr(begin, end - begin);
    if (!speaks_of(part, "clue")) left += (left.empty() ? "" : " and ") + std::string(part);
  };
  for (std::size_t i = 0; i < formula.size(); ++i) {
    if (formula[i] == '(') ++depth;
    if (formula[i] == ')' && --depth == 0 && formula.substr(i).starts_with(kAnd)) {
      end_part(i + 1);
      begin = i + kAnd.size() - 1;
    }
  }
  end_part(formula.size());
  return left;
}

bool has_number(const Statement& statement) {
  return std::any_of(statement.words.begin(), statement.words.end(), [](const std::string& word) {
    return word.find_first_of("0123456789") != std::string::npos;
  });
}

/// Whether a statement behind an example belongs to it: it has numbers, as examples do.
bool goes_on(const Statement& statement) {
  constexpr std::string_view kBegins[] = {"if", "then", "so", "since", "because", "but", "as"};
  return has_number(statement) ||
         (!statement.words.empty() && std::find(std::begin(kBegins), std::end(kBegins),
                                                statement.words.front()) != std::end(kBegins));
}

/// Whether it is what the sentences behind it are called: "Killer rules:".
bool is_label(const Statement& statement) {
  constexpr std::size_t kMostWords = 5;
  return statement.text.ends_with(':') && statement.words.size() <= kMostWords;
}

/// Whether it says no more than what is allowed, "digits may repeat", or what nobody knows.
bool is_permission(const Statement& statement) {
  const auto says = [&](std::string_view word) {
    return std::find(statement.words.begin(), statement.words.end(), word) != statement.words.end();
  };
  if (says("not") && says("know")) return true;
  const bool restricts = says("how") || says("tell") || says("sum") || says("sumto") ||
                         says("than") || says("not") || says("no") || says("none") ||
                         says("only") || says("each") || says("if") || says("atmost") ||
                         says("atleast") || says("odd") || says("even") || says("prime");
  // That digits may repeat in rows takes a rule back.
  const bool of_houses = (says("repeat") || says("twice") || says("same")) && !says("repeatif") &&
                         !says("aslongas") &&
                         (says("row") || says("column") || says("box") || says("region"));
  if (of_houses && !says("when") && !says("where") && !says("provided")) return false;
  // "They may stay the same": what is said to rise need not.
  const bool loosens = says("stay") || says("remain") || says("fall") || says("rise");
  if (says("may") && loosens) return false;
  const bool frees = says("neednot") && (says("rise") || says("sumto") || says("fall"));
  return (says("may") || says("neednot") || says("repeatif")) && !restricts && !frees;
}

/// Whether it says in other words what the one before it did: "that is, ...".
bool is_gloss(const Statement& statement) {
  // "(11 means that there must be two 1s.)"
  const bool is_of_number = statement.text.starts_with('(') && statement.text.size() > 1 &&
                            statement.text[1] >= '0' && statement.text[1] <= '9';
  if (is_of_number && has(statement.words, "tell")) return true;
  // "Note that this means that 5 cannot stand on them."
  const std::vector<std::string>& words = statement.words;
  if (words.size() > 2 && words[0] == "this" && words[1] == "tell" && words[2] == "that")
    return true;
  return words.size() > 2 && words[0] == "that" && words[1] == "is";
}

/// What a sentence comes to.
struct Meant {
  std::string meaning;  ///< empty where it says nothing
  std::vector<ConstraintSpec> constraints;
};

/// Whether it tells something of digits or cells in other words than those of the ordinary rules:
/// then it says something new where the puzzle has nothing else that it could be about.
bool tells_of_digits(const Statement& statement) {
  return has(statement.words, "tell") &&
         (has(statement.words, "digit") || has(statement.words, "cell"));
}

/// Whether a formula is refused for holding whatever is filled in.
bool is_trivial(const base::Error& error) {
  return error.what.find("holds whatever") != std::string::npos;
}

class RuleReader {
 public:
  RuleReader(const model::Puzzle& puzzle, std::vector<DrawnThing> things)
      : puzzle_(puzzle), lattice_(*puzzle.board), things_(std::move(things)) {}

  /// What a sentence says, if it fits what is drawn. The statement before it may name what it is
  /// about, "Purple lines:"; null if it does not.
  std::optional<Meant> read(const Statement& statement, const Statement* name, bool is_news,
                            std::set<std::size_t>& used) {
    is_news_ = is_news;
    contradicts_ = false;
    std::vector<std::vector<std::string>> ways;
    const bool has_subject = name != nullptr && names_subject(name->words);
    if (has_subject) {
      ways.push_back(name->words);
      // "Green lines are German whispers: each pair ..."
      const auto is = std::find(name->words.begin(), name->words.end(), "is");
      if (is != name->words.end()) ways.emplace_back(name->words.begin(), is);
      for (std::vector<std::string>& way : ways)
        way.insert(way.end(), statement.words.begin(), statement.words.end());
    }
    ways.insert(ways.end(),
                {statement.words, statement.by_bracket, statement.plain, statement.behind_name});
    // "One cage has": not each.
    const bool is_one = statement.words.size() > 1 && statement.words[0] == "1" &&
                        names_subject({statement.words[1]}) && statement.words[1] != "digit" &&
                        statement.words[1] != "cell";

    for (const std::vector<std::string>& words : ways) {
      if (words.empty()) continue;
      for (const std::string& meaning : meanings_of(words)) {
        // What is said of the things above is not said of the whole board.
        if (has_subject && meaning.starts_with("board")) continue;
        if (is_one && meaning.starts_with("each")) continue;
        std::set<std::size_t> now;
        if (auto found = fitted(statement.text, meaning, now)) {
          used.insert(now.begin(), now.end());
          return found;
        }
      }
    }
    return std::nullopt;
  }

  /// Reads a sentence that says two things, or three: each part must be read, but for a first one
  /// that is no news and about nothing that is drawn: "This is a killer sudoku, so ...".
  std::optional<Meant> read_in_parts(const Statement& statement, const IsNews& is_news,
                                     std::set<std::size_t>& used, int num_parts = 3) {
    bool contradicted = contradicts_;
    for (const Halves& halves : halves_of(statement.text)) {
      const Statement first = statement_of(halves.first);
      if (first.is_example) continue;
      const std::size_t num_taken = taken_.size();
      std::set<std::size_t> now = used;
      const bool is_first_news = is_news(first.text);
      auto one = read(first, nullptr, is_first_news, now);
      const bool is_first_contrary = contradicts_;
      if (!one && (is_first_contrary || is_first_news || names_subject(first.words))) {
        contradicted =
            contradicted || (is_first_contrary && has_meaning(statement_of(halves.second)));
        taken_.resize(num_taken);
        continue;
      }
      if (!one) one = Meant{};
      auto two = read_second(first, statement_of(halves.second), is_news, now, num_parts - 1);
      contradicted = contradicted || contradicts_;
      if (two) {
        used = std::move(now);
        if (!one->meaning.empty() && !two->meaning.empty()) one->meaning += " ;; ";
        one->meaning += two->meaning;
        one->constraints.insert(one->constraints.end(),
                                std::make_move_iterator(two->constraints.begin()),
                                std::make_move_iterator(two->constraints.end()));
        return one;
      }
      taken_.resize(num_taken);
    }
    contradicts_ = contradicted;
    return std::nullopt;
  }

  /// Whether the rule that was read last lets what it says of neighbours be the same.
  [[nodiscard]] bool lets_stay_same() const {
    return !taken_.empty() && taken_.back().formula == "it is growing";
  }

  /// Whether the sentence that was read last, and could not be, says otherwise than what the puzzle
  /// has by name.
  [[nodiscard]] bool contradicts() const { return contradicts_; }

  /// Reads a sentence about what it has a name of its own for, "each sun": where one word is none
  /// that rules have, it may be what the only things are called of which no sentence was.
  std::optional<Meant> read_of_rest(const Statement& statement, std::set<std::size_t>& used) {
    std::vector<std::string> words = !statement.behind_name.empty() ? statement.behind_name
                                     : !statement.plain.empty()     ? statement.plain
                                                                    : statement.words;
    std::string name;
    for (std::string& word : words) {
      if (english().has_word(word)) continue;
      if (!name.empty() && word != name) return std::nullopt;
      name = std::exchange(word, kNameOfRest);
    }
    if (name.empty()) return std::nullopt;
    std::vector<DrawnThing> rest = things_;
    std::erase_if(rest, [&used](const DrawnThing& thing) {
      return !thing.rule.empty() || thing.is_part || thing.sources.empty() ||
             std::any_of(thing.sources.begin(), thing.sources.end(),
                         [&used](std::size_t source) { return used.contains(source); });
    });
    if (rest.empty() || !are_alike(rest)) return std::nullopt;
    Statement renamed;
    renamed.text = statement.text;
    renamed.words = std::move(words);
    things_.swap(rest);
    auto found = read(renamed, nullptr, true, used);
    things_.swap(rest);
    return found;
  }

  /// Whether the sentence says something of each of some things of which none is drawn. It is said
  /// then, for what refers to it.
  bool takes_as_said_of_nothing(const Statement& statement) {
    for (const std::vector<std::string>* words :
         {&statement.words, &statement.plain, &statement.behind_name}) {
      if (words->empty()) continue;
      for (const std::string& meaning : meanings_of(*words)) {
        const std::vector<Rule> rules = rules_of(meaning);
        const bool is_of_nothing =
            !rules.empty() && std::all_of(rules.begin(), rules.end(), [this](const Rule& rule) {
              return rule.scope == Rule::Scope::each && is_kind_absent(rule);
            });
        if (!is_of_nothing) continue;
        taken_.insert(taken_.end(), rules.begin(), rules.end());
        return true;
      }
    }
    return false;
  }

 private:
  static constexpr const char* kNameOfRest = "thingofrest";

  /// Whether a statement would mean something.
  bool has_meaning(const Statement& statement) {
    return !meanings_of(statement.words).empty() ||
           (statement.plain != statement.words && !meanings_of(statement.plain).empty()) ||
           (!statement.behind_name.empty() && !meanings_of(statement.behind_name).empty());
  }

  /// The words of a statement before its verb, where they name something and nothing is denied.
  static std::vector<std::string> subject_of(const Statement& statement) {
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
    if (verb == words.end() || std::any_of(words.begin(), verb, is_of(kOther)) ||
        has(words, "not") || has(words, "no") || !names_subject(subject))
      subject.clear();
    return subject;
  }

  /// The second part of a sentence, which may be about what the first one is about.
  std::optional<Meant> read_second(const Statement& first, const Statement& second,
                                   const IsNews& is_news, std::set<std::size_t>& used,
                                   int num_parts) {
    // What goes on in time, or about what the first part ends with, is no part of its own.
    constexpr std::string_view kGoesOn[] = {"then ", "which ", "whose ", "who ", "that "};
    if (std::any_of(std::begin(kGoesOn), std::end(kGoesOn),
                    [&second](std::string_view begin) { return second.text.starts_with(begin); }))
      return std::nullopt;
    if (is_permission(second) || second.is_example) return Meant{};
    const bool is_second_news = is_news(second.text);
    if (auto meant = read(second, nullptr, is_second_news, used)) return meant;
    const bool is_contrary = contradicts_;
    Statement carried;
    carried.text = second.text;
    carried.words = subject_of(first);
    if (!second.words.empty() && second.words.front() == "joined") carried.words = {"digit"};
    if (!carried.words.empty()) {
      constexpr std::string_view kPronouns[] = {"meaning", "so", "they", "it"};
      const auto rest =
          std::find_if(second.words.begin(), second.words.end(), [&](const std::string& word) {
            return std::find(std::begin(kPronouns), std::end(kPronouns), word) ==
                   std::end(kPronouns);
          });
      carried.words.insert(carried.words.end(), rest, second.words.end());
      if (auto meant = read(carried, nullptr, is_second_news, used)) return meant;
    }
    contradicts_ = is_contrary;
    return num_parts > 1 ? read_in_parts(second, is_news, used, num_parts) : std::nullopt;
  }

  /// What words mean as a statement, which is asked again where it depends on others.
  const std::vector<std::string>& meanings_of(const std::vector<std::string>& words) {
    const auto [known, is_new] = meanings_.try_emplace(words);
    if (is_new) known->second = english().meanings("statement", words);
    return known->second;
  }

  /// Whether no thing of the kind is drawn; of marks, none of its form that is black or white as
  /// the rule says, or has its sign.
  [[nodiscard]] bool is_kind_absent(const Rule& rule) const {
    // What has a name of its own may be drawn as anything.
    if (has(rule.selector, "named")) return false;
    // A circle may be that of an arrow, or the end of a line.
    const bool is_of_circles = has(rule.selector, "form=circle") &&
                               !has(rule.selector, "colour=white") &&
                               !has(rule.selector, "colour=black");
    const auto has_circle = [](const DrawnThing& thing) {
      return thing.has_bulb || !thing.bulb.empty() || thing.num_ringed_ends > 0;
    };
    if (is_of_circles && std::any_of(things_.begin(), things_.end(), has_circle)) return false;
    Rule kind = rule;
    const bool is_of_marks = kind.selector.front() == "mark";
    std::erase_if(kind.selector, [&](const std::string& word) {
      const bool tells_dots = word == "colour=white" || word == "colour=black";
      return word == "clued" || word.starts_with("length=") ||
             (word.starts_with("colour=") && !(is_of_marks && tells_dots));
    });
    return things_of(kind).empty();
  }

  /// Whether things are of one kind and look.
  static bool are_alike(const std::vector<DrawnThing>& things) {
    return std::all_of(things.begin(), things.end(), [&](const DrawnThing& thing) {
      const DrawnThing& first = things.front();
      return thing.kind == first.kind && thing.seat == first.seat && thing.form == first.form &&
             thing.colours == first.colours && thing.is_alternative == first.is_alternative;
    });
  }

  /// Whether what marks say is what pairs without one are denied, by the number in it.
  static bool denies(std::string_view denied, std::string_view formula) {
    if (denied == "given") return true;
    const std::string_view number = formula.substr(formula.find_last_not_of("0123456789") + 1);
    const std::vector<std::string> all = words_of(numbers_in(std::string(denied), false));
    return !number.empty() && has(all, number);
  }

  /// What is said of marked pairs, denied of all that have no mark: of the last rule, or of all
  /// those about the marks that the selector tells. Empty where nothing was said of them.
  [[nodiscard]] std::vector<Rule> of_unmarked(const Rule& all_given) const {
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

  /// Whether what says nothing new speaks of a grid as this one is: "6x6", "the digits 1 to 9".
  [[nodiscard]] bool is_of_this_grid(std::string_view said) const {
    const std::vector<std::string> words = words_of(said);
    constexpr std::string_view kFills[] = {"fill", "position", "put", "enter", "write", "complete"};
    const bool fills = std::any_of(std::begin(kFills), std::end(kFills),
                                   [&words](std::string_view word) { return has(words, word); });
    const std::string size = std::to_string(puzzle_.num_digits());
    return std::all_of(words.begin(), words.end(), [&](const std::string& word) {
      const std::size_t by = word.find('x');
      const bool is_square = by != std::string::npos && by > 0 &&
                             word.substr(0, by) == word.substr(by + 1) && word[0] > '3';
      const bool is_number = word.find_first_not_of("0123456789") == std::string::npos;
      if (is_square && word.substr(0, by) != size) return false;
      return !fills || !is_number || word == "1" || word == "2" || word == "3" || word == size ||
             word.size() == size.size() * static_cast<std::size_t>(puzzle_.num_digits());
    });
  }

  std::optional<Meant> fitted(std::string_view said, const std::string& meaning,
                              std::set<std::size_t>& used) {
    Meant meant;
    std::vector<Rule> rules = rules_of(meaning);
    if (rules.empty() && !is_of_this_grid(said)) return std::nullopt;
    std::vector<Rule> expanded;
    for (const Rule& rule : rules) {
      const bool is_of_unmarked = rule.scope == Rule::Scope::unmarked;
      const std::vector<Rule> made = is_of_unmarked ? of_unmarked(rule) : std::vector<Rule>{rule};
      if (made.empty()) return std::nullopt;
      expanded.insert(expanded.end(), made.begin(), made.end());
    }
    rules = std::move(expanded);
    for (const Rule& rule : rules) {
      std::vector<ConstraintSpec> specs;
      if (rule.scope == Rule::Scope::board) {
        specs = of_board(rule, used);
      } else {
        std::vector<DrawnThing> about = things_of(rule);
        if (about.empty()) return std::nullopt;
        // What is known already is not said again.
        const bool all_known = std::all_of(about.begin(), about.end(), [](const DrawnThing& thing) {
          return !thing.rule.empty();
        });
        if (all_known && rule.scope == Rule::Scope::each) {
          const Agreement said_of_named = agreement_of(rule, about);
          if (said_of_named == Agreement::implied) continue;
          if (said_of_named == Agreement::contrary) {
            contradicts_ = true;
            return std::nullopt;
          }
        } else if (all_known && (!is_news_ || keep_together(rule, about))) {
          continue;
        }
        if (!all_known)
          std::erase_if(about, [](const DrawnThing& thing) { return !thing.rule.empty(); });
        specs = rule.scope == Rule::Scope::each ? of_each(rule, about) : of_all(rule, about);
        if (specs.empty() || leaves_text_out(rule, about) || goes_along_an_area(rule, about) ||
            is_of_ends_of_none(rule, about) || is_of_several_cells(rule, about))
          return std::nullopt;
        for (const DrawnThing& thing : about)
          used.insert(thing.sources.begin(), thing.sources.end());
      }
      std::size_t num_trivial = 0;
      for (ConstraintSpec& spec : specs) {
        const auto valid = constraints::validate(puzzle_, spec);
        if (!valid) {
          if (!is_trivial(valid.error())) return std::nullopt;
          // What says nothing of any of the things is not what is meant.
          if (++num_trivial == specs.size()) return std::nullopt;
          continue;
        }
        const auto* type = constraints::find_constraint_type(spec.type);
        if (type->contradiction(puzzle_, spec) || !is_kept(spec)) return std::nullopt;
        spec = by_name(puzzle_, spec);
        if (is_there(spec)) continue;
        spec.said = said;
        meant.constraints.push_back(std::move(spec));
      }
    }
    meant.meaning = meaning == "nothing" ? std::string() : meaning;
    taken_.insert(taken_.end(), rules.begin(), rules.end());
    return meant;
  }

  /// Whether a thing is an area, whose cells have no order.
  static bool is_area(const DrawnThing& thing) {
    return (thing.kind == DrawnThing::Kind::cage || thing.kind == DrawnThing::Kind::tint) &&
           thing.cells.size() > 2;
  }
  /// Whether the rule is about cells that follow each other, which those of an area do not.
  static bool goes_along_an_area(const Rule& rule, const std::vector<DrawnThing>& about) {
    return rule.scope == Rule::Scope::each && speaks_of(rule.formula, "windows") &&
           std::any_of(about.begin(), about.end(), is_area);
  }
  /// Whether what is said of several cells together would be taken of each by itself.
  static bool is_of_several_cells(const Rule& rule, const std::vector<DrawnThing>& about) {
    constexpr std::string_view kTogether[] = {"sum",  "count", "count_of", "max",     "min",
                                              "mean", "some",  "product",  "distinct"};
    const bool is_together =
        std::any_of(std::begin(kTogether), std::end(kTogether),
                    [&rule](std::string_view word) { return speaks_of(rule.formula, word); });
    const bool is_of_each = speaks_of(rule.formula, "cell") || speaks_of(rule.formula, "clue") ||
                            speaks_of(rule.formula, "bulb") || speaks_of(rule.formula, "other");
    return rule.scope == Rule::Scope::each && is_together && !is_of_each && about.size() > 1 &&
           std::all_of(about.begin(), about.end(),
                       [](const DrawnThing& thing) { return thing.cells.size() == 1; });
  }
  /// Whether the rule is about ends, which only lines have.
  static bool is_of_ends_of_none(const Rule& rule, const std::vector<DrawnThing>& about) {
    const bool is_of_other_ends = rule.formula.find("ends(") != std::string::npos;
    return !is_of_other_ends &&
           (speaks_of(rule.formula, "ends") || speaks_of(rule.formula, "inner")) &&
           std::any_of(about.begin(), about.end(), [](const DrawnThing& thing) {
             return thing.kind != DrawnThing::Kind::line;
           });
  }
  /// What is said of cells one after the other, said of those side by side.
  static std::string of_neighbours(std::string formula) {
    constexpr std::string_view kSteps = "a, b in steps";
    constexpr std::string_view kNeighbours =
        "a, b in pairs where |row_number(a) - row_number(b)| + |column_number(a) - "
        "column_number(b)| = 1";
    for (std::size_t at = formula.find(kSteps); at != std::string::npos;
         at = formula.find(kSteps, at + kNeighbours.size()))
      formula.replace(at, kSteps.size(), kNeighbours);
    return formula;
  }

  /// Whether a rule of marks in cells does not speak of the numbers that stand in them, or one
  /// about numbers of what some things have instead.
  static bool leaves_text_out(const Rule& rule, const std::vector<DrawnThing>& about) {
    const bool is_of_clue = speaks_of(rule.formula, "clue");
    return std::any_of(about.begin(), about.end(), [&](const DrawnThing& thing) {
      if (!thing.rule.empty()) return false;
      const bool has_digit = thing.text.find_first_of("0123456789") != std::string::npos;
      const bool is_in_cell =
          thing.kind == DrawnThing::Kind::mark && thing.seat == DrawnThing::Seat::cell;
      if (!is_of_clue) return is_in_cell && has_digit;
      return !thing.text.empty() && !(has_digit && has_plain_number(thing));
    });
  }

  /// The constraints of the puzzle by name that lie on all cells of a thing; none where it is a
  /// house.
  [[nodiscard]] std::vector<const ConstraintSpec*> named(const DrawnThing& thing) const {
    std::vector<const ConstraintSpec*> found;
    for (const ConstraintSpec& spec : puzzle_.constraints) {
      if (spec.cells.empty() || !spec.said.empty()) continue;
      const std::vector<Cell> own = all_cells_of(spec);
      const bool is_its = std::all_of(thing.cells.begin(), thing.cells.end(), [&own](Cell cell) {
        return std::binary_search(own.begin(), own.end(), cell);
      });
      if (is_its) found.push_back(&spec);
    }
    return found;
  }

  /// The constraint that a thing is; null where several may be it.
  [[nodiscard]] const ConstraintSpec* own_of(const DrawnThing& thing) const {
    std::vector<const ConstraintSpec*> own = named(thing);
    std::erase_if(own, [&thing](const ConstraintSpec* spec) { return spec->type != thing.rule; });
    if (own.size() > 1)
      std::erase_if(own,
                    [&thing](const ConstraintSpec* spec) { return spec->cells != thing.cells; });
    return own.size() == 1 ? own.front() : nullptr;
  }

  /// How a constraint stands to what a thing is by name, and to what else lies on it.
  [[nodiscard]] Agreement agreement_with(const DrawnThing& thing,
                                         const ConstraintSpec& spec) const {
    const std::vector<const ConstraintSpec*> all = named(thing);
    std::vector<const ConstraintSpec*> own = all;
    std::erase_if(own, [&thing](const ConstraintSpec* one) { return one->type != thing.rule; });
    const Agreement with_own = agreement(puzzle_, own, spec);
    if (with_own == Agreement::implied || own.size() == all.size()) return with_own;
    return agreement(puzzle_, all, spec);
  }

  /// How a rule about things that the puzzle has by name stands to what they say. Where it is what
  /// some of them say these alone are meant. What gives their number another meaning, or asks for
  /// more of things of several types, may be about something else: that is contrary to them.
  [[nodiscard]] Agreement agreement_of(const Rule& rule,
                                       const std::vector<DrawnThing>& about) const {
    constexpr std::size_t kMostAsked = 6;
    struct Type {
      std::size_t asked = 0;
      bool is_judged = false;
      bool is_implied = true;
      bool is_narrower = false;
    };
    std::map<std::string, Type> types;
    for (const DrawnThing& thing : about) {
      ConstraintSpec spec = spec_of(rule, thing);
      // Without a number to speak of it says nothing of this one.
      if (spec.arguments.get<std::string>("rule")->empty()) continue;
      Type& type = types[thing.rule];
      if (type.asked++ >= kMostAsked) continue;
      if (thing.rule == "thermometer" && rule.formula == "it is growing") {
        type.is_implied = false;
        continue;
      }
      if (const auto valid = constraints::validate(puzzle_, spec); !valid) {
        if (!is_trivial(valid.error())) type.is_implied = false;
        continue;
      }
      type.is_judged = true;
      const Agreement one = agreement_with(thing, spec);
      if (one == Agreement::narrower) type.is_narrower = true;
      if (one != Agreement::implied) type.is_implied = false;
      if (one != Agreement::implied || !speaks_of(rule.formula, "clue")) continue;
      const ConstraintSpec* own = own_of(thing);
      if (own != nullptr && !says_as_much(puzzle_, {own}, spec)) return Agreement::contrary;
    }
    const auto is_line = [](const DrawnThing& thing) {
      return thing.kind == DrawnThing::Kind::line;
    };
    // Cages and dots may have no number, lines have none.
    if (types.empty())
      return std::any_of(about.begin(), about.end(), is_line) ? Agreement::contrary
                                                              : Agreement::implied;
    const auto is_any = [&types](auto&& test) {
      return std::any_of(types.begin(), types.end(),
                         [&test](const auto& type) { return test(type.second); });
    };
    if (is_any([](const Type& type) { return type.is_judged && type.is_implied; }) ||
        !is_any([](const Type& type) { return type.is_judged || !type.is_implied; }))
      return Agreement::implied;
    const bool is_ambiguous = types.size() > 1 || speaks_of(rule.formula, "clue");
    const bool is_narrower = is_any([](const Type& type) { return type.is_narrower; });
    return is_ambiguous || !is_narrower ? Agreement::contrary : Agreement::narrower;
  }

  /// Whether what is said of all things together follows from what they are by name.
  [[nodiscard]] bool keep_together(const Rule& rule, const std::vector<DrawnThing>& about) const {
    std::vector<const ConstraintSpec*> all;
    for (const DrawnThing& thing : about) {
      for (const ConstraintSpec* spec : named(thing)) {
        if (std::find(all.begin(), all.end(), spec) == all.end()) all.push_back(spec);
      }
    }
    const std::vector<ConstraintSpec> said = of_all(rule, about);
    return std::all_of(said.begin(), said.end(), [&](const ConstraintSpec& spec) {
      return constraints::validate(puzzle_, spec).has_value() &&
             agreement(puzzle_, all, spec) == Agreement::implied;
    });
  }

  /// Whether the puzzle has it by name.
  [[nodiscard]] bool is_there(const ConstraintSpec& spec) const {
    const auto sorted = [](std::vector<Cell> cells) {
      std::sort(cells.begin(), cells.end());
      return cells;
    };
    if (spec.type == "extra_region") {
      const auto houses = puzzle_.board->houses();
      return std::any_of(houses.begin(), houses.end(), [&](const geometry::House& house) {
        return sorted(house.cells) == sorted(spec.cells);
      });
    }
    const auto* rule = spec.arguments.get<std::string>("rule");
    if (rule != nullptr && *rule == "each same_places: it is different") {
      const auto houses = puzzle_.board->houses();
      return std::count_if(houses.begin(), houses.end(), [](const geometry::House& house) {
               return house.kind == geometry::HouseKind::group;
             }) == puzzle_.num_digits();
    }
    return std::any_of(puzzle_.constraints.begin(), puzzle_.constraints.end(),
                       [&](const ConstraintSpec& other) {
                         return other.type == spec.type && other.cells == spec.cells &&
                                other.arguments == spec.arguments;
                       });
  }

  /// Whether the stored solution and the givens keep it.
  [[nodiscard]] bool is_kept(const ConstraintSpec& spec) const {
    const constraints::ConstraintType* type = constraints::find_constraint_type(spec.type);
    if (!type->holds(puzzle_, spec, puzzle_.givens)) return false;
    if (!puzzle_.solution) return true;
    const model::PartialGrid filled(puzzle_.solution->begin(), puzzle_.solution->end());
    return type->holds(puzzle_, spec, filled);
  }

  [[nodiscard]] std::vector<DrawnThing> things_of(const Rule& rule) const {
    if (rule.selector.empty()) return {};
    if (rule.selector.front() == "othercell") {
      std::vector<DrawnThing> others;
      for (int i = 0; i < puzzle_.num_cells(); ++i) {
        const bool is_tinted =
            std::any_of(things_.begin(), things_.end(), [&](const DrawnThing& thing) {
              return thing.kind == DrawnThing::Kind::tint && thing.cells.front() == Cell(i) &&
                     thing.cells.size() == 1;
            });
        DrawnThing other;
        other.kind = DrawnThing::Kind::tint;
        other.cells = {Cell(i)};
        if (!is_tinted) others.push_back(std::move(other));
      }
      return others;
    }
    if (rule.selector.front() == "numberedline") return numbered_lines();
    if (rule.selector.front() == "pyramid") return pyramids();
    std::vector<DrawnThing> found = selected(rule.selector, things_);
    // Rules that speak of the ends of lines are about lines from circle to circle, if there are
    // any.
    const bool is_about_ends = has(rule.selector, "ringed") || speaks_of(rule.formula, "ends") ||
                               speaks_of(rule.formula, "inner") || speaks_of(rule.formula, "bulb");
    const auto is_alternative = [](const DrawnThing& thing) { return thing.is_alternative; };
    const bool has_alternatives = std::any_of(found.begin(), found.end(), is_alternative);
    std::erase_if(found, [&](const DrawnThing& thing) {
      const bool is_line = thing.kind == DrawnThing::Kind::line && thing.rule.empty();
      return is_line && has_alternatives && thing.is_alternative != is_about_ends;
    });
    // Marks between cells side by side, or one above the other.
    for (const bool side_by_side : {true, false}) {
      if (!has(rule.selector, side_by_side ? "horizontal" : "vertical")) continue;
      std::erase_if(found, [&](const DrawnThing& thing) {
        const Spot first = lattice_.spot(thing.cells.front());
        const Spot last = lattice_.spot(thing.cells.back());
        return (first.row == last.row) != side_by_side;
      });
    }
    return found;
  }

  /// Lines with the number that stands in one of their cells.
  [[nodiscard]] std::vector<DrawnThing> numbered_lines() const {
    std::vector<DrawnThing> found;
    for (const DrawnThing& line : things_) {
      if (line.kind != DrawnThing::Kind::line || !line.rule.empty()) continue;
      DrawnThing numbered = line;
      for (const DrawnThing& other : things_) {
        const bool is_on_it = other.kind == DrawnThing::Kind::cage && other.cells.size() == 1 &&
                              std::find(line.cells.begin(), line.cells.end(),
                                        other.cells.front()) != line.cells.end();
        if (!is_on_it) continue;
        numbered.text += " " + other.text;
        numbered.sources.insert(numbered.sources.end(), other.sources.begin(), other.sources.end());
      }
      found.push_back(std::move(numbered));
    }
    return found;
  }

  /// Coloured cells with two coloured ones diagonally below them: the upper one first.
  [[nodiscard]] std::vector<DrawnThing> pyramids() const {
    std::set<Cell> tinted;
    for (const DrawnThing& thing : things_) {
      if (thing.kind == DrawnThing::Kind::tint && thing.cells.size() == 1)
        tinted.insert(thing.cells.front());
    }
    std::vector<DrawnThing> found;
    for (const Cell cell : tinted) {
      const Spot spot = lattice_.spot(cell);
      const auto left = lattice_.at({spot.row + 1, spot.column - 1});
      const auto right = lattice_.at({spot.row + 1, spot.column + 1});
      if (!left || !right || !tinted.contains(*left) || !tinted.contains(*right)) continue;
      DrawnThing thing;
      thing.kind = DrawnThing::Kind::line;  // its cells keep their order
      thing.cells = {cell, *left, *right};
      for (const DrawnThing& other : things_) {
        const bool is_in_it = other.kind == DrawnThing::Kind::tint && other.cells.size() == 1 &&
                              std::find(thing.cells.begin(), thing.cells.end(),
                                        other.cells.front()) != thing.cells.end();
        if (is_in_it)
          thing.sources.insert(thing.sources.end(), other.sources.begin(), other.sources.end());
      }
      found.push_back(std::move(thing));
    }
    return found;
  }

  /// Whether the text of a thing is a number or several, with no sign that may change it: "<8",
  /// "8?", "12x". Arrows beside the grid only point.
  static bool has_plain_number(const DrawnThing& thing) {
    return std::all_of(thing.text.begin(), thing.text.end(), [](char c) {
      return (c >= '0' && c <= '9') || c == ' ' || c == ',' || c == ';' || c == '/' ||
             static_cast<unsigned char>(c) >= 0x80;
    });
  }

  /// A line with a bulb goes up from it, where words leave open which way.
  static void begin_at_bulb(std::string& formula) {
    constexpr std::pair<std::string_view, std::string_view> kOpen[] = {
        {"it is rising or it is falling", "it is rising"},
        {"it is growing or it is shrinking", "it is growing"}};
    for (const auto& [open, known] : kOpen) {
      if (const std::size_t at = formula.find(open); at != std::string::npos)
        formula.replace(at, open.size(), known);
    }
  }

  ConstraintSpec spec_of(const Rule& rule, const DrawnThing& thing) const {
    ConstraintSpec spec;
    spec.type = "formula";
    spec.cells = thing.cells;
    const bool has_clue = speaks_of(rule.formula, "clue") && has_plain_number(thing);
    const std::string clue =
        has_clue ? numbers_in(thing.text, takes_digits(rule.formula)) : std::string();
    std::string formula = is_area(thing) ? of_neighbours(rule.formula) : rule.formula;
    if (thing.has_bulb) begin_at_bulb(formula);
    // As many digits as there are, each once.
    const std::string all_once =
        "each d in {1.." + std::to_string(puzzle_.num_digits()) + "}: count_of(it, d) = 1";
    if (formula == all_once && spec.cells.size() == static_cast<std::size_t>(puzzle_.num_digits()))
      formula = "it is different";
    spec.arguments.set(
        "rule", speaks_of(formula, "clue") && clue.empty() ? without_clue(formula) : formula);
    if (!clue.empty()) spec.arguments.set("clue", clue);
    if (!thing.bulb.empty()) spec.arguments.set("bulb", thing.bulb);
    const auto direction = direction_of(thing);
    if (direction && rule.formula.find("other") != std::string::npos) {
      spec.arguments.set("other", thing.seat == DrawnThing::Seat::corner
                                      ? std::vector<Cell>{furthest(thing.cells, *direction)}
                                      : ahead(thing.cells.front(), *direction));
    }
    if (has(rule.selector, "sign=<") && direction && thing.cells.size() == 2) {
      // The side that it opens to is the greater one, the cell that it does not point to.
      const Cell last = furthest(thing.cells, *direction);
      if (spec.cells.back() != last) std::reverse(spec.cells.begin(), spec.cells.end());
    }
    if (thing.seat == DrawnThing::Seat::corner && thing.kind == DrawnThing::Kind::mark)
      spec.cells = clockwise(thing.cells);
    if (thing.kind == DrawnThing::Kind::line) open_loop(rule.formula, spec.cells);
    return spec;
  }

  /// A closed line has its first cell at the end again, which counts where cells side by side do.
  /// Else it is there once; its parts in regions begin where a region does.
  void open_loop(const std::string& formula, std::vector<Cell>& cells) const {
    if (cells.size() < 4 || cells.front() != cells.back()) return;
    for (const std::string_view name : {"steps", "windows", "places", "palindrome"}) {
      if (speaks_of(formula, name)) return;
    }
    cells.pop_back();
    if (!speaks_of(formula, "segments")) return;
    const auto region = [this](Cell cell) { return puzzle_.board->region_of(cell); };
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if (region(cells.front()) != region(cells.back())) return;
      std::rotate(cells.begin(), cells.begin() + 1, cells.end());
    }
  }

  [[nodiscard]] Cell furthest(const std::vector<Cell>& cells, Spot direction) const {
    const auto distance = [&](Cell cell) {
      const Spot spot = lattice_.spot(cell);
      return spot.row * direction.row + spot.column * direction.column;
    };
    return *std::max_element(cells.begin(), cells.end(),
                             [&](Cell a, Cell b) { return distance(a) < distance(b); });
  }

  [[nodiscard]] std::vector<Cell> ahead(Cell cell, Spot direction) const {
    std::vector<Cell> cells;
    Spot spot = lattice_.spot(cell);
    while (true) {
      spot = {spot.row + direction.row, spot.column + direction.column};
      const auto next = lattice_.at(spot);
      if (!next) return cells;
      cells.push_back(*next);
    }
  }

  /// Four cells around a point, clockwise from the upper left.
  [[nodiscard]] std::vector<Cell> clockwise(std::vector<Cell> cells) const {
    if (cells.size() != 4) return cells;
    std::sort(cells.begin(), cells.end(), [&](Cell a, Cell b) {
      const Spot first = lattice_.spot(a);
      const Spot second = lattice_.spot(b);
      return std::pair(first.row, first.column) < std::pair(second.row, second.column);
    });
    std::swap(cells[2], cells[3]);
    return cells;
  }

  std::vector<ConstraintSpec> of_each(const Rule& rule,
                                      const std::vector<DrawnThing>& about) const {
    std::vector<ConstraintSpec> specs;
    for (const DrawnThing& thing : about) {
      specs.push_back(spec_of(rule, thing));
      if (specs.back().arguments.get<std::string>("rule")->empty()) specs.pop_back();
    }
    return specs;
  }

  static ConstraintSpec of_things(const Rule& rule, const std::vector<DrawnThing>& about) {
    ConstraintSpec spec;
    spec.type = "formula";
    spec.arguments.set("rule", rule.formula);
    std::string sizes;
    std::string clues;
    for (const DrawnThing& thing : about) {
      spec.cells.insert(spec.cells.end(), thing.cells.begin(), thing.cells.end());
      clues += (sizes.empty() ? "" : ";") + numbers_in(thing.text, false);
      sizes += (sizes.empty() ? "" : " ") + std::to_string(thing.cells.size());
    }
    spec.arguments.set("sizes", std::move(sizes));
    if (clues.find_first_not_of(';') != std::string::npos) spec.arguments.set("clues", clues);
    return spec;
  }

  /// Where a shape lies does not matter: its cells relative to the first.
  [[nodiscard]] std::vector<std::pair<int, int>> shape_of(const DrawnThing& thing) const {
    std::vector<std::pair<int, int>> shape;
    const Spot first = lattice_.spot(thing.cells.front());
    for (const Cell cell : thing.cells) {
      const Spot spot = lattice_.spot(cell);
      shape.emplace_back(spot.row - first.row, spot.column - first.column);
    }
    return shape;
  }

  std::vector<ConstraintSpec> of_all(const Rule& rule, std::vector<DrawnThing> about) const {
    for (DrawnThing& thing : about) {
      if (thing.kind != DrawnThing::Kind::line) std::sort(thing.cells.begin(), thing.cells.end());
    }
    if (has(rule.selector, "byregion")) {
      std::map<std::optional<geometry::HouseId>, std::vector<DrawnThing>> by_region;
      for (const DrawnThing& thing : about)
        by_region[puzzle_.board->region_of(thing.cells.front())].push_back(thing);
      std::vector<ConstraintSpec> specs;
      for (const auto& [region, group] : by_region) specs.push_back(of_things(rule, group));
      return specs;
    }
    if (has(rule.selector, "withincolour")) {
      std::map<std::vector<model::Colour>, std::vector<DrawnThing>> by_colour;
      for (const DrawnThing& thing : about) by_colour[thing.colours].push_back(thing);
      std::vector<ConstraintSpec> specs;
      for (const auto& [colours, group] : by_colour) {
        if (group.size() > 1) specs.push_back(of_things(rule, group));
      }
      return specs;
    }
    if (has(rule.selector, "bycolour")) {
      std::map<std::vector<model::Colour>, DrawnThing> by_colour;
      for (const DrawnThing& thing : about) {
        DrawnThing& whole = by_colour.emplace(thing.colours, thing).first->second;
        for (const Cell cell : thing.cells) {
          if (std::find(whole.cells.begin(), whole.cells.end(), cell) == whole.cells.end())
            whole.cells.push_back(cell);
        }
      }
      std::vector<DrawnThing> wholes;
      for (auto& [colours, whole] : by_colour) {
        std::sort(whole.cells.begin(), whole.cells.end());
        wholes.push_back(std::move(whole));
      }
      return {of_things(rule, by_colour.size() > 1 ? wholes : about)};
    }
    if (!has(rule.selector, "shape")) return {of_things(rule, about)};
    std::map<std::vector<std::pair<int, int>>, std::vector<DrawnThing>> by_shape;
    for (const DrawnThing& thing : about) by_shape[shape_of(thing)].push_back(thing);
    std::vector<ConstraintSpec> specs;
    for (const auto& [shape, group] : by_shape) {
      if (group.size() > 1) specs.push_back(of_things(rule, group));
    }
    return specs;
  }

  std::vector<ConstraintSpec> of_board(const Rule& rule, std::set<std::size_t>& used) const {
    std::vector<DrawnThing> about;
    if (has(rule.selector, "unmarked")) {
      for (const DrawnThing& thing : things_) {
        if (thing.kind != DrawnThing::Kind::mark || thing.seat != DrawnThing::Seat::edge) continue;
        about.push_back(thing);
        used.insert(thing.sources.begin(), thing.sources.end());
      }
    }
    if (has(rule.selector, "opposite")) {
      const geometry::Lattice& lattice = puzzle_.board->lattice();
      for (int i = 0; i < puzzle_.num_cells(); ++i) {
        const Spot spot = lattice_.spot(Cell(i));
        const auto other =
            lattice_.at({lattice.rows - 1 - spot.row, lattice.columns - 1 - spot.column});
        if (!other || !(Cell(i) < *other)) continue;
        DrawnThing pair;
        pair.cells = {Cell(i), *other};
        about.push_back(std::move(pair));
      }
    }
    if (!about.empty()) return {of_things(rule, about)};
    ConstraintSpec spec;
    spec.type = "board_formula";
    std::string formula = rule.formula;
    constexpr std::string_view kUnmarked = "unmarked";
    if (const std::size_t at = formula.find(kUnmarked);
        has(rule.selector, kUnmarked) && at != std::string::npos)
      formula.replace(at, kUnmarked.size(), "adjacent");  // no pair has a mark
    spec.arguments.set("rule", std::move(formula));
    return {std::move(spec)};
  }

  const model::Puzzle& puzzle_;
  Lattice lattice_;
  std::vector<DrawnThing> things_;
  std::vector<Rule> taken_;  ///< what was read so far
  std::map<std::vector<std::string>, std::vector<std::string>> meanings_;
  bool is_news_ = false;
  bool contradicts_ = false;
};

/// Reads the sentences of a text, what depends on others behind these.
class TextReader {
 public:
  TextReader(std::string_view text, const model::Puzzle& puzzle,
             const std::vector<DrawnThing>& drawn, const IsNews& is_news)
      : puzzle_(puzzle),
        drawn_(drawn),
        is_news_(is_news),
        statements_(statements_in(text)),
        reader_(puzzle, seen_as_a_whole(puzzle, all_things(), spoken_of())) {}

  Reading read() {
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
    for (const std::size_t i : unread_) {
      const bool is_heading = statements_[i].is_heading && i + 1 < statements_.size();
      if (is_open(i) && is_heading && sentence(i + 1).outcome == Outcome::rule)
        sentence(i).outcome = Outcome::known;
    }
    reading_.used.assign(used_.begin(), used_.end());
    return std::move(reading_);
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
    std::vector<DrawnThing> things = known_things(puzzle_, drawn_);
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

  /// Whether something is drawn, and all of it that may be a rule is one: else what a sentence is
  /// about may have been lost, as in a text that holds no drawings.
  [[nodiscard]] bool is_all_accounted() const {
    if (std::none_of(drawn_.begin(), drawn_.end(), may_be_meant) &&
        known_things(puzzle_, drawn_).empty())
      return false;
    return std::all_of(drawn_.begin(), drawn_.end(), [this](const DrawnThing& thing) {
      return thing.is_accounted || thing.name.empty() ||
             std::any_of(thing.sources.begin(), thing.sources.end(),
                         [this](std::size_t source) { return used_.contains(source); });
    });
  }

  void take(std::size_t i, Meant meant) {
    sentence(i).outcome = meant.constraints.empty() ? Outcome::known : Outcome::rule;
    if (!meant.constraints.empty()) sentence(i).meaning = std::move(meant.meaning);
    reading_.constraints.insert(reading_.constraints.end(),
                                std::make_move_iterator(meant.constraints.begin()),
                                std::make_move_iterator(meant.constraints.end()));
    in_example_ = false;
  }

  /// Reads a sentence that may depend on others, or go on with the one before it: "Box borders cut
  /// blue lines into segments. Each segment has the same sum."
  void read_behind(std::size_t i) {
    if (!is_open(i)) return;
    if (auto meant = reader_.read(statements_[i], name_of(i), true, used_))
      return take(i, *std::move(meant));
    if (i == 0 || statements_[i - 1].is_example) return;
    auto meant = reader_.read(statements_[i], &statements_[i - 1], true, used_);
    if (!meant) return;
    take(i, *std::move(meant));
    if (is_open(i - 1)) sentence(i - 1).outcome = Outcome::known;
  }

  /// Whether a sentence is news, by itself and with the label before it: "Modular lines: ...".
  [[nodiscard]] bool is_news(std::size_t i) const {
    const std::string_view alone = statements_[i].text;
    if (!is_news_(alone)) return false;
    if (i == 0 || !is_label(statements_[i - 1])) return true;
    const char* const begin = statements_[i - 1].text.data();
    return is_news_({begin, static_cast<std::size_t>(alone.data() + alone.size() - begin)});
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
    const bool news = is_news(i) || (puzzle_.constraints.empty() && tells_of_digits(statement));
    if (auto meant = reader_.read(statement, name_of(i), news, used_)) {
      take(i, *std::move(meant));
    } else if (auto in_parts = reader_.read_in_parts(statement, is_news_, used_)) {
      take(i, *std::move(in_parts));
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
  const IsNews& is_news_;
  std::vector<Statement> statements_;
  RuleReader reader_;
  Reading reading_;
  std::set<std::size_t> used_;
  std::vector<std::size_t> unread_;
  bool in_example_ = false;
};

}  // namespace

bool let_cages_repeat(std::string_view text) {
  const std::vector<Statement> statements = statements_in(text);
  return std::any_of(statements.begin(), statements.end(), [](const Statement& statement) {
    const std::vector<std::string>& words = statement.words;
    return has(words, "cage") && has(words, "repeat") && has(words, "may") && !has(words, "not") &&
           !has(words, "no");
  });
}

Reading read_rules(std::string_view text, const model::Puzzle& puzzle,
                   const std::vector<DrawnThing>& drawn, const IsNews& is_news) {
  return TextReader(text, puzzle, drawn, is_news).read();
}

}  // namespace omnidoku::reading
