import { minutes, type LocalizedText } from '@evergreen/core/kernel';
import { permissionCode, type AskedValue, type Resource } from '@evergreen/core/resources';

import type { CallFailure, SignedInCall } from '../../../../http/call.types.ts';
import type { Gatekeeper } from '../../../../http/gatekeeper.types.ts';
import type { RateLimit, RateLimitOptions, RateLimitStore } from '../../../../http/rate-limit.ts';
import { resourceMessages } from '../resource.messages.ts';

/** Whole values of masked fields that one person without the right to reveal them may ask for, at every server together (threat T-28). */
export const MASKED_SEARCH_LIMIT: RateLimitOptions = { times: 20, window: minutes(60) };

/** A value that was asked for is not counted again: pages, refreshes and exports of one search ask for it several times. */
const ASKED_ALREADY: RateLimitOptions = { times: 1, window: MASKED_SEARCH_LIMIT.window };

/** Who may ask for whole values of masked fields. */
export interface MaskedSearches {
  /** Counts and logs what is asked for; the failure of a call that asks too often, or for more at once than may be asked in an hour: then nothing counts. */
  admit(resource: Resource, asked: readonly AskedValue[], call: SignedInCall): Promise<CallFailure | undefined>;
}

export interface MaskedSearchDependencies {
  readonly holds: Gatekeeper['holds'];
  readonly limit: RateLimit;
  readonly counts: RateLimitStore;
  /** Writes a line of the operation log: the field, never the value. */
  readonly note: (call: SignedInCall, content: MaskedSearchNote) => Promise<void>;
}

/** Which field was searched, and what it is called. */
export type MaskedSearchNote = Readonly<{
  resource: string;
  field: string;
  masked: Readonly<{ resource: LocalizedText; field: LocalizedText }>;
}>;

export function createMaskedSearches({ holds, limit, counts, note }: MaskedSearchDependencies): MaskedSearches {
  return {
    async admit(resource, asked, call) {
      const { caller } = call;
      if (asked.length === 0 || (await holds(caller, permissionCode(resource, 'reveal')))) return undefined;
      const open = new Map<string, string>();
      for (const { field, value } of asked) {
        // The store keeps a hash of it.
        const question = JSON.stringify([caller.userId, resource.name, field, value]);
        if (await counts.isUsed(QUESTIONS, question, ASKED_ALREADY)) continue;
        open.set(question, field);
        if (open.size > MASKED_SEARCH_LIMIT.times) return tooMany(resource, field);
      }
      for (const [question, field] of open) {
        const wait = Math.ceil((await limit.take(caller.userId)) / 1000);
        if (wait > 0) return { kind: 'tooMany', message: tooOften(resource, field, wait), retryAfter: wait };
        await counts.take(QUESTIONS, question, ASKED_ALREADY);
        const masked = { resource: resource.title, field: labelOf(resource, field) };
        await note(call, { resource: resource.name, field, masked });
      }
      return undefined;
    },
  };
}

const QUESTIONS = 'maskedQuestions';

const labelOf = ({ fields, title }: Resource, field: string): LocalizedText => fields[field]?.label ?? title;

function tooMany(resource: Resource, field: string): CallFailure {
  const message = resourceMessages.maskedTooMany(labelOf(resource, field), MASKED_SEARCH_LIMIT.times);
  return { kind: 'tooMany', message, retryAfter: MASKED_SEARCH_LIMIT.window / 1000 };
}

function tooOften(resource: Resource, field: string, wait: number): LocalizedText {
  return resourceMessages.maskedTooOften(labelOf(resource, field), MASKED_SEARCH_LIMIT.times, Math.ceil(wait / 60));
}
