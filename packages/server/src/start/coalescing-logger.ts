import { minutes } from '@evergreen/core/kernel';
import type { ClockPort, LogDetails, LoggerPort, LogLevel, TimerHandle } from '@evergreen/core/ports';

/** Window in which equal entries are coalesced into one line. */
const PERIOD = minutes(1);

/** Maximum number of distinct entries tracked; any others are written immediately. */
const MOST_ENTRIES = 200;

/** Maximum number of request ids in a coalesced line. */
const MOST_REQUEST_IDS = 20;

/** Details ignored when comparing entries. */
const VOLATILE: ReadonlySet<string> = new Set(['requestId', 'stack']);

interface Repeats {
  readonly level: LogLevel;
  readonly message: string;
  latest: LogDetails | undefined;
  count: number;
  requestIds: string[];
  timer: TimerHandle;
}

export interface CoalescingLogger extends LoggerPort {
  /** Flushes pending counts and stops the timers; call it before the process exits. */
  flush(): void;
}

/**
 * Write the first of equal warnings and errors immediately and coalesce repetitions within a minute into one line with `repeated` (count) and
 * `requestIds` (the first twenty). Entries are equal when level, message and all details except request id and stack are.
 */
export function createCoalescingLogger(logger: LoggerPort, clock: ClockPort): CoalescingLogger {
  const counted = new Map<string, Repeats>();

  function write({ level, message, latest, count, requestIds }: Repeats): void {
    logger[level](message, { ...latest, repeated: count, ...(requestIds.length === 0 ? {} : { requestIds }) });
  }

  function plan(key: string, repeats: Repeats): void {
    repeats.timer = clock.setTimeout(() => {
      if (repeats.count === 0) {
        counted.delete(key);
        return;
      }
      write(repeats);
      Object.assign(repeats, { count: 0, requestIds: [] });
      plan(key, repeats);
    }, PERIOD);
  }

  const log =
    (level: LogLevel) =>
    (message: string, details?: LogDetails): void => {
      const key = keyOf(level, message, details);
      const known = counted.get(key);
      if (known === undefined) {
        logger[level](message, details);
        if (counted.size >= MOST_ENTRIES) return;
        const repeats: Repeats = { level, message, latest: details, count: 0, requestIds: [], timer: undefined };
        counted.set(key, repeats);
        plan(key, repeats);
        return;
      }
      known.count += 1;
      known.latest = details;
      const requestId = details?.['requestId'];
      if (typeof requestId === 'string' && known.requestIds.length < MOST_REQUEST_IDS) known.requestIds.push(requestId);
    };

  return {
    // Each is an event of its own, such as a call: none repeats another.
    info: (message, details) => logger.info(message, details),
    warn: log('warn'),
    error: log('error'),
    flush() {
      for (const repeats of counted.values()) {
        clock.clearTimeout(repeats.timer);
        if (repeats.count > 0) write(repeats);
      }
      counted.clear();
    },
  };
}

function keyOf(level: string, message: string, details: LogDetails = {}): string {
  return JSON.stringify([level, message, details], (name, value: unknown) => (VOLATILE.has(name) ? undefined : value));
}
