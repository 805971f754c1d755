import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import type { Givable } from '../../../contract/index.ts';
import type { FieldValue, Resource, ResourceRecord, ResourceValues } from '../../../resources/index.ts';
import { answerFailure, type Answer, type HttpFailure } from '../../../http/index.ts';
import { seconds, type Result } from '../../../kernel/index.ts';
import { childRowsOf } from './child-rows/child-rows.model.ts';
import type { ChildRow } from './child-rows/child-rows.types.ts';
import { isMissingRow, type RowToSave, type SaveOutcome } from './save/row-saver.ts';
import { machineTypes, notProvided } from '../../../machine/index.ts';
import { rightsLosses, type EndingRights, type LossesAnswer } from '../../access/rights-losses/index.ts';
import { unresolvedFields, withConflictChoice, withChoicesApplied, withEveryChoice } from './record-conflict.model.ts';
import {
  hasPendingFiles,
  isFormDirty,
  withFailedFilesRefused,
  withPendingFiles,
  type PendingChange,
} from './pending-files.model.ts';
import {
  formOfRow,
  invalidFields,
  isFormValid,
  rightsEndedBySave,
  savedNotice,
  savedValues,
  withEverythingRead,
  withFieldLeft,
  withUnsaved,
  withFieldValue,
  type RecordFormState,
} from './record-form.model.ts';
import { withChildRows } from './form-children.model.ts';
import { formLocks } from './form-locks.model.ts';
import { withRecordDraftRestored, worthwhileDraft, type DraftCommand } from './record-draft.model.ts';
import type { ConflictChoice, RecordFormEmitted, RecordFormEvent } from './record-form.types.ts';

/** Maximum delay before input is persisted. */
const DRAFT_DELAY = seconds(1);

/** Null where the form gives nothing, or the server has not told. */
export type GivableAnswer = Givable | null;
export type RowAnswer = Result<Answer<ResourceRecord>, HttpFailure>;

export interface RecordFormInput extends Pick<RecordFormState, 'resource' | 'mode' | 'rowId' | 'draft' | 'now'> {
  /** First values of a new row, beside those of its fields. */
  readonly given: ResourceValues;
}

/** Sent by the service before it stops the machine, to persist the last input. */
export interface FormAbandoned {
  readonly type: 'form.abandoned';
}

