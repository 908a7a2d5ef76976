// SPDX-License-Identifier: MIT
//
// Links that hold a whole puzzle: its text, deflated, in letters that links may have, after "#". It is packed as zlib
// does, with a checksum; links of old have none.

import { PageError } from '../api/engine';
import { t } from '../i18n/i18n';

const kPrefix = '#puzzle=';

/** The first byte that zlib writes. No text that was deflated without a checksum begins with it. */
const kZlib = 0x78;
/** What the program takes at a time; a short link may hold very much more. */
const kMostBytes = 16 * 2 ** 20;

async function through(bytes: Uint8Array, stream: GenericTransformStream): Promise<Uint8Array> {
  const piped = new Blob([bytes as BlobPart]).stream().pipeThrough(stream);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (const reader = (piped as ReadableStream<Uint8Array>).getReader(); ;) {
    const { value, done } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > kMostBytes) {
      void reader.cancel();
      throw new RangeError('too large');
    }
    chunks.push(value);
  }
  return new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer());
}

export async function shareLink(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const packed = await through(bytes, new CompressionStream('deflate'));
  const letters = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
  const safe = letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return new URL(kPrefix + safe, document.baseURI).href;
}

/** Whether the page's address means this computer, for whoever opens it. */
export function isLocal(): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(location.hostname);
}

/** Whether the page's address says what to open. */
export function isAddressed(): boolean {
  return location.hash.startsWith(kPrefix) || new URLSearchParams(location.search).has('puzzle');
}

export function leaveAddress(): void {
  history.replaceState(history.state, '', location.pathname);
}

/** The text in the part of an address after "#"; null when there is none. Throws where it is damaged. */
export async function readShared(hash: string): Promise<string | null> {
  if (!hash.startsWith(kPrefix)) return null;
  try {
    return await unpack(hash);
  } catch {
    throw new PageError(t('open.damaged-link'));
  }
}

async function unpack(hash: string): Promise<string> {
  const letters = hash.slice(kPrefix.length).replaceAll('-', '+').replaceAll('_', '/');
  const packed = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
  const format = packed[0] === kZlib ? 'deflate' : 'deflate-raw';
  const bytes = await through(packed, new DecompressionStream(format));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}
