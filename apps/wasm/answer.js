// SPDX-License-Identifier: MIT
//
// What JavaScript calls: answer(request, progress) gives the answer to a request (docs/API.md) and calls
// progress(line) with each line that comes before it; false stops the call.
Module['answer'] = (request, progress) => {
  Module['progress'] = (line) => progress(line) !== false;
  const size = lengthBytesUTF8(request) + 1;
  const text = _malloc(size);
  stringToUTF8(request, text, size);
  const answer = UTF8ToString(_omnidoku_answer(text));
  _free(text);
  return answer;
};
