import { areaByName, type Area } from '@evergreen/core/areas';

/** The area of this name, which a seed speaks of; a name that is not in the registry is a programmer's mistake and throws. */
export function registeredArea(name: string): Area {
  const area = areaByName(name);
  if (area === undefined) throw new Error(`A seed names the area "${name}", which is not in the registry`);
  return area;
}
