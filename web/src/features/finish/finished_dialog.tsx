// SPDX-License-Identifier: MIT
//
// Congratulations: what was solved, how fast and with how much help, and where to go from here.

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isAbort } from '../../api/engine';
import { wishAlike } from '../../game/another';
import { clockText } from '../../game/clock';
import { figuresOf } from '../../game/figures/list';
import { harderThan } from '../../base/levels';
import { generate, makeAndOpen } from '../../game/make_puzzle';
import { pageLook } from '../../game/previews';
import { dateOf } from '../../i18n/dates';
import { asSentence, engineLanguage, t } from '../../i18n/i18n';
import type { SolvedOnce } from '../../store/results';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { levelName } from '../../game/game_names';
import { BusyLine } from '../../ui/busy_line';
import { resultFile, resultPicture } from './result_picture';
import { save } from '../../ui/save';
import { usePage } from '../../ui/context';
import type { PageState } from '../../game/page_state';

const kPieces = 28;

function nameOnBoard({ session }: PageState): string {
  const puzzle = session.game.puzzle.value;
  return puzzle ? session.puzzleName(puzzle) : '';
}

/** "Samurai · Medium" */
function kindAndLevel(page: PageState, result: SolvedOnce): string {
  return [nameOnBoard(page), levelName(result)].filter(Boolean).join(' · ');
}

/** Makes a puzzle like this one, of a level, and puts it on the board. */
async function makeAnother(page: PageState, level: string): Promise<void> {
  const { session } = page;
  const { catalogue } = session;
  const puzzle = session.game.puzzle.value;
  const wish = puzzle && catalogue.value && wishAlike(puzzle, catalogue.value, level);
  if (wish) await makeAndOpen(page, (options) => generate(page, wish, options));
}

/** Shows the picture to others by what the device has for that, or gives it as a file. */
async function sharePicture(
  page: PageState,
  result: SolvedOnce,
  picture: Promise<File>,
): Promise<void> {
  const { shell } = page;
  const file = await picture;
  const said = {
    title: 'Omnidoku',
    text: `${kindAndLevel(page, result)} · ${clockText(result.seconds)}`,
  };
  const content = { files: [file], ...said };
  // Not every browser has it, whatever the types say.
  const { canShare } = navigator as Partial<Navigator>;
  if (!canShare?.call(navigator, content)) {
    save(page, file.name, file);
    return;
  }
  try {
    await navigator.share(content);
    shell.say(t('finished.shared'));
  } catch (error) {
    if (!isAbort(error)) save(page, file.name, file);
  }
}

/** Where the page is not served securely there is no clipboard. */
function canCopy(): boolean {
  const { clipboard } = navigator as Partial<Navigator>;
  return clipboard !== undefined && 'write' in clipboard && 'ClipboardItem' in globalThis;
}

async function copyPicture(page: PageState, picture: Promise<File>): Promise<void> {
  const { shell } = page;
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
    shell.say(t('finished.copied'));
  } catch {
    // It may be forbidden here.
    const file = await picture;
    save(page, file.name, file);
  }
}

/** Coloured paper; where the system asks for less motion there is none. */
function Confetti() {
  return (
    <span class="confetti" aria-hidden="true">
      {Array.from({ length: kPieces }, (_, piece) => (
        <i
          key={piece}
          style={{
            // Spread evenly, and yet in no order.
            '--at': `${(piece * 61.8) % 100}%`,
            '--wait': `${(piece * 37) % 600}ms`,
            '--turn': `${200 + ((piece * 97) % 400)}deg`,
            '--paper': `var(--colour-${(piece % 9) + 1})`,
          }}
        />
      ))}
    </span>
  );
}

function Picture() {
  const { session } = usePage();
  const address = useSignal('');
  useEffect(() => {
    void session.game
      .ask('svg', {
        view: session.game.puzzle.peek()?.views.at(-1) ?? 'flat',
        theme: pageLook(),
        cell_size: 48,
        candidates: false,
      })
      .then(
        ({ svg }) => (address.value = `data:image/svg+xml,${encodeURIComponent(svg)}`),
        () => undefined, // it is on the page behind as well
      );
  }, []);
  return <div class="finish-picture">{address.value && <img src={address.value} alt="" />}</div>;
}

