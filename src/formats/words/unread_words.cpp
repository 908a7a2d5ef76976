// SPDX-License-Identifier: MIT
#include "formats/words/unread_words.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <iterator>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "base/recent_cache.h"
#include "constraints/constraint_type.h"
#include "formats/boards.h"
#include "formats/json.h"
#include "formats/text.h"
#include "formats/words/ordinary_rules.h"
#include "formats/words/rule_ideas.h"
#include "formats/words/rule_words.h"
#include "formats/words/stems.h"
#include "formats/words/talk_words.h"

namespace omnidoku::formats {

namespace {

using constraints::ConstraintType;

void add_ideas_of(const model::ConstraintSpec& spec, Ideas& known) {
  const ConstraintType* type = constraints::find_constraint_type(spec.type);
  if (type == nullptr || !spec.said.empty()) return;
  if (type->says_anything) known.set();
  std::string id(type->id);
  std::replace(id.begin(), id.end(), '_', ' ');
  for (const std::string_view words :
       {std::string_view(id), type->title, type->noun, type->also, type->rule, type->plain_rule})
    known |= ideas_in(words);
  if (type->shape != constraints::SpecShape::none) known |= ideas_of_places();
  for (const auto& [name, argument] : spec.arguments.all()) {
    const auto* inner = std::get_if<std::vector<model::ConstraintSpec>>(&argument);
    if (inner == nullptr) continue;
    for (const model::ConstraintSpec& one : *inner) add_ideas_of(one, known);
  }
}

/// What a board is about.
struct BoardIdeas {
  explicit BoardIdeas(geometry::BoardPtr of) : board(std::move(of)) {
    all = ideas_in(write_json(board->spec()));
    for (const geometry::House& house : board->houses()) {
      using Kind = geometry::HouseKind;
      houses.push_back(ideas_in(to_string(house.kind)) | ideas_in(house.name));
      all |= houses.back();
      const bool is_ordinary =
          house.kind == Kind::row || house.kind == Kind::column || house.kind == Kind::box;
      if (!is_ordinary) all |= ideas_of_places();
    }
    // What a board is called that is no plain grid says how it looks.
    is_plain = plain_side(*board).has_value();
    if (!is_plain) all |= ideas_in("sohei");
  }
  geometry::BoardPtr board;
  bool is_plain = false;
  Ideas all;
  std::vector<Ideas> houses;  ///< by house
};

/// The same, asked once for all puzzles of a file.
std::shared_ptr<const BoardIdeas> ideas_of_board(const geometry::BoardPtr& board) {
  constexpr std::size_t kMostKept = 4;
  static base::RecentCache<BoardIdeas> recent(kMostKept);
  return recent.find([&board](const BoardIdeas& one) { return one.board == board; },
                     [&board] { return std::make_shared<const BoardIdeas>(board); });
}

/// What the puzzle is about as it was read.
Ideas ideas_of(const model::Puzzle& puzzle) {
  Ideas known = ideas_of_board(puzzle.board)->all;
  for (const model::ConstraintSpec& spec : puzzle.constraints) add_ideas_of(spec, known);
  static const Ideas of_letters = ideas_in("wordoku");
  for (int i = 0; i < puzzle.num_digits(); ++i) {
    if (is_letter(puzzle.symbols.text(geometry::Digit(i)).front())) known |= of_letters;
  }
  return known;
}

/// Whether a sentence with these ideas says something that is not among what the puzzle is about.
bool is_unread(std::string_view sentence, const Ideas& ideas, const Ideas& known) {
  if (is_remark(sentence)) return false;
  const Ideas beyond = ideas & ~known;
  if ((beyond & ideas_of_names()).any()) return true;
  // Who names a rule may describe it in words of their own, and say where it lies.
  const Ideas understood = ideas & known;
  if ((beyond & ~ideas_of_places()).any()) return (understood & ideas_of_names()).none();
  if (beyond.any() && (understood & ~ideas_of_places()).none())
    return is_about_digits_or_cells(sentence);
  return ideas.none() && !says_ordinary_rules(sentence) && demands_something(sentence);
}

/// What of a puzzle its name may say.
struct NamesKnown {
  explicit NamesKnown(const model::Puzzle& puzzle)
      : is_plain(ideas_of_board(puzzle.board)->is_plain),
        num_symbols(puzzle.num_digits()),
        first_symbol(puzzle.symbols.text(geometry::Digit(0))) {
    for (const model::ConstraintSpec& spec : puzzle.constraints) {
      types.insert(spec.type);
      const ConstraintType* type = constraints::find_constraint_type(spec.type);
      has_own_rules |= type != nullptr && type->says_anything;
    }
  }
  std::set<std::string> types;
  bool has_own_rules = false;  ///< formulas, automata and the like, which may say what is named
  bool is_plain = false;
  int num_symbols = 0;
  std::string first_symbol;
};

/// Whether words are the name of a type of constraint that the puzzle has none of, alone or beside
/// the word Sudoku.
bool names_a_type(std::string_view words, const NamesKnown& known) {
  const auto singular = [](std::string name) {
    if (name.ends_with('s')) name.pop_back();
    return name;
  };
  static const std::multimap<std::string, std::string_view, std::less<>> ids_by_name = [&singular] {
    std::multimap<std::string, std::string_view, std::less<>> ids;
    for (const ConstraintType* type : constraints::constraint_types()) {
      for (const std::string_view name : {type->title, type->noun})
        ids.emplace(singular(name_of_kind(name)), type->id);
    }
    ids.erase(std::string());
    return ids;
  }();
  const std::string name = name_of_kind(words);
  // Names that say nothing in longer texts, and may be those of other boards.
  constexpr std::string_view kAlone[] = {"samurai", "windmill", "kakuro",  "chess",   "cylinder",
                                         "variant", "hybrid",   "colored", "coloured"};
  if (known.is_plain && is_among(name, kAlone)) return true;
  const auto [first, last] = ids_by_name.equal_range(singular(name));
  return !known.has_own_rules && std::any_of(first, last, [&known](const auto& named) {
    return !known.types.contains(std::string(named.second));
  });
}

/// Whether a name tells from which digit to which those of the puzzle go, and they are others:
/// "Sudoku 0-8" beside a grid of 1 to 9.
bool says_other_digits(std::string_view sentence, const NamesKnown& known) {
  constexpr std::size_t kMostWords = 5;
  const auto is_digit = [&](std::size_t at) {
    return at < sentence.size() && sentence[at] >= '0' && sentence[at] <= '9';
  };
  if (static_cast<std::size_t>(std::count(sentence.begin(), sentence.end(), ' ')) >= kMostWords)
    return false;
  for (std::size_t i = 1; i + 1 < sentence.size(); ++i) {
    const bool is_range = sentence[i] == '-' && is_digit(i - 1) && is_digit(i + 1) &&
                          (i < 2 || sentence[i - 2] == ' ') && !is_digit(i + 2) &&
                          (i + 2 >= sentence.size() || sentence[i + 2] != '-');
    if (!is_range || sentence[i + 1] - sentence[i - 1] + 1 != known.num_symbols) continue;
    if (sentence.substr(i - 1, 1) != known.first_symbol) return true;
  }
  return false;
}

/// What the sentences of the rules of a puzzle are judged by.
struct RulesKnown {
  explicit RulesKnown(const model::Puzzle& puzzle)
      : names(puzzle),
        ideas(ideas_of(puzzle)),
        of_board(ideas_of_board(puzzle.board)->all),
        num_symbols(puzzle.num_digits()) {
    has_cages = std::any_of(puzzle.constraints.begin(), puzzle.constraints.end(),
                            [](const model::ConstraintSpec& spec) {
                              return spec.type == "killer" && spec.said.empty();
                            });
    const auto add = [this](std::string_view text) {
      for (std::string& number : numbers_in(text)) numbers.insert(std::move(number));
    };
    add("1 2 " + std::to_string(num_symbols) + " " + write_json(puzzle.board->spec()));
    for (int rows = 2; rows < num_symbols; ++rows) {
      if (num_symbols % rows == 0) add(std::to_string(rows));
    }
    for (const Ideas& about : ideas_of_board(puzzle.board)->houses)
      rules.emplace_back(about, "no digit twice");
    for (const model::ConstraintSpec& spec : puzzle.constraints) {
      const ConstraintType* type = constraints::find_constraint_type(spec.type);
      if (type == nullptr) continue;
      Ideas about;
      add_ideas_of(spec, about);
      rules.emplace_back(about, std::string(type->title) + " " + std::string(type->rule) + " " +
                                    std::string(type->plain_rule));
      add(type->rule);
      add(type->plain_rule);
      has_negative = has_negative || !type->all_drawn.empty() || spec.type == "nonconsecutive";
      for (const auto& [name, argument] : spec.arguments.all()) {
        if (const auto* number = std::get_if<std::int64_t>(&argument)) add(std::to_string(*number));
      }
    }
  }
  NamesKnown names;
  Ideas ideas;
  Ideas of_board;  ///< those of its regions and lanes alone
  int num_symbols = 0;
  bool has_cages = false;
  bool has_negative = false;      ///< a rule about all that has no mark
  std::set<std::string> numbers;  ///< that its constraints have, or say of themselves
  std::vector<std::pair<Ideas, std::string>> rules;  ///< what each is about, and its words

