import { sql } from 'drizzle-orm';
import { date, integer, numeric, pgTable, timestamp, varchar } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { localized } from '@evergreen/core/kernel';
import {
  bindCondition,
  conditionField,
  conditionHolds,
  type BoundCondition,
  type ConditionContext,
  type ConditionRow,
  type Field,
  type Resource,
} from '@evergreen/core/resources';

import { propertyRounds } from '../../../../../test/property-rounds.ts';
import { describeOnOwnDatabases } from '../../../../../test/test-database.ts';
import { instant } from '../../../../db/schema/columns.ts';
import { formatPlatformTime } from '../../../../platform-time.ts';
import { conditionSql, type ConditionColumn } from './condition-sql.ts';

const SEED = 20_261_123;

// A table of the test's own: one field of every storage, each of which may be empty.
const table = pgTable('condition_sample', {
  id: integer('id').primaryKey(),
  name: varchar('name', { length: 100 }),
  status: varchar('status', { length: 64 }),
  quota: integer('quota'),
  fee: numeric('fee', { mode: 'number', precision: 18, scale: 2 }),
  day: date('day', { mode: 'string' }),
  start: timestamp('start', { mode: 'string', precision: 0 }),
  createBy: varchar('create_by', { length: 64 }),
  createTime: instant('create_time'),
});
const CREATE = sql`create table condition_sample (id integer primary key, name varchar(100), status varchar(64), quota integer,
  fee numeric(18,2), day date, start timestamp(0), create_by varchar(64), create_time timestamptz(3))`;

const label = localized('字段', 'Field');
const fields: Readonly<Record<string, Field>> = {
  name: { type: 'text', label, maximumLength: 100 },
  status: { type: 'dictionary', dictionary: 'status', label },
  quota: { type: 'integer', minimum: -10, maximum: 10, label },
  fee: { type: 'decimal', minimum: -10, maximum: 10, scale: 2, label },
  day: { type: 'date', label },
  start: { type: 'dateTime', label },
};
const resource: Resource = {
  name: 'conditionSample',
  path: '/condition',
  title: label,
  singular: label,
  permissionPrefix: 'condition',
  labelField: 'name',
  lookup: 'nobody',
  defaultSorter: { column: 'createTime', order: 'desc' },
  fields,
};
const columns: Readonly<Record<string, ConditionColumn['column']>> = {
  name: table.name,
  status: table.status,
  quota: table.quota,
  fee: table.fee,
  day: table.day,
  start: table.start,
  createBy: table.createBy,
  createTime: table.createTime,
};
function columnOf(key: string): ConditionColumn {
  const [column, field] = [columns[key], conditionField(resource, key)];
  if (column === undefined || field === undefined) throw new Error(key);
  return { column, storage: field.storage };
}

/** Few characters, so that they meet: wildcards, quotes, both cases, full width, Chinese, letters beyond 16 bits. */
const LETTERS = [
  '%',
  '_',
  '\\',
  "'",
  '"',
  '{',
  ',',
  'a',
  'A',
  'É',
  'é',
  'Ａ',
  'ａ',
  'İ',
  '活',
  ' ',
  '\uFFFD',
  '😀',
  '𠀀',
];
const words = fc.string({ unit: fc.constantFrom(...LETTERS), maxLength: 3 });
const codes = fc.constantFrom('0', '1', 'A01', 'a01', '');
const numbers = fc.integer({ min: -3, max: 3 });
const decimals = fc.integer({ min: -30, max: 30 }).map((cents) => cents / 100);
/** Around midnight in UTC+8 and in UTC, with odd milliseconds. */
const instants = fc
  .tuple(
    fc.constantFrom(
      Date.UTC(2026, 1, 27, 16),
      Date.UTC(2026, 1, 28),
      Date.UTC(2026, 1, 28, 16),
      Date.UTC(2024, 1, 28, 16),
    ),
    fc.integer({ min: -2000, max: 2000 }),
  )
  .map(([base, offset]) => base + offset);
const moments = instants.map(formatPlatformTime);
const days = fc.oneof(
  moments.map((moment) => moment.slice(0, 10)),
  fc.constantFrom('0001-01-01', '9999-12-31'),
);

const row = fc.record({
  name: fc.option(words),
  status: fc.option(codes),
  quota: fc.option(numbers),
  fee: fc.option(decimals),
  day: fc.option(days),
  start: fc.option(moments),
  createBy: fc.option(codes),
  createTime: fc.option(instants),
});

