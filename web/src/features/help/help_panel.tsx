// SPDX-License-Identifier: MIT
//
// Help: hints in five strengths, and beneath them everything the engine can say of the puzzle.

import { useEffect, useRef } from 'preact/hooks';
import type { Hint, HintLevel, Mistake } from '../../api/protocol';
import { startOver } from '../../game/start_over';
import { engineText, statusText, t } from '../../i18n/i18n';
import { hintText, mistakeText, techniqueName } from '../../i18n/step_words';
import { BusyLine } from '../../ui/busy_line';
import { Button } from '../../ui/button';
import { askHint, kHintLevels } from '../../game/commands/hint';
import { rate } from '../../game/commands/rate';
import { solve } from '../../game/commands/solve';
import { steps } from '../../game/commands/steps';
import { spoil } from '../../game/spoil';
import { settings } from '../../store/settings';
import { Tick } from '../../ui/dialog';
import { HideButton } from './hide_button';
import { bringToSight, bringToSightBelow } from '../../board/in_sight';
import { Conflicts } from '../puzzle/puzzle_info';
import { Ratings } from '../puzzle/ratings';
import { Said } from '../../ui/said';
import { StepPanel } from './step_panel';
import { AboutButton, ShownLegend, ShownWalk, Told } from './step_told';
import { usePage } from '../../ui/context';
import type { PageState } from '../../game/page_state';
import { BoardFocus } from '../../ui/focus';

const kLevelNames = {
  nudge: 'hint.nudge',
  where: 'hint.where',
  technique: 'hint.technique',
  pattern: 'hint.pattern',
  full: 'hint.full',
} as const;

/** What asking for one strength more tells. */
const kNext = {
  nudge: ['where', 'hint.next.where'],
  where: ['technique', 'hint.next.technique'],
  technique: ['pattern', 'hint.next.pattern'],
  pattern: ['full', 'hint.next.full'],
} as const;

function Mistakes({ mistakes }: { mistakes: readonly Mistake[] }) {
  const { session } = usePage();
  const puzzle = session.game.puzzle.value;
  return (
    <>
      {mistakes.map((mistake) => (
        <p key={mistake.cell} class="bad">
          {puzzle && mistakeText(puzzle, mistake, session.game.cells[mistake.cell]?.entry ?? null)}
        </p>
      ))}
    </>
  );
}

function HintText({ hint }: { hint: Hint }) {
  const { session } = usePage();
  const puzzle = session.game.puzzle.value;
  if (puzzle === null) return null;
  const { technique, title, step, look } = hint;
  const text = hintText(puzzle, hint);
  const { practice } = session;
  // What is practised, and not found yet, is told above.
  const practised = practice.found.value ? null : practice.technique.value;
  const name = session.catalogue.value?.techniques.find(({ id }) => id === practised)?.title ?? '';
  return (
    <>
      {hint.practised === false && practised !== null && <p>{t('practice.not-yet', { name })}</p>}
      {technique !== null && title !== null && <h3>{techniqueName({ technique, title })}</h3>}
      <Mistakes mistakes={hint.mistakes} />
      {step && <Told step={step} puzzle={puzzle} />}
      {step === null && technique !== null && technique !== practised && look && (
        <p>
          <Said words={engineText(`look.${technique}`, look)} />
        </p>
      )}
      {text && <p class={step ? 'follows' : ''}>{text}</p>}
      {hint.overlay && <ShownWalk step={step} />}
      {hint.trouble && (
        <p class="bad">
          <Said words={statusText(hint.status, hint.trouble)} />
        </p>
      )}
    </>
  );
}

/** Does the step; its button goes away then, and keys go on at the board. */
async function apply(page: PageState): Promise<void> {
  const { session, shell } = page;
  const focus = page.model(BoardFocus);
  if ((await session.act({ type: 'apply_hint' })) && shell.dialog.value === null) focus.toBoard();
}

