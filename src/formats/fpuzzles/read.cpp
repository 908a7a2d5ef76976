// SPDX-License-Identifier: MIT
#include <algorithm>
#include <map>
#include <utility>

#include "constraints/adjacency.h"
#include "constraints/constraint_type.h"
#include "constraints/validation.h"
#include "formats/fpuzzles/drawings.h"
#include "formats/fpuzzles/elements.h"
#include "formats/fpuzzles/fpuzzles.h"
#include "formats/fpuzzles/things.h"
#include "formats/native/beside.h"
#include "formats/native/constraint_json.h"
#include "formats/text.h"
#include "formats/text/puzzle_text.h"
#include "formats/text/region_text.h"
#include "geometry/grid_parts.h"

namespace omnidoku::formats {

using base::ErrorCode;
using base::Result;
using base::Value;
using constraints::ConstraintType;
using fpuzzles_drawings::is_drawing;
using fpuzzles_names::is_cell_decoration;
using fpuzzles_names::is_cosmetic;
using fpuzzles_names::is_element_decoration;
using fpuzzles_names::kBesideBeyond;
using fpuzzles_names::kBeyond;
using fpuzzles_names::kDrawnCages;
using fpuzzles_names::kFogLamps;
using fpuzzles_names::kFogLit;
using fpuzzles_names::kFormat;
using fpuzzles_names::kNegative;
using fpuzzles_names::kRootCages;
using fpuzzles_names::kSaidWhenSolved;
using fpuzzles_names::rule_words;
using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;
using model::UnknownRule;

namespace {

constexpr int kNoRegion = -1;

/// What an element of a list says.
struct Element {
  const ConstraintType& type;
  const JsonCursor& at;
  model::ConstraintSpec spec;            ///< without cells
  Value leftover;                        ///< the place and what is not in the constraint
  std::vector<std::string_view> unread;  ///< members that may be a rule
  bool is_something_else = false;        ///< than the constraint without what is not understood

  Element(const ConstraintType& its_type, const JsonCursor& place, const JsonCursor& where)
      : type(its_type), at(place) {
    spec.type = type.id;
    leftover = Value::object({{std::string(fpuzzles_elements::place_member(type)), *where}});
  }

  /// Leaves a member out of the constraint.
  void leave(std::string_view name, const Value& value) {
    const auto* parameter = fpuzzles_elements::parameter_of(type, name);
    if (parameter != nullptr && fpuzzles_elements::must_be_read(*parameter))
      is_something_else = true;
    leftover.set(name, value);
    // "unique": false would say something, unlike a switch of the whole object that is off.
    if ((is_empty(value) && !value.is_bool()) || is_element_decoration(name)) return;
    unread.push_back(name);
  }
  void leave_arguments() {
    for (const auto& [name, value] : at->members()) {
      const auto* parameter = fpuzzles_elements::parameter_of(type, name);
      if (parameter != nullptr && spec.arguments.find(parameter->name) != nullptr)
        leave(name, value);
    }
    spec.arguments = {};
  }
};

class ObjectReader {
 public:
  ObjectReader(const JsonCursor& root, const ReadOptions& options)
      : root_(root), options_(options) {}

  Result<model::Document> read() {
    if (auto frame = read_frame(); !frame) return frame.error();
    if (auto cells = read_cells(); !cells) return cells.error();
    tell_unread();
    for (std::size_t i = 0; i < root_->members().size(); ++i) {
      if (auto read = read_member(root_.at(i), root_->members()[i].first); !read) {
        return read.error();
      }
    }
    add_parities();
    list_drawings();
    if (!leftover_cells_.empty()) document_.foreign.set("grid", std::move(leftover_cells_));
    return std::move(document_);
  }

 private:
  model::Puzzle& puzzle() { return document_.puzzle; }

  // --- The board -----------------------------------------------------------------------------

  Result<void> read_frame() {
    if (!root_->is_object()) return root_.wrong_kind("an object");
    if (!root_->has("size")) return root_.error(ErrorCode::syntax, "there is no \"size\"");
    const JsonCursor size = root_.member("size");
    const auto number = as_number(*size);
    if (!number || *number < 1 || *number > geometry::kMaxDigits) {
      return size.error(ErrorCode::too_large, "must be a whole number from 1 to 64");
    }
    size_ = static_cast<int>(*number);
    if (!root_->has("grid")) return root_.error(ErrorCode::syntax, "there is no \"grid\"");
    if (auto regions = read_regions(root_.member("grid")); !regions) return regions;
    auto spec = board_spec();
    auto document = make_document(spec, kFormat, options_);
    if (!document) return root_.error(document.error());
    document_ = *std::move(document);
    document_.foreign = Value();
    return {};
  }

