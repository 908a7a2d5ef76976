// SPDX-License-Identifier: MIT
//
// Taking the puzzle elsewhere: a link that holds it, every format, pictures, paper.

import { type Signal, signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { app } from '../../app/app_state';
import { fileName, pngOf } from '../../base/download';
import { isAbort } from '../../api/engine';
import { openGame } from '../../game/open_game';
import type { JsonObject } from '../../api/protocol';
import { finishRule } from '../set/rule_draft';
import { engineName, errorWords, listText, lossText, type Marked, t } from '../../i18n/i18n';
import { said } from '../../base/occasion';
import { isLocal, shareLink } from '../../game/share';
import { settings } from '../../store/settings';
import { Button } from '../../ui/button';
import { Choice, Dialog, Tick } from '../../ui/dialog';
import { puzzleWords } from './puzzle_words';
import { Said } from '../../ui/said';
import { save, saveText } from '../../ui/save';
import { sheetPicture } from './sheet_picture';

const kPictureCell = 64;

const format = signal('json');
const withEntries = signal(false);
const withWords = signal(false);

/** What a link holds beside the puzzle: nothing, what is drawn for whoever solves it, or all that was entered too. */
type Held = 'puzzle' | 'drawing' | 'all';

const kDrawing: readonly string[] = ['colours', 'candidate_colours', 'pen', 'corner'];
const kHeld: { readonly [held in Held]: readonly string[] } = {
  puzzle: [],
  drawing: kDrawing,
  all: [...kDrawing, 'entries', 'centre'],
};

/** What was chosen in this dialog; null until then. */
const chosenHeld = signal<Held | null>(null);

/** What a link can hold of the game on the board. */
function heldToChoose(): readonly Held[] {
  const { cells } = app.game;
  const isDrawn = cells.some(
    ({ colours, candidate_colours, pen, corner }) =>
      [colours, pen, corner].some(({ length }) => length > 0) ||
      Object.keys(candidate_colours).length > 0,
  );
  const isEntered = cells.some(({ entry, centre }) => entry !== null || centre.length > 0);
  return [
    'puzzle',
    ...(isDrawn ? ['drawing' as const] : []),
    ...(isEntered ? ['all' as const] : []),
  ];
}

/** What a setter has drawn is for others; what a player has entered is asked for. */
function heldNow(): Held {
  const choices = heldToChoose();
  const isOwn = app.game.mode.value === 'set' || app.game.autosave.whatIsKnown().own === true;
  const held = chosenHeld.value ?? (isOwn ? 'drawing' : 'puzzle');
  return choices.includes(held) ? held : 'puzzle';
}

/**
 * Of the puzzle and what is to go with it, never the history: by that of its making others could undo
 * its rules.
 */
async function puzzleToShare(): Promise<JsonObject> {
  const { text } = await app.game.ask('write', { format: 'json' });
  const { play = {}, ...puzzle } = JSON.parse(text) as JsonObject;
  const held = kHeld[heldNow()];
  const shared = Object.entries(play as JsonObject).filter(([part]) => held.includes(part));
  return shared.length > 0 ? { ...puzzle, play: Object.fromEntries(shared) } : puzzle;
}

async function makeLink(): Promise<string> {
  return shareLink(JSON.stringify(await puzzleToShare()));
}

/** Copies a link, with more words about it. */
async function copy(link: string, more: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    app.say([t('export.copied'), more].filter(Boolean).join(' '));
  } catch {
    shown.value = link;
    if (more !== '') app.say(more);
  }
}

async function copyLink(): Promise<void> {
  await copy(await makeLink(), isLocal() ? t('export.opens-here') : '');
}

/** A link that others can open who have no Omnidoku. */
async function copyForeignLink(): Promise<void> {
  const { engine } = app;
  const { session } = await openGame(engine, { document: await puzzleToShare() });
  try {
    const { text, lost } = await engine.call('write', { session, format: 'fpuzzles_link' });
    const things = listText(lost.map(lossText));
    await copy(text.trim(), things === '' ? '' : t('export.left-out', { things }));
  } finally {
    engine.call('close', { session }).catch(() => undefined);
  }
}

/** Hands the link to what the device has for sending things to others. */
async function sendLink(): Promise<void> {
  const puzzle = app.game.puzzle.value;
  const title = puzzle ? app.puzzleName(puzzle) : '';
  try {
    await navigator.share({ title, url: await makeLink() });
  } catch (error) {
    if (!isAbort(error)) throw error;
  }
}