export const recordFormSetup = setup({
  types: machineTypes<{
    context: RecordFormState;
    events: RecordFormEvent | FormAbandoned;
    emitted: RecordFormEmitted;
    input: RecordFormInput;
  }>(),
  actors: {
    loadRow: fromPromise<RowAnswer>(notProvided('recordForm')),
    requestGivable: fromPromise<GivableAnswer, Resource>(notProvided('recordForm')),
    requestLosses: fromPromise<LossesAnswer, EndingRights | undefined>(notProvided('recordForm')),
    saveRow: fromPromise<SaveOutcome, RowToSave>(notProvided('recordForm')),
  },
  guards: {
    isGiving: (_, givable: GivableAnswer) => givable !== null,
    isNew: ({ context }) => context.mode.kind === 'add',
    isRow: (_, answer: RowAnswer) => answer.ok,
    isRowToRead: ({ context }, answer: RowAnswer) => answer.ok && context.mode.kind === 'details',
    isRowGone: (_, answer: RowAnswer) => !answer.ok && isMissingRow(answer.error),
    isMissingWithDraft: ({ context }, answer: RowAnswer) =>
      !answer.ok && isMissingRow(answer.error) && context.draft !== null,
    isSaved: (_, outcome: SaveOutcome) => outcome.result.ok,
    isConflict: (_, outcome: SaveOutcome) => !outcome.result.ok && outcome.result.error.kind === 'conflict',
    isMissing: (_, outcome: SaveOutcome) => !outcome.result.ok && outcome.result.error.kind === 'missing',
    isDirty: ({ context }) => isFormDirty(context),
    isSendingFiles: ({ context }) => hasPendingFiles(context, 'running'),
    hasFailedFiles: ({ context }) => hasPendingFiles(context, 'failed'),
    isValid: ({ context }) => isFormValid(context),
    isTakingRights: ({ context }) => isFormValid(context) && rightsEndedBySave(context) !== undefined,
    isNobodysLoss: (_, answer: LossesAnswer) => answer.ok && answer.value.total === 0,
    hasDraft: ({ context }) => context.draft !== null,
    isUnresolved: ({ context }) => unresolvedFields(context, savedValues(context)).length > 0,
  },
  actions: {
    showRow: assign(({ context }, answer: RowAnswer) =>
      answer.ok
        ? {
            ...formOfRow(context.resource, answer.value.result),
            locks: formLocks(context.resource, answer.value.result, context.givable),
          }
        : {},
    ),
    rememberFailure: assign((_, answer: RowAnswer) => ({ failure: answerFailure(answer) })),
    takeUnsaved: assign(({ context }, outcome: SaveOutcome) => withUnsaved(context, outcome)),
    forgetFailure: assign({ failure: null, refusals: {} }),
    changeValue: assign(
      ({ context }, change: { readonly key: string; readonly value: FieldValue; readonly text?: string }) =>
        withFieldValue(context, change.key, change.value, change.text),
    ),
    changeChildren: assign(({ context }, change: { readonly name: string; readonly rows: readonly ChildRow[] }) =>
      withChildRows(context, change.name, change.rows),
    ),
    takePending: assign(({ context }, change: PendingChange) => withPendingFiles(context, change)),
    refuseFailedFiles: assign(({ context }) => withFailedFilesRefused(context)),
    readField: assign(({ context }, key: string) => withFieldLeft(context, key)),
    readEverything: assign(({ context }) => withEverythingRead(context)),
    dropPointlessDraft: assign(({ context }) => ({ draft: worthwhileDraft(context) })),
    restoreDraft: assign(({ context }) => withRecordDraftRestored(context)),
    forgetDraft: assign({ draft: null }),
    forgetTyped: assign(({ context }) => ({ values: context.initial, children: context.storedChildren })),
    takeAsStored: assign(({ context }) => ({ initial: context.values, storedChildren: context.children })),
    rememberLosses: assign((_, answer: LossesAnswer) => ({ losses: rightsLosses(answer) })),
    rememberGivable: assign(({ context: { resource, row } }, givable: GivableAnswer) => ({
      givable,
      locks: formLocks(resource, row, givable),
    })),
    choose: assign(({ context }, { key, choice }: { readonly key: string; readonly choice: ConflictChoice }) => ({
      conflicts: withConflictChoice(context, key, choice),
    })),
    chooseAll: assign(({ context }, choice: ConflictChoice) => ({ conflicts: withEveryChoice(context, choice) })),
    applyChoices: assign(({ context }) => withChoicesApplied(context)),
    makeNew: assign(({ context }) => ({
      rowId: null,
      row: null,
      storedChildren: childRowsOf(context.resource, null),
      conflicts: {},
      remoteChanges: null,
    })),
    persistDraft: (_event, _command: DraftCommand) => notProvided('recordForm')(),
    tellSaved: enqueueActions(({ context, enqueue }, outcome: SaveOutcome) => {
      const { result } = outcome;
      if (!result.ok) return;
      enqueue.emit({ type: 'notice.raised', notice: savedNotice(context, result.value.message, outcome) });
      enqueue.emit({ type: 'form.saved', row: result.value.result, isNew: context.rowId === null });
    }),
    /** A failure without a field does not move the focus. */
    tellRefused: enqueueActions(({ context, enqueue }) => {
      const fields = invalidFields(context);
      if (fields.length > 0) enqueue.emit({ type: 'form.refused', fields });
    }),
    tellClosed: emit({ type: 'form.closed' }),
  },
  delays: { draftDelay: DRAFT_DELAY },
});
