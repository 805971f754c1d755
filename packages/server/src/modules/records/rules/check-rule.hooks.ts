import { ok } from '@evergreen/core/kernel';
import { checkRuleResource } from '@evergreen/core/resources';
import { brokenPart, parseCodeRule } from '@evergreen/core/validation/validators';

import { refusedValue } from '../../../http/refused-value.ts';
import { defineHooks, eachAlone } from '../resource/resource-hooks.types.ts';
import { numberRuleMessages as messages } from './rules.messages.ts';

/** A rule is stored only if it can be run: forms that ask by its code could tell nobody what is wrong with it. */
export const checkRuleHooks = defineHooks(checkRuleResource, {
  prepareMany: eachAlone(({ values: { ruleJson } }) => {
    if (ruleJson === undefined) return ok({});
    const rule = parseCodeRule(ruleJson);
    if (!rule.ok || rule.value.length === 0) return refusedValue('ruleJson', messages.malformedRule);
    for (const [index, part] of rule.value.entries())
      if (!brokenPart([part], '').ok) return refusedValue('ruleJson', messages.badPattern(index + 1, part.pattern));
    return ok({});
  }),
});
