// SPDX-License-Identifier: MIT
//
// Files as text: most are UTF-8, spreadsheets and editors of Windows write UTF-16 or its own characters.

function encodingOf(bytes: Uint8Array): string {
  const [first, second, third, fourth] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Without its mark: the first characters are of ASCII.
  if (first && second === 0 && third && fourth === 0) return 'utf-16le';
  return 'utf-8';
}

/** The text; of files of other kinds, text with marks for what cannot be read. */
export async function textOfFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  const isOther = bytes.some((byte) => byte < 9);
  return text.includes('\uFFFD') && !isOther ? new TextDecoder('windows-1252').decode(bytes) : text;
}
