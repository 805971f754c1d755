import { eq, isNull } from 'drizzle-orm';

import { GRANT_PERMISSIONS } from '@evergreen/core/contract';

import { ROOT_CATEGORY, sysCategory, sysDepart } from '../../../db/schema/index.ts';
import type { TreeSource } from './tree-source.types.ts';

export const categoryTree: TreeSource = {
  name: 'sys_category',
  wire: { text: 'name', code: 'id', pidField: 'pid', hasChildField: 'has_child' },
  permission: undefined,
  table: sysCategory,
  columns: { id: sysCategory.id, pid: sysCategory.pid, name: sysCategory.name, code: sysCategory.code },
  reach: ({ tenantId }) => [eq(sysCategory.tenantId, tenantId)],
  live: eq(sysCategory.delFlag, 0),
  top: eq(sysCategory.pid, ROOT_CATEGORY),
};

const departmentTree: TreeSource = {
  name: 'sys_depart',
  wire: { text: 'depart_name', code: 'id', pidField: 'parent_id', hasChildField: 'has_child' },
  permission: GRANT_PERMISSIONS.department,
  table: sysDepart,
  columns: { id: sysDepart.id, pid: sysDepart.parentId, name: sysDepart.departName, code: sysDepart.orgCode },
  reach: () => [],
  live: eq(sysDepart.delFlag, 0),
  top: isNull(sysDepart.parentId),
};

/** The only trees there are (DICT-04, threat T-25), by the name that calls use. */
export const treeSources: ReadonlyMap<string, TreeSource> = new Map(
  [categoryTree, departmentTree].map((source) => [source.name, source]),
);
