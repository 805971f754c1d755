import { isOffered } from './define-resource.ts';
import type { Resource } from './resource.types.ts';

/** A resource whose rows name a row of another one, and the field that does. */
export interface NamingResource {
  readonly resource: Resource;
  readonly by: string;
}

/** The field by which rows of a resource name rows of the target, and are searched for; undefined for none. Sub-rows are part of the row itself. */
export function fieldNaming(resource: Resource, target: Resource): string | undefined {
  const isPart = Object.values(target.children ?? {}).some(({ resource: { name } }) => name === resource.name);
  if (isPart || !isOffered(resource, 'list')) return undefined;
  return Object.entries(resource.fields).find(
    ([, field]) => field.type === 'reference' && field.resource === target.name && field.search === 'equals',
  )?.[0];
}

/** The resources whose rows name rows of the target. */
export function namingResources(target: Resource, among: readonly Resource[]): readonly NamingResource[] {
  return among.flatMap((resource) => {
    const by = fieldNaming(resource, target);
    return by === undefined ? [] : [{ resource, by }];
  });
}
