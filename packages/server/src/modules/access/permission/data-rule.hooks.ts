import { err, ok, parseJson } from '@evergreen/core/kernel';
import { bindCondition, dataRuleResource, referredIds, type ResourceDirectory } from '@evergreen/core/resources';

import type { CallFailure } from '../../../http/call.types.ts';
import { refusedValue } from '../../../http/refused-value.ts';
import {
  defineHooks,
  type HookRow,
  type HookTools,
  type RegisteredHooks,
} from '../../records/resource/resource-hooks.types.ts';
import type { AccountKeeping } from '../people/account-powers.ts';
import { peopleMessages } from '../people/people.messages.ts';
import { menuServerMessages as messages } from './menu.messages.ts';

export interface DataRuleHookDependencies {
  readonly directory: ResourceDirectory;
  readonly accounts: Pick<AccountKeeping, 'heldBy' | 'powersOf' | 'mayManageRoles'>;
}

type DataRule = Partial<HookRow<typeof dataRuleResource>>;

/**
 * A rule that cannot be read would close the rows that it limits, so it is refused with the reason. Nobody changes what limits
 * themselves, nor what limits a role that may more than they may (threat T-38).
 */
export function createDataRuleHooks({ directory, accounts }: DataRuleHookDependencies): RegisteredHooks {
  async function allowed(rules: readonly (DataRule | undefined)[], { call }: HookTools) {
    const { isAdministrator, roles } = await accounts.heldBy(call);
    if (isAdministrator) return ok(undefined);
    const refused = (message: typeof peopleMessages.ownDataRule) => err<CallFailure>({ kind: 'business', message });
    const limited = rules.flatMap((rule) => [...referredIds(rule?.roles)]);
    if (limited.some((role) => roles.has(role))) return refused(peopleMessages.ownDataRule);
    const { limits } = await accounts.powersOf(call.caller.userId);
    if (rules.some((rule) => limits.has(rule?.resource ?? ''))) return refused(peopleMessages.limitedOneself);
    return (await accounts.mayManageRoles(call, limited)) ? ok(undefined) : refused(peopleMessages.beyondOwnRights);
  }

  return defineHooks(dataRuleResource, {
    async prepare({ before, values }, tools) {
      const { call, clock } = tools;
      const mayChange = await allowed([before, { ...before, ...values }], tools);
      if (!mayChange.ok) return mayChange;
      const { resource: name, ruleCondition } = { ...before, ...values };
      const resource = directory.find(name ?? '');
      if (resource === undefined) return refusedValue('resource', messages.unknownResource);
      const condition = parseJson(ruleCondition ?? '');
      // What is no JSON is refused by its own rule.
      if (!condition.ok) return ok({});
      const { userId, username, orgCode } = call.caller;
      const anybody = { now: clock.now(), userId, username, orgCode, orgCodes: [], departmentsWithin: () => [] };
      const bound = bindCondition(resource, condition.value, anybody, 'description');
      return bound.ok ? ok({}) : refusedValue('ruleCondition', bound.error);
    },
    removing: allowed,
    restoring: ({ rows }, tools) => allowed(rows, tools),
    purging: allowed,
  });
}
