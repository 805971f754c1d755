import { fillRuleEndpoints } from '@evergreen/core/contract';
import { err, ok } from '@evergreen/core/kernel';

import { guardedRoute } from '../../../http/endpoint-route.ts';
import type { RateLimitOptions } from '../../../http/rate-limit.ts';
import type { ServerModule } from '../../../server-module.types.ts';
import type { Services } from '../../../services.ts';
import { numberRuleMessages as messages } from './rules.messages.ts';

/** Numbers are used up by asking for them. */
const NUMBER_LIMIT: RateLimitOptions = { times: 10, window: 1000 };

const labels = new Map([['ruleCode', messages.ruleCode]]);

/** Numbers by fill rules, for other front-ends. */
export function createRulesModule({ fillRules, limitOf }: Services): ServerModule {
  const limit = limitOf('numbers', NUMBER_LIMIT);
  return {
    routes: [
      guardedRoute(
        fillRuleEndpoints.executeRuleByCode,
        async ({ params }, { caller, tenantId }) => {
          const wait = Math.ceil((await limit.take(caller.userId)) / 1000);
          if (wait > 0) return err({ kind: 'tooMany', message: messages.tooMany(wait), retryAfter: wait });
          const made = await fillRules.next(params.ruleCode, tenantId);
          return made.ok ? ok({ result: made.value }) : made;
        },
        (key) => labels.get(key),
      ),
    ],
  };
}
