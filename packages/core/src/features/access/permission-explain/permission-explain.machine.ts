import { assign, fromPromise, setup } from 'xstate';

import { machineTypes, notProvided, output } from '../../../machine/index.ts';
import { ownRights, withRightsAnswer, type ExplainState, type RightsAnswer } from './permission-explain.model.ts';
import type { PermissionExplainEvent } from './permission-explain.types.ts';

export const permissionExplainMachine = setup({
  types: machineTypes<{
    context: { readonly explain: ExplainState };
    events: PermissionExplainEvent;
  }>(),
  actors: {
    requestRights: fromPromise<RightsAnswer, string>(notProvided('permissionExplain')),
  },
  guards: {
    isNamed: (_, username: string) => username.trim() !== '',
    isRead: (_, answer: RightsAnswer) => answer.ok,
  },
  actions: {
    chooseAction: assign(({ context }, action: string) => ({ explain: { ...context.explain, action: action.trim() } })),
    returnToOwn: assign(({ context: { explain } }) => ({
      explain: { ...ownRights, action: explain.action, isShortened: explain.isShortened },
    })),
    shorten: assign(({ context }, isShortened: boolean) => ({ explain: { ...context.explain, isShortened } })),
    takeAnswer: assign(({ context }, answer: RightsAnswer) => ({ explain: withRightsAnswer(context.explain, answer) })),
  },
}).createMachine({
  id: 'permissionExplain',
  context: { explain: ownRights },
  initial: 'ready',
  on: {
    'action.choose': { actions: { type: 'chooseAction', params: ({ event }) => event.action } },
    'rights.shorten': { actions: { type: 'shorten', params: ({ event }) => event.isShortened } },
    'person.leave': { target: '.ready', actions: 'returnToOwn' },
    'person.choose': {
      guard: { type: 'isNamed', params: ({ event }) => event.username },
      target: '.loading',
      reenter: true,
    },
  },
  states: {
    ready: {},
    failed: {},
    loading: {
      invoke: {
        src: 'requestRights',
        input: ({ event }) => (event.type === 'person.choose' ? event.username.trim() : ''),
        onDone: [
          {
            guard: { type: 'isRead', params: output },
            target: 'ready',
            actions: { type: 'takeAnswer', params: output },
          },
          { target: 'failed', actions: { type: 'takeAnswer', params: output } },
        ],
      },
    },
  },
});
