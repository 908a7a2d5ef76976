# SPDX-License-Identifier: MIT
#
# What `cmake --install` does for the program (component "program"), and how the installed program finds
# the rest of it: the ways from its folder are compiled into program_files.cpp, so that the whole can be
# moved.

include(GNUInstallDirs)

set(server_folder ${CMAKE_INSTALL_LIBDIR}/omnidoku)
set(page_folder ${CMAKE_INSTALL_DATADIR}/omnidoku/page)

# omnidoku_way(OUT PATH): PATH of the installation as it is reached from the program's folder.
function(omnidoku_way out path)
  cmake_path(ABSOLUTE_PATH path BASE_DIRECTORY ${CMAKE_INSTALL_PREFIX} NORMALIZE)
  file(RELATIVE_PATH way ${CMAKE_INSTALL_FULL_BINDIR} ${path})
  set(${out} ${way} PARENT_SCOPE)
endfunction()
omnidoku_way(way_to_server ${server_folder}/omnidoku_http.so)
omnidoku_way(way_to_page ${page_folder})
# On this one file: all others stay the same wherever it is installed.
set_source_files_properties(program_files.cpp PROPERTIES
  COMPILE_DEFINITIONS "OMNIDOKU_WAY_TO_SERVER=\"${way_to_server}\";OMNIDOKU_WAY_TO_PAGE=\"${way_to_page}\"")

set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME program)
install(TARGETS omnidoku RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
# A target that is made later, as the folders of the build have no order.
install(FILES $<TARGET_FILE:omnidoku_http> DESTINATION ${server_folder})

# The page is built by tools/build_page.sh and tools/build_wasm.sh, if at all.
install(CODE "
  # Names of its files change with what is in them: those of the page that it replaces would stay.
  file(REMOVE_RECURSE \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${page_folder}\")
  if(NOT EXISTS \"${PROJECT_BINARY_DIR}/page/index.html\")
    message(STATUS \"The page is not built (./start builds it): serve will offer the api alone\")
  endif()")
install(DIRECTORY ${PROJECT_BINARY_DIR}/page/ DESTINATION ${page_folder} OPTIONAL)

file(GLOB documents CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/docs/*.md ${PROJECT_SOURCE_DIR}/docs/*.schema.json)
install(FILES ${PROJECT_SOURCE_DIR}/README.md ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(FILES ${documents} DESTINATION ${CMAKE_INSTALL_DOCDIR}/docs)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/docs/pictures DESTINATION ${CMAKE_INSTALL_DOCDIR}/docs
        FILES_MATCHING PATTERN "*.svg" PATTERN "*.png")

# Checks certificates without the program.
install(PROGRAMS ${PROJECT_SOURCE_DIR}/tools/check_certificate.py DESTINATION ${CMAKE_INSTALL_DATADIR}/omnidoku)

# What the program tells of its command line, for shells and for man. Where it does not run on the
# machine that builds it, it is left out.
if(NOT CMAKE_CROSSCOMPILING)
  set(texts ${PROJECT_BINARY_DIR}/installed)
  omnidoku_registry_sources(commands commands/registry.inc)
  list(TRANSFORM commands REPLACE "commands/(.*)\\.cpp" "\\1")
  set(pages omnidoku.1)
  foreach(command IN LISTS commands)
    list(APPEND pages omnidoku-${command}.1)
  endforeach()
  list(TRANSFORM pages PREPEND ${texts}/)
  list(JOIN commands " " commands)
  install(CODE "
    file(MAKE_DIRECTORY \"${texts}\")
    foreach(shell IN ITEMS bash zsh fish)
      execute_process(COMMAND \"$<TARGET_FILE:omnidoku>\" completion \${shell}
                      OUTPUT_FILE \"${texts}/completion.\${shell}\" COMMAND_ERROR_IS_FATAL ANY)
    endforeach()
    execute_process(COMMAND \"$<TARGET_FILE:omnidoku>\" manual
                    OUTPUT_FILE \"${texts}/omnidoku.1\" COMMAND_ERROR_IS_FATAL ANY)
    foreach(command IN ITEMS ${commands})
      execute_process(COMMAND \"$<TARGET_FILE:omnidoku>\" manual \${command}
                      OUTPUT_FILE \"${texts}/omnidoku-\${command}.1\" COMMAND_ERROR_IS_FATAL ANY)
    endforeach()")
  set(OMNIDOKU_ZSH_DIR ${CMAKE_INSTALL_DATADIR}/zsh/site-functions CACHE STRING "Where zsh looks for completions")
  install(FILES ${texts}/completion.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME omnidoku)
  install(FILES ${texts}/completion.zsh DESTINATION ${OMNIDOKU_ZSH_DIR} RENAME _omnidoku)
  install(FILES ${texts}/completion.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d RENAME omnidoku.fish)
  install(FILES ${pages} DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
endif()

# A service for each user. It names the program by its whole path, as systemd wants it: whoever moves the
# installation afterwards changes it there.
set(OMNIDOKU_USER_UNIT_DIR ${CMAKE_INSTALL_DATADIR}/systemd/user CACHE STRING "Where systemd looks for services of users")
install(CODE "
  cmake_path(ABSOLUTE_PATH CMAKE_INSTALL_PREFIX OUTPUT_VARIABLE omnidoku_program)
  cmake_path(APPEND omnidoku_program \"${CMAKE_INSTALL_BINDIR}\" omnidoku)
  configure_file(\"${PROJECT_SOURCE_DIR}/packaging/omnidoku.service.in\"
                 \"${PROJECT_BINARY_DIR}/installed/omnidoku.service\" @ONLY)")
install(FILES ${PROJECT_BINARY_DIR}/installed/omnidoku.service DESTINATION ${OMNIDOKU_USER_UNIT_DIR})
