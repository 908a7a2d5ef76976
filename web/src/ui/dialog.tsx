// SPDX-License-Identifier: MIT
//
// The frame of dialogs: the browser's own, which keeps focus inside and closes with Escape.

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/i18n';
import { beginOccasion } from '../base/occasion';
import { Button } from './button';
import { Toast } from './toast';
import { useModel, usePage } from './context';
import { BoardFocus } from './focus';

export function Dialog(props: {
  title: string;
  children: ComponentChildren;
  /** Buttons at the bottom. */
  actions?: ComponentChildren;
  wide?: boolean;
  /** As large as the window allows. */
  full?: boolean;
  /** The id of what a screen reader says after the title. */
  describedBy?: string;
  /** What Enter does while nothing is chosen that it would press. */
  onEnter?: () => void;
}) {
  const { session, shell } = usePage();
  const focus = useModel(BoardFocus);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => (shell.dialog.value = null);
  useEffect(() => {
    const made = dialog.current;
    made?.showModal();
    let isNew = false;
    const end = session.game.opened.listen(() => (isNew = true));
    return () => {
      end();
      // The focus goes back to where it was, unless there is another puzzle to turn to; a cell that gets
      // it so is not selected for that.
      const selected = session.selection.now();
      made?.close();
      if (session.selection.cursor.peek() !== selected.cursor) session.selection.restore(selected);
      if (isNew) focus.toBoard();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={props.full ? 'full' : props.wide ? 'wide' : ''}
      aria-labelledby="dialog-title"
      aria-describedby={props.describedBy}
      onChangeCapture={beginOccasion}
      onKeyDown={(event) => {
        const isFree = event.target instanceof Element && event.target.matches('dialog, h2');
        if (event.key === 'Enter' && !event.repeat && isFree) props.onEnter?.();
      }}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
    >
      <div class="dialog">
        <header>
          <h2 id="dialog-title" tabIndex={-1} autoFocus>
            {props.title}
          </h2>
          <Button icon="close" label={t('close')} hideLabel look="quiet" onPress={close} />
        </header>
        <div class="dialog-body">{props.children}</div>
        {/* The page's own would lie under the dialog, out of reach. */}
        <Toast />
        {props.actions && <footer>{props.actions}</footer>}
      </div>
    </dialog>
  );
}

/** A labelled choice from a list. */
export function Choice(props: {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}) {
  return (
    <label class="field">
      <span>{props.label}</span>
      <select value={props.value} onChange={(event) => props.onChoose(event.currentTarget.value)}>
        {props.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A labelled box to tick. */
export function Tick(props: {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
  /** What it comes to, in more words. */
  tip?: string;
}) {
  return (
    <label class="tick" title={props.tip}>
      <input
        type="checkbox"
        checked={props.on}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
      <span>{props.label}</span>
    </label>
  );
}
