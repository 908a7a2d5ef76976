# SPDX-License-Identifier: MIT
#
# Language level, warnings, sanitizers and the compiler cache, for all our code.
# Libraries come in as SYSTEM includes and are not judged by our warnings.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

# Portable binaries: never -march=native. The level x86-64-v2 (popcnt, SSE4.2) is what every such
# processor made since 2009 has; bit sets without popcnt cost a fifth of the time of the logic.
# What needs more is chosen at run time.
set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG" CACHE STRING "Flags of Release builds" FORCE)
if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
  add_compile_options(-march=x86-64-v2)
endif()
if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Release or Debug" FORCE)
endif()

# The same objects go into programs and into the shared library, which shows what is marked as public
# alone (include/omnidoku/omnidoku.h). Without symbols to interpose, position-independent code costs
# nothing.
if(NOT EMSCRIPTEN AND NOT OMNIDOKU_FUZZ)
  set(CMAKE_POSITION_INDEPENDENT_CODE ON)
  set(CMAKE_CXX_VISIBILITY_PRESET hidden)
  set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)
endif()

# What __FILE__ says: the path in the repository, wherever that lies.
add_compile_options(-ffile-prefix-map=${PROJECT_SOURCE_DIR}/=)

# The compiler cache serves every copy of the tree (a worktree, the one that lint.one_file makes): paths
# below the source folder are hashed as relative ones. The sloppiness is what precompiled headers take.
if(NOT CMAKE_CXX_COMPILER_LAUNCHER)
  find_program(OMNIDOKU_CCACHE ccache)
  if(OMNIDOKU_CCACHE)
    set(CMAKE_CXX_COMPILER_LAUNCHER env CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=1
        CCACHE_SLOPPINESS=pch_defines,time_macros ${OMNIDOKU_CCACHE})
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
      add_compile_options(-fpch-preprocess)
    else()
      add_compile_options("SHELL:-Xclang -fno-pch-timestamp")
    endif()
  endif()
endif()

add_compile_options(
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast
  -Wnon-virtual-dtor -Wimplicit-fallthrough -Wmissing-declarations)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" OR CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  add_compile_options(-fdiagnostics-color=auto)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # g++ 12 reports the inactive side of any std::variant (and so of Result) as used uninitialised,
  # and the buffer inside a std::string as overrun by its own operator+.
  add_compile_options(-Wno-maybe-uninitialized -Wno-array-bounds)
  # In a unity build it takes every source but the first for a header, where this would be a fault.
  if(CMAKE_UNITY_BUILD)
    add_compile_options(-Wno-subobject-linkage)
  endif()
endif()
if(OMNIDOKU_WERROR)
  add_compile_options(-Werror)
endif()

if(OMNIDOKU_SANITIZE)
  set(flags -fsanitize=${OMNIDOKU_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_compile_options(${flags})
  add_link_options(${flags})
endif()

if(OMNIDOKU_FUZZ)
  if(NOT CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    message(FATAL_ERROR "OMNIDOKU_FUZZ needs clang: use `cmake --preset fuzz`.")
  endif()
  # Coverage instrumentation everywhere; only the fuzz targets link libFuzzer's main.
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()
