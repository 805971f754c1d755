import { activityResource, type ResourceRow } from '../../../resources/index.ts';
import { recordAddress } from '../../records/list/index.ts';
import type { Fullness, UpcomingActivity } from './home.types.ts';

/** Activities listed on the home page. */
const LISTED_ACTIVITIES = 8;

const CANCELLED = '5';

/** Share of taken places from which on an activity is nearly full. */
const NEARLY_FULL = 0.8;

export interface UpcomingList {
  readonly activities: readonly UpcomingActivity[];
  readonly furtherCount: number;
}

/** The next activities of a page of rows by start; cancelled ones are left out. `total` counts the whole period. */
export function upcomingActivities(rows: readonly ResourceRow[], total: number): UpcomingList {
  const taking = rows.filter(({ status }) => status !== CANCELLED);
  const activities = taking.slice(0, LISTED_ACTIVITIES).map(activityOf);
  return { activities, furtherCount: total - (rows.length - taking.length) - activities.length };
}

export function fullness(signedCount: number, quota: number): Fullness {
  if (quota === 0) return 'open';
  if (signedCount >= quota) return 'full';
  return signedCount >= quota * NEARLY_FULL ? 'nearlyFull' : 'open';
}

function activityOf(row: ResourceRow): UpcomingActivity {
  const signedCount = Number(row.signedCount ?? 0);
  const quota = Number(row.quota ?? 0);
  return {
    id: row.id,
    title: String(row.title ?? ''),
    startTime: String(row.startTime ?? ''),
    place: String(row.address ?? ''),
    signedCount,
    quota,
    fullness: fullness(signedCount, quota),
    address: recordAddress(activityResource, row.id),
  };
}
