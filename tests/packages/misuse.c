/* SPDX-License-Identifier: MIT
 *
 * The C interface used wrongly and rightly, for the address sanitizer: each wrong use is an error, and all memory is
 * freed at the end. test_library.py builds and runs it. */
#include <stdio.h>
#include <string.h>

#include <omnidoku/c_api.h>

static int failures = 0;

/* Whether it came out so, and the error is told and goes. */
static void expect(int holds, omnidoku_error **error, const char *what) {
  if (!holds || omnidoku_error_text(*error)[0] == '\0') {
    printf("not an error: %s\n", what);
    ++failures;
  }
  omnidoku_error_free(*error);
  omnidoku_error_free(*error); /* freed already: nothing */
  *error = NULL;
}

static int stop(void *context, const char *line) {
  ++*(int *)context;
  return line[0] == '{';
}

int main(void) {
  static const char kText[] =
      "..64.5..23.....17.......6.5..4..93..1.5.....78.9.........15.........2..82...347..";
  omnidoku_error *error = NULL;
  expect(omnidoku_puzzle_read(NULL, 0, NULL, &error) == NULL, &error, "no text");
  expect(omnidoku_puzzle_read("\xff\xfe\x80", 3, NULL, &error) == NULL, &error, "not UTF-8");
  expect(omnidoku_puzzle_read("x", 1, "gird", &error) == NULL, &error, "no such format");

  for (int i = 0; i < 20; ++i) {
    omnidoku_puzzle *freed = omnidoku_puzzle_read(kText, strlen(kText), NULL, NULL);
    omnidoku_puzzle_free(freed);
    omnidoku_puzzle_free(freed);
    omnidoku_puzzle *puzzle = omnidoku_puzzle_read(kText, strlen(kText), NULL, NULL);
    expect(omnidoku_puzzle_call(freed, "state", NULL, NULL, &error) == NULL, &error, "freed");
    expect(omnidoku_puzzle_call(puzzle, "state", "[", NULL, &error) == NULL, &error, "no JSON");
    expect(omnidoku_puzzle_call(puzzle, "\xff", NULL, NULL, &error) == NULL, &error, "no call");
    omnidoku_free(omnidoku_puzzle_call(puzzle, "state", NULL, NULL, NULL));
    omnidoku_puzzle_free(puzzle);
  }

  unsigned char grid[81] = {0}, solution[81], count = 0;
  grid[80] = 44;
  expect(!omnidoku_solve_many(grid, 1, solution, &count, NULL, &error), &error, "a digit of 44");
  expect(!omnidoku_solve_many(NULL, 1, solution, &count, NULL, &error), &error, "no array");

  int told = 0;
  omnidoku_control control = {60, 1, stop, &told};
  expect(omnidoku_puzzle_generate("{\"geometry\": \"grid:25\", \"givens\": 120}", &control, &error) ==
             NULL && told > 0,
         &error, "stopped");
  omnidoku_api *api = omnidoku_api_new(NULL);
  omnidoku_free(omnidoku_api_answer(api, "\x80", 1, NULL, NULL));
  omnidoku_api_free(api);
  expect(omnidoku_api_answer(api, "{}", 2, NULL, &error) == NULL, &error, "a freed api");
  puts(failures == 0 ? "all wrong uses are errors" : "failed");
  return failures;
}
