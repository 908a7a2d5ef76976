// SPDX-License-Identifier: MIT
//
// Giving the person a file, and saying what became of it.

import { download } from '../base/download';
import { t } from '../i18n/i18n';
import type { PageState } from '../game/page_state';

export function save({ shell }: PageState, name: string, content: Blob): void {
  download(name, content);
  shell.say(t('saved', { name }));
}

export function saveText(page: PageState, name: string, text: string, type = 'text/plain'): void {
  save(page, name, new Blob([text], { type }));
}
