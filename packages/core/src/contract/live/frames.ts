import * as v from 'valibot';

import { parseJson } from '../../kernel/index.ts';
import { LONGEST_FRAME, liveTimes } from './live-times.ts';
import type { TableFrameToSend } from './table-frames.ts';

/** Words of the wire of every socket. */
export const liveWire = {
  /** First of the sub-protocols that a client offers, and the one that a server chooses. */
  protocol: 'evergreen.v1',
  /** Beginnings of the sub-protocols that name session and tenant; a browser cannot send headers with a socket. */
  tokenPrefix: 'token.',
  tenantPrefix: 'tenant.',
  /** What both sides of the notice socket send to show that they are there. */
  heartbeat: 'HeartBeat',
  /** The same of the table socket, and what a server answers to it. */
  tableHeartbeat: '{"type":"heart_beat"}',
  tableHeartbeatReply: '{"type":"heart_beat","data":true}',
} as const;

/** The path of a person's notice socket, below the base path. */
export function noticeSocketPath(userId: string): string {
  return `/websocket/${userId}`;
}

/** Milliseconds; what is out of range asks at once. */
const spread = v.fallback(
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(liveTimes.longestSpread)), 0),
  0,
);
const optionalText = v.nullish(v.string(), '');

/** A frame of the notice socket, from the server: it says that something changed, and what is asked for elsewhere. */
const noticeFrame = v.variant('cmd', [
  /** The first one of a connection: for so many milliseconds the server has told nobody of messages, and missed nothing. */
  v.object({ cmd: v.literal('opened'), quiet: v.pipe(v.number(), v.minValue(0)) }),
  /** A message to everybody (`topic`) or to some (`user`); servers of the older family say what it is called. */
  v.object({ cmd: v.picklist(['topic', 'user']), msgId: optionalText, msgTxt: optionalText, spread }),
  /** The person's own export or import moved on. */
  v.object({
    cmd: v.literal('job'),
    id: v.pipe(v.string(), v.maxLength(64)),
    status: v.pipe(v.string(), v.maxLength(20)),
    done: v.pipe(v.number(), v.minValue(0)),
    total: v.pipe(v.number(), v.minValue(0)),
  }),
  /** Somebody began or ended to edit a record that the person edits. */
  v.object({
    cmd: v.literal('presence'),
    resource: v.pipe(v.string(), v.maxLength(64)),
    id: v.pipe(v.string(), v.maxLength(64)),
  }),
  /** Frames may be missing: everything is to be asked for again. */
  v.object({ cmd: v.literal('resync'), spread }),
]);
type NoticeFrame = v.InferOutput<typeof noticeFrame>;
/** A frame of either socket, as a server writes it. */
export type LiveFrameToSend = v.InferInput<typeof noticeFrame> | TableFrameToSend;

/** Null for a heartbeat, for what is no frame and for frames of newer servers. */
export function parseNoticeFrame(text: string): NoticeFrame | null {
  if (text === liveWire.heartbeat || text.length > LONGEST_FRAME) return null;
  const json = parseJson(text);
  if (!json.ok) return null;
  const frame = v.safeParse(noticeFrame, json.value);
  return frame.success ? frame.output : null;
}
