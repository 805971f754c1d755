import { originalResource } from '../define/guarded-fields.ts';
import { resourceByName, resources } from '../define/resources.registry.ts';
import type { Resource } from '../define/resource.types.ts';
import type { ResourceDirectory, StoredResources } from './resource-directory.types.ts';

/** The resources that code describes: all that there are before a platform is there. */
export const codeDirectory: ResourceDirectory = { find: resourceByName, all: () => resources };

/** The resources of code and the stored ones together. */
export function createResourceDirectory(stored: StoredResources): ResourceDirectory {
  let known: { readonly stored: readonly Resource[]; readonly all: readonly Resource[] } = {
    stored: [],
    all: resources,
  };
  return {
    find: (name) => resourceByName(name) ?? stored.find(name),
    all() {
      const now = stored.all();
      if (known.stored !== now) known = { stored: now, all: [...resources, ...now] };
      return known.all;
    },
  };
}

/** What is made of all resources of a directory, made once until one of them changes. */
export function ofAllResources<Value>(
  make: (resources: readonly Resource[]) => Value,
): (directory: ResourceDirectory) => Value {
  const made = new WeakMap<readonly Resource[], { readonly value: Value }>();
  return (directory) => {
    const all = directory.all();
    const one = made.get(all) ?? { value: make(all) };
    made.set(all, one);
    return one.value;
  };
}

const directories = new WeakMap<Resource, ResourceDirectory>();

/** Say in which directory a stored resource finds the ones that it refers to; those of code refer to each other alone. */
export function placeInDirectory(resource: Resource, directory: ResourceDirectory): void {
  directories.set(resource, directory);
}

/** The resource that a field of this one leads to, by its name. */
export function referredResource(resource: Resource, name: string): Resource | undefined {
  return (directories.get(originalResource(resource)) ?? codeDirectory).find(name);
}
