import { lt, ne, sql } from 'drizzle-orm';
import pg from 'pg';

import { seconds } from '@evergreen/core/kernel';
import type { ClockPort, LoggerPort, TimerHandle } from '@evergreen/core/ports';

import { sysLiveTick } from '../../../db/schema/index.ts';
import type { Database } from '../../../db/index.ts';
import { errorForLog } from '../../../http/failure-of-error.ts';
import { createLocalBus, type LiveBus } from './live-bus.ts';
import type { LiveEvent } from './live-event.ts';
import { notificationsOf, parseNotification, probeText } from './notifications.ts';

export interface PostgresBusDependencies {
  /** Where to listen: an address without a pooler in between that shares connections. */
  readonly url: string;
  readonly database: Pick<Database, 'orm'>;
  readonly clock: ClockPort;
  readonly logger: LoggerPort;
  /** Of this process. */
  readonly processId: string;
}

/** `listening`: hears others at once; `polling`: finds out within two seconds that there is something; `lost`: connects again. */
export type BusState = 'listening' | 'polling' | 'lost';

export interface PostgresBus extends LiveBus {
  /** Resolves when it is known whether this process hears. */
  start(): Promise<BusState>;
  state(): BusState;
  close(): Promise<void>;
}

type TimerName = 'flush' | 'probe' | 'probeLimit' | 'retry' | 'tick';

const CHANNEL = 'evergreen_live';

/** What is told within so long leaves together: notifying takes a lock of the whole database. */
const FLUSH_PAUSE = 50;

const PROBE_PAUSE = seconds(30);
const PROBE_LIMIT = seconds(5);
/** For the first probe: whether this connection can listen at all. */
const FIRST_PROBE_LIMIT = seconds(3);

const TICK_PAUSE = seconds(2);

const SHORTEST_RETRY = seconds(1);
const LONGEST_RETRY = seconds(30);

/**
 * Processes tell each other through the database that they share: LISTEN and NOTIFY on a connection of their own, never in the transaction that
 * writes. Whether a process hears is found out by telling itself; where it does not, it looks for the ticks of the others.
 */
