import { err, ok, type Result } from '@evergreen/core/kernel';
import { filledValue, fillNumbers, fillPeriodOf, fillRuleOf } from '@evergreen/core/records/rules';
import type { ClockPort, RandomPort } from '@evergreen/core/ports';

import type { CallFailure } from '../../../http/call.types.ts';
import { formatPlatformTime } from '../../../platform-time.ts';
import type { FillRuleRepository, StoredFillRule } from './fill-rule.repository.ts';
import { numberRuleMessages as messages } from './rules.messages.ts';

/** Makes numbers by the rules that staff keep; serial numbers count in each tenant by themselves. */
export interface FillRules {
  /** The next value of the rule with this code, which nobody else gets. */
  next(ruleCode: string, tenantId: number): Promise<Result<string, CallFailure>>;
  /** What the next value would be; nothing is counted. */
  preview(rule: StoredFillRule, tenantId: number): Promise<Result<string, CallFailure>>;
}

export interface FillRuleDependencies {
  readonly rules: FillRuleRepository;
  readonly clock: ClockPort;
  readonly random: RandomPort;
}

export function createFillRules({ rules, clock, random }: FillRuleDependencies): FillRules {
  async function made(
    stored: StoredFillRule,
    numberIn: (period: string) => Promise<number>,
  ): Promise<Result<string, CallFailure>> {
    const rule = fillRuleOf(stored);
    if (rule === undefined) return err({ kind: 'business', message: messages.unknownHandler });
    const time = formatPlatformTime(clock.now());
    const last =
      rule.handler === 'randomNumber'
        ? random.integer(0, fillNumbers(rule) - 1)
        : await numberIn(fillPeriodOf(rule, time));
    return last < fillNumbers(rule)
      ? ok(filledValue(rule, time, last))
      : err({ kind: 'business', message: messages.usedUp(stored.ruleName) });
  }
  return {
    async next(ruleCode, tenantId) {
      const stored = await rules.byCode(ruleCode);
      if (stored === undefined) return err({ kind: 'business', message: messages.noRule });
      return made(stored, (period) => rules.next(stored.id, tenantId, period));
    },
    preview: (stored, tenantId) => made(stored, async (period) => (await rules.last(stored.id, tenantId, period)) + 1),
  };
}
