import { createActor, fromCallback } from 'xstate';

import { closeCodes } from '../../../contract/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import type { ClockPort, RandomPort, SocketAddress, SocketPort } from '../../../ports/index.ts';
import { liveSocketMachine, type ConnectionEvent, type LiveSocketSnapshot } from './live-socket.machine.ts';
import { isBlocked } from './live-socket.model.ts';
import type { LivePolicy, LiveSocketEvent, LiveSocketFacts, LiveSocketService } from './live-socket.types.ts';

export interface LiveSocketDependencies {
  readonly sockets: SocketPort;
  readonly clock: ClockPort;
  readonly random: RandomPort;
  readonly policy: LivePolicy;
  /** Asked for each connection: the session may be another one by then. */
  readonly address: () => SocketAddress;
}

interface FrameToSend {
  readonly type: 'frame.send';
  readonly text: string;
}

/**
 * One socket that is there while it is wanted: it proves its connection by a heartbeat, makes it anew where it is lost, and rests while its
 * window is hidden. It is stopped at first.
 */
export function createLiveSocket({
  sockets,
  clock,
  random,
  policy,
  address,
}: LiveSocketDependencies): LiveSocketService {
  const machine = liveSocketMachine.provide({
    actors: {
      connection: fromCallback<FrameToSend>(({ sendBack, receive }) => {
        const socket = sockets.open(address());
        const tell = (event: ConnectionEvent) => sendBack(event);
        const subscriptions = [
          socket.opened$.subscribe(() => tell({ type: 'socket.opened' })),
          socket.messages$.subscribe((text) => tell({ type: 'socket.received', text })),
          socket.closed$.subscribe((closed) => tell({ type: 'socket.closed', closed })),
        ];
        receive(({ text }) => socket.send(text));
        return () => {
          for (const subscription of subscriptions) subscription.unsubscribe();
          socket.close(closeCodes.done);
        };
      }),
    },
  });
  const actor = createActor(machine, { clock, input: { policy, random, now: () => clock.now() } });
  actor.start();
  return serviceFromActor<typeof machine, LiveSocketFacts, LiveSocketEvent>(actor, factsOf);
}

function factsOf({ value: { link }, context }: LiveSocketSnapshot): LiveSocketFacts {
  const status = typeof link === 'string' ? link : link.linked === 'connecting' ? 'connecting' : 'open';
  return { status, isBlocked: status !== 'open' && status !== 'stopped' && isBlocked(context) };
}