// oxlint-disable-next-line eslint/max-lines-per-function -- because its steps share one connection
export function createPostgresBus(dependencies: PostgresBusDependencies): PostgresBus {
  const { url, database, clock, logger, processId } = dependencies;
  const local = createLocalBus();
  let state: BusState | 'starting' = 'starting';
  let client: pg.Client | undefined;
  let isClosed = false;
  let queue: LiveEvent[] = [];
  let retry = SHORTEST_RETRY;
  let probe = 0;
  /** Called when the probe that is under way is heard, or not. */
  let onProbed: ((isHeard: boolean) => void) | undefined;
  let seenTick: string | null | undefined;
  const timers = new Map<TimerName, TimerHandle>();

  function plan(name: TimerName, pause: number, work: () => void): void {
    cancel(name);
    if (isClosed) return;
    timers.set(
      name,
      clock.setTimeout(() => {
        timers.delete(name);
        work();
      }, pause),
    );
  }

  function cancel(name: TimerName): void {
    if (timers.has(name)) clock.clearTimeout(timers.get(name));
    timers.delete(name);
  }

  async function notify(by: pg.Client, text: string): Promise<void> {
    await by.query('select pg_notify($1, $2)', [CHANNEL, text]);
  }

  async function flush(): Promise<void> {
    const events = queue;
    queue = [];
    if (client === undefined) return;
    try {
      for (const text of notificationsOf(processId, events)) await notify(client, text);
      const at = sql`clock_timestamp()`;
      await database.orm
        .insert(sysLiveTick)
        .values({ processId, at })
        .onConflictDoUpdate({ target: sysLiveTick.processId, set: { at } });
    } catch (error) {
      lose(client, error);
    }
  }

  /** Tells this process something and waits to hear it. */
  function sendProbe(limit: number): Promise<boolean> {
    probe += 1;
    return new Promise((resolve) => {
      onProbed = (isHeard) => {
        onProbed = undefined;
        cancel('probeLimit');
        resolve(isHeard);
      };
      plan('probeLimit', limit, () => onProbed?.(false));
      if (client === undefined) onProbed(false);
      else notify(client, probeText(processId, probe)).catch(() => onProbed?.(false));
    });
  }

  function planProbe(): void {
    plan('probe', PROBE_PAUSE, () => {
      const asked = client;
      void sendProbe(PROBE_LIMIT).then((isHeard) => {
        if (isHeard) become('listening');
        else if (state === 'listening' && asked !== undefined) lose(asked, new Error('The probe was not heard'));
        if (asked === client) planProbe();
        return undefined;
      });
    });
  }

  function become(next: BusState): void {
    if (next === state || isClosed) return;
    const mayHaveMissed = state !== 'starting';
    state = next;
    if (next === 'listening') {
      cancel('tick');
      logger.info('live.listening', {});
      // What was told meanwhile may have been missed.
      if (mayHaveMissed) local.publish({ kind: 'resync' });
    } else {
      if (next === 'polling')
        logger.warn('live.notListening', { variable: 'EVERGREEN_LISTEN_URL', everyMilliseconds: TICK_PAUSE });
      seenTick = undefined;
      void lookForTicks();
    }
  }

  /** Whether another process told of something since the last look. */
  async function lookForTicks(): Promise<void> {
    try {
      const [row] = await database.orm
        .select({ at: sql<string | null>`max(${sysLiveTick.at})::text` })
        .from(sysLiveTick)
        .where(ne(sysLiveTick.processId, processId));
      const at = row?.at ?? null;
      if (seenTick !== undefined && at !== seenTick) local.publish({ kind: 'resync' });
      seenTick = at;
    } catch (error) {
      logger.warn('live.ticksUnread', errorForLog(error));
    }
    if (state !== 'listening') plan('tick', TICK_PAUSE, () => void lookForTicks());
  }

  function hear(text: string): void {
    const heard = parseNotification(text);
    if (heard === null) return;
    if (heard.from === processId) {
      if (heard.probe === probe) onProbed?.(true);
      return;
    }
    for (const event of heard.events) local.publish(event);
  }

  async function connect(): Promise<void> {
    const made = new pg.Client({
      connectionString: url,
      application_name: 'evergreen-live',
      keepAlive: true,
      connectionTimeoutMillis: PROBE_LIMIT,
      query_timeout: PROBE_LIMIT,
    });
    made.on('error', (error) => lose(made, error));
    made.on('end', () => lose(made, new Error('The connection ended')));
    made.on('notification', ({ payload = '' }) => hear(payload));
    client = made;
    try {
      await made.connect();
      await made.query(`listen ${CHANNEL}`);
    } catch (error) {
      return lose(made, error);
    }
    const wasLost = state === 'lost';
    const isHeard = await sendProbe(FIRST_PROBE_LIMIT);
    if (client !== made) {
      await made.end();
      return undefined;
    }
    retry = SHORTEST_RETRY;
    become(isHeard ? 'listening' : 'polling');
    // What this process told while it had no connection did not leave.
    if (wasLost) tell({ kind: 'resync' });
    planProbe();
    return undefined;
  }

  /** A connection that failed, whatever it says afterwards. */
  function lose(lost: pg.Client, error: unknown): void {
    if (lost !== client) return;
    client = undefined;
    void lost.end().catch(() => undefined);
    if (isClosed) return;
    logger.warn('live.listenLost', errorForLog(error));
    cancel('probe');
    onProbed?.(false);
    become('lost');
    plan('retry', retry, () => void connect());
    retry = Math.min(retry * 2, LONGEST_RETRY);
  }

  /** Tells the others, with what else is told now. */
  function tell(event: LiveEvent): void {
    queue.push(event);
    if (!timers.has('flush')) plan('flush', FLUSH_PAUSE, () => void flush());
  }

  const known = (): BusState => (state === 'starting' ? 'lost' : state);
  return {
    subscribe: local.subscribe,
    publish(event) {
      local.publish(event);
      tell(event);
    },
    async start() {
      await database.orm
        .delete(sysLiveTick)
        .where(lt(sysLiveTick.at, sql`now() - interval '1 day'`))
        .catch((error: unknown) => logger.warn('live.ticksUnread', errorForLog(error)));
      await connect();
      return known();
    },
    state: known,
    async close() {
      isClosed = true;
      for (const handle of timers.values()) clock.clearTimeout(handle);
      timers.clear();
      const last = client;
      client = undefined;
      await last?.end();
    },
  };
}
