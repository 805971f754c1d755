import { assign, fromPromise, setup } from 'xstate';

import { answerFailure } from '../../../http/index.ts';
import type { LocalizedText } from '../../../kernel/index.ts';
import { machineTypes, notProvided, output } from '../../../machine/index.ts';
import { screenLockMessages } from './screen-lock.messages.ts';
import type { UnlockAnswer } from './screen-lock.model.ts';
import type { ScreenLockEvent } from './screen-lock.types.ts';

/** Events of the service beside the user's. */
type OutsideEvent =
  /** Another window locked or unlocked. */
  { readonly type: 'kept.changed' } | { readonly type: 'settings.changed' };

export const screenLockMachine = setup({
  types: machineTypes<{
    context: { readonly problem: LocalizedText | null };
    events: ScreenLockEvent | OutsideEvent;
  }>(),
  actors: {
    verifyPassword: fromPromise<UnlockAnswer, string>(notProvided('screenLock')),
  },
  guards: {
    isKeptLocked: () => false,
    isSignedIn: () => false,
    isTimed: () => false,
    isTime: () => false,
    isEmpty: (_, password: string) => password === '',
    isRight: (_, answer: UnlockAnswer) => answer.ok,
  },
  delays: { untilLock: () => 0 },
  actions: {
    keepLock: () => {},
    dropLock: () => {},
    rememberAct: () => {},
    forgetProblem: assign({ problem: null }),
    askForPassword: assign({ problem: screenLockMessages.emptyPassword }),
    rememberProblem: assign((_, answer: UnlockAnswer) => ({ problem: answerFailure(answer) })),
  },
}).createMachine({
  id: 'screenLock',
  context: { problem: null },
  initial: 'starting',
  on: { 'session.ended': { target: '.unlocked', actions: 'dropLock' } },
  states: {
    starting: {
      always: [
        { guard: 'isKeptLocked', target: 'locked' },
        { guard: 'isTime', target: 'locked' },
        { target: 'unlocked' },
      ],
    },
    unlocked: {
      initial: 'choosing',
      on: {
        'screen.lock': { guard: 'isSignedIn', target: 'locked' },
        'kept.changed': { guard: 'isKeptLocked', target: 'locked' },
        'settings.changed': '.choosing',
        'session.started': '.choosing',
        'person.acted': [
          // Timers do not run during sleep: the input that wakes the machine must not reset the idle time.
          { guard: 'isTime', target: 'locked' },
          { actions: 'rememberAct' },
        ],
      },
      states: {
        choosing: { always: [{ guard: 'isTimed', target: 'counting' }, { target: 'open' }] },
        open: {},
        counting: {
          entry: 'rememberAct',
          initial: 'waiting',
          states: {
            waiting: {
              after: { untilLock: [{ guard: 'isTime', target: '#screenLock.locked' }, { target: 'again' }] },
            },
            again: { always: 'waiting' },
          },
        },
      },
    },
    locked: {
      entry: 'keepLock',
      exit: 'forgetProblem',
      initial: 'closed',
      on: { 'kept.changed': [{ guard: 'isKeptLocked' }, { target: 'unlocked' }] },
      states: {
        closed: {
          on: {
            'password.submit': [
              { guard: { type: 'isEmpty', params: ({ event }) => event.password }, actions: 'askForPassword' },
              { target: 'verifying' },
            ],
          },
        },
        verifying: {
          invoke: {
            src: 'verifyPassword',
            input: ({ event }) => (event.type === 'password.submit' ? event.password : ''),
            onDone: [
              {
                guard: { type: 'isRight', params: output },
                target: '#screenLock.unlocked',
                actions: 'dropLock',
              },
              { target: 'closed', actions: { type: 'rememberProblem', params: output } },
            ],
          },
        },
      },
    },
  },
});
