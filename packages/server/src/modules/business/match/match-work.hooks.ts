import { and, asc, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm';

import { ok } from '@evergreen/core/kernel';
import { matchResource, matchWorkResource, type ResourceValues } from '@evergreen/core/resources';

import { isAmong } from '../../../db/statements/text-array.ts';
import { unscopedColumn, unscopedRows } from '../../records/resource/unscoped-rows.ts';
import { refusedValue } from '../../../http/refused-value.ts';
import { defineHooks, type HookRow, type HookTools } from '../../records/resource/resource-hooks.types.ts';
import { matchWorkMessages as messages } from './match-work.messages.ts';

type Work = HookRow<typeof matchWorkResource>;

const matches = unscopedRows(matchResource);
const works = unscopedRows(matchWorkResource);
const work = (key: keyof typeof matchWorkResource.fields) => unscopedColumn(matchWorkResource, key);

/** Characters of the field that tells the ranks. */
const LONGEST_RANKS = matchResource.fields.ranksGiven.maximumLength;

/** A rank is given once in its match, unless it is said to be shared; the match tells which ranks are given. */
export const matchWorkHooks = defineHooks(matchWorkResource, {
  async prepareMany(writes, tools, tried = []) {
    const given = await givenRanks(writes.filter(hasNewRank).map(workAfter), tools);
    for (const write of tried) give(given, write);
    return writes.map((write) => {
      const refusal = hasNewRank(write) ? takenRank(given, workAfter(write)) : undefined;
      if (refusal !== undefined) return refusal;
      give(given, write);
      return ok({});
    });
  },
  actions: {
    async awardByVotes(rows, _asked, tools) {
      const ranked = await rankedByVotes(rows, tools);
      const free = await rankRefusal(ranked, tools);
      if (!free.ok) return free;
      return ok({ writes: ranked.map(({ id, rank, isTied }) => ({ id, values: { rank, isTied } })) });
    },
  },
  async writtenMany(writes, tools) {
    const told = writes.filter(({ before, row }) => {
      const isRanked = [before, row].some((one) => (one?.rank ?? null) !== null);
      return isRanked && (before?.rank !== row.rank || before?.matchId !== row.matchId);
    });
    await tellRanks(
      told.flatMap(({ before, row }) => [before?.matchId, row.matchId]),
      [],
      tools,
    );
  },
  async removing(rows, tools) {
    const ranked = rows.filter(({ rank }) => (rank ?? null) !== null);
    await tellRanks(
      ranked.map(({ matchId }) => matchId),
      ranked.map(({ id }) => id),
      tools,
    );
    return ok(undefined);
  },
  async restoring({ rows }, tools) {
    const free = await rankRefusal(rows, tools);
    return free.ok ? ok(undefined) : free;
  },
});

/** These works with their places among all that have passed in their matches, by votes; equal votes share a place. */
async function rankedByVotes(rows: readonly Work[], tools: HookTools) {
  const ids = [...new Set(rows.flatMap(({ matchId }) => matchId ?? []))];
  await lockMatches(ids, tools);
  const passed = await tools.database.orm
    .select({ matchId: sql<string>`${work('matchId')}`, votes: sql<number>`${work('votes')}` })
    .from(works)
    .where(
      and(
        inArray(work('matchId'), ids),
        eq(work('auditStatus'), matchWorkResource.fields.auditStatus.states.passed),
        eq(works.delFlag, 0),
      ),
    );
  return rows.map((row) => {
    const own = row.votes ?? 0;
    const votes = passed.filter(({ matchId }) => matchId === row.matchId).map((one) => one.votes);
    const isTied = votes.filter((one) => one === own).length > 1;
    const rank = 1 + votes.filter((one) => one > own).length;
    return { ...row, rank, isTied: isTied ? ('Y' as const) : ('N' as const) };
  });
}

/** A work as it is about to be written. */
interface WorkWrite {
  readonly before: Work | undefined;
  readonly values: Partial<Work>;
}

/** The work as it would be; a new one has no identifier yet. */
const workAfter = ({ before, values }: WorkWrite): Work => ({ id: '', ...before, ...values });

function hasNewRank(write: WorkWrite): boolean {
  const { rank, matchId } = workAfter(write);
  return write.before?.rank !== rank || write.before?.matchId !== matchId;
}

/** Ranks that have to be free: those of works that do not share them. */
const isAlone = ({ rank, isTied }: Work) => typeof rank === 'number' && isTied !== 'Y';

/** The works that have ranks, in the matches that are written to. */
type GivenRanks = Work[];

/** Of the matches in which works want a rank for themselves. These are locked until the transaction ends. */
async function givenRanks(wanting: readonly Work[], tools: HookTools): Promise<GivenRanks> {
  const ids = wanting.filter(isAlone).flatMap(({ matchId }) => matchId ?? []);
  await lockMatches(ids, tools);
  if (ids.length === 0) return [];
  return tools.database.orm
    .select({
      id: works.id,
      matchId: sql<string>`${work('matchId')}`,
      rank: sql<number>`${work('rank')}`,
      title: sql<string>`${work('title')}`,
    })
    .from(works)
    .where(and(isAmong(work('matchId'), ids), isNotNull(work('rank')), eq(works.delFlag, 0)));
}

/** Takes the rank of a work for given. */
function give(given: GivenRanks, write: WorkWrite): void {
  const { before } = write;
  const former = before === undefined ? -1 : given.findIndex(({ id }) => id === before.id);
  if (former >= 0) given.splice(former, 1);
  const after = workAfter(write);
  if (typeof after.rank === 'number') given.push(after);
}

function takenRank(given: GivenRanks, wanted: Work) {
  const { id, matchId, rank } = wanted;
  if (!isAlone(wanted) || typeof rank !== 'number') return undefined;
  const other = given.find((one) => one.matchId === matchId && one.rank === rank && (id === '' || one.id !== id));
  return other === undefined ? undefined : refusedValue('rank', messages.rankTaken(rank, other.title ?? ''));
}

/** Refuses a rank that another work of the match has, unless it is shared or changes as well. */
async function rankRefusal(rows: readonly Work[], tools: HookTools) {
  const changing = new Set(rows.map(({ id }) => id));
  const given = (await givenRanks(rows, tools)).filter(({ id }) => !changing.has(id));
  for (const row of rows) {
    const refusal = takenRank(given, row);
    if (refusal !== undefined) return refusal;
  }
  return ok({});
}

async function lockMatches(ids: readonly (string | undefined)[], { database: { orm } }: HookTools): Promise<void> {
  const known = [...new Set(ids.flatMap((id) => id ?? []))];
  if (known.length === 0) return;
  await orm
    .select({ id: matches.id })
    .from(matches)
    .where(inArray(matches.id, known))
    .orderBy(asc(matches.id))
    .for('update');
}

/** Writes the ranks of these matches into them, without those of works that go. Raises no version: it is nobody's edit. */
async function tellRanks(
  ids: readonly (string | undefined)[],
  leaving: readonly string[],
  tools: HookTools,
): Promise<void> {
  await lockMatches(ids, tools);
  const { orm } = tools.database;
  for (const id of new Set(ids.flatMap((one) => one ?? []))) {
    const ranked = await orm
      .select({ rank: sql<number>`${work('rank')}` })
      .from(works)
      .where(
        and(
          eq(work('matchId'), id),
          isNotNull(work('rank')),
          eq(works.delFlag, 0),
          ...(leaving.length === 0 ? [] : [notInArray(works.id, [...leaving])]),
        ),
      )
      .orderBy(asc(work('rank')));
    const text = ranked.map(({ rank }) => rank).join('、');
    const told: ResourceValues = { ranksGiven: text === '' ? null : text.slice(0, LONGEST_RANKS) };
    await orm
      .update(matches)
      .set({ ...told, version: sql`${matches.version}` })
      .where(eq(matches.id, id));
  }
}
