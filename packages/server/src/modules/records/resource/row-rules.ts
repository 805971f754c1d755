import { bindCondition, permissionCode, type BoundCondition, type Resource } from '@evergreen/core/resources';

import type { SignedInCall } from '../../../http/call.types.ts';
import type { ConditionContextOf } from './conditions/condition-context.ts';
import type { ResourceHooks } from './resource-hooks.types.ts';
import type { RowRules } from './row-scope.ts';

/** Where data rules are kept. */
export interface RowRuleSources {
  readonly contextOf: ConditionContextOf;
  /** The conditions of each role that limits the user; undefined where nothing does. */
  rulesOf(
    userId: string,
    resource: string,
    listCode: string,
  ): Promise<readonly { readonly conditions: readonly unknown[] }[] | undefined>;
  /** What the hooks of the resource add to every read of a caller. */
  readonly hookScope: (resource: Resource, call: SignedInCall) => ReturnType<NonNullable<ResourceHooks['scope']>>;
}

/**
 * The data rules of the caller's roles: a row is in reach where all rules of one role hold (PERM-11). A rule that cannot be read, or
 * whose variable has no value, lets no row through. They are read once for each call and resource.
 */
export function createRowRules(sources: RowRuleSources): RowRules {
  const ofCalls = new WeakMap<SignedInCall, Map<string, Promise<BoundCondition>>>();
  return (resource, call) => {
    const known = ofCalls.get(call) ?? new Map<string, Promise<BoundCondition>>();
    ofCalls.set(call, known);
    const rules = known.get(resource.name) ?? boundRules(resource, call, sources);
    known.set(resource.name, rules);
    return rules;
  };
}

async function boundRules(
  resource: Resource,
  call: SignedInCall,
  { contextOf, rulesOf, hookScope }: RowRuleSources,
): Promise<BoundCondition> {
  const roles = await rulesOf(call.caller.userId, resource.name, permissionCode(resource, 'list'));
  const own = await hookScope(resource, call);
  if (roles === undefined && own === undefined) return { kind: 'always' };
  const context = await contextOf(call);
  const bound = (condition: unknown): BoundCondition => {
    const result = bindCondition(resource, condition, context, 'scope');
    return result.ok ? result.value : { kind: 'never' };
  };
  const ofRoles: readonly BoundCondition[] =
    roles === undefined
      ? []
      : [{ kind: 'any', of: roles.map(({ conditions }) => ({ kind: 'all', of: conditions.map(bound) })) }];
  return { kind: 'all', of: [...ofRoles, ...(own === undefined ? [] : [bound(own)])] };
}