  int default_region(int row, int column) const {
    const int rows = geometry::default_box_rows(size_);
    const int columns = size_ / rows;
    return row / rows * (size_ / columns) + column / columns;
  }

  Result<void> read_regions(const JsonCursor& grid) {
    const auto expected = static_cast<std::size_t>(size_);
    if (!grid->is_array()) return grid.wrong_kind("a list of rows");
    if (grid->items().size() != expected) {
      return grid.error(ErrorCode::wrong_length, "it has " + std::to_string(grid->items().size()) +
                                                     " rows, not " + std::to_string(size_));
    }
    for (int r = 0; r < size_; ++r) {
      const JsonCursor row = grid.at(static_cast<std::size_t>(r));
      if (!row->is_array()) return row.wrong_kind("a list of cells");
      if (row->items().size() != expected) {
        return row.error(ErrorCode::wrong_length, "it has " + std::to_string(row->items().size()) +
                                                      " cells, not " + std::to_string(size_));
      }
      for (int c = 0; c < size_; ++c) {
        const JsonCursor cell = row.at(static_cast<std::size_t>(c));
        if (!cell->is_object() && !cell->is_null()) return cell.wrong_kind("an object");
        const Value* region = cell->find("region");
        if (region == nullptr) {
          regions_.push_back(default_region(r, c));
        } else if (region->is_null()) {
          regions_.push_back(kNoRegion);
        } else {
          const auto number = as_number(*region);
          if (!number || *number < 0 || *number > 10000) {
            return cell.member("region").error(ErrorCode::bad_geometry,
                                               "must be the number of a region or null");
          }
          regions_.push_back(static_cast<int>(*number));
        }
      }
    }
    return {};
  }

  /// The cells of regions, a character each; '.' where there is none or it is no house.
  std::string region_text() {
    std::map<int, int> sizes;
    for (const int region : regions_) ++sizes[region];
    constexpr std::string_view kLabels =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789@$";
    std::map<int, char> labels;
    std::string text;
    for (const int region : regions_) {
      const bool house = region != kNoRegion && sizes[region] == size_;
      if (house) labels.try_emplace(region, kLabels[labels.size() % kLabels.size()]);
      text += house ? labels[region] : '.';
    }
    for (const auto& [region, size] : sizes) {
      if (region == kNoRegion || size == size_) continue;
      odd_regions_.push_back(region);
      notes_.push_back("region " + std::to_string(region) + ", which has " + std::to_string(size) +
                       " cells and not " + std::to_string(size_));
    }
    return text;
  }

  Value board_spec() {
    const std::string text = region_text();
    Value spec;
    if (text.find_first_not_of('.') == std::string::npos) {
      spec = Value::object({{"type", "latin"}, {"size", size_}});
    } else if (text.find('.') == std::string::npos) {
      spec = region_spec(text, size_);
    } else {
      spec = Value::object({{"type", "jigsaw"}, {"regions", region_rows(text, size_)}});
    }
    Value::Array extras;
    const bool rising = is_set("diagonal+");
    const bool falling = is_set("diagonal-");
    if (rising || falling) {
      Value diagonals = Value::object({{"type", "x"}});
      if (rising != falling) diagonals.set("diagonals", rising ? "rising" : "falling");
      extras.push_back(std::move(diagonals));
    }
    if (is_set("disjointgroups")) extras.push_back(Value::object({{"type", "disjoint"}}));
    if (!extras.empty()) spec.set("extra", std::move(extras));
    return spec;
  }

  [[nodiscard]] bool is_set(std::string_view member) const {
    const Value* value = root_->find(member);
    return value != nullptr && as_flag(*value) == true;
  }

  // --- Cells ---------------------------------------------------------------------------------

  Result<void> read_cells() {
    for (std::string& note : notes_) document_.ignored.push_back(std::move(note));
    const JsonCursor grid = root_.member("grid");
    std::size_t index = 0;
    for (std::size_t r = 0; r < grid->items().size(); ++r) {
      const JsonCursor row = grid.at(r);
      for (std::size_t c = 0; c < row->items().size(); ++c, ++index) {
        if (auto read = read_cell(row.at(c), index); !read) return read;
      }
    }
    return {};
  }

