import { getAdjacencyMap, getShortestPaths } from '@xstate/graph';
import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, type AnyStateMachine, type EventFromLogic, type SnapshotFrom } from 'xstate';

import { liveTimes } from '../../../contract/index.ts';
import { minutes, seconds } from '../../../kernel/index.ts';
import type { ClockPort, RandomPort } from '../../../ports/index.ts';
import type { LivePolicy } from './index.ts';
import { liveSocketMachine, type ConnectionEvent } from './live-socket.machine.ts';

type Machine = typeof liveSocketMachine;
type Snapshot = SnapshotFrom<Machine>;

const policy: LivePolicy = { heartbeat: 'HeartBeat', interval: seconds(20), replyLimit: seconds(6) };
const least: RandomPort = { integer: (minimum) => minimum, id: () => 'id' };

const close = (code: number, reason = '') => ({ type: 'socket.closed', closed: { code, reason } }) as const;

/** What people, the network and the server may do, whatever the state. */
const OUTSIDE: readonly EventFromLogic<Machine>[] = [
  { type: 'live.start' },
  { type: 'live.stop' },
  { type: 'live.renew' },
  { type: 'live.say', text: 'x' },
  { type: 'window.hidden' },
  { type: 'window.shown' },
  { type: 'network.online' },
  { type: 'socket.opened' },
  { type: 'socket.received', text: 'HeartBeat' },
  close(1006),
  close(1012),
  close(4401),
  close(4403),
  close(4410),
  close(4429, '60'),
];

/** Timers of a state by the event that the machine raises for them. */
function timersOf(snapshot: Snapshot): readonly EventFromLogic<Machine>[] {
  // Only the nodes know which timers run, and no machine declares the events of its own.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion, eslint/no-underscore-dangle -- because both have no other way
  return snapshot._nodes.flatMap(({ after }) => after.map(({ eventType }) => ({ type: eventType }))) as never;
}

function linkOf({ value: { link } }: Snapshot): string {
  if (typeof link === 'string') return link;
  return link.linked === 'connecting' ? link.linked : link.linked.open;
}

const serialized = ({ value }: Snapshot) => JSON.stringify(value);

/** A state of the graph with what may happen in it. */
interface Crossing {
  readonly state: Snapshot;
  readonly transitions: Readonly<Record<string, { readonly state: Snapshot; readonly event: EventFromLogic<Machine> }>>;
}

/** A state of the graph with how it is reached. */
interface Way {
  readonly state: Snapshot;
  readonly steps: readonly { readonly event: EventFromLogic<Machine> | { readonly type: 'xstate.init' } }[];
}

/** The time of a walk: every timer is on time, or all are late as after a sleep. */
const worlds = { 'on time': 0, late: minutes(2) } as const;

/** The machine as a graph; `now` makes its guards see timers as the world has them. */
function graphOf(lateness: number) {
  let calls = 0;
  // A clock that is read twice between the planning of a timer and its firing has moved on by more than the timer was late.
  const now = () => (calls += 1) * lateness * 10;
  const options = {
    input: { policy, random: least, now },
    events: (snapshot: Snapshot) => [...OUTSIDE, ...timersOf(snapshot)],
    serializeState: serialized,
  };
  const machine: AnyStateMachine = liveSocketMachine;
  const states: readonly Crossing[] = Object.values(getAdjacencyMap(machine, options));
  const paths: readonly Way[] = getShortestPaths(machine, options);
  return {
    paths: paths.map(({ state, steps }) => ({
      state,
      taken: steps.map(({ event }) => event).filter((event) => event.type !== 'xstate.init'),
    })),
    edges: new Map(states.map(({ state, transitions }) => [serialized(state), Object.values(transitions)])),
  };
}

/** The real machine, whose timers are fired one by one, whatever their time. */
function drive(lateness: number) {
  let time = 0;
  const timers = new Map<number, { readonly due: number; readonly delay: number; readonly fire: () => void }>();
  const clock: ClockPort = {
    now: () => time,
    setTimeout(fire, delay) {
      const id = timers.size === 0 ? 1 : Math.max(...timers.keys()) + 1;
      timers.set(id, { due: time + delay, delay, fire });
      return id;
    },
    clearTimeout: (id) => void timers.delete(Number(id)),
  };
  const connections: { isHeld: boolean; tell: (event: ConnectionEvent) => void; sent: number }[] = [];
  const machine = liveSocketMachine.provide({
    actors: {
      connection: fromCallback(({ sendBack, receive }) => {
        const connection = { isHeld: true, tell: sendBack, sent: 0 };
        connections.push(connection);
        receive(() => {
          connection.sent += 1;
        });
        return () => {
          connection.isHeld = false;
        };
      }),
    },
  });
  const actor = createActor(machine, { clock, input: { policy, random: least, now: clock.now } });
  actor.start();
  const delayOf = (name: string): number => {
    const { context } = actor.getSnapshot();
    const delays: Readonly<Record<string, number>> = {
      openLimit: seconds(10),
      heartbeatDue: policy.interval,
      replyLimit: policy.replyLimit,
      probeLimit: seconds(3),
      steady: liveTimes.steady,
      pause: context.pause,
      hiddenLimit: minutes(10),
    };
    return delays[name] ?? Number.NaN;
  };
  return {
    connections,
    value: () => JSON.stringify(actor.getSnapshot().value),
    take(event: EventFromLogic<Machine>) {
      const [, , delay] = /^(xstate\.after)\.(\w+)\./u.exec(event.type) ?? [];
      if (delay !== undefined) {
        const [id, timer] = [...timers].find(([, planned]) => planned.delay === delayOf(delay)) ?? [];
        if (id === undefined || timer === undefined) throw new Error(`No timer runs for ${delay}`);
        timers.delete(id);
        time = Math.max(time, timer.due + lateness);
        timer.fire();
      } else if (event.type === 'socket.opened' || event.type === 'socket.received' || event.type === 'socket.closed')
        // A connection that was left is ignored.
        connections.at(-1)?.tell(event);
      else actor.send(event);
    },
    /** Those that are held, and the timers that run for nothing. */
    held: () => connections.filter(({ isHeld }) => isHeld).length,
    timers: () => timers.size,
    stop: () => actor.stop(),
  };
}

describe.each(Object.entries(worlds))('the walk over liveSocket, timers %s', (_world, lateness) => {
  it('SOCK-07 takes every step of every state there is, and holds one connection where one is wanted', () => {
    const { paths, edges } = graphOf(lateness);
    const reached = new Set<string>();
    const astray: unknown[] = [];
    for (const path of paths) {
      reached.add(linkOf(path.state));
      const { taken } = path;
      for (const { event, state: expected } of edges.get(serialized(path.state)) ?? []) {
        const driven = drive(lateness);
        for (const step of [...taken, event]) driven.take(step);
        const held = typeof expected.value.link === 'object' ? 1 : 0;
        const isThere = driven.value() === serialized(expected) && driven.held() === held;
        driven.stop();
        if (!isThere || driven.held() > 0 || driven.timers() > 0)
          astray.push([...taken, event].map(({ type }) => type).join(' → '));
      }
    }
    // A machine that slept asks at once whether the connection is there, and awaits nothing before.
    const states = [
      'stopped',
      'connecting',
      'quiet',
      'probing',
      'waiting',
      'hidden',
      ...(lateness > 0 ? [] : ['awaiting']),
    ];
    expect([astray, reached]).toEqual([[], new Set(states)]);
  });
});
