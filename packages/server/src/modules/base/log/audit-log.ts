import { AsyncResource } from 'node:async_hooks';
import { createHash } from 'node:crypto';

import { LOG_TYPE, type AuditEvent } from '@evergreen/core/contract';
import { minutes } from '@evergreen/core/kernel';
import type { ClockPort, LoggerPort } from '@evergreen/core/ports';

import { unlessFull } from '../../../db/statements/optional-write.ts';
import type { Call, SignedInCall } from '../../../http/call.types.ts';
import { errorForLog } from '../../../http/failure-of-error.ts';
import { networkOf } from '../../../http/network-address.ts';
import { createRateLimit, type RateLimitStore } from '../../../http/rate-limit.ts';
import { createIdentifier } from '../../../identifiers.ts';
import type { LoggedObject } from './logged-objects.ts';
import type { LogRepository } from './log.repository.ts';

export interface AuditEntry {
  readonly event: AuditEvent;
  readonly call: Call | SignedInCall;
  /** Whose account it is about; undefined where nobody has the name that was given. */
  readonly user: { readonly id: string; readonly username: string } | undefined;
  /** What was typed, where nobody has that name; only its beginning is kept. */
  readonly givenName?: string;
  /** What it is about. Never a password, a code, a token or its hash (threat T-08). */
  readonly content?: Readonly<Record<string, unknown>>;
  /** The record that was changed, where it is not the account itself. */
  readonly object?: LoggedObject;
}

/** Who signed in, tried to, or granted what: when, from where (threat T-38). */
export interface AuditLog {
  /** Joins the transaction that surrounds the call: what is rolled back was never done and is not logged. */
  record(entry: AuditEntry): Promise<void>;
  /** For what was refused: written beside the transaction that the refusal rolls back, after the answer. */
  recordRefusal(entry: AuditEntry): void;
  /** Resolves when every refusal so far is written. */
  settled(): Promise<void>;
}

/**
 * New rows that strangers can cause. Beyond the first limit the tries from one address are counted in one row an hour, beyond
 * the second those from everywhere.
 */
export const STRANGER_LIMITS = {
  address: { times: 30, window: minutes(60) },
  everywhere: { times: 200, window: minutes(60) },
} as const;

/** A throttled try costs the server little but this entry, so it is written once for a name and address. */
const THROTTLED_LIMIT = { times: 1, window: minutes(1) } as const;

/** What people without an account can cause as often as they like. */
const CAUSED_BY_STRANGERS: ReadonlySet<AuditEvent> = new Set(['login.refused', 'login.throttled']);

/** What people do on a full disk as well, outside of transactions. */
const NOTED_WHERE_ROOM: ReadonlySet<AuditEvent> = new Set(['login.succeeded', 'logout', 'session.displaced']);

export interface AuditLogDependencies {
  readonly repository: LogRepository;
  readonly counts: RateLimitStore;
  readonly clock: ClockPort;
  readonly logger: LoggerPort;
}

export function createAuditLog({ repository, counts, clock, logger }: AuditLogDependencies): AuditLog {
  const byAddress = createRateLimit(counts, clock, 'logByAddress', STRANGER_LIMITS.address);
  const everywhere = createRateLimit(counts, clock, 'logEverywhere', STRANGER_LIMITS.everywhere);
  const throttled = createRateLimit(counts, clock, 'logThrottled', THROTTLED_LIMIT);
  /** Runs work without the caller's transaction. */
  const outside = AsyncResource.bind((work: () => Promise<void>) => work());
  let pending = Promise.resolve();

  async function rowOf({ event, call, user, givenName = '', content, object }: AuditEntry) {
    const now = clock.now();
    return {
      ...object,
      id: createIdentifier(),
      // Who signs in has not chosen a tenant yet.
      tenantId: 'tenantId' in call ? call.tenantId : user === undefined ? 0 : await repository.onlyTenantOf(user.id),
      logType: Object.hasOwn(OPERATIONS, event) ? LOG_TYPE.operation : LOG_TYPE.signIn,
      event,
      logContent: content === undefined ? '' : JSON.stringify(content),
      operateType: OPERATIONS[event] ?? null,
      userid: user?.id ?? null,
      username: user?.username ?? shortenedName(givenName),
      ip: call.address,
      userAgent: call.userAgent,
      requestId: call.requestId,
      createTime: now,
      lastTime: now,
    };
  }

  async function write(entry: AuditEntry): Promise<void> {
    const row = await rowOf(entry);
    const { event, username, ip, userAgent, logContent, createTime } = row;
    if (row.logType === LOG_TYPE.operation) return repository.add({ ...row, repeatKey: null });
    const repeatKey = keyOf([event, username, ip, userAgent, logContent, Math.floor(createTime / minutes(1))]);
    if (await repository.repeat(repeatKey, createTime)) return;
    if (!CAUSED_BY_STRANGERS.has(event)) return repository.add({ ...row, repeatKey });
    const hour = Math.floor(createTime / minutes(60));
    const nameless = { ...row, userid: null, username: '', userAgent: '', logContent: '' };
    if ((await byAddress.take(networkOf(ip))) > 0)
      return repository.add({ ...nameless, repeatKey: keyOf([event, ip, hour]) });
    if ((await everywhere.take('')) > 0)
      return repository.add({ ...nameless, ip: '', repeatKey: keyOf([event, hour]) });
    return repository.add({ ...row, repeatKey });
  }

  /** A sign-in or sign-out that cannot be noted on a full disk is none the less done; what changes rights is not. */
  async function writeEntry(entry: AuditEntry): Promise<void> {
    if (!NOTED_WHERE_ROOM.has(entry.event)) return write(entry);
    const isWritten = await unlessFull(async () => {
      await write(entry);
      return true;
    });
    if (isWritten === undefined) logger.error('audit.unwritten', { event: entry.event, kind: 'storageFull' });
    return undefined;
  }

  async function record(entry: AuditEntry): Promise<void> {
    if (
      entry.event === 'login.throttled' &&
      (await throttled.take(`${entry.givenName ?? ''}\n${networkOf(entry.call.address)}`)) > 0
    )
      return;
    await writeEntry(entry);
  }

  return {
    record,
    recordRefusal(entry) {
      const written = outside(() => record(entry)).catch((error: unknown) => {
        logger.error('audit.unwritten', { event: entry.event, ...errorForLog(error) });
      });
      pending = Promise.all([pending, written]).then(() => undefined);
    },
    settled: () => pending,
  };
}

/** Events of the operation log, by the `operate_type` of the older family: 1 reads, 3 changes. */
const OPERATIONS: Partial<Readonly<Record<AuditEvent, number>>> = { 'grant.changed': 3, 'maskedField.searched': 1 };

function keyOf(parts: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** Characters that are stored of a name that no account has: people type their password into the wrong field. */
const STORED_CHARACTERS = 3;

function shortenedName(name: string): string {
  const characters = Array.from(name);
  return characters.length <= STORED_CHARACTERS ? name : `${characters.slice(0, STORED_CHARACTERS).join('')}…`;
}
