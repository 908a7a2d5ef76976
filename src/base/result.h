// SPDX-License-Identifier: MIT
//
// Result<T>: a value or an Error. The member names are those of std::expected (C++23), which is
// not to be had with the compilers this project supports.
#pragma once

#include <type_traits>
#include <utility>
#include <variant>

#include "base/check.h"
#include "base/error.h"

namespace omnidoku::base {

/// A T, or the reason why there is none. Reading the wrong side is a programmer error.
template <class T>
class [[nodiscard]] Result {
 public:
  using value_type = T;

  Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}      // implicit on purpose
  Result(Error error) : state_(std::in_place_index<1>, std::move(error)) {}  // implicit on purpose

  [[nodiscard]] bool has_value() const { return state_.index() == 0; }
  explicit operator bool() const { return has_value(); }

  [[nodiscard]] T& value() & {
    OMNIDOKU_CHECK(has_value());
    return *std::get_if<0>(&state_);
  }
  [[nodiscard]] const T& value() const& {
    OMNIDOKU_CHECK(has_value());
    return *std::get_if<0>(&state_);
  }
  /// By value, so that a loop over a part of a temporary Result does not dangle.
  [[nodiscard]] T value() && {
    OMNIDOKU_CHECK(has_value());
    return std::move(*std::get_if<0>(&state_));
  }
  [[nodiscard]] const Error& error() const {
    OMNIDOKU_CHECK(!has_value());
    return *std::get_if<1>(&state_);
  }

  T& operator*() & { return value(); }
  const T& operator*() const& { return value(); }
  T operator*() && { return std::move(*this).value(); }
  T* operator->() { return &value(); }
  const T* operator->() const { return &value(); }

  [[nodiscard]] T value_or(T fallback) const& { return has_value() ? value() : fallback; }

  /// f(value), which returns a Result itself; or this error.
  template <class F>
  auto and_then(F&& f) && -> std::invoke_result_t<F, T&&> {
    if (!has_value()) return error();
    return std::forward<F>(f)(std::move(*this).value());
  }
  /// f(value) wrapped in a Result; or this error.
  template <class F>
  auto transform(F&& f) && -> Result<std::invoke_result_t<F, T&&>> {
    if (!has_value()) return error();
    return std::forward<F>(f)(std::move(*this).value());
  }

 private:
  std::variant<T, Error> state_;
};

/// Success, or the reason for failure.
template <>
class [[nodiscard]] Result<void> {
 public:
  Result() = default;
  Result(Error error) : state_(std::move(error)) {}  // implicit on purpose

  [[nodiscard]] bool has_value() const { return state_.index() == 0; }
  explicit operator bool() const { return has_value(); }
  [[nodiscard]] const Error& error() const {
    OMNIDOKU_CHECK(!has_value());
    return *std::get_if<1>(&state_);
  }

 private:
  std::variant<std::monostate, Error> state_;
};

}  // namespace omnidoku::base
