import { assign, fromPromise, setup } from 'xstate';

import { output } from './event-params.ts';
import { machineTypes, notProvided } from './machine-setup.ts';

export interface LoaderContext {
  /** Milliseconds between a response and the next request; null disables polling. */
  readonly interval: number | null;
  readonly isHidden: boolean;
}

/** The machine decides whether a response counts; only the service that accepts it knows its content. */
export interface LoaderAnswer {
  readonly accept: () => void;
}

export type LoaderCommand =
  | { readonly type: 'value.load' }
  | { readonly type: 'value.refresh' }
  | { readonly type: 'request.cancel' }
  | { readonly type: 'value.forget' }
  | { readonly type: 'page.hidden' }
  | { readonly type: 'page.shown' };

/** A new request exits the state of the pending one, which stops it: the latest response wins. */
export const loaderMachine = setup({
  types: machineTypes<{
    context: LoaderContext;
    events: LoaderCommand;
    input: Pick<LoaderContext, 'interval'>;
  }>(),
  actors: { request: fromPromise<LoaderAnswer>(notProvided('loader')) },
  guards: {
    isRepeated: ({ context }) => context.interval !== null,
    isShown: ({ context }) => !context.isHidden,
  },
  delays: { interval: ({ context }) => context.interval ?? 0 },
  actions: {
    accept: (_, answer: LoaderAnswer) => answer.accept(),
    noteVisibility: assign((_, isHidden: boolean) => ({ isHidden })),
  },
}).createMachine({
  id: 'loader',
  context: ({ input }) => ({ interval: input.interval, isHidden: false }),
  initial: 'idle',
  on: {
    'value.load': { target: '.asked', reenter: true },
    'value.forget': { target: '.idle' },
    'page.hidden': { actions: { type: 'noteVisibility', params: true } },
    'page.shown': { actions: { type: 'noteVisibility', params: false } },
  },
  states: {
    idle: {},
    asked: {
      initial: 'requesting',
      on: { 'value.refresh': { target: '.requesting' }, 'request.cancel': { target: '.resting' } },
      states: {
        requesting: {
          invoke: {
            src: 'request',
            onDone: { target: 'answered', actions: { type: 'accept', params: output } },
          },
        },
        answered: { always: [{ guard: 'isRepeated', target: 'waiting' }, { target: 'resting' }] },
        resting: {},
        waiting: { after: { interval: [{ guard: 'isShown', target: 'requesting' }, { target: 'due' }] } },
        due: {
          on: { 'page.shown': { target: 'requesting', actions: { type: 'noteVisibility', params: false } } },
        },
      },
    },
  },
});
