import {
  dictionaryTextKey,
  formFields,
  type Resource,
  type ResourceRow,
  type ResourceValues,
  type FieldValue,
} from '../../../resources/index.ts';
import type { LocalizedText } from '../../../kernel/index.ts';
import { fieldText } from '../../validation/field-values/index.ts';
import { recordFormMessages } from './record-form.messages.ts';
import type { ConflictChoice, ConflictField } from './record-form.types.ts';

/** A field that two people changed. */
export interface FieldConflict {
  /** What it was when the change here began. */
  readonly before: FieldValue;
  readonly choice: ConflictChoice | null;
}

/** The part of a form that a conflict is about. */
export interface ConflictState {
  readonly resource: Resource;
  readonly row: ResourceRow | null;
  /** The other person's values. */
  readonly initial: ResourceValues;
  /** The own values. */
  readonly values: ResourceValues;
  readonly texts: Readonly<Record<string, string>>;
  readonly conflicts: Readonly<Record<string, FieldConflict>>;
}

/** The fields that still differ and are not chosen. `saved`: the own values as a save would send them. */
export function unresolvedFields(
  { conflicts, initial }: Pick<ConflictState, 'conflicts' | 'initial'>,
  saved: ResourceValues,
): readonly string[] {
  return Object.entries(conflicts).flatMap(([key, { choice }]) =>
    choice === null && saved[key] !== (initial[key] ?? null) ? [key] : [],
  );
}

/** Keys that are in no conflict are ignored. */
export function withChoice(
  { conflicts }: Pick<ConflictState, 'conflicts'>,
  key: string,
  choice: ConflictChoice,
): ConflictState['conflicts'] {
  const conflict = Object.hasOwn(conflicts, key) ? conflicts[key] : undefined;
  return conflict === undefined ? conflicts : { ...conflicts, [key]: { ...conflict, choice } };
}

export function withEveryChoice(
  { conflicts }: Pick<ConflictState, 'conflicts'>,
  choice: ConflictChoice,
): ConflictState['conflicts'] {
  return Object.fromEntries(Object.entries(conflicts).map(([key, conflict]) => [key, { ...conflict, choice }]));
}

/** The values as chosen; what is not chosen stays as it was typed, and stays a conflict. */
export function withChoicesApplied({
  initial,
  values,
  texts,
  conflicts,
}: ConflictState): Pick<ConflictState, 'values' | 'texts' | 'conflicts'> {
  const remoteValue = Object.keys(conflicts).filter((key) => conflicts[key]?.choice === 'theirs');
  return {
    values: { ...values, ...Object.fromEntries(remoteValue.map((key) => [key, initial[key] ?? null])) },
    texts: Object.fromEntries(Object.entries(texts).filter(([key]) => !remoteValue.includes(key))),
    conflicts: Object.fromEntries(Object.entries(conflicts).filter(([, { choice }]) => choice === null)),
  };
}

/** Both values of every field in conflict, as a person reads them, in the order of the form. */
export function conflictFields({
  resource,
  row,
  initial,
  values,
  texts,
  conflicts,
}: ConflictState): readonly ConflictField[] {
  return formFields(resource).flatMap(([key, field]) => {
    const conflict = Object.hasOwn(conflicts, key) ? conflicts[key] : undefined;
    if (conflict === undefined) return [];
    const theirText = row?.[dictionaryTextKey(key)];
    const mine = fieldText(field, values[key] ?? null, texts[key]);
    const remoteValue = fieldText(field, initial[key] ?? null, typeof theirText === 'string' ? theirText : null);
    return [
      { key, label: field.label, mine: orNothing(mine), remoteValue: orNothing(remoteValue), choice: conflict.choice },
    ];
  });
}

function orNothing(words: LocalizedText): LocalizedText {
  return words['zh-CN'].trim() === '' ? recordFormMessages.nothing : words;
}
