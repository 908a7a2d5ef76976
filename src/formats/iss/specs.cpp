// SPDX-License-Identifier: MIT
//
// What a constraint of a constraint string says as constraints of ours, by the form of its name.
#include <algorithm>
#include <charconv>
#include <set>
#include <utility>

#include "base/base64.h"
#include "constraints/adjacency.h"
#include "constraints/arguments.h"
#include "constraints/constraint_type.h"
#include "formats/iss/iss.h"
#include "formats/text.h"
#include "formats/text/puzzle_text.h"

namespace omnidoku::formats::iss {

using base::ErrorCode;
using base::Result;
using constraints::ConstraintType;
using constraints::ForeignName;
using constraints::Parameter;
using constraints::SpecShape;
using geometry::Cell;
using geometry::Digit;

namespace {

using Specs = std::vector<model::ConstraintSpec>;

base::Error error_at_place(std::string_view text, std::size_t at, ErrorCode code, std::string what,
                           std::string hint = {}) {
  const base::Where where = where_in(text, at);
  return make_error(code, std::move(what), std::move(hint)).at(where.line, where.column);
}

class SpecReader {
 public:
  SpecReader(std::string_view text, const BoardItems& board, const model::Puzzle& puzzle)
      : text_(text), board_(board), puzzle_(puzzle) {}

  /// The constraints that an item says; nothing where they cannot be said here. Error: a cell that
  /// is not on the board.
  Result<std::optional<Specs>> specs_of(const Item& item, const Match& match) {
    const std::vector<Part> arguments(
        item.arguments.begin() + static_cast<std::ptrdiff_t>(match.num_arguments),
        item.arguments.end());
    model::ConstraintSpec spec;
    spec.type = match.type->id;
    for (const constraints::ForeignArgument& one : match.name->arguments) {
      if (!one.if_absent && !set_argument(spec, *match.type, one.parameter, one.value))
        return std::optional<Specs>();
    }
    Result<std::optional<Specs>> specs =
        item.name.text.empty()                        ? givens_of(match, spec, arguments)
        : iss::is_lane_form(*match.type, *match.name) ? clues_of(match, spec, arguments)
        : is_of_lines(match.form)                     ? lines_of(match, spec, arguments)
        : match.form == Form::segments                ? groups_of(match, spec, arguments)
        : match.form == Form::pill                    ? pill_of(match, std::move(spec), arguments)
        : match.form == Form::group                   ? group_of(match, std::move(spec), arguments)
        : match.form == Form::regions            ? regions_of(match, std::move(spec), arguments)
        : match.form == Form::counted            ? counted_of(match, std::move(spec), arguments)
        : match.type->shape == SpecShape::corner ? corner_of(match, std::move(spec), arguments)
        : match.type->shape == SpecShape::none   ? whole_of(match, std::move(spec), item, arguments)
                                                 : lists_of(match, std::move(spec), arguments);
    if (!specs || !*specs) return specs;
    Specs said;
    for (model::ConstraintSpec& one : **specs) {
      if (constraints::validate(puzzle(), one)) {
        said.push_back(std::move(one));
      } else if (auto sums = with_cells_once(one)) {
        said.insert(said.end(), sums->begin(), sums->end());
      } else if (auto pairs = pairs_of(one)) {
        said.insert(said.end(), pairs->begin(), pairs->end());
      } else if (!says_nothing(one)) {
        return sum_of_others(match, one);
      }
    }
    return std::optional(std::move(said));
  }

 private:
  [[nodiscard]] const model::Puzzle& puzzle() const { return puzzle_; }
  base::Error error_at(std::size_t at, ErrorCode code, std::string what,
                       std::string hint = {}) const {
    return error_at_place(text_, at, code, std::move(what), std::move(hint));
  }
  base::Error unknown_cell(std::size_t at, const std::string& name) const {
    return iss::unknown_cell(text_, board_, at, name);
  }

  /// False where the text says no argument of this kind.
  bool set_argument(model::ConstraintSpec& spec, const ConstraintType& type,
                    std::string_view parameter_name, std::string_view text) {
    const Parameter* parameter = constraints::find_parameter(type, parameter_name);
    if (parameter == nullptr) return false;
    std::string words(text);
    std::replace(words.begin(), words.end(), '_', ' ');
    auto argument = constraints::argument_from_text(puzzle(), parameter->kind, words);
    if (!argument && parameter->kind == model::ArgumentKind::digits &&
        !type.repeated.type.empty()) {
      spec.type = type.repeated.type;
      spec.arguments.set(std::string(type.repeated.parameter), std::move(words));
      return true;
    }
    if (!argument) return false;
    const auto* number = std::get_if<std::int64_t>(&*argument);
    const bool is_usual =
        number != nullptr && parameter->usual != nullptr && *number == parameter->usual(puzzle());
    if (!is_usual) spec.arguments.set(parameter->name, *std::move(argument));
    return true;
  }

