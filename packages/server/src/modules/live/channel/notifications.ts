import * as v from 'valibot';

import { parseJson } from '@evergreen/core/kernel';

import { liveEvent, type LiveEvent } from './live-event.ts';

/** Bytes of one notification; PostgreSQL takes 7,999. */
const LARGEST_NOTIFICATION = 7900;

/** Notifications of one round: what would need more is told as one that says everything. */
const MOST_NOTIFICATIONS = 20;

/** What one process tells the others: events, or a number by which it finds out whether it hears itself. */
export interface Notification {
  readonly from: string;
  readonly events: readonly LiveEvent[];
  readonly probe?: number;
}

const wire = v.object({
  p: v.pipe(v.string(), v.maxLength(64)),
  n: v.optional(v.number()),
  e: v.optional(v.array(v.unknown()), []),
});

/** Null for what no process of this platform wrote. Events of newer versions are left out. */
export function parseNotification(text: string): Notification | null {
  const json = parseJson(text);
  const parsed = json.ok ? v.safeParse(wire, json.value) : undefined;
  if (parsed?.success !== true) return null;
  const { p: from, n: probe, e } = parsed.output;
  const events = e.flatMap((entry) => {
    const event = v.safeParse(liveEvent, entry);
    return event.success ? [event.output] : [];
  });
  return { from, events, ...(probe === undefined ? {} : { probe }) };
}

export function probeText(from: string, probe: number): string {
  return JSON.stringify({ p: from, n: probe });
}

/** The events of a round, in order, in as few notifications as hold them. */
export function notificationsOf(from: string, events: readonly LiveEvent[]): readonly string[] {
  const empty = Buffer.byteLength(textOf(from, []));
  const packed: string[] = [];
  let [waiting, size]: [string[], number] = [[], empty];
  for (const event of events) {
    const text = JSON.stringify(event);
    const bytes = Buffer.byteLength(text) + 1;
    if (empty + bytes > LARGEST_NOTIFICATION) return [everythingFrom(from)];
    if (size + bytes > LARGEST_NOTIFICATION) {
      packed.push(textOf(from, waiting));
      [waiting, size] = [[], empty];
    }
    waiting.push(text);
    size += bytes;
  }
  if (waiting.length > 0) packed.push(textOf(from, waiting));
  return packed.length > MOST_NOTIFICATIONS ? [everythingFrom(from)] : packed;
}

function textOf(from: string, events: readonly string[]): string {
  return `{"p":${JSON.stringify(from)},"e":[${events.join(',')}]}`;
}

function everythingFrom(from: string): string {
  const resync: LiveEvent = { kind: 'resync' };
  return textOf(from, [JSON.stringify(resync)]);
}
