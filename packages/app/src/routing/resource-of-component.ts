import { resourceByName, type Resource } from '@evergreen/core/resources';

const RESOURCE_COMPONENT = /^areas\/(?<name>\w+)$/u;

/** The resource that a component name on the wire stands for: `areas/activity`. */
export function resourceOfComponent(component: string): Resource | undefined {
  const name = RESOURCE_COMPONENT.exec(component)?.groups?.['name'];
  return name === undefined ? undefined : resourceByName(name);
}
