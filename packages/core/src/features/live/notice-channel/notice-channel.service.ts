import { liveWire, noticeSocketPath, parseNoticeFrame } from '../../../contract/index.ts';
import { encodeBase64Url, seconds, type Service } from '../../../kernel/index.ts';
import type { ClockPort, RandomPort, SocketPort, TimerHandle } from '../../../ports/index.ts';
import { storageKeys, type TypedStorage } from '../../../storage/index.ts';
import type { AuthService } from '../../session/auth/index.ts';
import { createLiveSocket, type LivePolicy, type LiveSocketEvent, type LiveSocketFacts } from '../live-socket/index.ts';
import type { LiveRelay } from './live-relay.types.ts';

export interface NoticeChannelDependencies {
  readonly sockets: SocketPort | null;
  readonly clock: ClockPort;
  readonly random: RandomPort;
  readonly storage: TypedStorage;
  readonly auth: Pick<AuthService, 'send' | 'subscribe'>;
  readonly config: { readonly basePath: string };
  readonly userId: string;
  readonly live: LiveRelay;
}

export type NoticeChannelService = Service<LiveSocketFacts, LiveSocketEvent>;

const NOTICE_POLICY: LivePolicy = {
  heartbeat: liveWire.heartbeat,
  interval: seconds(20),
  replyLimit: seconds(20),
};

interface UsedSession {
  readonly token: string;
  readonly tenantId: string;
}

/** A browser sends no headers with a socket: the sub-protocols carry what headers carry otherwise, and the address stays without secrets. */
function protocolsOf({ token, tenantId }: UsedSession): readonly string[] {
  // A token is what a header may hold: one byte for each sign.
  const bytes = Uint8Array.from(token, (sign) => sign.charCodeAt(0));
  return [liveWire.protocol, liveWire.tokenPrefix + encodeBase64Url(bytes), liveWire.tenantPrefix + tenantId];
}

const OFF: LiveSocketFacts = { status: 'stopped', isBlocked: false };

/** The channel of a window: it is there while somebody is signed in, and passes what the server tells to the relay. */
export function createNoticeChannel(dependencies: NoticeChannelDependencies): NoticeChannelService {
  const { sockets, clock, random, storage, auth, config, userId, live } = dependencies;
  if (sockets === null)
    return {
      facts: () => OFF,
      subscribe: () => () => undefined,
      send: () => undefined,
      on: () => () => undefined,
      dispose: () => undefined,
    };
  const session = (): UsedSession => ({
    token: storage.get(storageKeys.token) ?? '',
    tenantId: storage.get(storageKeys.tenantId) ?? '0',
  });
  let used = session();
  const socket = createLiveSocket({
    sockets,
    clock,
    random,
    policy: NOTICE_POLICY,
    address() {
      used = session();
      return { url: config.basePath + noticeSocketPath(userId), protocols: protocolsOf(used) };
    },
  });

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

  socket.on((event) => {
    if (event.type === 'live.resync') live.tell({ kind: 'resync' });
    // An ordinary call finds out what became of the session, and says so.
    else if (event.type === 'live.refused') auth.send({ type: 'menu.refresh' });
    else if (event.type === 'live.blocked') live.tell({ kind: 'blocked' });
    else {
      const frame = parseNoticeFrame(event.text);
      if (frame === null) return;
      if (frame.cmd === 'resync') askWithin(frame.spread, () => live.tell({ kind: 'resync' }));
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
  const stopWatching = auth.subscribe(() => {
    const { token, tenantId } = session();
    if (token !== '' && (token !== used.token || tenantId !== used.tenantId)) socket.send({ type: 'live.renew' });
  });
  socket.send({ type: 'live.start' });
  return {
    ...socket,
    on: () => () => undefined,
    dispose() {
      stopWatching();
      stopReporting();
      if (asking !== null) clock.clearTimeout(asking);
      socket.dispose();
      live.report({ isOpen: false, isBlocked: false });
    },
  };
}
