// SPDX-License-Identifier: MIT
//
// The field for a parameter of the rule in hand, made from what the engine says of it.

import type { JsonObject, ConstraintParameter, ParameterKind } from '../../api/protocol';
import { selectedNames } from './rule_spec';
import { write, writtenIn, RuleDraft } from './rule_state';
import { sameSpec } from '../../game/same_spec';
import { constraintName } from '../../i18n/board_words';
import { engineText, type Key, parameterName, t } from '../../i18n/i18n';
import { Button } from '../../ui/button';
import { Tick } from '../../ui/dialog';
import { Said } from '../../ui/said';
import { usePage } from '../../ui/context';
import type { PageState } from '../../game/page_state';

/** How a person writes it; null where that needs no words. */
const kHow: { readonly [K in ParameterKind]: Key | null } = {
  integer: null,
  flag: null,
  text: null,
  digits: 'set.write-digits',
  cells: 'set.write-names',
  paths: 'set.write-paths',
  terms: 'set.terms-help',
  constraints: null,
};

/** The selected cells as a list in the field: another line of several, or the whole of it. */
function putSelected(page: PageState, { name, kind }: ConstraintParameter): void {
  const names = selectedNames(page).join(' ');
  const before =
    kind === 'paths' && writtenIn(page, name) !== '' ? `${writtenIn(page, name)}; ` : '';
  write(page, name, before + names);
}

/** Rules that consist of others are made of those that the puzzle has, which they take in. */
function RuleChoice({ name }: ConstraintParameter) {
  const page = usePage();
  const { session } = page;
  const draft = page.model(RuleDraft);
  const there = session.game.puzzle.value?.constraints ?? [];
  const text = writtenIn(page, name);
  const inside = text === '' ? [] : (JSON.parse(text) as JsonObject[]);
  const isInside = (spec: JsonObject) => inside.some((one) => sameSpec(one, spec));
  const toggle = (spec: JsonObject, on: boolean) => {
    const others = inside.filter((one) => !sameSpec(one, spec));
    const next = on ? [...others, spec] : others;
    write(page, name, next.length === 0 ? '' : JSON.stringify(next));
  };
  const own = inside.filter((one) => !there.some(({ spec }) => sameSpec(one, spec)));
  return (
    <div class="rule-choice">
      <small class="faint">{t(there.length === 0 ? 'set.no-rules' : 'set.choose-rules')}</small>
      {there.map((constraint, index) =>
        index === draft.now.changing ? null : (
          <Tick
            key={index}
            label={`${constraintName(constraint)} ${constraint.cells
              .map((cell) => session.game.puzzle.value?.cells[cell]?.name ?? '')
              .join(' ')}`}
            on={isInside(constraint.spec)}
            onChange={(on) => toggle(constraint.spec, on)}
          />
        ),
      )}
      {own.map((spec, index) => (
        <Tick
          key={`own ${index}`}
          label={`${String(spec['type'])} ${Array.isArray(spec['cells']) ? spec['cells'].join(' ') : ''}`}
          on
          onChange={() => toggle(spec, false)}
        />
      ))}
    </div>
  );
}

function Input({ parameter, id }: { parameter: ConstraintParameter; id: string }) {
  const page = usePage();
  const draft = page.model(RuleDraft);
  const { name, kind, required } = parameter;
  const isWrong = draft.trouble.value.parameter === name;
  const common = {
    value: writtenIn(page, name),
    required,
    'aria-invalid': isWrong,
    'aria-describedby': id,
    onInput: (event: { currentTarget: { value: string } }) =>
      write(page, name, event.currentTarget.value),
  };
  if (kind === 'paths' || kind === 'terms') return <textarea rows={2} {...common} />;
  return <input type="text" inputMode={kind === 'integer' ? 'numeric' : 'text'} {...common} />;
}

export function ParameterField({
  type,
  parameter,
}: {
  type: string;
  parameter: ConstraintParameter;
}) {
  const page = usePage();
  const { name, kind, help, required } = parameter;
  const label = required ? parameterName(name) : t('set.optional', { name: parameterName(name) });
  const how = kHow[kind];
  const id = `help-${name}`;
  const explained = (
    <small class="faint" id={id}>
      <Said words={engineText(`help.constraint.${type}.${name}`, help)} />
      {how !== null && ` · ${t(how)}`}
    </small>
  );
  if (kind === 'flag') {
    return (
      <div class="field">
        <Tick
          label={parameterName(name)}
          on={writtenIn(page, name) === 'true'}
          onChange={(on) => write(page, name, on ? 'true' : '')}
        />
        {explained}
      </div>
    );
  }
  if (kind === 'constraints') {
    return (
      <fieldset class="field">
        <legend>{label}</legend>
        <RuleChoice {...parameter} />
      </fieldset>
    );
  }
  return (
    <div class="field">
      <label>
        <span>{label}</span>
        <Input parameter={parameter} id={id} />
      </label>
      {(kind === 'cells' || kind === 'paths') && (
        <Button
          icon="plus"
          look="quiet"
          label={t('set.put-selected')}
          onPress={() => putSelected(page, parameter)}
        />
      )}
      {explained}
    </div>
  );
}
