import { liveWire, noticeSocketPath, parseNoticeFrame } from '../../../contract/index.ts';
import { seconds, type Service } from '../../../kernel/index.ts';
import type { TimerHandle } from '../../../ports/index.ts';
import {
  createSessionSocket,
  type LivePolicy,
  type LiveSocketEvent,
  type LiveSocketFacts,
  type SessionSocketDependencies,
} from '../live-socket/index.ts';
import type { LiveHint, LiveRelay } from './live-relay.types.ts';

export interface NoticeChannelDependencies extends SessionSocketDependencies {
  readonly userId: string;
  readonly live: LiveRelay;
}

export type NoticeChannelService = Service<LiveSocketFacts, LiveSocketEvent>;

const NOTICE_POLICY: LivePolicy = {
  heartbeat: liveWire.heartbeat,
  interval: seconds(20),
  replyLimit: seconds(20),
};

/** So long the first frame of a connection is awaited, which older servers do not send. */
const OPENING_LIMIT = seconds(2);

const OFF: LiveSocketFacts = { status: 'stopped', isBlocked: false };

/** The channel of a window: it is there while somebody is signed in, and passes what the server tells to the relay. */
export function createNoticeChannel(dependencies: NoticeChannelDependencies): NoticeChannelService {
  const { clock, random, userId, live } = dependencies;
  const socket = createSessionSocket(dependencies, { policy: NOTICE_POLICY, path: noticeSocketPath(userId) });
  if (socket === null)
    return {
      facts: () => OFF,
      subscribe: () => () => undefined,
      send: () => undefined,
      on: () => () => undefined,
      dispose: () => undefined,
    };

  let asking: TimerHandle = null;
  /** Those that were told at once ask one after the other. */
  const askWithin = (spread: number, ask: () => void) => {
    if (spread === 0) return ask();
    asking ??= clock.setTimeout(
      () => {
        asking = null;
        ask();
      },
      random.integer(0, spread),
    );
    return undefined;
  };

  let opening: TimerHandle = null;
  const catchUp = (hint: Extract<LiveHint, { readonly kind: 'resync' }>) => {
    if (opening !== null) clock.clearTimeout(opening);
    opening = null;
    live.tell(hint);
  };

  socket.on((event) => {
    if (event.type === 'live.resync') opening ??= clock.setTimeout(() => catchUp({ kind: 'resync' }), OPENING_LIMIT);
    else if (event.type === 'live.blocked') live.tell({ kind: 'blocked' });
    else if (event.type === 'live.frame') {
      const frame = parseNoticeFrame(event.text);
      if (frame === null) return;
      if (frame.cmd === 'opened') catchUp({ kind: 'resync', quiet: frame.quiet });
      else if (frame.cmd === 'resync') askWithin(frame.spread, () => live.tell({ kind: 'resync' }));
      else if (frame.cmd === 'presence') live.tell({ kind: 'presence', resource: frame.resource, id: frame.id });
      else if (frame.cmd === 'job') {
        const { cmd: _cmd, ...job } = frame;
        live.tell({ kind: 'job', ...job });
      } else askWithin(frame.spread, () => live.tell({ kind: 'messages' }));
    }
  });
  const report = () => {
    const { status, isBlocked } = socket.facts();
    live.report({ isOpen: status === 'open', isBlocked });
  };
  const stopReporting = socket.subscribe(report);
  socket.send({ type: 'live.start' });
  return {
    ...socket,
    on: () => () => undefined,
    dispose() {
      stopReporting();
      for (const timer of [asking, opening]) if (timer !== null) clock.clearTimeout(timer);
      socket.dispose();
      live.report({ isOpen: false, isBlocked: false });
    },
  };
}