  /// Sets the arguments that are written before the cells. False where they cannot be told.
  bool set_arguments(model::ConstraintSpec& spec, const Match& match,
                     const std::vector<Part>& values) {
    const auto parameters = iss::written_parameters(*match.type, *match.name);
    if (values.size() > parameters.size()) return false;
    for (std::size_t i = 0; i < values.size(); ++i) {
      const std::string& text = values[i].text;
      if (text.empty() || (i == 0 && text == match.name->no_value)) continue;
      if (!set_argument(spec, *match.type, parameters[i]->name, text)) return false;
    }
    for (const constraints::ForeignArgument& one : match.name->arguments) {
      const bool absent = values.empty() || values[0].text.empty();
      if (one.if_absent && absent && !set_argument(spec, *match.type, one.parameter, one.value))
        return false;
    }
    return true;
  }

  Result<std::vector<Cell>> read_cells(const std::vector<Part>& parts, bool& all_known) {
    std::vector<Cell> cells;
    for (const Part& part : parts) {
      const auto cell = iss::find_cell(*puzzle().board, part.text);
      if (cell) {
        cells.push_back(*cell);
      } else if (!iss::is_cell_name(part.text) || iss::is_further_cell(part.text)) {
        all_known = false;  // of another constraint, or a list of several segments
      } else {
        return unknown_cell(part.at, part.text);
      }
    }
    return cells;
  }

  /// Values, then cells.
  Result<std::optional<Specs>> lists_of(const Match& match, model::ConstraintSpec spec,
                                        const std::vector<Part>& arguments) {
    const auto first = std::find_if(arguments.begin(), arguments.end(),
                                    [](const Part& part) { return iss::is_cell_name(part.text); });
    const bool closes =
        match.form == Form::loop && first != arguments.end() && arguments.back().text == iss::kLoop;
    bool all_known = true;
    auto cells =
        read_cells(std::vector<Part>(first, arguments.end() - (closes ? 1 : 0)), all_known);
    if (!cells) return cells.error();
    if (closes && !cells->empty()) cells->push_back(cells->front());
    if (!all_known || cells->empty() ||
        !set_arguments(spec, match, std::vector<Part>(arguments.begin(), first)))
      return std::optional<Specs>();
    Specs specs;
    for (std::vector<Cell>& one : places_of(*match.type, *match.name, *cells)) {
      specs.push_back(spec);
      specs.back().cells = std::move(one);
    }
    return specs.empty() ? std::optional<Specs>() : std::optional(std::move(specs));
  }

  /// A line whose cells may hold whatever they like, such as one of a single cell.
  bool says_nothing(const model::ConstraintSpec& spec) const {
    constexpr std::size_t kMostFillings = 10'000;
    const ConstraintType& type = *constraints::find_constraint_type(spec.type);
    if (type.shape != SpecShape::path) return false;
    std::vector<Cell> cells = spec.cells;
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    const auto num_digits = static_cast<std::size_t>(puzzle().num_digits());
    std::size_t fillings = 1;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      fillings *= num_digits;
      if (fillings > kMostFillings) return false;
    }
    model::PartialGrid grid(puzzle().givens.size());
    for (std::size_t filling = 0; filling < fillings; ++filling) {
      std::size_t rest = filling;
      for (const Cell cell : cells) {
        grid[cell.index()] = Digit(static_cast<int>(rest % num_digits));
        rest /= num_digits;
      }
      if (!type.holds(puzzle(), spec, grid)) return false;
    }
    return true;
  }

  bool are_proper(const Specs& specs) const {
    return std::all_of(specs.begin(), specs.end(), [this](const model::ConstraintSpec& one) {
      return constraints::validate(puzzle(), one).has_value();
    });
  }

