import { not, type SnapshotFrom } from 'xstate';
import { childRowsOf } from './child-rows/child-rows.model.ts';
import { given, output } from '../../../machine/index.ts';
import { initialValues, rightsEndedBySave, rowToSave } from './record-form.model.ts';
import { draftCommand } from './record-draft.model.ts';
import { recordFormSetup } from './record-form.setup.ts';

export const recordFormMachine = recordFormSetup.createMachine({
  id: 'recordForm',
  context: ({ input: { given: first, ...input } }) => {
    const values = { ...initialValues(input.resource), ...first };
    return {
      ...input,
      row: null,
      initial: values,
      values,
      children: childRowsOf(input.resource, null),
      storedChildren: childRowsOf(input.resource, null),
      texts: {},
      errors: {},
      refusals: {},
      failure: null,
      pendingFiles: {},
      conflicts: {},
      givable: null,
      locks: {},
      losses: null,
      remoteChanges: null,
    };
  },
  initial: 'opening',
  // Meanwhile everything is open; the server decides.
  invoke: {
    src: 'requestGivable',
    input: ({ context }) => context.resource,
    onDone: {
      guard: { type: 'isGiving', params: output },
      actions: { type: 'rememberGivable', params: output },
    },
  },
  on: { 'files.pending': { actions: { type: 'takePending', params: given } } },
  states: {
    opening: {
      always: [{ guard: 'isNew', target: 'editing', actions: 'dropPointlessDraft' }, { target: 'loading' }],
    },
    loading: {
      invoke: {
        src: 'loadRow',
        onDone: [
          {
            guard: { type: 'isRowToRead', params: output },
            target: 'showing',
            actions: { type: 'showRow', params: output },
          },
          {
            guard: { type: 'isRow', params: output },
            target: 'editing',
            actions: [{ type: 'showRow', params: output }, 'dropPointlessDraft'],
          },
          // The draft of a deleted row would be unreachable behind a failure.
          {
            guard: { type: 'isMissingWithDraft', params: output },
            target: 'missing',
            actions: 'restoreDraft',
          },
          { target: 'failed', actions: { type: 'rememberFailure', params: output } },
        ],
      },
      on: { 'row.refresh': { target: 'loading', reenter: true }, 'form.cancel': 'closed' },
    },
    failed: {
      on: {
        'load.retry': { target: 'loading', actions: 'forgetFailure' },
        'row.refresh': { target: 'loading', actions: 'forgetFailure' },
        'form.cancel': 'closed',
      },
    },
    showing: { on: { 'row.refresh': 'refreshing', 'form.cancel': 'closed' } },
    // What was read stays until the answer; the HTTP client tells of a failure that is not the end of the row.
    refreshing: {
      invoke: {
        src: 'loadRow',
        onDone: [
          { guard: { type: 'isRow', params: output }, target: 'showing', actions: { type: 'showRow', params: output } },
          {
            guard: { type: 'isRowGone', params: output },
            target: 'failed',
            actions: { type: 'rememberFailure', params: output },
          },
          { target: 'showing' },
        ],
      },
      on: { 'row.refresh': { target: 'refreshing', reenter: true }, 'form.cancel': 'closed' },
    },
    editing: {
      initial: 'kept',
      on: {
        'value.leave': { actions: { type: 'readField', params: ({ event }) => event.key } },
        'form.submit': [{ guard: 'isSendingFiles', target: 'awaitingFiles' }, { target: 'checking' }],
        'form.cancel': [{ guard: 'isDirty', target: 'confirmingDiscard' }, { target: 'closed' }],
        'draft.restore': { guard: 'hasDraft', target: 'restoring' },
        'draft.discard': {
          guard: 'hasDraft',
          actions: ['forgetDraft', { type: 'persistDraft', params: ({ context }) => draftCommand(context) }],
        },
      },
      states: {
        kept: {
          on: {
            'value.change': { target: 'unkept', actions: { type: 'changeValue', params: given } },
            'children.change': { target: 'unkept', actions: { type: 'changeChildren', params: given } },
          },
        },
        // Persist the draft on exit; typing does not reset the timer.
        unkept: {
          exit: { type: 'persistDraft', params: ({ context }) => draftCommand(context) },
          after: { draftDelay: 'kept' },
          on: {
            'value.change': { actions: { type: 'changeValue', params: given } },
            'children.change': { actions: { type: 'changeChildren', params: given } },
            'form.abandoned': 'kept',
          },
        },
      },
    },
    // Their values arrive as changes, each before its field is no longer pending.
    awaitingFiles: {
      always: { guard: not('isSendingFiles'), target: 'checking' },
      on: {
        'value.change': { actions: { type: 'changeValue', params: given } },
        'children.change': { actions: { type: 'changeChildren', params: given } },
        'value.leave': { actions: { type: 'readField', params: ({ event }) => event.key } },
        'form.abandoned': { actions: { type: 'persistDraft', params: ({ context }) => draftCommand(context) } },
        'form.cancel': 'editing.unkept',
      },
    },
    restoring: {
      entry: 'restoreDraft',
      always: [{ guard: 'isUnresolved', target: 'resolving' }, { target: 'editing.unkept' }],
    },
    checking: {
      entry: 'readEverything',
      always: [
        { guard: 'hasFailedFiles', target: 'editing.unkept', actions: ['refuseFailedFiles', 'tellRefused'] },
        { guard: 'isUnresolved', target: 'resolving' },
        { guard: 'isTakingRights', target: 'weighing', actions: 'forgetFailure' },
        { guard: 'isValid', target: 'saving', actions: 'forgetFailure' },
        { target: 'editing', actions: 'tellRefused' },
      ],
    },
    // Asks who loses permissions by the save.
    weighing: {
      invoke: {
        src: 'requestLosses',
        input: ({ context }) => rightsEndedBySave(context),
        onDone: [
          { guard: { type: 'isNobodysLoss', params: output }, target: 'saving' },
          {
            target: 'confirmingLosses',
            actions: { type: 'rememberLosses', params: output },
          },
        ],
      },
      on: { 'form.cancel': 'editing' },
    },
    confirmingLosses: {
      on: {
        'losses.confirm': 'saving',
        'losses.cancel': 'editing',
        'form.cancel': 'editing',
      },
    },
    // Two users changed the same fields. The stored draft still holds the whole local input.
    resolving: {
      on: {
        'conflict.choose': { actions: { type: 'choose', params: given } },
        'conflict.chooseAll': { actions: { type: 'chooseAll', params: ({ event }) => event.choice } },
        'conflict.save': { guard: not('isUnresolved'), target: 'checking', actions: 'applyChoices' },
        'conflict.edit': { target: 'editing.unkept', actions: 'applyChoices' },
        'form.cancel': 'confirmingDiscard',
      },
    },
    // The row was deleted meanwhile. The stored draft remains until it is saved or discarded.
    missing: {
      on: {
        'missing.add': { target: 'checking', actions: 'makeNew' },
        'missing.keep': 'closed',
        'missing.edit': 'editing',
        'form.cancel': 'confirmingDiscard',
      },
    },
    confirmingDiscard: {
      on: {
        'discard.confirm': {
          target: 'closed',
          actions: ['forgetTyped', { type: 'persistDraft', params: ({ context }) => draftCommand(context) }],
        },
        'discard.cancel': 'editing',
      },
    },
    saving: {
      invoke: {
        src: 'saveRow',
        input: ({ context }) => rowToSave(context),
        onDone: [
          {
            guard: { type: 'isSaved', params: output },
            target: 'closed',
            actions: [
              'takeAsStored',
              { type: 'persistDraft', params: ({ context }) => draftCommand(context) },
              { type: 'tellSaved', params: output },
            ],
          },
          {
            guard: { type: 'isConflict', params: output },
            target: 'resolving',
            actions: { type: 'takeUnsaved', params: output },
          },
          { guard: { type: 'isMissing', params: output }, target: 'missing' },
          {
            target: 'editing',
            actions: [{ type: 'takeUnsaved', params: output }, 'tellRefused'],
          },
        ],
      },
    },
    closed: { type: 'final', entry: 'tellClosed' },
  },
});

export type RecordFormSnapshot = SnapshotFrom<typeof recordFormMachine>;
