import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { defineEndpoint, holding } from '../endpoint.ts';
import { DEFAULT_PAGE_SIZE, pageOf } from '../paged.ts';
import { wireInteger } from '../schema.ts';

/** `log_type` of the log: what has to do with signing in, and what was done. */
export const LOG_TYPE = { signIn: 1, operation: 2 } as const;

/** What the log holds. */
export const AUDIT_EVENTS = [
  'login.succeeded',
  /** Wrong password or code, or a name that there is not. */
  'login.refused',
  'login.frozen',
  /** Too many failures: the try was not looked at. */
  'login.throttled',
  'logout',
  /** By its owner, from another session. */
  'session.ended',
  'session.othersEnded',
  /** By a sign-in that was one too many. */
  'session.displaced',
  'screen.unlocked',
  'screen.refused',
  'password.changed',
  /** The old password was wrong. */
  'password.refused',
  /** By a code sent to the number, or on the server's machine (no address). */
  'password.reset',
  'grant.changed',
] as const;
export type AuditEvent = (typeof AUDIT_EVENTS)[number];

export const LOG_PERMISSION = 'system:log:list';

const logRow = v.object({
  id: v.string(),
  logType: v.number(),
  event: v.string(),
  /** What the event is about, as JSON; empty for nothing. */
  logContent: v.string(),
  /** 3: something was changed; null where nothing is operated on. */
  operateType: v.nullable(v.number()),
  /** Empty where nobody is known by the name. */
  userid: v.string(),
  username: v.string(),
  ip: v.string(),
  device: v.string(),
  requestId: v.string(),
  times: v.number(),
  createTime: v.string(),
  lastTime: v.string(),
});

export const logEndpoints = {
  list: defineEndpoint({
    name: 'log.list',
    method: 'GET',
    path: '/sys/log/list',
    summary: localized('登录与授权日志，新的在前', 'The log of sign-ins and grants, newest first'),
    access: holding(LOG_PERMISSION),
    query: v.object({
      pageNo: v.optional(wireInteger(1, 10_000), 1),
      pageSize: v.optional(wireInteger(1, 100), DEFAULT_PAGE_SIZE),
      logType: v.optional(wireInteger(1, 2)),
    }),
    answer: pageOf(logRow),
    isList: true,
  }),
} as const;
