// SPDX-License-Identifier: MIT
#include "constraints/choice_diagram.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace omnidoku::constraints {

using geometry::Digit;
using model::DiagramLayers;
using model::DiagramStep;
using model::DiagramTable;
using model::Variable;

namespace {

using State = Leaf::State;
constexpr std::uint32_t kNoNode = DiagramTable::kNone;

/// What the states of a choice as one diagram may be, and what they may remember altogether: a
/// rule of the whole board has hundreds of leaves, and every state remembers one word for each.
constexpr std::size_t kMostKeys = 100'000;
constexpr std::size_t kMostWords = 500'000;

/// What a step counts (Lowering::limit_work).
constexpr std::size_t kWorkOfStep = 5;

using Key = std::vector<State>;
struct KeyHash {
  std::size_t operator()(const Key& key) const {
    constexpr State kFactor = 0x9E3779B97F4A7C15;  // odd, its bits well mixed
    State hash = key.size();
    for (const State state : key) {
      hash = (hash ^ state) * kFactor;
      hash ^= hash >> 32U;
    }
    return hash;
  }
};

/// Tells behind which nodes nothing matters, and numbers the others.
void find_bound(WalkedLeaves& walked) {
  const DiagramTable& table = *walked.table;
  if (table.empty()) return;
  const auto digits = static_cast<std::size_t>(table.num_digits);
  walked.bound_number.assign(table.num_nodes(), kNoNode);
  walked.num_bound.assign(table.length() + 1, 0);
  for (std::size_t layer = table.length(); layer-- > 0;) {
    for (std::uint32_t node = table.layer_begin[layer]; node < table.layer_begin[layer + 1];
         ++node) {
      const auto row = table.children.begin() + static_cast<std::ptrdiff_t>(node * digits);
      const bool is_bound = std::any_of(row, row + table.num_digits, [&](std::uint32_t child) {
        return child == kNoNode || walked.bound_number[child] != kNoNode;
      });
      if (is_bound) walked.bound_number[node] = walked.num_bound[layer]++;
    }
  }
}

}  // namespace

LeafWalks::Walked LeafWalks::walk(std::span<const Leaf* const> leaves,
                                  std::span<const Variable> order) {
  if (leaves.size() != 1) return walk_many(leaves, order);
  const Leaf& leaf = *leaves.front();
  const auto content = leaf.content(order);
  if (!content) return walk_one(leaf, order);
  const auto [known, is_new] = known_.try_emplace(*content);
  if (is_new) known->second = walk_one(leaf, order);
  return known->second;
}

LeafWalks::Walked LeafWalks::walk_one(const Leaf& leaf, std::span<const Variable> order) {
  model::StateNumbers keys;
  static_cast<void>(keys.number_of(leaf.start()));
  const auto layers = model::diagram_layers(
      num_digits_, order.size(), leaf.start(),
      [&](State state, std::size_t place, Digit digit) -> DiagramStep {
        work_ += kWorkOfStep;
        const DiagramStep next = leaf.step(state, order[place], digit);
        if (next) static_cast<void>(keys.number_of(*next));
        return next;
      },
      [&](State state) { return leaf.accepts(state); });
  const std::size_t num_keys = keys.states().size();
  return finished(layers, num_keys, 2 * num_keys);
}

