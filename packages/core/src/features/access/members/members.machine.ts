import { assign, enqueueActions, fromPromise, setup } from 'xstate';

import { machineTypes, notProvided, output } from '../../../machine/index.ts';
import { rightsLosses, type LossesAnswer } from '../rights-losses/index.ts';
import { memberNotice, type MemberAnswer, type MemberChange, type MembersState } from './members.model.ts';
import type { MembersEmitted, MembersEvent, NamedMember } from './members.types.ts';

export const membersMachine = setup({
  types: machineTypes<{
    context: MembersState;
    events: MembersEvent;
    emitted: MembersEmitted;
  }>(),
  actors: {
    requestChange: fromPromise<MemberAnswer, MemberChange>(notProvided('members')),
    requestLosses: fromPromise<LossesAnswer, readonly NamedMember[]>(notProvided('members')),
  },
  guards: { hasSome: (_, list: readonly unknown[]) => list.length > 0 },
  actions: {
    rememberLeaving: assign((_, leaving: readonly NamedMember[]) => ({ leaving, joining: [], losses: null })),
    rememberJoining: assign((_, joining: readonly string[]) => ({ joining, leaving: [] })),
    rememberLosses: assign((_, answer: LossesAnswer) => ({ losses: rightsLosses(answer) })),
    forget: assign({ leaving: [], joining: [], losses: null }),
    tellAnswer: enqueueActions(({ enqueue }, answer: MemberAnswer) => {
      const notice = memberNotice(answer);
      if (notice !== null) enqueue.emit({ type: 'notice.raised', notice });
      enqueue.emit({ type: 'members.changed' });
    }),
  },
}).createMachine({
  id: 'members',
  context: { leaving: [], joining: [], losses: null },
  initial: 'ready',
  states: {
    ready: {
      on: {
        'members.add': {
          guard: { type: 'hasSome', params: ({ event }) => event.ids },
          target: 'writing',
          actions: { type: 'rememberJoining', params: ({ event }) => event.ids },
        },
        'members.remove': {
          guard: { type: 'hasSome', params: ({ event }) => event.members },
          target: 'weighing',
          actions: { type: 'rememberLeaving', params: ({ event }) => event.members },
        },
      },
    },
    weighing: {
      invoke: {
        src: 'requestLosses',
        input: ({ context }) => context.leaving,
        onDone: { target: 'asking', actions: { type: 'rememberLosses', params: output } },
      },
      on: { 'question.cancel': { target: 'ready', actions: 'forget' } },
    },
    asking: {
      on: {
        'question.confirm': 'writing',
        'question.cancel': { target: 'ready', actions: 'forget' },
      },
    },
    writing: {
      invoke: {
        src: 'requestChange',
        input: ({ context }) => context,
        onDone: { target: 'ready', actions: { type: 'tellAnswer', params: output } },
      },
      exit: 'forget',
    },
  },
});
