// SPDX-License-Identifier: MIT
//
// Numbers as bytes of files, the least byte first whatever the machine.
#pragma once

#include <bit>
#include <cstddef>
#include <cstring>
#include <string>
#include <string_view>

namespace omnidoku::bulk {

template <class Number>
void put(std::string& bytes, Number number) {
  for (std::size_t i = 0; i < sizeof number; ++i) {
    bytes += static_cast<char>(static_cast<unsigned char>(number >> (8 * i)));
  }
}

/// What put() put there.
template <class Number>
[[nodiscard]] Number number_at(std::string_view bytes, std::size_t at) {
  Number number = 0;
  if constexpr (std::endian::native == std::endian::little) {
    std::memcpy(&number, bytes.data() + at, sizeof number);
    return number;
  }
  for (std::size_t i = 0; i < sizeof number; ++i) {
    number |= static_cast<Number>(Number{static_cast<unsigned char>(bytes[at + i])} << (8 * i));
  }
  return number;
}

}  // namespace omnidoku::bulk
