import { and, asc, eq } from 'drizzle-orm';

import type { OwnDepartment } from '@evergreen/core/contract';

import type { Database } from '../../../db/index.ts';
import { sysUserDepart } from '../../../db/schema/index.ts';
import { sysDepart, sysUser } from '../../../db/schema/scoped-tables.ts';

/** `sys_depart.status` of a department that people work for. */
const OPEN = '1';

export interface DepartmentRepository {
  /** The open departments that a user belongs to, in the order of the organisation. */
  ofUser(userId: string): Promise<OwnDepartment[]>;
  /** The code of the department that a user works for now; empty when none was chosen. */
  currentOf(userId: string): Promise<string>;
  setCurrent(userId: string, orgCode: string): Promise<void>;
}

export function createDepartmentRepository({ orm }: Pick<Database, 'orm'>): DepartmentRepository {
  return {
    async ofUser(userId) {
      return orm
        .select({ id: sysDepart.id, orgCode: sysDepart.orgCode, departName: sysDepart.departName })
        .from(sysUserDepart)
        .innerJoin(sysDepart, eq(sysDepart.id, sysUserDepart.departId))
        .where(and(eq(sysUserDepart.userId, userId), eq(sysDepart.delFlag, 0), eq(sysDepart.status, OPEN)))
        .orderBy(asc(sysDepart.orgCode));
    },
    async currentOf(userId) {
      const [row] = await orm.select({ orgCode: sysUser.orgCode }).from(sysUser).where(eq(sysUser.id, userId));
      return row?.orgCode ?? '';
    },
    async setCurrent(userId, orgCode) {
      await orm.update(sysUser).set({ orgCode }).where(eq(sysUser.id, userId));
    },
  };
}