  Result<Digit> read_digit(const JsonCursor& cursor) {
    const auto number = as_number(*cursor);
    if (number && *number >= 1 && *number <= size_) return Digit(static_cast<int>(*number - 1));
    return cursor.error(ErrorCode::unknown_symbol,
                        "must be a number from 1 to " + std::to_string(size_));
  }

  Result<DigitSet> read_digits(const JsonCursor& cursor) {
    if (!cursor->is_array()) return cursor.wrong_kind("a list of numbers");
    DigitSet digits;
    for (std::size_t i = 0; i < cursor->items().size(); ++i) {
      auto digit = read_digit(cursor.at(i));
      if (!digit) return digit.error();
      digits.insert(*digit);
    }
    return digits;
  }

  model::PlayState& play() {
    if (!document_.play) document_.play = model::empty_play_state(puzzle());
    return *document_.play;
  }

  Result<void> read_cell(const JsonCursor& cell, std::size_t index) {
    Value leftover = Value::object();
    // Also where the member is absent and the cell lies in the region of its place.
    const bool odd =
        std::find(odd_regions_.begin(), odd_regions_.end(), regions_[index]) != odd_regions_.end();
    if (odd) leftover.set("region", regions_[index]);
    const bool has_given = cell->is_object() && cell->has("given");
    const auto is_given = has_given ? as_flag(*cell.member("given")) : std::optional(false);
    if (!is_given) return cell.member("given").wrong_kind("true or false");
    for (std::size_t i = 0; i < cell->members().size(); ++i) {
      const std::string& key = cell->members()[i].first;
      const JsonCursor member = cell.at(i);
      if (key == "given") continue;
      if (key == "region") continue;
      if (key == "value") {
        if (is_empty(*member) || as_number(*member) == 0) continue;
        auto digit = read_digit(member);
        if (!digit) return digit.error();
        (*is_given ? puzzle().givens : play().entries)[index] = *digit;
      } else if (key == "givenPencilMarks" || key == "centerPencilMarks" ||
                 key == "cornerPencilMarks") {
        if (is_empty(*member)) continue;
        auto digits = read_digits(member);
        if (!digits) return digits.error();
        if (key == "givenPencilMarks") puzzle().allowed[index] = *digits;
        if (key == "centerPencilMarks") play().marks[index].centre = *digits;
        if (key == "cornerPencilMarks") play().marks[index].corner = *digits;
      } else {
        const ConstraintType* parity = key == "parity" ? type_of_parity(member) : nullptr;
        if (parity != nullptr) {
          model::ConstraintSpec spec;
          spec.type = parity->id;
          spec.cells = {Cell(index)};
          parities_.push_back(std::move(spec));
          continue;
        }
        leftover.set(key, *member);
        if (is_empty(*member)) continue;
        if (is_cell_decoration(key)) {
          tints_.emplace_back(Cell(index), *member);
        } else {
          add_unread("member " + quote(key) + " of a cell");
        }
      }
    }
    if (!leftover.members().empty()) {
      leftover_cells_.emplace_back(puzzle().board->name(Cell(index)), std::move(leftover));
    }
    return {};
  }

  // --- Members of the whole object -----------------------------------------------------------

  void keep(std::string_view key, const Value& value) { document_.foreign.set(key, value); }

  /// Notes something that may be a rule; the same words may come several times.
  void add_unread(const std::string& words) {
    for (auto& [known, count] : unread_) {
      if (known != words) continue;
      ++count;
      return;
    }
    unread_.emplace_back(words, 1);
  }

  void tell_unread() {
    for (const auto& [words, count] : unread_)
      puzzle().unknown_rules.push_back(UnknownRule::named(words, count));
    unread_.clear();
  }

  Result<void> read_member(const JsonCursor& member, std::string_view key) {
    constexpr std::string_view kDone[] = {"size", "grid"};
    if (std::find(std::begin(kDone), std::end(kDone), key) != std::end(kDone)) return {};
    if (key == "diagonal+" || key == "diagonal-" || key == "disjointgroups") {
      return as_flag(*member) ? Result<void>() : member.wrong_kind("true or false");
    }
    if (key == "title" || key == "author" || key == "ruleset") return read_words(member, key);
    if (key == "solution") return read_solution(member);
    if ((key == kFogLit || key == kFogLamps) && read_fog(*member, key == kFogLamps)) return {};
    if (key == kSaidWhenSolved && member->is_string()) {
      puzzle().metadata.congratulation = with_line_ends(*member->if_string());
      return {};
    }
    if (is_empty(*member)) {
      keep(key, *member);
      return {};
    }
    if (const auto* type = constraints::find_foreign_type(kFormat, key)) {
      return read_constraints(*type, member, key);
    }
    if (key == kNegative) {
      read_negative(*member);
      return {};
    }
    if (key == kDrawnCages) return read_drawn_cages(member);
    keep(key, *member);
    if (is_drawing(key) && member->is_array()) {
      for (const Value& item : member->items()) drawings_.push_back({key, &item});
    } else {
      report_unread(*member, key);
    }
    return {};
  }

