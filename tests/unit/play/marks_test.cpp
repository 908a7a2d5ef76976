// SPDX-License-Identifier: MIT
//
// What every kind of mark promises, whatever it is.
#include <algorithm>
#include <set>
#include <string>
#include <variant>

#include <gtest/gtest.h>

#include "base/overloaded.h"
#include "formats/format.h"
#include "formats/native/json.h"
#include "model/mark.h"
#include "play/session.h"
#include "support/boards.h"
#include "support/random_puzzle.h"

namespace omnidoku::play {
namespace {

constexpr std::size_t kCell = 3;

Session session_of(std::string_view board) {
  model::Document document;
  document.puzzle = testing_support::puzzle(board);
  return Session(std::move(document));
}

/// Makes such a mark at the cell.
Action making(const model::Mark& mark) {
  const std::vector<Cell> cells = {Cell(kCell)};
  return std::visit(
      base::Overloaded{
          [&](model::MarkOfDigits member) -> Action {
            return ToggleMark{member, cells, Digit(1)};
          },
          [&](model::MarkOfCells member) -> Action {
            return ToggleColour{cells, 2, member};
          },
          [&](model::MarkOfCandidates member) -> Action {
            return ColourCandidate{{Cell(kCell), Digit(1)}, 2, member};
          },
          [&](model::MarkOfLinks member) -> Action {
            return Draw{model::PenKind::line, {{Cell(kCell), Cell(kCell - 1)}}, 2, member};
          },
      },
      mark.member);
}

bool holds(const model::PlayState& state, const model::Mark& mark) {
  return std::any_of(state.marks.begin(), state.marks.end(), [&](const model::CellMarks& marks) {
    return std::visit([&](auto member) { return !model::is_empty(marks.*member); }, mark.member);
  });
}

std::string text_of(const Session& session) {
  const auto text = formats::write(session.document(), *formats::find_format("json"));
  return text ? *text : text.error().text();
}

TEST(Marks, HaveNamesOfTheirOwn) {
  std::set<std::string_view> ids;
  std::set<std::string_view> actions;
  std::set<std::string_view> losses;
  for (const model::Mark* mark : model::marks()) {
    EXPECT_TRUE(ids.insert(mark->id).second) << mark->id;
    EXPECT_TRUE(actions.insert(mark->action).second) << mark->id;
    EXPECT_TRUE(losses.insert(mark->loss).second) << mark->id;
  }
}

TEST(Marks, AreMadeTakenOutAndMadeAgain) {
  for (const model::Mark* mark : model::marks()) {
    SCOPED_TRACE(mark->id);
    Session session = session_of("grid:4");
    ASSERT_TRUE(session.act(making(*mark)).has_value());
    EXPECT_TRUE(holds(session.state(), *mark));
    for (const model::Mark* other : model::marks()) {
      EXPECT_EQ(holds(session.state(), *other), other == mark) << other->id;
    }
    const model::PlayState made = session.state();
    for (const std::string_view what : {mark->clear, Clear::kAny}) {
      ASSERT_TRUE(session.act(Clear{{Cell(kCell)}, what}).has_value());
      EXPECT_FALSE(holds(session.state(), *mark)) << what;
      ASSERT_TRUE(session.act(Undo{}).has_value());
      EXPECT_EQ(session.state(), made);
    }
    ASSERT_TRUE(session.act(SetSavepoint{"made"}).has_value());
    ASSERT_TRUE(session.act(Restart{}).has_value());
    EXPECT_FALSE(holds(session.state(), *mark));
    ASSERT_TRUE(session.act(GoTo{"made"}).has_value());
    EXPECT_EQ(session.state(), made);
  }
}

TEST(Marks, AreSavedWithTheirHistory) {
  for (const model::Mark* mark : model::marks()) {
    SCOPED_TRACE(mark->id);
    Session session = session_of("grid:4");
    ASSERT_TRUE(session.act(making(*mark)).has_value());
    ASSERT_TRUE(session.act(SetSavepoint{"made"}).has_value());
    ASSERT_TRUE(session.act(Clear{{Cell(kCell)}, mark->clear}).has_value());
    auto document = formats::read(text_of(session), formats::find_format("json"));
    ASSERT_TRUE(document.has_value()) << document.error().text();
    Session again(*std::move(document));
    EXPECT_EQ(text_of(again), text_of(session));
    ASSERT_TRUE(again.act(Undo{}).has_value());
    EXPECT_TRUE(holds(again.state(), *mark));
    EXPECT_EQ(again.record().savepoints.front().state, again.state());
  }
}

TEST(Marks, AreMissedInAFormatThatCannotSayThem) {
  const formats::Format& line = *formats::find_format("line");
  for (const model::Mark* mark : model::marks()) {
    SCOPED_TRACE(mark->id);
    Session session = session_of("grid:4");
    ASSERT_TRUE(session.act(making(*mark)).has_value());
    ASSERT_TRUE(session.act(Undo{}).has_value());
    ASSERT_TRUE(session.act(Redo{}).has_value());
    const auto text = formats::write(session.document(), line);
    ASSERT_TRUE(text.has_value());
    const auto lost = formats::losses(session.document(), *text, line);
    EXPECT_TRUE(std::any_of(lost.begin(), lost.end(),
                            [mark](const formats::Loss& loss) { return loss.what == mark->loss; }));
  }
}

TEST(Marks, MoveToAnotherBoardOrAreNamedAsLost) {
  for (const model::Mark* mark : model::marks()) {
    SCOPED_TRACE(mark->id);
    Session session = session_of("grid:4");
    ASSERT_TRUE(session.act(SetMode{model::PlayMode::set}).has_value());
    ASSERT_TRUE(session.act(making(*mark)).has_value());
    const auto larger = session.act(SetBoard{testing_support::board("grid:6")});
    ASSERT_TRUE(larger.has_value());
    EXPECT_TRUE(larger->lost.empty());
    EXPECT_TRUE(holds(session.state(), *mark));
    const auto smaller = session.act(SetBoard{testing_support::board("latin:2")});
    ASSERT_TRUE(smaller.has_value());
    EXPECT_EQ(smaller->lost.entries.size(), 1U);
    EXPECT_FALSE(holds(session.state(), *mark));
  }
}

}  // namespace
}  // namespace omnidoku::play