  /// The words of the rules that a sentence with these ideas is about.
  [[nodiscard]] std::string own_words(const Ideas& about) const {
    std::string words;
    for (const auto& [of_rule, said] : rules) {
      if ((about & of_rule).any() && words.find(said) == std::string::npos) words += said + " ";
    }
    return words;
  }

  /// Whether the sentence has a number that neither a grid nor a constraint of the puzzle has.
  [[nodiscard]] bool is_new_number(std::string_view sentence) const {
    const std::vector<std::string> all = numbers_in(sentence);
    return std::any_of(all.begin(), all.end(),
                       [this](const std::string& number) { return !numbers.contains(number); });
  }

  static std::vector<std::string> numbers_in(std::string_view text) {
    std::vector<std::string> found;
    bool was_digit = false;
    for (const char c : text) {
      const bool is_digit = c >= '0' && c <= '9';
      if (is_digit && !was_digit) found.emplace_back();
      if (is_digit) found.back() += c;
      was_digit = is_digit;
    }
    return found;
  }
};

/// Whether a sentence is the name of what the puzzle is, and which of such puzzles it is: "Killer
/// Sudoku 12", "Jigsaw #5". The number of a name alone may be one of its rule: "Whispers 4".
bool is_numbered_name(std::string_view sentence, const RulesKnown& known) {
  if (!is_only_name(sentence)) return false;
  const std::string words = in_small_letters(sentence);
  constexpr std::string_view kSigns[] = {"#", "no.", "nr.", "sudoku", "puzzle", "vol"};
  return (ideas_in(sentence) & ~known.of_board).none() ||
         std::any_of(std::begin(kSigns), std::end(kSigns), [&words](std::string_view sign) {
           return words.find(sign) != std::string::npos;
         });
}

/// The same of a sentence of the rules, of which whatever is not known to say nothing new may be
/// one: what rows, columns and boxes hold must be said in ordinary words. What speaks of a
/// constraint of the puzzle may change it by words that are none of it: then it is `read_first`,
/// where it can be.
bool is_unread_rule(std::string_view sentence, const RulesKnown& known, bool read_first) {
  const Ideas about = ideas_in(sentence);
  if (has_other_letters(sentence)) return (about & known.ideas).none();
  if (is_remark(sentence)) return false;
  const bool says_more =
      says_more_than_ordinary_rules(sentence, known.num_symbols, known.has_cages);
  if (is_about_rows(sentence) && !says_more) return false;
  if (is_unread(sentence, about, known.ideas) || names_a_type(sentence, known.names) ||
      says_other_digits(sentence, known.names))
    return true;
  if ((about & known.ideas).none()) return says_more;
  return read_first && ((about & ~known.ideas & ~ideas_of_places()).any() ||
                        may_change_a_rule(sentence, known.own_words(about), known.has_negative) ||
                        (known.is_new_number(sentence) && !is_numbered_name(sentence, known)));
}

/// Whether a sentence with these ideas, of people who talk about a puzzle, says something of its
/// cells that is no part of the ordinary rules and none of what the puzzle is about.
bool is_rule_of_grids(std::string_view sentence, const Ideas& ideas, const Ideas& known,
                      const model::Puzzle& puzzle) {
  if (equates_cells(sentence)) return true;
  if ((ideas & known).any()) return false;
  return is_foreign_rule(sentence) ||
         ((states_something_of_grids(sentence) || demands_something(sentence)) &&
          !is_remark(sentence) &&
          says_more_than_ordinary_rules(sentence, puzzle.num_digits(), false));
}

void add(std::string_view sentence, model::Puzzle& puzzle) {
  model::add_once(puzzle.unknown_rules, model::UnknownRule::said(sentence));
}

/// Whether words in small letters are numbers with signs between them that make a list of cells or
/// sums: "0:1=2", "5 7 3 2".
bool is_list_of_numbers(std::string_view words) {
  constexpr std::size_t kFewest = 3;
  return words.find_first_not_of("0123456789 ,;:=+-/|") == std::string_view::npos &&
         words.find_first_of(" :=;|") != std::string_view::npos &&
         RulesKnown::numbers_in(words).size() >= kFewest;
}

bool is_of_size(std::string_view column) {
  constexpr std::string_view kNames[] = {"size", "side", "grid size", "dimension", "dimensions"};
  return is_among(column, kNames);
}

bool is_of_kind_of_puzzle(std::string_view column) {
  constexpr std::string_view kNames[] = {"type", "kind", "category", "variation", "genre"};
  return is_among(column, kNames);
}

/// Tells of a size that is not that of the puzzle: "16", "16x16".
void tell_other_size(const std::string& column, const std::string& size, model::Puzzle& puzzle) {
  const std::string side = std::to_string(puzzle.num_digits());
  const std::vector<std::string> numbers = RulesKnown::numbers_in(size);
  const bool is_its_own =
      std::all_of(numbers.begin(), numbers.end(), [&](const std::string& number) {
        return number == side || number == std::to_string(puzzle.board->num_cells());
      });
  if (!numbers.empty() && !is_its_own) add(column + ": " + size, puzzle);
}

/// Whether words in small letters name cells: r1c2, a2, or numbers in brackets.
bool says_cells(std::string_view words) {
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  int num_names = 0;
  for (std::size_t i = 0; i + 1 < words.size(); ++i) {
    const auto is_of_word = [&](std::size_t at) {
      return at < words.size() && (is_letter(words[at]) || is_digit(words[at]));
    };
    const bool is_name = words[i] >= 'a' && words[i] <= 'i' && is_digit(words[i + 1]);
    if (is_name && (i == 0 || !is_of_word(i - 1)) && !is_of_word(i + 2)) ++num_names;
  }
  if (num_names > 1 || num_cells_named(words) > 0) return true;
  return words.find_first_of("[{(") != std::string_view::npos &&
         words.find_first_of("0123456789") != std::string_view::npos &&
         std::none_of(words.begin(), words.end(), is_letter);
}

}  // namespace

void tell_unread_words(model::Puzzle& puzzle) {
  const model::Metadata& words = puzzle.metadata;
  const std::string* const names[] = {&words.title, &words.difficulty, &words.source, &words.date};
  const bool has_names = std::any_of(std::begin(names), std::end(names),
                                     [](const std::string* name) { return !name->empty(); });
  if (!has_names && words.rules.empty()) return;
  if (words.rules.empty()) {
    const Ideas known = ideas_of(puzzle);
    for (const std::string* name : names) {
      if (is_only_name(*name) && is_unread(*name, ideas_in(*name), known)) add(*name, puzzle);
    }
    const NamesKnown names_known(puzzle);
    if (names_a_type(words.title, names_known) || says_other_digits(words.title, names_known))
      add(words.title, puzzle);
    return;
  }
  const RulesKnown rules_known(puzzle);
  for (const std::string_view sentence : sentences_in(words.rules)) {
    if (is_unread_rule(sentence, rules_known, false) && !is_said(sentence, puzzle))
      add(sentence, puzzle);
  }
}

bool is_said(std::string_view sentence, const model::Puzzle& puzzle) {
  return std::any_of(
      puzzle.constraints.begin(), puzzle.constraints.end(), [&](const model::ConstraintSpec& spec) {
        return !spec.said.empty() && (sentence.find(spec.said) != std::string_view::npos ||
                                      spec.said.find(sentence) != std::string::npos);
      });
}

void tell_unread(std::string_view sentence, model::Puzzle& puzzle) { add(sentence, puzzle); }

std::function<bool(std::string_view)> news_for(const model::Puzzle& puzzle) {
  return [known = RulesKnown(puzzle)](std::string_view sentence) {
    return is_unread_rule(sentence, known, true);
  };
}

void tell_unread_comments(std::string_view text, model::Puzzle& puzzle) {
  for (const TextLine& line : split_lines(text)) {
    const std::string_view content = trim(line.text);
    if (!content.starts_with('#')) continue;
    std::string_view said = trim(content.substr(1));
    // "#C", "#D": what kind of comment it is, as in other files.
    if (content.size() > 2 && is_letter(content[1]) && is_blank(content[2]))
      said = trim(said.substr(1));
    tell_unread_talk(said, puzzle);
  }
}

void tell_unread_field(std::string_view name, std::string_view value, model::Puzzle& puzzle) {
  constexpr std::string_view kNo[] = {"no",  "n", "false",    "none",    "null",   "nan",  "nil",
                                      "off", "-", "standard", "classic", "normal", "plain"};
  constexpr std::string_view kYes[] = {"yes", "y", "true", "on", "x", "1"};
  constexpr std::string_view kNothing = "0.,+-%:e";  // of signs that numbers have
  const std::string said = in_small_letters(trim(value));
  if (said.empty() || std::find(std::begin(kNo), std::end(kNo), said) != std::end(kNo)) return;
  if (said.find_first_not_of(kNothing) == std::string::npos) return;
  std::string words(name);
  std::replace(words.begin(), words.end(), '_', ' ');
  // Steps of a solution may be called as rules are.
  constexpr std::string_view kSteps[] = {"technique", "method", "strateg", "hardest", "step"};
  const std::string small = in_small_letters(words);
  if (std::any_of(std::begin(kSteps), std::end(kSteps), [&small](std::string_view step) {
        return small.find(step) != std::string::npos;
      })) {
    return;
  }
  const Ideas known = ideas_of(puzzle);
  const Ideas about = ideas_in(words) & ~known;
  const bool is_told = std::any_of(puzzle.unknown_rules.begin(), puzzle.unknown_rules.end(),
                                   [value](const model::UnknownRule& rule) {
                                     return rule.words.find(value) != std::string::npos;
                                   });
  // Of numbers a flag and a list of cells or sums tell something, where a rule gives the column its
  // name.
  const bool is_number = said.find_first_not_of("0123456789.,+-%:e") == std::string::npos;
  const bool is_list = is_number && said.find_first_of(",-:", 1) != std::string::npos;
  if (is_of_size(small)) return tell_other_size(words, said, puzzle);
  if (is_of_kind_of_puzzle(small)) return tell_unread_talk(value, puzzle);
  if (about.any() && !is_told && (is_list_of_numbers(said) || says_cells(said)))
    return add(words + ": " + std::string(value), puzzle);
  const bool is_yes = std::find(std::begin(kYes), std::end(kYes), said) != std::end(kYes);
  if (is_yes || is_number) {
    if ((is_yes || is_list) && (about & ideas_of_names()).any())
      add(words + ": " + std::string(value), puzzle);
  } else if ((about & ideas_of_names()).any() && !is_told) {
    add(words + ": " + std::string(value), puzzle);
  } else if (!is_told) {
    tell_unread_talk(value, puzzle);
  }
}

void tell_unread_element(const XmlElement& element, const XmlElement& of, model::Puzzle& puzzle) {
  puzzle.unknown_rules.push_back(
      model::UnknownRule::named("element <" + element.name + "> of <" + of.name + ">"));
}

void tell_own_attributes(const XmlElement& element, std::span<const std::string_view> known,
                         model::Puzzle& puzzle) {
  for (const auto& [name, value] : element.attributes) {
    if (std::find(known.begin(), known.end(), name) == known.end())
      tell_unread_field(name, value, puzzle);
  }
}

void tell_unread_attributes(const XmlElement& element, std::span<const std::string_view> known,
                            model::Puzzle& puzzle) {
  tell_own_attributes(element, known, puzzle);
  for (const XmlElement& child : element.children) tell_unread_attributes(child, known, puzzle);
}

void tell_unread_talk(std::string_view words, model::Puzzle& puzzle) {
  if (words.empty()) return;
  const Ideas known = ideas_of(puzzle);
  const NamesKnown names(puzzle);
  for (std::string_view sentence : sentences_in(words)) {
    for (const std::string_view head : {"rules:", "rule:"}) {
      const bool is_head = in_small_letters(sentence.substr(0, head.size())) == head;
      const std::string_view rest = is_head ? trim(sentence.substr(head.size())) : sentence;
      // "Rules: NC" is a name.
      if (rest.find(' ') != std::string_view::npos) sentence = rest;
    }
    // Who talks about a puzzle speaks of its clues and of what is beside what. A sentence in other
    // letters that ends with its stop is no title.
    const Ideas ideas = ideas_in(sentence);
    const bool is_other = has_other_letters(sentence) && (ideas & known).none() &&
                          (sentence.ends_with('.') || sentence.ends_with("\u3002"));
    if (is_other || is_rule_of_grids(sentence, ideas, known, puzzle) ||
        names_a_type(sentence, names) || says_other_digits(sentence, names) ||
        ((!is_talk(sentence) || names_a_kind_in_talk(sentence) || is_only_name(sentence)) &&
         is_unread(sentence, ideas, known | ideas_of_places())))
      add(sentence, puzzle);
  }
}

}  // namespace omnidoku::formats
