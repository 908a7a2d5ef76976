/* SPDX-License-Identifier: MIT */
/** \file
 * Omnidoku for C, and for every language that can call C. omnidoku/omnidoku.h is the header for
 * C++.
 *
 *   omnidoku_error *error = NULL;
 *   omnidoku_puzzle *puzzle = omnidoku_puzzle_read(text, strlen(text), NULL, &error);
 *   char *answer = puzzle ? omnidoku_puzzle_call(puzzle, "solve", "{\"limit\": 2}", NULL, &error) :
 * NULL; if (answer) puts(answer); else fprintf(stderr, "%s\n", omnidoku_error_text(error));
 *   omnidoku_free(answer);
 *   omnidoku_error_free(error);
 *   omnidoku_puzzle_free(puzzle);
 *
 * Handles are opaque. All functions may be called from any thread, on one puzzle from several at
 * once. What a function returns as a handle or as char * belongs to the caller. Structured values
 * are JSON, exactly as docs/API.md has them; texts are UTF-8.
 *
 * `error`: where an error goes; NULL where nobody wants it. It is set where a function fails, and
 * left alone else. Handles are never given again: a function that is given the handle of a puzzle
 * or an api that was freed fails with OMNIDOKU_ERROR_USAGE, and an error that was freed says
 * nothing.
 */
#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/** \cond */
#if defined(__GNUC__)
#define OMNIDOKU_C_PUBLIC __attribute__((visibility("default")))
#else
#define OMNIDOKU_C_PUBLIC
#endif
/** \endcond */

/** The version of this header; raised when something in it changes its meaning. */
#define OMNIDOKU_C_API_VERSION 1

typedef struct omnidoku_puzzle omnidoku_puzzle; /**< A Sudoku and what was done to it. */
typedef struct omnidoku_api omnidoku_api;       /**< The whole api, with its games. */
typedef struct omnidoku_error omnidoku_error;   /**< Why something was refused, and where. */

/** Why input is refused; omnidoku_error_name gives the word. */
typedef enum omnidoku_error_code {
  OMNIDOKU_ERROR_IO = 0,         /**< a file cannot be opened, read or written */
  OMNIDOKU_ERROR_ENCODING,       /**< not valid UTF-8, or control bytes */
  OMNIDOKU_ERROR_SYNTAX,         /**< not the grammar of its format */
  OMNIDOKU_ERROR_WRONG_LENGTH,   /**< too few or too many cells, lines, values, ... */
  OMNIDOKU_ERROR_UNKNOWN_SYMBOL, /**< a symbol or digit that the puzzle does not have */
  OMNIDOKU_ERROR_UNKNOWN_NAME,   /**< no such format, call, kind of rule, cell, ... */
  OMNIDOKU_ERROR_BAD_GEOMETRY,   /**< a board description that does not make a board */
  OMNIDOKU_ERROR_BAD_CONSTRAINT, /**< a rule whose cells or parameters make no sense */
  OMNIDOKU_ERROR_TOO_LARGE,      /**< beyond a documented limit, or given up after much work */
  OMNIDOKU_ERROR_UNSUPPORTED,    /**< understood, but not possible here */
  OMNIDOKU_ERROR_USAGE,          /**< wrong use of a function */
  OMNIDOKU_ERROR_CANCELLED,      /**< stopped on request before anything could be said */
  OMNIDOKU_ERROR_MEMORY          /**< no memory left */
} omnidoku_error_code;

/** How far a call may go. NULL in place of it: on one thread, the functions on arrays to their end,
 * the others as long as the parameter "time_limit" says (10 seconds without it). */
typedef struct omnidoku_control {
  double time_limit; /**< seconds; 0: as without */
  /** Of the functions on arrays: 0 and 1: one, so that a control of zeros is as NULL; less: all of
   * the machine, for which 0 stands in C++ and Python. */
  int threads;
  /** Called some ten times a second, perhaps from another thread, never from two at once; anything
   * but 0 stops the call, and so does what it throws in C++, which goes no further. `line` is JSON
   * (docs/API.md, progress). May be NULL. */
  int (*progress)(void* context, const char* line);
  void* context; /**< handed to it */
} omnidoku_control;

/** The version of the library, such as "1.2.3". */
OMNIDOKU_C_PUBLIC const char* omnidoku_version(void);
/** The OMNIDOKU_C_API_VERSION that the library was built with: compare it with that of the header.
 */
OMNIDOKU_C_PUBLIC int omnidoku_c_api_version(void);

/** Frees a text; NULL does nothing. */
OMNIDOKU_C_PUBLIC void omnidoku_free(char* text);

/* What an error says. NULL, or one that was freed: the code USAGE, empty texts, zeros. Texts live
 * as long as the error. */

