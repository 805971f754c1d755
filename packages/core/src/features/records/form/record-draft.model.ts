import type { Draft } from '../../../drafts/index.ts';
import { parseDateTime } from '../../../format/index.ts';
import {
  dictionaryTextKey,
  formFields,
  secretFields,
  withoutPrivate,
  type Resource,
  type ResourceRow,
  type ResourceValues,
} from '../../../resources/index.ts';
import { normaliseValues } from '../../validation/validators/index.ts';
import { hasChildChanges, storableChildRows, storableRefusals } from './child-rows/child-rows.model.ts';
import { mergeRow } from './save/row-merge.ts';
import { childDraftBase, mergedChildDraft } from './form-children.model.ts';
import {
  changesBy,
  hasUnsavedValues,
  isOtherThan,
  newConflicts,
  readValues,
  type RecordFormState,
} from './record-form.model.ts';

/** What to do with the stored draft so that it matches the unsaved input. */
export type DraftCommand =
  | { readonly kind: 'write'; readonly draft: Omit<Draft, 'savedAt'> }
  /** Restore a pending offer. */
  | { readonly kind: 'putBack'; readonly draft: Draft }
  | { readonly kind: 'remove' };

/** The initial values overlaid with the draft's form fields; the draft may predate some of them. */
function valuesOfDraft(
  { resource, initial }: Pick<RecordFormState, 'resource' | 'initial'>,
  draft: Draft,
): ResourceValues {
  const values = Object.fromEntries(
    Object.entries(initial).map(([key, value]) => [
      key,
      Object.hasOwn(draft.values, key) ? (draft.values[key] ?? null) : value,
    ]),
  );
  // 今天 in a draft refers to the day it was typed.
  return readValues(resource, values, draft.savedAt);
}

/** Merge a draft with the current row: remote changes are merged, fields changed by both are conflicts. */
function mergedDraft(
  state: RecordFormState,
  draft: Draft,
): Pick<RecordFormState, 'values' | 'children' | 'conflicts' | 'remoteChanges'> {
  const { resource, row } = state;
  const values = valuesOfDraft(state, draft);
  const below = mergedChildDraft(state, draft);
  if (row === null) return { values, children: below.rows, conflicts: {}, remoteChanges: null };
  const base = draft.base ?? baseOfOldDraft(state, row, draft);
  const { remoteChanges, conflicts } = mergeRow(resource, base, normaliseValues(resource, values), row);
  return {
    values: { ...values, ...remoteChanges },
    children: below.rows,
    conflicts: newConflicts([...conflicts, ...below.conflicts], base),
    remoteChanges: changesBy(row, [...Object.keys(remoteChanges), ...below.changed]),
  };
}

/**
 * Drafts without a base come from an earlier version. Their base is the current row, unless it was saved later: then it
 * is unknown.
 */
function baseOfOldDraft(
  { initial }: RecordFormState,
  { updateTime }: ResourceRow,
  { savedAt }: Draft,
): ResourceValues | null {
  const storedAt = updateTime === null ? undefined : parseDateTime(updateTime);
  return storedAt !== undefined && storedAt > savedAt ? null : initial;
}

/** A draft equal to the form is not offered. */
export function worthwhileDraft(state: RecordFormState): Draft | null {
  const { resource, initial, storedChildren, draft } = state;
  if (draft === null) return null;
  const { values, children } = mergedDraft(state, draft);
  const isOther =
    isOtherThan(normaliseValues(resource, initial), normaliseValues(resource, values)) ||
    hasChildChanges(resource, storedChildren, children);
  return isOther ? draft : null;
}

/** Replace the form's values by the offered draft; its errors are found later. */
export function withRecordDraftRestored(state: RecordFormState): Partial<RecordFormState> {
  const { draft } = state;
  return draft === null
    ? {}
    : {
        ...mergedDraft(state, draft),
        texts: textsOfDraft(state.resource, draft),
        errors: {},
        refusals: {},
        draft: null,
      };
}

function textsOfDraft(resource: Resource, { values }: Draft): RecordFormState['texts'] {
  return Object.fromEntries(
    formFields(resource).flatMap(([key]) => {
      const text = values[dictionaryTextKey(key)];
      return typeof text === 'string' ? [[key, text] as const] : [];
    }),
  );
}

/** Persist the input; without any, keep a pending offer; otherwise delete the draft. */
export function draftCommand(state: RecordFormState): DraftCommand {
  const { resource, row, initial } = state;
  if (!hasUnsavedValues(state))
    return state.draft === null ? { kind: 'remove' } : { kind: 'putBack', draft: state.draft };
  const texts = Object.entries(withoutPrivate(resource, state.texts)).map(([key, text]) => [
    dictionaryTextKey(key),
    text,
  ]);
  const before = Object.entries(state.conflicts).map(([key, conflict]) => [key, conflict.before]);
  const refused = storableRefusals(resource, state.children);
  // No browser storage holds a secret either.
  const secrets = secretFields(resource).map((key) => [key, null]);
  return {
    kind: 'write',
    draft: {
      values: {
        ...withoutPrivate(resource, state.values),
        ...Object.fromEntries([...texts, ...secrets]),
        ...storableChildRows(resource, state.children),
      },
      base:
        row === null
          ? undefined
          : { ...withoutPrivate(resource, { ...initial, ...Object.fromEntries(before) }), ...childDraftBase(state) },
      ...(Object.keys(refused).length === 0 ? {} : { refused }),
    },
  };
}
