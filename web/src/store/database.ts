// SPDX-License-Identifier: MIT
//
// Databases of the browser.

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/**
 * The way to a database in its first version, which `make` makes. What could not be opened, or was
 * closed by the browser, is opened again at the next call.
 */
export function databaseOf<S extends DBSchema>(
  name: string,
  make: (database: IDBPDatabase<S>) => void,
): () => Promise<IDBPDatabase<S>> {
  let opened: Promise<IDBPDatabase<S>> | undefined;
  const forget = () => (opened = undefined);
  const open = () =>
    openDB<S>(name, 1, {
      upgrade: (database) => make(database),
      // A page of a later version may need the database alone.
      blocking: (_, __, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: () => void forget(),
    });
  return () => {
    if (opened === undefined) {
      opened = open();
      opened.catch(forget);
    }
    return opened;
  };
}
