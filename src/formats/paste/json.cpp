// SPDX-License-Identifier: MIT
//
// The whole text is walked; what is a square of cells is a grid. Members of objects on the way to
// one that hold neither a grid nor words of a known kind may be rules.
#include "formats/paste/json.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "formats/json.h"
#include "formats/json_cells.h"
#include "formats/paste/grid.h"
#include "formats/paste/source.h"
#include "formats/text.h"
#include "formats/text/puzzle_table.h"
#include "formats/text/puzzle_text.h"
#include "formats/text/region_text.h"
#include "formats/text/words_around.h"
#include "formats/words/rule_ideas.h"
#include "formats/words/unread_words.h"

namespace omnidoku::formats {

using base::Value;

namespace {

constexpr std::size_t kMostGrids = 20;

/// The words of a member's name in small letters: of "winRate" or "win_rate" win and rate.
std::vector<std::string> words_of_name(std::string_view name) {
  std::string parted = name_in_words(name);
  for (char& c : parted) c = c == '-' || c == '.' ? ' ' : c;
  std::istringstream words(in_small_letters(parted));
  return {std::istream_iterator<std::string>(words), {}};
}

/// Whether a member of this name says nothing about the rules, unless its words do.
bool is_harmless(std::string_view name) {
  constexpr std::string_view kNames[] = {
      "id",      "size",     "rows",     "columns", "cols",   "width",   "height",  "seed",
      "hash",    "url",      "link",     "date",    "time",   "source",  "comment", "description",
      "clues",   "givens",   "hints",    "score",   "rating", "level",   "created", "updated",
      "results", "message",  "status",   "success", "ok",     "version", "format",  "name",
      "title",   "author",   "filled",   "empty",   "steps",  "number",  "index",   "difficulty",
      "code",    "language", "solvable", "unique",  "hard",   "easy",
  };
  // How it was played and liked, in names of several words: win_rate, averageTime, num_players.
  constexpr std::string_view kAboutPlaying[] = {
      "win",     "wins",     "rate",       "count",    "num",        "votes",   "likes",
      "plays",   "play",     "played",     "player",   "players",    "users",   "user",
      "average", "avg",      "mean",       "median",   "best",       "last",    "first",
      "at",      "solved",   "completion", "attempts", "errors",     "seconds", "of",
      "is",      "mistakes", "ms",         "stars",    "popularity", "views",   "percent"};
  const std::vector<std::string> words = words_of_name(name);
  const bool is_one = words.size() == 1;
  return !words.empty() && std::all_of(words.begin(), words.end(), [&](const std::string& word) {
    return is_among(word, kNames) || (!is_one && is_among(word, kAboutPlaying));
  });
}

/// Where words of a member of this name belong; null pointer where they are a comment.
std::string model::Metadata::*word_named(std::string_view name) {
  struct Word {
    std::string_view name;
    std::string model::Metadata::*member;
  };
  constexpr Word kWords[] = {
      {"title", &model::Metadata::title},
      {"name", &model::Metadata::title},
      {"author", &model::Metadata::author},
      {"source", &model::Metadata::source},
      {"difficulty", &model::Metadata::difficulty},
      {"level", &model::Metadata::difficulty},
      {"date", &model::Metadata::date},
      {"created", &model::Metadata::date},
      {"url", &model::Metadata::url},
      {"link", &model::Metadata::url},
  };
  for (const Word& word : kWords) {
    if (word.name == name) return word.member;
  }
  return nullptr;
}

/// Whether a text is a link that holds a puzzle.
bool is_link(std::string_view text) {
  constexpr std::size_t kShortest = 20;
  if (text.size() < kShortest || text.find_first_of(" \t\n") != std::string_view::npos)
    return false;
  const auto all = formats();
  return std::any_of(
             all.begin(), all.end(),
             [text](const Format* format) { return format->is_link && !format->mismatch(text); }) &&
         fits_a_format(text);
}

/// Notes what a member or an item beside a puzzle says, by the name that a person should read.
void note(const std::string& called, std::string_view name, const Value& value, JsonWords& words) {
  // A puzzle that cannot be read is no word.
  constexpr std::size_t kManyCells = 30;
  const std::string* text = value.if_string();
  const bool may_be_cells = text != nullptr && text->size() >= kManyCells &&
                            text->find_first_not_of("0123456789.*_-\n ") == std::string::npos;
  if (is_empty_value(value)) return;
  const std::string small_name = in_small_letters(name);
  if (value.is_object() && (small_name == "meta" || small_name == "metadata")) {
    for (const Value::Member& member : value.members())
      note("member " + quote(std::string(name) + "." + member.first), member.first, member.second,
           words);
    return;
  }
  const bool is_list = value.is_array() || value.is_object();
  // What kind of puzzle it is, in words that can be judged.
  constexpr std::string_view kKinds[] = {"type",    "kind",      "category",
                                         "variant", "variation", "genre"};
  constexpr std::string_view kPlain[] = {"classic", "standard", "normal", "regular", "sudoku"};
  constexpr std::size_t kFewestLetters = 4;  // "x" and "yes" may mean anything
  const bool is_kind = text != nullptr && text->size() >= kFewestLetters &&
                       is_among(small_name, kKinds) &&
                       (is_among(in_small_letters(*text), kPlain) || ideas_in(*text).any());
  const bool is_word = name.empty() ? text != nullptr : is_kind || is_harmless(name);
  constexpr std::size_t kLongestKind = 60;
  if (may_be_cells || is_list || !is_word) {
    // What kind of puzzle it is called tells a person what is not understood.
    const bool is_named =
        text != nullptr && is_among(small_name, kKinds) && text->size() <= kLongestKind;
    words.unknown.push_back(called + (is_named ? ": " + quote(*text) : std::string()));
  } else if (text != nullptr) {
    words.said.emplace_back(name, *text);
  }
}

void note(const Value::Member& member, JsonWords& words) {
  note("member " + quote(member.first), member.first, member.second, words);
}

}  // namespace

void JsonWords::tell(model::Puzzle& puzzle) const {
  for (const std::string& rule : unknown)
    puzzle.unknown_rules.push_back(model::UnknownRule::named(rule));
  for (const auto& [name, text] : said) {
    const auto member = word_named(in_small_letters(name));
    if (member == nullptr) {
      // A word alone, such as "ok", says nothing of a puzzle.
      if (text.find(' ') != std::string::npos) add_comment(text, puzzle.metadata);
    } else if ((puzzle.metadata.*member).empty()) {
      puzzle.metadata.*member = text;
    }
    const bool is_name = member == &model::Metadata::author || member == &model::Metadata::url;
    if (!is_name) tell_unread_field(name, text, puzzle);
  }
}

namespace {

/// The labels of regions in a list of rows, a list of all cells or a text, as letters in the order
/// in which they come; empty where it is no map of regions that hold together.
std::string region_letters(const Value& value) {
  std::vector<std::string> labels;
  const auto add_text = [&labels](const std::string& text, bool is_label) {
    if (is_label) return labels.push_back(text);
    for (const char c : text) {
      if (c != ' ' && c != '\n') labels.emplace_back(1, c);
    }
  };
  const auto add = [&](const Value& one, bool is_label) {
    if (const std::string* text = one.if_string()) {
      add_text(*text, is_label);
      return true;
    }
    if (one.is_array() || one.is_object()) return false;
    labels.push_back(write_json(one));
    return true;
  };
  bool are_labels = true;
  if (!value.is_array()) are_labels = value.if_string() != nullptr && add(value, false);
  for (const Value& row : value.items()) {
    if (!row.is_array()) are_labels = are_labels && add(row, false);
    for (const Value& one : row.items()) are_labels = are_labels && add(one, true);
  }
  const int side = side_of(labels.size()).value_or(0);
  constexpr int kMostLetters = 26;
  if (!are_labels || side == 0 || side > kMostLetters) return {};
  std::vector<std::string> known;
  std::string letters;
  for (const std::string& label : labels) {
    auto found = std::find(known.begin(), known.end(), label);
    if (found == known.end()) {
      if (known.size() == static_cast<std::size_t>(side)) return {};
      found = known.insert(known.end(), label);
    }
    letters += static_cast<char>('A' + (found - known.begin()));
  }
  return is_region_map(letters, side) ? letters : std::string();
}

/// The member of an object that is the map of its regions, and the one grid beside it.
struct WithRegions {
  const Value::Member* grid = nullptr;
  const Value::Member* map = nullptr;
  std::string text;  ///< of both, that a format fits
};

std::optional<WithRegions> with_regions(const Value& object) {
  constexpr std::string_view kNames[] = {"regions", "region", "layout", "jigsaw",
                                         "boxes",   "areas",  "groups", "blocks"};
  WithRegions found;
  std::string letters;
  std::string cells;
  for (const Value::Member& member : object.members()) {
    if (is_among(in_small_letters(member.first), kNames)) {
      if (found.map != nullptr) return std::nullopt;
      found.map = &member;
      letters = region_letters(member.second);
    } else if (auto grid = json_grid(member.second)) {
      if (is_called_solution(in_small_letters(member.first))) continue;
      if (found.grid != nullptr) return std::nullopt;
      found.grid = &member;
      cells = *std::move(grid);
    }
  }
  if (found.grid == nullptr || letters.empty()) return std::nullopt;
  const auto side = static_cast<std::size_t>(side_of(letters.size()).value_or(0));
  std::string map;
  for (std::size_t i = 0; i < letters.size(); i += side) map += letters.substr(i, side) + "\n";
  found.text = std::string(trim_lines(cells)) + "\n\n" + map;
  if (!fits_a_format(found.text)) return std::nullopt;
  return found;
}

class Walker {
 public:
  JsonGrids take() { return std::move(result_); }

