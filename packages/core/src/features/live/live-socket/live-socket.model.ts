import { closeCodes, liveTimes } from '../../../contract/index.ts';
import { minutes, seconds } from '../../../kernel/index.ts';
import type { RandomPort, SocketClosed } from '../../../ports/index.ts';
import type { LiveSocketContext } from './live-socket.types.ts';

/** Attempts in a row that fail before the network counts as one without sockets. */
const BLOCKED_AFTER = 3;

/** The largest pause before its jitter, which may double it. */
const LONGEST_BASE = liveTimes.longestPause / 2;

/** Further seconds that a server which starts anew spreads its clients over. */
const RESTART_JITTER = seconds(10);

/** Seconds that a server may name for a pause. */
const LONGEST_NAMED = 600;

/** A person's return cuts a pause short at most so often. */
const HURRY_PAUSE = minutes(1);

type Progress = Pick<LiveSocketContext, 'attempts' | 'failures' | 'pause' | 'isPauseNamed'>;

/**
 * The pause after a connection that failed or ended: 5 s and up to a second, then doubling with up to as much again, a minute at most. The
 * jitter keeps the clients of a server apart that has lost them all at once.
 */
export function afterFailure(
  { attempts, failures }: Pick<LiveSocketContext, 'attempts' | 'failures'>,
  { code, reason }: SocketClosed,
  random: RandomPort,
): Progress {
  const next = { attempts: attempts + 1, failures: failures + 1 };
  const named = code === closeCodes.tooMany ? namedPause(reason) : undefined;
  if (named !== undefined) return { ...next, pause: named + random.integer(0, seconds(1)), isPauseNamed: true };
  const base = Math.min(liveTimes.reconnect * 2 ** attempts, LONGEST_BASE);
  const isFirst = attempts === 0;
  const jitter = code === closeCodes.restart ? RESTART_JITTER : isFirst ? seconds(1) : base;
  return { ...next, pause: base + random.integer(0, jitter), isPauseNamed: false };
}

/** Milliseconds; undefined where the reason is no number of seconds. */
function namedPause(reason: string): number | undefined {
  if (!/^\d{1,4}$/u.test(reason)) return undefined;
  return seconds(Math.min(Number(reason), LONGEST_NAMED));
}

export function isBlocked({ failures }: Pick<LiveSocketContext, 'failures'>): boolean {
  return failures >= BLOCKED_AFTER;
}

/** Whether the return of a person, or of the network, may cut the pause short. */
export function mayHurry({ hurriedAt, isPauseNamed, now }: LiveSocketContext): boolean {
  return !isPauseNamed && (hurriedAt === null || Math.abs(now() - hurriedAt) >= HURRY_PAUSE);
}

/** How late a timer fired: a sleeping machine and a throttled window fire timers long after they were due. */
export function lateness({ due, now }: Pick<LiveSocketContext, 'due' | 'now'>): number {
  return now() - due;
}
