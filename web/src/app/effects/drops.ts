// SPDX-License-Identifier: MIT
//
// Files and text that are dropped on the page or pasted into it.

import { openAnything, openFile, openPicture } from '../../features/open/open_any';
import type { PageState } from '../../game/page_state';
import { isPicture } from '../../photo/photo';

/** Lets files and text be dropped on the page and pasted into it. */
export function listenToDrops(page: PageState): void {
  const hasText = (data: DataTransfer | null) =>
    data !== null && (data.types.includes('Files') || data.types.includes('text/plain'));
  document.addEventListener('dragover', (event) => {
    if (hasText(event.dataTransfer)) event.preventDefault();
  });
  document.addEventListener('drop', (event) => {
    const data = event.dataTransfer;
    if (data === null || !hasText(data)) return;
    event.preventDefault();
    const [file] = data.files;
    void (file
      ? openFile(page, file)
      : openAnything(page, data.getData('text/plain'), data.getData('text/html')));
  });
  document.addEventListener('paste', (event) => {
    const { target } = event;
    if (target instanceof HTMLElement && target.closest('input, textarea')) return;
    const picture = [...(event.clipboardData?.files ?? [])].find(isPicture);
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    const html = event.clipboardData?.getData('text/html') ?? '';
    if (picture !== undefined && pasted === '') {
      event.preventDefault();
      void openPicture(page, picture);
      return;
    }
    if (pasted.trim().length < 4 && html === '') return;
    event.preventDefault();
    void openAnything(page, pasted, html);
  });
}
