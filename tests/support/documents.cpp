// SPDX-License-Identifier: MIT

#include "support/documents.h"

#include <algorithm>
#include <set>
#include <utility>

#include "base/random.h"
#include "constraints/arguments.h"
#include "support/boards.h"

namespace omnidoku::testing_support {

using base::Random;
using base::Value;
using geometry::Cell;
using geometry::Digit;
using geometry::DigitSet;
using model::Document;
using model::Puzzle;

namespace {

Digit random_digit(Random& random, const Puzzle& puzzle) {
  return Digit(static_cast<int>(random.below(static_cast<std::uint64_t>(puzzle.num_digits()))));
}

/// Puts digits into every third cell or so. They need not make a sensible puzzle: reading and
/// writing do not care.
void scatter_givens(Puzzle& puzzle, Random& random) {
  for (auto& given : puzzle.givens) {
    if (random.chance(1, 3)) given = random_digit(random, puzzle);
  }
}

class Collection {
 public:
  Puzzle& add(std::string name, Puzzle puzzle, bool givens = true) {
    if (givens) scatter_givens(puzzle, random_);
    Document document;
    document.puzzle = std::move(puzzle);
    documents_.push_back({std::move(name), std::move(document)});
    return documents_.back().document.puzzle;
  }
  Document& last() { return documents_.back().document; }
  Random& random() { return random_; }
  std::vector<NamedDocument> take() { return std::move(documents_); }

