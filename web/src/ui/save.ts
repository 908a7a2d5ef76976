// SPDX-License-Identifier: MIT
//
// Giving the person a file, and saying what became of it.

import { app } from '../app/app_state';
import { download } from '../base/download';
import { t } from '../i18n/i18n';

export function save(name: string, content: Blob): void {
  download(name, content);
  app.say(t('saved', { name }));
}

export function saveText(name: string, text: string, type = 'text/plain'): void {
  save(name, new Blob([text], { type }));
}
