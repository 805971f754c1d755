import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { localized } from '../../kernel/index.ts';
import { countChanges, counterProblem, countersOver } from './counted-fields.ts';
import { defineResource } from './define-resource.ts';

const counted = { type: 'integer', minimum: 0, maximum: 1000, initial: 0, form: false } as const;
const base = {
  permissionPrefix: 'any',
  labelField: 'name',
  lookup: 'related',
  defaultSorter: { column: 'createTime', order: 'desc' },
} as const;
const name = { type: 'text', maximumLength: 20, label: localized('名称', 'Name') } as const;
const contest = defineResource({
  ...base,
  name: 'contest',
  path: '/contest',
  title: localized('赛事', 'Contests'),
  singular: localized('赛事', 'Contest'),
  fields: {
    name,
    entries: {
      ...counted,
      label: localized('作品', 'Entries'),
      counts: { resource: 'entry', by: 'contestId', where: { field: 'isShown', rule: 'eq', value: 'Y' } },
    },
    votes: {
      ...counted,
      label: localized('票', 'Votes'),
      counts: { resource: 'entry', by: 'contestId', sum: 'votes' },
    },
  },
});
const entry = defineResource({
  ...base,
  name: 'entry',
  path: '/entry',
  title: localized('作品', 'Entries'),
  singular: localized('作品', 'Entry'),
  fields: {
    name,
    contestId: { type: 'reference', resource: 'contest', label: localized('赛事', 'Contest') },
    votes: { type: 'integer', minimum: 0, maximum: 1000, label: localized('票', 'Votes') },
    isShown: { type: 'yesNo', label: localized('展示', 'Shown') },
  },
});
const counters = countersOver(entry, [contest, entry]);
const told = (changes: ReturnType<typeof countChanges>) => changes.map(({ id, key, by }) => [id, key, by]);

describe('counted fields', () => {
  it('change by what a row adds, moves and takes away, and not by what it leaves', () => {
    const row = { contestId: 'a', votes: 3, isShown: 'Y' };
    expect(
      [
        { before: undefined, after: row },
        { before: row, after: { ...row, contestId: 'b' } },
        { before: row, after: { ...row, votes: 5, isShown: 'N' } },
        { before: row, after: { ...row, name: '松鹤延年' } },
        { before: { ...row, contestId: null }, after: undefined },
        { before: row, after: undefined },
      ].map((write) => told(countChanges(entry, counters, [write]))),
    ).toEqual([
      [
        ['a', 'entries', 1],
        ['a', 'votes', 3],
      ],
      [
        ['a', 'entries', -1],
        ['a', 'votes', -3],
        ['b', 'entries', 1],
        ['b', 'votes', 3],
      ],
      [
        ['a', 'entries', -1],
        ['a', 'votes', 2],
      ],
      [],
      [],
      [
        ['a', 'entries', -1],
        ['a', 'votes', -3],
      ],
    ]);
  });

  // Writes change rows by turns; the oracle counts what is there in the end.
  it('equal a count of the rows after any writes', () => {
    const row = fc.record({
      contestId: fc.constantFrom('a', 'b', null),
      votes: fc.option(fc.integer({ min: 0, max: 9 })),
      isShown: fc.constantFrom('Y', 'N', null),
    });
    const writes = fc.array(fc.tuple(fc.nat(4), fc.option(row, { nil: undefined })), { maxLength: 30 });
    fc.assert(
      fc.property(writes, (sequence) => {
        const rows = new Map<number, { contestId: string | null; votes: number | null; isShown: string | null }>();
        const kept = new Map<string, number>();
        for (const [place, after] of sequence) {
          const before = rows.get(place);
          for (const { id, key, by } of countChanges(entry, counters, [{ before, after }]))
            kept.set(`${id} ${key}`, (kept.get(`${id} ${key}`) ?? 0) + by);
          if (after === undefined) rows.delete(place);
          else rows.set(place, after);
        }
        const right = ['a', 'b'].flatMap((id) => {
          const own = [...rows.values()].filter(({ contestId }) => contestId === id);
          return [
            [`${id} entries`, own.filter(({ isShown }) => isShown === 'Y').length] as const,
            [`${id} votes`, own.reduce((sum, { votes }) => sum + (votes ?? 0), 0)] as const,
          ];
        });
        expect(right.map(([key]) => [key, kept.get(key) ?? 0])).toEqual(right);
      }),
      { seed: 20_261_124 },
    );
  });

  it('begin with 0, are not typed, and count what refers to their row', () => {
    expect(() =>
      defineResource({
        ...contest,
        fields: { ...contest.fields, votes: { ...contest.fields.votes, form: {} } },
      }),
    ).toThrow('"votes" is counted: it begins with 0 and is not typed');
    const [first] = counters;
    expect(
      first === undefined
        ? []
        : [
            counterProblem(first, entry),
            counterProblem(first, undefined),
            counterProblem({ ...first, counts: { ...first.counts, by: 'name' } }, entry),
            counterProblem({ ...first, counts: { ...first.counts, sum: 'name' } }, entry),
            counterProblem({ ...first, counts: { ...first.counts, where: { field: 'gone', rule: 'empty' } } }, entry),
          ],
    ).toEqual([
      undefined,
      '"entries" of "contest" counts by "contestId", which does not refer to it',
      '"entries" of "contest" counts by "name", which does not refer to it',
      '"entries" of "contest" sums up "name", which is no number',
      expect.stringContaining('"entries" of "contest": '),
    ]);
  });
});
