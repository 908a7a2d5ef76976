// SPDX-License-Identifier: MIT
//
// Databases of the browser.

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { StorageError, whyNotOpen } from './trouble';

/** How long a database may take to be opened, and how long once it took longer than that. */
const kPatience = 8000; // ms
const kImpatience = 500; // ms

/**
 * The way to a database in its first version, which `make` makes. What could not be opened, or was
 * closed by the browser, is opened again at the next call. Throws StorageError.
 */
export function databaseOf<S extends DBSchema>(
  name: string,
  make: (database: IDBPDatabase<S>) => void,
): () => Promise<IDBPDatabase<S>> {
  let opened: Promise<IDBPDatabase<S>> | undefined;
  const forget = () => (opened = undefined);
  const open = async () => {
    try {
      return await openDB<S>(name, 1, {
        upgrade: (database) => make(database),
        // A page of a later version may need the database alone.
        blocking: (_, __, event) => {
          (event.target as IDBDatabase).close();
          forget();
        },
        terminated: () => void forget(),
      });
    } catch (error) {
      throw whyNotOpen(error);
    }
  };
  let patience = kPatience;
  return async () => {
    if (opened === undefined) {
      opened = open();
      opened.then(() => (patience = kPatience), forget);
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Another tab may be in the way of it.
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        patience = kImpatience;
        reject(new StorageError('silent'));
      }, patience);
    });
    return Promise.race([opened, silence]).finally(() => clearTimeout(timer));
  };
}

/** Does something in a transaction, all or none of it; where it fails the transaction's own reason counts. */
export async function within<T>(
  transaction: { done: Promise<void>; error: DOMException | null; abort: () => void },
  work: () => Promise<T>,
): Promise<T> {
  const { done } = transaction;
  done.catch(() => undefined); // told below
  try {
    const result = await work();
    await done;
    return result;
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // It is over already.
    }
    throw transaction.error ?? error;
  }
}