/** Why. */
OMNIDOKU_C_PUBLIC omnidoku_error_code omnidoku_error_code_of(const omnidoku_error* error);
/** The word for a code: "wrong_length". */
OMNIDOKU_C_PUBLIC const char* omnidoku_error_name(omnidoku_error_code code);
/** In one line where, what, and what to do. */
OMNIDOKU_C_PUBLIC const char* omnidoku_error_text(const omnidoku_error* error);
/** What is wrong, without place and hint. */
OMNIDOKU_C_PUBLIC const char* omnidoku_error_message(const omnidoku_error* error);
/** What to do about it; may be empty. */
OMNIDOKU_C_PUBLIC const char* omnidoku_error_hint(const omnidoku_error* error);
/** The cell concerned, such as "R4C7"; may be empty. */
OMNIDOKU_C_PUBLIC const char* omnidoku_error_cell(const omnidoku_error* error);
/** The line, from 1; 0 where it is unknown. */
OMNIDOKU_C_PUBLIC uint32_t omnidoku_error_line(const omnidoku_error* error);
/** The column, from 1, counted in characters; 0 where it is unknown. */
OMNIDOKU_C_PUBLIC uint32_t omnidoku_error_column(const omnidoku_error* error);
/** Frees an error; NULL does nothing. */
OMNIDOKU_C_PUBLIC void omnidoku_error_free(omnidoku_error* error);

/** The puzzle of a text in any format, `length` bytes; of several the first. `format`: its id, or
 * NULL to tell it by its look. Returns NULL where it cannot be read. */
OMNIDOKU_C_PUBLIC omnidoku_puzzle* omnidoku_puzzle_read(const char* text, size_t length,
                                                        const char* format, omnidoku_error** error);
/** A new puzzle. `parameters`: a JSON object with those of the call `generate`, or NULL. Returns
 * NULL where there is none to be had. */
OMNIDOKU_C_PUBLIC omnidoku_puzzle* omnidoku_puzzle_generate(const char* parameters,
                                                            const omnidoku_control* control,
                                                            omnidoku_error** error);
/** NULL does nothing. A call on it that is under way in another thread goes on to its end, and may
 * call its progress function until then. */
OMNIDOKU_C_PUBLIC void omnidoku_puzzle_free(omnidoku_puzzle* puzzle);

/** Asks something of a puzzle: any call of docs/API.md that takes a session ("solve", "check",
 * "true_candidates", "explain", "hint", "rate", "svg", "write", "act", "save", ...). `parameters`:
 * a JSON object without the session, or NULL for none; their ranges are those of the calls, so that
 * "limit" of solve is 1 to 1000000 where C++ and Python have 0 for all. Returns the call's result
 * as JSON, or NULL.
 */
OMNIDOKU_C_PUBLIC char* omnidoku_puzzle_call(omnidoku_puzzle* puzzle, const char* call,
                                             const char* parameters,
                                             const omnidoku_control* control,
                                             omnidoku_error** error);

/** Many ordinary 9x9 puzzles at once. `grids`: number * 81 digits, 0 for empty, in reading order;
 * `solutions`: room for as many, which get a solution each, or zeros where there is none; `counts`:
 * room for `number` numbers of solutions: 0, 1, 2 for several, 255 where it was stopped before.
 * Returns 1, or 0 where it fails (a digit over 9: puzzle and cell are named). */
OMNIDOKU_C_PUBLIC int omnidoku_solve_many(const uint8_t* grids, size_t number, uint8_t* solutions,
                                          uint8_t* counts, const omnidoku_control* control,
                                          omnidoku_error** error);
/** Their numbers of solutions, up to `max` each (0: all). `known`, which may be NULL, gets how many
 * were counted: all, or the first so many where it was stopped. */
OMNIDOKU_C_PUBLIC int omnidoku_count_many(const uint8_t* grids, size_t number, uint64_t* counts,
                                          uint64_t max, size_t* known,
                                          const omnidoku_control* control, omnidoku_error** error);
/** How hard they are by a scale: "human" and "hodoku" (score), "se" (rating of the hardest step);
 * NULL as "human"; negative where one is not unique, or was not rated in time.
 * control->time_limit is for each. */
OMNIDOKU_C_PUBLIC int omnidoku_rate_many(const uint8_t* grids, size_t number, double* ratings,
                                         const char* scale, const omnidoku_control* control,
                                         omnidoku_error** error);

/** The whole api behind one function: requests and answers of docs/API.md, games kept in between.
 */
OMNIDOKU_C_PUBLIC omnidoku_api* omnidoku_api_new(omnidoku_error** error);
/** Answers a request of `length` bytes: a JSON object on one line, whatever the request holds. NULL
 * only where `api` was freed, or there is no memory. */
OMNIDOKU_C_PUBLIC char* omnidoku_api_answer(omnidoku_api* api, const char* request, size_t length,
                                            const omnidoku_control* control,
                                            omnidoku_error** error);
/** Stops every call that is under way. */
OMNIDOKU_C_PUBLIC void omnidoku_api_cancel_all(omnidoku_api* api);
/** NULL does nothing. */
OMNIDOKU_C_PUBLIC void omnidoku_api_free(omnidoku_api* api);

#ifdef __cplusplus
} /* extern "C" */
#endif
