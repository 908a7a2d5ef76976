// SPDX-License-Identifier: MIT
#include "formats/fpuzzles/drawings.h"

#include <algorithm>
#include <iterator>
#include <set>

#include "constraints/constraint_type.h"
#include "formats/fpuzzles/elements.h"
#include "formats/fpuzzles/fpuzzles.h"
#include "formats/text.h"
#include "formats/words/rule_words.h"
#include "formats/words/talk_words.h"

namespace omnidoku::formats::fpuzzles_drawings {

namespace {

using base::Value;
using fpuzzles_names::kFormat;

constexpr std::string_view kMembers[] = {"line", "circle", "rectangle", "text", "cage"};

using Names = std::set<std::string>;  ///< of cells: "R1C1"

/// Something that was understood.
struct Place {
  Names cells;
  bool is_line = false;
};

/// "regionsumline" for "Region Sum Line".
std::string letters_of(std::string_view name) {
  std::string letters;
  std::copy_if(name.begin(), name.end(), std::back_inserter(letters), is_letter);
  return in_small_letters(letters);
}

Names names_of(const geometry::Board& board, const std::vector<geometry::Cell>& cells) {
  Names names;
  for (const geometry::Cell cell : cells) names.insert(board.name(cell));
  return names;
}

/// The names in a list of names of cells, or of lists of them.
void add_names(const Value& list, Names& names) {
  for (const Value& item : list.items()) {
    if (const std::string* name = item.if_string()) names.insert(*name);
    add_names(item, names);
  }
}

class Judge {
 public:
  explicit Judge(const model::Puzzle& puzzle) : puzzle_(puzzle) {
    for (const model::ConstraintSpec& spec : puzzle.constraints) add(spec);
    for (const geometry::House& house : puzzle.board->houses()) {
      if (house.kind == geometry::HouseKind::extra)
        places_.push_back({names_of(*puzzle.board, house.cells), false});
    }
    for (const std::string_view sentence : sentences_in(puzzle.metadata.rules))
      is_decoration_ = is_decoration_ || says_decoration(sentence);
  }

  /// Whether a drawing says nothing beyond what was understood.
  [[nodiscard]] bool accounts_for(const Value& element) const {
    if (is_decoration_) return true;
    if (is_drawn_as_rule(puzzle_, element)) return true;
    Names cells;
    for (const std::string_view member : {"cells", "lines"}) {
      if (const Value* list = element.find(member)) add_names(*list, cells);
    }
    if (cells.empty()) return true;
    const Value* value = element.find("value");
    const bool is_line = element.find("lines") != nullptr;
    const bool has_text = value != nullptr && !is_empty(*value);
    return std::any_of(places_.begin(), places_.end(), [&](const Place& place) {
      if (place.cells == cells && (place.is_line || !is_line)) return true;
      return !has_text && place.is_line &&
             std::includes(place.cells.begin(), place.cells.end(), cells.begin(), cells.end());
    });
  }

 private:
  void add(const model::ConstraintSpec& spec) {
    const constraints::ConstraintType* type = constraints::find_constraint_type(spec.type);
    if (type == nullptr || spec.cells.empty()) return;
    places_.push_back(
        {names_of(*puzzle_.board, spec.cells), fpuzzles_elements::place_member(*type) == "lines"});
  }

  const model::Puzzle& puzzle_;
  std::vector<Place> places_;
  bool is_decoration_ = false;
};

}  // namespace

bool is_drawing(std::string_view member) {
  return std::find(std::begin(kMembers), std::end(kMembers), member) != std::end(kMembers);
}

bool is_drawn_as_rule(const model::Puzzle& puzzle, const Value& element) {
  const Value* rule = element.find("fromConstraint");
  const std::string* name = rule == nullptr ? nullptr : rule->if_string();
  if (name == nullptr) return false;
  const auto is_named = [letters = letters_of(*name)](const constraints::ForeignName& foreign) {
    return foreign.format == kFormat && letters_of(foreign.name) == letters;
  };
  const auto& specs = puzzle.constraints;
  return std::any_of(specs.begin(), specs.end(), [&](const model::ConstraintSpec& spec) {
    const constraints::ConstraintType* type = constraints::find_constraint_type(spec.type);
    return type != nullptr && std::any_of(type->foreign.begin(), type->foreign.end(), is_named);
  });
}

std::vector<bool> are_accounted(const model::Puzzle& puzzle, const std::vector<Drawing>& drawings) {
  std::vector<bool> accounted;
  const Judge judged(puzzle);
  for (const Drawing& drawing : drawings)
    accounted.push_back(is_drawing(drawing.member) && judged.accounts_for(*drawing.element));
  return accounted;
}

}  // namespace omnidoku::formats::fpuzzles_drawings
