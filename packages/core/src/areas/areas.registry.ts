import { activityTypeArea } from './activity-type.area.ts';
import { activityArea } from './activity.area.ts';
import type { Area } from './area.types.ts';

/** Every area there is. The server, the menu and the CLI look areas up here and nowhere else. */
export const areas: readonly Area[] = [activityArea, activityTypeArea];

const byName = new Map(areas.map((area) => [area.name, area]));

export function areaByName(name: string): Area | undefined {
  return byName.get(name);
}
