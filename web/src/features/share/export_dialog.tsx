// SPDX-License-Identifier: MIT
//
// Taking the puzzle elsewhere: a link that holds it, every format, pictures, paper.

import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { fileName, pngOf } from '../../base/download';
import { isAbort } from '../../api/engine';
import type { JsonObject } from '../../api/protocol';
import { finishRule } from '../set/rule_draft';
import { engineName, errorWords, listText, lossText, type Marked, t } from '../../i18n/i18n';
import { isLocal, shareLink } from '../../game/share';
import { settings } from '../../store/settings';
import { Button } from '../../ui/button';
import { Choice, Dialog, Tick } from '../../ui/dialog';
import { Publish } from './publish';
import { puzzleWords } from './puzzle_words';
import { Said } from '../../ui/said';
import { save, saveText } from '../../ui/save';
import { sheetPicture } from './sheet_picture';
import { useModel, usePage } from '../../ui/context';
import type { PageState } from '../../game/page_state';
import { kTools } from '../../game/tools/list';
import type { Tool } from '../../game/tools/tool';
import { Sharing } from './sharing';

const kPictureCell = 64;

/** What a link holds beside the puzzle: nothing, what is drawn for whoever solves it, or all that was entered too. */
type Held = 'puzzle' | 'drawing' | 'all';

const partsOf = (tools: readonly Tool[]) => tools.flatMap(({ parts }) => parts);
const kHeld: { readonly [held in Held]: readonly string[] } = {
  puzzle: [],
  drawing: partsOf(kTools.filter(({ again }) => again)),
  all: partsOf(kTools),
};

/** What a link can hold of the game on the board. */
function heldToChoose({ session: { game } }: PageState): readonly Held[] {
  const isDrawn = kTools.some(({ again }) => again && again(game.cells).length > 0);
  const isEntered = kTools.some(
    ({ again, holds }) => !again && [...game.cells.keys()].some((cell) => holds(game, cell)),
  );
  return [
    'puzzle',
    ...(isDrawn ? ['drawing' as const] : []),
    ...(isEntered ? ['all' as const] : []),
  ];
}

/** What a setter has drawn is for others; what a player has entered is asked for. */
function heldNow(page: PageState): Held {
  const { session } = page;
  const sharing = page.model(Sharing);
  const choices = heldToChoose(page);
  const isOwn = session.game.mode.value === 'set' || session.autosave.whatIsKnown().own === true;
  const held = sharing.chosenHeld.value ?? (isOwn ? 'drawing' : 'puzzle');
  return choices.includes(held) ? held : 'puzzle';
}

/**
 * Of the puzzle and what is to go with it, never the history: by that of its making others could undo
 * its rules.
 */
async function puzzleToShare(page: PageState): Promise<JsonObject> {
  const { session } = page;
  const { text } = await session.game.ask('write', { format: 'json' });
  const { play = {}, ...puzzle } = JSON.parse(text) as JsonObject;
  const held = kHeld[heldNow(page)];
  const shared = Object.entries(play as JsonObject).filter(([part]) => held.includes(part));
  return shared.length > 0 ? { ...puzzle, play: Object.fromEntries(shared) } : puzzle;
}

async function makeLink(page: PageState): Promise<string> {
  return shareLink(JSON.stringify(await puzzleToShare(page)));
}

/** Copies a link, with more words about it. */
async function copy(page: PageState, link: string, more: string): Promise<void> {
  const { shell } = page;
  const sharing = page.model(Sharing);
  try {
    await navigator.clipboard.writeText(link);
    shell.say([t('export.copied'), more].filter(Boolean).join(' '));
  } catch {
    sharing.shown.value = link;
    if (more !== '') shell.say(more);
  }
}

async function copyLink(page: PageState): Promise<void> {
  await copy(page, await makeLink(page), isLocal() ? t('export.opens-here') : '');
}

/** Hands the link to what the device has for sending things to others. */
async function sendLink(page: PageState): Promise<void> {
  const { session } = page;
  const puzzle = session.game.puzzle.value;
  const title = puzzle ? session.puzzleName(puzzle) : '';
  try {
    await navigator.share({ title, url: await makeLink(page) });
  } catch (error) {
    if (!isAbort(error)) throw error;
  }
}

async function written(page: PageState): Promise<string> {
  const { session } = page;
  const sharing = page.model(Sharing);
  return (await session.game.ask('write', { format: sharing.format.value })).text;
}

async function saveFormat(page: PageState): Promise<void> {
  const { session } = page;
  const sharing = page.model(Sharing);
  const known = session.catalogue.value?.formats.find(({ id }) => id === sharing.format.value);
  const extension = (known?.extensions[0] ?? 'txt').replace(/^\./, '');
  saveText(page, fileName(session.game.puzzle.value?.title ?? '', extension), await written(page));
}