  /// A sum, or a rule that cells differ, of cells of which some are named several times: each
  /// counts as often as it is named, and differs from the others. Nothing for other rules.
  std::optional<Specs> with_cells_once(const model::ConstraintSpec& spec) const {
    model::ConstraintSpec once = spec;
    std::sort(once.cells.begin(), once.cells.end());
    once.cells.erase(std::unique(once.cells.begin(), once.cells.end()), once.cells.end());
    const ConstraintType& type = *constraints::find_constraint_type(spec.type);
    const ConstraintType* differ = constraints::find_foreign_type(kFormat, "AllDifferent");
    const ConstraintType* sum = constraints::find_foreign_type(kFormat, "Sum");
    if (once.cells.size() == spec.cells.size() || type.facts == nullptr || differ == nullptr ||
        sum == nullptr) {
      return std::nullopt;
    }
    const bool has_weights = type.shape == SpecShape::sequence;  // those of all cells, in order
    const auto facts = type.facts(puzzle(), has_weights ? spec : once);
    if (!facts) return std::nullopt;
    Specs said;
    if (facts->no_repeats && once.cells.size() > 1) {
      said.push_back({std::string(differ->id), {}, once.cells, {}});
    }
    if (facts->sum) {
      std::string equation = std::to_string(*facts->sum) + " =";
      std::vector<Cell> cells;
      for (const constraints::WeightedCell& term : facts->terms) {
        const auto times = std::count(spec.cells.begin(), spec.cells.end(), term.cell);
        equation += " " + std::to_string(term.coefficient * (has_weights ? 1 : times));
        cells.push_back(term.cell);
      }
      model::ConstraintSpec& one = said.emplace_back();
      one.type = sum->id;
      one.cells = std::move(cells);
      one.arguments.set(sum->parameters.front().name, std::move(equation));
    }
    return are_proper(said) ? std::optional(std::move(said)) : std::nullopt;
  }

  /// A line that jumps from cell to cell and says of pairs of its cells which digits go together:
  /// the same as lines of pairs, which lie anywhere. Nothing for other rules.
  std::optional<Specs> pairs_of(const model::ConstraintSpec& spec) const {
    const ConstraintType& type = *constraints::find_constraint_type(spec.type);
    const ConstraintType* pairs = constraints::find_foreign_type(kFormat, "Pair");
    const std::set<Cell> cells(spec.cells.begin(), spec.cells.end());
    const bool jumps = type.shape == SpecShape::path && cells.size() >= 2 &&
                       cells.size() == spec.cells.size() &&
                       !constraints::check_path(*puzzle().board, spec.cells);
    const bool is_proper_else =
        jumps && (type.validate == nullptr || type.validate(puzzle(), spec));
    if (!is_proper_else || pairs == nullptr) return std::nullopt;
    constraints::Lowering lowering(puzzle());
    type.lower(puzzle(), spec, lowering);
    Specs said;
    for (const model::PostedPrimitive& posted : lowering.problem().primitives) {
      const auto* relation = std::get_if<model::PairRelation>(&posted.primitive);
      if (relation == nullptr) return std::nullopt;
      const Cell first(relation->first.index());
      const Cell second(relation->second.index());
      std::string table = text_of(*relation->table);
      const bool goes_on =
          !said.empty() && said.back().cells.back() == first &&
          *said.back().arguments.get<std::string>(pairs->parameters.front().name) == table;
      if (goes_on) {
        said.back().cells.push_back(second);
        continue;
      }
      model::ConstraintSpec& line = said.emplace_back();
      line.type = pairs->id;
      line.cells = {first, second};
      line.arguments.set(pairs->parameters.front().name, std::move(table));
      line.arguments.set("name", std::string(type.title));
    }
    return !said.empty() && are_proper(said) ? std::optional(std::move(said)) : std::nullopt;
  }

  /// A table of pairs as constraints of that type have it: a bit for each two digits, six in a
  /// character, the lowest first.
  static std::string text_of(const model::PairTable& table) {
    std::vector<bool> bits;
    for (const geometry::DigitSet partners : table.partners) {
      for (std::size_t i = 0; i < table.partners.size(); ++i)
        bits.push_back(partners.contains(Digit(static_cast<int>(i))));
    }
    std::string text;
    for (std::size_t i = 0; i < bits.size(); i += kBitsOfCharacter) {
      std::uint32_t six = 0;
      for (std::size_t k = i; k < std::min(i + kBitsOfCharacter, bits.size()); ++k)
        six |= static_cast<std::uint32_t>(bits[k]) << (k - i);
      text += base::kBase64Characters[six];
    }
    return text;
  }

