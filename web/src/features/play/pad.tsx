// SPDX-License-Identifier: MIT
//
// The pad: tools, digits or colours, and what is done most often.

import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { asInk } from '../../board/symbols';
import { check } from '../../game/commands/check';
import { clear } from '../../game/commands/clear';
import type { Command } from '../../game/commands/command';
import { fill } from '../../game/commands/fill';
import { hint } from '../../game/commands/hint';
import { redo, undo } from '../../game/commands/steps_back';
import { chooseTool } from '../../game/commands/tool';
import { chooseToSwap, drawSelected, enterColour, enterDigit } from '../../game/entering';
import { kNumColours } from '../../game/tools/colour';
import { kTools, type ToolId } from '../../game/tools/list';
import { t } from '../../i18n/i18n';
import { settings } from '../../store/settings';
import { Button, PadKey, Segments } from '../../ui/button';
import { Tick } from '../../ui/dialog';
import { KindTiles } from '../set/kind_tiles';
import { RuleInHand, RuleKeys } from '../set/rule_pad';
import { useModel, usePage } from '../../ui/context';
import type { PageState } from '../../game/page_state';
import { Glyphs } from '../../ui/glyphs';
import { RuleHand } from '../set/rule_hand';
import { Room } from '../../board/room';

function Digits() {
  const page = usePage();
  const { session, marks } = page;
  const glyphs = page.model(Glyphs);
  const puzzle = session.game.puzzle.value;
  if (puzzle === null) return null;
  const tool = session.input.current.value;
  const inHand = settings.digitFirst.value ? marks.inHand.value : 0;
  const n = puzzle.num_digits;
  const size = n <= 9 ? 'few' : n <= 26 ? 'many' : 'crowd';
  const numKeys = n + 1 + stepsAmongKeys(page).length;
  const columns = n < 5 ? numKeys : Math.ceil(numKeys / 2);
  const counts = session.game.standing.value?.counts ?? [];
  const isCounted = settings.showCounts.value && session.game.mode.value === 'play';
  const total = isCounted ? puzzle.placements : null;
  const left = total === null ? [] : counts.map((count) => Math.max(0, total - count));
  return (
    <div class={`keys ${size} ${tool.id}`} style={size === 'few' ? { '--columns': columns } : {}}>
      {puzzle.symbols.map((symbol, i) => (
        <PadKey
          key={i}
          label={glyphs.inColours.value ? symbol : asInk(symbol)}
          class={`digit ${left[i] === 0 ? 'placed' : ''} ${inHand === i + 1 ? 'in-hand' : ''}`}
          pressed={settings.digitFirst.value ? inHand === i + 1 : undefined}
          tip={left[i] === undefined ? undefined : t('pad.left', { count: left[i] })}
          onPress={() => enterDigit(page, i + 1)}
        >
          {Boolean(left[i]) && (
            <small class="left" aria-hidden="true">
              {left[i]}
            </small>
          )}
        </PadKey>
      ))}
      <Erase />
      <StepsAmongKeys />
    </div>
  );
}

/** Undo or redo. */
function Step({ way, bare = false }: { way: 'undo' | 'redo'; bare?: boolean }) {
  const page = usePage();
  const { session } = page;
  const hand = page.model(RuleHand);
  const { game, regions } = session;
  const isUndo = way === 'undo';
  const standing = game.standing.value;
  const isOfGame = isUndo ? standing?.can_undo : standing?.can_redo;
  const isOfRegions = (isUndo ? regions.canUndo : regions.canRedo).value;
  const isOfHand = isUndo && hand.canTakeBack.value;
  const isThere = isOfHand || isOfGame || (game.mode.value === 'set' && isOfRegions);
  return (
    <PadKey
      icon={way}
      label={t(`pad.${way}`)}
      hideLabel={bare}
      repeats
      disabled={!isThere}
      onPress={() => (isUndo ? undo : redo).run(page)}
    />
  );
}

/**
 * Which of undo and redo stand among the keys: where they would not be seen else, and no row is added;
 * while setting there is nothing else to have a row for.
 */
function stepsAmongKeys(page: PageState): readonly ('undo' | 'redo')[] {
  const { session } = page;
  const room = page.model(Room);
  const isSetting = session.game.mode.value === 'set';
  const tool = session.input.current.value;
  const areDigits = tool.pad === 'digits';
  if (isSetting && areDigits) return ['undo', 'redo'];
  if (!room.actionsBelow.value) return [];
  const isRoomy = areDigits && (session.game.puzzle.value?.num_digits ?? 0) <= 9;
  return isRoomy ? ['undo', 'redo'] : ['undo'];
}

function StepsAmongKeys() {
  const page = usePage();
  return (
    <>
      {stepsAmongKeys(page).map((way) => (
        <Step key={way} way={way} bare />
      ))}
    </>
  );
}

/** The key of a command. */
function CommandKey(props: { of: Command; hideLabel?: boolean; tip?: string; class?: string }) {
  const { of: command, ...look } = props;
  const page = usePage();
  const { id, icon, label = `command.${id}` as const, run } = command;
  return <PadKey {...look} {...(icon && { icon })} label={t(label)} onPress={() => run(page)} />;
}

function Erase() {
  return <CommandKey of={clear} hideLabel />;
}