  Result<void> read_words(const JsonCursor& member, std::string_view key) {
    if (member->is_null()) return {};
    const std::string* text = member->if_string();
    if (text == nullptr) return member.wrong_kind("a string");
    model::Metadata& metadata = puzzle().metadata;
    (key == "title"    ? metadata.title
     : key == "author" ? metadata.author
                       : metadata.rules) = with_line_ends(*text);
    return {};
  }

  /// Takes over cells that are lit in a fog, those of lamps with the cells around them; false where
  /// something else is listed.
  bool read_fog(const Value& list, bool are_lamps) {
    if (!list.is_array()) return false;
    std::vector<Cell> lit = puzzle().fog.value_or(std::vector<Cell>());
    for (const Value& item : list.items()) {
      const std::string* name = item.if_string();
      const auto cell = name == nullptr ? std::nullopt : puzzle().board->find_cell(*name);
      if (!cell) return false;
      lit.push_back(*cell);
      if (!are_lamps) continue;
      for (const Cell around : constraints::cells_around(*puzzle().board, *cell))
        lit.push_back(around);
    }
    puzzle().fog = model::in_order(std::move(lit));
    return true;
  }

  /// The digits of a stored solution: numbers in a list, or digits in a string, with or without
  /// commas. Anything else is only kept.
  Result<void> read_solution(const JsonCursor& member) {
    std::vector<Value> items = member->items();
    if (const std::string* text = member->if_string()) {
      const bool commas = text->find(',') != std::string::npos;
      std::string_view rest = *text;
      while (!rest.empty()) {
        const std::size_t end = commas ? std::min(rest.find(','), rest.size()) : 1;
        items.emplace_back(rest.substr(0, end));
        rest.remove_prefix(std::min(end + (commas ? 1 : 0), rest.size()));
      }
    }
    model::FilledGrid solution;
    for (const Value& item : items) {
      auto number = as_number(item);
      if (const std::string* text = item.if_string();
          !number && text != nullptr && text->size() == 1) {
        if (const auto digit = standard_digit((*text)[0], size_)) number = digit->index() + 1;
      }
      if (!number || *number < 1 || *number > size_) break;
      solution.push_back(Digit(static_cast<int>(*number - 1)));
    }
    if (solution.size() == static_cast<std::size_t>(puzzle().num_cells()) &&
        solution.size() == items.size()) {
      puzzle().solution = std::move(solution);
    } else if (!is_empty(*member)) {
      keep("solution", *member);
      document_.ignored.emplace_back("a solution that does not fill the grid");
    }
    return {};
  }

  /// {"negative": ["xv", "ratio"]}: of which marks all are drawn. What is no rule that is known
  /// stays as it came.
  void read_negative(const Value& value) {
    const std::vector<Value> items = value.is_array() ? value.items() : std::vector<Value>{value};
    Value::Array rest;
    for (const Value& item : items) {
      const std::string* name = item.if_string();
      model::ConstraintSpec spec;
      if (const auto* type = name == nullptr ? nullptr
                                             : constraints::find_foreign_type(
                                                   kFormat, fpuzzles_names::negative_of(*name))) {
        spec.type = type->id;
        const auto& known = puzzle().constraints;
        if (std::find(known.begin(), known.end(), spec) != known.end()) continue;
        if (constraints::validate(puzzle(), spec)) {
          puzzle().constraints.push_back(std::move(spec));
          continue;
        }
      }
      rest.push_back(item);
      if (name != nullptr && *name == "foglight") continue;
      puzzle().unknown_rules.push_back(
          UnknownRule::named("negative " + (name == nullptr ? "rule" : rule_words(*name))));
    }
    if (!rest.empty()) keep(kNegative, std::move(rest));
  }

  /// Null if the member is no parity.
  static const ConstraintType* type_of_parity(const JsonCursor& member) {
    const std::string* word = member->if_string();
    if (word == nullptr) return nullptr;
    const std::string name = in_small_letters(*word);
    return name == "odd" || name == "even" ? constraints::find_foreign_type(kFormat, name)
                                           : nullptr;
  }

