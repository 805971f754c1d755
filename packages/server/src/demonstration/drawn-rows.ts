import type { Resource, ValuesOf } from '@evergreen/core/resources';
import { days, minutes } from '@evergreen/core/kernel';

import { formatPlatformTime } from '../platform-time.ts';
import { userSeeds } from '../db/seed/organisation.seed.ts';
import type { ResourceSeed } from '../db/seed/resource-rows.ts';
import { createSeedRandom, SEEDER, seedIdentifier, type SeedRandom } from '../db/seed/seed-random.ts';

/** The tenants that have rows on a new platform: the platform itself, and one that has fewer. */
const TENANTS = { platform: 0, other: 1001 } as const;

/** How far back rows reach. */
const PERIOD = days(730);

type Many<Item> = readonly [Item, ...Item[]];

/** Accounts that are said to have written rows. */
export const writers: Many<string> = ['clerk', 'zhangwei', 'liuyang', 'chenjing', 'huangmin', 'zhoujie', 'wufang'];

const families: Many<string> = [
  '王',
  '李',
  '张',
  '刘',
  '陈',
  '杨',
  '黄',
  '赵',
  '周',
  '吴',
  '徐',
  '孙',
  '马',
  '朱',
  '胡',
];
const givens: Readonly<Record<'1' | '2', Many<string>>> = {
  '1': ['建国', '志强', '国庆', '德明', '文忠', '金生', '永福', '振华'],
  '2': ['秀兰', '桂英', '玉珍', '淑芬', '丽华', '桂兰', '凤英', '秀英'],
};

/** An invented name; `sex` as in the dictionary, by chance if left out. */
export function personName(random: SeedRandom, sex: '1' | '2' = random.chance(50) ? '1' : '2'): string {
  return random.pick(families) + random.pick(givens[sex]);
}

/** Code of the department that an account works for first. */
export function departOf(username: string): string {
  return userSeeds.find((user) => user.username === username)?.departs[0] ?? 'A01';
}

/** Rows of several tenants: how many of each. */
export interface DemonstrationSize {
  readonly platform: number;
  readonly other: number;
}

/** What a row is drawn from. */
export interface Drawn {
  readonly random: SeedRandom;
  /** From 0, in its tenant. */
  readonly index: number;
  readonly tenantId: number;
  /** Epoch milliseconds. */
  readonly createTime: number;
  readonly now: number;
  /** Identifier of a row of another kind in the same tenant, by its name. */
  idOf(kind: string, name: string | number): string;
}

/** Identifier of a seeded row: the same on every machine. */
export function demonstrationId(kind: string, tenantId: number, name: string | number): string {
  return seedIdentifier(kind, `${tenantId}\n${name}`);
}

/**
 * Rows that look real, written in the 24 months before `now` (epoch milliseconds), the newest last: the same on every machine for
 * the same `now`. The identifier of a row follows from its kind, its tenant and its index.
 */
export function demonstrationSeeds<R extends Resource>(
  kind: string,
  now: number,
  size: DemonstrationSize,
  valuesOf: (drawn: Drawn) => ValuesOf<R>,
): ResourceSeed<R>[] {
  const random = createSeedRandom(numberOf(kind));
  return (['platform', 'other'] as const).flatMap((tenant) => {
    const tenantId = TENANTS[tenant];
    return Array.from({ length: size[tenant] }, (_, index) => {
      const past = (size[tenant] - index) / size[tenant];
      // The platform grows: of late there is more every week.
      const createTime = now - Math.round(PERIOD * past ** 2) - minutes(random.integer(5, 60));
      const createBy = random.pick(writers);
      return {
        id: demonstrationId(kind, tenantId, index),
        createBy,
        owner: { tenantId, sysOrgCode: departOf(createBy) },
        createTime,
        values: valuesOf({
          random,
          index,
          tenantId,
          createTime,
          now,
          idOf: (other, name) => demonstrationId(other, tenantId, name),
        }),
      };
    });
  });
}

/** A level of a tree of types: its key, what it is called, and what is below it. */
export interface TypeSeed {
  readonly code: string;
  readonly name: string;
  readonly children?: readonly TypeSeed[];
}

/** The rows of a tree of types in each tenant. The identifier of a row follows from its code. */
export function typeSeeds<R extends Resource>(
  kind: string,
  now: number,
  types: readonly TypeSeed[],
  valuesOf: (type: TypeSeed, place: { readonly sort: number; readonly parentId: string | null }) => ValuesOf<R>,
): ResourceSeed<R>[] {
  const rowsOf = (tenantId: number, level: readonly TypeSeed[], parentId: string | null): ResourceSeed<R>[] =>
    level.flatMap((type, index) => {
      const id = demonstrationId(kind, tenantId, type.code);
      const values = valuesOf(type, { sort: (index + 1) * 10, parentId });
      const row = { id, createBy: SEEDER, owner: { tenantId, sysOrgCode: 'A01' }, createTime: now - PERIOD, values };
      return [row, ...rowsOf(tenantId, type.children ?? [], id)];
    });
  return Object.values(TENANTS).flatMap((tenantId) => rowsOf(tenantId, types, null));
}

/** The kinds of type that have none below them, each as often as another. */
export function leavesOf(types: readonly TypeSeed[]): TypeSeed[] {
  return types.flatMap((type) => (type.children === undefined ? [type] : leavesOf(type.children)));
}

/** A number of 32 bits that follows from a name. */
function numberOf(name: string): number {
  return Number.parseInt(seedIdentifier('seed', name).slice(0, 8), 16);
}

/** Paragraphs as the editor writes them. */
export function paragraphs(...texts: readonly string[]): string {
  return texts.map((text) => `<p>${text}</p>`).join('');
}

/** The day of an instant, as date fields hold it. */
export function dayOf(instant: number): string {
  return formatPlatformTime(instant).slice(0, 10);
}