LeafWalks::Walked LeafWalks::walk_many(std::span<const Leaf* const> leaves,
                                       std::span<const Variable> order) {
  std::vector<std::vector<std::size_t>> leaves_at(order.size());
  std::size_t num_looks = 0;
  std::map<Variable, std::size_t> place_of;
  for (std::size_t place = 0; place < order.size(); ++place) place_of[order[place]] = place;
  for (std::size_t i = 0; i < leaves.size(); ++i) {
    for (const Variable variable : leaves[i]->scope()) leaves_at[place_of[variable]].push_back(i);
    num_looks += leaves[i]->scope().size();
  }
  work_ += num_looks;
  std::unordered_map<Key, State, KeyHash> numbers;
  std::vector<const Key*> keys;
  std::size_t num_words = 0;
  const std::size_t words_each = leaves.size() + 1;  // with the one for the choice
  const auto number_of = [&](Key key) -> State {
    const auto [known, is_new] = numbers.emplace(std::move(key), keys.size());
    if (is_new) {
      keys.push_back(&known->first);
      num_words += words_each;
    }
    return known->second;
  };
  Key begin;
  for (const Leaf* leaf : leaves) begin.push_back(leaf->start());
  const State start = number_of(std::move(begin));
  const auto is_too_large = [&] { return keys.size() >= kMostKeys || num_words > kMostWords; };
  const auto layers = model::diagram_layers(
      num_digits_, order.size(), start,
      [&](State state, std::size_t place, Digit digit) -> DiagramStep {
        if (is_too_large()) return std::nullopt;  // is refused below
        work_ += kWorkOfStep + words_each / 2;
        Key key = *keys[state];
        for (const std::size_t i : leaves_at[place]) {
          const DiagramStep next = leaves[i]->step(key[i], order[place], digit);
          if (!next) return std::nullopt;
          key[i] = *next;
        }
        return number_of(std::move(key));
      },
      [&](State state) {
        const Key& key = *keys[state];
        for (std::size_t i = 0; i < leaves.size(); ++i) {
          if (!leaves[i]->accepts(key[i])) return false;
        }
        return true;
      });
  if (is_too_large()) return nullptr;
  return finished(layers, keys.size(), num_words);
}

LeafWalks::Walked LeafWalks::finished(const std::optional<DiagramLayers>& layers,
                                      std::size_t num_keys, std::size_t num_words) const {
  if (!layers) return nullptr;
  WalkedLeaves walked;
  for (const std::vector<std::uint32_t>& children : layers->children)
    walked.num_states.push_back(children.size() / static_cast<std::size_t>(num_digits_));
  walked.num_states.push_back(layers->accepted.size());
  walked.num_keys = num_keys;
  walked.num_words = num_words;
  walked.table = std::make_shared<const DiagramTable>(model::reduced(num_digits_, *layers));
  find_bound(walked);
  return std::make_shared<const WalkedLeaves>(std::move(walked));
}

bool is_small_choice(std::size_t num_digits, std::size_t num_guards,
                     std::span<const Alternative> alternatives, std::size_t length) {
  std::size_t num_keys = 1;  // that of the other digits of guards
  std::size_t num_words = 0;
  std::size_t num_states = 1 + 2 * num_guards;
  if (num_guards > 0) num_states += length;
  for (const auto& [leaves, places] : alternatives) {
    num_keys += leaves->num_keys;
    num_words += leaves->num_words;
    std::size_t before = 0;
    for (std::size_t i = 0; i < places.size(); ++i) {
      num_states += leaves->num_states[i] * (places[i] + 1 - before);
      before = places[i] + 1;
    }
    num_states += leaves->num_states.back() * (length - before);
  }
  return num_keys <= kMostKeys && num_words <= kMostWords &&
         num_states * num_digits <= model::kMostDiagramSteps;
}

namespace {

/// The layers of the diagram of a choice, written one after the other. Of a layer first come the
/// states of the alternatives, in their order, and last, as soon as something leads there, the one
/// for which nothing matters any more.
class ChoiceLayers {
 public:
  ChoiceLayers(int num_digits, std::span<const Alternative> alternatives)
      : digits_(static_cast<std::size_t>(num_digits)),
        alternatives_(alternatives),
        read_(alternatives.size(), 0) {}

  DiagramTable write(std::span<const Digit> guards, std::size_t length) {
    for (const Digit guard : guards) write_guard(guard);
    write_selector();
    for (std::size_t place = 0; place < length; ++place) write_variable(place);
    layers_.accepted.assign(num_states_, false);  // none that still is bound
    if (is_free_) layers_.accepted.push_back(true);
    return model::reduced(static_cast<int>(digits_), layers_);
  }

