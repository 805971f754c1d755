import { areaByName, type Area } from '@evergreen/core/areas';

const AREA_COMPONENT = /^areas\/(?<name>\w+)$/u;

/** The area that a component name on the wire stands for: `areas/activity`. */
export function areaOfComponent(component: string): Area | undefined {
  const name = AREA_COMPONENT.exec(component)?.groups?.['name'];
  return name === undefined ? undefined : areaByName(name);
}
