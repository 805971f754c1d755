import { activityTypeArea } from '../business/activity-type.resource.ts';
import { activityArea } from '../business/activity.resource.ts';
import type { Area } from './resource.types.ts';

/** Every area there is. The server, the menu and the CLI look areas up here and nowhere else. */
export const areas: readonly Area[] = [activityArea, activityTypeArea];

const byName = new Map(areas.map((area) => [area.name, area]));

export function areaByName(name: string): Area | undefined {
  return byName.get(name);
}
