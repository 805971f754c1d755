import { sql } from 'drizzle-orm';

import type { Condition } from '@evergreen/core/resources';

import { sysRoleDataRule } from '../src/db/schema/index.ts';
import { sysPermissionDataRule } from '../src/db/schema/scoped-tables.ts';
import { seedIdentifier } from '../src/db/seed/seed-random.ts';
import type { Database } from '../src/db/index.ts';

/** Limits what the people of a seeded role reach, who may do everything. */
export function createRowLimits({ orm }: Pick<Database, 'orm'>) {
  let rules = 0;
  return {
    /** Gives a role every permission; its people stay limited by data rules, which administrators are not. */
    async grantEverything(role: string): Promise<void> {
      await orm.execute(sql`
        insert into sys_role_permission (role_id, permission_id)
        select ${seedIdentifier('role', role)}, id from sys_permission on conflict do nothing`);
    },
    /** Limits a role to the rows of a resource that meet a condition. */
    async limit(role: string, resource: string, condition: Condition): Promise<void> {
      const id = `limit${(rules += 1)}`;
      await orm
        .insert(sysPermissionDataRule)
        .values({ id, resource, ruleName: id, ruleCondition: condition, createTime: 0 });
      await orm.insert(sysRoleDataRule).values({ roleId: seedIdentifier('role', role), ruleId: id });
    },
    /** Takes every limit away. */
    async unlimit(): Promise<void> {
      await orm.delete(sysRoleDataRule);
      await orm.delete(sysPermissionDataRule);
    },
  };
}
