import { GRANT_PERMISSIONS } from '@evergreen/core/contract';
import {
  categoryResource,
  departmentResource,
  ofAllResources,
  snakeCase,
  tableName,
  type Resource,
} from '@evergreen/core/resources';

import { lookupPermissions } from '../dictionary/lookup-rights.ts';
import type { TreeSource } from './tree-source.types.ts';

/** What calls of the older family name in place of a row above, for a category at the top. */
export const ROOT_CATEGORY = '0';

/** The rows of a resource that stand below each other, in the order of its list. */
function treeOfResource(resource: Resource, parent: string, permissions: readonly string[]): TreeSource {
  const { fields, labelField, defaultSorter } = resource;
  return {
    name: tableName(resource),
    wire: { text: snakeCase(labelField), code: 'id', pidField: snakeCase(parent), hasChildField: 'has_child' },
    permissions,
    resource,
    keys: {
      parent,
      name: labelField,
      code: fields['code'] === undefined ? 'id' : 'code',
      order: defaultSorter.column,
    },
  };
}

const resourceTrees = (among: readonly Resource[]) =>
  among.flatMap((resource) =>
    resource.tree === undefined
      ? []
      : [treeOfResource(resource, resource.tree.parent, lookupPermissions(resource, among))],
  );

/** Categories are read by everybody who is signed in: calls of their own have always answered them. */
export const categoryTree: TreeSource = treeOfResource(categoryResource, categoryResource.tree.parent, []);

/** Departments as those see them who grant rights to them, in the order of their codes. */
const departmentTree: TreeSource = {
  ...treeOfResource(departmentResource, departmentResource.tree.parent, [GRANT_PERMISSIONS.department]),
  keys: { parent: departmentResource.tree.parent, name: 'departName', code: 'orgCode', order: 'orgCode' },
};

/** The only trees there are (DICT-04, threat T-25), by the name that calls use. */
export const treeSourcesOf = ofAllResources(
  (resources): ReadonlyMap<string, TreeSource> =>
    new Map([...resourceTrees(resources), categoryTree, departmentTree].map((source) => [source.name, source])),
);
