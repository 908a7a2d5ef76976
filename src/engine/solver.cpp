// SPDX-License-Identifier: MIT
//
// The door of the engine: picks the mask width for the number of digits and translates between the
// Problem's digits and the engine's masks.
#include "engine/solver.h"

#include <utility>

#include "base/check.h"
#include "engine/search.h"
#include "engine/split.h"
#include "engine/tables.h"
#include "engine/vector/form.h"

namespace omnidoku::engine {

class Solver::Impl {
 public:
  virtual ~Impl() = default;
  [[nodiscard]] virtual std::unique_ptr<Impl> clone() const = 0;
  virtual SearchResult search(const Domains* start, const SearchOptions& options,
                              const OnSolution& on_solution) = 0;
  virtual Propagated propagate(const Domains& start) = 0;
  virtual std::optional<std::vector<Part>> split(const Domains& start, std::size_t parts,
                                                 const base::Deadline& deadline) = 0;
  [[nodiscard]] virtual const model::Problem& problem() const = 0;

  static std::unique_ptr<Impl> make(std::shared_ptr<const model::Problem> problem);

 protected:
  Impl() = default;
  Impl(const Impl&) = default;
  Impl& operator=(const Impl&) = default;
};

namespace {

template <class Mask, class Base>
class Engine final : public Base {
 public:
  Engine(std::shared_ptr<const model::Problem> problem, std::shared_ptr<const Tables<Mask>> tables)
      : problem_(std::move(problem)),
        tables_(std::move(tables)),
        search_(*tables_),
        domains_(tables_->domains_in(*problem_)) {}

  [[nodiscard]] std::unique_ptr<Base> clone() const override {
    return std::make_unique<Engine>(problem_, tables_);
  }

  SearchResult search(const Domains* start, const SearchOptions& options,
                      const Solver::OnSolution& on_solution) override {
    if (start == nullptr) {
      start_ = domains_;
    } else {
      start_ = masks_of(*start);
    }
    // Which solution comes first is asked here: a seed gives the same one for ever.
    const bool is_sampled = options.shuffle_seed || !options.near.empty();
    Search<Mask>& chosen = is_sampled ? plain() : search_;
    SearchResult result = chosen.run(start_, options, on_solution);
    if (result.contradiction && tables_->vector_form != nullptr && !is_sampled) {
      // What a person is told comes from the propagators, which speak of one rule at a time.
      std::vector<Mask> masks = start_;
      if (auto plainly = plain().propagate_only(masks)) result.contradiction = std::move(plainly);
    }
    return result;
  }

  Solver::Propagated propagate(const Domains& start) override {
    std::vector<Mask> masks = masks_of(start);
    Solver::Propagated result;
    result.contradiction = plain().propagate_only(masks);
    result.domains = domains_of(masks);
    return result;
  }

  std::optional<std::vector<Solver::Part>> split(const Domains& start, std::size_t parts,
                                                 const base::Deadline& deadline) override {
    const auto states = engine::split(*tables_, plain(), masks_of(start), parts, deadline);
    if (!states) return std::nullopt;
    std::vector<Solver::Part> list;
    for (const SplitPart<Mask>& part : *states)
      list.push_back({domains_of(part.masks), part.times});
    return list;
  }

  [[nodiscard]] const model::Problem& problem() const override { return *problem_; }

 private:
  std::vector<Mask> masks_of(const Domains& domains) const {
    OMNIDOKU_CHECK(domains.size() == tables_->num_cells);
    std::vector<Mask> masks = domains_;
    for (std::size_t i = 0; i < domains.size(); ++i) {
      masks[i] = static_cast<Mask>(tables_->to_internal(domains[i]) & masks[i]);
    }
    return masks;
  }
  Domains domains_of(const std::vector<Mask>& masks) const {
    Domains domains;
    domains.reserve(tables_->num_cells);
    for (Index cell = 0; cell < tables_->num_cells; ++cell)
      domains.push_back(tables_->to_digits(masks[cell]));
    return domains;
  }

  /// In the template form, whose states do not depend on the machine.
  Search<Mask>& plain() {
    if (tables_->vector_form == nullptr) return search_;
    if (!plain_) {
      plain_tables_ = Tables<Mask>::find(problem_, Form::plain);
      plain_.emplace(*plain_tables_);
    }
    return *plain_;
  }

  std::shared_ptr<const model::Problem> problem_;
  std::shared_ptr<const Tables<Mask>> tables_;
  Search<Mask> search_;
  std::shared_ptr<const Tables<Mask>> plain_tables_;
  std::optional<Search<Mask>> plain_;
  std::vector<Mask> domains_;  ///< the problem's own, per variable
  std::vector<Mask> start_;    ///< of the search that runs
};

}  // namespace

std::unique_ptr<Solver::Impl> Solver::Impl::make(std::shared_ptr<const model::Problem> problem) {
  const auto with = [&problem]<class Mask>(Mask) -> std::unique_ptr<Impl> {
    auto tables = Tables<Mask>::find(problem, Form::automatic);
    return std::make_unique<Engine<Mask, Impl>>(std::move(problem), std::move(tables));
  };
  const int num_digits = problem->num_digits;
  if (num_digits <= 16) return with(std::uint16_t{});
  if (num_digits <= 32) return with(std::uint32_t{});
  return with(std::uint64_t{});
}

Solver::Solver(std::shared_ptr<const model::Problem> problem)
    : impl_(Impl::make(std::move(problem))) {}
Solver::Solver(model::Problem problem)
    : Solver(std::make_shared<const model::Problem>(std::move(problem))) {}
Solver::~Solver() = default;
Solver::Solver(const Solver& other) : impl_(other.impl_->clone()) {}
Solver& Solver::operator=(const Solver& other) {
  if (this != &other) impl_ = other.impl_->clone();
  return *this;
}
Solver::Solver(Solver&& other) noexcept = default;
Solver& Solver::operator=(Solver&& other) noexcept = default;

SearchResult Solver::search(const SearchOptions& options, const OnSolution& on_solution) {
  return impl_->search(nullptr, options, on_solution);
}
SearchResult Solver::search(const Domains& start, const SearchOptions& options,
                            const OnSolution& on_solution) {
  return impl_->search(&start, options, on_solution);
}
Solver::Propagated Solver::propagate(const Domains& start) { return impl_->propagate(start); }
std::optional<std::vector<Solver::Part>> Solver::split(const Domains& start, std::size_t parts,
                                                       const base::Deadline& deadline) {
  return impl_->split(start, parts, deadline);
}
const model::Problem& Solver::problem() const { return impl_->problem(); }

void Solver::forget_rules() {
#define OMNIDOKU_FORGET(Mask) Tables<Mask>::kept().clear();
  OMNIDOKU_FOR_EACH_MASK(OMNIDOKU_FORGET)
#undef OMNIDOKU_FORGET
  HouseGroups::kept().clear();
}

}  // namespace omnidoku::engine
