import { conflictFields, unresolvedFields } from './record-conflict.model.ts';
import type { RecordFormSnapshot } from './record-form.machine.ts';
import {
  fieldErrors,
  fieldLabels,
  formTitle,
  savedValues,
  valueTexts,
  writerOf,
  type RecordFormState,
} from './record-form.model.ts';
import { askedGroups, outstandingFields } from './outstanding-fields.model.ts';
import { isFormDirty } from './pending-files.model.ts';
import type { RecordFormFacts, RecordFormStatus } from './record-form.types.ts';

/** Facts of a form for user interfaces. Displayed details have the status `editing` and are read-only. */
export function recordFormView(snapshot: RecordFormSnapshot): RecordFormFacts {
  const { context } = snapshot;
  return {
    status: statusOf(snapshot),
    mode: context.mode,
    title: formTitle(context),
    values: context.values,
    groups: askedGroups(context),
    valueTexts: valueTexts(context),
    row: context.row,
    children: context.children,
    storedChildren: context.storedChildren,
    errors: fieldErrors(context),
    isDirty: isFormDirty(context),
    isAwaitingFiles: snapshot.matches('awaitingFiles'),
    outstanding: isFilledIn(snapshot) ? outstandingFields(context) : [],
    locks: context.locks,
    failure: context.failure,
    draft: context.draft === null ? null : { savedAt: context.draft.savedAt },
    conflict: snapshot.matches('resolving') ? conflictOf(context) : null,
    losses: snapshot.matches('confirmingLosses') ? context.losses : null,
    remoteChanges: remoteChangesOf(context),
  };
}

function isFilledIn(snapshot: RecordFormSnapshot): boolean {
  const status = statusOf(snapshot);
  return snapshot.context.mode.kind !== 'details' && status !== 'loading' && status !== 'failed';
}

function statusOf({ value }: RecordFormSnapshot): RecordFormStatus {
  if (typeof value === 'object') return 'editing';
  switch (value) {
    case 'opening':
      return 'loading';
    case 'weighing':
      return 'saving';
    case 'awaitingFiles':
    case 'showing':
    case 'refreshing':
    case 'restoring':
    case 'checking':
      return 'editing';
    default:
      return value;
  }
}

function conflictOf(state: RecordFormState): RecordFormFacts['conflict'] {
  return {
    by: state.row === null ? null : writerOf(state.row),
    at: state.row?.updateTime ?? null,
    fields: conflictFields({ ...state, texts: valueTexts(state) }),
    isSolved: unresolvedFields(state, savedValues(state)).length === 0,
  };
}

function remoteChangesOf({ resource, remoteChanges }: RecordFormState): RecordFormFacts['remoteChanges'] {
  if (remoteChanges === null) return null;
  const { by, at, keys } = remoteChanges;
  return { by, at, labels: fieldLabels(resource, keys) };
}
