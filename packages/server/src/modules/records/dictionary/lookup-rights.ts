import { isReference, permissionCode, type Resource } from '@evergreen/core/resources';

/**
 * The permissions of which one is enough to look a resource up: to list it, or to list or write a resource that refers to it, whose lists and
 * forms show its titles. The first is the one to ask an administrator for.
 */
export function lookupPermissions(resource: Resource, among: readonly Resource[]): readonly [string, ...string[]] {
  const referring = among.filter(({ fields }) =>
    Object.values(fields).some((field) => isReference(field) && field.resource === resource.name),
  );
  const ofOthers = referring.flatMap((other) =>
    (['list', 'add', 'edit'] as const).map((action) => permissionCode(other, action)),
  );
  return [permissionCode(resource, 'list'), ...ofOthers];
}