/** What could not be copied, to be copied by hand. */
const shown = said('');

async function written(): Promise<string> {
  return (await app.game.ask('write', { format: format.value })).text;
}

async function saveFormat(): Promise<void> {
  const known = app.catalogue.value?.formats.find(({ id }) => id === format.value);
  const extension = (known?.extensions[0] ?? 'txt').replace(/^\./, '');
  saveText(fileName(app.game.puzzle.value?.title ?? '', extension), await written());
}

async function drawing(): Promise<string> {
  const view = app.game.puzzle.value?.views[0] ?? 'flat';
  const show = withEntries.value ? 'state' : 'givens';
  const { svg } = await app.game.ask('svg', {
    view,
    theme: 'light',
    cell_size: kPictureCell,
    coordinates: settings.coordinates.value,
    show,
    ...(withWords.value ? { legend: false } : {}),
  });
  const puzzle = app.game.puzzle.value;
  if (!withWords.value || puzzle === null) return svg;
  return sheetPicture(
    svg,
    app.puzzleName(puzzle),
    puzzleWords(puzzle, app.game.autosave.whatIsKnown().level),
  );
}

async function saveSvg(): Promise<void> {
  const name = fileName(app.game.puzzle.value?.title ?? '', 'svg');
  saveText(name, await drawing(), 'image/svg+xml');
}

async function savePng(): Promise<void> {
  const name = fileName(app.game.puzzle.value?.title ?? '', 'png');
  save(name, await pngOf(await drawing(), 2));
}

/** What the chosen format leaves out of the puzzle, or why it cannot say it at all. */
function LeftOut({ refused }: { refused: Signal<boolean> }) {
  const words = useSignal<readonly Marked[]>([]);
  const chosen = format.value;
  useEffect(() => {
    let isShown = true;
    const show = (news: readonly Marked[], isRefusal = false) => {
      if (!isShown) return;
      words.value = news;
      refused.value = isRefusal;
    };
    refused.value = false;
    app.game.ask('write', { format: chosen }).then(
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
  const choices = heldToChoose();
  if (choices.length < 2) return null;
  return (
    <Choice
      label={t('export.holds')}
      value={heldNow()}
      options={choices.map((value) => ({ value, label: t(`export.holds-${value}`) }))}
      onChoose={(value) => (chosenHeld.value = value as Held)}
    />
  );
}

export function ExportDialog() {
  const formats = (app.catalogue.value?.formats ?? []).filter(({ writes }) => writes);
  const refused = useSignal(false);
  const button = (label: string, work: () => Promise<void>, disabled = false) => (
    <Button label={label} disabled={disabled} onPress={() => app.attempt(work)} />
  );
  useEffect(() => {
    chosenHeld.value = null;
    void finishRule();
  }, []);
  return (
    <Dialog title={t('menu.export')}>
      <HeldChoice />
      <Button
        icon="share"
        label={t('export.link')}
        look="primary"
        onPress={() => app.attempt(copyLink)}
      />
      {isLocal() && (
        <Button label={t('export.foreign-link')} onPress={() => app.attempt(copyForeignLink)} />
      )}
      {'share' in navigator && (
        <Button label={t('export.send')} onPress={() => app.attempt(sendLink)} />
      )}
      {shown.value && (
        <label class="field">
          <span>{t('export.by-hand')}</span>
          <textarea readOnly value={shown.value} />
        </label>
      )}
      <Choice
        label={t('export.format')}
        value={format.value}
        options={formats.map(({ id, title }) => ({
          value: id,
          label: engineName('format', id, title),
        }))}
        onChoose={(value) => (format.value = value)}
      />
      <LeftOut key={format.value} refused={refused} />
      <div class="chips">
        {button(t('export.save'), saveFormat, refused.value)}
        {button(
          t('export.show'),
          async () => {
            shown.value = await written();
          },
          refused.value,
        )}
      </div>
      <Tick
        label={t('export.entries')}
        on={withEntries.value}
        onChange={(on) => (withEntries.value = on)}
      />
      <Tick
        label={t('export.words')}
        on={withWords.value}
        onChange={(on) => (withWords.value = on)}
      />
      <div class="chips">
        {button('SVG', saveSvg)}
        {button('PNG', savePng)}
        <Button label={t('export.print')} onPress={() => (app.dialog.value = 'print')} />
      </div>
    </Dialog>
  );
}
