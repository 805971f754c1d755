import { assign, fromPromise, setup } from 'xstate';

import { minutes, seconds } from '../../../kernel/index.ts';
import { machineTypes, notProvided, output } from '../../../machine/index.ts';
import type { NewVersionEvent } from './app-update.types.ts';

export interface NewVersionContext {
  /** Version of the running build; null without build versions. */
  readonly running: string | null;
  readonly served: string | null;
  readonly isUpdated: boolean;
}

const rememberServed = { type: 'rememberServed', params: output<string | null> } as const;
const isNewer = { type: 'isNewer', params: output<string | null> } as const;

export const newVersionMachine = setup({
  types: machineTypes<{
    context: NewVersionContext;
    events: NewVersionEvent;
    input: Pick<NewVersionContext, 'running' | 'isUpdated'>;
  }>(),
  actors: {
    readVersion: fromPromise<string | null>(notProvided('newVersion')),
  },
  guards: {
    hasNoVersion: ({ context }) => context.running === null,
    isNewer: ({ context }, served: string | null) => served !== null && served !== context.running,
    hasUnsavedEdits: () => false,
    isFirstReload: (_, _served: string | null) => false,
  },
  delays: { pollInterval: minutes(5), focusPause: seconds(30), postponement: minutes(60) },
  actions: {
    rememberServed: assign((_, served: string | null) => ({ served })),
    closeNotice: assign({ isUpdated: false }),
    reload: () => {},
    rememberReload: () => {},
  },
}).createMachine({
  id: 'appUpdate',
  context: ({ input }) => ({ ...input, served: null }),
  initial: 'starting',
  on: { 'notice.close': { actions: 'closeNotice' } },
  states: {
    starting: { always: [{ guard: 'hasNoVersion', target: 'resting' }, { target: 'current' }] },
    resting: {},
    current: {
      initial: 'asked',
      after: { pollInterval: 'asking' },
      on: { 'program.missed': 'rescuing' },
      states: {
        asked: { after: { focusPause: 'listening' } },
        listening: { on: { 'window.focused': '#appUpdate.asking' } },
      },
    },
    asking: {
      on: { 'program.missed': 'rescuing' },
      invoke: {
        src: 'readVersion',
        onDone: [{ guard: isNewer, target: 'offering', actions: rememberServed }, { target: 'current' }],
      },
    },
    offering: {
      on: {
        'program.missed': 'rescuing',
        'offer.postpone': 'postponed',
        'reload.request': [{ guard: 'hasUnsavedEdits', target: 'confirming' }, { actions: 'reload' }],
      },
    },
    confirming: { on: { 'reload.confirm': { target: 'offering', actions: 'reload' }, 'reload.cancel': 'offering' } },
    postponed: { after: { postponement: 'offering' }, on: { 'program.missed': 'rescuing' } },
    /** A page chunk is missing. If a newer version explains it, reload once. */
    rescuing: {
      invoke: {
        src: 'readVersion',
        onDone: [{ guard: isNewer, target: 'deciding', actions: rememberServed }, { target: 'current' }],
      },
    },
    deciding: {
      always: [
        { guard: 'hasUnsavedEdits', target: 'offering' },
        {
          guard: { type: 'isFirstReload', params: ({ context }) => context.served },
          target: 'offering',
          actions: ['rememberReload', 'reload'],
        },
        { target: 'offering' },
      ],
    },
  },
});
