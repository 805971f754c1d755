import { minutes } from '@evergreen/core/kernel';

/** The platform keeps China Standard Time, UTC+8 all the year round (no summer time since 1991). */
const OFFSET = minutes(8 * 60);

/** Epoch milliseconds as the wire writes them: `YYYY-MM-DD HH:mm:ss` in the platform's own time. */
export function formatPlatformTime(epoch: number): string {
  return new Date(epoch + OFFSET).toISOString().slice(0, 19).replace('T', ' ');
}

/** Epoch milliseconds of the midnight that began the platform's day `days` after the one `epoch` is in. */
export function platformMidnight(epoch: number, days = 0): number {
  const day = minutes(24 * 60);
  return Math.floor((epoch + OFFSET) / day) * day - OFFSET + days * day;
}
