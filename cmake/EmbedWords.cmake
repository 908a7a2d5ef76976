# SPDX-License-Identifier: MIT
#
# Writes the files of words in LIST (a file with a path on each line) into the C++ source OUTPUT. The language of a
# file is what stands before .json in its name: de.json, killer.de.json.
#
#   cmake -D LIST=words.txt -D OUTPUT=embedded_words.cpp -P EmbedWords.cmake

file(STRINGS "${LIST}" files ENCODING UTF-8)
set(entries)
foreach(path IN LISTS files)
  cmake_path(GET path FILENAME name)
  string(REGEX REPLACE "^(.*\\.)?([a-z]+)\\.json$" "\\2" language ${name})
  file(READ "${path}" text)
  string(APPEND entries "    {\"${language}\", R\"words(${text})words\"},\n")
endforeach()
file(WRITE "${OUTPUT}"
  "#include \"embedded_words.h\"\n\nnamespace omnidoku::cli {\n\nnamespace {\n"
  "constexpr EmbeddedWords kEmbeddedWords[] = {\n" "${entries}" "};\n}  // namespace\n\n"
  "std::span<const EmbeddedWords> embedded_words() { return kEmbeddedWords; }\n\n}  // namespace omnidoku::cli\n")
