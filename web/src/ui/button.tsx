// SPDX-License-Identifier: MIT
//
// Buttons. Pressing one with mouse or finger leaves the focus on the board, where keys work on; a field
// that was being written in is left, so that what was written counts before what the button does.

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { IconName } from '../base/icon_paths';
import { Icon } from './icons';
import { useRelease } from './release';

export interface ButtonProps {
  onPress: () => unknown;
  icon?: IconName;
  /** The words; with `hideLabel` only for screen readers and as a tip. */
  label: string;
  hideLabel?: boolean;
  /** What a tip says beside the words. */
  tip?: string | undefined;
  look?: 'primary' | 'quiet' | 'plain' | 'tile' | 'danger';
  pressed?: boolean;
  disabled?: boolean;
  /** Pressed again and again while it is held. */
  repeats?: boolean;
  /** Acts when the finger comes up, not when a click comes: for what is pressed between drags on the board. */
  atOnce?: boolean;
  class?: string;
  children?: ComponentChildren;
}

const kHeldFirst = 400; // ms
const kHeldNext = 90; // ms

/** Calls what a button does again and again from `start` to `stop`, each time after the one before. */
function useRepeat(props: ButtonProps) {
  const latest = useRef(props);
  latest.current = props;
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const repeated = useRef(false);
  const stop = () => clearTimeout(timer.current);
  const again = async () => {
    const { disabled, onPress } = latest.current;
    if (disabled) return;
    repeated.current = true;
    const mine = timer.current;
    await onPress();
    if (mine === timer.current) timer.current = setTimeout(() => void again(), kHeldNext);
  };
  const start = () => {
    stop();
    repeated.current = false;
    if (!props.repeats) return;
    timer.current = setTimeout(() => void again(), kHeldFirst);
    // The button may be gone or disabled by the time the finger comes up.
    for (const end of ['pointerup', 'pointercancel', 'blur']) {
      addEventListener(end, letGo, { once: true });
    }
  };
  const letGo = () => {
    stop();
    timer.current = undefined;
  };
  useEffect(() => letGo, []);
  return { start, wasRepeated: () => repeated.current };
}

function isWriting(): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
}

export function Button(props: ButtonProps) {
  const { icon, label, hideLabel = false, look = 'plain', pressed, disabled = false } = props;
  const repeat = useRepeat(props);
  const press = (button: HTMLButtonElement) => {
    // Not before: what a field does when it is left may move the button from under the pointer.
    if (isWriting()) button.focus({ preventScroll: true });
    void props.onPress();
  };
  const release = useRelease((button) => {
    if (!repeat.wasRepeated()) press(button);
  });
  return (
    <button
      type="button"
      class={`button ${look} ${hideLabel ? 'only-icon' : ''} ${props.class ?? ''}`}
      aria-pressed={pressed}
      aria-label={hideLabel ? label : undefined}
      title={props.tip ?? (hideLabel ? label : undefined)}
      disabled={disabled}
      onPointerDown={(event) => {
        event.preventDefault();
        repeat.start();
        if (props.atOnce) release(event);
      }}
      onClick={(event) => {
        // With the keyboard there was no press of a pointer before.
        if (event.detail > 0 && repeat.wasRepeated()) return;
        press(event.currentTarget);
      }}
    >
      {icon && <Icon name={icon} />}
      {!hideLabel && <span>{label}</span>}
      {props.children}
    </button>
  );
}

/** A key of a pad. */
export function PadKey(props: ButtonProps) {
  return <Button look="tile" atOnce {...props} />;
}

/** One of a few, side by side. */
export function Segments<T extends string>(props: {
  label: string;
  value: T;
  options: readonly { value: T; label: string; class?: string }[];
  atOnce?: boolean;
  onChoose: (value: T) => void;
}) {
  return (
    <div class="segments" role="group" aria-label={props.label}>
      {props.options.map((option) => (
        <Button
          key={option.value}
          label={option.label}
          look="quiet"
          pressed={option.value === props.value}
          class={option.class ?? ''}
          atOnce={props.atOnce ?? false}
          onPress={() => props.onChoose(option.value)}
        />
      ))}
    </div>
  );
}