function HintPart() {
  const page = usePage();
  const { help } = page;
  const hint = help.hint.value;
  const full = hint?.level === 'full';
  const next = hint && hint.level !== 'full' && hint.outlook !== null ? kNext[hint.level] : null;
  const place = (level: HintLevel) => kHintLevels.indexOf(level);
  const said = useRef<HTMLDivElement>(null);
  const all = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The strengths stand above what is said, where there is room for both; the legend may be below.
    if (hint) bringToSightBelow(all.current, said.current, said.current?.querySelector('.chips'));
  }, [hint]);
  return (
    <div class="hint" ref={all}>
      <div class="hint-levels" role="group" aria-label={t('help.hint')}>
        {kHintLevels.map((level) => (
          <Button
            key={level}
            label={t(kLevelNames[level])}
            look="quiet"
            pressed={hint !== null && place(level) <= place(hint.level)}
            onPress={() => askHint(page, level)}
          />
        ))}
      </div>
      {hint && (
        <div class="said" role="status" ref={said}>
          <HintText hint={hint} />
          <div class="chips">
            {next && <Button label={t(next[1])} onPress={() => askHint(page, next[0])} />}
            {full && hint.step !== null && !hint.trouble && (
              <Button
                icon="check"
                label={t('hint.apply')}
                look="primary"
                onPress={() => apply(page)}
              />
            )}
            {hint.technique !== null && <AboutButton technique={hint.technique} />}
            <Button label={t('help.hide')} onPress={() => help.clear()} />
          </div>
          {hint.overlay && <ShownLegend />}
        </div>
      )}
      <SpoilerQuestion />
    </div>
  );
}

/** Asks whether something that gives things away is meant. */
function SpoilerQuestion() {
  const { session, help } = usePage();
  const spoiler = help.spoiler.value;
  const asked = useRef<HTMLDivElement>(null);
  useEffect(() => bringToSight(asked.current), [spoiler]);
  if (spoiler === null) return null;
  const { what, mistakes, isDark } = spoiler;
  const end = () => (help.spoiler.value = null);
  const question =
    mistakes > 0
      ? `${t('mistake.count', { count: mistakes })} ${t('spoiler.name')}`
      : t(isDark ? 'spoiler.dark' : 'spoiler.ask', { what });
  return (
    <div class="said spoiler" role="alert" ref={asked}>
      <p>{question}</p>
      <div class="chips">
        <Button
          label={t('spoiler.show')}
          look="primary"
          onPress={() => {
            end();
            void session.attempt(spoiler.show);
          }}
        />
        <Button label={t('spoiler.not-yet')} onPress={end} />
      </div>
      {!isDark && (
        <Tick
          label={t('settings.spoilers')}
          on={settings.askSpoilers.value}
          onChange={(on) => (settings.askSpoilers.value = on)}
        />
      )}
    </div>
  );
}

/** What is practised, and whether it was found. */
function PracticePart() {
  const { session } = usePage();
  const { practice } = session;
  const id = practice.technique.value;
  const technique = session.catalogue.value?.techniques.find((one) => one.id === id);
  const task = useRef<HTMLDivElement>(null);
  useEffect(
    () => bringToSight(task.current),
    [technique, session.game.edition.value, practice.found.value],
  );
  if (technique === undefined) return null;
  const { title, look } = technique;
  return (
    <div class="said practice" role="status" ref={task}>
      <h3>{t('practice.title', { name: title })}</h3>
      {practice.example.value && <p class="faint">{t(`practice.${practice.example.value}`)}</p>}
      {practice.found.value ? (
        <p class="good">{t('practice.found', { name: title })}</p>
      ) : (
        <p>
          <Said words={engineText(`look.${technique.id}`, look)} />
        </p>
      )}
      <div class="chips">
        <Button label={t('practice.end')} onPress={() => practice.end()} />
        {practice.before.value !== null && (
          <Button
            label={t('practice.back')}
            onPress={() => session.attempt(() => practice.leave())}
          />
        )}
        <Button
          label={t('practice.another')}
          look={practice.found.value ? 'primary' : 'plain'}
          onPress={() => session.attempt(() => practice.begin(technique.id, title))}
        />
        <AboutButton technique={technique.id} />
      </div>
    </div>
  );
}

