# SPDX-License-Identifier: MIT
#
# Every library that the build looks for, in one place. tools/packages.sh names
# the Debian packages they come from. A module names the imported target in LIBS:
#
#   CLI11::CLI11  nlohmann_json::nlohmann_json  pugixml::pugixml  fmt::fmt
#   PkgConfig::UTF8PROC   PkgConfig::HTTPLIB   PkgConfig::RSVG (only if OMNIDOKU_HAVE_RSVG)
#   PkgConfig::QRENCODE (only if OMNIDOKU_HAVE_QRENCODE)
#   PkgConfig::ZLIB (only if OMNIDOKU_HAVE_ZLIB)   PkgConfig::ZSTD (only if OMNIDOKU_HAVE_ZSTD)
#   Threads::Threads      CaDiCaL::CaDiCaL (only if OMNIDOKU_HAVE_CADICAL)
#   PkgConfig::BLISS (only if OMNIDOKU_HAVE_BLISS)
#
# Tests and benchmarks find GTest and benchmark only when they are built. The WebAssembly build has
# some of them only: cmake/Emscripten.cmake.

if(EMSCRIPTEN)
  include(Emscripten)
  return()
endif()

find_package(Threads REQUIRED)
find_package(PkgConfig QUIET)
set(missing_packages "")
foreach(package IN ITEMS CLI11 nlohmann_json pugixml fmt)
  find_package(${package} CONFIG QUIET)
  if(NOT ${package}_FOUND)
    list(APPEND missing_packages ${package})
  endif()
endforeach()
if(PKG_CONFIG_FOUND)
  pkg_check_modules(UTF8PROC QUIET IMPORTED_TARGET libutf8proc)
  pkg_check_modules(HTTPLIB QUIET IMPORTED_TARGET cpp-httplib)
  foreach(package IN ITEMS UTF8PROC HTTPLIB)
    if(NOT TARGET PkgConfig::${package})
      string(TOLOWER ${package} name)
      list(APPEND missing_packages ${name})
    endif()
  endforeach()
else()
  list(APPEND missing_packages pkg-config)
endif()
if(missing_packages)
  list(JOIN missing_packages ", " missing_packages)
  message(FATAL_ERROR "Not found: ${missing_packages}. On Debian 12 this installs all that Omnidoku is built with:\n"
    "  bash -c '. tools/packages.sh; require_packages \"\${build_packages[@]}\"'")
endif()

# PNG and PDF pictures in the native program. Without it `render` writes SVG and text only.
pkg_check_modules(RSVG QUIET IMPORTED_TARGET librsvg-2.0)
if(TARGET PkgConfig::RSVG)
  set(OMNIDOKU_HAVE_RSVG ON)
else()
  set(OMNIDOKU_HAVE_RSVG OFF)
  message(STATUS "librsvg-2.0 not found: the program will not write PNG and PDF")
endif()

# QR codes of booklets in the native program. Without it `render --sheet` has none.
pkg_check_modules(QRENCODE QUIET IMPORTED_TARGET libqrencode)
set(OMNIDOKU_HAVE_QRENCODE ${QRENCODE_FOUND})
if(NOT OMNIDOKU_HAVE_QRENCODE)
  message(STATUS "libqrencode not found: the program will not draw QR codes")
endif()

# Packed input (src/packed). Without them it is refused.
pkg_check_modules(ZLIB QUIET IMPORTED_TARGET zlib)
set(OMNIDOKU_HAVE_ZLIB ${ZLIB_FOUND})
if(NOT OMNIDOKU_HAVE_ZLIB)
  message(STATUS "zlib not found: the program will not read files packed by gzip")
endif()
pkg_check_modules(ZSTD QUIET IMPORTED_TARGET libzstd)
set(OMNIDOKU_HAVE_ZSTD ${ZSTD_FOUND})
if(NOT OMNIDOKU_HAVE_ZSTD)
  message(STATUS "libzstd not found: the program will not read and write files packed by zstd")
endif()

# The second opinion of the general engine (src/sat). Debian has it as a header and a static library.
option(OMNIDOKU_CADICAL "Use CaDiCaL if it is there" ON)
set(OMNIDOKU_HAVE_CADICAL OFF)
if(OMNIDOKU_CADICAL)
  find_path(CADICAL_INCLUDE_DIR cadical.hpp)
  find_library(CADICAL_LIBRARY cadical)
  mark_as_advanced(CADICAL_INCLUDE_DIR CADICAL_LIBRARY)
  if(CADICAL_INCLUDE_DIR AND CADICAL_LIBRARY)
    add_library(CaDiCaL::CaDiCaL UNKNOWN IMPORTED)
    set_target_properties(CaDiCaL::CaDiCaL PROPERTIES
      IMPORTED_LOCATION ${CADICAL_LIBRARY}
      INTERFACE_INCLUDE_DIRECTORIES ${CADICAL_INCLUDE_DIR})
    set(OMNIDOKU_HAVE_CADICAL ON)
  else()
    message(STATUS "CaDiCaL not found: hard puzzles are left to the search alone")
  endif()
endif()

# The canonical forms of puzzles on boards of any kind (src/isomorphism), where the definition stands
# that Debian's pkg-config file asks for: it has a blank in that flag, which makes two of it.
option(OMNIDOKU_BLISS "Use bliss if it is there" ON)
set(OMNIDOKU_HAVE_BLISS OFF)
if(OMNIDOKU_BLISS)
  pkg_check_modules(BLISS QUIET IMPORTED_TARGET libbliss-cxx)
  if(BLISS_FOUND)
    set_target_properties(PkgConfig::BLISS PROPERTIES INTERFACE_COMPILE_OPTIONS "")
    set(OMNIDOKU_HAVE_BLISS ON)
  else()
    message(STATUS "bliss not found: only puzzles of the classic grid have a canonical form")
  endif()
endif()

# A user who only builds the program need not have what its tests need.
if(OMNIDOKU_TESTS)
  find_package(GTest CONFIG QUIET)
  find_package(Python3 QUIET COMPONENTS Interpreter)
  if(NOT GTest_FOUND OR NOT Python3_FOUND)
    message(STATUS "GoogleTest or Python not found: the tests are left out (./test installs both)")
    set(OMNIDOKU_TESTS OFF)
  endif()
endif()
if(OMNIDOKU_BENCH)
  find_package(benchmark CONFIG REQUIRED)
endif()
