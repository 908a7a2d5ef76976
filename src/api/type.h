// SPDX-License-Identifier: MIT
//
// Types: what parameters and results of calls may be, as data. A type is made from the functions
// below; parameters are checked by it, the JSON Schema of the api is written from it, and so are
// the tables of docs/API.md and the types of the page (tools/api.py).
#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "base/value.h"

namespace omnidoku::api {

struct Field;
using Fields = std::vector<Field>;

struct Type {
  enum class Kind : std::uint8_t {
    any,     ///< whatever JSON can say
    null,    ///< nothing
    text,    ///< a string
    flag,    ///< true or false
    whole,   ///< a whole number from `low` to `high`
    number,  ///< a number from `low` to `high`
    word,    ///< one of `words`
    always,  ///< `value` and nothing else
    list,    ///< of `parts[0]`; from `low` to `high` of them
    record,  ///< an object with `fields` and no others
    map,     ///< an object whose members are all of `parts[0]`
    object,  ///< an object of a form that is told elsewhere
    choice,  ///< one of `parts`
    named,   ///< what `definition` gives, which has a name of its own
  };
  Kind kind = Kind::any;
  double low = -std::numeric_limits<double>::infinity();
  double high = std::numeric_limits<double>::infinity();
  std::vector<std::string_view> words = {};
  base::Value value = {};
  std::vector<Type> parts = {};
  std::shared_ptr<const Fields> fields = {};  ///< of a record
  std::string_view name = {};                 ///< of a named type, in CamelCase
  std::string_view help = {};                 ///< sentences about it, as far as there are any
  std::string_view wanted = {};  ///< what a value is called in errors, where told() would say less
  Type (*definition)() = nullptr;  ///< of a named type
};

/// A parameter of a call, or a member of what it gives.
struct Field {
  std::string_view name;
  Type type;
  std::string_view help;  ///< a sentence, of which the name is the subject
  bool is_required = true;
  base::Value fallback =
      {};  ///< what holds where it is left out; null: nothing, or what `help` says
};

/// A field that may be left out.
[[nodiscard]] Field optional(std::string_view name, Type type, std::string_view help);
/// A field that stands for `fallback` where it is left out.
[[nodiscard]] Field with_default(std::string_view name, Type type, base::Value fallback,
                                 std::string_view help);
/// These fields and those behind them.
[[nodiscard]] Fields operator+(Fields some, Fields more);

/// Functions that make types.
namespace types {

[[nodiscard]] Type any();
[[nodiscard]] Type null();
[[nodiscard]] Type text();
[[nodiscard]] Type flag();
[[nodiscard]] Type whole(double low = -std::numeric_limits<double>::infinity(),
                         double high = std::numeric_limits<double>::infinity());
[[nodiscard]] Type number(double low = -std::numeric_limits<double>::infinity(),
                          double high = std::numeric_limits<double>::infinity());
[[nodiscard]] Type word(std::vector<std::string_view> words);
[[nodiscard]] Type always(base::Value value);
[[nodiscard]] Type list(Type of, double least = 0,
                        double most = std::numeric_limits<double>::infinity());
[[nodiscard]] Type record(Fields fields);
[[nodiscard]] Type map(Type of);
[[nodiscard]] Type object();
[[nodiscard]] Type choice(std::vector<Type> of);
/// That type, or nothing.
[[nodiscard]] Type or_null(Type type);
/// The same type, called so in errors: "\"givens\" must be WANTED, not a string".
[[nodiscard]] Type wanted_as(std::string_view wanted, Type type);
/// A type that is told once, and may hold itself.
[[nodiscard]] Type named(std::string_view name, std::string_view help, Type (*definition)());

}  // namespace types

/// What is wrong with a value: "\"cells[2]\" must be a whole number from 0, not a string"; nothing
/// where it is of the type. `path` names the value. Choices of records are not looked into: who
/// reads one knows by its members which it is.
[[nodiscard]] std::optional<base::Error> fault_of(const base::Value& value, const Type& type,
                                                  const std::string& path);

/// What becomes of members that no field names.
enum class Others : std::uint8_t { refused, left_aside };

/// The same for the members of an object: also what is missing, and what is not known. `path` names
/// the object; empty for the request itself.
[[nodiscard]] std::optional<base::Error> fault_of_members(const base::Value& object,
                                                          const Fields& fields,
                                                          const std::string& path,
                                                          Others others = Others::refused);

/// Whether a value, such as what a call gave, is of a type in every part, with no member beyond it;
/// what is not, in a sentence, else nothing.
[[nodiscard]] std::optional<std::string> mismatch(const base::Value& value, const Type& type,
                                                  const std::string& path);

/// "\"NAME\" must be WANTED, not a string", or that it is missing where there is no value.
[[nodiscard]] base::Error must_be(const base::Value* value, const std::string& name,
                                  std::string_view wanted);

/// What a value of the type is, for errors: "a whole number from 1 to 9".
[[nodiscard]] std::string told(const Type& type);

/// The type as JSON Schema. Named types are references to "#/$defs/NAME", and noted in
/// `definitions` with all that they hold, unless they are there.
[[nodiscard]] base::Value schema_of(const Type& type, base::Value& definitions);

}  // namespace omnidoku::api