async function drawing(page: PageState): Promise<string> {
  const { session } = page;
  const sharing = page.model(Sharing);
  const view = session.game.puzzle.value?.views[0] ?? 'flat';
  const show = sharing.withEntries.value ? 'state' : 'givens';
  const { svg } = await session.game.ask('svg', {
    view,
    theme: 'light',
    cell_size: kPictureCell,
    coordinates: settings.coordinates.value,
    show,
    ...(sharing.withWords.value ? { legend: false } : {}),
  });
  const puzzle = session.game.puzzle.value;
  if (!sharing.withWords.value || puzzle === null) return svg;
  return sheetPicture(
    svg,
    session.puzzleName(puzzle),
    puzzleWords(page, puzzle, session.autosave.whatIsKnown().level),
  );
}

async function saveSvg(page: PageState): Promise<void> {
  const { session } = page;
  const name = fileName(session.game.puzzle.value?.title ?? '', 'svg');
  saveText(page, name, await drawing(page), 'image/svg+xml');
}

async function savePng(page: PageState): Promise<void> {
  const { session } = page;
  const name = fileName(session.game.puzzle.value?.title ?? '', 'png');
  save(page, name, await pngOf(await drawing(page), 2));
}

/** What the chosen format leaves out of the puzzle, or why it cannot say it at all. */
function LeftOut({ refused }: { refused: Signal<boolean> }) {
  const { session } = usePage();
  const sharing = useModel(Sharing);
  const words = useSignal<readonly Marked[]>([]);
  const chosen = sharing.format.value;
  useEffect(() => {
    let isShown = true;
    const show = (news: readonly Marked[], isRefusal = false) => {
      if (!isShown) return;
      words.value = news;
      refused.value = isRefusal;
    };
    refused.value = false;
    session.game.ask('write', { format: chosen }).then(
      ({ lost }) => {
        const things = listText(lost.map(lossText));
        show(things === '' ? [] : [{ text: t('export.left-out', { things }) }]);
      },
      (error: unknown) => show(errorWords(error), true),
    );
    return () => (isShown = false);
  }, [chosen]);
  if (words.value.length === 0) return null;
  return (
    <p class="notice" role="status">
      <Said words={words.value} />
    </p>
  );
}

/** What the links above hold, where there is a choice. */
function HeldChoice() {
  const page = usePage();
  const sharing = page.model(Sharing);
  const choices = heldToChoose(page);
  if (choices.length < 2) return null;
  return (
    <Choice
      label={t('export.holds')}
      value={heldNow(page)}
      options={choices.map((value) => ({ value, label: t(`export.holds-${value}`) }))}
      onChoose={(value) => (sharing.chosenHeld.value = value as Held)}
    />
  );
}

export function ExportDialog() {
  const page = usePage();
  const { session, shell } = page;
  const sharing = page.model(Sharing);
  const formats = (session.catalogue.value?.formats ?? []).filter(({ writes }) => writes);
  const refused = useSignal(false);
  const button = (label: string, work: () => Promise<void>, disabled = false) => (
    <Button label={label} disabled={disabled} onPress={() => session.attempt(work)} />
  );
  const whole = useMemo(() => finishRule(page), []);
  useEffect(() => {
    sharing.chosenHeld.value = null;
  }, []);
  return (
    <Dialog title={t('menu.export')}>
      <HeldChoice />
      <Button
        icon="share"
        label={t('export.link')}
        look="primary"
        onPress={() => session.attempt(() => copyLink(page))}
      />
      {'share' in navigator && (
        <Button label={t('export.send')} onPress={() => session.attempt(() => sendLink(page))} />
      )}
      <Publish
        puzzle={() => whole.then(() => puzzleToShare(page))}
        held={heldNow(page)}
        copy={(link) => copy(page, link, '')}
      />
      {sharing.shown.value && (
        <label class="field">
          <span>{t('export.by-hand')}</span>
          <textarea readOnly value={sharing.shown.value} />
        </label>
      )}
      <Choice
        label={t('export.format')}
        value={sharing.format.value}
        options={formats.map(({ id, title }) => ({
          value: id,
          label: engineName('format', id, title),
        }))}
        onChoose={(value) => (sharing.format.value = value)}
      />
      <LeftOut key={sharing.format.value} refused={refused} />
      <div class="chips">
        {button(t('export.save'), () => saveFormat(page), refused.value)}
        {button(
          t('export.show'),
          async () => {
            sharing.shown.value = await written(page);
          },
          refused.value,
        )}
      </div>
      <Tick
        label={t('export.entries')}
        on={sharing.withEntries.value}
        onChange={(on) => (sharing.withEntries.value = on)}
      />
      <Tick
        label={t('export.words')}
        on={sharing.withWords.value}
        onChange={(on) => (sharing.withWords.value = on)}
      />
      <div class="chips">
        {button('SVG', () => saveSvg(page))}
        {button('PNG', () => savePng(page))}
        <Button label={t('export.print')} onPress={() => (shell.dialog.value = 'print')} />
      </div>
    </Dialog>
  );
}
