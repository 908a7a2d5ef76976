// SPDX-License-Identifier: MIT
#include "reading/selecting.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

#include "constraints/adjacency.h"
#include "reading/statements.h"

namespace omnidoku::reading {
namespace {

using geometry::Cell;
using model::Colour;

constexpr int kDiagonalLength = 5;  ///< of lines that are called diagonals, at least

struct Look {
  double hue = 0;  ///< 0 to 360
  double lightness = 0;
  double chroma = 0;
};

bool is_white(Look look) { return look.lightness > 0.97; }
bool is_black(Look look) { return look.lightness < 0.12; }
bool is_without_hue(Look look) { return look.chroma < 0.07; }

Look look_of(Colour colour) {
  const auto part = [colour](unsigned shift) {
    return static_cast<double>(colour >> shift & 0xffU) / 255.0;
  };
  const double red = part(24);
  const double green = part(16);
  const double blue = part(8);
  const auto [least, most] = std::minmax({red, green, blue});
  Look look;
  look.lightness = (least + most) / 2;
  look.chroma = most - least;
  if (look.chroma == 0) return look;
  look.hue = most == red     ? (green - blue) / look.chroma
             : most == green ? 2 + (blue - red) / look.chroma
                             : 4 + (red - green) / look.chroma;
  look.hue *= 60;
  if (look.hue < 0) look.hue += 360;
  return look;
}

/// Up to which hue people use which words.
struct HueWords {
  double until = 0;
  std::array<std::string_view, 4> words;
};
constexpr HueWords kHues[] = {
    {14, {"red", "pink"}},
    {25, {"red", "orange"}},
    {45, {"orange", "brown"}},
    {68, {"yellow", "orange"}},
    {80, {"yellow", "green"}},
    {165, {"green"}},
    {200, {"blue", "cyan", "turquoise", "teal"}},
    {245, {"blue", "purple", "lavender"}},
    {275, {"purple", "lavender", "blue"}},
    {330, {"purple", "pink", "magenta"}},
    {345, {"pink", "red"}},
    {361, {"red", "pink"}},
};

bool same_cells(std::vector<Cell> a, std::vector<Cell> b) {
  std::sort(a.begin(), a.end());
  std::sort(b.begin(), b.end());
  return a == b;
}

void append(std::vector<std::size_t>& to, const std::vector<std::size_t>& more) {
  to.insert(to.end(), more.begin(), more.end());
}

bool is_text(const DrawnThing& thing) {
  return thing.kind == DrawnThing::Kind::mark && thing.form == DrawnThing::Form::text;
}

/// Whether it is a ring or the like around a text beside the grid.
bool is_ring(const DrawnThing& thing) {
  return thing.kind == DrawnThing::Kind::outside &&
         std::none_of(thing.text.begin(), thing.text.end(),
                      [](unsigned char c) { return c > 0x20 && c < 0x7f; });
}

/// Texts on shapes become theirs, shapes at one place one.
std::vector<DrawnThing> with_their_texts(std::vector<DrawnThing> things) {
  std::vector<DrawnThing> made;
  for (DrawnThing& thing : things) {
    const auto ringed = std::find_if(made.begin(), made.end(), [&](const DrawnThing& other) {
      return other.kind == thing.kind && other.cells == thing.cells &&
             is_ring(thing) != is_ring(other);
    });
    if (ringed != made.end()) {
      append(ringed->sources, thing.sources);
      if (is_ring(*ringed)) ringed->text = thing.text;
      continue;
    }
    const auto home = std::find_if(made.begin(), made.end(), [&](const DrawnThing& other) {
      return thing.kind == DrawnThing::Kind::mark && other.kind == DrawnThing::Kind::mark &&
             thing.rule.empty() == other.rule.empty() && same_cells(thing.cells, other.cells) &&
             (is_text(thing) != is_text(other) || thing.form == other.form) &&
             (thing.text.empty() || other.text.empty());
    });
    if (home == made.end()) {
      made.push_back(std::move(thing));
      continue;
    }
    append(home->sources, thing.sources);
    if (home->text.empty()) {
      home->text = std::move(thing.text);
      home->angle = thing.angle;
    }
    if (is_text(*home)) {
      home->form = thing.form;
      home->colours = thing.colours;
    }
  }
  return made;
}

/// A line that is drawn over another one in full, as one may be with an edge, is no second one.
void merge_lines(std::vector<DrawnThing>& things) {
  for (std::size_t i = 0; i < things.size(); ++i) {
    DrawnThing& line = things[i];
    if (line.kind != DrawnThing::Kind::line || !line.rule.empty()) continue;
    for (std::size_t k = i + 1; k < things.size();) {
      DrawnThing& other = things[k];
      const bool is_same =
          other.kind == DrawnThing::Kind::line && other.rule.empty() &&
          other.is_pointed == line.is_pointed &&
          (other.cells == line.cells || std::equal(other.cells.begin(), other.cells.end(),
                                                   line.cells.rbegin(), line.cells.rend()));
      if (!is_same) {
        ++k;
        continue;
      }
      append(line.sources, other.sources);
      line.colours.insert(line.colours.end(), other.colours.begin(), other.colours.end());
      things.erase(things.begin() + static_cast<std::ptrdiff_t>(k));
    }
  }
}

bool is_head(const std::string& text) {
  constexpr std::string_view kHeads[] = {
      ">", "<", "^", "v", "V", "\xe2\x96\xb6", "\xe2\x9e\xa4", "\xe2\x86\x92"};
  return std::find(std::begin(kHeads), std::end(kHeads), text) != std::end(kHeads);
}

/// Heads at the ends of lines become these lines'.
void point_lines(std::vector<DrawnThing>& things) {
  for (DrawnThing& line : things) {
    if (line.kind != DrawnThing::Kind::line || !line.rule.empty()) continue;
    for (DrawnThing& head : things) {
      if (!is_text(head) || head.seat != DrawnThing::Seat::cell || !is_head(head.text) ||
          head.cells.size() != 1)
        continue;
      if (head.cells.front() == line.cells.front()) {
        std::reverse(line.cells.begin(), line.cells.end());
      } else if (head.cells.front() != line.cells.back()) {
        continue;
      }
      line.is_pointed = true;
      append(line.sources, head.sources);
      head.sources.clear();
    }
  }
  std::erase_if(things, [](const DrawnThing& thing) {
    return is_text(thing) && thing.sources.empty() && thing.rule.empty();
  });
}

bool is_at(const DrawnThing& thing, Cell cell, DrawnThing::Form form) {
  return thing.kind == DrawnThing::Kind::mark && thing.seat == DrawnThing::Seat::cell &&
         thing.form == form && thing.rule.empty() &&
         std::find(thing.cells.begin(), thing.cells.end(), cell) != thing.cells.end();
}

bool is_circle_at(const DrawnThing& thing, Cell cell) {
  return is_at(thing, cell, DrawnThing::Form::circle);
}

const DrawnThing* mark_at(const std::vector<DrawnThing>& things, Cell cell, DrawnThing::Form form) {
  const auto found = std::find_if(things.begin(), things.end(), [&](const DrawnThing& thing) {
    return is_at(thing, cell, form);
  });
  return found == things.end() ? nullptr : &*found;
}

const DrawnThing* circle_at(const std::vector<DrawnThing>& things, Cell cell) {
  return mark_at(things, cell, DrawnThing::Form::circle);
}

bool share_colour(const DrawnThing& a, const DrawnThing& b) {
  return std::any_of(a.colours.begin(), a.colours.end(), [&](Colour colour) {
    return std::find(b.colours.begin(), b.colours.end(), colour) != b.colours.end();
  });
}

/// A line through circles is a line from each to the next.
std::vector<DrawnThing> cut_at_circles(const std::vector<DrawnThing>& things,
                                       const DrawnThing& line) {
  std::vector<DrawnThing> parts{line};
  parts.back().cells.clear();
  for (std::size_t i = 0; i < line.cells.size(); ++i) {
    parts.back().cells.push_back(line.cells[i]);
    const bool is_inside = i > 0 && i + 1 < line.cells.size();
    const DrawnThing* circle = is_inside ? circle_at(things, line.cells[i]) : nullptr;
    if (circle == nullptr || share_colour(*circle, line)) continue;
    parts.push_back(line);
    parts.back().cells = {line.cells[i]};
  }
  return parts;
}

/// A line with what is drawn at its ends: where it has a head, at its beginning alone.
DrawnThing ended(const std::vector<DrawnThing>& things, DrawnThing line, SpokenOf spoken_of) {
  const DrawnThing* first = circle_at(things, line.cells.front());
  const DrawnThing* last = line.is_pointed ? nullptr : circle_at(things, line.cells.back());
  const bool is_loop = line.cells.front() == line.cells.back();
  if (is_loop) return line;
  const auto with_rings = [&](DrawnThing::Form form) {
    line.num_ringed_ends = 2;
    line.form = form;
    append(line.sources, first->sources);
    append(line.sources, last->sources);
    return line;
  };
  if (first == nullptr && last == nullptr) {
    // One diamond is no bulb, two are ends.
    first = mark_at(things, line.cells.front(), DrawnThing::Form::diamond);
    last = mark_at(things, line.cells.back(), DrawnThing::Form::diamond);
    if (first == nullptr || last == nullptr) return line;
    return with_rings(DrawnThing::Form::diamond);
  }
  // What has a head is an arrow, whatever colour its circle has.
  const bool first_is_bulb = first != nullptr && share_colour(*first, line) && !line.is_pointed;
  const bool last_is_bulb = last != nullptr && share_colour(*last, line);
  // Of two bulbs the one from which the line was drawn is meant.
  const bool has_two_bulbs = first_is_bulb && last_is_bulb && spoken_of.thermometers;
  if (first != nullptr && last != nullptr && first_is_bulb == last_is_bulb && !has_two_bulbs)
    return with_rings(DrawnThing::Form::circle);
  const bool begins_at_first = last == nullptr || (first != nullptr && first_is_bulb);
  const DrawnThing& circle = begins_at_first ? *first : *last;
  append(line.sources, circle.sources);
  if (!begins_at_first) std::reverse(line.cells.begin(), line.cells.end());
  if (share_colour(circle, line) && !line.is_pointed) {
    line.has_bulb = true;
    return line;
  }
  line.num_ringed_ends = 1;
  line.bulb = circle.cells;
  std::erase_if(line.cells, [&](Cell cell) { return is_circle_at(circle, cell); });
  return line;
}

/// What a line is, with the other ways of seeing it.
void add_line(const std::vector<DrawnThing>& things, const DrawnThing& line, SpokenOf spoken_of,
              std::vector<DrawnThing>& made) {
  // Where arrows have heads a line without one is none, though a circle lies on it.
  const bool is_no_arrow = spoken_of.arrows && !line.is_pointed &&
                           std::any_of(things.begin(), things.end(), [](const DrawnThing& one) {
                             return one.kind == DrawnThing::Kind::line && one.is_pointed;
                           });
  DrawnThing whole = ended(things, line, spoken_of);
  const bool is_thermometer = whole.has_bulb && spoken_of.thermometers;
  const bool is_arrow =
      !whole.bulb.empty() && !whole.cells.empty() && spoken_of.arrows && !is_no_arrow;
  if (is_thermometer || is_arrow) return made.push_back(std::move(whole));
  made.push_back(line);
  for (DrawnThing& part : cut_at_circles(things, line)) {
    if (part.cells.size() < 2) continue;
    DrawnThing seen = ended(things, std::move(part), {});
    if ((seen.num_ringed_ends == 0 && !seen.has_bulb) || seen.cells.empty()) continue;
    if (is_no_arrow && !seen.bulb.empty()) continue;
    seen.is_alternative = true;
    made.push_back(std::move(seen));
  }
}

/// A line that begins on a thermometer of its colour is another way out of its bulb.
void branch_thermometers(std::vector<DrawnThing>& things) {
  for (DrawnThing& branch : things) {
    const bool is_plain = branch.kind == DrawnThing::Kind::line && branch.rule.empty() &&
                          !branch.has_bulb && branch.bulb.empty() && branch.cells.size() > 1;
    if (!is_plain) continue;
    for (const DrawnThing& trunk : things) {
      if (!trunk.has_bulb || trunk.is_alternative || !share_colour(trunk, branch)) continue;
      const auto joint = [&trunk](Cell cell) {
        return std::find(trunk.cells.begin(), trunk.cells.end(), cell);
      };
      if (joint(branch.cells.front()) == trunk.cells.end())
        std::reverse(branch.cells.begin(), branch.cells.end());
      const auto at = joint(branch.cells.front());
      if (at == trunk.cells.end()) continue;
      branch.cells.insert(branch.cells.begin(), trunk.cells.begin(), at);
      branch.has_bulb = true;
      break;
    }
  }
}

/// Coloured cells of one colour that touch by a side, as regions.
std::vector<DrawnThing> tinted_regions(const model::Puzzle& puzzle,
                                       const std::vector<DrawnThing>& things) {
  std::map<std::pair<Colour, Cell>, const DrawnThing*> tints;
  for (const DrawnThing& thing : things) {
    if (thing.kind == DrawnThing::Kind::tint && !thing.colours.empty())
      tints[{thing.colours.front(), thing.cells.front()}] = &thing;
  }
  std::vector<DrawnThing> regions;
  std::set<std::pair<Colour, Cell>> done;
  for (const auto& [key, tint] : tints) {
    if (!done.insert(key).second) continue;
    DrawnThing region = *tint;
    region.sources.clear();
    region.cells = {key.second};
    for (std::size_t i = 0; i < region.cells.size(); ++i) {
      append(region.sources, tints.at({key.first, region.cells[i]})->sources);
      for (const Cell other : constraints::cells_beside(*puzzle.board, region.cells[i])) {
        const std::pair next(key.first, other);
        if (tints.contains(next) && done.insert(next).second) region.cells.push_back(other);
      }
    }
    std::sort(region.cells.begin(), region.cells.end());
    if (region.cells.size() > 1) regions.push_back(std::move(region));
  }
  return regions;
}

/// Whether cells lie in one slanting line.
bool is_slanting(const std::vector<Cell>& cells, const model::Puzzle& puzzle) {
  if (static_cast<int>(cells.size()) < kDiagonalLength) return false;
  for (std::size_t i = 1; i < cells.size(); ++i) {
    const std::vector<Cell> corners = constraints::cells_at_corners(*puzzle.board, cells[i - 1]);
    if (!std::binary_search(corners.begin(), corners.end(), cells[i])) return false;
  }
  return true;
}

/// Whether it is the first word that people have for a colour.
bool is_called_first(Colour colour, std::string_view word) {
  const Look look = look_of(colour);
  if (is_without_hue(look) || is_white(look) || is_black(look)) return true;
  for (const HueWords& hue : kHues) {
    if (look.hue <= hue.until) return hue.words.front() == word;
  }
  return false;
}

bool is_of_kind(const DrawnThing& thing, std::string_view kind) {
  using Kind = DrawnThing::Kind;
  if (kind == "line")
    return thing.kind == Kind::line && (thing.bulb.empty() || thing.is_alternative);
  if (kind == "thermo") return thing.kind == Kind::line && thing.has_bulb;
  if (kind == "arrow") return thing.kind == Kind::line && !thing.bulb.empty();
  if (kind == "ringed") return thing.kind == Kind::line && thing.num_ringed_ends == 2;
  if (kind == "diagonal")
    return thing.is_slanted && (thing.kind == Kind::line || thing.kind == Kind::outside);
  if (kind == "cage") return thing.kind == Kind::cage;
  if (kind == "region")
    return thing.kind == Kind::cage || (thing.kind == Kind::tint && thing.cells.size() > 1);
  if (kind == "cell") {
    const bool is_marked =
        !thing.rule.empty() && thing.kind == Kind::mark && thing.seat == DrawnThing::Seat::cell;
    return thing.cells.size() == 1 && (thing.kind == Kind::tint || is_marked);
  }
  if (kind == "outside") return thing.kind == Kind::outside && !thing.is_slanted;
  const bool is_square_cell =
      thing.kind == Kind::tint && thing.cells.size() == 1 && thing.form == DrawnThing::Form::square;
  if (is_square_cell) return kind == "mark" || kind == "cellmark";
  if (thing.kind != Kind::mark) return false;
  if (kind == "cellarrow") return thing.seat == DrawnThing::Seat::cell && !thing.text.empty();
  if (kind == "edge") return thing.seat == DrawnThing::Seat::edge;
  if (kind == "corner") return thing.seat == DrawnThing::Seat::corner;
  if (kind == "cellmark") return thing.seat == DrawnThing::Seat::cell;
  return kind == "mark";
}

std::string small_letters(const std::string& text) {
  std::string made;
  for (const char c : text) made += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return made;
}

/// What a sign is called in selectors.
std::string sign_of(const DrawnThing& thing) {
  const std::string sign = small_letters(thing.text);
  const bool is_wedge = sign == "\xe2\x88\xa7" || sign == "\xe2\x88\xa8";
  if (sign == ">" || sign == "^" || sign == "v" || is_wedge) {
    // A lower-case v between cells that are no sum is an inequality that points down.
    if (sign == "v" && thing.text == "V") return sign;
    return "<";
  }
  if (sign == "\xe2\x98\x85" || sign == "\xe2\x98\x86") return "*";
  if (sign == "\xe2\x88\x92" || sign == "\xe2\x80\x93") return "-";
  return sign;
}

/// Those of a colour by its first name where there are such: what has it by its second name only is
/// called by the first.
std::vector<DrawnThing> of_colour(const std::vector<DrawnThing>& things, std::string_view word) {
  std::vector<DrawnThing> first;
  std::vector<DrawnThing> all;
  for (const DrawnThing& thing : things) {
    bool is_first = false;
    bool is_called_so = false;
    for (const Colour colour : thing.colours) {
      const bool is_so = is_called(colour, word);
      is_called_so = is_called_so || is_so;
      is_first = is_first || (is_so && is_called_first(colour, word));
    }
    if (is_called_so) all.push_back(thing);
    if (is_first) first.push_back(thing);
  }
  return first.empty() ? all : first;
}

/// The lighter or the darker ones; all where they differ little.
std::vector<DrawnThing> of_shade(const std::vector<DrawnThing>& things, bool light) {
  constexpr double kDiffer = 0.12;
  const auto lightness = [](const DrawnThing& thing) {
    return thing.colours.empty() ? 1.0 : look_of(thing.colours.front()).lightness;
  };
  double least = 1;
  double most = 0;
  for (const DrawnThing& thing : things) {
    least = std::min(least, lightness(thing));
    most = std::max(most, lightness(thing));
  }
  if (most - least < kDiffer) return things;
  std::vector<DrawnThing> found;
  for (const DrawnThing& thing : things) {
    if ((lightness(thing) > (least + most) / 2) == light) found.push_back(thing);
  }
  return found;
}

/// Those that are of a type by name; where none are, those that have no name.
std::vector<DrawnThing> of_type(const std::vector<DrawnThing>& things, std::string_view type) {
  std::vector<DrawnThing> of_it;
  std::vector<DrawnThing> of_none;
  for (const DrawnThing& thing : things) {
    if (thing.rule == type) of_it.push_back(thing);
    if (thing.rule.empty()) of_none.push_back(thing);
  }
  return of_it.empty() ? of_none : of_it;
}

bool fits_form(const DrawnThing& thing, std::string_view form) {
  using Form = DrawnThing::Form;
  if (form == "circle") return thing.form == Form::circle;
  if (form == "square") return thing.form == Form::square;
  if (form == "diamond") return thing.form == Form::diamond;
  return form == "rectangle" && (thing.form == Form::rectangle || thing.form == Form::square);
}

}  // namespace

bool is_called(Colour colour, std::string_view word) {
  const Look look = look_of(colour);
  if (word == "white") return is_white(look);
  if (word == "black") return is_black(look);
  if (word == "gray") return is_without_hue(look) && !is_white(look) && !is_black(look);
  if (look.chroma < 0.03) return false;
  for (const HueWords& hue : kHues) {
    if (look.hue > hue.until) continue;
    if (std::find(hue.words.begin(), hue.words.end(), word) != hue.words.end()) return true;
    const bool is_rosy = look.hue < 25 || look.hue > 275;
    return word == "pink" && look.lightness > 0.85 && is_rosy;
  }
  return false;
}

std::vector<DrawnThing> seen_as_a_whole(const model::Puzzle& puzzle, std::vector<DrawnThing> things,
                                        SpokenOf spoken_of) {
  things = with_their_texts(std::move(things));
  merge_lines(things);
  point_lines(things);
  std::vector<DrawnThing> made;
  for (const DrawnThing& thing : things) {
    const bool is_line = thing.kind == DrawnThing::Kind::line && thing.rule.empty();
    if (is_line && thing.cells.size() > 1) {
      add_line(things, thing, spoken_of, made);
    } else {
      made.push_back(thing);
    }
  }
  if (spoken_of.thermometers) branch_thermometers(made);
  for (DrawnThing& mark : made) {
    mark.is_part = std::any_of(made.begin(), made.end(), [&mark](const DrawnThing& line) {
      if (line.kind != DrawnThing::Kind::line || line.is_alternative) return false;
      return (line.has_bulb && is_circle_at(mark, line.cells.front())) ||
             (!line.bulb.empty() && is_circle_at(mark, line.bulb.front()));
    });
  }
  for (DrawnThing& thing : made) {
    if (thing.kind == DrawnThing::Kind::line) thing.is_slanted = is_slanting(thing.cells, puzzle);
  }
  std::vector<DrawnThing> regions = tinted_regions(puzzle, things);
  // What has a name of its own is no region beside it.
  std::erase_if(regions, [&made](const DrawnThing& region) {
    return std::any_of(made.begin(), made.end(), [&region](const DrawnThing& thing) {
      return !thing.rule.empty() && thing.kind == DrawnThing::Kind::cage &&
             same_cells(thing.cells, region.cells);
    });
  });
  made.insert(made.end(), regions.begin(), regions.end());
  return made;
}

std::vector<Rule> rules_of(std::string_view meaning) {
  constexpr std::string_view kApart = " ;; ";
  constexpr std::string_view kBehind = " :: ";
  std::vector<Rule> rules;
  while (!meaning.empty()) {
    const std::size_t end = std::min(meaning.find(kApart), meaning.size());
    const std::string_view part = meaning.substr(0, end);
    meaning.remove_prefix(std::min(end + kApart.size(), meaning.size()));
    const std::size_t behind = part.find(kBehind);
    if (behind == std::string_view::npos) continue;  // "nothing"
    Rule rule;
    rule.selector = split_words(part.substr(0, behind));
    rule.formula = part.substr(behind + kBehind.size());
    const std::string scope = rule.selector.front();
    rule.selector.erase(rule.selector.begin());
    const auto against = std::find(rule.selector.begin(), rule.selector.end(), "against");
    if (against != rule.selector.end()) {
      rule.against.assign(std::next(against), rule.selector.end());
      rule.selector.erase(against, rule.selector.end());
    }
    rule.scope = scope == "each"       ? Rule::Scope::each
                 : scope == "all"      ? Rule::Scope::all
                 : scope == "unmarked" ? Rule::Scope::unmarked
                                       : Rule::Scope::board;
    rules.push_back(std::move(rule));
  }
  return rules;
}

bool is_selector_word(std::string_view word) {
  constexpr std::string_view kWords[] = {
      // Kinds.
      "line", "thermo", "arrow", "ringed", "diagonal", "cage", "region", "cell", "outside", "mark",
      "cellarrow", "edge", "corner", "cellmark", "any", "rest", "othercell", "numberedline",
      "pyramid", "last",
      // Which of them, and how they are taken together.
      "beside", "pair", "clued", "named", "closed", "horizontal", "vertical", "unmarked",
      "opposite", "shape", "bycolour", "withincolour", "byregion"};
  constexpr std::string_view kValued[] = {
      "colour=", "shade=", "form=", "sign=", "length=", "type="};
  return std::find(std::begin(kWords), std::end(kWords), word) != std::end(kWords) ||
         std::any_of(std::begin(kValued), std::end(kValued), [word](std::string_view begin) {
           return word.starts_with(begin) && word.size() > begin.size();
         });
}

std::vector<DrawnThing> selected(const std::vector<std::string>& selector,
                                 const std::vector<DrawnThing>& things) {
  std::vector<DrawnThing> found;
  if (selector.empty()) return found;
  if (selector.front() == "rest") return things;
  // Those of whatever kind there are most of that nobody knows.
  if (selector.front() == "any") {
    for (const std::string_view kind : {"line", "cage", "cell"}) {
      std::vector<DrawnThing> of_kind = selected({std::string(kind)}, things);
      std::erase_if(of_kind, [](const DrawnThing& thing) { return !thing.rule.empty(); });
      if (of_kind.size() > found.size()) found = std::move(of_kind);
    }
    return found;
  }
  for (const DrawnThing& thing : things) {
    if (is_of_kind(thing, selector.front())) found.push_back(thing);
  }
  // A circle under a letter is no dot, where there are dots.
  const bool is_of_form =
      std::any_of(selector.begin(), selector.end(),
                  [](const std::string& word) { return word.starts_with("form="); });
  const bool is_of_letters = std::any_of(
      selector.begin(), selector.end(),
      [](const std::string& word) { return word.starts_with("sign=") || word == "clued"; });
  const auto has_letter = [](const DrawnThing& thing) {
    return thing.kind == DrawnThing::Kind::mark &&
           std::any_of(thing.text.begin(), thing.text.end(),
                       [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); });
  };
  if (is_of_form && !is_of_letters && !std::all_of(found.begin(), found.end(), has_letter))
    std::erase_if(found, has_letter);
  const auto is_part = [](const DrawnThing& thing) { return thing.is_part; };
  if (!std::all_of(found.begin(), found.end(), is_part)) std::erase_if(found, is_part);
  for (std::size_t i = 1; i < selector.size(); ++i) {
    const std::string_view word = selector[i];
    const std::string_view value = word.substr(std::min(word.find('=') + 1, word.size()));
    std::vector<DrawnThing> fitting;
    if (word.starts_with("shade=")) {
      found = of_shade(found, value == "light");
      continue;
    }
    if (word.starts_with("type=")) {
      found = of_type(found, value);
      continue;
    }
    if (word.starts_with("colour=")) fitting = of_colour(found, value);
    for (const DrawnThing& thing : found) {
      const bool fits = word.starts_with("colour=") ? false
                        : word.starts_with("form=") ? fits_form(thing, value)
                        : word.starts_with("sign=")
                            ? sign_of(thing) == value || small_letters(thing.text) == value
                        : word.starts_with("length=") ? std::to_string(thing.cells.size()) == value
                        : word == "beside"            ? thing.seat != DrawnThing::Seat::cell
                        : word == "pair"              ? thing.cells.size() == 2
                        : word == "closed"            ? thing.cells.front() == thing.cells.back()
                        : word == "clued" ? std::any_of(thing.text.begin(), thing.text.end(),
                                                        [](char c) { return c >= '0' && c <= '9'; })
                                          : true;
      if (fits) fitting.push_back(thing);
    }
    // Where all look alike people may call the colour as they like.
    const bool is_mark = !found.empty() && found.front().kind == DrawnThing::Kind::mark;
    const bool is_black_or_white = is_mark && (value == "black" || value == "white");
    const bool is_one_look = word.starts_with("colour=") && !is_black_or_white &&
                             std::all_of(found.begin(), found.end(), [&](const DrawnThing& one) {
                               return one.colours == found.front().colours;
                             });
    if (fitting.empty() && is_one_look) continue;
    // Of what has a name the colour is not known.
    if (fitting.empty() && word.starts_with("colour=") && !is_black_or_white) {
      std::copy_if(found.begin(), found.end(), std::back_inserter(fitting),
                   [](const DrawnThing& one) { return !one.rule.empty() && one.colours.empty(); });
    }
    found = std::move(fitting);
  }
  return found;
}

}  // namespace omnidoku::reading
