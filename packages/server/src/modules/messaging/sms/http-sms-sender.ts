import { err, ok, seconds } from '@evergreen/core/kernel';
import type { LoggerPort } from '@evergreen/core/ports';

import { errorNameOf } from '../../../http/failure-of-error.ts';
import type { SmsSender } from './sms-sender.types.ts';

/** Well below the nine seconds that a client waits for its own answer. */
const TIME_LIMIT = seconds(5);

/** Statuses that tell of a wrong address or of a refused server, not of a passing fault. */
const MISCONFIGURED = new Set([401, 403, 404, 405]);

/** Posts `{mobile, mode, code, content}` as JSON to an address; any 2xx is taken as sent. Redirects are not followed. */
export function createHttpSmsSender(url: string, logger: LoggerPort, timeLimit = TIME_LIMIT): SmsSender {
  return {
    isRemote: true,
    async send(message) {
      try {
        const answer = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(message),
          redirect: 'error',
          signal: AbortSignal.timeout(timeLimit),
        });
        await answer.body?.cancel();
        if (answer.ok) return ok(undefined);
        logger.error('sms.refused', { status: answer.status });
        return err({ kind: MISCONFIGURED.has(answer.status) ? 'notConfigured' : 'notSent' });
      } catch (error) {
        logger.error('sms.failed', { reason: errorNameOf(error) });
        return err({ kind: 'notSent' });
      }
    },
  };
}
