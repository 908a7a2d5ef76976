// SPDX-License-Identifier: MIT
//
// Value: what a part of a formula comes to. Internal to formula/.
#pragma once

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "formula/space.h"
#include "formula/world.h"
#include "geometry/ids.h"

namespace omnidoku::formula {

struct List;

struct Value {
  enum class Kind : std::uint8_t {
    number,
    test,
    cell,  ///< as a number, what its digit counts
    list,
  };
  Kind kind = Kind::number;
  Term term = {};
  geometry::Cell cell = {};
  std::shared_ptr<const List> list = nullptr;

  static Value of_number(Term term) { return {Kind::number, term, {}, nullptr}; }
  static Value of_test(Term term) { return {Kind::test, term, {}, nullptr}; }
  static Value of(geometry::Cell cell) { return {Kind::cell, {}, cell, nullptr}; }
  static Value of(List list);
};

/// What a list may have: it does if the guard holds.
struct Item {
  Term guard;
  Value value;
};

struct List {
  std::vector<Item> items;
  std::shared_ptr<const Thing> thing = nullptr;  ///< whose cells they are
};

inline Value Value::of(List list) {
  return {Kind::list, {}, {}, std::make_shared<const List>(std::move(list))};
}

}  // namespace omnidoku::formula
