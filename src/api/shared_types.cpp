// SPDX-License-Identifier: MIT
#include "api/shared_types.h"

#include "geometry/digit_set.h"
#include "model/document.h"
#include "scene/scene.h"

namespace omnidoku::api {

namespace types {

Type cell() {
  return named("Cell", "The index of a cell in the order of the board, from 0.",
               [] { return whole(0); });
}

Type cells() { return list(cell()); }

Type digit() {
  return named("Digit", "The number of a digit; the symbols of the puzzle say how it is written.",
               [] { return whole(1, geometry::kMaxDigits); });
}

Type digits() { return list(digit()); }

Type colour() {
  return named("Colour", "The number of a colour that cells and candidates are painted in.",
               [] { return whole(1, model::kNumColours); });
}

Type colour_or_own() { return whole(0, model::kNumColours); }

Type index() { return whole(0); }

Type candidate() {
  return named("Candidate", "A digit in a cell.", [] {
    return record({{"cell", cell(), "says where"}, {"digit", digit(), "says which"}});
  });
}

Type status() {
  return named("Status",
               "How a puzzle stands: it has one solution, several or none, says something that "
               "cannot be, has rules that are not understood, or nobody knows: the time was up, or "
               "the call was cancelled.",
               [] {
                 return word({"unique", "multiple", "none", "invalid", "not_understood", "limit",
                              "cancelled"});
               });
}

Type document() {
  return named("Document", "A puzzle and what was done to it in native JSON: docs/FORMATS.md.",
               [] { return object(); });
}

Type geometry() {
  return named(
      "Geometry", "A board, as a text for `generate --geometry`, or as in native JSON.", [] {
        return wanted_as("a text such as \"grid:9+x\" or an object", choice({text(), object()}));
      });
}

Type cell_names() {
  return named("CellNames", "How the cells of one grid are called: what the first is.", [] {
    return word({"R1C1", "A1", "r1c1"});
  });
}

Type mode() {
  return named("PlayMode", "Whether a puzzle is played or set.", [] {
    return word({"play", "set"});
  });
}

Type scale() {
  return named("Scale", "Who rates a puzzle: Omnidoku, Sudoku Explainer or HoDoKu.", [] {
    return word({"human", "se", "hodoku"});
  });
}

Type rating() {
  return named("Rating", "How hard a puzzle is for people.", [] {
    return record(
        {{"level", text(), "is the level, one of the catalogue's"},
         {"score", whole(), "is the work that it takes"},
         {"hardest", or_null(text()), "is the id of its hardest technique; null of a full board"},
         {"hardest_title", or_null(text()), "is what that is called"}});
  });
}

Type error_code() {
  return named("ErrorCode", "What kind of error it is.", [] {
    return word({"usage", "syntax", "encoding", "wrong_length", "unknown_symbol", "unknown_name",
                 "bad_geometry", "bad_constraint", "too_large", "unsupported", "io", "cancelled"});
  });
}

Type error() {
  return named("ErrorBody", "Why a call gives no result.", [] {
    return record({{"code", error_code(), "says of what kind it is"},
                   {"what", text(), "says what is wrong"},
                   optional("where", text(), "says where it is wrong, for people"),
                   optional("line", whole(1), "is the line of the text"),
                   optional("column", whole(1), "is the character of that line"),
                   optional("cell", text(), "names the cell, such as `R4C7`"),
                   optional("argument", text(), "names what of a constraint is wrong"),
                   optional("hint", text(), "says what to do"),
                   optional("saying", saying(), "says it plainly, in any language")});
  });
}

Type saying() {
  return named("Saying",
               "What an error comes to in one plain sentence, for who says it in another language.",
               [] {
                 return record({{"id", text(), "is that of the sentence"},
                                {"values", map(text()), "stand in its places"}});
               });
}

Type progress() {
  return named("Progress", "How far a long call has come.", [] {
    return record({{"nodes", whole(0), "counts steps of the work"},
                   {"seconds", number(0), "is the time since its begin"},
                   {"solutions", whole(0), "counts the solutions that were found"},
                   optional("fraction", number(0, 1), "is how much is done, where it is known")});
  });
}

}  // namespace types

Field session_field() { return {"session", types::text(), "is the game"}; }

Field time_limit_field() {
  constexpr double kMost = 600;
  constexpr int kUsual = 10;
  return with_default("time_limit", types::number(0, kMost), kUsual,
                      "is how many seconds it may take");
}

Field cell_names_field() {
  return optional("cell_names", types::cell_names(),
                  "says how cells are to be called from now on in all that is told of the game");
}

Field ignore_unknown_field() {
  return with_default("ignore_unknown", types::flag(), false,
                      "goes by the rules that are understood alone");
}

Field entries_field() {
  return with_default("entries", types::flag(), false, "takes the entries for givens");
}

Field show_field() {
  return with_default("show", types::word({"givens", "state"}), "state",
                      "says whether what was entered is drawn");
}

Fields timed_fields() { return {session_field(), time_limit_field()}; }

Fields drawing_fields() {
  const scene::RenderOptions usual;
  return {with_default("view", types::text(), usual.view, "is one of the views of the board"),
          with_default("cell_size", types::number(scene::kMinCellSize, scene::kMaxCellSize),
                       usual.cell_size, "is the width of a cell in pixels"),
          with_default("coordinates", types::flag(), false,
                       "adds numbers of rows and columns, names of faces and grids")};
}

Field session_result() {
  return {"session", types::text(),
          "is the id of the game: 128 random bits, which nobody else can name"};
}

Field status_result() { return {"status", types::status(), "is that of the puzzle"}; }

Field trouble_result() {
  return {"trouble", types::text(),
          "is a sentence about it; empty of puzzles with exactly one solution"};
}

Fields verdict_fields() {
  return {status_result(),
          {"message", types::text(), "says more about it; empty where there is no more to say"},
          {"cells", types::cells(), "are those that the message is about"}};
}

}  // namespace omnidoku::api