  /// The first cell as the sum of the others, where a type says that the name may mean this.
  std::optional<Specs> sum_of_others(const Match& match, const model::ConstraintSpec& refused) {
    for (const ConstraintType* type : constraints::constraint_types()) {
      const bool may_mean =
          std::any_of(type->foreign.begin(), type->foreign.end(), [&](const ForeignName& name) {
            return name.format == kFormat && name.name == match.name->name &&
                   form_of(*type, name) == Form::first_is_sum;
          });
      if (!may_mean || !refused.arguments.all().empty()) continue;
      std::string equation = "0 = -1";
      for (std::size_t i = 1; i < refused.cells.size(); ++i) equation += " 1";
      model::ConstraintSpec spec;
      spec.type = type->id;
      spec.cells = refused.cells;
      spec.arguments.set(type->parameters.front().name, std::move(equation));
      if (constraints::validate(puzzle(), spec)) return Specs{std::move(spec)};
    }
    return std::nullopt;
  }

  /// The parameter of a kind that comes first.
  static const Parameter* parameter_of(const ConstraintType& type, model::ArgumentKind kind) {
    const auto found =
        std::find_if(type.parameters.begin(), type.parameters.end(),
                     [kind](const Parameter& parameter) { return parameter.kind == kind; });
    return found == type.parameters.end() ? nullptr : &*found;
  }

  /// .Pair~a table~_name~R1C1~R1C2~~R3C1~R3C2
  Result<std::optional<Specs>> lines_of(const Match& match, const model::ConstraintSpec& spec,
                                        const std::vector<Part>& arguments) {
    if (arguments.empty()) return std::optional<Specs>();
    std::optional<std::string> text = arguments.front().text;
    if (match.form == Form::packed_lines) text = base::from_base64(*text);
    const Parameter* first = parameter_of(*match.type, model::ArgumentKind::text);
    if (first == nullptr || !text) return std::optional<Specs>();
    Specs specs;
    for (const iss::NamedLine& line : iss::named_lines({arguments.begin() + 1, arguments.end()})) {
      model::ConstraintSpec& one = specs.emplace_back(spec);
      one.arguments.set(first->name, *text);
      if (!line.name.empty()) one.arguments.set("name", line.name);
      std::string lengths;
      for (const std::vector<Part>& segment : line.segments) {
        bool all_known = true;
        auto cells = read_cells(segment, all_known);
        if (!cells) return cells.error();
        if (!all_known) return std::optional<Specs>();
        one.cells.insert(one.cells.end(), cells->begin(), cells->end());
        lengths += (lengths.empty() ? "" : " ") + std::to_string(cells->size());
      }
      if (line.segments.size() > 1) one.arguments.set("segments", std::move(lengths));
    }
    return specs.empty() ? std::optional<Specs>() : std::optional(std::move(specs));
  }

  /// Each part beside the first: .EqualSum~R1C1~R1C2~-~R1C3~-~R2C1~R2C2. Empty parts say nothing.
  Result<std::optional<Specs>> groups_of(const Match& match, const model::ConstraintSpec& spec,
                                         const std::vector<Part>& arguments) {
    const std::vector<iss::NamedLine> lines = iss::named_lines(arguments);
    const Parameter* other = parameter_of(*match.type, model::ArgumentKind::cells);
    if (lines.size() != 1 || other == nullptr) return std::optional<Specs>();
    std::vector<std::vector<Cell>> groups;
    for (const std::vector<Part>& segment : lines.front().segments) {
      bool all_known = true;
      auto cells = read_cells(segment, all_known);
      if (!cells) return cells.error();
      if (!all_known) return std::optional<Specs>();
      if (!cells->empty()) groups.push_back(*std::move(cells));
    }
    if (groups.empty()) return std::optional<Specs>();
    Specs specs;
    for (std::size_t i = 1; i < groups.size(); ++i) {
      model::ConstraintSpec one = spec;
      one.cells = groups.front();
      one.arguments.set(other->name, groups[i]);
      if (constraints::validate(puzzle(), one)) {
        specs.push_back(std::move(one));
      } else if (auto equation = difference_of(groups.front(), groups[i])) {
        specs.push_back(*std::move(equation));
      } else {
        return std::optional<Specs>();
      }
    }
    return std::optional(std::move(specs));
  }

