// SPDX-License-Identifier: MIT
//
// Setting a puzzle: its words, its board, its constraints, and whether it is unique yet.

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { bringToSight } from '../../board/in_sight';
import { backToGame } from './setting';
import { t } from '../../i18n/i18n';
import { Button } from '../../ui/button';
import { BoardEditor } from './board_editor';
import { Checklist } from './checklist';
import { ChecklistView } from './checklist_view';
import { ClueWorth } from './clue_worth';
import { ConstraintEditor } from './constraint_editor';
import { Choice, Tick } from '../../ui/dialog';
import { DrawingEditor } from './drawing_editor';
import { FogEditor } from './fog_editor';
import { BusyLine } from '../../ui/busy_line';
import { Conflicts } from '../puzzle/puzzle_info';
import { Ratings } from '../puzzle/ratings';
import { Said } from '../../ui/said';
import { addGivens, addRules, dropGivens, giveAll } from './settle';
import { SymbolsEditor } from './symbols_editor';
import { DifferencesButton } from '../../ui/toast';
import { TextEditor } from './text_editor';
import { useModel, usePage } from '../../ui/context';
import { MeaningEditor } from './meaning_editor';
import { Motions } from './motions';
import { TestSolves } from './test_solve';
import { VersionsView } from './versions_view';
import { WholeRules } from './whole_rules';
import type { PageState } from '../../game/page_state';

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

/** How the puzzle being set stands, in a few words and more, and the class that it is painted by. */
export function verdict({ session }: PageState): { words: string; more: string; look: string } {
  const { status: now, words: said } = session.counter;
  const status = now.value;
  if (status === null) return { words: '', more: '', look: '' };
  return {
    words: t(kStatusWords[status]),
    more: status === 'asking' ? '' : said.value.map(({ text }) => text).join(' '),
    look: status === 'not_understood' ? 'limit' : status,
  };
}

/** Looks at solutions one after another. */
function Solutions() {
  const page = usePage();
  const { session, help } = page;
  const now = help.stepping.value;
  const show = (at: number) => {
    const what = t('solutions.one', { number: at + 1 });
    return session.attempt(() => help.askSolutionAt(what, at));
  };
  return (
    <>
      {now && now.at > 0 && (
        <Button label={t('solutions.before')} onPress={() => show(now.at - 1)} />
      )}
      {now?.more !== false && (
        <Button
          label={now ? t('solutions.next') : t('solutions.first')}
          onPress={() => show(now ? now.at + 1 : 0)}
        />
      )}
      {now && (
        <Button
          label={t('settle.give-all')}
          onPress={() => session.attempt(() => giveAll(page, now.digits))}
        />
      )}
      {now && <span class="faint">{t('solutions.one', { number: now.at + 1 })}</span>}
    </>
  );
}

function Uniqueness() {
  const page = usePage();
  const { session } = page;
  const { counter } = session;
  const status = counter.status.value;
  const unknown = session.game.puzzle.value?.not_understood ?? [];
  // What breaks a rule is said above, at once.
  const isSaid = status === 'invalid' && session.conflicts.value.length > 0;
  return (
    <div class="uniqueness">
      {counter.on.value && status && !isSaid && (
        <p class={`verdict ${verdict(page).look}`} role="status">
          {status === 'not_understood' ? (
            t('set.not-understood', { rules: unknown.join(', ') })
          ) : (
            <>
              <b>{verdict(page).words}</b>{' '}
              {status !== 'asking' && <Said words={counter.words.value} />}
            </>
          )}
        </p>
      )}
      {counter.on.value && status === 'multiple' && (
        <div class="chips">
          <DifferencesButton />
          <Solutions />
        </div>
      )}
      <Answers />
    </div>
  );
}

/** What was asked is answered in sight, however far down the panel it was asked. */
function Answers() {
  const { help } = usePage();
  const { message, rating } = help;
  const isSaidBelow = useModel(Checklist).isUnderWay.value;
  const all = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message.value.text || rating.value) bringToSight(all.current);
  }, [message.value, rating.value]);
  return (
    <div ref={all}>
      {!isSaidBelow && <BusyLine />}
      <Ratings />
      {message.value.text && (
        <p class="said">
          <Said words={message.value} />
        </p>
      )}
      <ClueWorth />
    </div>
  );
}

/** A kind of rules, a few of which leave one solution. */
function FewRules() {
  const page = usePage();
  const { session } = page;
  const chosen = useSignal('');
  const { kinds = [], constraints = [] } = session.catalogue.value ?? {};
  const titleOf = (kind: string) => constraints.find(({ id }) => id === kind)?.title ?? kind;
  const used = session.game.puzzle.value?.constraints.map(({ type }) => type) ?? [];
  const kind = chosen.value || used.find((type) => kinds.includes(type)) || kinds[0] || '';
  return (
    <>
      <Choice
        label={t('settle.kind')}
        value={kind}
        options={kinds.map((id) => ({ value: id, label: titleOf(id) }))}
        onChoose={(id) => (chosen.value = id)}
      />
      <div class="chips">
        <Button
          label={t('settle.add-rules')}
          onPress={() => session.attempt(() => addRules(page, kind))}
        />
      </div>
    </>
  );
}

/** What is asked of the puzzle, and what is done at every change. */
function Checks() {
  const page = usePage();
  const { session, help } = page;
  const { counter } = session;
  return (
    <div class="uniqueness">
      <div class="chips">
        <Button
          label={t('set.redundant')}
          onPress={() =>
            session.attempt(() => help.askRedundant(t('set.redundant'), t('set.all-needed')))
          }
        />
        <Button
          label={t('set.worth')}
          onPress={() => session.attempt(() => help.askWorth(t('set.worth')))}
        />
        <Button
          label={t('help.rate')}
          onPress={() => session.attempt(() => help.askRating(t('help.rate')))}
        />
        <Button label={t('settle.add')} onPress={() => session.attempt(() => addGivens(page))} />
        <Button label={t('settle.drop')} onPress={() => session.attempt(() => dropGivens(page))} />
      </div>
      <FewRules />
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
        on={session.input.advancing.value}
        onChange={(on) => (session.input.advancing.value = on)}
      />
    </div>
  );
}

/** That this is a copy, and the way back to the game. */
function CopyOf() {
  const page = usePage();
  const { session } = page;
  if (session.autosave.copyOf.value === '') return null;
  return (
    <div class="notice trouble">
      <span>{t('set.is-copy')}</span>
      <Button
        label={t('set.back-to-game')}
        onPress={() => session.attempt(() => backToGame(page))}
      />
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
      <DrawingEditor />
      <MeaningEditor />
      <WholeRules />
      <Motions />
      <FogEditor />
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
      <TestSolves />
      <VersionsView />
      <ChecklistView />
    </section>
  );
}
