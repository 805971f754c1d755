import { formPlaces, hasUnsavedValues, type RecordFormState } from './record-form.model.ts';
import { recordFormMessages } from './record-form.messages.ts';
import type { PendingFiles } from './record-form.types.ts';

export interface PendingChange {
  readonly key: string;
  readonly pending: PendingFiles | 'none';
}

/** What was said about a failed file goes with it. */
export function withPendingFiles(
  { pendingFiles, refusals }: RecordFormState,
  { key, pending }: PendingChange,
): Pick<RecordFormState, 'pendingFiles' | 'refusals'> {
  const others = Object.entries(pendingFiles).filter(([name]) => name !== key);
  const { [key]: refusal, ...left } = refusals;
  return {
    pendingFiles: Object.fromEntries(pending === 'none' ? others : [...others, [key, pending]]),
    refusals: pending !== 'failed' && refusal === recordFormMessages.filesFailed ? left : refusals,
  };
}

export function hasPendingFiles(
  { pendingFiles }: Pick<RecordFormState, 'pendingFiles'>,
  pending: PendingFiles,
): boolean {
  return Object.values(pendingFiles).includes(pending);
}

/** Whether closing would lose something: values, and files that are in no value yet. */
export function isFormDirty(state: RecordFormState): boolean {
  return hasUnsavedValues(state) || Object.keys(state.pendingFiles).length > 0;
}

/** Says at every field and table of sub-rows with a failed file why nothing is saved. */
export function withFailedFilesRefused({
  resource,
  refusals,
  pendingFiles,
}: RecordFormState): Pick<RecordFormState, 'refusals'> {
  const failed = formPlaces(resource).flatMap((key) =>
    pendingFiles[key] === 'failed' ? [[key, recordFormMessages.filesFailed] as const] : [],
  );
  return { refusals: { ...refusals, ...Object.fromEntries(failed) } };
}
