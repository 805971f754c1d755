import { assign, emit, fromPromise, setup } from 'xstate';

import type { SignInWays } from '../../../contract/index.ts';
import type { Text } from '../../../kernel/index.ts';
import type { SignInWaysEmitted, SignInWaysEvent } from './login-methods.types.ts';

export interface SignInWaysContext {
  readonly ways: SignInWays;
  readonly failure: Text | null;
}

/** XState reads the types of this and nothing else. */
const types: {
  readonly context?: SignInWaysContext;
  readonly events?: SignInWaysEvent;
  readonly emitted?: SignInWaysEmitted;
  readonly input?: Pick<SignInWaysContext, 'failure'>;
} = {};

const NONE: SignInWays = { thirdParties: [], cas: null };

export const signInWaysMachine = setup({
  types,
  actors: {
    /** Null when the server did not say: then there is name and password, as ever. */
    readWays: fromPromise<SignInWays | null>(() =>
      Promise.reject(new Error('The sign-in ways service provides this actor')),
    ),
  },
  guards: { hasSingleSignOn: ({ context }) => context.ways.cas !== null },
  actions: {
    rememberWays: assign((_, ways: SignInWays | null) => ({ ways: ways ?? NONE })),
    rememberFailure: assign((_, failure: Text | null) => ({ failure })),
    tellLeaving: emit((_, address: string) => ({ type: 'leaving' as const, address })),
  },
}).createMachine({
  id: 'signInWays',
  context: ({ input }) => ({ ways: NONE, failure: input.failure }),
  initial: 'loading',
  on: { 'login.changed': { actions: { type: 'rememberFailure', params: ({ event }) => event.failure } } },
  states: {
    loading: {
      invoke: {
        src: 'readWays',
        onDone: { target: 'ready', actions: { type: 'rememberWays', params: ({ event }) => event.output } },
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
