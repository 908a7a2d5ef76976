# SPDX-License-Identifier: MIT
#
# The library that others build on: libomnidoku, shared and static, its headers, and what finds it
# (a CMake package and a pkg-config file, both relocatable). `cmake --install` puts it in place.

include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

set(public_headers ${PROJECT_SOURCE_DIR}/include/omnidoku/omnidoku.h ${PROJECT_SOURCE_DIR}/include/omnidoku/c_api.h)
# While the first number is 0, the second changes with the binary interface.
set(abi_version ${PROJECT_VERSION_MAJOR})
if(PROJECT_VERSION_MAJOR EQUAL 0)
  set(abi_version ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})
endif()

# Shared: all modules in one, of which the public names alone are to be seen.
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/library.cpp CONTENT "")
add_library(omnidoku_shared SHARED ${PROJECT_BINARY_DIR}/library.cpp)
set(version_script ${PROJECT_SOURCE_DIR}/cmake/public_names.map)
target_link_libraries(omnidoku_shared PRIVATE "$<LINK_LIBRARY:WHOLE_ARCHIVE,omnidoku_library>")
target_link_options(omnidoku_shared PRIVATE LINKER:--version-script=${version_script} LINKER:-z,defs LINKER:--gc-sections)
set_target_properties(omnidoku_shared PROPERTIES
  OUTPUT_NAME omnidoku EXPORT_NAME omnidoku VERSION ${PROJECT_VERSION} SOVERSION ${abi_version}
  LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR} LINK_DEPENDS ${version_script})
target_sources(omnidoku_shared PUBLIC
  FILE_SET HEADERS BASE_DIRS ${PROJECT_SOURCE_DIR}/include FILES ${public_headers})
target_compile_features(omnidoku_shared INTERFACE cxx_std_20)
add_library(omnidoku::omnidoku ALIAS omnidoku_shared)

# Static: the archives of all modules in one, as nobody else has a use for them one by one.
get_property(modules GLOBAL PROPERTY OMNIDOKU_MODULES)
set(members)
set(merge "CREATE libomnidoku.a\n")
foreach(module IN LISTS modules)
  get_target_property(target ${module} ALIASED_TARGET)
  get_target_property(type ${target} TYPE)
  if(type STREQUAL "STATIC_LIBRARY")
    list(APPEND members ${target})
    string(APPEND merge "ADDLIB $<TARGET_FILE:${target}>\n")
  endif()
endforeach()
string(APPEND merge "SAVE\nEND\n")
file(GENERATE OUTPUT ${PROJECT_BINARY_DIR}/libomnidoku.mri CONTENT "${merge}")
set(archive ${PROJECT_BINARY_DIR}/libomnidoku.a)
add_custom_command(OUTPUT ${archive}
  COMMAND ${CMAKE_COMMAND} -E rm -f ${archive}
  COMMAND ${CMAKE_AR} -M < libomnidoku.mri
  DEPENDS ${members} ${PROJECT_BINARY_DIR}/libomnidoku.mri
  WORKING_DIRECTORY ${PROJECT_BINARY_DIR}
  COMMENT "Merging the modules into libomnidoku.a" VERBATIM)
add_custom_target(omnidoku_archive ALL DEPENDS ${archive})

# What the modules were built with: whoever links the archive needs it as well.
set(static_libraries "-lfmt -lpugixml -lutf8proc -lstdc++ -lm -lpthread")
if(OMNIDOKU_HAVE_CADICAL)
  string(PREPEND static_libraries "-lcadical ")
endif()
if(OMNIDOKU_HAVE_BLISS)
  string(PREPEND static_libraries "-lbliss -lgmp ")
endif()
string(REPLACE " " ";" static_link_libraries "${static_libraries}")
set(packages ${CMAKE_INSTALL_LIBDIR}/cmake/omnidoku)
configure_package_config_file(${CMAKE_CURRENT_LIST_DIR}/omnidoku-config.cmake.in
  ${PROJECT_BINARY_DIR}/omnidoku-config.cmake
  INSTALL_DESTINATION ${packages} PATH_VARS CMAKE_INSTALL_LIBDIR CMAKE_INSTALL_INCLUDEDIR)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/omnidoku-config-version.cmake
  VERSION ${PROJECT_VERSION} COMPATIBILITY SameMinorVersion)
# The prefix is found from where the file lies.
cmake_path(SET to_prefix ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
string(REGEX REPLACE "[^/]+" ".." to_prefix ${to_prefix})
configure_file(${CMAKE_CURRENT_LIST_DIR}/omnidoku.pc.in ${PROJECT_BINARY_DIR}/omnidoku.pc @ONLY)

install(TARGETS omnidoku_shared EXPORT omnidoku
  LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT library NAMELINK_COMPONENT development
  FILE_SET HEADERS DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT development)
install(EXPORT omnidoku NAMESPACE omnidoku:: DESTINATION ${packages} FILE omnidoku-targets.cmake COMPONENT development)
install(FILES ${PROJECT_BINARY_DIR}/omnidoku-config.cmake ${PROJECT_BINARY_DIR}/omnidoku-config-version.cmake
  DESTINATION ${packages} COMPONENT development)
install(FILES ${archive} DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT development)
install(FILES ${PROJECT_BINARY_DIR}/omnidoku.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT development)
