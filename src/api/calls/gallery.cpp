// SPDX-License-Identifier: MIT
//
// gallery: kinds of puzzles to choose from, each a board and perhaps kinds of constraints, in
// groups; and how long making one took where that was measured (tools/gallery.py).
//
// The list below has what people know by a name, in the order in which they would look for it; its
// first group shows at a glance how different puzzles are, with one of each sort. What the
// registries have beyond it follows by itself: other boards in their own group, other kinds of
// constraints on the ordinary board, by the shape of their type.
#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "api/call.h"
#include "api/shared_types.h"
#include "api/values.h"
#include "constraints/constraint_type.h"
#include "generate/generate.h"
#include "geometry/builder.h"

namespace omnidoku::api::gallery_call {
namespace {

using base::Value;

struct Card {
  std::string_view id;
  std::string_view group;
  std::string_view title;
  std::string_view geometry;
  std::string_view kinds = {};  ///< separated by commas
};

constexpr Card kKnown[] = {
    {"classic", "known", "Classic Sudoku", "grid"},
    {"killer", "known", "Killer Sudoku", "grid", "killer"},
    {"samurai", "known", "Samurai", "samurai"},
    {"x", "known", "Sudoku X", "x"},
    {"thermometer", "known", "Thermo Sudoku", "grid", "thermometer"},
    {"jigsaw", "known", "Jigsaw", "jigsaw"},
    {"tredoku", "known", "Tredoku", "tredoku"},
    {"kropki", "known", "Kropki", "grid", "difference_dot,ratio_dot"},
    {"6x6", "known", "6x6", "grid:6"},

    {"arrow", "variants", "Arrow Sudoku", "grid", "arrow"},
    {"xv", "variants", "XV Sudoku", "grid", "xv"},
    {"sandwich", "variants", "Sandwich Sudoku", "grid", "sandwich"},
    {"little_killer", "variants", "Little Killer", "grid", "little_killer"},
    {"skyscraper", "variants", "Skyscraper Sudoku", "grid", "skyscraper"},
    {"whisper", "variants", "German whispers", "grid", "whisper"},
    {"renban", "variants", "Renban", "grid", "renban"},
    {"palindrome", "variants", "Palindrome", "grid", "palindrome"},
    {"between_line", "variants", "Between lines", "grid", "between_line"},
    {"region_sum_line", "variants", "Region sum lines", "grid", "region_sum_line"},
    {"quadruple", "variants", "Quadruples", "grid", "quadruple"},
    {"odd_even", "variants", "Odd-even Sudoku", "grid", "odd,even"},
    {"anti_knight", "variants", "Anti-knight", "grid", "anti_knight"},
    {"anti_king", "variants", "Anti-king", "grid", "anti_king"},
    {"nonconsecutive", "variants", "Nonconsecutive", "grid", "nonconsecutive"},

    {"4x4", "sizes", "4x4", "grid:4"},
    {"8x8", "sizes", "8x8", "grid:8"},
    {"10x10", "sizes", "10x10", "grid:10"},
    {"12x12", "sizes", "12x12", "grid:12"},
    {"16x16", "sizes", "16x16", "grid:16"},
    {"25x25", "sizes", "25x25", "grid:25"},

    {"killer_x", "mixed", "Killer X", "x", "killer"},
    {"killer_jigsaw", "mixed", "Killer Jigsaw", "jigsaw", "killer"},
    {"killer_samurai", "mixed", "Killer Samurai", "samurai", "killer"},
    {"killer_6x6", "mixed", "Killer 6x6", "grid:6", "killer"},
    {"arrow_thermometer", "mixed", "Arrows and thermometers", "grid", "arrow,thermometer"},
    {"killer_knight", "mixed", "Anti-knight Killer", "grid", "killer,anti_knight"},
    {"kropki_xv", "mixed", "Kropki and XV", "grid", "difference_dot,ratio_dot,xv"},
    {"kropki_samurai", "mixed", "Kropki Samurai", "samurai", "difference_dot,ratio_dot"},
    {"thermometer_tredoku", "mixed", "Thermo Tredoku", "tredoku", "thermometer"},
    {"arrow_windoku", "mixed", "Arrow Windoku", "windoku", "arrow"},
    {"anti_knight_king", "mixed", "Anti-knight and anti-king", "grid", "anti_knight,anti_king"},
    {"anti_king_x", "mixed", "Anti-king X", "x", "anti_king"},

    {"windoku", "regions", "Windoku", "windoku"},
    {"x_windoku", "regions", "Windoku X", "grid+x+windoku"},
    {"disjoint", "regions", "Disjoint groups", "disjoint"},
    {"asterisk", "regions", "Asterisk", "asterisk"},
    {"girandola", "regions", "Girandola", "girandola"},
    {"centre_dot", "regions", "Centre dot", "centre_dot"},
    {"latin", "regions", "Latin square", "latin"},

    {"windmill", "overlap", "Windmill", "windmill"},
    {"sohei", "overlap", "Sohei", "sohei"},
    {"overlap", "overlap", "Twin grids", "overlap"},
    {"tiny_samurai", "overlap", "Tiny Samurai", "tiny_samurai"},
    {"samurai_x", "overlap", "Samurai X", "samurai+x"},

    {"tredoku_star", "space", "Tredoku, star", "tredoku:star"},
    {"tredoku_terrace", "space", "Tredoku, terrace", "tredoku:terrace"},
    {"tredoku_towers", "space", "Tredoku, towers", "tredoku:towers"},
    {"cube_corner", "space", "Corner of a cube", "cube_corner"},
    {"su_dokube", "space", "Su DoKube", "su_dokube"},
    {"roxdoku", "space", "Roxdoku", "roxdoku"},
    {"double_roxdoku", "space", "Double Roxdoku", "double_roxdoku"},
    {"roxdoku_twin", "space", "Roxdoku Twin", "roxdoku_twin"},
    {"samurai_roxdoku", "space", "Samurai Roxdoku", "samurai_roxdoku"},

    {"toroidal", "joined", "Toroidal", "toroidal"},
    {"cylinder", "joined", "Cylinder", "cylinder"},
    {"moebius", "joined", "Moebius band", "moebius"},
};

/// Boards that are what a person makes of them. They are on no card.
constexpr std::string_view kToBeMade[] = {"cubes", "surface", "free_form", "houses"};

constexpr std::string_view kGroups[] = {"known", "variants", "sizes", "regions", "overlap",
                                        "space", "joined",   "mixed", "boards",  "lines",
                                        "dots",  "outside",  "cages", "cells",   "whole"};

/// What was measured of a card at a level: see tools/gallery.py.
struct Measured {
  std::string_view card;
  std::string_view level;  ///< "any" where none was asked for
  int tried = 0;
  int made = 0;
  int usual = 0;  ///< the median of those made, in milliseconds
  int most = 0;   ///< the longest of those tried
};
constexpr Measured kMeasured[] = {
#include "api/gallery_times.inc"
};

/// The list above, and what else there is.
std::vector<Card> all_cards() {
  std::vector<Card> cards(std::begin(kKnown), std::end(kKnown));
  const auto is_known = [](std::string_view geometry, std::string_view kinds) {
    return std::any_of(std::begin(kKnown), std::end(kKnown), [&](const Card& card) {
      return card.geometry == geometry && card.kinds == kinds;
    });
  };
  for (const geometry::BoardType* type : geometry::board_types()) {
    const bool is_made_by_hand =
        std::find(std::begin(kToBeMade), std::end(kToBeMade), type->id) != std::end(kToBeMade);
    if (is_made_by_hand || is_known(type->id, "")) continue;
    cards.push_back({type->id, "boards", type->title, type->id});
  }
  for (const std::string_view kind : generate::placeable_kinds()) {
    if (is_known("grid", kind)) continue;
    const constraints::ConstraintType& type = *constraints::find_constraint_type(kind);
    cards.push_back({kind, group_of(type), type.title, "grid", kind});
  }
  return cards;
}

Value::Array kinds_of(const Card& card) {
  Value::Array kinds;
  std::string_view rest = card.kinds;
  while (!rest.empty()) {
    const std::size_t comma = std::min(rest.find(','), rest.size());
    kinds.emplace_back(rest.substr(0, comma));
    rest.remove_prefix(std::min(comma + 1, rest.size()));
  }
  return kinds;
}

Value card_value(const Card& card) {
  Value::Array times;
  for (const Measured& measured : kMeasured) {
    if (measured.card != card.id) continue;
    times.push_back(Value::object({{"level", measured.level},
                                   {"tried", measured.tried},
                                   {"made", measured.made},
                                   {"usual", measured.usual / 1000.0},
                                   {"most", measured.most / 1000.0}}));
  }
  return Value::object({{"id", card.id},
                        {"title", card.title},
                        {"geometry", card.geometry},
                        {"kinds", kinds_of(card)},
                        {"times", std::move(times)}});
}

Type making_time() {
  using namespace types;
  return named(
      "MakingTime",
      "How long making a kind of puzzle took where it was measured (tools/gallery.py), on one "
      "processor.",
      [] {
        return record({{"level", text(), "is the level that was asked for; `any` where none was"},
                       {"tried", whole(1), "is how many were tried"},
                       {"made", whole(0), "is how many of them were made"},
                       {"usual", number(0), "is the median of the seconds of those made"},
                       {"most", number(0), "is the longest of all tried, in seconds"}});
      });
}

Type gallery_card() {
  using namespace types;
  return named("GalleryCard", "A kind of puzzle to choose.", [] {
    return record({{"id", text(), "is its own"},
                   {"title", text(), "is its name"},
                   {"geometry", text(), "is its board, as `generate` takes it"},
                   {"kinds", list(text()), "are its constraints, as `generate` takes them"},
                   {"times", list(making_time()), "say how long making one takes"}});
  });
}

Type gallery_group() {
  using namespace types;
  return named("GalleryGroup", "Kinds of puzzles that belong together.", [] {
    return record({{"id", text(), "is its own"}, {"cards", list(gallery_card()), "are the kinds"}});
  });
}

Type result() {
  return types::record({{"groups", types::list(gallery_group()), "are the kinds, in groups"}});
}

base::Result<Value> run(Context& /*context*/) {
  const std::vector<Card> cards = all_cards();
  Value::Array groups;
  for (const std::string_view group : kGroups) {
    Value::Array members;
    for (const Card& card : cards) {
      if (card.group == group) members.push_back(card_value(card));
    }
    if (members.empty()) continue;
    groups.push_back(Value::object({{"id", group}, {"cards", std::move(members)}}));
  }
  return Value::object({{"groups", std::move(groups)}});
}

}  // namespace

extern const Call descriptor;
const Call descriptor{.name = "gallery",
                      .help =
                          "Kinds of puzzles to choose from: those that people know by a name, then "
                          "every other board and kind of constraint.",
                      .parameters = no_parameters,
                      .result = result,
                      .run = run};

}  // namespace omnidoku::api::gallery_call
