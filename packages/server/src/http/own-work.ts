import { createHash } from 'node:crypto';

import type { Caller } from './call.types.ts';

/**
 * Who has work under way that takes long: they are asked how far it is by calls that have to be answered while the database is busy with it. Known
 * by the token that the work came with, for as long as it lasts.
 */
export interface OwnWork {
  /** Runs the work of a caller. */
  during<Answer>(caller: Caller, work: () => Promise<Answer>): Promise<Answer>;
  /** Whose work a token began. */
  callerOf(token: string): Caller | undefined;
}

export function createOwnWork(): OwnWork {
  const callers = new Map<string, { readonly caller: Caller; readonly works: number }>();
  const count = (caller: Caller, by: 1 | -1) => {
    const works = (callers.get(caller.tokenHash)?.works ?? 0) + by;
    if (works > 0) callers.set(caller.tokenHash, { caller, works });
    else callers.delete(caller.tokenHash);
  };
  return {
    async during(caller, work) {
      count(caller, 1);
      try {
        return await work();
      } finally {
        count(caller, -1);
      }
    },
    callerOf: (token) => callers.get(createHash('sha256').update(token).digest('hex'))?.caller,
  };
}
