// SPDX-License-Identifier: MIT
//
// Class covers: many sequences of a few variables, such as all 2x2 squares of a board, each of
// which has a digit of each of some classes. What matters of a variable is which classes it can
// hold; a plane of bits tells it for a class and a place of the sequences, a bit for each sequence:
//
//   low,  1st place   1 1 0 1 ...     the first place of the third sequence cannot be low
//   high, 2nd place   0 1 1 1 ...
//
// For each set S of classes the places that can hold one of them are counted, in all sequences at
// once: fewer than S has classes refute it, and just as many hold nothing else (Hall 1935). That is
// all that follows from a sequence by itself; the planes stay in the state, and go on with what the
// variables have lost since.
// Cost: a few operations for each class that a variable loses, and some hundred for each word.
#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <utility>

#include "base/bits.h"
#include "engine/propagators/digit_classes.h"
#include "engine/propagators/taken_digits.h"
#include "engine/work.h"

namespace omnidoku::engine::class_cover_propagator {
namespace {

constexpr Index kBits = 64;
constexpr std::uint8_t kNoneOpen = 0;
constexpr std::uint8_t kAllOpen = 0xFF;

/// Where a variable is in a sequence.
struct Use {
  Index place = 0;
  Index word = 0;  ///< of a plane
  std::uint64_t bit = 0;
};

template <class Mask>
struct Item {
  ClassCover<Mask> cover;
  Index num_places = 0;
  Index num_words = 0;           ///< of a plane
  std::vector<Index> variables;  ///< of the sequences, one behind the other
  std::vector<Index> first_use;  ///< per variable, and the number of uses
  std::vector<Use> uses;
  std::optional<std::size_t> kept;  ///< the planes and what was taken, in a state

  [[nodiscard]] std::size_t num_classes() const { return cover.digits.classes.size(); }
  [[nodiscard]] std::size_t plane_bytes() const {
    return num_classes() * num_places * num_words * sizeof(std::uint64_t);
  }
  /// The sequences that a word of a plane is about.
  [[nodiscard]] std::uint64_t sequences_of(Index word) const {
    const std::size_t left = cover.primitives.size() - std::size_t{word} * kBits;
    return base::low_bits<std::uint64_t>(static_cast<int>(std::min<std::size_t>(left, kBits)));
  }
};

struct Memory final : Scratch {
  /// Per word of a plane a bit for each class of which it is to be looked at.
  std::vector<std::uint8_t> open;
  std::vector<std::uint64_t> kept;  ///< of items for which states have no room
};

/// An item in a state.
template <class Mask>
struct Planes {
  const Item<Mask>& item;
  std::uint64_t* blocked;  ///< the planes, with a bit where a place cannot hold the class
  TakenDigits<Mask> taken;
  std::uint8_t* open;  ///< Memory::open

  [[nodiscard]] std::uint64_t& at(std::size_t digit_class, Index place, Index word) const {
    return blocked[(digit_class * item.num_places + place) * item.num_words + word];
  }
  void lose(std::size_t digit_class, Index variable) const {
    for (Index i = item.first_use[variable]; i < item.first_use[variable + 1]; ++i) {
      const Use& use = item.uses[i];
      at(digit_class, use.place, use.word) |= use.bit;
      open[use.word] |= static_cast<std::uint8_t>(1U << digit_class);
    }
  }
};

template <class Mask>
class ClassCoverKind final : public PropagatorKind<Mask> {
 public:
  [[nodiscard]] Tier tier() const override { return Tier::sum; }
  [[nodiscard]] std::unique_ptr<Scratch> make_scratch() const override {
    auto memory = std::make_unique<Memory>();
    memory->open.resize(most_words_);
    memory->kept.resize(most_without_room_ / sizeof(std::uint64_t));
    return memory;
  }

  void compile(Compiler<Mask>& out) override {
    const Tables<Mask>& tables = out.tables();
    for (ClassCover<Mask>& cover : class_covers(tables)) {
      out.add(static_cast<Index>(items_.size()));
      Item<Mask>& item = items_.emplace_back();
      item.cover = std::move(cover);
      const std::size_t num_sequences = item.cover.primitives.size();
      item.num_words = static_cast<Index>((num_sequences + kBits - 1) / kBits);
      item.num_places =
          static_cast<Index>(tables.primitive_variables[item.cover.primitives.front()].size());
      list_uses(tables, item);
      for (const Index variable : item.variables) out.subscribe(variable, Event::lost);
      const std::size_t bytes = item.plane_bytes() + TakenDigits<Mask>::bytes(tables);
      item.kept = out.keep(bytes);
      if (!item.kept) most_without_room_ = std::max(most_without_room_, bytes);
      most_words_ = std::max<std::size_t>(most_words_, item.num_words);
    }
  }