  /// That two groups have the same sum, where they share cells or name one twice: each counts as
  /// often as it is named. Nothing where this can not be said.
  std::optional<model::ConstraintSpec> difference_of(const std::vector<Cell>& first,
                                                     const std::vector<Cell>& second) const {
    const ConstraintType* sum = constraints::find_foreign_type(kFormat, "Sum");
    if (sum == nullptr) return std::nullopt;
    model::ConstraintSpec spec;
    spec.type = sum->id;
    std::string equation = "0 =";
    for (const std::vector<Cell>* group : {&first, &second}) {
      spec.cells.insert(spec.cells.end(), group->begin(), group->end());
      for (std::size_t i = 0; i < group->size(); ++i) equation += group == &first ? " 1" : " -1";
    }
    spec.arguments.set(sum->parameters.front().name, std::move(equation));
    return constraints::validate(puzzle(), spec) ? std::optional(std::move(spec)) : std::nullopt;
  }

  /// .PillArrow~2~R1C1~R1C2~R2C3~R3C3: the cells of the circle are read as a text is.
  Result<std::optional<Specs>> pill_of(const Match& match, model::ConstraintSpec spec,
                                       const std::vector<Part>& arguments) {
    const Parameter* pill = parameter_of(*match.type, model::ArgumentKind::cells);
    const std::size_t size = arguments.empty()               ? 0
                             : arguments.front().text == "2" ? 2
                             : arguments.front().text == "3" ? 3
                                                             : 0;
    if (size == 0 || pill == nullptr) return std::optional<Specs>();
    bool all_known = true;
    auto cells = read_cells({arguments.begin() + 1, arguments.end()}, all_known);
    if (!cells) return cells.error();
    if (!all_known || cells->size() <= size) return std::optional<Specs>();
    const auto shaft = cells->begin() + static_cast<std::ptrdiff_t>(size);
    std::vector<Cell> circle(cells->begin(), shaft);
    std::sort(circle.begin(), circle.end());
    const auto start = std::find_if(circle.begin(), circle.end(), [&](Cell cell) {
      return constraints::touch(*puzzle().board, cell, *shaft);
    });
    if (start == circle.end()) return std::optional<Specs>();
    spec.cells = {*start};
    spec.cells.insert(spec.cells.end(), shaft, cells->end());
    spec.arguments.set(pill->name, std::move(circle));
    return std::optional(Specs{std::move(spec)});
  }

  /// Nothing where one of them is not on the board.
  std::optional<std::vector<Cell>> cells_by(const std::vector<std::string>& names) {
    std::vector<Cell> cells;
    for (const std::string& name : names) {
      const auto cell = iss::find_cell(*puzzle().board, name);
      if (!cell) return std::nullopt;
      cells.push_back(*cell);
    }
    return cells;
  }

  /// .ConnectedValues~VA~1_2~7: a group of cells, then values.
  Result<std::optional<Specs>> group_of(const Match& match, model::ConstraintSpec spec,
                                        const std::vector<Part>& arguments) {
    if (arguments.empty()) return std::optional<Specs>();
    std::string group = arguments.front().text;
    if (group == "R") group.clear();
    auto cells = cells_by(board_.cells_of_group(group));
    if (!cells || cells->empty() ||
        !set_arguments(spec, match, {arguments.begin() + 1, arguments.end()}))
      return std::optional<Specs>();
    spec.cells = *std::move(cells);
    return std::optional(Specs{std::move(spec)});
  }

  /// .ChaosConstruction: the cells of the grid and those with the numbers of their regions.
  Result<std::optional<Specs>> regions_of(const Match& match, model::ConstraintSpec spec,
                                          const std::vector<Part>& arguments) {
    const Parameter* numbers = parameter_of(*match.type, model::ArgumentKind::cells);
    auto cells = cells_by(board_.cells_of_group({}));
    auto others = cells_by(board_.cells_of_group(iss::kRegionCells));
    if (!arguments.empty() || !cells || !others || numbers == nullptr)
      return std::optional<Specs>();
    spec.cells = *std::move(cells);
    spec.arguments.set(numbers->name, *std::move(others));
    return std::optional(Specs{std::move(spec)});
  }

