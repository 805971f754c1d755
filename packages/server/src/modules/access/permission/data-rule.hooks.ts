import { ok, parseJson } from '@evergreen/core/kernel';
import { bindCondition, dataRuleResource, resourceByName } from '@evergreen/core/resources';

import { refusedValue } from '../../../http/refused-value.ts';
import { defineHooks } from '../../records/resource/resource-hooks.types.ts';
import { menuServerMessages as messages } from './menu.messages.ts';

/** A rule that cannot be read would close the rows that it limits, so it is refused with the reason. */
export const dataRuleHooks = defineHooks(dataRuleResource, {
  async prepare({ before, values }, { call, clock }) {
    const { resource: name, ruleCondition } = { ...before, ...values };
    const resource = resourceByName(name ?? '');
    if (resource === undefined) return refusedValue('resource', messages.unknownResource);
    const condition = parseJson(ruleCondition ?? '');
    // What is no JSON is refused by its own rule.
    if (!condition.ok) return ok({});
    const { userId, username, orgCode } = call.caller;
    const anybody = { now: clock.now(), userId, username, orgCode, orgCodes: [], departmentsWithin: () => [] };
    const bound = bindCondition(resource, condition.value, anybody, 'description');
    return bound.ok ? ok({}) : refusedValue('ruleCondition', bound.error);
  },
});
