// SPDX-License-Identifier: MIT
//
// SharedMarkup: what several drawings of one page have in common, written once.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace omnidoku::scene {

/// Pieces of markup, each once. A reference to one is a byte that no markup has, a number and ';'.
/// In the end a piece that is referred to once stands where the reference is; one that is referred
/// to more often becomes a definition.
class SharedMarkup {
 public:
  /// The number of the piece, which may hold references to others.
  std::size_t add(std::string markup);
  /// Notes what markup refers to; returns how often it refers to something. To be called for
  /// markup that is no piece itself.
  std::size_t count_references(std::string_view markup);

  [[nodiscard]] static std::string reference(std::size_t piece);
  /// Markup with its references resolved.
  [[nodiscard]] std::string resolve(std::string_view markup) const;
  /// The definitions, each after those it refers to.
  [[nodiscard]] std::string definitions() const;

 private:
  struct Piece {
    const std::string* markup = nullptr;
    std::size_t uses = 0;
    std::size_t num_references = 0;
  };

  [[nodiscard]] bool is_defined(std::size_t piece) const;
  void append_resolved(std::string& out, std::string_view markup) const;

  std::map<std::string, std::size_t> numbers_;  // its keys stay where they are
  std::vector<Piece> pieces_;
};

}  // namespace omnidoku::scene
