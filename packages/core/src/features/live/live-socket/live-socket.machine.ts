import { assign, emit, enqueueActions, fromCallback, raise, sendTo, setup, type SnapshotFrom } from 'xstate';

import { closeCodes, liveTimes } from '../../../contract/index.ts';
import { minutes, seconds } from '../../../kernel/index.ts';
import { machineTypes, notProvided } from '../../../machine/index.ts';
import type { RandomPort, SocketClosed } from '../../../ports/index.ts';
import { afterFailure, isBlocked, lateness, mayHurry } from './live-socket.model.ts';
import type { LivePolicy, LiveSocketContext, LiveSocketEmitted, LiveSocketEvent } from './live-socket.types.ts';

/** What a connection tells. One that was left tells nothing more. */
export type ConnectionEvent =
  | { readonly type: 'socket.opened' }
  | { readonly type: 'socket.received'; readonly text: string }
  | { readonly type: 'socket.closed'; readonly closed: SocketClosed };

/** A timer that fires so late has slept with its machine. */
const SLEPT = seconds(10);

/** A timer that fires so late is of a throttled window, which may not have seen the reply yet. */
const THROTTLED = seconds(2);

/** A close that no server sent. */
const LOST: SocketClosed = { code: 1006, reason: '' };

export const liveSocketMachine = setup({
  types: machineTypes<{
    context: LiveSocketContext;
    events: LiveSocketEvent | ConnectionEvent | { readonly type: 'window.left' };
    emitted: LiveSocketEmitted;
    input: { readonly policy: LivePolicy; readonly now: () => number; readonly random: RandomPort };
  }>(),
  actors: {
    connection: fromCallback<{ readonly type: 'frame.send'; readonly text: string }>(notProvided('liveSocket')),
  },
  guards: {
    isRefused: (_, { code }: SocketClosed) => code === closeCodes.unauthorised || code === closeCodes.foreign,
    isReplaced: (_, { code }: SocketClosed) => code === closeCodes.replaced,
    hasSlept: ({ context }) => lateness(context) > SLEPT,
    isThrottled: ({ context }) => lateness(context) > THROTTLED,
    mayHurry: ({ context }) => mayHurry(context),
  },
  delays: {
    openLimit: seconds(10),
    heartbeatDue: ({ context }) => context.policy.interval,
    replyLimit: ({ context }) => context.policy.replyLimit,
    probeLimit: seconds(3),
    steady: liveTimes.steady,
    pause: ({ context }) => context.pause,
    hiddenLimit: minutes(10),
  },
  actions: {
    noteFailure: assign(({ context }, closed: SocketClosed) => afterFailure(context, closed, context.random)),
    noteOpen: assign({ failures: 0 }),
    noteSteady: assign({ attempts: 0 }),
    noteDue: assign(({ context }, delay: 'interval' | 'replyLimit') => ({
      due: context.now() + context.policy[delay],
    })),
    hurry: assign(({ context }) => ({ hurriedAt: context.now(), pause: context.random.integer(0, seconds(1)) })),
    sendHeartbeat: sendTo('connection', ({ context }) => ({ type: 'frame.send', text: context.policy.heartbeat })),
    sendFrame: sendTo('connection', (_, text: string) => ({ type: 'frame.send', text })),
    tellFrame: emit((_, text: string): LiveSocketEmitted => ({ type: 'live.frame', text })),
    tellResync: emit({ type: 'live.resync' }),
    tellBlocked: enqueueActions(({ context, enqueue }) => {
      if (isBlocked(context)) enqueue.emit({ type: 'live.blocked' });
    }),
    tellRefused: emit({ type: 'live.refused' }),
    leaveWindow: raise({ type: 'window.left' }),
  },
}).createMachine({
  id: 'liveSocket',
  context: ({ input }) => ({
    ...input,
    attempts: 0,
    failures: 0,
    pause: liveTimes.reconnect,
    isPauseNamed: false,
    hurriedAt: null,
    due: 0,
  }),
  type: 'parallel',
  states: {
    link: {
      initial: 'stopped',
      on: { 'live.stop': '.stopped' },
      states: {
        stopped: { on: { 'live.start': 'linked', 'live.renew': 'linked' } },
        linked: {
          invoke: { src: 'connection', id: 'connection' },
          on: {
            'live.renew': { target: 'linked', reenter: true },
            'window.left': 'hidden',
            'socket.closed': [
              {
                guard: { type: 'isRefused', params: ({ event }) => event.closed },
                target: 'stopped',
                actions: 'tellRefused',
              },
              { guard: { type: 'isReplaced', params: ({ event }) => event.closed }, target: 'hidden' },
              {
                target: 'waiting',
                actions: [{ type: 'noteFailure', params: ({ event }) => event.closed }, 'tellBlocked'],
              },
            ],
          },
          initial: 'connecting',
          states: {
            connecting: {
              after: {
                openLimit: {
                  target: '#liveSocket.link.waiting',
                  actions: [{ type: 'noteFailure', params: LOST }, 'tellBlocked'],
                },
              },
              on: { 'socket.opened': { target: 'open', actions: ['noteOpen', 'tellResync'] } },
            },
            open: {
              after: { steady: { actions: 'noteSteady' } },
              on: {
                'socket.received': { actions: { type: 'tellFrame', params: ({ event }) => event.text } },
                'live.say': { actions: { type: 'sendFrame', params: ({ event }) => event.text } },
                'window.shown': '.probing',
                'network.online': '.probing',
              },
              initial: 'quiet',
              states: {
                quiet: {
                  entry: { type: 'noteDue', params: 'interval' },
                  after: { heartbeatDue: [{ guard: 'hasSlept', target: 'probing' }, { target: 'awaiting' }] },
                },
                awaiting: {
                  entry: ['sendHeartbeat', { type: 'noteDue', params: 'replyLimit' }],
                  after: {
                    replyLimit: [
                      { guard: 'isThrottled', target: 'probing' },
                      {
                        target: '#liveSocket.link.waiting',
                        actions: [{ type: 'noteFailure', params: LOST }, 'tellBlocked'],
                      },
                    ],
                  },
                  on: {
                    'socket.received': {
                      target: 'quiet',
                      actions: { type: 'tellFrame', params: ({ event }) => event.text },
                    },
                  },
                },
                probing: {
                  entry: 'sendHeartbeat',
                  after: { probeLimit: { target: '#liveSocket.link.linked', reenter: true } },
                  on: {
                    'socket.received': {
                      target: 'quiet',
                      actions: ['tellResync', { type: 'tellFrame', params: ({ event }) => event.text }],
                    },
                  },
                },
              },
            },
          },
        },
        waiting: {
          after: { pause: 'linked' },
          on: {
            'live.renew': 'linked',
            'window.left': 'hidden',
            'window.shown': { guard: 'mayHurry', target: 'waiting', reenter: true, actions: 'hurry' },
            'network.online': { guard: 'mayHurry', target: 'waiting', reenter: true, actions: 'hurry' },
          },
        },
        hidden: { on: { 'window.shown': 'linked' } },
      },
    },
    window: {
      initial: 'shown',
      states: {
        shown: { on: { 'window.hidden': 'hidden' } },
        hidden: {
          after: { hiddenLimit: { target: 'left', actions: 'leaveWindow' } },
          on: { 'window.shown': 'shown' },
        },
        left: { on: { 'window.shown': 'shown' } },
      },
    },
  },
});

export type LiveSocketSnapshot = SnapshotFrom<typeof liveSocketMachine>;