  /// Whether there is a grid in it.
  bool walk(const Value& value, const std::string& name) {
    if (result_.grids.size() >= kMostGrids) return false;
    // Lists of columns or boxes are no lists of rows.
    constexpr std::string_view kNoRows[] = {"columns", "cols", "column",  "boxes",
                                            "blocks",  "box",  "squares", "regions"};
    if (is_among(in_small_letters(name), kNoRows) && !value.items().empty()) return false;
    // However much is wrong with it, nothing else is looked for in it.
    if (value.is_object() && value.find("omnidoku") != nullptr) {
      result_.grids.push_back({name, write_json(value), true});
      return true;
    }
    if (auto grid = json_grid(value)) {
      add_grid(name, value, *std::move(grid));
      return true;
    }
    if (const std::string* text = value.if_string(); text != nullptr && is_link(*text)) {
      result_.grids.push_back({name, *text, true});
      return true;
    }
    if (value.is_object() && !is_root_) {
      if (std::string text = write_json(value); fits_a_format(text)) {
        result_.grids.push_back({name, std::move(text), true});
        return true;
      }
    }
    is_root_ = false;
    if (const auto joined = with_regions(value)) {
      add_grid(joined->grid->first, joined->grid->second, joined->text);
      for (const Value::Member& member : value.members()) {
        const bool is_taken = &member == joined->grid || &member == joined->map;
        if (!is_taken && !walk(member.second, member.first)) note(member, result_.words);
      }
      return true;
    }
    bool some = false;
    std::vector<std::size_t> other_items;
    for (std::size_t i = 0; i < value.items().size(); ++i) {
      const Value& item = value.items()[i];
      if ((item.is_array() || item.is_object()) && walk(item, name)) {
        some = true;
      } else {
        other_items.push_back(i);
      }
    }
    std::vector<const Value::Member*> others;
    for (const Value::Member& member : value.members()) {
      if (walk(member.second, member.first)) {
        some = true;
      } else {
        others.push_back(&member);
      }
    }
    if (some) {
      for (const std::size_t i : other_items)
        note("item " + std::to_string(i + 1) + " of a list", {}, value.items()[i], result_.words);
      for (const Value::Member* member : others) note(*member, result_.words);
    }
    return some;
  }