 private:
  Random random_{20260101};
  std::vector<NamedDocument> documents_;
};

void add_boards(Collection& all) {
  for (const char* board : {"grid:4",
                            "grid:6",
                            "grid:6:3x2",
                            "grid:8",
                            "grid:9",
                            "grid:10",
                            "grid:12",
                            "grid:16:2x8",
                            "grid:25",
                            "grid:9:none",
                            "latin:5",
                            "latin:7",
                            "x",
                            "windoku",
                            "grid:9+x:rising",
                            "grid:9+disjoint",
                            "grid:9+asterisk",
                            "grid:9+girandola",
                            "grid:9+centre_dot",
                            "jigsaw",
                            "toroidal",
                            "overlap:9:0,0;6,6",
                            "samurai",
                            "windmill",
                            "sohei",
                            "tiny_samurai",
                            "cubes:2",
                            "roxdoku",
                            "double_roxdoku",
                            "roxdoku_twin"}) {
    all.add(board, puzzle(board));
  }
  for (const geometry::BoardType* type : geometry::board_types()) {
    all.add("geometry " + std::string(type->id), puzzle(type->id));
  }
  all.add("empty jigsaw", puzzle("jigsaw"), false);
  all.add("empty 4x4", puzzle("grid:4"), false);
  all.add("jigsaw and boxes", puzzle("jigsaw:AABBAABBCCDDCCDD:boxes"));
  all.add("scattered jigsaw", puzzle("jigsaw:ABCDBADCCDABDCBA"));
}

Value free_form_spec() {
  Value cells = Value::array();
  for (int i = 0; i < 6; ++i) {
    cells.push_back(Value::object(
        {{"name", "cell-" + std::to_string(i)}, {"at", Value::Array{Value(i % 3), Value(i / 3)}}}));
  }
  const auto house = [](std::initializer_list<int> places) {
    Value names = Value::array();
    for (const int i : places) names.push_back("cell-" + std::to_string(i));
    return Value::object({{"cells", std::move(names)}});
  };
  return Value::object(
      {{"type", "free_form"},
       {"size", 3},
       {"cells", std::move(cells)},
       {"houses", Value::Array{house({0, 1, 2}), house({3, 5, 1}), house({0, 4})}}});
}

void add_symbols(Collection& all) {
  const auto with = [](const char* board_text, model::Symbols symbols) {
    return model::make_puzzle(board(board_text), std::move(symbols));
  };
  all.add("letters", with("grid:6", model::Symbols::from_text("SUDOKX").value()));
  all.add("zero based",
          with("grid:4", model::Symbols::make({{"0", 0}, {"1", 1}, {"2", 2}, {"3", 3}}).value()));
  all.add("values",
          with("grid:4", model::Symbols::make({{"a", -5}, {"b", 7}, {"c", 7}, {"d", 0}}).value()));
  all.add("dots and holes", with("samurai", model::Symbols::from_text(".#0abcdef").value()));
  all.add("emoji", with("grid:4", model::Symbols::from_text("\U0001F34E\U0001F34B"
                                                            "\U0001F469\u200D\U0001F680"
                                                            "e\u0301")
                                      .value()));
  // Two flags are written with four indicators; side by side they must not run together.
  all.add("flags",
          with("grid:4",
               model::Symbols::make(
                   {{"\U0001F1E9", 1}, {"\U0001F1EA", 2}, {"\U0001F1E9\U0001F1EA", 3}, {"x", 4}})
                   .value()));
}

void add_clues(Collection& all) {
  Puzzle& marks = all.add("pencilmarks", puzzle("grid:9"), false);
  for (auto& digits : marks.allowed) {
    digits = DigitSet::from_mask(1 + all.random().below(511));
  }
  Puzzle& some = all.add("some pencilmarks", puzzle("grid:6"));
  for (std::size_t i = 0; i < some.allowed.size(); ++i) {
    if (!some.givens[i] && i % 4 == 0) some.allowed[i] = DigitSet::from_mask(0b101010);
  }
  Puzzle& nothing = all.add("a cell that allows nothing", puzzle("grid:4"));
  nothing.givens[5].reset();
  nothing.allowed[5] = {};
}

void add_constraints(Collection& all) {
  const auto cage = [](const Puzzle& puzzle, const char* type, std::string label, const char* names,
                       int sum) {
    model::ConstraintSpec spec{type, std::move(label), cells(*puzzle.board, names), {}};
    if (sum != 0) spec.arguments.set("sum", sum);
    return spec;
  };
  Puzzle& killer = all.add("killer", puzzle("grid:9"), false);
  killer.constraints.push_back(cage(killer, "killer", "", "R1C1 R1C2 R2C1", 15));
  killer.constraints.push_back(cage(killer, "killer", "", "R5C5 R6C6 R7C5", 0));
  killer.constraints.push_back(cage(killer, "killer", "", "R9C9 R8C9", 17));
  Puzzle& diagonal = all.add("killer with diagonals", puzzle("x"), false);
  diagonal.constraints.push_back(cage(diagonal, "killer", "", "R1C1 R1C2 R9C9", 11));
  diagonal.constraints.push_back(cage(diagonal, "killer", "", "R4C4 R4C5", 3));
  Puzzle& givens = all.add("killer with givens", puzzle("grid:6"));
  givens.constraints.push_back(cage(givens, "killer", "", "R1C1 R2C1", 7));
  givens.constraints.push_back(cage(givens, "all_different", "", "R1C1 R2C2 R3C3", 0));
  Puzzle& shapes = all.add("shapes", puzzle("grid:9"));
  shapes.constraints.push_back(cage(shapes, "super", "a \"big\" one", "R1C1 R5C5", 18));
  shapes.constraints.push_back(cage(shapes, "killer", "b", "R1C1 R1C2 R1C3", 6));
  shapes.constraints.push_back(
      {"created",
       "rest of row 1",
       {},
       {{"terms", std::vector<model::ShapeTerm>{{"row 1", 1}, {"b", -1}}}}});
}

void add_documents(Collection& all) {
  Puzzle& words = all.add("words", puzzle("grid:9"));
  words.metadata = {"A \"title\"", "Somebody\u00e4", "First line.\nSecond line.",
                    "a book",      "2026-01-01",     "https://example.org/?a=b&c",
                    "no comment",  "hard",           "Well done"};
  model::FilledGrid solution;
  for (int i = 0; i < words.num_cells(); ++i) {
    solution.push_back(random_digit(all.random(), words));
    if (words.givens[static_cast<std::size_t>(i)]) {
      solution.back() = *words.givens[static_cast<std::size_t>(i)];
    }
  }
  words.solution = std::move(solution);

  const Puzzle& played = all.add("played", puzzle("grid:9"));
  model::PlayState play = model::empty_play_state(played);
  for (std::size_t i = 0; i < play.entries.size(); ++i) {
    if (played.givens[i]) continue;
    if (i % 3 == 0) play.entries[i] = Digit(static_cast<int>(i % 9));
    if (i % 5 == 0) play.marks[i].centre = DigitSet::from_mask(0b10011);
    if (i % 7 == 0) play.marks[i].corner = DigitSet::from_mask(0b1000100);
  }
  all.last().play = std::move(play);

  Puzzle& unknown = all.add("unknown rules", puzzle("grid:6"));
  unknown.unknown_rules = {model::UnknownRule::named("arrow", 3),
                           model::UnknownRule::named("anti-knight")};
}

using Domains = std::vector<DigitSet>;

Domains domains_of(const Puzzle& puzzle) {
  Domains domains = puzzle.allowed;
  for (std::size_t i = 0; i < domains.size(); ++i) {
    if (puzzle.givens[i]) domains[i] &= DigitSet::single(*puzzle.givens[i]);
  }
  return domains;
}

/// The sets of cells whose digits differ: houses, and constraints that say the same.
std::set<std::vector<Cell>> different_sets(const Puzzle& puzzle) {
  std::set<std::vector<Cell>> sets;
  const auto add = [&sets](std::vector<Cell> cells) {
    std::sort(cells.begin(), cells.end());
    sets.insert(std::move(cells));
  };
  for (const geometry::House& house : puzzle.board->houses()) add(house.cells);
  for (const model::ConstraintSpec& spec : puzzle.constraints) {
    if (spec.type == "all_different") add(spec.cells);
  }
  return sets;
}

/// Whether two boards have the same cells and neighbours.
bool same_cells(const geometry::Board& a, const geometry::Board& b) {
  if (a.num_cells() != b.num_cells() || a.num_digits() != b.num_digits()) return false;
  for (int i = 0; i < a.num_cells(); ++i) {
    if (a.name(Cell(i)) != b.name(Cell(i))) return false;
    for (int side = 0; side < 4; ++side) {
      const auto of_a = a.neighbour(Cell(i), static_cast<geometry::Side>(side));
      const auto of_b = b.neighbour(Cell(i), static_cast<geometry::Side>(side));
      if (of_a.has_value() != of_b.has_value()) return false;
      if (of_a && (of_a->cell != of_b->cell || of_a->entry != of_b->entry)) return false;
    }
  }
  return true;
}

/// Constraints without what means nothing: their order, that of cells, and labels, unless others
/// refer to them.
std::vector<std::string> constraint_texts(const Puzzle& puzzle) {
  const bool referred = std::any_of(puzzle.constraints.begin(), puzzle.constraints.end(),
                                    [](const auto& spec) { return spec.type == "created"; });
  std::vector<std::string> texts;
  for (const model::ConstraintSpec& spec : puzzle.constraints) {
    if (spec.type == "all_different") continue;
    std::vector<Cell> sorted = spec.cells;
    std::sort(sorted.begin(), sorted.end());
    std::string text = spec.type + ": " + puzzle.board->names(sorted);
    if (referred) text += " label " + spec.label;
    for (const auto& [name, argument] : spec.arguments.all()) {
      text += " " + name + "=" + constraints::text_of(puzzle, argument);
    }
    texts.push_back(std::move(text));
  }
  if (!referred) std::sort(texts.begin(), texts.end());
  return texts;
}

}  // namespace

std::vector<NamedDocument> sample_documents() {
  Collection all;
  add_boards(all);
  all.add("free form", model::make_puzzle(geometry::build_board(free_form_spec()).value()));
  add_symbols(all);
  add_clues(all);
  add_constraints(all);
  add_documents(all);
  return all.take();
}

std::string puzzle_difference(const Puzzle& a, const Puzzle& b) {
  if (!same_cells(*a.board, *b.board)) return "the cells differ";
  if (different_sets(a) != different_sets(b)) return "the houses differ";
  if (a.symbols != b.symbols) return "the symbols differ";
  const Domains domains_a = domains_of(a);
  const Domains domains_b = domains_of(b);
  for (std::size_t i = 0; i < domains_a.size(); ++i) {
    if (domains_a[i] != domains_b[i]) return "the clues of " + a.board->name(Cell(i)) + " differ";
  }
  if (constraint_texts(a) != constraint_texts(b)) return "the constraints differ";
  if (a.unknown_rules != b.unknown_rules) return "the unknown rules differ";
  return {};
}

std::string document_difference(const Document& a, const Document& b) {
  if (std::string difference = puzzle_difference(a.puzzle, b.puzzle); !difference.empty()) {
    return difference;
  }
  if (a.puzzle.givens != b.puzzle.givens) return "the givens differ";
  if (a.puzzle.constraints != b.puzzle.constraints) return "the constraints differ";
  if (a.puzzle.metadata != b.puzzle.metadata) return "the words differ";
  if (a.puzzle.solution != b.puzzle.solution) return "the solutions differ";
  if (a.puzzle.fog != b.puzzle.fog) return "the fog differs";
  if (a.puzzle.drawings != b.puzzle.drawings) return "the drawings differ";
  if (a.play != b.play) return "the play states differ";
  return {};
}

}  // namespace omnidoku::testing_support
