import { eq, isNull } from 'drizzle-orm';

import { GRANT_PERMISSIONS } from '@evergreen/core/contract';
import { categoryResource } from '@evergreen/core/resources';

import { resourceColumn, resourceTable } from '../../../db/resource-table.ts';
import { sysDepart } from '../../../db/schema/index.ts';
import type { TreeSource } from './tree-source.types.ts';

const category = resourceTable(categoryResource);
const categoryColumn = (key: string) => resourceColumn(categoryResource, key);

/** What calls of the older family name in place of a row above, for a category at the top. */
export const ROOT_CATEGORY = '0';

export const categoryTree: TreeSource = {
  name: 'sys_category',
  wire: { text: 'name', code: 'id', pidField: 'pid', hasChildField: 'has_child' },
  permission: undefined,
  table: category,
  columns: {
    id: category.id,
    pid: categoryColumn('pid'),
    name: categoryColumn('name'),
    code: categoryColumn('code'),
  },
  reach: ({ tenantId }) => [eq(categoryColumn('tenantId'), tenantId)],
  live: eq(category.delFlag, 0),
  top: isNull(categoryColumn('pid')),
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
