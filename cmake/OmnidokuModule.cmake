# SPDX-License-Identifier: MIT
#
# How a folder becomes a target.
#
#   omnidoku_module(geometry            # in src/geometry/CMakeLists.txt
#     SOURCES board.cpp cell_set.cpp
#     REGISTRY builders/registry.inc    # adds builders/<ident>.cpp for every line
#     DEPENDS base                      # other modules
#     LIBS fmt::fmt)                    # foreign libraries
#
# makes the static library omnidoku_geometry, alias omnidoku::geometry, include
# root src/. A module without any source becomes an INTERFACE library.
#
#   omnidoku_app(omnidoku SOURCES main.cpp REGISTRY commands/registry.inc DEPENDS formats LIBS CLI11::CLI11)
#
# makes the program <build>/omnidoku from apps/omnidoku/, include root apps/omnidoku/ added.
#
# Precompiled headers only save time: every source includes what it uses, and clang-tidy, which
# reads without them, sees to it. Only headers of libraries are precompiled: the compiler would not
# know a #pragma once of ours again in a file that its cache made in another copy of the tree.
#
# A registry is read by C++ (which includes it) and by CMake (here), so that a new
# entry is one new file plus one line. Its lines are OMNIDOKU_SOMETHING(ident);
# blank lines, // comments and # lines are ignored, anything else is an error.

# Puts into `out` the sources named by the registries, relative to the current folder.
function(omnidoku_registry_sources out)
  set(sources)
  foreach(registry IN LISTS ARGN)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${registry})
    cmake_path(GET registry PARENT_PATH folder)
    # Only the first word of a line matters; a trailing comment may hold anything.
    file(STRINGS ${registry} lines REGEX "^[ \t]*[^ \t/#]")
    foreach(line IN LISTS lines)
      if(NOT line MATCHES "^[ \t]*OMNIDOKU_[A-Z0-9_]+\\(([a-z][a-z0-9_]*)\\)[ \t]*(//.*)?$")
        message(FATAL_ERROR "${CMAKE_CURRENT_SOURCE_DIR}/${registry}: not OMNIDOKU_SOMETHING(ident): ${line}")
      endif()
      cmake_path(APPEND folder ${CMAKE_MATCH_1}.cpp OUTPUT_VARIABLE source)
      list(APPEND sources ${source})
    endforeach()
  endforeach()
  set(${out} ${sources} PARENT_SCOPE)
endfunction()

set(omnidoku_standard_headers
    <algorithm> <array> <bit> <cmath> <cstddef> <cstdint> <functional> <limits> <map> <memory> <optional> <set>
    <span> <string> <string_view> <tuple> <unordered_map> <utility> <variant> <vector>)

# omnidoku_precompile(TARGET <header>...): the standard headers and these.
function(omnidoku_precompile target)
  target_precompile_headers(${target} PRIVATE ${omnidoku_standard_headers} ${ARGN})
endfunction()

# All modules share these.
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/precompiled.cpp CONTENT "")
add_library(omnidoku_precompiled OBJECT ${PROJECT_BINARY_DIR}/precompiled.cpp)
omnidoku_precompile(omnidoku_precompiled)

function(omnidoku_module name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;REGISTRY;DEPENDS;LIBS")
  if(arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "omnidoku_module(${name}): not understood: ${arg_UNPARSED_ARGUMENTS}")
  endif()
  omnidoku_registry_sources(registered ${arg_REGISTRY})
  set(sources ${arg_SOURCES} ${registered})
  list(TRANSFORM arg_DEPENDS PREPEND omnidoku::)

  set(target omnidoku_${name})
  if(sources)
    add_library(${target} STATIC ${sources})
    set(scope PUBLIC)
  else()
    add_library(${target} INTERFACE)
    set(scope INTERFACE)
  endif()
  add_library(omnidoku::${name} ALIAS ${target})
  # What reads a registry changes with every new entry; nothing else is to be compiled again for it.
  foreach(source IN LISTS arg_SOURCES)
    file(STRINGS ${source} reads_registry REGEX "#include \".*registry\\.inc\"" LIMIT_COUNT 1)
    if(reads_registry)
      set_source_files_properties(${source} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    endif()
  endforeach()
  target_include_directories(${target} ${scope} ${PROJECT_SOURCE_DIR}/src)
  target_link_libraries(${target} ${scope} ${arg_DEPENDS} ${arg_LIBS})
  if(sources)
    target_precompile_headers(${target} REUSE_FROM omnidoku_precompiled)
  endif()
  set_property(GLOBAL APPEND PROPERTY OMNIDOKU_MODULES omnidoku::${name})
endfunction()

function(omnidoku_app name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;REGISTRY;PRECOMPILED;DEPENDS;LIBS")
  if(arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "omnidoku_app(${name}): not understood: ${arg_UNPARSED_ARGUMENTS}")
  endif()
  omnidoku_registry_sources(registered ${arg_REGISTRY})
  list(TRANSFORM arg_DEPENDS PREPEND omnidoku::)

  add_executable(${name} ${arg_SOURCES} ${registered})
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR}/src ${CMAKE_CURRENT_SOURCE_DIR})
  target_link_libraries(${name} PRIVATE ${arg_DEPENDS} ${arg_LIBS})
  omnidoku_precompile(${name} ${arg_PRECOMPILED})
  target_compile_definitions(${name} PRIVATE OMNIDOKU_VERSION="${PROJECT_VERSION}")
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR})
endfunction()
