import { assign, fromPromise, setup } from 'xstate';

import type { EditingPerson } from '../../../../contract/index.ts';
import { seconds } from '../../../../kernel/index.ts';
import { machineTypes, notProvided, output } from '../../../../machine/index.ts';

/** Who else edits the record; null where that is not known. */
export type OthersAnswer = readonly EditingPerson[] | null;

export type RecordPresenceEvent =
  /** The window is in the background, or back. */
  { readonly type: 'window.hidden' } | { readonly type: 'window.shown' };

interface RecordPresenceContext {
  readonly others: readonly EditingPerson[];
  /** Whether the server tells when somebody begins or ends. */
  readonly isTold: () => boolean;
}

export const recordPresenceMachine = setup({
  types: machineTypes<{
    context: RecordPresenceContext;
    events: RecordPresenceEvent | { readonly type: 'presence.hint' };
    input: Pick<RecordPresenceContext, 'isTold'>;
  }>(),
  actors: { announce: fromPromise<OthersAnswer>(notProvided('recordPresence')) },
  delays: { pause: ({ context }) => seconds(context.isTold() ? 30 : 15) },
  actions: {
    // Where nothing is known any more, nobody is named.
    takeOthers: assign((_, others: OthersAnswer) => ({ others: others ?? [] })),
    forgetOthers: assign({ others: [] }),
  },
}).createMachine({
  id: 'recordPresence',
  context: ({ input: { isTold } }) => ({ others: [], isTold }),
  initial: 'announcing',
  states: {
    announcing: {
      invoke: {
        src: 'announce',
        onDone: { target: 'waiting', actions: { type: 'takeOthers', params: output } },
        onError: { target: 'waiting', actions: 'forgetOthers' },
      },
      on: { 'window.hidden': 'hidden' },
    },
    waiting: { after: { pause: 'announcing' }, on: { 'window.hidden': 'hidden', 'presence.hint': 'announcing' } },
    hidden: { on: { 'window.shown': 'announcing' } },
  },
});
