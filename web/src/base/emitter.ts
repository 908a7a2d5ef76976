// SPDX-License-Identifier: MIT
//
// Tells listeners that something happened; for what changes too often to be a signal.

export class Emitter<T> {
  private readonly listeners = new Set<(value: T) => void>();

  /** Returns the function that ends the listening. */
  listen(listener: (value: T) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  emit(value: T): void {
    for (const listener of this.listeners) listener(value);
  }
}
