import { minutes } from '@evergreen/core/kernel';
import type { ClockPort, LoggerPort, TimerHandle } from '@evergreen/core/ports';

/** How long equal entries are counted before they are written as one line. */
const PERIOD = minutes(1);

/** Different entries that are remembered at once; others are written as they come. */
const MOST_ENTRIES = 200;

/** Request numbers that a line of repeated entries names. */
const MOST_REQUEST_IDS = 20;

/** Details that differ between two entries about the same thing. */
const VOLATILE: ReadonlySet<string> = new Set(['requestId', 'stack']);

type Details = Readonly<Record<string, unknown>>;

interface Repeats {
  readonly level: keyof LoggerPort;
  readonly message: string;
  latest: Details | undefined;
  count: number;
  requestIds: string[];
  timer: TimerHandle;
}

export interface CoalescingLogger extends LoggerPort {
  /** Writes what was counted so far and plans nothing more; call it before the process ends. */
  flush(): void;
}

/**
 * Writes the first of equal entries at once, and those that follow within a minute as one line with `repeated`, how many there were, and
 * `requestIds`, the first twenty of them. Equal are entries of one level and message whose details differ in nothing but request number and stack.
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
    (level: keyof LoggerPort) =>
    (message: string, details?: Details): void => {
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

function keyOf(level: string, message: string, details: Details = {}): string {
  return JSON.stringify([level, message, details], (name, value: unknown) => {
    if (VOLATILE.has(name)) return undefined;
    return value instanceof Error ? `${value.name}: ${value.message}` : value;
  });
}
