// SPDX-License-Identifier: MIT
//
// What the page's worker calls: answer(request, progress) gives the answer to a request (docs/API.md)
// and calls progress(line) with each line that comes before it.
Module['answer'] = (request, progress) => {
  Module['progress'] = progress;
  const size = lengthBytesUTF8(request) + 1;
  const text = _malloc(size);
  stringToUTF8(request, text, size);
  const answer = UTF8ToString(_omnidoku_answer(text));
  _free(text);
  return answer;
};
