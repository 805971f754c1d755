import { minutes, PLATFORM_OFFSET_MINUTES } from '@evergreen/core/kernel';

const OFFSET = minutes(PLATFORM_OFFSET_MINUTES);

/** Epoch milliseconds as the wire writes them: `YYYY-MM-DD HH:mm:ss` in the platform's own time. */
export function formatPlatformTime(epoch: number): string {
  return new Date(epoch + OFFSET).toISOString().slice(0, 19).replace('T', ' ');
}

/** Epoch milliseconds of the midnight that began the platform's day `days` after the one `epoch` is in. */
export function platformMidnight(epoch: number, days = 0): number {
  const day = minutes(24 * 60);
  return Math.floor((epoch + OFFSET) / day) * day - OFFSET + days * day;
}
