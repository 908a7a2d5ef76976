// SPDX-License-Identifier: MIT
//
// Reading constraint strings: the board first, then givens and constraints in their order. What
// other constraints decide, such as which dots there are, is judged when all are read.
#include <algorithm>
#include <utility>

#include "constraints/constraint_type.h"
#include "formats/iss/iss.h"
#include "formats/text.h"
#include "formats/text/puzzle_text.h"

namespace omnidoku::formats {

using base::Result;
using base::Value;
using constraints::ForeignName;
using geometry::Digit;
using geometry::DigitSet;
using iss::Item;
using iss::Part;

namespace {

class StringReader {
 public:
  StringReader(std::string_view text, const ReadOptions& options)
      : text_(text), options_(options) {}

  Result<model::Document> read() {
    auto items = iss::parse_items(text_);
    if (!items) return items.error();
    if (auto made = make_puzzle(*items); !made) return made.error();
    items = iss::without_replicas(text_, board_, *puzzle().board, *std::move(items));
    if (!items) return items.error();
    for (const Item& item : *items) {
      if (iss::is_option(item)) options_of_text_.push_back(item.text.substr(1));
    }
    for (const Item& item : *items) {
      if (auto taken = read_item(item); !taken) return taken.error();
    }
    drop_what_others_change();
    keep_unread();
    return std::move(document_);
  }

 private:
  /// A constraint that was read, for the time when all are known.
  struct Read {
    const Item* item;
    const ForeignName* name;
    std::size_t begin;  ///< its constraints in the puzzle
    std::size_t end;
  };

  model::Puzzle& puzzle() { return document_.puzzle; }

  base::Error at_place(std::size_t at, const base::Error& error) const {
    const base::Where where = where_in(text_, at);
    return error.at(where.line, where.column);
  }

  // --- Board and givens ----------------------------------------------------------------------

  Result<void> make_puzzle(std::vector<Item>& items) {
    std::vector<Item> others;
    std::vector<std::string> captions;
    std::size_t at = 0;
    for (Item& item : items) {
      auto taken = board_.take(item);
      if (!taken) return at_place(item.name.at, taken.error());
      if (*taken) {
        at = item.name.at;
        const bool has_caption =
            item.name.text == "Var" && item.arguments.size() > 1 && !item.arguments[1].text.empty();
        if (has_caption) captions.push_back("caption " + quote(item.arguments[1].text));
      } else {
        others.push_back(std::move(item));
      }
    }
    auto board = board_.build(options_);
    if (!board) return at_place(at, board.error());
    items = std::move(others);
    document_.puzzle = board_.first_value() == 1
                           ? model::make_puzzle(*std::move(board))
                           : model::make_puzzle(*std::move(board), symbols_in_range());
    document_.format = iss::kFormat;
    for (std::string& caption : captions) document_.ignored.push_back(std::move(caption));
    return {};
  }

  /// From the first value on, each as the standard symbol that counts the same.
  [[nodiscard]] model::Symbols symbols_in_range() const {
    std::vector<model::Symbol> symbols;
    const int last = board_.first_value() + board_.num_values() - 1;
    const model::Symbols standard = model::Symbols::standard(std::max(last, 1));
    for (int value = board_.first_value(); value <= last; ++value) {
      symbols.push_back({value == 0 ? std::string("0") : standard.text(Digit(value - 1)), value});
    }
    return *model::Symbols::make(std::move(symbols));
  }

  Result<void> read_given(const Part& part) {
    auto given = iss::read_given(text_, board_, part);
    if (!given) return given.error();
    const auto cell = iss::find_cell(*puzzle().board, given->name);
    if (!cell) {
      if (!iss::is_further_cell(given->name))
        return iss::unknown_cell(text_, board_, part.at, given->name);
      add_unread("given of the cell " + given->name, ".~" + part.text);
      return {};
    }
    auto& clue = puzzle().givens[cell->index()];
    DigitSet& allowed = puzzle().allowed[cell->index()];
    if (given->count == 1 && !clue) {
      clue = given->digits.first();
    } else {
      allowed &= given->digits;
    }
    return {};
  }

