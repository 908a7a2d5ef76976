// SPDX-License-Identifier: MIT
//
// What stands in the lists by which a penpa drawing says a symbol, a number or a text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "base/value.h"
#include "formats/json.h"

namespace omnidoku::formats::penpa {

/// The number at a place of a list; 0 where there is none.
inline std::int64_t number_in(const base::Value& list, std::size_t index) {
  if (index >= list.items().size()) return 0;
  return as_number(list.items()[index]).value_or(0);
}

/// The text or number at a place of a list as a text; empty where there is none.
inline std::string text_in(const base::Value& list, std::size_t index) {
  if (index >= list.items().size()) return {};
  const base::Value& item = list.items()[index];
  if (const std::string* text = item.if_string()) return *text;
  const auto number = as_number(item);
  return number ? std::to_string(*number) : std::string();
}

}  // namespace omnidoku::formats::penpa
