import type { ConditionContext } from '@evergreen/core/resources';
import type { ClockPort } from '@evergreen/core/ports';

import type { Caller } from '../../../../http/call.types.ts';

export interface ConditionContextSources {
  readonly clock: ClockPort;
  departmentsOf(userId: string): Promise<{
    readonly own: readonly string[];
    readonly all: readonly { readonly id: string; readonly parentId: string | null; readonly orgCode: string }[];
  }>;
}

/** What the variables of a condition stand for in a call, or would in a call of somebody else. */
export type ConditionContextOf = (call: {
  readonly caller: Pick<Caller, 'userId' | 'username' | 'orgCode'>;
  readonly tenantId?: number;
}) => Promise<ConditionContext>;

export function createConditionContexts({ clock, departmentsOf }: ConditionContextSources): ConditionContextOf {
  return async ({ caller: { userId, username, orgCode }, tenantId = null }) => {
    const { own, all } = await departmentsOf(userId);
    return {
      now: clock.now(),
      userId,
      username,
      orgCode,
      orgCodes: own,
      tenantId,
      departmentsWithin: (codes) => codesWithin(all, codes),
    };
  };
}

type Departments = Awaited<ReturnType<ConditionContextSources['departmentsOf']>>['all'];

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
