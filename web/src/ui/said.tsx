// SPDX-License-Identifier: MIT
//
// Words that may be in another language than the page, and then say so to who reads them out.

import { type Marked, t } from '../i18n/i18n';

export function Said({ words }: { words: Marked | readonly Marked[] }) {
  const parts = 'text' in words ? [words] : words;
  const more = parts.filter(({ isMore }) => isMore);
  return (
    <>
      {parts
        .filter(({ isMore }) => !isMore)
        .map(({ text, lang }, index) => (
          <span key={index} lang={lang}>
            {index > 0 && ' '}
            {text}
          </span>
        ))}
      {more.length > 0 && (
        <details>
          <summary>{t('refused.more')}</summary>
          {more.map(({ text, lang }, index) => (
            <span key={index} lang={lang}>
              {text}
            </span>
          ))}
        </details>
      )}
    </>
  );
}
