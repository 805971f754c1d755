import { assign, emit, enqueueActions, fromPromise, setup, type SnapshotFrom } from 'xstate';

import type { AreaValues, FieldValue } from '../../areas/index.ts';
import { failureText } from '../../http/index.ts';
import { seconds } from '../../kernel/index.ts';
import { normaliseValues } from '../validators/index.ts';
import type { RowAnswer } from './record-form.api.ts';
import {
  allErrors,
  draftCommand,
  formOfRow,
  initialValues,
  isDirty,
  savedNotice,
  withDraftRestored,
  withFieldChecked,
  withValue,
  worthwhileDraft,
  type DraftCommand,
  type RecordFormState,
} from './record-form.model.ts';
import type { RecordFormEmitted, RecordFormEvent } from './record-form.types.ts';

/** What is typed is kept at most this late. */
export const DRAFT_DELAY = seconds(1);

export type RecordFormInput = Pick<RecordFormState, 'area' | 'mode' | 'draft'>;

/** The service says this before it stops the machine, so that the last words are kept. */
interface FormAbandoned {
  readonly type: 'form.abandoned';
}

const notProvided = (): Promise<never> => Promise.reject(new Error('The record form service provides this actor'));

/** XState reads the types of this and nothing else. */
const types: {
  readonly context?: RecordFormState;
  readonly events?: RecordFormEvent | FormAbandoned;
  readonly emitted?: RecordFormEmitted;
  readonly input?: RecordFormInput;
} = {};

export const recordFormMachine = setup({
  types,
  actors: {
    loadRow: fromPromise<RowAnswer>(notProvided),
    saveRow: fromPromise<RowAnswer, AreaValues>(notProvided),
  },
  guards: {
    isNew: ({ context }) => context.mode.kind === 'add',
    isRow: (_, answer: RowAnswer) => answer.ok,
    isRowToRead: ({ context }, answer: RowAnswer) => answer.ok && context.mode.kind === 'details',
    isDirty: ({ context }) => isDirty(context),
    isValid: ({ context }) => Object.keys(allErrors(context)).length === 0,
    hasDraft: ({ context }) => context.draft !== null,
  },
  actions: {
    showRow: assign(({ context }, answer: RowAnswer) => (answer.ok ? formOfRow(context.area, answer.value.result) : {})),
    rememberFailure: assign((_, answer: RowAnswer) => ({ failure: answer.ok ? null : failureText(answer.error) })),
    forgetFailure: assign({ failure: null }),
    changeValue: assign(({ context }, change: { readonly key: string; readonly value: FieldValue }) =>
      withValue(context, change.key, change.value),
    ),
    checkField: assign(({ context }, key: string) => withFieldChecked(context, key)),
    markErrors: assign(({ context }) => ({ errors: allErrors(context) })),
    dropPointlessDraft: assign(({ context }) => ({ draft: worthwhileDraft(context) })),
    restoreDraft: assign(({ context }) => withDraftRestored(context)),
    forgetDraft: assign({ draft: null }),
    forgetTyped: assign(({ context }) => ({ values: context.initial })),
    takeAsStored: assign(({ context }) => ({ initial: context.values })),
    keepDraft: (_event, _command: DraftCommand) => {
      throw new Error('The record form service provides this action');
    },
    tellSaved: enqueueActions(({ context, enqueue }, answer: RowAnswer) => {
      if (!answer.ok) return;
      enqueue.emit({ type: 'noticed', notice: savedNotice(answer.value.message) });
      enqueue.emit({ type: 'saved', row: answer.value.result, isNew: context.mode.kind === 'add' });
    }),
    tellClosed: emit({ type: 'closed' }),
  },
  delays: { draftDelay: DRAFT_DELAY },
}).createMachine({
  id: 'recordForm',
  context: ({ input }) => {
    const values = initialValues(input.area);
    return { ...input, row: null, initial: values, values, errors: {}, failure: null };
  },
  initial: 'opening',
  states: {
    opening: {
      always: [{ guard: 'isNew', target: 'editing', actions: 'dropPointlessDraft' }, { target: 'loading' }],
    },
    loading: {
      invoke: {
        src: 'loadRow',
        onDone: [
          {
            guard: { type: 'isRowToRead', params: ({ event }) => event.output },
            target: 'showing',
            actions: { type: 'showRow', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isRow', params: ({ event }) => event.output },
            target: 'editing',
            actions: [{ type: 'showRow', params: ({ event }) => event.output }, 'dropPointlessDraft'],
          },
          { target: 'failed', actions: { type: 'rememberFailure', params: ({ event }) => event.output } },
        ],
      },
      on: { 'form.cancel': 'closed' },
    },
    failed: {
      on: { 'load.retry': { target: 'loading', actions: 'forgetFailure' }, 'form.cancel': 'closed' },
    },
    showing: {
      on: { 'form.cancel': 'closed' },
    },
    editing: {
      initial: 'kept',
      on: {
        'value.leave': { actions: { type: 'checkField', params: ({ event }) => event.key } },
        'form.submit': [
          { guard: 'isValid', target: 'saving', actions: ['markErrors', 'forgetFailure'] },
          { target: '.kept', actions: 'markErrors' },
        ],
        'form.cancel': [{ guard: 'isDirty', target: 'confirmingDiscard' }, { target: 'closed' }],
        'draft.restore': { guard: 'hasDraft', target: '.unkept', actions: 'restoreDraft' },
        'draft.discard': {
          guard: 'hasDraft',
          actions: ['forgetDraft', { type: 'keepDraft', params: ({ context }) => draftCommand(context) }],
        },
      },
      states: {
        kept: {
          on: { 'value.change': { target: 'unkept', actions: { type: 'changeValue', params: ({ event }) => event } } },
        },
        // Whatever ends this state, the draft is written then; further typing does not put it off.
        unkept: {
          exit: { type: 'keepDraft', params: ({ context }) => draftCommand(context) },
          after: { draftDelay: 'kept' },
          on: {
            'value.change': { actions: { type: 'changeValue', params: ({ event }) => event } },
            'form.abandoned': 'kept',
          },
        },
      },
    },
    confirmingDiscard: {
      on: {
        'discard.confirm': {
          target: 'closed',
          actions: ['forgetTyped', { type: 'keepDraft', params: ({ context }) => draftCommand(context) }],
        },
        'discard.cancel': 'editing',
      },
    },
    saving: {
      invoke: {
        src: 'saveRow',
        input: ({ context }) => normaliseValues(context.area, context.values),
        onDone: [
          {
            guard: { type: 'isRow', params: ({ event }) => event.output },
            target: 'closed',
            actions: [
              'takeAsStored',
              { type: 'keepDraft', params: ({ context }) => draftCommand(context) },
              { type: 'tellSaved', params: ({ event }) => event.output },
            ],
          },
          { target: 'editing', actions: { type: 'rememberFailure', params: ({ event }) => event.output } },
        ],
      },
    },
    closed: { type: 'final', entry: 'tellClosed' },
  },
});

export type RecordFormSnapshot = SnapshotFrom<typeof recordFormMachine>;
