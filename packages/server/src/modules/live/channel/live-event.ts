import { liveLimits } from '@evergreen/core/contract';
import * as v from 'valibot';

const identifier = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/**
 * What the processes of one platform tell each other: that something changed, and for whom. Never what it became: those who hear of it ask
 * for it by an ordinary call, where rights and masks are decided.
 */
export const liveEvent = v.variant('kind', [
  v.object({
    kind: v.literal('messages'),
    /** Null for people of every tenant. */
    tenantId: v.nullable(v.number()),
    /** Null for everybody of the tenant. */
    userIds: v.nullable(v.array(identifier)),
    messageId: identifier,
    /** Empty where not everybody who hears of it may read it. */
    title: v.pipe(v.string(), v.maxLength(300)),
  }),
  /** An export or import of this person moved on. */
  v.object({
    kind: v.literal('job'),
    userId: identifier,
    id: identifier,
    status: v.pipe(v.string(), v.maxLength(20)),
    done: v.number(),
    total: v.number(),
  }),
  /** Somebody began or ended to edit a record that these people edit. */
  v.object({
    kind: v.literal('presence'),
    tenantId: v.number(),
    userIds: v.array(identifier),
    resource: identifier,
    id: identifier,
  }),
  /** Rows were written. */
  v.object({
    kind: v.literal('rows'),
    /** Null for rows of the platform, which every tenant reads. */
    tenantId: v.nullable(v.number()),
    resource: identifier,
    /** Which ones, each with the version that it has now; null for too many to name. */
    rows: v.nullable(
      v.pipe(
        v.array(v.object({ id: identifier, version: v.number(), isDeleted: v.optional(v.literal(true)) })),
        v.maxLength(liveLimits.toldRows),
      ),
    ),
  }),
  /** Sessions of this person may have ended, or their rights; null: of anybody. */
  v.object({ kind: v.literal('session'), userId: v.nullable(identifier) }),
  /** A job was changed or is to run: the processes that run jobs look. */
  v.object({ kind: v.literal('jobs') }),
  /** Events may have been lost. */
  v.object({ kind: v.literal('resync') }),
]);
export type LiveEvent = v.InferOutput<typeof liveEvent>;
