import { assign, emit, fromPromise, setup } from 'xstate';

import type { LoginMethodsResponse } from '../../../contract/index.ts';
import type { LocalizedText } from '../../../kernel/index.ts';
import { machineTypes, notProvided, output } from '../../../machine/index.ts';
import type { LoginMethodsEmitted, LoginMethodsEvent } from './login-methods.types.ts';

export interface LoginMethodsContext {
  readonly ways: LoginMethodsResponse;
  readonly failure: LocalizedText | null;
}

const NONE: LoginMethodsResponse = { thirdParties: [], cas: null, demonstration: [] };

export const loginMethodsMachine = setup({
  types: machineTypes<{
    context: LoginMethodsContext;
    events: LoginMethodsEvent;
    emitted: LoginMethodsEmitted;
    input: Pick<LoginMethodsContext, 'failure'>;
  }>(),
  actors: {
    /** Null if the server gave no answer: password login only, as by default. */
    readWays: fromPromise<LoginMethodsResponse | null>(notProvided('loginMethods')),
  },
  guards: { hasSingleSignOn: ({ context }) => context.ways.cas !== null },
  actions: {
    rememberWays: assign((_, ways: LoginMethodsResponse | null) => ({ ways: ways ?? NONE })),
    rememberFailure: assign((_, failure: LocalizedText | null) => ({ failure })),
    tellLeaving: emit((_, address: string) => ({ type: 'redirect.requested' as const, address })),
  },
}).createMachine({
  id: 'loginMethods',
  context: ({ input }) => ({ ways: NONE, failure: input.failure }),
  initial: 'loading',
  on: { 'login.changed': { actions: { type: 'rememberFailure', params: ({ event }) => event.failure } } },
  states: {
    loading: {
      invoke: {
        src: 'readWays',
        onDone: { target: 'ready', actions: { type: 'rememberWays', params: output } },
      },
    },
    ready: {
      on: {
        'singleSignOn.choose': {
          guard: 'hasSingleSignOn',
          actions: { type: 'tellLeaving', params: ({ context }) => context.ways.cas?.loginUrl ?? '' },
        },
      },
    },
  },
});
