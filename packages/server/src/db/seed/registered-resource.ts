import { resourceByName, type Resource } from '@evergreen/core/resources';

/** The resource of this name, which a seed speaks of; a name that is not in the registry is a programmer's mistake and throws. */
export function registeredResource(name: string): Resource {
  const resource = resourceByName(name);
  if (resource === undefined) throw new Error(`A seed names the resource "${name}", which is not in the registry`);
  return resource;
}
