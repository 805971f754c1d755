import { liveWire } from '../../../contract/index.ts';
import { encodeBase64Url } from '../../../kernel/index.ts';
import type { ClockPort, RandomPort, SocketPort } from '../../../ports/index.ts';
import { storageKeys, type TypedStorage } from '../../../storage/index.ts';
import type { AuthService } from '../../session/auth/index.ts';
import { createLiveSocket } from './live-socket.service.ts';
import type { LivePolicy, LiveSocketService } from './live-socket.types.ts';

export interface SessionSocketDependencies {
  readonly sockets: SocketPort | null;
  readonly clock: ClockPort;
  readonly random: RandomPort;
  readonly storage: TypedStorage;
  readonly auth: Pick<AuthService, 'send' | 'subscribe'>;
  readonly config: { readonly basePath: string };
}

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

/**
 * A socket of who is signed in: made anew where another session or tenant is chosen. It is stopped at first; null on platforms without
 * sockets.
 * @param path of the socket, below the base path
 */
export function createSessionSocket(
  { sockets, clock, random, storage, auth, config }: SessionSocketDependencies,
  { policy, path }: { readonly policy: LivePolicy; readonly path: string },
): LiveSocketService | null {
  if (sockets === null) return null;
  const session = (): UsedSession => ({
    token: storage.get(storageKeys.token) ?? '',
    tenantId: storage.get(storageKeys.tenantId) ?? '0',
  });
  let used = session();
  const socket = createLiveSocket({
    sockets,
    clock,
    random,
    policy,
    address() {
      used = session();
      return { url: config.basePath + path, protocols: protocolsOf(used) };
    },
  });
  socket.on((event) => {
    // An ordinary call finds out what became of the session, and says so.
    if (event.type === 'live.refused') auth.send({ type: 'menu.refresh' });
  });
  const stopWatching = auth.subscribe(() => {
    const { token, tenantId } = session();
    if (token !== '' && (token !== used.token || tenantId !== used.tenantId)) socket.send({ type: 'live.renew' });
  });
  return {
    ...socket,
    dispose() {
      stopWatching();
      socket.dispose();
    },
  };
}
