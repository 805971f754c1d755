/** Upper bounds of the buckets in milliseconds, each about a third above the one before; the last has no bound. */
const BOUNDS = [
  1, 2, 3, 4, 5, 7, 10, 13, 18, 24, 32, 42, 56, 75, 100, 133, 178, 237, 316, 422, 562, 750, 1000, 1333, 1778, 2371,
  3162, 4217, 5623, 7499, 10_000, 30_000,
] as const;

/** How long things took, in bounded memory: a quantile is right to a third. Milliseconds. */
export interface Durations {
  add(milliseconds: number): void;
  count(): number;
  /** null for none. */
  mean(): number | null;
  longest(): number | null;
  /** @param share 0 to 1 @returns the upper bound of the bucket, at most the longest; null for none */
  quantile(share: number): number | null;
}

export function createDurations(): Durations {
  const buckets = Array.from({ length: BOUNDS.length + 1 }, () => 0);
  let count = 0;
  let sum = 0;
  let longest = 0;
  return {
    add(milliseconds) {
      const found = BOUNDS.findIndex((bound) => milliseconds <= bound);
      const index = found === -1 ? BOUNDS.length : found;
      buckets[index] = (buckets[index] ?? 0) + 1;
      count += 1;
      sum += milliseconds;
      longest = Math.max(longest, milliseconds);
    },
    count: () => count,
    mean: () => (count === 0 ? null : sum / count),
    longest: () => (count === 0 ? null : longest),
    quantile(share) {
      if (count === 0) return null;
      let seen = 0;
      for (const [index, bucket] of buckets.entries()) {
        seen += bucket;
        if (seen >= share * count) return Math.min(BOUNDS[index] ?? longest, longest);
      }
      return longest;
    },
  };
}
