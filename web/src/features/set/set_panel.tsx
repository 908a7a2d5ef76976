// SPDX-License-Identifier: MIT
//
// Setting a puzzle: its words, its board, its constraints, and whether it is unique yet.

import { app } from '../../app/app_state';
import { backToGame } from './setting';
import { t } from '../../i18n/i18n';
import { Button } from '../../ui/button';
import { BoardEditor } from './board_editor';
import { ConstraintEditor } from './constraint_editor';
import { Tick } from '../../ui/dialog';
import { BusyLine } from '../../ui/busy_line';
import { Conflicts } from '../puzzle/puzzle_info';
import { Ratings } from '../puzzle/ratings';
import { Said } from '../../ui/said';
import { SymbolsEditor } from './symbols_editor';
import { DifferencesButton } from '../../ui/toast';
import { TextEditor } from './text_editor';

const kStatusWords = {
  asking: 'set.asking',
  unique: 'set.unique',
  multiple: 'set.multiple',
  none: 'set.none',
  invalid: 'set.invalid',
  not_understood: 'set.unjudged',
  limit: 'set.limit',
  cancelled: 'set.limit',
} as const;

/** How the puzzle being set stands, in a few words, and the class that it is painted by. */
export function verdict(): { words: string; look: string } {
  const status = app.counter.status.value;
  if (status === null) return { words: '', look: '' };
  return { words: t(kStatusWords[status]), look: status === 'not_understood' ? 'limit' : status };
}

function Uniqueness() {
  const { counter, help } = app;
  const status = counter.status.value;
  const unknown = app.game.puzzle.value?.not_understood ?? [];
  // What breaks a rule is said above, at once.
  const isSaid = status === 'invalid' && app.conflicts.value.length > 0;
  return (
    <div class="uniqueness">
      {counter.on.value && status && !isSaid && (
        <p class={`verdict ${verdict().look}`} role="status">
          {status === 'not_understood' ? (
            t('set.not-understood', { rules: unknown.join(', ') })
          ) : (
            <>
              <b>{verdict().words}</b> <Said words={counter.words.value} />
            </>
          )}
        </p>
      )}
      {counter.on.value && status === 'multiple' && <DifferencesButton />}
      <BusyLine />
      <Ratings />
      {help.message.value.text && (
        <p class="said">
          <Said words={help.message.value} />
        </p>
      )}
    </div>
  );
}

/** What is asked of the puzzle, and what is done at every change. */
function Checks() {
  const { counter, help } = app;
  return (
    <div class="uniqueness">
      <div class="chips">
        <Button
          label={t('set.redundant')}
          onPress={() =>
            app.attempt(() => help.askRedundant(t('set.redundant'), t('set.all-needed')))
          }
        />
        <Button
          label={t('help.rate')}
          onPress={() => app.attempt(() => help.askRating(t('help.rate')))}
        />
      </div>
      <Tick
        label={t('set.live')}
        on={counter.on.value}
        onChange={(on) => (counter.on.value = on)}
      />
      <Tick
        label={t('set.show-possible')}
        on={counter.showPossible.value}
        onChange={(on) => {
          counter.showPossible.value = on;
          if (!on) help.unmark();
        }}
      />
      <Tick
        label={t('set.advance')}
        on={app.advancing.value}
        onChange={(on) => (app.advancing.value = on)}
      />
    </div>
  );
}

/** That this is a copy, and the way back to the game. */
function CopyOf() {
  if (app.game.autosave.copyOf.value === '') return null;
  return (
    <div class="notice trouble">
      <span>{t('set.is-copy')}</span>
      <Button label={t('set.back-to-game')} onPress={() => app.attempt(() => backToGame(app))} />
    </div>
  );
}

export function SetPanel() {
  return (
    <section class="card setting" aria-label={t('mode.set')}>
      <CopyOf />
      <Conflicts />
      <Uniqueness />
      <details open>
        <summary>{t('set.constraints')}</summary>
        <ConstraintEditor />
      </details>
      <details>
        <summary>{t('set.checks')}</summary>
        <Checks />
      </details>
      <details>
        <summary>{t('set.board')}</summary>
        <BoardEditor />
      </details>
      <details>
        <summary>{t('set.symbols')}</summary>
        <SymbolsEditor />
      </details>
      <details>
        <summary>{t('set.words')}</summary>
        <TextEditor />
      </details>
    </section>
  );
}
