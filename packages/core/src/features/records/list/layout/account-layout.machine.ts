import { assign, enqueueActions, fromPromise, setup } from 'xstate';

import { seconds } from '../../../../kernel/index.ts';
import { machineTypes, notProvided, output } from '../../../../machine/index.ts';
import { answeredLayouts, newerLayouts, type RememberedLayouts, type WriteOutcome } from './account-layout.model.ts';

/** The person changed what this browser remembers. */
export interface LayoutChanged {
  readonly type: 'layout.changed';
}

/** The account remembers something newer than this browser. */
export interface LayoutsFound {
  readonly type: 'layouts.found';
  readonly layouts: RememberedLayouts;
}

export interface AccountLayoutInput {
  /** What this browser remembers now. */
  readonly here: () => RememberedLayouts;
}

interface AccountLayoutState extends AccountLayoutInput {
  /** What the account remembered when it was last heard of. */
  readonly account: RememberedLayouts;
  /** Changed while a call runs. */
  readonly isChanged: boolean;
}

/** Null where the server did not answer. */
export type LayoutsAnswer = RememberedLayouts | null;

export const accountLayoutMachine = setup({
  types: machineTypes<{
    context: AccountLayoutState;
    events: LayoutChanged;
    emitted: LayoutsFound;
    input: AccountLayoutInput;
  }>(),
  actors: {
    readAccount: fromPromise<LayoutsAnswer>(notProvided('accountLayout')),
    writeAccount: fromPromise<WriteOutcome, RememberedLayouts>(notProvided('accountLayout')),
  },
  // Somebody who drags a column or tries the heights of rows changes many times; one call says the last.
  delays: { pause: seconds(1) },
  guards: {
    isChanged: ({ context }) => context.isChanged,
    isAhead: ({ context }, answer: LayoutsAnswer) => answer !== null && newerLayouts(context.here(), answer).length > 0,
    isBehind: ({ context }) => newerLayouts(context.here(), context.account).length === 0,
  },
  actions: {
    noteChange: assign({ isChanged: true }),
    forgetChange: assign({ isChanged: false }),
    takeRead: enqueueActions(({ context, enqueue }, answer: LayoutsAnswer) => {
      if (answer === null) return;
      enqueue.assign({ account: answer });
      const layouts = newerLayouts(answer, context.here());
      if (layouts.length > 0) enqueue.emit({ type: 'layouts.found', layouts });
    }),
    takeWritten: enqueueActions(({ context, enqueue }, { sent, answer }: WriteOutcome) => {
      if (answer === null) return;
      const others = context.account.filter(({ list }) => !answer.some((layout) => layout.list === list));
      enqueue.assign({ account: [...others, ...answer] });
      const layouts = answeredLayouts(context.here(), sent, answer);
      if (layouts.length > 0) enqueue.emit({ type: 'layouts.found', layouts });
    }),
  },
}).createMachine({
  id: 'accountLayout',
  context: ({ input }) => ({ ...input, account: [], isChanged: false }),
  initial: 'reading',
  states: {
    reading: {
      on: { 'layout.changed': { actions: 'noteChange' } },
      invoke: {
        src: 'readAccount',
        onDone: [
          {
            guard: { type: 'isAhead', params: output },
            target: 'waiting',
            actions: { type: 'takeRead', params: output },
          },
          { guard: 'isChanged', target: 'waiting' },
          { target: 'idle', actions: { type: 'takeRead', params: output } },
        ],
      },
    },
    idle: { on: { 'layout.changed': 'waiting' } },
    waiting: {
      entry: 'forgetChange',
      on: { 'layout.changed': { target: 'waiting', reenter: true } },
      after: { pause: [{ guard: 'isBehind', target: 'idle' }, { target: 'writing' }] },
    },
    writing: {
      on: { 'layout.changed': { actions: 'noteChange' } },
      invoke: {
        src: 'writeAccount',
        input: ({ context }) => newerLayouts(context.here(), context.account),
        onDone: [
          {
            guard: 'isChanged',
            target: 'waiting',
            actions: { type: 'takeWritten', params: output },
          },
          { target: 'idle', actions: { type: 'takeWritten', params: output } },
        ],
      },
    },
  },
});
