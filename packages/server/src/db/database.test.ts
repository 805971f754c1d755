import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';

import { describeOnOwnDatabases } from '../../test/test-database.ts';
import { databaseErrorOf } from './database-error.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

const samples = pgTable('samples', {
  id: integer('id').primaryKey(),
  label: text('label').notNull(),
  isDone: boolean('is_done'),
  big: bigint('big', { mode: 'bigint' }),
  price: numeric('price', { precision: 20, scale: 4 }),
  ratio: doublePrecision('ratio'),
  day: date('day', { mode: 'string' }),
  moment: timestamp('moment', { withTimezone: true }),
  wall: timestamp('wall', { mode: 'string' }),
  tags: text('tags').array(),
  numbers: integer('numbers').array(),
  details: jsonb('details'),
  content: bytes('content'),
});

const full: typeof samples.$inferInsert = {
  id: 1,
  label: "中文 'quoted' \\ $1 \u{1F332}",
  isDone: true,
  big: 9_007_199_254_740_993n,
  price: '12345678901234.5600',
  ratio: 0.1 + 0.2,
  day: '2024-02-29',
  moment: new Date('2026-11-21T10:20:30.456Z'),
  wall: '2026-11-21 10:20:30.5',
  tags: ['a,b', 'c"d', 'e\\f', '', 'NULL', '{}'],
  numbers: [1, -2, 3],
  details: { text: '123', list: [1, null, { deep: true }] },
  content: Buffer.from([0, 1, 254, 255]),
};

const empty: typeof samples.$inferInsert = {
  id: 2,
  label: '',
  isDone: false,
  big: null,
  price: null,
  ratio: null,
  day: null,
  moment: null,
  wall: null,
  tags: null,
  numbers: [],
  details: null,
  content: null,
};

describeOnOwnDatabases('a database', (database) => {
  async function createSamples(): Promise<void> {
    const { orm } = database();
    await orm.execute(sql`
      create table if not exists samples (
        id integer primary key, label text not null unique, is_done boolean, big bigint, price numeric(20, 4),
        ratio double precision, day date, moment timestamp with time zone, wall timestamp, tags text[], numbers integer[],
        details jsonb, content bytea, parent integer references samples (id), constraint short_label check (length(label) < 100)
      )`);
  }

  it('API-02 gives every value back as it was written', async () => {
    await createSamples();
    const { orm } = database();
    expect(await orm.insert(samples).values([full, empty]).returning()).toEqual([full, empty]);
    expect(await orm.select().from(samples).orderBy(samples.id)).toEqual([full, empty]);
  });

  it('keeps a JSON text that looks like a number a text', async () => {
    await createSamples();
    const { orm } = database();
    await orm.insert(samples).values({ id: 1, label: 'json', details: '123' });
    expect(await orm.select({ details: samples.details }).from(samples)).toEqual([{ details: '123' }]);
  });

  it('API-02 reads the values of plain SQL alike', async () => {
    const { orm } = database();
    const rows = await orm.execute(sql`
      select true as yes, 7::smallint as small, 8::bigint as big, 1.50::numeric as price, 2.5::real as ratio, null as nothing,
             '2026-01-02'::date as day, '2026-01-02 03:04:05.6+08'::timestamptz as moment, '{"a": [1]}'::jsonb as json,
             '{t,f}'::boolean[] as flags, '{1,NULL}'::integer[] as numbers, '\\x00ff'::bytea as bytes, interval '1 day 2 hours' as span,
             ${true}::boolean as p1, ${12}::integer as p2, ${new Date(0)}::timestamptz as p3, ${'x'} || 'y' as p4, ${null}::text as p5`);
    expect(rows).toEqual([
      {
        yes: true,
        small: 7,
        big: '8',
        price: '1.50',
        ratio: 2.5,
        nothing: null,
        day: '2026-01-02',
        moment: '2026-01-01 19:04:05.6+00',
        json: '{"a": [1]}',
        flags: [true, false],
        numbers: [1, null],
        bytes: Buffer.from([0, 255]),
        span: '1 day 02:00:00',
        p1: true,
        p2: 12,
        p3: '1970-01-01 00:00:00+00',
        p4: 'xy',
        p5: null,
      },
    ]);
  });

  it('API-02 reports the same errors', async () => {
    await createSamples();
    const { orm } = database();
    await orm.insert(samples).values({ id: 1, label: 'first' });
    const statements = [
      sql`insert into samples (id, label) values (2, 'first')`,
      sql`insert into samples (id, label, parent) values (2, 'second', 99)`,
      sql`insert into samples (id) values (2)`,
      sql`insert into samples (id, label) values (2, ${'x'.repeat(100)})`,
      sql`select nothing from samples`,
      sql`select 1; select 2`,
      sql`select ${'abc'}::integer`,
    ];
    const errors = [];
    for (const statement of statements) {
      const error = await orm.execute(statement).then(
        () => undefined,
        (rejection: unknown) => databaseErrorOf(rejection),
      );
      errors.push({ kind: error?.kind, ...error?.details });
    }
    expect(errors).toEqual([
      {
        kind: 'uniqueViolation',
        code: '23505',
        table: 'samples',
        constraint: 'samples_label_key',
        detail: 'Key (label)=(first) already exists.',
      },
      {
        kind: 'foreignKeyViolation',
        code: '23503',
        table: 'samples',
        constraint: 'samples_parent_fkey',
        detail: 'Key (parent)=(99) is not present in table "samples".',
      },
      {
        kind: 'notNullViolation',
        code: '23502',
        table: 'samples',
        column: 'label',
        detail: expect.stringContaining('Failing row'),
      },
      {
        kind: 'checkViolation',
        code: '23514',
        table: 'samples',
        constraint: 'short_label',
        detail: expect.stringContaining('Failing row'),
      },
      { kind: 'refused', code: '42703' },
      { kind: 'refused', code: '42601' },
      { kind: 'refused', code: '22P02' },
    ]);
  });

  it('refuses an object or a list that belongs to no column', async () => {
    await expect(database().orm.execute(sql`select ${sql.param({ a: 1 })}`)).rejects.toMatchObject({
      cause: { name: 'TypeError' },
    });
  });

  it('answers a ping', async () => {
    expect(await database().ping()).toBeUndefined();
  });
});
