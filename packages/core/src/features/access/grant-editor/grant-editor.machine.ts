import { assign, enqueueActions, fromPromise, setup, type SnapshotFrom } from 'xstate';

import { machineTypes, notProvided, output } from '../../../machine/index.ts';
import type { LossesAnswer } from '../rights-losses/index.ts';
import type { GrantChange, SaveAnswer } from './grant-editor.api.ts';
import {
  changeOf,
  changesOf,
  draftCommandOf,
  granteeOf,
  hasUnsavedGrants,
  nothingChosen,
  grantNoticeOf,
  reverted,
  withAll,
  withGrantDraftRestored,
  withGrants,
  withGrantee,
  withGrantees,
  withLosses,
  withNone,
  withSaved,
  withToggled,
  type GrantDraftCommand,
  type GrantEditorState,
  type GrantsRead,
  type GranteesRead,
} from './grant-editor.model.ts';
import type { GrantEditorEmitted, GrantEditorEvent, Grantee } from './grant-editor.types.ts';

export interface GrantEditorContext {
  readonly state: GrantEditorState;
}

export const grantEditorMachine = setup({
  types: machineTypes<{
    context: GrantEditorContext;
    events: GrantEditorEvent;
    emitted: GrantEditorEmitted;
  }>(),
  actors: {
    requestGrantees: fromPromise<GranteesRead>(notProvided('grantEditor')),
    requestGrants: fromPromise<GrantsRead, Grantee>(notProvided('grantEditor')),
    requestLosses: fromPromise<LossesAnswer, GrantChange>(notProvided('grantEditor')),
    saveGrants: fromPromise<SaveAnswer, GrantChange>(notProvided('grantEditor')),
  },
  guards: {
    isRead: (_, answer: { readonly ok: boolean }) => answer.ok,
    isKnown: ({ context }, id: string) => context.state.grantees.some((grantee) => grantee.id === id),
    isOverChanges: ({ context }, id: string) =>
      hasUnsavedGrants(context.state) && context.state.grantees.some((grantee) => grantee.id === id),
    isTakingBack: ({ context }) => changesOf(context.state).removed > 0,
    isNobodysLoss: (_, answer: LossesAnswer) => answer.ok && answer.value.total === 0,
    isDirty: ({ context }) => hasUnsavedGrants(context.state),
    hasDraft: ({ context }) => context.state.draft !== null,
    isChangeable: ({ context }) => granteeOf(context.state)?.isAllPowerful === false,
  },
  actions: {
    rememberGrantees: assign(({ context }, answer: GranteesRead) => ({ state: withGrantees(context.state, answer) })),
    rememberGrants: assign(({ context }, answer: GrantsRead) => ({ state: withGrants(context.state, answer) })),
    choose: assign(({ context }, id: string | null) => ({ state: withGrantee(context.state, id) })),
    want: assign(({ context }, id: string | null) => ({ state: { ...context.state, wantedId: id } })),
    restoreDraft: assign(({ context }) => ({ state: withGrantDraftRestored(context.state) })),
    forgetDraft: assign(({ context }) => ({ state: { ...context.state, draft: null } })),
    persistDraft: (_event, _command: GrantDraftCommand) => notProvided('grantEditor')(),
    toggle: assign(({ context }, key: string) => ({ state: withToggled(context.state, key) })),
    grantAll: assign(({ context }) => ({ state: withAll(context.state) })),
    revokeAll: assign(({ context }) => ({ state: withNone(context.state) })),
    revert: assign(({ context }) => ({ state: reverted(context.state) })),
    keepSaved: assign(({ context }) => ({ state: withSaved(context.state) })),
    rememberLosses: assign(({ context }, answer: LossesAnswer) => ({ state: withLosses(context.state, answer) })),
    tell: enqueueActions(({ enqueue }, answer: SaveAnswer) => {
      const notice = grantNoticeOf(answer);
      if (notice !== null) enqueue.emit({ type: 'notice.raised', notice });
    }),
  },
}).createMachine({
  id: 'grantEditor',
  context: { state: nothingChosen },
  initial: 'loadingGrantees',
  states: {
    loadingGrantees: {
      invoke: {
        src: 'requestGrantees',
        onDone: [
          {
            guard: { type: 'isRead', params: output },
            target: 'choosing',
            actions: { type: 'rememberGrantees', params: output },
          },
          { target: 'failed', actions: { type: 'rememberGrantees', params: output } },
        ],
      },
    },
    failed: { on: { 'load.retry': 'loadingGrantees' } },
    choosing: {
      on: {
        'grantee.choose': {
          guard: { type: 'isKnown', params: ({ event }) => event.id },
          target: 'loadingGrants',
          actions: { type: 'choose', params: ({ event }) => event.id },
        },
      },
    },
    loadingGrants: {
      invoke: {
        src: 'requestGrants',
        input: ({ context }) => changeOf(context.state).grantee,
        onDone: [
          {
            guard: { type: 'isRead', params: output },
            target: 'editing',
            actions: { type: 'rememberGrants', params: output },
          },
          { target: 'grantsFailed', actions: { type: 'rememberGrants', params: output } },
        ],
      },
      on: {
        'grantee.choose': {
          guard: { type: 'isKnown', params: ({ event }) => event.id },
          target: 'loadingGrants',
          reenter: true,
          actions: { type: 'choose', params: ({ event }) => event.id },
        },
      },
    },
    grantsFailed: {
      on: {
        'load.retry': 'loadingGrants',
        'grantee.choose': {
          guard: { type: 'isKnown', params: ({ event }) => event.id },
          target: 'loadingGrants',
          actions: { type: 'choose', params: ({ event }) => event.id },
        },
      },
    },
    editing: {
      on: {
        'grantee.choose': [
          {
            guard: { type: 'isOverChanges', params: ({ event }) => event.id },
            target: 'confirming',
            actions: { type: 'want', params: ({ event }) => event.id },
          },
          {
            guard: { type: 'isKnown', params: ({ event }) => event.id },
            target: 'loadingGrants',
            actions: { type: 'choose', params: ({ event }) => event.id },
          },
        ],
        'node.toggle': {
          guard: 'isChangeable',
          actions: [
            { type: 'toggle', params: ({ event }) => event.key },
            { type: 'persistDraft', params: ({ context }) => draftCommandOf(context.state) },
          ],
        },
        'all.grant': {
          guard: 'isChangeable',
          actions: ['grantAll', { type: 'persistDraft', params: ({ context }) => draftCommandOf(context.state) }],
        },
        'all.revoke': {
          guard: 'isChangeable',
          actions: ['revokeAll', { type: 'persistDraft', params: ({ context }) => draftCommandOf(context.state) }],
        },
        'changes.revert': {
          actions: ['revert', { type: 'persistDraft', params: ({ context }) => draftCommandOf(context.state) }],
        },
        'draft.restore': {
          guard: 'hasDraft',
          actions: ['restoreDraft', { type: 'persistDraft', params: ({ context }) => draftCommandOf(context.state) }],
        },
        'draft.discard': {
          guard: 'hasDraft',
          actions: ['forgetDraft', { type: 'persistDraft', params: ({ context }) => draftCommandOf(context.state) }],
        },
        'grants.save': [
          { guard: 'isTakingBack', target: 'askingLosses' },
          { guard: 'isDirty', target: 'saving' },
        ],
        'load.retry': 'loadingGrants',
      },
    },
    confirming: {
      on: {
        'leave.confirm': {
          target: 'loadingGrants',
          actions: [
            'revert',
            { type: 'persistDraft', params: ({ context }) => draftCommandOf(context.state) },
            { type: 'choose', params: ({ context }) => context.state.wantedId },
          ],
        },
        'leave.cancel': { target: 'editing', actions: { type: 'want', params: null } },
      },
    },
    askingLosses: {
      invoke: {
        src: 'requestLosses',
        input: ({ context }) => changeOf(context.state),
        onDone: [
          { guard: { type: 'isNobodysLoss', params: output }, target: 'saving' },
          {
            target: 'confirmingLosses',
            actions: { type: 'rememberLosses', params: output },
          },
        ],
      },
    },
    confirmingLosses: {
      on: { 'losses.confirm': 'saving', 'losses.cancel': 'editing' },
    },
    saving: {
      invoke: {
        src: 'saveGrants',
        input: ({ context }) => changeOf(context.state),
        onDone: [
          {
            guard: { type: 'isRead', params: output },
            target: 'editing',
            actions: [
              'keepSaved',
              { type: 'persistDraft', params: ({ context }) => draftCommandOf(context.state) },
              { type: 'tell', params: output },
            ],
          },
          { target: 'editing', actions: { type: 'tell', params: output } },
        ],
      },
    },
  },
});

export type GrantEditorSnapshot = SnapshotFrom<typeof grantEditorMachine>;
