import { err, mapResult, ok, type Result } from '@evergreen/core/kernel';
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
  /** The next so many values of it. With `earlier` what they would be after so many others; nothing is counted. */
  nextMany(
    ruleCode: string,
    tenantId: number,
    many: { readonly count: number; readonly earlier: number | undefined },
  ): Promise<Result<readonly string[], CallFailure>>;
  /** What the next value would be; nothing is counted. */
  preview(rule: StoredFillRule, tenantId: number): Promise<Result<string, CallFailure>>;
}

export interface FillRuleDependencies {
  readonly rules: FillRuleRepository;
  readonly clock: ClockPort;
  readonly random: RandomPort;
}

export function createFillRules({ rules, clock, random }: FillRuleDependencies): FillRules {
  /** `lastIn` answers the last of the numbers of a period. */
  async function made(
    stored: StoredFillRule,
    count: number,
    lastIn: (period: string) => Promise<number>,
  ): Promise<Result<readonly string[], CallFailure>> {
    const rule = fillRuleOf(stored);
    if (rule === undefined) return err({ kind: 'business', message: messages.unknownHandler });
    const time = formatPlatformTime(clock.now());
    const last = rule.handler === 'randomNumber' ? 0 : await lastIn(fillPeriodOf(rule, time));
    if (last >= fillNumbers(rule)) return err({ kind: 'business', message: messages.usedUp(stored.ruleName) });
    const numberAt = (place: number) =>
      rule.handler === 'randomNumber' ? random.integer(0, fillNumbers(rule) - 1) : last - count + 1 + place;
    return ok(Array.from({ length: count }, (_, place) => filledValue(rule, time, numberAt(place))));
  }

  const afterOthers = (stored: StoredFillRule, tenantId: number, count: number) => async (period: string) =>
    (await rules.last(stored.id, tenantId, period)) + count;

  const nextMany: FillRules['nextMany'] = async (ruleCode, tenantId, { count, earlier }) => {
    const stored = await rules.byCode(ruleCode);
    if (stored === undefined) return err({ kind: 'business', message: messages.noRule });
    const lastIn =
      earlier === undefined
        ? (period: string) => rules.next(stored.id, tenantId, period, count)
        : afterOthers(stored, tenantId, earlier + count);
    return made(stored, count, lastIn);
  };
  const single = (several: Result<readonly string[], CallFailure>) => mapResult(several, ([value = '']) => value);

  return {
    next: async (ruleCode, tenantId) => single(await nextMany(ruleCode, tenantId, { count: 1, earlier: undefined })),
    nextMany,
    preview: async (stored, tenantId) => single(await made(stored, 1, afterOthers(stored, tenantId, 1))),
  };
}
