import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { defineEndpoint, holding } from '../endpoint.ts';
import { DEFAULT_PAGE_SIZE, pageOf } from '../paged.ts';
import { wireInteger } from '../schema.ts';

/** `log_type` of the log: logins and account events, or operations. */
export const LOG_TYPE = { signIn: 1, operation: 2 } as const;

/** Events of the log. */
export const AUDIT_EVENTS = [
  'login.succeeded',
  /** Wrong password, wrong code or unknown username. */
  'login.refused',
  'login.frozen',
  /** Too many failures: the attempt was not evaluated. */
  'login.throttled',
  'logout',
  /** By its owner, from another session. */
  'session.ended',
  'session.othersEnded',
  /** By a login over the session limit. */
  'session.displaced',
  'screen.unlocked',
  'screen.refused',
  'password.changed',
  /** The old password was wrong. */
  'password.refused',
  /** By an SMS code, or on the server's machine (no address). */
  'password.reset',
  'grant.changed',
] as const;
export type AuditEvent = (typeof AUDIT_EVENTS)[number];

export const LOG_PERMISSION = 'system:log:list';

const logRow = v.object({
  id: v.string(),
  logType: v.number(),
  event: v.string(),
  /** Details of the event as JSON; empty if none. */
  logContent: v.string(),
  /** 3: change; null if the event is not an operation. */
  operateType: v.nullable(v.number()),
  /** Empty for an unknown username. */
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