/** The colours to choose from; `first` stands before them. */
function Swatches(props: {
  chosen: readonly number[];
  onChoose: (colour: number) => unknown;
  first?: ComponentChildren;
  children?: ComponentChildren;
}) {
  const { chosen, onChoose, first, children } = props;
  return (
    <div class="keys colours">
      {first}
      {Array.from({ length: kNumColours }, (_, i) => i + 1).map((colour) => (
        <PadKey
          key={colour}
          label={t('pad.colour', { number: colour })}
          hideLabel
          class={`swatch ${chosen.includes(colour) ? 'in-hand' : ''}`}
          pressed={chosen.length > 0 ? chosen.includes(colour) : undefined}
          onPress={() => onChoose(colour)}
        >
          <i data-colour={colour}>
            <svg viewBox="0 0 1 1" aria-hidden="true">
              <rect class="pattern" width="1" height="1" fill={`url(#pattern-${colour})`} />
            </svg>
          </i>
        </PadKey>
      ))}
      {children}
    </div>
  );
}

function Colours() {
  const page = usePage();
  const { session, marks } = page;
  const { colouringCandidates, pen, swapping } = marks;
  useEffect(() => () => void (swapping.value = null), []);
  const isKept = colouringCandidates.value || settings.digitFirst.value;
  const choose = (colour: number) => {
    if (swapping.value) void session.attempt(() => chooseToSwap(page, colour));
    else if (colouringCandidates.value) pen.value = colour;
    else void session.attempt(() => enterColour(page, colour));
  };
  return (
    <>
      <Swatches chosen={swapping.value ?? (isKept ? [pen.value] : [])} onChoose={choose}>
        <Erase />
        <StepsAmongKeys />
      </Swatches>
      <div class="chips">
        <Button
          label={t('pad.swap')}
          look="quiet"
          pressed={swapping.value !== null}
          onPress={() => (swapping.value = swapping.value ? null : [])}
        />
        <span class="faint" role="status">
          {swapping.value && t('pad.swap-help')}
        </span>
      </div>
      <Tick
        label={t('pad.candidates')}
        on={colouringCandidates.value}
        onChange={(on) => (colouringCandidates.value = on)}
      />
    </>
  );
}

/** The colour of the pen, and keys for those who select cells in place of drawing on them. */
function Pen() {
  const page = usePage();
  const { session, marks } = page;
  const { ink } = marks;
  const kinds = { line: t('pen.line'), edge: t('pen.edge'), dot: t('pen.dot') } as const;
  return (
    <>
      <div class="keys pens">
        {(['line', 'edge', 'dot'] as const).map((kind) => (
          <PadKey
            key={kind}
            label={kinds[kind]}
            disabled={session.selection.cells.value.size === 0}
            onPress={() => drawSelected(page, kind)}
          />
        ))}
        <Erase />
        <StepsAmongKeys />
      </div>
      <div class="inks" role="group" aria-label={t('pen.colour')}>
        <Swatches
          chosen={[ink.value]}
          onChoose={(colour) => (ink.value = colour)}
          first={
            <PadKey
              label={t('pen.own')}
              hideLabel
              class={`swatch ${ink.value === 0 ? 'in-hand' : ''}`}
              pressed={ink.value === 0}
              onPress={() => (ink.value = 0)}
            >
              <i class="own-ink" />
            </PadKey>
          }
        />
      </div>
      <p class="faint">{t('pen.help')}</p>
    </>
  );
}

function Actions() {
  const page = usePage();
  const { session, shell } = page;
  const setting = session.game.mode.value === 'set';
  const above = stepsAmongKeys(page);
  const hasResult = session.game.standing.value?.solved && !session.autosave.cameFull();
  if (setting && above.length === 2) return null;
  return (
    <div class="actions">
      {(['undo', 'redo'] as const)
        .filter((way) => !above.includes(way))
        .map((way) => (
          <Step key={way} way={way} />
        ))}
      {!setting && (
        <>
          <CommandKey of={fill} />
          <PadKey
            icon="flag"
            label={t('pad.savepoints')}
            onPress={() => (shell.dialog.value = 'savepoints')}
          />
          {hasResult && (
            <PadKey
              icon="star"
              label={t('pad.result')}
              onPress={() => session.attempt(() => session.showResult())}
            />
          )}
          {!hasResult && settings.checkMode.value !== 'off' && <CommandKey of={check} />}
          {!hasResult && <CommandKey of={hint} tip={t('command.hint')} class="hint-tile" />}
        </>
      )}
    </div>
  );
}

/** What a tool has below it. */
const kPads = { digits: Digits, colours: Colours, pen: Pen } as const;

/** Tools, and what the one in hand writes. */
function Tools() {
  const page = usePage();
  const { session } = page;
  const tool = session.input.current.value;
  const Below = kPads[tool.pad];
  return (
    <>
      <Segments<ToolId>
        label={t('tool')}
        value={tool.id}
        options={kTools.map(({ id }) => ({
          value: id,
          label: t(`tool.${id}`),
          class: `tool-${id}`,
        }))}
        atOnce
        onChoose={(tool) => chooseTool(page, tool)}
      />
      <Below />
    </>
  );
}

export function Pad() {
  const { session } = usePage();
  const hand = useModel(RuleHand);
  const kind = hand.kind.value;
  return (
    <section class="card pad" aria-label={t('pad')} inert={session.clock.paused.value}>
      {kind ? <RuleInHand kind={kind} /> : <Tools />}
      {kind && (hand.parameter.value ? <RuleKeys more={<StepsAmongKeys />} /> : <Digits />)}
      {session.game.mode.value === 'set' && <KindTiles look="kind-row" />}
      <Actions />
    </section>
  );
}