  /// .ChaosCount~R1C1~1~CC1~CC2 or .ChaosArrow~R1C1~~CC1~CC2~-~CC1~CC7: lines that all begin with
  /// the same cell; cells of the grid stand for those with the numbers of their regions. Without
  /// cells those around it are meant, or the lines from it to the rim.
  Result<std::optional<Specs>> counted_of(const Match& match, model::ConstraintSpec spec,
                                          const std::vector<Part>& arguments) {
    const Parameter* others = parameter_of(*match.type, model::ArgumentKind::flag);
    const Parameter* lines = parameter_of(*match.type, model::ArgumentKind::paths);
    if (arguments.empty() || others == nullptr) return std::optional<Specs>();
    const auto counts = iss::find_cell(*puzzle().board, arguments[0].text);
    if (!counts) return unknown_cell(arguments[0].at, arguments[0].text);
    if (arguments.size() > 1 && arguments[1].text == "1") {
      spec.arguments.set(others->name, true);
    } else if (arguments.size() > 1 && !arguments[1].text.empty() && arguments[1].text != "0") {
      return std::optional<Specs>();
    }
    model::Paths arms;
    if (arguments.size() > 2) {
      const auto named = iss::named_lines({arguments.begin() + 2, arguments.end()});
      if (named.size() != 1) return std::optional<Specs>();
      for (const std::vector<Part>& segment : named.front().segments) {
        bool all_known = true;
        auto cells = read_cells(segment, all_known);
        if (!cells) return cells.error();
        if (!all_known || cells->empty()) return std::optional<Specs>();
        arms.push_back(*std::move(cells));
      }
    } else {
      arms = lines != nullptr ? lines_from(*counts) : around(*counts);
    }
    spec.cells = {*counts};
    if (arms.empty() || !to_region_cells(arms)) return std::optional<Specs>();
    if (lines == nullptr) {
      if (arms.size() > 1) return std::optional<Specs>();
      spec.cells.insert(spec.cells.end(), arms.front().begin(), arms.front().end());
      return std::optional(Specs{std::move(spec)});
    }
    // A line of the first cell alone says nothing that the others do not.
    arms.erase(std::remove_if(arms.begin(), arms.end(),
                              [](const std::vector<Cell>& arm) { return arm.size() < 2; }),
               arms.end());
    spec.arguments.set(lines->name, std::move(arms));
    return std::optional(Specs{std::move(spec)});
  }

  model::Paths lines_from(Cell cell) {
    model::Paths lines;
    for (const auto side : {geometry::Side::left, geometry::Side::right, geometry::Side::top,
                            geometry::Side::bottom}) {
      std::vector<Cell>& line = lines.emplace_back(1, cell);
      while (const auto next = puzzle().board->neighbour(line.back(), side)) {
        if (next->cell == cell) break;
        line.push_back(next->cell);
      }
    }
    return lines;
  }

  model::Paths around(Cell cell) {
    std::vector<Cell> cells{cell};
    for (const Cell other : constraints::cells_around(*puzzle().board, cell))
      cells.push_back(other);
    return {cells};
  }

  /// False where there are no such cells.
  bool to_region_cells(model::Paths& lines) {
    const std::vector<std::string> names = board_.cells_of_group({});
    const std::vector<std::string> numbers = board_.cells_of_group(iss::kRegionCells);
    if (numbers.empty()) return false;
    for (std::vector<Cell>& line : lines) {
      for (Cell& cell : line) {
        const std::string name = iss::cell_text(*puzzle().board, cell);
        const auto at = std::find(names.begin(), names.end(), name);
        if (at == names.end()) continue;
        const auto number =
            iss::find_cell(*puzzle().board, numbers[std::size_t(at - names.begin())]);
        if (!number) return false;
        cell = *number;
      }
    }
    return true;
  }

  /// The cells of each constraint that a list of cells stands for.
  std::vector<std::vector<Cell>> places_of(const ConstraintType& type, const ForeignName& name,
                                           const std::vector<Cell>& cells) {
    std::vector<std::vector<Cell>> places;
    const bool falling = form_of(type, name) == Form::falling_pairs;
    if (type.shape == SpecShape::cell) {
      for (const Cell cell : cells) places.push_back({cell});
    } else if (type.shape == SpecShape::pair || falling) {
      for (std::size_t i = 0; i < cells.size(); ++i) {
        for (std::size_t k = i + 1; k < cells.size(); ++k) {
          if (!constraints::are_side_by_side(*puzzle().board, cells[i], cells[k])) continue;
          places.push_back(falling ? std::vector{cells[k], cells[i]}
                                   : std::vector{cells[i], cells[k]});
        }
      }
    } else {
      places.push_back(cells);
    }
    return places;
  }