  bool filter(Work<Mask>& work, Index index) const override {
    const Item<Mask>& item = items_[index];
    auto& memory = static_cast<Memory&>(work.scratch(*this));
    Planes<Mask> planes = planes_of(work, item, memory);
    std::fill_n(memory.open.begin(), item.num_words,
                planes.taken.is_first_run() ? kAllOpen : kNoneOpen);
    const std::vector<Mask>& classes = item.cover.digits.classes;
    planes.taken.for_each_change(work.masks, [&](Index variable, Mask before, Mask now) {
      for (std::size_t i = 0; i < classes.size(); ++i) {
        if ((now & classes[i]) == 0 && (before & classes[i]) != 0) planes.lose(i, variable);
      }
    });
    for (Index word = 0; word < item.num_words;) {
      const std::uint8_t changed = std::exchange(planes.open[word], kNoneOpen);
      if (changed == 0) {
        ++word;
        continue;
      }
      if (!tighten(work, planes, word, changed)) return false;
      word = 0;
    }
    return true;
  }

 private:
  static void list_uses(const Tables<Mask>& tables, Item<Mask>& item) {
    std::vector<std::vector<Use>> of_variable(tables.num_variables);
    for (Index i = 0; i < item.cover.primitives.size(); ++i) {
      Index place = 0;
      for (const Index variable : tables.primitive_variables[item.cover.primitives[i]]) {
        item.variables.push_back(variable);
        of_variable[variable].push_back({place++, i / kBits, std::uint64_t{1} << i % kBits});
      }
    }
    for (const std::vector<Use>& uses : of_variable) {
      item.first_use.push_back(static_cast<Index>(item.uses.size()));
      item.uses.insert(item.uses.end(), uses.begin(), uses.end());
    }
    item.first_use.push_back(static_cast<Index>(item.uses.size()));
  }

  static Planes<Mask> planes_of(Work<Mask>& work, const Item<Mask>& item, Memory& memory) {
    if (!item.kept) std::fill(memory.kept.begin(), memory.kept.end(), 0);
    std::byte* kept =
        item.kept ? work.kept(*item.kept) : reinterpret_cast<std::byte*>(memory.kept.data());
    return {item, reinterpret_cast<std::uint64_t*>(kept),
            TakenDigits<Mask>(work.tables, kept + item.plane_bytes()), memory.open.data()};
  }

  /// Takes what the sequences of a word leave no place for, where one of the changed classes has
  /// lost some. False if they refute the state.
  static bool tighten(Work<Mask>& work, Planes<Mask>& planes, Index word, unsigned changed) {
    const Item<Mask>& item = planes.item;
    const std::uint64_t all = item.sequences_of(word);
    const auto num_needed = static_cast<int>(item.cover.digits.num_needed);
    const auto all_classes = base::low_bits<unsigned>(static_cast<int>(item.num_classes()));
    for (unsigned set = 1; set < 1U << num_needed; ++set) {
      // What can hold one of all classes is every place.
      if ((set & changed) == 0 || set == all_classes) continue;
      const int size = std::popcount(set);
      std::array<std::uint64_t, kMostCoverPlaces> places{};
      std::array<std::uint64_t, kMostCoverPlaces + 2> at_least{all};  // so many places
      for (Index place = 0; place < item.num_places; ++place) {
        std::uint64_t blocked = all;
        base::for_each_bit(
            set, [&](int i) { blocked &= planes.at(static_cast<std::size_t>(i), place, word); });
        places[place] = all & ~blocked;
        for (int count = size + 1; count > 0; --count) {
          const auto at = static_cast<std::size_t>(count);
          at_least[at] |= at_least[at - 1] & places[place];
        }
      }
      const auto at = static_cast<std::size_t>(size);
      if (const std::uint64_t bad = all & ~at_least[at]; bad != 0)
        return work.refute(item.cover.primitives[word * kBits + lowest_bit(bad)]);
      const std::uint64_t tight = all & ~at_least[at + 1];
      for (Index place = 0; tight != 0 && place < item.num_places; ++place) {
        if (!keep_only(work, planes, set, place, word, places[place] & tight)) return false;
      }
    }
    return true;
  }

  /// In these sequences the place holds one of the set of classes.
  static bool keep_only(Work<Mask>& work, Planes<Mask>& planes, unsigned set, Index place,
                        Index word, std::uint64_t sequences) {
    const Item<Mask>& item = planes.item;
    const std::vector<Mask>& classes = item.cover.digits.classes;
    for (std::size_t i = 0; i < classes.size(); ++i) {
      if ((set >> i & 1U) != 0) continue;
      for (std::uint64_t rest = sequences & ~planes.at(i, place, word); rest != 0;
           rest &= rest - 1) {
        const Index sequence = word * kBits + lowest_bit(rest);
        const Index variable = item.variables[sequence * item.num_places + place];
        const auto left = static_cast<Mask>(work.masks[variable] & ~classes[i]);
        if (left == 0) return work.refute(item.cover.primitives[sequence]);
        if (!work.reduce(variable, left)) return false;
        planes.taken.keep(variable, left);
        planes.lose(i, variable);
      }
    }
    return true;
  }

  static Index lowest_bit(std::uint64_t word) { return static_cast<Index>(std::countr_zero(word)); }

  std::vector<Item<Mask>> items_;
  std::size_t most_words_ = 0;
  std::size_t most_without_room_ = 0;  ///< bytes of what an item keeps that states have no room for
};

}  // namespace

OMNIDOKU_PROPAGATOR_KIND(ClassCoverKind)

}  // namespace omnidoku::engine::class_cover_propagator
