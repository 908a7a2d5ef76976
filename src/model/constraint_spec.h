// SPDX-License-Identifier: MIT
//
// ConstraintSpec: a rule of a puzzle as a person states it: its type, the cells it lies on, and
// arguments, each with a type of its own. constraints/ knows what they mean;
// constraints/arguments.h has their words, formats/native/constraint_json.h their JSON.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "geometry/digit_set.h"
#include "geometry/ids.h"

namespace omnidoku::model {

struct ConstraintSpec;

/// One of the shapes that a created shape is combined of.
struct ShapeTerm {
  std::string shape;       ///< a house by its name; an earlier constraint by its label, or as "#3"
  std::int64_t times = 1;  ///< how often it counts
  friend bool operator==(const ShapeTerm&, const ShapeTerm&) = default;
};

/// Several lines of cells.
using Paths = std::vector<std::vector<geometry::Cell>>;

/// What an argument of a constraint can be. Whoever looks into one visits all alternatives, so that
/// one more does not compile where it is forgotten.
using ArgumentValue =
    std::variant<std::int64_t, bool, std::string, geometry::DigitSet, std::vector<geometry::Cell>,
                 Paths, std::vector<ShapeTerm>, std::vector<ConstraintSpec>>;

/// The alternatives of ArgumentValue, in its order.
enum class ArgumentKind : std::uint8_t {
  integer,
  flag,
  text,
  digits,
  cells,
  paths,
  terms,
  constraints,
};
inline constexpr std::size_t kNumArgumentKinds = std::variant_size_v<ArgumentValue>;

[[nodiscard]] inline ArgumentKind kind_of(const ArgumentValue& value) {
  return static_cast<ArgumentKind>(value.index());
}

/// visitor(std::type_identity<T>) for the alternative T that the kind stands for.
template <class Visitor>
decltype(auto) visit_kind(ArgumentKind kind, Visitor&& visitor) {
  switch (kind) {
    case ArgumentKind::integer: return visitor(std::type_identity<std::int64_t>());
    case ArgumentKind::flag: return visitor(std::type_identity<bool>());
    case ArgumentKind::text: return visitor(std::type_identity<std::string>());
    case ArgumentKind::digits: return visitor(std::type_identity<geometry::DigitSet>());
    case ArgumentKind::cells: return visitor(std::type_identity<std::vector<geometry::Cell>>());
    case ArgumentKind::paths: return visitor(std::type_identity<Paths>());
    case ArgumentKind::terms: return visitor(std::type_identity<std::vector<ShapeTerm>>());
    case ArgumentKind::constraints: break;
  }
  return visitor(std::type_identity<std::vector<ConstraintSpec>>());
}

/// Values by name, in the order in which they were set.
class Arguments {
 public:
  using Named = std::pair<std::string, ArgumentValue>;

  Arguments() = default;
  Arguments(std::initializer_list<Named> named);

  /// Null pointer when there is none of that name.
  [[nodiscard]] const ArgumentValue* find(std::string_view name) const;
  /// Null pointer when there is none of that name and type.
  template <class T>
  [[nodiscard]] const T* get(std::string_view name) const {
    const ArgumentValue* value = find(name);
    return value == nullptr ? nullptr : std::get_if<T>(value);
  }
  /// Replaces one of the same name.
  void set(std::string_view name, ArgumentValue value);

  /// Takes away the one of that name, if there is one.
  void erase(std::string_view name);

  [[nodiscard]] const std::vector<Named>& all() const { return named_; }
  friend bool operator==(const Arguments& a, const Arguments& b);

 private:
  std::vector<Named> named_;
};

struct ConstraintSpec {
  std::string type;                   ///< ConstraintType::id
  std::string label;                  ///< name by which other constraints refer to it; may be empty
  std::vector<geometry::Cell> cells;  ///< in the order in which the person gave them
  Arguments arguments;                ///< of the type's parameters, such as "sum"
  std::string said = {};  ///< the sentence of the puzzle's rules that says it, if it was
                          ///< read from there; what it is about is drawn already
  friend bool operator==(const ConstraintSpec&, const ConstraintSpec&) = default;
};

}  // namespace omnidoku::model
