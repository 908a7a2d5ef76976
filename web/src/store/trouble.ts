// SPDX-License-Identifier: MIT
//
// Why the browser keeps nothing.

/** In the words of the page: `storage.` and this. */
export type Why = 'full' | 'refused' | 'newer' | 'silent';

/** `own`: what the browser says. */
export class StorageError extends Error {
  constructor(
    readonly why: Why,
    readonly own = '',
  ) {
    super(own);
  }
}

/** What went wrong when a database was opened. */
export function whyNotOpen(error: unknown): StorageError {
  const { name, message } = error as Partial<Error>;
  if (name === 'QuotaExceededError') return new StorageError('full');
  if (name === 'VersionError') return new StorageError('newer');
  return new StorageError('refused', message ?? String(error));
}

/** What went wrong in storage; null for all other troubles. */
export function storageError(error: unknown): StorageError | null {
  if (error instanceof StorageError) return error;
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  return isFull ? new StorageError('full') : null;
}