  /// Some tools list odd and even cells, some say it of each cell, some do both.
  void add_parities() {
    for (model::ConstraintSpec& spec : parities_) {
      auto& known = puzzle().constraints;
      if (std::find(known.begin(), known.end(), spec) == known.end()) {
        known.push_back(std::move(spec));
      }
    }
  }

  /// What is drawn, for whoever reads the words.
  void list_drawings() {
    const std::vector<bool> accounted = fpuzzles_drawings::are_accounted(puzzle(), drawings_);
    document_.drawn = fpuzzles_things::things_of(puzzle(), drawings_);
    for (model::DrawnThing& thing : document_.drawn)
      thing.is_accounted = thing.is_accounted || accounted[thing.sources.front()];
    for (const auto& [cell, colour] : tints_) {
      document_.drawn.push_back(
          fpuzzles_things::tint_of(cell, colour, drawings_.size() + cell.index()));
    }
  }

  /// Says in words what a member is that is kept and not understood.
  void report_unread(const Value& value, std::string_view key) {
    const std::string words = rule_words(key);
    if (is_cosmetic(key)) {
      document_.ignored.push_back(model::times(words, value.items().size()));
    } else if (fpuzzles_things::is_list_of_things(value)) {
      for (const Value& element : value.items()) drawings_.push_back({key, &element});
    } else if (as_flag(value) != false) {
      puzzle().unknown_rules.push_back(UnknownRule::named(words, value.items().size()));
    }
  }

  /// The constraint that a drawn cage is: one marked DR and a number, the root of its sum. Nothing
  /// where it is none.
  std::optional<model::ConstraintSpec> root_cage(const JsonCursor& item) {
    constexpr std::string_view kMark = "DR";
    const ConstraintType* type = constraints::find_foreign_type(kFormat, kRootCages);
    const Value* label = item->find("value");
    const std::string* text = label == nullptr ? nullptr : label->if_string();
    if (type == nullptr || text == nullptr || !text->starts_with(kMark) || !item->has("cells"))
      return std::nullopt;
    const auto root = as_number(Value(text->substr(kMark.size())));
    if (!root) return std::nullopt;
    const auto places = fpuzzles_elements::read_places(puzzle(), *type, item.member("cells"));
    model::ConstraintSpec spec;
    spec.type = type->id;
    if (places && places->size() == 1) spec.cells = places->front();
    spec.arguments.set(type->parameters.front().name, *root);
    return spec;
  }

  /// Cages that are only drawn, but for those marked DR, of which what else is said is kept without
  /// their value.
  Result<void> read_drawn_cages(const JsonCursor& list) {
    if (!list->is_array()) {
      puzzle().unknown_rules.push_back(UnknownRule::named("drawn cage"));
      keep(kDrawnCages, *list);
      return {};
    }
    Value::Array kept;
    std::size_t num_unread = 0;
    for (std::size_t i = 0; i < list->items().size(); ++i) {
      const JsonCursor item = list.at(i);
      auto spec = root_cage(item);
      if (!spec) drawings_.push_back({kDrawnCages, &*item});
      if (!spec || !constraints::validate(puzzle(), *spec)) {
        if (spec) ++num_unread;
        kept.push_back(*item);
        continue;
      }
      Value rest = Value::object();
      for (const auto& [name, value] : item->members()) {
        if (name != "value") rest.set(name, value);
      }
      if (rest.members().size() > 1) kept.push_back(std::move(rest));
      puzzle().constraints.push_back(*std::move(spec));
    }
    if (num_unread > 0)
      puzzle().unknown_rules.push_back(UnknownRule::named("digital root cage", num_unread));
    if (!kept.empty()) keep(kDrawnCages, std::move(kept));
    return {};
  }

  // --- Constraints ---------------------------------------------------------------------------

