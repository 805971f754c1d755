import { formatWatch, liveWire, parseTableFrame, tableSocketPath, type ToldRow } from '../../../contract/index.ts';
import { seconds } from '../../../kernel/index.ts';
import type { RandomPort, TimerHandle } from '../../../ports/index.ts';
import {
  createSessionSocket,
  type LivePolicy,
  type LiveSocketEvent,
  type LiveSocketService,
  type SessionSocketDependencies,
} from '../live-socket/index.ts';
import type { RowWatch } from '../row-watch/index.ts';

export interface TableChannelDependencies extends SessionSocketDependencies {
  readonly userId: string;
  readonly rowWatch: RowWatch;
}

/** What the browser says of the window and the network. */
type WindowEvent = Extract<LiveSocketEvent, { readonly type: `window.${string}` | 'network.online' }>;

export interface TableChannel {
  /** It has nothing to tell itself. */
  on(): () => void;
  send(event: WindowEvent): void;
  dispose(): void;
}

const TABLE_POLICY: LivePolicy = { heartbeat: liveWire.tableHeartbeat, interval: seconds(10), replyLimit: seconds(6) };

/** Those that are told at once that something was written ask within this time. */
const SPREAD = seconds(3);

/** Rows of one frame after the other that are told as one. */
const GATHER = 50;

/** 32 hexadecimal digits. */
function pageIdOf(random: RandomPort): string {
  return Array.from({ length: 16 }, () => random.integer(0, 255).toString(16).padStart(2, '0')).join('');
}

/** The table socket of a window: it is there while rows are shown that may change, and says which were written. */
// oxlint-disable-next-line eslint/max-lines-per-function -- because its methods share one socket
export function createTableChannel(dependencies: TableChannelDependencies): TableChannel {
  const { clock, random, userId, rowWatch } = dependencies;
  const pageId = pageIdOf(random);
  let socket: LiveSocketService | null = null;
  let asked = new Set<string>();
  /** Asked while nothing had come: what was written until then is unknown. */
  let caughtUpWith = new Set<string>();
  let isHidden = false;
  const gathered = new Map<string, ToldRow[]>();
  let gathering: TimerHandle = null;
  const spreading = new Map<string, TimerHandle>();

  function tellGathered(): void {
    gathering = null;
    const news = [...gathered];
    gathered.clear();
    for (const [resource, rows] of news) rowWatch.tell(resource, { kind: 'rows', rows });
  }

  function tellStale(resource: string): void {
    if (spreading.has(resource)) return;
    const tell = () => {
      spreading.delete(resource);
      rowWatch.tell(resource, { kind: 'unknown' });
    };
    spreading.set(resource, clock.setTimeout(tell, random.integer(0, SPREAD)));
  }

  function hear(text: string): void {
    const frame = parseTableFrame(text);
    if (frame === null) return;
    if (frame.type === 'update_vxe_table') {
      const { socketKey, args } = frame.data;
      gathered.set(socketKey, [...(gathered.get(socketKey) ?? []), args[0]]);
      gathering ??= clock.setTimeout(tellGathered, GATHER);
      return;
    }
    const { key, args, quiet } = frame.data;
    for (const resource of args) {
      if (key === 'stale') tellStale(resource);
      if (key === 'watched' && caughtUpWith.delete(resource)) rowWatch.tell(resource, { kind: 'unknown', quiet });
    }
  }

  /** All of it again: the server knows nothing of this connection. */
  function askAnew(): void {
    asked = new Set();
    caughtUpWith = new Set(rowWatch.watched());
    askForChanged();
  }

  function say(key: 'watch' | 'unwatch', resources: readonly string[]): void {
    if (resources.length > 0) socket?.send({ type: 'live.say', text: formatWatch(key, resources) });
  }

  function askForChanged(): void {
    if (socket?.facts().status !== 'open') return;
    const wanted = new Set(rowWatch.watched());
    say(
      'unwatch',
      [...asked].filter((resource) => !wanted.has(resource)),
    );
    say(
      'watch',
      [...wanted].filter((resource) => !asked.has(resource)),
    );
    asked = wanted;
  }

  function follow(): void {
    const isWanted = rowWatch.watched().length > 0;
    if (!isWanted) {
      socket?.dispose();
      socket = null;
      return;
    }
    if (socket !== null) return askForChanged();
    socket = createSessionSocket(dependencies, { policy: TABLE_POLICY, path: tableSocketPath(userId, pageId) });
    socket?.on((event) => {
      if (event.type === 'live.resync') askAnew();
      if (event.type === 'live.frame') hear(event.text);
    });
    socket?.send({ type: 'live.start' });
    if (isHidden) socket?.send({ type: 'window.hidden' });
    return undefined;
  }

  const stopFollowing = rowWatch.subscribe(follow);
  follow();
  return {
    on: () => () => undefined,
    send(event) {
      if (event.type !== 'network.online') isHidden = event.type === 'window.hidden';
      socket?.send(event);
    },
    dispose() {
      stopFollowing();
      for (const handle of [gathering, ...spreading.values()]) if (handle !== null) clock.clearTimeout(handle);
      socket?.dispose();
      socket = null;
    },
  };
}
