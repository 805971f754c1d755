import { eq, isNull } from 'drizzle-orm';

import { GRANT_PERMISSIONS } from '@evergreen/core/contract';
import {
  categoryResource,
  isTenantScoped,
  resources,
  snakeCase,
  tableName,
  type Resource,
} from '@evergreen/core/resources';

import { resourceColumn, resourceTable } from '../../../db/resource-table.ts';
import { sysDepart } from '../../../db/schema/index.ts';
import { lookupPermissions } from '../dictionary/lookup-rights.ts';
import type { TreeSource } from './tree-source.types.ts';

/** What calls of the older family name in place of a row above, for a category at the top. */
export const ROOT_CATEGORY = '0';

/** The rows of a resource that stand below each other, in the order of its list. */
function treeOfResource(resource: Resource, parent: string): TreeSource {
  const table = resourceTable(resource);
  const { fields, labelField, defaultSorter } = resource;
  const pid = resourceColumn(resource, parent);
  return {
    name: tableName(resource),
    wire: { text: snakeCase(labelField), code: 'id', pidField: snakeCase(parent), hasChildField: 'has_child' },
    permissions: lookupPermissions(resource),
    table,
    columns: {
      id: table.id,
      pid,
      name: resourceColumn(resource, labelField),
      code: fields['code'] === undefined ? table.id : resourceColumn(resource, 'code'),
      order: resourceColumn(resource, defaultSorter.column),
    },
    reach: ({ tenantId }) => (isTenantScoped(resource) ? [eq(resourceColumn(resource, 'tenantId'), tenantId)] : []),
    live: eq(table.delFlag, 0),
    top: isNull(pid),
  };
}

const resourceTrees = resources.flatMap((resource) =>
  resource.tree === undefined ? [] : [treeOfResource(resource, resource.tree.parent)],
);

/** Categories are read by everybody who is signed in: calls of their own have always answered them. */
export const categoryTree: TreeSource = {
  ...treeOfResource(categoryResource, categoryResource.tree.parent),
  permissions: [],
};

const departmentTree: TreeSource = {
  name: 'sys_depart',
  wire: { text: 'depart_name', code: 'id', pidField: 'parent_id', hasChildField: 'has_child' },
  permissions: [GRANT_PERMISSIONS.department],
  table: sysDepart,
  columns: {
    id: sysDepart.id,
    pid: sysDepart.parentId,
    name: sysDepart.departName,
    code: sysDepart.orgCode,
    order: sysDepart.orgCode,
  },
  reach: () => [],
  live: eq(sysDepart.delFlag, 0),
  top: isNull(sysDepart.parentId),
};

/** The only trees there are (DICT-04, threat T-25), by the name that calls use. */
export const treeSources: ReadonlyMap<string, TreeSource> = new Map(
  [...resourceTrees, categoryTree, departmentTree].map((source) => [source.name, source]),
);
