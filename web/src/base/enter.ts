// SPDX-License-Identifier: MIT
//
// The Enter key in fields.

/** Enter in a field of one line does what the button under it does. */
export function onEnter(run: () => unknown): (event: KeyboardEvent) => void {
  return (event) => {
    const { target } = event;
    const field = target instanceof HTMLInputElement && ['text', 'number'].includes(target.type);
    if (event.key !== 'Enter' || event.isComposing || !field) return;
    event.preventDefault();
    run();
  };
}
