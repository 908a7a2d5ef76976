// SPDX-License-Identifier: MIT
//
// Links that hold a whole puzzle: its text, deflated, in letters that links may have, after "#".

import { signal } from '@preact/signals';
import { PageError } from './engine/engine';
import { t } from './i18n/i18n';

const kPrefix = '#puzzle=';

async function through(bytes: Uint8Array, stream: GenericTransformStream): Promise<Uint8Array> {
  const piped = new Blob([bytes as BlobPart]).stream().pipeThrough(stream as never);
  return new Uint8Array(await new Response(piped as BodyInit).arrayBuffer());
}

export async function shareLink(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const packed = await through(bytes, new CompressionStream('deflate-raw'));
  const letters = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
  const safe = letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return new URL(kPrefix + safe, document.baseURI).href;
}

/** Whether the page's address says what to open. */
export function isAddressed(): boolean {
  return location.hash.startsWith(kPrefix) || new URLSearchParams(location.search).has('puzzle');
}

/** Goes up when the address says no longer what to open. */
export const timesLeft = signal(0);

export function leaveAddress(): void {
  history.replaceState(history.state, '', location.pathname);
  timesLeft.value += 1;
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
  return new TextDecoder().decode(await through(packed, new DecompressionStream('deflate-raw')));
}
