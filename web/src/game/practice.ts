// SPDX-License-Identifier: MIT
//
// Practice of one technique: puzzles that take it are made, and opened at the point where it has its
// turn. What is done there is compared with every step of the technique that there is.

import { signal } from '@preact/signals';
import type { App } from '../app_state';
import type { JsonObject, StepView } from '../engine/protocol';
import { t } from '../i18n/i18n';

const kLongest = 60; // seconds to look for a puzzle

export class Practice {
  /** What is practised in the game on the screen; null: nothing. */
  readonly technique = signal<string | null>(null);
  readonly found = signal(false);
  private steps: readonly StepView[] = [];
  private opening = false;

  constructor(private readonly app: App) {
    app.game.opened.listen(() => {
      if (!this.opening) this.technique.value = null;
    });
    app.game.cellsChanged.listen(() => this.look());
  }

  /** Makes a puzzle and opens it; false when that was given up. */
  async begin(technique: string, name: string): Promise<boolean> {
    const { study, engine } = this.app;
    const wish = {
      geometry: 'grid',
      must_contain: [technique],
      until: technique,
      time_limit: kLongest,
    };
    const what = t('practice.making', { name });
    const span = this.app.dialog.value === null ? 'puzzle' : 'dialog';
    const made = await study.run(what, span, (signal, onProgress) =>
      engine.call('generate', wish, { signal, onProgress }),
    );
    if (made === null) return false;
    await this.open(technique, name, made.document);
    return true;
  }

  /** Opens a puzzle that stands at a step of the technique. */
  async open(technique: string, name: string, document: JsonObject): Promise<void> {
    this.opening = true;
    try {
      const metadata = { title: t('practice.title', { name }) };
      await this.app.openDocument({ ...document, metadata }, 'play', { practice: technique });
    } finally {
      this.opening = false;
    }
    const { steps } = await this.app.game.ask('steps', { techniques: [technique] });
    this.steps = steps;
    this.found.value = false;
    this.technique.value = technique;
  }

  end(): void {
    this.technique.value = null;
  }

  /** Whether all that some step concludes is on the board. */
  private look(): void {
    if (this.technique.peek() === null || this.found.peek()) return;
    const { cells } = this.app.game;
    const isDone = ({ placements, eliminations }: StepView) =>
      placements.every(({ cell, digit }) => cells[cell]?.entry === digit) &&
      eliminations.every(({ cell, digit }) => {
        const { entry = null, centre = [] } = cells[cell] ?? {};
        return entry === null && !centre.includes(digit);
      });
    this.found.value = this.steps.some(isDone);
  }
}
