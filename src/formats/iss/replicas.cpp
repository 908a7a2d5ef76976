// SPDX-License-Identifier: MIT
//
// .Replicate~bits~R1C1: a template that comes once for each bit that is set. The bits are six for
// each character of Base64, the lowest first, and stand for the cells from the first one on.
#include <utility>

#include "base/base64.h"
#include "formats/iss/iss.h"
#include "formats/text.h"
#include "formats/text/puzzle_text.h"

namespace omnidoku::formats::iss {

using base::ErrorCode;
using base::Result;

namespace {

constexpr std::string_view kReplicate = "Replicate";
constexpr std::size_t kMostItems = 200'000;

class Replicator {
 public:
  Replicator(std::string_view text, const BoardItems& items, const geometry::Board& board)
      : text_(text), items_(items), board_(board) {}

  Result<std::vector<Item>> all(std::vector<Item> items) {
    std::vector<Item> result;
    for (Item& item : items) {
      const bool is_template = item.name.text == kReplicate;
      auto children = all(std::move(item.children));
      if (!children) return children.error();
      item.children = *std::move(children);
      if (!is_template) {
        write_text(item);
        result.push_back(std::move(item));
      } else if (auto added = add_copies(item, result); !added) {
        return added.error();
      }
    }
    return result;
  }

 private:
  base::Error error_at(const Item& item, ErrorCode code, const std::string& what,
                       std::string hint) const {
    const base::Where where = where_in(text_, item.name.at);
    return make_error(code, ".Replicate: " + what, std::move(hint)).at(where.line, where.column);
  }

  Result<void> add_copies(const Item& item, std::vector<Item>& result) {
    const std::string bits = item.arguments.empty() ? std::string() : item.arguments[0].text;
    const std::string from =
        item.arguments.size() > 1 ? item.arguments[1].text : std::string("R1C1");
    const auto first = find_cell(board_, from);
    if (!first)
      return error_at(item, ErrorCode::unknown_name, "there is no cell " + quote(from),
                      "name the cell of the template that comes to lie on others");
    for (std::size_t i = 0; i < bits.size(); ++i) {
      const auto six = base::base64_bits(bits[i]);
      if (!six)
        return error_at(item, ErrorCode::syntax, quote(bits) + " tells no cells",
                        "write letters, digits, '-' and '_' only");
      for (std::size_t k = 0; k < kBitsOfCharacter; ++k) {
        if ((*six >> k & 1U) == 0) continue;
        const std::size_t target = first->index() + i * kBitsOfCharacter + k;
        if (target >= static_cast<std::size_t>(board_.num_cells()))
          return error_at(item, ErrorCode::unknown_name, "a copy lies beside the board",
                          "take away the bits behind its last cell");
        const std::string to = cell_text(board_, geometry::Cell(target));
        for (const Item& child : item.children) {
          if (++num_items_ > kMostItems)
            return error_at(item, ErrorCode::too_large, "there are too many copies", {});
          auto copy = moved(child, from, to);
          if (!copy) return copy.error();
          result.push_back(*std::move(copy));
        }
      }
    }
    return {};
  }

  Result<Item> moved(const Item& item, const std::string& from, const std::string& to) const {
    Item copy = item;
    for (Part& part : copy.arguments) {
      const std::size_t end = std::min(part.text.find('_'), part.text.size());
      const std::string name = part.text.substr(0, end);
      if (!is_cell_name(name)) continue;
      const auto shifted = items_.shifted(name, from, to);
      if (!shifted || !find_cell(board_, *shifted))
        return error_at(item, ErrorCode::unknown_name,
                        name + " of the template has no place in the copy at " + to,
                        "let template and copies lie in the grid, or in one group of cells");
      part.text = *shifted + part.text.substr(end);
    }
    for (Item& child : copy.children) {
      auto one = moved(child, from, to);
      if (!one) return one;
      child = *std::move(one);
    }
    write_text(copy);
    return copy;
  }

  static void write_text(Item& item) {
    item.text = "." + item.name.text;
    for (const Part& part : item.arguments) item.text += "~" + part.text;
    for (const Item& child : item.children) item.text += child.text;
    if (holds_others(item.name.text)) item.text += ".End";
  }

  std::string_view text_;
  const BoardItems& items_;
  const geometry::Board& board_;
  std::size_t num_items_ = 0;
};

}  // namespace

Result<std::vector<Item>> without_replicas(std::string_view text, const BoardItems& board_items,
                                           const geometry::Board& board, std::vector<Item> items) {
  return Replicator(text, board_items, board).all(std::move(items));
}

}  // namespace omnidoku::formats::iss
