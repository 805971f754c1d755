import * as v from 'valibot';

import { parseJson } from '../../kernel/index.ts';
import { liveLimits, LONGEST_FRAME } from './live-times.ts';

/** The path of the table socket of one page, 32 hexadecimal digits, below the base path. */
export function tableSocketPath(userId: string, pageId: string): string {
  return `/vxeSocket/${userId}/${pageId}`;
}

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** A row that was written: which one and which version it has now, never what stands in it. */
const toldRow = v.object({
  id: name,
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** 1: it was deleted. */
  delFlag: v.optional(v.picklist([0, 1]), 0),
});
export type ToldRow = v.InferOutput<typeof toldRow>;

const names = v.pipe(v.array(name), v.maxLength(liveLimits.watched));

const clientFrame = v.variant('type', [
  v.object({ type: v.literal('heart_beat') }),
  v.object({
    type: v.literal('common_send_date'),
    data: v.object({ key: v.picklist(['watch', 'unwatch']), args: names }),
  }),
]);
export type TableFrameOfClient = v.InferOutput<typeof clientFrame>;

const serverFrame = v.variant('type', [
  v.object({
    type: v.literal('common_send_date'),
    /** `watched`: from now on what is written is told; `stale`: rows were written, which is not told; `refused`: it is not told to this person. */
    data: v.object({
      key: v.picklist(['watched', 'stale', 'refused']),
      args: names,
      /** With `watched`: for so many milliseconds the server has heard of no write, and missed none. */
      quiet: v.optional(v.pipe(v.number(), v.minValue(0))),
    }),
  }),
  v.object({
    type: v.literal('update_vxe_table'),
    data: v.object({ socketKey: name, args: v.looseTuple([toldRow]) }),
  }),
]);
export type TableFrameOfServer = v.InferOutput<typeof serverFrame>;
/** As a server writes it. */
export type TableFrameToSend = v.InferInput<typeof serverFrame>;

function parseFrame<Schema extends typeof clientFrame | typeof serverFrame>(
  schema: Schema,
  text: string,
): v.InferOutput<Schema> | null {
  if (text.length > LONGEST_FRAME) return null;
  const json = parseJson(text);
  if (!json.ok) return null;
  const frame = v.safeParse(schema, json.value);
  return frame.success ? frame.output : null;
}

/** What a client asks for; null for what is no such frame. */
export function parseWatch(text: string): TableFrameOfClient | null {
  return parseFrame(clientFrame, text);
}

/** What a server tells; null for a heartbeat, for what is no frame and for frames of newer servers. */
export function parseTableFrame(text: string): TableFrameOfServer | null {
  return parseFrame(serverFrame, text);
}

export function formatWatch(key: 'watch' | 'unwatch', resources: readonly string[]): string {
  return JSON.stringify({ type: 'common_send_date', data: { key, args: resources } });
}
