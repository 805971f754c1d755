import type { Result } from '@evergreen/core/kernel';

import type { Database } from './database.types.ts';

/** Run `work` in a transaction that rolls back when it rejects *or* when its outcome is a failure. */
export async function transactOutcome<Value, Failure>(
  database: Database,
  work: () => Promise<Result<Value, Failure>>,
  limit?: number,
): Promise<Result<Value, Failure>> {
  let failed: Result<Value, Failure> | undefined;
  try {
    return await database.transaction(async () => {
      const outcome = await work();
      if (outcome.ok) return outcome;
      failed = outcome;
      throw new Error('The outcome is a failure: undo');
    }, limit);
  } catch (error) {
    if (failed !== undefined) return failed;
    throw error;
  }
}
