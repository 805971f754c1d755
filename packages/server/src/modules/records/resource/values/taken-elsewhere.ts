import { minutes } from '@evergreen/core/kernel';
import type { FieldValue, Resource } from '@evergreen/core/resources';

import type { CallFailure, SignedInCall } from '../../../../http/call.types.ts';
import type { RateLimitOptions, RateLimitStore } from '../../../../http/rate-limit.ts';
import { resourceMessages } from '../resource.messages.ts';
import type { ResourceRepository } from '../resource.repository.ts';
import { uniqueValueOf, withinOf } from './taken-values.ts';

/** Values of rows out of reach that files tell one person are taken, at every server together. */
const TAKEN_ELSEWHERE_LIMIT: RateLimitOptions = { times: 20, window: minutes(60) };

/** A value that was told is not counted again: a corrected file is checked several times. */
const TOLD_ALREADY: RateLimitOptions = { times: 1, window: TAKEN_ELSEWHERE_LIMIT.window };

const LIMIT = 'takenElsewhere';
const TOLD = 'takenElsewhereTold';

/** A value of a unique field that was refused. */
export interface RefusedValue {
  readonly key: string;
  /** The row that is changed; null for a new one. */
  readonly id: string | null;
  readonly values: Readonly<Record<string, FieldValue>>;
}

/** What files tell about rows out of reach: a unique value is refused wherever it is taken, so a file of guesses would find them all. */
export interface TakenElsewhere {
  /** The failure of a person who is not told any more, whether something is taken or not. */
  admit(reach: Reach, call: SignedInCall): Promise<CallFailure | undefined>;
  /** Counts the values that rows out of reach have; the failure of a person who is told no more. */
  note(refused: readonly RefusedValue[], reach: Reach, call: SignedInCall): Promise<CallFailure | undefined>;
}

export interface Reach {
  readonly resource: Resource;
  readonly reached: Pick<ResourceRepository, 'isTaken' | 'isWhole'>;
  readonly everyRow: Pick<ResourceRepository, 'isTaken'>;
}

export function createTakenElsewhere(counts: RateLimitStore): TakenElsewhere {
  const failure = (wait: number): CallFailure => ({
    kind: 'tooMany',
    message: resourceMessages.takenElsewhereTooOften(TAKEN_ELSEWHERE_LIMIT.times),
    retryAfter: Math.ceil(wait / 1000),
  });

  return {
    async admit({ reached }, { caller: { userId } }) {
      if (await reached.isWhole()) return undefined;
      const isUsed = await counts.isUsed(LIMIT, userId, TAKEN_ELSEWHERE_LIMIT);
      return isUsed ? failure(TAKEN_ELSEWHERE_LIMIT.window) : undefined;
    },
    async note(refused, { resource, reached, everyRow }, { caller: { userId } }) {
      if (refused.length === 0 || (await reached.isWhole())) return undefined;
      for (const { key, id, values } of refused) {
        const field = resource.fields[key];
        const value = values[key] ?? null;
        if (field === undefined || value === null) continue;
        const below = withinOf(field);
        const within = below === undefined ? undefined : { key: below, value: values[below] ?? null };
        const asked = [key, String(value), id ?? undefined, within] as const;
        if ((await reached.isTaken(...asked)) || !(await everyRow.isTaken(...asked))) continue;
        const told = JSON.stringify([userId, resource.name, key, uniqueValueOf(field, value), within?.value ?? null]);
        if (await counts.isUsed(TOLD, told, TOLD_ALREADY)) continue;
        const wait = await counts.take(LIMIT, userId, TAKEN_ELSEWHERE_LIMIT);
        if (wait > 0) return failure(wait);
        await counts.take(TOLD, told, TOLD_ALREADY);
      }
      return undefined;
    },
  };
}
