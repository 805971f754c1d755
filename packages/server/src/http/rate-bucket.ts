import type { ClockPort } from '@evergreen/core/ports';

/** A bucket fills by `perSecond` up to `most`, and each call takes one out of it. */
export interface BucketSize {
  readonly perSecond: number;
  readonly most: number;
}

/** Buckets by key, in the memory of this process; of more than fit, the oldest is forgotten. */
export interface RateBuckets {
  /** Whether the bucket of the key had one left. */
  take(key: string): boolean;
}

const CAPACITY = 10_000;

export function createRateBuckets(
  clock: Pick<ClockPort, 'now'>,
  { perSecond, most }: BucketSize,
  capacity = CAPACITY,
): RateBuckets {
  /** Oldest first: a Map keeps insertion order. */
  const buckets = new Map<string, { left: number; at: number }>();

  function fresh(key: string, now: number) {
    const bucket = { left: most, at: now };
    buckets.set(key, bucket);
    for (const [oldest] of buckets) {
      if (buckets.size <= capacity) break;
      buckets.delete(oldest);
    }
    return bucket;
  }

  return {
    take(key) {
      const now = clock.now();
      const bucket = buckets.get(key) ?? fresh(key, now);
      bucket.left = Math.min(most, bucket.left + (Math.max(0, now - bucket.at) / 1000) * perSecond);
      bucket.at = now;
      if (bucket.left < 1) return false;
      bucket.left -= 1;
      return true;
    },
  };
}
