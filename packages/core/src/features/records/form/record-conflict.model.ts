import {
  childPlaceOf,
  dictionaryTextKey,
  formFields,
  type Resource,
  type ResourceRow,
  type ResourceValues,
  type FieldValue,
} from '../../../resources/index.ts';
import type { LocalizedText } from '../../../kernel/index.ts';
import { fieldText } from '../../validation/field-values/index.ts';
import { childConflictTexts } from './child-rows/child-check.ts';
import { flatChildRows, withPlacesOf } from './child-rows/child-rows.model.ts';
import type { ChildRows } from './child-rows/child-rows.types.ts';
import { recordFormMessages } from './record-form.messages.ts';
import type { ConflictChoice, ConflictField } from './record-form.types.ts';

/** A field changed by two users. */
export interface FieldConflict {
  /** Value when the local change began. */
  readonly before: FieldValue;
  readonly choice: ConflictChoice | null;
}

/** The part of the form state that concerns a conflict. */
export interface ConflictState {
  readonly resource: Resource;
  readonly row: ResourceRow | null;
  /** The remote values. */
  readonly initial: ResourceValues;
  /** The local values. */
  readonly values: ResourceValues;
  readonly texts: Readonly<Record<string, string>>;
  /** The local and the remote sub-rows. */
  readonly children: ChildRows;
  readonly storedChildren: ChildRows;
  /** By field, or by place of a sub-row. */
  readonly conflicts: Readonly<Record<string, FieldConflict>>;
}

/** Fields that still differ without a choice. `saved`: the local values as a save would send them. */
export function unresolvedFields(
  {
    resource,
    conflicts,
    initial,
    children,
    storedChildren,
  }: Pick<ConflictState, 'resource' | 'conflicts' | 'initial' | 'children' | 'storedChildren'>,
  saved: ResourceValues,
): readonly string[] {
  const mine = { ...saved, ...flatChildRows(resource, children) };
  const theirs = { ...initial, ...flatChildRows(resource, storedChildren) };
  return Object.entries(conflicts).flatMap(([key, { choice }]) =>
    choice === null && (mine[key] ?? null) !== (theirs[key] ?? null) ? [key] : [],
  );
}

/** Ignores keys without a conflict. */
export function withConflictChoice(
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

/** Apply the choices; without a choice, the local value and the conflict remain. */
export function withChoicesApplied({
  resource,
  initial,
  values,
  texts,
  children,
  storedChildren,
  conflicts,
}: ConflictState): Pick<ConflictState, 'values' | 'texts' | 'children' | 'conflicts'> {
  const taken = Object.keys(conflicts).filter((key) => conflicts[key]?.choice === 'theirs');
  const ofChildren = taken.filter((key) => childPlaceOf(resource, key) !== undefined);
  const remoteValue = taken.filter((key) => !ofChildren.includes(key));
  return {
    values: { ...values, ...Object.fromEntries(remoteValue.map((key) => [key, initial[key] ?? null])) },
    children: ofChildren.length === 0 ? children : withPlacesOf(resource, children, storedChildren, ofChildren),
    texts: Object.fromEntries(Object.entries(texts).filter(([key]) => !remoteValue.includes(key))),
    conflicts: Object.fromEntries(Object.entries(conflicts).filter(([, { choice }]) => choice === null)),
  };
}

/** Both values of every conflicting field, formatted for display, in form order. */
export function conflictFields({
  resource,
  row,
  initial,
  values,
  texts,
  children,
  storedChildren,
  conflicts,
}: ConflictState): readonly ConflictField[] {
  const ofChildren = Object.entries(conflicts).flatMap(([key, { choice }]) => {
    const words = childConflictTexts(resource, key, children, storedChildren);
    if (words === undefined) return [];
    return [
      { key, label: words.label, mine: orNothing(words.mine), remoteValue: orNothing(words.remoteValue), choice },
    ];
  });
  const ofFields = formFields(resource).flatMap(([key, field]) => {
    const conflict = Object.hasOwn(conflicts, key) ? conflicts[key] : undefined;
    if (conflict === undefined) return [];
    const theirText = row?.[dictionaryTextKey(key)];
    const mine = fieldText(field, values[key] ?? null, texts[key]);
    const remoteValue = fieldText(field, initial[key] ?? null, typeof theirText === 'string' ? theirText : null);
    return [
      { key, label: field.label, mine: orNothing(mine), remoteValue: orNothing(remoteValue), choice: conflict.choice },
    ];
  });
  return [...ofFields, ...ofChildren];
}

function orNothing(words: LocalizedText): LocalizedText {
  return words['zh-CN'].trim() === '' ? recordFormMessages.nothing : words;
}
