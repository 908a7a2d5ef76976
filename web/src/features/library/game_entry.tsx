// SPDX-License-Identifier: MIT
//
// A game in the library: its picture, how it stands, and what it is called.

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { clockText } from '../../game/clock';
import { whenText } from '../../i18n/dates';
import { t } from '../../i18n/i18n';
import { cameSolved, type StoredGame } from '../../store/games';
import { currentGame } from '../../store/settings';
import { Button } from '../../ui/button';
import { kindName, levelName, plainName } from '../../game/game_names';
import { Thumbnail } from './thumbnail';
import { usePage } from '../../ui/context';

/** How a game stands, in words. */
function standing(game: StoredGame): string {
  const { filled, empty, seconds } = game;
  if (game.broken) return t('library.broken');
  if (game.setting) return t('library.being-set');
  if (cameSolved(game)) return t('library.complete');
  const time = clockText(seconds);
  if (game.solved) return t(game.shown ? 'library.looked-up' : 'library.solved', { time });
  if (empty === 0 && filled > 0) return `${t('library.not-right')} · ${time}`;
  return `${t('library.progress', { filled, open: filled + empty })} · ${time}`;
}

function tagsOf(text: string): string[] {
  const tags = text.split(/[,、，;]/).map((tag) => tag.trim());
  return [...new Set(tags.filter((tag) => tag !== ''))];
}

/** What a person calls a game, and sorts it under; fields keep what is being written in them. */
function Labels(props: { game: StoredGame; onChange: (labels: Partial<StoredGame>) => void }) {
  const { session } = usePage();
  const { game, onChange } = props;
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => fields.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div class="game-labels" ref={fields}>
      <label class="field">
        <span>{t('library.name')}</span>
        <input
          type="text"
          defaultValue={game.name ?? ''}
          placeholder={plainName(session.catalogue.value, { ...game, name: '' })}
          onChange={(event) => onChange({ name: event.currentTarget.value.trim() })}
        />
      </label>
      <label class="field">
        <span>{t('library.tags')}</span>
        <input
          type="text"
          defaultValue={(game.tags ?? []).join(', ')}
          onChange={(event) => onChange({ tags: tagsOf(event.currentTarget.value) })}
        />
      </label>
    </div>
  );
}

export function GameEntry(props: {
  game: StoredGame;
  /** Told from all others. */
  name: string;
  /** It was deleted just now, or before. */
  gone: boolean;
  onDelete: () => void;
  onBringBack: () => void;
  onChange: (labels: Partial<StoredGame>) => void;
}) {
  const { session } = usePage();
  const { game, name, gone } = props;
  const isEdited = useSignal(false);
  const isCurrent = game.id === currentGame.value;
  const open = () =>
    session.attempt(() =>
      game.versionOf === undefined ? session.resume(game.id) : session.setAnew(game.id),
    );
  const level = levelName(game);
  const catalogue = session.catalogue.value;
  const ownName = plainName(catalogue, game);
  const kindOf = game.kind ? kindName(catalogue, game.kind) : '';
  const kind = ownName === kindOf ? '' : kindOf;
  const words = [level, kind, ...(game.tags ?? [])].filter(Boolean);
  return (
    <li aria-current={isCurrent ? 'true' : undefined} class={gone ? 'gone' : ''}>
      <button type="button" class="step" disabled={gone} onClick={() => void open()}>
        <Thumbnail game={game} />
        <span class="game-words">
          <b>{ownName}</b>
          {words.length > 0 && (
            <span class="marks-of-game">
              {words.map((word, index) => (
                <i key={word} class={index === 0 && level ? 'how-hard' : ''}>
                  {word}
                </i>
              ))}
            </span>
          )}
          {gone ? (
            <span>{t('library.deleted')}</span>
          ) : (
            <>
              <span>{standing(game)}</span>
              <progress
                aria-hidden="true"
                class={game.solved ? 'done' : ''}
                max={Math.max(game.filled + game.empty, 1)}
                value={game.setting ? 0 : game.filled}
              />
              <span class="faint">
                {isCurrent ? t('library.on-the-board') : whenText(game.updated)}
              </span>
            </>
          )}
        </span>
      </button>
      <span class="game-tools">
        {!gone && (
          <Button
            icon="edit"
            label={t('library.edit', { title: name })}
            hideLabel
            look="quiet"
            pressed={isEdited.value}
            onPress={() => (isEdited.value = !isEdited.value)}
          />
        )}
        <Button
          icon={gone ? 'undo' : 'trash'}
          label={t(gone ? 'library.bring-back' : 'library.delete', { title: name })}
          hideLabel
          look="quiet"
          disabled={isCurrent}
          onPress={gone ? props.onBringBack : props.onDelete}
        />
      </span>
      {isEdited.value && !gone && <Labels game={game} onChange={props.onChange} />}
    </li>
  );
}