function Questions() {
  const page = usePage();
  const { session, help } = page;
  const { selection, game } = session;
  const cursor = selection.cursor.value;
  const puzzle = game.puzzle.value;
  const open = puzzle?.cells[cursor]?.given == null && game.cells[cursor]?.entry == null;
  return (
    <div class="questions">
      <Button label={t('help.steps')} onPress={() => steps.run(page)} />
      <Button
        label={t('help.explain')}
        onPress={() =>
          spoil(page, t('help.explain'), () => help.askExplanation('start', t('help.explain')))
        }
      />
      <Button
        label={t('help.possible')}
        onPress={() => session.attempt(() => help.askPossible(true, t('help.possible')))}
      />
      <Button label={t('help.rate')} onPress={() => rate.run(page)} />
      <Button label={t('help.solve')} onPress={() => solve.run(page)} />
      <Button
        icon="restart"
        label={t('help.restart')}
        onPress={() => session.attempt(() => startOver(session))}
      />
      {cursor >= 0 && open && puzzle && (
        <label class="field why-not">
          <span>{t('help.why-not', { cell: puzzle.cells[cursor]?.name ?? '' })}</span>
          <select
            value=""
            onChange={(event) => {
              const digit = Number(event.currentTarget.value);
              event.currentTarget.value = '';
              void session.attempt(() => help.askWhyNot(cursor, digit, t('help.why')));
            }}
          >
            <option value="">…</option>
            {puzzle.symbols.map((symbol, i) => (
              <option key={i} value={i + 1}>
                {symbol}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

/** What the colours of true candidates mean. */
function Legend() {
  const { help } = usePage();
  if (!help.possible.value?.counts) return null;
  return (
    <p class="legend">
      {t('help.legend')}{' '}
      {['1', '2-3', '4-7', '8+'].map((range) => (
        <span key={range} class="answer" data-count={range.charAt(0)}>
          {range}
        </span>
      ))}
    </p>
  );
}

function Result() {
  const { help } = usePage();

  const { message, mistakes, offered, possible, solution } = help;
  const marked =
    message.value.text !== '' ||
    mistakes.value.length > 0 ||
    [offered, possible, solution].some(({ value }) => value !== null);
  const said = useRef<HTMLDivElement>(null);
  const answers = [message, mistakes, offered, possible, solution].map(({ value }) => value);
  useEffect(() => bringToSight(said.current), answers);
  return (
    <>
      <Ratings />
      {marked && (
        <div class="said beside" role="status" ref={said}>
          <div>
            {message.value.text && (
              <p>
                <Said words={message.value} />
              </p>
            )}
            <Mistakes mistakes={mistakes.value} />
            {mistakes.value.length > 0 && <p>{t('hint.mistakes-first')}</p>}
            {solution.value && (
              <p>{t(solution.value.isOneOfSeveral ? 'help.one-solution' : 'help.solution')}</p>
            )}
            {offered.value && (
              <Button label={t('help.show-solution')} onPress={() => help.showOffered()} />
            )}
            <Legend />
          </div>
          <HideButton />
        </div>
      )}
    </>
  );
}

export function HelpPanel() {
  const { session, shell } = usePage();
  // What helps would go on helping while the clock stands.
  if (session.clock.paused.value) {
    return (
      <section class="card help" aria-label={t('help')}>
        <h2>{t('help')}</h2>
        <p class="faint">{t('help.paused')}</p>
      </section>
    );
  }
  return (
    <section class="card help" aria-label={t('help')}>
      <h2>{t('help')}</h2>
      <Conflicts />
      <PracticePart />
      <HintPart />
      <BusyLine />
      <StepPanel />
      <Result />
      <Button
        icon="library"
        label={t('technique.list')}
        look="quiet"
        class="learn"
        onPress={() => shell.showTechnique(null)}
      />
      <details class="more">
        <summary>{t('help.more')}</summary>
        <Questions />
      </details>
    </section>
  );
}