  /// The upper left cell of four, then the argument.
  Result<std::optional<Specs>> corner_of(const Match& match, model::ConstraintSpec spec,
                                         const std::vector<Part>& arguments) {
    if (arguments.empty()) return std::optional<Specs>();
    const geometry::Board& board = *puzzle().board;
    const auto corner = iss::find_cell(board, arguments[0].text);
    if (!corner) return unknown_cell(arguments[0].at, arguments[0].text);
    const auto right = board.neighbour(*corner, geometry::Side::right);
    const auto below = board.neighbour(*corner, geometry::Side::bottom);
    const auto across = below ? board.neighbour(below->cell, geometry::Side::right) : std::nullopt;
    if (!right || !across) return std::optional<Specs>();
    spec.cells = {*corner, right->cell, below->cell, across->cell};
    Part values;
    for (std::size_t i = 1; i < arguments.size(); ++i) {
      values.text += (i == 1 ? "" : "_") + arguments[i].text;
    }
    if (!set_arguments(spec, match, {values})) return std::optional<Specs>();
    return std::optional(Specs{std::move(spec)});
  }

  /// .XSum~R3~5~7, .Sandwich~12~R3 or .LittleKiller~12~R1C3.
  Result<std::optional<Specs>> clues_of(const Match& match, const model::ConstraintSpec& spec,
                                        const std::vector<Part>& arguments) {
    const bool value_first = match.form != Form::usual;
    Specs specs;
    const auto add = [&](std::vector<Cell> cells, const Part& value) {
      specs.push_back(spec);
      specs.back().cells = std::move(cells);
      return set_arguments(specs.back(), match, {value});
    };
    if (arguments.size() < 2 || arguments.size() > (value_first ? 2U : 3U))
      return std::optional<Specs>();
    const Part& place = arguments[value_first ? 1 : 0];
    const std::vector<Cell> cells = line_at(match, place.text);
    if (cells.empty()) {
      return error_at(place.at, ErrorCode::unknown_name,
                      "." + std::string(match.name->name) + ": " + quote(place.text) +
                          " is no line of the grid that a clue looks along");
    }
    if (value_first) {
      if (!add(cells, arguments[0])) return std::optional<Specs>();
    } else {
      for (std::size_t i = 1; i < arguments.size(); ++i) {
        if (arguments[i].text.empty()) continue;
        if (!add(i == 1 ? cells : std::vector<Cell>(cells.rbegin(), cells.rend()), arguments[i]))
          return std::optional<Specs>();
      }
    }
    return specs.empty() ? std::optional<Specs>() : std::optional(std::move(specs));
  }

  std::vector<Cell> line_at(const Match& match, const std::string& place) {
    const geometry::Board& board = *puzzle().board;
    if (match.form == Form::value_and_diagonal) {
      const auto first = iss::find_cell(board, place);
      for (std::vector<Cell>& cells : iss::diagonals_of(board)) {
        if (first && cells.front() == *first) return std::move(cells);
      }
      return {};
    }
    for (auto& [id, cells] : iss::lanes_of(board)) {
      if (id == place) return std::move(cells);
    }
    return {};
  }

  /// A rule for the whole board, or one that consists of others.
  Result<std::optional<Specs>> whole_of(const Match& match, model::ConstraintSpec spec,
                                        const Item& item, const std::vector<Part>& arguments) {
    const Parameter* nested = iss::nested_parameter(*match.type);
    if (nested == nullptr) {
      if (!item.children.empty() || !set_arguments(spec, match, arguments))
        return std::optional<Specs>();
      return std::optional(Specs{std::move(spec)});
    }
    if (!arguments.empty()) return std::optional<Specs>();
    Specs parts;
    for (const Item& child : item.children) {
      const std::vector<Match> matches = matches_of(child, {});
      if (matches.size() != 1) return std::optional<Specs>();
      auto specs = specs_of(child, matches.front());
      if (!specs || !*specs) return specs;
      if ((**specs).empty()) {
        // All hold without one that always does; of alternatives it would be enough.
        if (item.name.text != kAnd) return std::optional<Specs>();
        continue;
      }
      if ((**specs).size() == 1 || item.name.text == kAnd) {
        for (model::ConstraintSpec& one : **specs) parts.push_back(std::move(one));
        continue;
      }
      // Several are one of the alternatives only together.
      const ConstraintType* group = constraints::find_foreign_type(kFormat, kAnd);
      if (group == nullptr) return std::optional<Specs>();
      model::ConstraintSpec together;
      together.type = group->id;
      together.arguments.set(nested_parameter(*group)->name, **std::move(specs));
      parts.push_back(std::move(together));
    }
    spec.arguments.set(nested->name, std::move(parts));
    return std::optional(Specs{std::move(spec)});
  }

