import { createHash } from 'node:crypto';

import { SYSTEM_WRITER } from '../system-writer.ts';

/** The same identifier for the same thing on every machine, so that seeding twice adds nothing. */
export function seedIdentifier(kind: string, name: string): string {
  return createHash('sha256').update(`${kind}\n${name}`).digest('hex').slice(0, 32);
}

/** Chance that is the same on every machine. */
export interface SeedRandom {
  /** A whole number from `minimum` to `maximum`, both included. */
  integer(minimum: number, maximum: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  /** True about `percent` times in a hundred. */
  chance(percent: number): boolean;
}

/** mulberry32, a small generator of 32 bits (Tommy Ettinger, public domain); good enough to vary demonstration data. */
export function createSeedRandom(seed: number): SeedRandom {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const integer = (minimum: number, maximum: number) => minimum + Math.floor(next() * (maximum - minimum + 1));
  return {
    integer,
    pick: (items) => items[integer(0, items.length - 1)] ?? items[0],
    chance: (percent) => integer(1, 100) <= percent,
  };
}

/** Who is said to have written the seeds. */
export const SEEDER = SYSTEM_WRITER;