  Result<void> read_constraints(const ConstraintType& type, const JsonCursor& list,
                                std::string_view key) {
    if (type.shape == constraints::SpecShape::none && !list->is_array()) {
      const std::optional<bool> on = as_flag(*list);
      if (!on) return list.wrong_kind("true or false");
      if (!*on) {
        keep(key, *list);
        return {};
      }
      model::ConstraintSpec spec;
      spec.type = type.id;
      if (constraints::validate(puzzle(), spec)) {
        puzzle().constraints.push_back(std::move(spec));
        return {};
      }
    }
    if (!list->is_array()) return list.wrong_kind("a list");
    std::size_t num_unread = 0;
    Value::Array leftovers;
    for (std::size_t i = 0; i < list->items().size(); ++i) {
      const JsonCursor element = list.at(i);
      if (!element->is_object()) return element.wrong_kind("an object");
      const std::string_view place = fpuzzles_elements::place_member(type);
      if (place.empty() || !element->has(place)) {
        ++num_unread;
        leftovers.push_back(*element);
        continue;
      }
      if (auto read = read_element(type, element, key, leftovers); !read) return read;
    }
    if (num_unread > 0) {
      puzzle().unknown_rules.push_back(UnknownRule::named(rule_words(key), num_unread));
    }
    tell_unread();
    if (!leftovers.empty()) keep(key, std::move(leftovers));
    return {};
  }

  /// Adds a constraint on {"cells": [...], "value": ...}, or with "cell" or "lines" instead: one
  /// for each line; and to `leftovers` the place and what of the element is not in the constraint.
  /// With a value that is not understood the constraint is added where it says less without one (a
  /// cage then has no repeats), not where it would say something else (a dot would be one of
  /// difference 1): then all of the element is left over.
  Result<void> read_element(const ConstraintType& type, const JsonCursor& at, std::string_view key,
                            Value::Array& leftovers) {
    const JsonCursor where = at.member(fpuzzles_elements::place_member(type));
    Element element(type, at, where);
    if (auto read = read_arguments(element, key); !read) return read;
    const auto places = read_places(type, where);
    if (!places) return places.error();
    if (refuses_arguments(element.spec, *places)) element.leave_arguments();
    if (element.is_something_else) {
      tell_unread_members(element, key);
      leftovers.push_back(*at);
      return {};
    }
    const ConstraintType& said = *constraints::find_constraint_type(element.spec.type);
    for (const constraints::Parameter& parameter : said.parameters) {
      if (!parameter.required || element.spec.arguments.find(parameter.name) != nullptr) continue;
      read_empty_mark(said, parameter, *at, key, leftovers);
      return {};
    }
    for (const Place& one : *places) {
      if (auto added = add_constraint(element.spec, one.cells, one.where); !added) return added;
      tell_unread_members(element, key);
      if (element.leftover.members().size() > 1)
        keep_leftover(type, one, element.leftover, leftovers);
    }
    return {};
  }

  /// Reads the members of an element beside its place.
  Result<void> read_arguments(Element& element, std::string_view key) {
    for (const auto& [name, value] : element.at->members()) {
      if (name == fpuzzles_elements::place_member(element.type) ||
          fpuzzles_elements::is_implied_member(element.type, name))
        continue;
      if (name == "value") {
        if (is_empty(value)) continue;
        // A cage of sum 0 is how f-puzzles writes a cage without a sum.
        if (key == "killercage" && as_number(value) == 0) continue;
      }
      const auto* parameter = fpuzzles_elements::parameter_of(element.type, name);
      if (parameter == nullptr) {
        element.leave(name, value);
        continue;
      }
      const JsonCursor member = element.at.member(name);
      auto argument = fpuzzles_elements::read_argument(puzzle(), parameter->kind, member);
      if (!argument) return argument.error();
      if (!*argument && set_repeated_digits(element, value)) continue;
      if (!*argument) {
        element.leave(name, value);
        continue;
      }
      if (auto proper = constraints::check_argument(puzzle(), **argument); !proper) {
        return member.error(proper.error());
      }
      element.spec.arguments.set(parameter->name, **std::move(argument));
    }
    return {};
  }

  /// Makes the element one of the type that says it where digits are named repeatedly, if there is
  /// one and that is what the list does.
  bool set_repeated_digits(Element& element, const Value& list) {
    const constraints::RepeatedDigits& repeated = element.type.repeated;
    if (repeated.type.empty() || list.items().empty()) return false;
    std::string digits;
    for (const Value& item : list.items()) {
      const auto number = as_number(item);
      if (!number || *number < 1 || *number > puzzle().num_digits()) return false;
      digits +=
          (digits.empty() ? "" : " ") + puzzle().symbols.text(Digit(static_cast<int>(*number - 1)));
    }
    element.spec.type = repeated.type;
    element.spec.arguments.set(std::string(repeated.parameter), digits);
    return true;
  }

  void tell_unread_members(const Element& element, std::string_view key) {
    for (const std::string_view name : element.unread) {
      add_unread(rule_words(key) + (name == "value"
                                        ? " of value " + value_words(*element.at.member(name))
                                        : " with the member " + quote(name)));
    }
  }

