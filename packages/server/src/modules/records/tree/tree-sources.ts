import { GRANT_PERMISSIONS } from '@evergreen/core/contract';
import {
  categoryResource,
  departmentResource,
  resources,
  snakeCase,
  tableName,
  type Resource,
} from '@evergreen/core/resources';

import { lookupPermissions } from '../dictionary/lookup-rights.ts';
import type { TreeSource } from './tree-source.types.ts';

/** What calls of the older family name in place of a row above, for a category at the top. */
export const ROOT_CATEGORY = '0';

/** The rows of a resource that stand below each other, in the order of its list. */
function treeOfResource(resource: Resource, parent: string): TreeSource {
  const { fields, labelField, defaultSorter } = resource;
  return {
    name: tableName(resource),
    wire: { text: snakeCase(labelField), code: 'id', pidField: snakeCase(parent), hasChildField: 'has_child' },
    permissions: lookupPermissions(resource),
    resource,
    keys: {
      parent,
      name: labelField,
      code: fields['code'] === undefined ? 'id' : 'code',
      order: defaultSorter.column,
    },
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

/** Departments as those see them who grant rights to them, in the order of their codes. */
const departmentTree: TreeSource = {
  ...treeOfResource(departmentResource, departmentResource.tree.parent),
  permissions: [GRANT_PERMISSIONS.department],
  keys: { parent: departmentResource.tree.parent, name: 'departName', code: 'orgCode', order: 'orgCode' },
};

/** The only trees there are (DICT-04, threat T-25), by the name that calls use. */
export const treeSources: ReadonlyMap<string, TreeSource> = new Map(
  [...resourceTrees, categoryTree, departmentTree].map((source) => [source.name, source]),
);
