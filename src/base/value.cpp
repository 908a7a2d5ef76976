// SPDX-License-Identifier: MIT
#include "base/value.h"

#include <algorithm>

#include "base/check.h"

namespace omnidoku::base {

std::string_view Value::kind_name() const {
  constexpr std::string_view kNames[] = {"null",     "a boolean", "a whole number", "a number",
                                         "a string", "a list",    "an object"};
  return kNames[data_.index()];
}

const Value::Array& Value::items() const {
  static const Array kNone;
  const Array* array = if_array();
  return array != nullptr ? *array : kNone;
}

const Value::Object& Value::members() const {
  static const Object kNone;
  const Object* object = if_object();
  return object != nullptr ? *object : kNone;
}

const Value* Value::find(std::string_view key) const {
  for (const Member& member : members()) {
    if (member.first == key) return &member.second;
  }
  return nullptr;
}

void Value::set(std::string_view key, Value value) {
  if (is_null()) data_ = Object{};
  Object* object = if_object();
  OMNIDOKU_CHECK(object != nullptr);
  for (Member& member : *object) {
    if (member.first == key) {
      member.second = std::move(value);
      return;
    }
  }
  object->emplace_back(std::string(key), std::move(value));
}

bool Value::erase(std::string_view key) {
  Object* object = if_object();
  if (object == nullptr) return false;
  const auto it = std::find_if(object->begin(), object->end(),
                               [key](const Member& member) { return member.first == key; });
  if (it == object->end()) return false;
  object->erase(it);
  return true;
}

void Value::push_back(Value value) {
  if (is_null()) data_ = Array{};
  Array* array = if_array();
  OMNIDOKU_CHECK(array != nullptr);
  array->push_back(std::move(value));
}

}  // namespace omnidoku::base