  /// A mark without what it says, such as one of X or V without a letter: drawn and nothing else.
  /// But where all marks are drawn, programs do not agree on whether its cells count as marked.
  void read_empty_mark(const ConstraintType& type, const constraints::Parameter& missing,
                       const Value& element, std::string_view key, Value::Array& leftovers) {
    if (is_all_drawn(key)) {
      add_unread(rule_words(key) + " of value ''");
    } else {
      document_.ignored.push_back("a mark of " + constraints::noun_of(type) + " without " +
                                  std::string(missing.name));
    }
    Value kept = element;
    const std::string_view member = fpuzzles_elements::member_for(type, missing.name);
    if (!kept.has(member)) kept.set(member, "");
    leftovers.push_back(std::move(kept));
  }

  /// Whether the object says that all marks of a member are drawn.
  [[nodiscard]] bool is_all_drawn(std::string_view marks) const {
    const Value* negative = root_->find(kNegative);
    const Value name(marks);
    return negative != nullptr &&
           (*negative == name || std::find(negative->items().begin(), negative->items().end(),
                                           name) != negative->items().end());
  }

  /// Where a constraint lies, and where that is said.
  struct Place {
    std::vector<Cell> cells;
    JsonCursor where;
  };

  /// Where the constraints of an element lie: on cells, or on each of its lines.
  Result<std::vector<Place>> read_places(const ConstraintType& type, const JsonCursor& place) {
    auto lists = fpuzzles_elements::read_places(puzzle(), type, place);
    if (!lists) return lists.error();
    const bool is_line = place_of_lines(type);
    std::vector<Place> places;
    for (std::size_t i = 0; i < lists->size(); ++i) {
      std::vector<Cell>& cells = (*lists)[i];
      if (is_line && cells.size() < 2) {
        document_.ignored.push_back("a " + constraints::noun_of(type) + " of less than two cells");
        continue;
      }
      places.push_back({std::move(cells), is_line ? place.at(i) : place});
    }
    return places;
  }

  /// Whether the type does not take arguments that are of the right kind, such as a whisper of 0.
  /// Where the cells are wrong, the same is said of them without arguments.
  bool refuses_arguments(const model::ConstraintSpec& spec, const std::vector<Place>& places) {
    return std::any_of(places.begin(), places.end(), [&](const Place& place) {
      model::ConstraintSpec tried = spec;
      tried.cells = place.cells;
      const auto with = constraints::validate(puzzle(), tried);
      tried.arguments = {};
      const auto without = constraints::validate(puzzle(), tried);
      return !with && (without || without.error().text() != with.error().text());
    });
  }

  /// Whether an element lies on several lines, each a constraint of its own.
  static bool place_of_lines(const ConstraintType& type) {
    return fpuzzles_elements::place_member(type) == "lines";
  }

  Result<void> add_constraint(model::ConstraintSpec spec, std::vector<Cell> cells,
                              const JsonCursor& where) {
    spec.cells = std::move(cells);
    if (const ConstraintType* type = constraints::find_constraint_type(spec.type);
        !spec.cells.empty())
      fpuzzles_elements::drop_implied_arguments(*type, spec);
    if (auto valid = constraints::validate(puzzle(), spec); !valid) {
      return where.error(valid.error());
    }
    puzzle().constraints.push_back(std::move(spec));
    return {};
  }

  /// Keeps what an element says beyond its constraint; where each line became a constraint of its
  /// own, with each of them.
  static void keep_leftover(const ConstraintType& type, const Place& place, Value leftover,
                            Value::Array& leftovers) {
    if (place_of_lines(type)) {
      leftover.set(fpuzzles_elements::place_member(type), Value::Array{*place.where});
    }
    leftovers.push_back(std::move(leftover));
  }

  static std::string value_words(const Value& value) {
    const std::string* text = value.if_string();
    return text != nullptr ? quote(*text) : write_json(value);
  }

