// SPDX-License-Identifier: MIT
//
// A stream buffer over bytes that come in pieces of any size.
#pragma once

#include <functional>
#include <optional>
#include <streambuf>
#include <string>
#include <utility>

#include "base/result.h"

namespace omnidoku::cli {

class PiecesBuffer : public std::streambuf {
 public:
  /// `next`: the next bytes; empty at the end.
  explicit PiecesBuffer(std::function<base::Result<std::string>()> next) : next_(std::move(next)) {}

  /// What went wrong with getting them: then they ended there.
  [[nodiscard]] const std::optional<base::Error>& error() const { return error_; }

 protected:
  int_type underflow() override {
    if (gptr() < egptr()) return traits_type::to_int_type(*gptr());
    if (is_over_) return traits_type::eof();
    base::Result<std::string> piece = next_();
    if (!piece) error_ = piece.error();
    is_over_ = !piece || piece->empty();
    if (is_over_) return traits_type::eof();
    piece_ = *std::move(piece);
    setg(piece_.data(), piece_.data(), piece_.data() + piece_.size());
    return traits_type::to_int_type(*gptr());
  }
  /// Another piece is there as soon as it is asked for.
  std::streamsize showmanyc() override { return is_over_ ? -1 : 1; }

 private:
  std::function<base::Result<std::string>()> next_;
  std::string piece_;
  bool is_over_ = false;
  std::optional<base::Error> error_;
};

}  // namespace omnidoku::cli
