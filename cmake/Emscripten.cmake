# SPDX-License-Identifier: MIT
#
# Libraries for the WebAssembly build. Debian's headers lie beside those of the system's C library,
# which the compiler must not see: they are reached through links in a folder of their own.

set(linked_headers ${CMAKE_BINARY_DIR}/include)
file(MAKE_DIRECTORY ${linked_headers})
file(CREATE_LINK /usr/include/nlohmann ${linked_headers}/nlohmann SYMBOLIC)

add_library(nlohmann_json::nlohmann_json INTERFACE IMPORTED)
target_include_directories(nlohmann_json::nlohmann_json SYSTEM INTERFACE ${linked_headers})
target_compile_definitions(nlohmann_json::nlohmann_json INTERFACE JSON_NOEXCEPTION)

# Everything runs in one thread; more are never asked for.
add_library(Threads::Threads INTERFACE IMPORTED)

add_compile_options(-fno-exceptions -msimd128)
