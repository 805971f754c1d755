import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { defineEndpoint, SIGNED_IN } from '../endpoint.ts';
import { identifier } from '../schema.ts';

/** Times are `YYYY-MM-DD HH:mm:ss`, the platform's time. */
const ownSession = v.object({
  /** Names the session; no secret, and nobody can sign in by it. */
  id: identifier,
  /** `Chrome · Windows`; empty when the client says nothing that is known. */
  device: v.string(),
  /** Network address of the last use. */
  address: v.string(),
  /** Name of the tenant that it was last used for; empty for none. */
  tenant: v.string(),
  signedInAt: v.string(),
  /** To the minute. */
  lastUsedAt: v.string(),
  /** The session of this very call. */
  isCurrent: v.boolean(),
});
/** One of the caller's own sessions. */
export type OwnSession = v.InferOutput<typeof ownSession>;

/** What the log knows of one's own account: `event` is one of `AUDIT_EVENTS`, or of a newer server. */
const ownSignIn = v.object({
  id: v.string(),
  event: v.string(),
  device: v.string(),
  address: v.string(),
  /** Repeats within a minute are one entry: how often, and when it was the last time. */
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
    /** How many were ended. */
    answer: v.number(),
  }),
} as const;