  // --- Constraints ---------------------------------------------------------------------------

  Result<void> read_item(const Item& item) {
    if (item.name.text.empty()) {
      for (const Part& part : item.arguments) {
        if (auto given = read_given(part); !given) return given;
      }
      return {};
    }
    if (iss::is_option(item)) return {};  // is looked at where constraints are that it is about
    if (item.name.text == "SearchPriority") {
      document_.ignored.emplace_back("an order in which to search");
      kept_.push_back(item.text);
      return {};
    }
    if (item.name.text == "And") {
      // All of them hold, so they need no constraint around them.
      for (const Item& child : item.children) {
        if (auto taken = read_item(child); !taken) return taken;
      }
      return {};
    }
    const std::size_t begin = puzzle().constraints.size();
    const std::vector<iss::Match> matches = iss::matches_of(item, options_of_text_);
    bool is_said = !matches.empty();
    for (const iss::Match& match : matches) {
      auto specs = iss::specs_of(text_, board_, puzzle(), item, match);
      if (!specs) return specs.error();
      if (!*specs) {
        puzzle().constraints.resize(begin);
        is_said = false;
        break;
      }
      read_.push_back({&item, match.name, puzzle().constraints.size(), 0});
      for (model::ConstraintSpec& spec : **specs) puzzle().constraints.push_back(std::move(spec));
      read_.back().end = puzzle().constraints.size();
    }
    // What says nothing is written again.
    if (is_said && puzzle().constraints.size() == begin) kept_.push_back(item.text);
    if (!is_said) {
      while (!read_.empty() && read_.back().item == &item) read_.pop_back();
      add_unread(item.name.text, item.text);
    }
    return {};
  }

  /// Takes back what would mean something else beside the constraints that there are.
  void drop_what_others_change() {
    for (std::size_t i = read_.size(); i-- > 0;) {
      const Read& one = read_[i];
      const auto& types = one.name->not_beside;
      auto& specs = puzzle().constraints;
      const bool changed = std::any_of(specs.begin(), specs.end(), [&](const auto& spec) {
        return std::find(types.begin(), types.end(), spec.type) != types.end();
      });
      if (!changed) continue;
      specs.erase(specs.begin() + static_cast<std::ptrdiff_t>(one.begin),
                  specs.begin() + static_cast<std::ptrdiff_t>(one.end));
      add_unread(one.item->name.text, one.item->text);
    }
  }

  /// Notes what may be a rule; the same words may come several times.
  void add_unread(const std::string& words, const std::string& text) {
    kept_.push_back(text);
    const auto known = std::find_if(unread_.begin(), unread_.end(),
                                    [&words](const auto& one) { return one.first == words; });
    if (known != unread_.end()) {
      ++known->second;
    } else {
      unread_.emplace_back(words, 1);
    }
  }

  void keep_unread() {
    for (const auto& [words, count] : unread_)
      puzzle().unknown_rules.push_back(model::UnknownRule::named(words, count));
    if (kept_.empty()) return;
    Value list = Value::array();
    for (const std::string& text : kept_) list.push_back(text);
    document_.foreign = Value::object({{"constraints", std::move(list)}});
  }

  std::string_view text_;
  const ReadOptions& options_;
  iss::BoardItems board_;
  model::Document document_;
  std::vector<Read> read_;
  std::vector<std::string> options_of_text_;  ///< "FullRankTies~any"
  std::vector<std::pair<std::string, std::size_t>> unread_;
  std::vector<std::string> kept_;  ///< what was not understood, as written
};

}  // namespace

Result<model::Document> read_iss(std::string_view text, const ReadOptions& options) {
  return StringReader(text, options).read();
}

}  // namespace omnidoku::formats