 private:
  [[nodiscard]] const WalkedLeaves& leaves(std::size_t choice) const {
    return *alternatives_[choice].leaves;
  }
  [[nodiscard]] std::uint32_t num_bound(std::size_t choice, std::size_t read) const {
    return leaves(choice).table->empty() ? 0 : leaves(choice).num_bound[read];
  }

  void begin_layer() {
    was_free_ = is_free_;
    children_ = &layers_.children.emplace_back();
  }
  /// There are so many states in the next one, and then the free one.
  void end_layer(std::uint32_t num_next) {
    if (was_free_) children_->insert(children_->end(), digits_, num_next);
    num_states_ = num_next;
  }
  std::uint32_t freed(std::uint32_t num_next) {
    is_free_ = true;
    return num_next;
  }

  void write_guard(Digit guard) {
    begin_layer();
    children_->assign(digits_, freed(1));
    (*children_)[guard.index()] = 0;
    end_layer(1);
  }

  void write_selector() {
    begin_layer();
    std::uint32_t num_next = 0;
    for (std::size_t i = 0; i < alternatives_.size(); ++i) num_next += num_bound(i, 0);
    std::uint32_t next = 0;
    for (std::size_t digit = 0; digit < digits_; ++digit) {
      if (digit >= alternatives_.size() || leaves(digit).table->empty())
        children_->push_back(kNoNode);
      else
        children_->push_back(num_bound(digit, 0) == 0 ? freed(num_next) : next++);
    }
    end_layer(num_next);
  }

  void write_variable(std::size_t place) {
    const auto reads = [&](std::size_t choice) {
      const std::vector<std::size_t>& places = alternatives_[choice].places;
      return read_[choice] < places.size() && places[read_[choice]] == place;
    };
    begin_layer();
    std::uint32_t num_next = 0;
    for (std::size_t i = 0; i < alternatives_.size(); ++i)
      num_next += num_bound(i, read_[i] + (reads(i) ? 1 : 0));
    std::uint32_t next = 0;
    for (std::size_t i = 0; i < alternatives_.size(); ++i) {
      if (reads(i)) {
        write_nodes(i, next, num_next);
        ++read_[i];
      } else {
        for (std::uint32_t node = 0; node < num_bound(i, read_[i]); ++node)
          children_->insert(children_->end(), digits_, next + node);
      }
      next += num_bound(i, read_[i]);
    }
    end_layer(num_next);
  }

  /// What the next variable of the alternative does, whose states in the next layer begin there.
  void write_nodes(std::size_t choice, std::uint32_t next, std::uint32_t num_next) {
    const DiagramTable& table = *leaves(choice).table;
    if (table.empty()) return;
    const std::vector<std::uint32_t>& number = leaves(choice).bound_number;
    for (std::uint32_t node = table.layer_begin[read_[choice]];
         node < table.layer_begin[read_[choice] + 1]; ++node) {
      if (number[node] == kNoNode) continue;
      for (std::size_t digit = 0; digit < digits_; ++digit) {
        const std::uint32_t child = table.child(node, Digit(digit));
        if (child == kNoNode)
          children_->push_back(kNoNode);
        else
          children_->push_back(number[child] == kNoNode ? freed(num_next) : next + number[child]);
      }
    }
  }

  std::size_t digits_;
  std::span<const Alternative> alternatives_;
  std::vector<std::size_t> read_;  ///< by alternative: how many of its variables
  DiagramLayers layers_;
  std::vector<std::uint32_t>* children_ = nullptr;  ///< of the layer that is written
  std::uint32_t num_states_ = 1;                    ///< in it, without the free one
  bool was_free_ = false;                           ///< whether it has the free one
  bool is_free_ = false;                            ///< whether the next one does
};

}  // namespace

DiagramTable choice_diagram(int num_digits, std::span<const Digit> guards,
                            std::span<const Alternative> alternatives, std::size_t length) {
  return ChoiceLayers(num_digits, alternatives).write(guards, length);
}

}  // namespace omnidoku::constraints
