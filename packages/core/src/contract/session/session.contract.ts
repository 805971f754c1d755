import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { defineEndpoint, SIGNED_IN } from '../endpoint.ts';
import { identifier } from '../schema.ts';

/** Times are `YYYY-MM-DD HH:mm:ss` in UTC+8. */
export const ownSession = v.object({
  /** Identifies the session; not a secret and no credential. */
  id: identifier,
  /** `Chrome · Windows`; empty for an unknown user agent. */
  device: v.string(),
  /** Network address of the last use. */
  address: v.string(),
  /** Name of the tenant last used; empty if none. */
  tenant: v.string(),
  signedInAt: v.string(),
  /** Rounded to the minute. */
  lastUsedAt: v.string(),
  /** Whether it is the session of this call. */
  isCurrent: v.boolean(),
});
/** One of the caller's own sessions. */
export type OwnSession = v.InferOutput<typeof ownSession>;

/** A log entry of the user's own account: `event` is one of `AUDIT_EVENTS`, or one of a newer server. */
export const ownSignIn = v.object({
  id: v.string(),
  event: v.string(),
  device: v.string(),
  address: v.string(),
  /** Repeats within a minute are merged into one entry, with their count and the time of the last. */
  times: v.number(),
  time: v.string(),
});
export type OwnSignIn = v.InferOutput<typeof ownSignIn>;

export const sessionEndpoints = {
  list: defineEndpoint({
    name: 'session.list',
    method: 'GET',
    path: '/sys/session/list',
    summary: localized('我的登录会话，当前的在前', 'One’s own sessions, the current one first'),
    access: SIGNED_IN,
    answer: v.array(ownSession),
  }),
  signIns: defineEndpoint({
    name: 'session.signIns',
    method: 'GET',
    path: '/sys/session/signIns',
    summary: localized('我的最近20条登录记录', 'The last 20 entries of the log about signing in to one’s own account'),
    access: SIGNED_IN,
    answer: v.array(ownSignIn),
  }),
  end: defineEndpoint({
    name: 'session.end',
    method: 'DELETE',
    path: '/sys/session/delete',
    summary: localized('结束我的一个登录会话', 'End one of one’s own sessions'),
    access: SIGNED_IN,
    query: v.object({ id: identifier }),
    answer: v.unknown(),
  }),
  endOthers: defineEndpoint({
    name: 'session.endOthers',
    method: 'DELETE',
    path: '/sys/session/deleteOthers',
    summary: localized('结束我的其他全部登录会话', 'End all of one’s own sessions but this one'),
    access: SIGNED_IN,
    /** Number of sessions ended. */
    answer: v.number(),
  }),
} as const;
