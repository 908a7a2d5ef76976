// SPDX-License-Identifier: MIT
//
// The field for a formula: words that may be meant stand below it, to be pressed, or chosen by Arrow keys
// and taken by Enter or Tab.

import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { FormulaWord } from '../../api/protocol';
import { usePage } from '../../ui/context';
import { t } from '../../i18n/i18n';
import { completed, completionsOf, type Typed } from './completion';

const kList = 'formula-words';
const optionId = (index: number) => `formula-word-${String(index)}`;

export function FormulaField({
  value,
  describedBy,
  onType,
}: {
  value: string;
  describedBy: string;
  onType: (formula: string) => void;
}) {
  const { session } = usePage();
  const input = useRef<HTMLInputElement>(null);
  const caret = useSignal<number | null>(null); // null where nothing is offered
  const active = useSignal(-1);
  const moved = useRef<Typed | null>(null);
  const words = session.catalogue.value?.formula_words ?? [];
  const typed = { text: value, caret: caret.value ?? 0 };
  const offered = caret.value === null ? [] : completionsOf(words, typed);

  useLayoutEffect(() => {
    if (moved.current?.text !== value) return;
    input.current?.setSelectionRange(moved.current.caret, moved.current.caret);
    moved.current = null;
  });

  const offer = (at: number | null) => {
    caret.value = at;
    active.value = -1;
  };
  const take = (word: FormulaWord) => {
    moved.current = completed(typed, word);
    offer(null);
    onType(moved.current.text);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (offered.length === 0) return;
    const chosen = offered[active.value];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const from = active.value < 0 && step < 0 ? 0 : active.value;
      active.value = (from + step + offered.length) % offered.length;
    } else if ((event.key === 'Enter' || event.key === 'Tab') && chosen) {
      take(chosen);
    } else if (event.key === 'Escape') {
      offer(null);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <label class="field">
        <span>{t('meaning.formula')}</span>
        <input
          ref={input}
          type="text"
          role="combobox"
          spellcheck={false}
          autocomplete="off"
          aria-autocomplete="list"
          aria-expanded={offered.length > 0}
          aria-controls={kList}
          aria-activedescendant={active.value < 0 ? undefined : optionId(active.value)}
          aria-describedby={describedBy}
          value={value}
          onInput={({ currentTarget }) => {
            onType(currentTarget.value);
            offer(currentTarget.selectionStart);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => offer(null)}
        />
      </label>
      <ul
        id={kList}
        class="formula-words"
        role="listbox"
        aria-label={t('meaning.words')}
        hidden={offered.length === 0}
      >
        {offered.map((word, index) => (
          <li
            key={word.name}
            id={optionId(index)}
            role="option"
            aria-selected={index === active.value}
            title={word.help}
            onPointerDown={(event) => {
              event.preventDefault(); // the field keeps the focus
              take(word);
            }}
          >
            {word.arguments === '' ? word.name : `${word.name}(${word.arguments})`}
          </li>
        ))}
      </ul>
    </>
  );
}
