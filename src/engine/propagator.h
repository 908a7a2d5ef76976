// SPDX-License-Identifier: MIT
//
// Propagators. A kind of propagator is a class in a file of its own under engine/propagators plus
// one line in registry.inc there: how it is made from the primitives of a problem (compile) and
// what it does to a state (filter). Everything a kind needs beyond the engine's own tables it keeps
// itself, in flat arrays, made once and never written again: copies of a solver, and so threads,
// share it.
//
// A propagator is one item of a kind: one house, one sum. It runs when something happened to a
// variable that it subscribed to, cheap tiers first, and never while a cheaper one has work.
//
//   primitives --compile--> propagators 0, 1, 2 ... in order of tier
//   variable --subscriptions--> marks (a bit for each propagator) --lowest mark--> filter
//
// filter() may only remove what no solution of the primitive within the state's candidates has, and
// must refute every state in which all variables are fixed and the primitive does not hold. Then
// the search is right whatever else the propagators do or leave.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "engine/lists.h"
#include "engine/mask.h"
#include "model/problem.h"

namespace omnidoku::engine {

template <class Mask>
struct Tables;
template <class Mask>
class Work;

/// What may happen to a variable. Each includes those before it: what is fixed has a bound moved,
/// and has lost something.
enum class Event : std::uint8_t {
  lost,    ///< some digit or value is gone
  bounds,  ///< the least or the greatest is another
  fixed,   ///< one is left
};
inline constexpr std::size_t kNumEvents = 3;

/// In which order propagators run: those of a later tier only while all of earlier ones are quiet.
enum class Tier : std::uint8_t {
  house,     ///< a few dozen instructions
  sets,      ///< a hundred
  sum,       ///< hundreds
  overlap,   ///< looks at several houses
  matching,  ///< dear; asleep until the search has proved hard
};
inline constexpr std::size_t kNumTiers = 5;

/// What the vector form looks at by itself, in place of a kind whose items are houses.
enum class Covers : std::uint8_t { nothing, house, overlaps };

/// Memory that the filter of a kind wants kept between its runs; one for each search.
struct Scratch {
  Scratch() = default;
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  virtual ~Scratch() = default;
};

template <class Mask>
class PropagatorKind;

/// What compile() writes to.
template <class Mask>
class Compiler {
 public:
  Compiler(Tables<Mask>& tables, Index kind) : tables_(tables), kind_(kind) {}

  /// The variables, digits, peers and houses of the problem.
  [[nodiscard]] const Tables<Mask>& tables() const { return tables_; }
  /// Adds a propagator: filter(work, item) will be called for it.
  void add(Index item);
  /// The last one added runs when this happens to the variable. Subscribing twice is no error.
  void subscribe(Index variable, Event event);
  /// So many bytes of each state are the kind's own: where they lie, for Work::kept(). They are 0
  /// where a search begins, are copied with the state, and are as they were when the search goes
  /// back. Nothing where states would become too large (kMostBytesKept).
  std::optional<std::size_t> keep(std::size_t bytes);

 private:
  Tables<Mask>& tables_;
  Index kind_;
};

template <class Mask>
class PropagatorKind {
 public:
  PropagatorKind() = default;
  PropagatorKind(const PropagatorKind&) = delete;
  PropagatorKind& operator=(const PropagatorKind&) = delete;
  virtual ~PropagatorKind() = default;

  [[nodiscard]] virtual Tier tier() const = 0;
  [[nodiscard]] virtual Covers covers() const { return Covers::nothing; }
  /// Picks from the problem what it is for. Called once.
  virtual void compile(Compiler<Mask>& out) = 0;
  /// Removes what the item's primitive forbids. False when it refuted the state; work.failure then
  /// says how.
  virtual bool filter(Work<Mask>& work, Index item) const = 0;
  /// Memory for filter(), found as work.scratch(*this); null if it needs none.
  [[nodiscard]] virtual std::unique_ptr<Scratch> make_scratch() const { return nullptr; }

  Index number = 0;  ///< among the kinds of its tables
};

/// Every kind of the registry, made anew, in its order.
template <class Mask>
std::vector<std::unique_ptr<PropagatorKind<Mask>>> make_propagator_kinds();

/// Ends the file of a kind, which is a class template over the mask: defines make().
#define OMNIDOKU_PROPAGATOR_KIND(Kind)           \
  template <class Mask>                          \
  std::unique_ptr<PropagatorKind<Mask>> make() { \
    return std::make_unique<Kind<Mask>>();       \
  }                                              \
  OMNIDOKU_FOR_EACH_MASK(OMNIDOKU_INSTANTIATE_MAKE)
#define OMNIDOKU_INSTANTIATE_MAKE(Mask) template std::unique_ptr<PropagatorKind<Mask>> make();

}  // namespace omnidoku::engine
