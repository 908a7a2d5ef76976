// SPDX-License-Identifier: MIT
//
// Value: plain data without a schema (what JSON can say), used for parameters of board builders
// and constraints and for fields of foreign formats that are only carried along. Objects keep the
// order of their keys. It holds no parser and no writer; formats/ has those.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace omnidoku::base {

class Value {
 public:
  using Array = std::vector<Value>;
  using Member = std::pair<std::string, Value>;
  using Object = std::vector<Member>;

  Value() = default;                                             // null
  Value(bool value) : data_(value) {}                            // implicit on purpose
  Value(int value) : data_(static_cast<std::int64_t>(value)) {}  // implicit on purpose
  Value(std::int64_t value) : data_(value) {}                    // implicit on purpose
  Value(double value) : data_(value) {}                          // implicit on purpose
  Value(const char* value) : data_(std::string(value)) {}        // implicit on purpose
  Value(std::string value) : data_(std::move(value)) {}          // implicit on purpose
  Value(std::string_view value) : data_(std::string(value)) {}   // implicit on purpose
  Value(Array value) : data_(std::move(value)) {}                // implicit on purpose
  Value(Object value) : data_(std::move(value)) {}               // implicit on purpose

  static Value array() { return Value(Array{}); }
  static Value object(std::initializer_list<Member> members = {}) { return Value(Object(members)); }

  [[nodiscard]] bool is_null() const { return std::holds_alternative<std::monostate>(data_); }
  [[nodiscard]] bool is_bool() const { return std::holds_alternative<bool>(data_); }
  [[nodiscard]] bool is_int() const { return std::holds_alternative<std::int64_t>(data_); }
  [[nodiscard]] bool is_double() const { return std::holds_alternative<double>(data_); }
  [[nodiscard]] bool is_string() const { return std::holds_alternative<std::string>(data_); }
  [[nodiscard]] bool is_array() const { return std::holds_alternative<Array>(data_); }
  [[nodiscard]] bool is_object() const { return std::holds_alternative<Object>(data_); }
  /// "null", "a boolean", "a whole number", "a number", "a string", "a list" or "an object".
  [[nodiscard]] std::string_view kind_name() const;

  // Pointers to the content, null when the kind is another one.
  [[nodiscard]] const bool* if_bool() const { return std::get_if<bool>(&data_); }
  [[nodiscard]] const std::int64_t* if_int() const { return std::get_if<std::int64_t>(&data_); }
  [[nodiscard]] const double* if_double() const { return std::get_if<double>(&data_); }
  [[nodiscard]] const std::string* if_string() const { return std::get_if<std::string>(&data_); }
  [[nodiscard]] const Array* if_array() const { return std::get_if<Array>(&data_); }
  [[nodiscard]] Array* if_array() { return std::get_if<Array>(&data_); }
  [[nodiscard]] const Object* if_object() const { return std::get_if<Object>(&data_); }
  [[nodiscard]] Object* if_object() { return std::get_if<Object>(&data_); }

  /// The elements of a list, or nothing for any other kind.
  [[nodiscard]] const Array& items() const;
  /// The members of an object in order, or nothing for any other kind.
  [[nodiscard]] const Object& members() const;

  /// The member with this key; null pointer when absent or when this is no object.
  [[nodiscard]] const Value* find(std::string_view key) const;
  [[nodiscard]] bool has(std::string_view key) const { return find(key) != nullptr; }
  /// Sets a member of an object (a null value becomes an object first); keeps its place if present.
  void set(std::string_view key, Value value);
  /// Removes a member; returns whether it was there.
  bool erase(std::string_view key);
  /// Appends to a list (a null value becomes a list first).
  void push_back(Value value);

  friend bool operator==(const Value&, const Value&) = default;

 private:
  std::variant<std::monostate, bool, std::int64_t, double, std::string, Array, Object> data_;
};

}  // namespace omnidoku::base