const texts = { values: words, rules: ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'like', 'left_like', 'right_like', 'in'] };
const choices = { values: codes, rules: ['eq', 'ne', 'in'] };
const orders = ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'in', 'between'];
const times = { values: fc.oneof(moments, days), rules: orders };
const operands: readonly (readonly [string, { values: fc.Arbitrary<string | number>; rules: readonly string[] }])[] = [
  ['name', texts],
  ['status', choices],
  ['quota', { values: fc.oneof(numbers, decimals, fc.constantFrom(1e15, -1e300)), rules: orders }],
  ['fee', { values: fc.oneof(numbers, decimals), rules: orders }],
  ['day', times],
  ['start', times],
  ['createBy', choices],
  ['createTime', times],
];

/** Ends of a span stand in their order. */
function operandOf(rule: string, value: string | number, list: readonly (string | number)[]) {
  if (rule === 'in') return list;
  return rule === 'between' ? [value, list[0] ?? value].toSorted((one, other) => (one < other ? -1 : 1)) : value;
}

const leaf = fc.oneof(
  ...operands.map(([field, { values, rules }]) =>
    fc.oneof(
      fc
        .tuple(fc.constantFrom(...rules), values, fc.array(values, { maxLength: 4 }))
        .map(([rule, value, list]) => ({ field, rule, value: operandOf(rule, value, list) })),
      fc.record({ field: fc.constant(field), rule: fc.constantFrom('empty', 'notEmpty') }),
    ),
  ),
);
const condition = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    leaf,
    fc.array(tie('tree'), { minLength: 1, maxLength: 3 }).map((all) => ({ all })),
    fc.array(tie('tree'), { minLength: 1, maxLength: 3 }).map((any) => ({ any })),
  ),
})).tree;

const nobody: ConditionContext = {
  now: Date.UTC(2026, 1, 28),
  userId: null,
  username: null,
  orgCode: null,
  orgCodes: [],
  departmentsWithin: () => [],
};

function bind(written: unknown, use: 'query' | 'scope'): BoundCondition {
  const bound = bindCondition(resource, written, nobody, use);
  if (!bound.ok) throw new Error(bound.error['en-US']);
  return bound.value;
}

const [rows = []] = fc.sample(fc.array(row, { minLength: 200, maxLength: 200 }), { seed: SEED, numRuns: 1 });
/** As the wire has them. */
const wireRows: readonly ConditionRow[] = rows.map((one) => ({
  ...one,
  createTime: one.createTime === null ? null : formatPlatformTime(one.createTime),
}));
const expectedIds = (bound: BoundCondition) => wireRows.flatMap((one, id) => (conditionHolds(bound, one) ? [id] : []));

describeOnOwnDatabases('a condition in SQL', (database) => {
  const fill = async () => {
    const { orm } = database();
    await orm.execute(sql`drop table if exists condition_sample`);
    await orm.execute(CREATE);
    await orm.insert(table).values(rows.map((one, id) => ({ ...one, id })));
  };
  const foundIds = async (bound: BoundCondition) => {
    const found = await database()
      .orm.select({ id: table.id })
      .from(table)
      .where(conditionSql(bound, columnOf))
      .orderBy(table.id);
    return found.map(({ id }) => id);
  };

  it('QUERY-08 RES-03 selects the rows for which the condition holds', async () => {
    await fill();
    await fc.assert(
      fc.asyncProperty(condition, fc.constantFrom('query', 'scope'), async (written, use) => {
        const bound = bind(written, use);
        expect(await foundIds(bound)).toEqual(expectedIds(bound));
      }),
      { seed: SEED, numRuns: propertyRounds(600) },
    );
  });

  it('in a scope never reaches more rows for a rule with an empty variable', async () => {
    await fill();
    const emptyVariable = fc.constantFrom(
      ...['eq', 'ne', 'in', 'within'].map((rule) => ({ field: 'sysOrgCode', rule, value: { of: 'orgCode' } })),
      ...['like', 'right_like', 'left_like', 'ge', 'le', 'ne'].map((rule) => ({
        field: 'name',
        rule,
        value: { of: 'username' },
      })),
      { field: 'createBy', rule: 'in', value: { of: 'orgCodes' } },
    );
    await fc.assert(
      fc.asyncProperty(condition, emptyVariable, fc.constantFrom('all', 'any'), async (written, rule, word) => {
        const [without, limited] = [await foundIds(bind(written, 'scope')), bind({ [word]: [written, rule] }, 'scope')];
        const found = await foundIds(limited);
        expect([found, expectedIds(limited)]).toEqual([word === 'all' ? [] : without, found]);
      }),
      { seed: SEED, numRuns: propertyRounds(60) },
    );
  });
});
