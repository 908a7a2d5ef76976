// SPDX-License-Identifier: MIT
//
// The interface for C: handles, texts, errors; nothing is thrown across it.
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>
#include <omnidoku/c_api.h>

namespace {

constexpr const char* kLine =
    "..64.5..23.....17.......6.5..4..93..1.5.....78.9.........15.........2..82...347..";

/// An error that goes when the test ends.
class ErrorPlace {
 public:
  ErrorPlace() = default;
  ~ErrorPlace() { omnidoku_error_free(error_); }
  ErrorPlace(const ErrorPlace&) = delete;
  ErrorPlace& operator=(const ErrorPlace&) = delete;
  omnidoku_error** operator&() {
    omnidoku_error_free(error_);
    error_ = nullptr;
    return &error_;
  }
  [[nodiscard]] const omnidoku_error* get() const { return error_; }
  [[nodiscard]] std::string text() const { return omnidoku_error_text(error_); }
  [[nodiscard]] omnidoku_error_code code() const { return omnidoku_error_code_of(error_); }

 private:
  omnidoku_error* error_ = nullptr;
};

/// A text of the library, freed.
std::string taken(char* text) {
  std::string copy = text == nullptr ? "" : text;
  omnidoku_free(text);
  return copy;
}

omnidoku_puzzle* read(const char* text, omnidoku_error** error = nullptr) {
  return omnidoku_puzzle_read(text, std::strlen(text), nullptr, error);
}

TEST(CApi, AnswersCallsAboutAPuzzle) {
  ErrorPlace error;
  omnidoku_puzzle* const puzzle = read(kLine, &error);
  ASSERT_NE(puzzle, nullptr) << error.text();
  const std::string solved = taken(omnidoku_puzzle_call(puzzle, "solve", nullptr, nullptr, &error));
  EXPECT_NE(solved.find(R"("status":"unique")"), std::string::npos) << solved << error.text();
  EXPECT_NE(taken(omnidoku_puzzle_call(puzzle, "rate", R"({"scale": "se"})", nullptr, &error))
                .find(R"("er":)"),
            std::string::npos);
  EXPECT_EQ(error.get(), nullptr);
  omnidoku_puzzle_free(puzzle);
}

TEST(CApi, AStoppedExplanationHasNoRating) {
  ErrorPlace error;
  omnidoku_puzzle* const puzzle = read(kLine, &error);
  ASSERT_NE(puzzle, nullptr) << error.text();
  const std::string stopped =
      taken(omnidoku_puzzle_call(puzzle, "explain", R"({"time_limit": 0})", nullptr, &error));
  EXPECT_NE(stopped.find(R"("end":"stopped")"), std::string::npos) << stopped << error.text();
  EXPECT_NE(stopped.find(R"("rating":null)"), std::string::npos) << stopped;
  omnidoku_puzzle_free(puzzle);
}

TEST(CApi, ErrorsHaveCodeTextAndPlace) {
  ErrorPlace error;
  EXPECT_EQ(read("hello", &error), nullptr);
  EXPECT_EQ(error.code(), OMNIDOKU_ERROR_SYNTAX);
  EXPECT_STREQ(omnidoku_error_name(error.code()), "syntax");
  EXPECT_FALSE(error.text().empty());
  EXPECT_EQ(read("{\n\"omnidoku\": 1, \"board\": 7}", &error), nullptr);
  EXPECT_EQ(omnidoku_error_line(error.get()), 2U) << error.text();
  EXPECT_EQ(omnidoku_puzzle_read(nullptr, 5, nullptr, &error), nullptr);
  EXPECT_EQ(error.code(), OMNIDOKU_ERROR_USAGE);
  EXPECT_EQ(omnidoku_puzzle_read(kLine, 81, "no such", &error), nullptr);
  EXPECT_EQ(error.code(), OMNIDOKU_ERROR_UNKNOWN_NAME);
  EXPECT_EQ(read("hello", nullptr), nullptr);  // nobody wants to know
  EXPECT_STREQ(omnidoku_error_text(nullptr), "");
}

TEST(CApi, ErrorsOfCallsHaveTheirPlace) {
  ErrorPlace error;
  omnidoku_puzzle* const puzzle =
      read(R"({"omnidoku": 1, "board": "grid:4", "play": {"mode": "set"}})", &error);
  ASSERT_NE(puzzle, nullptr) << error.text();
  const char* const twice =
      R"({"action": {"type": "add_constraint",)"
      R"( "constraint": {"type": "killer", "cells": ["R1C2", "R1C2"], "sum": 3}}})";
  EXPECT_EQ(omnidoku_puzzle_call(puzzle, "act", twice, nullptr, &error), nullptr);
  EXPECT_STREQ(omnidoku_error_cell(error.get()), "R1C2") << error.text();
  EXPECT_NE(error.text().find("cell R1C2: "), std::string::npos) << error.text();
  EXPECT_EQ(omnidoku_error_line(error.get()), 0U);
  omnidoku_puzzle_free(puzzle);
}

TEST(CApi, TextsThatAreNotUtf8AreErrors) {
  ErrorPlace error;
  EXPECT_EQ(read("\xff\xfe\x80", &error), nullptr);
  EXPECT_EQ(error.code(), OMNIDOKU_ERROR_ENCODING) << error.text();
  omnidoku_puzzle* const puzzle = read(kLine);
  EXPECT_EQ(omnidoku_puzzle_call(puzzle, "\xff", nullptr, nullptr, &error), nullptr);
  EXPECT_FALSE(error.text().empty());
  EXPECT_EQ(omnidoku_puzzle_call(puzzle, "solve", "{\"\xff\": 1}", nullptr, &error), nullptr);
  EXPECT_FALSE(error.text().empty());
  omnidoku_puzzle_free(puzzle);
}

TEST(CApi, WrongCallsAreErrors) {
  ErrorPlace error;
  omnidoku_puzzle* const puzzle = read(kLine);
  for (const char* parameters : {"[1]", "{", "{\"limit\": \"x\"}", "{\"no_such\": 1}"}) {
    EXPECT_EQ(omnidoku_puzzle_call(puzzle, "solve", parameters, nullptr, &error), nullptr);
    EXPECT_FALSE(error.text().empty()) << parameters;
  }
  EXPECT_EQ(omnidoku_puzzle_call(puzzle, "sovle", nullptr, nullptr, &error), nullptr);
  EXPECT_EQ(error.code(), OMNIDOKU_ERROR_USAGE);
  EXPECT_EQ(omnidoku_puzzle_call(puzzle, nullptr, nullptr, nullptr, &error), nullptr);
  omnidoku_puzzle_free(puzzle);
}

TEST(CApi, AFreedHandleIsToldFromALiveOne) {
  ErrorPlace error;
  omnidoku_puzzle* const puzzle = read(kLine);
  omnidoku_puzzle_free(puzzle);
  EXPECT_EQ(omnidoku_puzzle_call(puzzle, "solve", nullptr, nullptr, &error), nullptr);
  EXPECT_EQ(error.code(), OMNIDOKU_ERROR_USAGE);
  omnidoku_puzzle_free(puzzle);
  omnidoku_puzzle_free(nullptr);
  omnidoku_api_free(nullptr);
  omnidoku_error_free(nullptr);
  omnidoku_free(nullptr);
}

TEST(CApi, AFreedHandleIsNotTakenForALaterOne) {
  ErrorPlace error;
  omnidoku_puzzle* const freed = read(kLine);
  omnidoku_puzzle_free(freed);
  std::vector<omnidoku_puzzle*> later;
  for (int i = 0; i < 20; ++i) later.push_back(read(kLine));
  EXPECT_EQ(omnidoku_puzzle_call(freed, "state", nullptr, nullptr, &error), nullptr);
  EXPECT_EQ(error.code(), OMNIDOKU_ERROR_USAGE);
  omnidoku_puzzle_free(freed);
  for (omnidoku_puzzle* const puzzle : later) {
    EXPECT_NE(taken(omnidoku_puzzle_call(puzzle, "state", nullptr, nullptr, &error)), "");
    omnidoku_puzzle_free(puzzle);
  }
}

TEST(CApi, AFreedErrorSaysNothing) {
  omnidoku_error* error = nullptr;
  EXPECT_EQ(omnidoku_puzzle_read("x", 1, nullptr, &error), nullptr);
  ASSERT_NE(error, nullptr);
  EXPECT_STRNE(omnidoku_error_text(error), "");
  omnidoku_error_free(error);
  EXPECT_STREQ(omnidoku_error_text(error), "");
  EXPECT_STREQ(omnidoku_error_message(error), "");
  EXPECT_EQ(omnidoku_error_code_of(error), OMNIDOKU_ERROR_USAGE);
  EXPECT_EQ(omnidoku_error_line(error), 0U);
  omnidoku_error_free(error);
}

TEST(CApi, ACallbackThatThrowsStopsACall) {
  ErrorPlace error;
  omnidoku_control control{};
  control.progress = [](void*, const char*) -> int { throw std::runtime_error("mine"); };
  EXPECT_EQ(omnidoku_puzzle_generate(R"({"geometry": "grid:25", "givens": 120, "time_limit": 60})",
                                     &control, &error),
            nullptr);
  EXPECT_EQ(error.code(), OMNIDOKU_ERROR_CANCELLED) << error.text();
  const std::vector<std::uint8_t> grid(81);
  std::uint64_t count = 0;
  std::size_t known = 1;
  EXPECT_EQ(omnidoku_count_many(grid.data(), 1, &count, 0, &known, &control, &error), 1);
  EXPECT_EQ(known, 0U);
}

TEST(CApi, MakesPuzzles) {
  ErrorPlace error;
  omnidoku_puzzle* const puzzle =
      omnidoku_puzzle_generate(R"({"geometry": "grid:6", "seed": 3})", nullptr, &error);
  ASSERT_NE(puzzle, nullptr) << error.text();
  EXPECT_NE(taken(omnidoku_puzzle_call(puzzle, "solve", nullptr, nullptr, &error)).find("unique"),
            std::string::npos);
  omnidoku_puzzle_free(puzzle);
  EXPECT_EQ(omnidoku_puzzle_generate(R"({"geometry": "gird"})", nullptr, &error), nullptr);
  EXPECT_FALSE(error.text().empty());
}

TEST(CApi, ACallbackStopsACall) {
  ErrorPlace error;
  int told = 0;
  omnidoku_control control{};
  control.context = &told;
  control.progress = [](void* context, const char* line) {
    EXPECT_NE(std::strstr(line, "\"progress\""), nullptr) << line;
    ++*static_cast<int*>(context);
    return 1;
  };
  omnidoku_api* const api = omnidoku_api_new(&error);
  ASSERT_NE(api, nullptr);
  const std::string request =
      R"({"call": "generate", "geometry": "grid:25", "givens": 120, "time_limit": 60})";
  const std::string answer =
      taken(omnidoku_api_answer(api, request.data(), request.size(), &control, &error));
  EXPECT_NE(answer.find("cancelled"), std::string::npos) << answer;
  EXPECT_EQ(told, 1);
  omnidoku_api_free(api);
}

TEST(CApi, TheTimeLimitOfTheControlCounts) {
  ErrorPlace error;
  omnidoku_control control{};
  control.time_limit = 0.05;
  omnidoku_puzzle* const puzzle = read(std::string(625, '.').c_str());
  ASSERT_NE(puzzle, nullptr);
  const std::string hint = taken(omnidoku_puzzle_call(puzzle, "hint", nullptr, &control, &error));
  EXPECT_NE(hint.find(R"("stopped":true)"), std::string::npos) << hint << error.text();
  // One that takes none.
  EXPECT_NE(taken(omnidoku_puzzle_call(puzzle, "state", nullptr, &control, &error)), "");
  omnidoku_puzzle_free(puzzle);
}

TEST(CApi, ManyAtOnce) {
  ErrorPlace error;
  std::vector<std::uint8_t> grid;
  for (const char* c = kLine; *c != '\0'; ++c) {
    grid.push_back(*c == '.' ? 0 : static_cast<std::uint8_t>(*c - '0'));
  }
  std::vector<std::uint8_t> solutions(81);
  std::uint8_t count = 9;
  ASSERT_EQ(omnidoku_solve_many(grid.data(), 1, solutions.data(), &count, nullptr, &error), 1);
  EXPECT_EQ(count, 1);
  std::uint64_t many = 0;
  std::size_t known = 0;
  EXPECT_EQ(omnidoku_count_many(grid.data(), 1, &many, 0, &known, nullptr, &error), 1);
  EXPECT_EQ(many, 1U);
  EXPECT_EQ(known, 1U);
  double rating = 0;
  EXPECT_EQ(omnidoku_rate_many(grid.data(), 1, &rating, "se", nullptr, &error), 1);
  EXPECT_GE(rating, 1.2);
  EXPECT_EQ(omnidoku_rate_many(grid.data(), 1, &rating, "xx", nullptr, &error), 0);
  grid[3] = 200;
  EXPECT_EQ(omnidoku_solve_many(grid.data(), 1, solutions.data(), &count, nullptr, &error), 0);
  EXPECT_EQ(error.code(), OMNIDOKU_ERROR_UNKNOWN_SYMBOL);
  EXPECT_STREQ(omnidoku_error_cell(error.get()), "R1C4");
  EXPECT_EQ(omnidoku_solve_many(nullptr, 1, solutions.data(), &count, nullptr, &error), 0);
  omnidoku_control control{};
  control.time_limit = -1;
  grid[3] = 4;
  EXPECT_EQ(omnidoku_solve_many(grid.data(), 1, solutions.data(), &count, &control, &error), 0);
}

TEST(CApi, ManyPuzzlesAtATimeAndThreadsOnOne) {
  std::vector<omnidoku_puzzle*> puzzles;
  for (int i = 0; i < 200; ++i) puzzles.push_back(read(kLine));  // more than one api keeps
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) {
    threads.emplace_back([&] {
      EXPECT_NE(taken(omnidoku_puzzle_call(puzzles.front(), "solve", nullptr, nullptr, nullptr)),
                "");
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (omnidoku_puzzle* const puzzle : puzzles) omnidoku_puzzle_free(puzzle);
}

TEST(CApi, VersionsAgree) {
  EXPECT_EQ(omnidoku_c_api_version(), OMNIDOKU_C_API_VERSION);
  EXPECT_GE(std::strlen(omnidoku_version()), 5U);
}

}  // namespace