function BestTime() {
  const { session } = usePage();
  const { best } = session.finish;
  if (best.value === undefined) return null;
  return (
    <p class={session.finish.isBest ? 'best' : 'faint'}>
      {session.finish.isBest
        ? t('finished.best', { time: clockText(best.value) })
        : t('finished.best-so-far', { time: clockText(best.value) })}
    </p>
  );
}

function Finished({ result }: { result: SolvedOnce }) {
  const page = usePage();
  const { session, shell } = page;
  const picture = useSignal<Promise<File> | null>(null);
  const level = levelName(result);
  const seconds = clockText(result.seconds);
  const name = nameOnBoard(page);
  const words = session.game.puzzle.value?.congratulation;
  // What a solution that is stored with the puzzle breaks.
  const about = asSentence(
    session.game.standing.value?.finish_text ?? '',
    session.game.puzzle.value,
  );
  const figures = figuresOf(result);
  // Made beforehand: browsers want sharing to follow the press at once.
  useEffect(() => {
    const lines = [
      seconds,
      [name, level].filter(Boolean).join(' · '),
      [...figures.map(({ words }) => words), dateOf(result.solved)].join(' · '),
    ];
    const made = resultPicture(page, lines).then((svg) => resultFile(svg, `${name} ${seconds}`));
    made.catch(() => undefined); // whoever asks for it is told
    picture.value = made;
  }, [level, name]);
  return (
    <div class="finish">
      <Picture />
      <div class="finish-words">
        <div id="finished-text">
          {words && <p class="finish-setter">{words}</p>}
          {about !== '' && <p lang={engineLanguage()}>{about}</p>}
          <p class="finish-time">
            <span class="hidden">{t('finished.text', { time: seconds })}</span>
            <span aria-hidden="true">{seconds}</span>
          </p>
          <p>{kindAndLevel(page, result)}</p>
          {figures.map(({ id, words: said }) => (
            <p key={id}>{said}</p>
          ))}
        </div>
        <BestTime />
        <div class="chips">
          <Button
            icon="picture"
            label={t('finished.picture')}
            disabled={picture.value === null}
            onPress={() =>
              session.attempt(
                async () => picture.value && sharePicture(page, result, picture.value),
              )
            }
          />
          {canCopy() && (
            <Button
              label={t('finished.copy')}
              disabled={picture.value === null}
              onPress={() =>
                session.attempt(async () => picture.value && copyPicture(page, picture.value))
              }
            />
          )}
          <Button
            icon="restart"
            label={t('finished.replay')}
            onPress={() => (shell.dialog.value = 'replay')}
          />
        </div>
        <BusyLine inDialog />
      </div>
    </div>
  );
}

export function FinishedDialog() {
  const page = usePage();
  const { session, help, shell } = page;
  const result = session.finish.result.value;
  const puzzle = session.game.puzzle.value;
  const catalogue = session.catalogue.value;
  const level = result?.level ?? '';
  const isMade = puzzle !== null && catalogue !== null && wishAlike(puzzle, catalogue, '') !== null;
  const harder = isMade ? harderThan(level) : undefined;
  const isBusy = help.busy.value !== null;
  const goOn = () => {
    if (!isMade) shell.dialog.value = 'new';
    else if (!isBusy) void session.attempt(() => makeAnother(page, level));
  };
  return (
    <Dialog
      title={t('finished')}
      describedBy="finished-text"
      onEnter={goOn}
      wide
      actions={
        <>
          {!isMade && <Button icon="plus" label={t('menu.new')} look="primary" onPress={goOn} />}
          {harder !== undefined && (
            <Button
              label={t('finished.harder')}
              disabled={isBusy}
              onPress={() => session.attempt(() => makeAnother(page, harder))}
            />
          )}
          {isMade && (
            <Button label={t('finished.another')} look="primary" disabled={isBusy} onPress={goOn} />
          )}
        </>
      }
    >
      <Confetti />
      {result && <Finished result={result} />}
    </Dialog>
  );
}
