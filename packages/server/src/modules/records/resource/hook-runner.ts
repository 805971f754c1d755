import type { Resource } from '@evergreen/core/resources';
import { err, seconds, type Result } from '@evergreen/core/kernel';
import type { ClockPort, LoggerPort } from '@evergreen/core/ports';

import { databaseErrorOf } from '../../../db/index.ts';
import type { CallFailure } from '../../../http/call.types.ts';
import { errorForLog } from '../../../http/failure-of-error.ts';
import { resourceMessages } from './resource.messages.ts';

/** How long one hook may take: 5000 ms, and as long again for every further 20 rows that it sees at once. */
const HOOK_LIMIT = seconds(5);
const ROWS_OF_LIMIT = 20;

/** Runs a hook: a failure for one that throws or takes too long. What the database refused is thrown on, as of the write itself. */
export type RunHook = <Value>(
  point: string,
  work: () => Promise<Result<Value, CallFailure>>,
  rows?: number,
) => Promise<Result<Value, CallFailure>>;

export function createHookRunner(
  resource: Resource,
  { clock, logger }: { readonly clock: ClockPort; readonly logger: LoggerPort },
): RunHook {
  return async (point, work, rows = 1) => {
    const limit = HOOK_LIMIT * Math.max(1, Math.ceil(rows / ROWS_OF_LIMIT));
    const fields = { resource: resource.name, point };
    const waiting = new AbortController();
    const expired = new Promise<Result<never, CallFailure>>((resolve) => {
      const timer = clock.setTimeout(() => {
        logger.error('hook.expired', { ...fields, limit });
        resolve(err({ kind: 'internal', message: resourceMessages.hookExpired }));
      }, limit);
      waiting.signal.addEventListener('abort', () => clock.clearTimeout(timer), { once: true });
    });
    try {
      return await Promise.race([work(), expired]);
    } catch (error) {
      if (databaseErrorOf(error) !== undefined) throw error;
      logger.error('hook.failed', { ...fields, ...errorForLog(error) });
      return err({ kind: 'internal', message: resourceMessages.hookFailed });
    } finally {
      waiting.abort();
    }
  };
}