  /// The cells of .~R1C1_4~R1C2_1_2, as alternatives need them: each holds one of its digits.
  Result<std::optional<Specs>> givens_of(const Match& match, const model::ConstraintSpec& spec,
                                         const std::vector<Part>& arguments) {
    const Parameter* digits = parameter_of(*match.type, model::ArgumentKind::digits);
    Specs specs;
    for (const Part& part : arguments) {
      auto given = iss::read_given(text_, board_, part);
      if (!given) return given.error();
      const auto cell = iss::find_cell(*puzzle().board, given->name);
      if (!cell) return unknown_cell(part.at, given->name);
      specs.push_back(spec);
      specs.back().cells = {*cell};
      specs.back().arguments.set(digits->name, given->digits);
    }
    return specs.empty() ? std::optional<Specs>() : std::optional(std::move(specs));
  }

  std::string_view text_;
  const BoardItems& board_;
  const model::Puzzle& puzzle_;
};

}  // namespace

base::Error unknown_cell(std::string_view text, const BoardItems& board, std::size_t at,
                         const std::string& name) {
  return error_at_place(text, at, ErrorCode::unknown_name, "there is no cell " + quote(name),
                        "cells are R1C1 to " + std::string("R") + std::to_string(board.rows()) +
                            "C" + std::to_string(board.columns()) +
                            "; a number of two digits is a letter, a for 10");
}

Result<Given> read_given(std::string_view text, const BoardItems& board, const Part& part) {
  const std::size_t end = std::min(part.text.find('_'), part.text.size());
  Given given;
  given.name = part.text.substr(0, end);
  for (std::size_t begin = end; begin < part.text.size(); ++given.count) {
    const std::size_t next = std::min(part.text.find('_', begin + 1), part.text.size());
    int value = -1;
    const char* const last = part.text.data() + next;
    const auto [stop, problem] = std::from_chars(part.text.data() + begin + 1, last, value);
    const int index = value - board.first_value();
    if (problem != std::errc() || stop != last || index < 0 || index >= board.num_values()) {
      return error_at_place(text, part.at, ErrorCode::unknown_symbol,
                            quote(part.text) + ": values are " +
                                std::to_string(board.first_value()) + " to " +
                                std::to_string(board.first_value() + board.num_values() - 1));
    }
    given.digits.insert(Digit(index));
    begin = next;
  }
  if (given.count == 0) {
    return error_at_place(text, part.at, ErrorCode::syntax, quote(part.text) + " is no given",
                          "a given is written R1C1_5");
  }
  return given;
}

std::vector<Match> matches_of(const Item& item, const std::vector<std::string>& options) {
  const std::string& own = item.name.text.empty() ? std::string(kGiven) : item.name.text;
  std::vector<Match> matches;
  for (const ConstraintType* type : constraints::constraint_types()) {
    for (const ForeignName& name : type->foreign) {
      if (name.format != kFormat) continue;
      const bool longer =
          !item.arguments.empty() && name.name == own + "~" + item.arguments[0].text;
      if (!longer && name.name != own) continue;
      const Form form = form_of(*type, name);
      if (form == Form::first_is_sum) continue;
      const bool is_meant = name.option.empty() ||
                            std::find(options.begin(), options.end(), name.option) != options.end();
      if (!is_meant) continue;
      matches.push_back({type, &name, form, longer ? std::size_t{1} : 0});
      break;
    }
  }
  return matches;
}

bool is_option(const Item& item) {
  for (const ConstraintType* type : constraints::constraint_types()) {
    for (const ForeignName& name : type->foreign) {
      if (name.format == kFormat && !name.option.empty() &&
          "." + std::string(name.option) == item.text)
        return true;
    }
  }
  return false;
}

Result<std::optional<std::vector<model::ConstraintSpec>>> specs_of(std::string_view text,
                                                                   const BoardItems& board,
                                                                   const model::Puzzle& puzzle,
                                                                   const Item& item,
                                                                   const Match& match) {
  return SpecReader(text, board, puzzle).specs_of(item, match);
}

}  // namespace omnidoku::formats::iss