 private:
  /// A grid of cells, and the solution that these have with them.
  void add_grid(const std::string& name, const Value& value, std::string text) {
    result_.grids.push_back({name, std::move(text), false});
    if (auto solution = json_solution(value))
      result_.grids.push_back({"solution", *std::move(solution), false});
  }

  JsonGrids result_;
  bool is_root_ = true;  ///< of which the formats had their look
};

}  // namespace

JsonGrids find_json_grids(std::string_view text) {
  const std::string_view content = trim_lines(text);
  std::string_view part = content;
  if (!content.starts_with('{') && !content.starts_with('[')) {
    // A list in a line of a program, with its name before it and nothing behind it.
    const std::size_t begin = content.find('[');
    const std::size_t end = content.rfind(']');
    if (begin == std::string_view::npos || end == std::string_view::npos || end < begin) return {};
    part = content.substr(begin, end - begin + 1);
    if (content.substr(0, begin).find_first_of("\n;=:") !=
            content.find_last_not_of(" \t\n", begin - 1) ||
        content.find_first_not_of(" ;,)", end + 1) != std::string_view::npos) {
      return {};
    }
  }
  const auto value = parse_json(part);
  if (!value) return {};
  Walker walker;
  walker.walk(*value, {});
  return walker.take();
}

namespace {

/// An item of a list or a member of an object, as it stands in the text.
struct RawItem {
  std::string_view key;  ///< with its quotation marks; empty in a list
  std::string_view text;
};

/// Behind the string, list, object or word that begins at `at`.
std::size_t value_end(std::string_view text, std::size_t at) {
  if (text[at] == '{' || text[at] == '[') return json_end(text, at);
  if (text[at] != '"') return std::min(text.find_first_of(",]} \t\n", at), text.size());
  for (++at; at < text.size() && text[at] != '"'; ++at) {
    if (text[at] == '\\') ++at;
  }
  return std::min(at + 1, text.size());
}

/// The items of the list or the members of the object that a text is; none where it is broken.
std::vector<RawItem> raw_items(std::string_view text) {
  constexpr std::string_view kBetween = " \t\n,";
  std::vector<RawItem> items;
  std::size_t at = text.find_first_not_of(kBetween, 1);
  while (at < text.size() && text[at] != ']' && text[at] != '}') {
    RawItem item;
    if (text.front() == '{') {
      const std::size_t end = value_end(text, at);
      item.key = text.substr(at, end - at);
      at = text.find_first_not_of(" \t\n:", end);
      if (at >= text.size()) return {};
    }
    const std::size_t end = value_end(text, at);
    if (end == std::string_view::npos || end <= at) return {};
    item.text = text.substr(at, end - at);
    items.push_back(item);
    at = text.find_first_not_of(kBetween, end);
  }
  return items;
}

/// An item as a text of its own: what stands in a string, or the JSON that it is.
std::string item_text(std::string_view item) {
  if (!item.starts_with('"')) return std::string(item);
  const auto value = parse_json(item);
  const std::string* text = value ? value->if_string() : nullptr;
  return text == nullptr ? std::string() : *text;
}

bool holds_puzzle(std::string_view item) {
  const std::string text = item_text(item);
  return fits_a_format(text) || !find_json_grids(text).grids.empty();
}

/// Whether a text is a list of puzzles, of which one of the first two is one, and not one puzzle.
bool is_list_of_puzzles(std::string_view list, const std::vector<RawItem>& items) {
  constexpr std::size_t kJudged = 2;
  constexpr std::size_t kMostBytesOfGrid = std::size_t{1} << 20;
  if (items.size() < kJudged || items[0].text.front() != items[1].text.front()) return false;
  if (!holds_puzzle(items[0].text) && !holds_puzzle(items[1].text)) return false;
  if (list.size() > kMostBytesOfGrid) return true;
  const auto value = parse_json(list);
  return value && !json_grid(*value);
}

/// The list that a text is, or that is a member of it, down to so many levels of objects.
std::optional<JsonList> list_within(std::string_view whole, std::string_view text, int levels) {
  if (text.empty() || (text.front() != '[' && text.front() != '{')) return std::nullopt;
  const std::vector<RawItem> items = raw_items(text);
  JsonList list;
  if (text.front() == '[') {
    if (!is_list_of_puzzles(text, items)) return std::nullopt;
    std::uint32_t line = 1;
    const char* counted = whole.data();
    for (const RawItem& item : items) {
      line += static_cast<std::uint32_t>(std::count(counted, item.text.data(), '\n'));
      counted = item.text.data();
      list.pieces.push_back({item_text(item.text), line});
    }
    return list;
  }
  if (levels == 0) return std::nullopt;
  for (const RawItem& item : items) {
    auto found = list_within(whole, item.text, levels - 1);
    if (!found) continue;
    for (const RawItem& other : items) {
      if (other.text.data() == item.text.data()) continue;
      const auto value = parse_json(other.text);
      if (!value) continue;
      note({item_text(other.key), *value}, found->words);
    }
    return found;
  }
  return std::nullopt;
}

}  // namespace

std::optional<JsonList> find_json_list(std::string_view text) {
  constexpr int kMostLevels = 2;
  const std::string_view content = trim_lines(text);
  if (content.empty() || (content.front() != '[' && content.front() != '{')) return std::nullopt;
  if (json_end(content, 0) != content.size()) return std::nullopt;
  return list_within(text, content, kMostLevels);
}

JsonObjects json_objects_in(std::string_view text) {
  constexpr std::size_t kMostObjects = 50;  // a paste of a person has few
  JsonObjects result;
  const std::string_view content = trim_lines(text);
  if (content.starts_with('[') ||
      (content.starts_with('{') && json_end(content, 0) == content.size())) {
    result.rest = text;
    return result;
  }
  const auto begins_object = [text](std::size_t at) {
    const std::size_t next = text.find_first_not_of(" \t\n", at + 1);
    return next != std::string_view::npos && text[next] == '"';
  };
  std::uint32_t line = 1;
  for (std::size_t at = 0; at < text.size();) {
    if (text[at] == '{' && begins_object(at) && result.objects.size() < kMostObjects) {
      const std::size_t end = std::min(json_end(text, at), text.size());
      const std::string_view object = text.substr(at, end - at);
      const auto num_ends =
          static_cast<std::size_t>(std::count(object.begin(), object.end(), '\n'));
      const std::uint32_t last_line = line + static_cast<std::uint32_t>(num_ends);
      result.objects.push_back({std::string(object), line, last_line});
      result.rest.append(num_ends, '\n');
      line = last_line;
      at = end;
    } else {
      if (text[at] == '\n') ++line;
      result.rest += text[at++];
    }
  }
  return result;
}

}  // namespace omnidoku::formats