  const JsonCursor& root_;
  const ReadOptions& options_;
  model::Document document_;
  int size_ = 0;
  std::vector<int> regions_;      ///< per cell: the number of its region, or kNoRegion
  std::vector<int> odd_regions_;  ///< of another size than a row: no houses
  std::vector<std::string> notes_;
  Value::Object leftover_cells_;
  std::vector<std::pair<Cell, Value>> tints_;
  std::vector<fpuzzles_drawings::Drawing> drawings_;
  std::vector<model::ConstraintSpec> parities_;              ///< that cells are said to have
  std::vector<std::pair<std::string, std::size_t>> unread_;  ///< see add_unread
};

}  // namespace

namespace {

/// Takes the words, whole lines, out of a ruleset; false where they are not there.
bool take_words(Value& root, const Value* words) {
  const std::string* taken = words == nullptr ? nullptr : words->if_string();
  if (taken == nullptr) return false;
  if (taken->empty()) return true;
  const Value* ruleset = root.find("ruleset");
  const std::string* all = ruleset == nullptr ? nullptr : ruleset->if_string();
  const std::size_t begin = all == nullptr ? std::string::npos : all->rfind(*taken);
  if (begin == std::string::npos) return false;
  const std::size_t end = begin + taken->size();
  if ((begin > 0 && (*all)[begin - 1] != '\n') || (end < all->size() && (*all)[end] != '\n'))
    return false;
  std::string left = *all;
  if (end < all->size()) {
    left.erase(begin, taken->size() + 1);
  } else {
    left.erase(begin == 0 ? 0 : begin - 1);
  }
  root.set("ruleset", std::move(left));
  return true;
}

/// Takes drawn elements from their lists; false where one is not there.
bool take_drawn(Value& root, const Value* drawn) {
  if (drawn == nullptr || !drawn->is_object()) return false;
  for (const auto& [key, elements] : drawn->members()) {
    auto& members = *root.if_object();
    const auto list = std::find_if(members.begin(), members.end(),
                                   [&name = key](const auto& one) { return one.first == name; });
    if (list == members.end() || !list->second.is_array()) return false;
    auto& items = *list->second.if_array();
    for (const Value& element : elements.items()) {
      const auto found = std::find(items.begin(), items.end(), element);
      if (found == items.end()) return false;
      items.erase(found);
    }
    if (items.empty()) members.erase(list);
  }
  return true;
}

/// The document with the rules that this program wrote beside it; nothing where they do not fit the
/// rest of it.
std::optional<model::Document> read_with_beyond(const Value& root, const ReadOptions& options) {
  const Value beyond = *root.find(kBeyond);
  const Value* constraints = beyond.find("constraints");
  Value rest = root;
  if (constraints == nullptr || !constraints->is_array() || beyond.members().size() != 3 ||
      !take_words(rest, beyond.find("words")) || !take_drawn(rest, beyond.find("drawn")))
    return std::nullopt;
  rest.erase(kBeyond);
  auto document = ObjectReader(JsonCursor("", rest), options).read();
  if (!document) return std::nullopt;
  model::Puzzle& puzzle = document->puzzle;
  const JsonCursor cursor("", *constraints);
  std::size_t work_left = constraints::kMostWork;
  for (std::size_t i = 0; i < constraints->items().size(); ++i) {
    auto spec = read_constraint(puzzle, cursor.at(i), work_left);
    if (!spec) return std::nullopt;
    puzzle.constraints.push_back(*std::move(spec));
  }
  return *std::move(document);
}

/// The puzzle that stands beside the object, with the game in it, if this is as it was written for
/// it.
std::optional<model::Document> read_unchanged(const Value& root, const Value& beside,
                                              const ReadOptions& options) {
  auto document = read_beside(beside, fpuzzles_names::kFormat, options);
  if (!document) return std::nullopt;
  Value rest = root;
  rest.erase(kBeyond);
  auto plain = ObjectReader(JsonCursor("", rest), options).read();
  if (!plain || plain->puzzle.num_cells() != document->puzzle.num_cells()) return std::nullopt;
  document->play = std::move(plain->play);
  std::vector<std::string> drawn;
  const auto again = write_fpuzzles_drawn(*document, fpuzzles_names::kFormat, drawn);
  if (!again || !is_same_text(*again, root)) return std::nullopt;
  return document;
}

}  // namespace

Result<model::Document> read_fpuzzles(const JsonCursor& root, const ReadOptions& options) {
  if (!root->is_object() || !root->has(kBeyond)) return ObjectReader(root, options).read();
  Value rest = *root;
  Value beyond = *root->find(kBeyond);
  if (const Value* beside = beyond.find(kBesideBeyond)) {
    if (auto document = read_unchanged(*root, *beside, options)) return *std::move(document);
    beyond.erase(kBesideBeyond);
  }
  if (beyond.members().empty()) {
    rest.erase(kBeyond);
  } else {
    rest.set(kBeyond, std::move(beyond));
    if (auto document = read_with_beyond(rest, options)) return *std::move(document);
  }
  return ObjectReader(JsonCursor("", rest), options).read();
}

}  // namespace omnidoku::formats
