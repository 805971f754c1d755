import { bindCondition, permissionCode, type BoundCondition, type Resource } from '@evergreen/core/resources';
import type { ClockPort } from '@evergreen/core/ports';

import type { SignedInCall } from '../../../http/call.types.ts';
import type { RowRules } from './row-scope.ts';

/** Where data rules and departments are kept. */
export interface RowRuleSources {
  readonly clock: ClockPort;
  /** The conditions of each role that limits the user; undefined where nothing does. */
  rulesOf(
    userId: string,
    resource: string,
    listCode: string,
  ): Promise<readonly { readonly conditions: readonly unknown[] }[] | undefined>;
  departmentsOf(userId: string): Promise<{
    readonly own: readonly string[];
    readonly all: readonly { readonly id: string; readonly parentId: string | null; readonly orgCode: string }[];
  }>;
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
  { caller: { userId, username, orgCode } }: SignedInCall,
  { clock, rulesOf, departmentsOf }: RowRuleSources,
): Promise<BoundCondition> {
  const roles = await rulesOf(userId, resource.name, permissionCode(resource, 'list'));
  if (roles === undefined) return { kind: 'always' };
  const { own, all } = await departmentsOf(userId);
  const context = {
    now: clock.now(),
    userId,
    username,
    orgCode,
    orgCodes: own,
    departmentsWithin: (codes: readonly string[]) => codesWithin(all, codes),
  };
  const bound = (condition: unknown): BoundCondition => {
    const result = bindCondition(resource, condition, context, 'scope');
    return result.ok ? result.value : { kind: 'never' };
  };
  return {
    kind: 'any',
    of: roles.map(({ conditions }) => ({ kind: 'all', of: conditions.map(bound) })),
  };
}

type Departments = Awaited<ReturnType<RowRuleSources['departmentsOf']>>['all'];

/** The codes and those of all departments below theirs. A department that is its own ancestor is met once. */
function codesWithin(departments: Departments, codes: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const visited = new Set<string>();
  const waiting = departments.filter(({ orgCode }) => codes.includes(orgCode));
  for (const department of waiting) {
    if (visited.has(department.id)) continue;
    visited.add(department.id);
    found.add(department.orgCode);
    waiting.push(...departments.filter(({ parentId }) => parentId === department.id));
  }
  return [...found];
}
