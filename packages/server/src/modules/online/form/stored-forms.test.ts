import { read } from '@e965/xlsx';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as v from 'valibot';

import { resourceByName, type ResourceDirectory } from '@evergreen/core/resources';

import { propertyRounds } from '../../../../test/property-rounds.ts';
import { createReusableServer } from '../../../../test/reusable-server.ts';
import { applicationOn, type TestApplication } from '../../../../test/test-application.ts';
import { createTestDatabase, describeEachEngine, type TestDatabase } from '../../../../test/test-database.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';
import { createStoredForms } from './stored-forms.ts';

type Value = string | number | null;

interface FormField {
  readonly key: string;
  readonly field: { readonly type: string; readonly search?: string; readonly [word: string]: unknown };
}

const head = '/online/cgform/head';
const rowSchema = v.looseObject({ id: v.string(), version: v.number() });
const pageSchema = v.object({ total: v.number(), records: v.array(rowSchema) });
const planSchema = v.object({ items: v.array(v.object({ text: v.string() })) });
const NAME: FormField = {
  key: 'name',
  field: {
    type: 'text',
    label: { 'zh-CN': '名称' },
    maximumLength: 50,
    isRequired: true,
    isUnique: true,
    search: 'contains',
  },
};
const LENGTH: FormField = {
  key: 'length',
  field: { type: 'decimal', label: { 'zh-CN': '长度' }, minimum: 0, maximum: 500, scale: 1, search: 'range' },
};

/** What an administrator does with one form. */
async function formDesk({ call, signIn }: TestApplication, code: string) {
  const token = await signIn('admin');
  const said = async (method: 'GET' | 'POST' | 'PUT', url: string, rest: object) => {
    const { envelope } = await call({ method, url, token, ...rest });
    if (!envelope.success) throw new Error(`${method} ${url}: ${envelope.message}`);
    return envelope.result;
  };
  const post = (url: string, payload: object) => said('POST', url, { payload });
  const api = `/online/cgform/api/${code}`;
  const list = async (query: Readonly<Record<string, string>> = {}) =>
    v.parse(pageSchema, await said('GET', `${api}/list`, { query: { pageSize: '50', ...query } }));
  let id = '';
  return {
    token,
    api,
    list,
    draft: async (...fields: readonly FormField[]) => {
      const form = { fields, labelKey: 'name' };
      if (id === '') {
        const added = await post(`${head}/add`, { title: '船只', code, draft: JSON.stringify(form) });
        id = v.parse(rowSchema, added).id;
        return;
      }
      const { version } = v.parse(rowSchema, await said('GET', `${head}/queryById`, { query: { id } }));
      await said('PUT', `${head}/draft`, { payload: { id, version, form } });
    },
    plan: async () => v.parse(planSchema, await post(`${head}/check`, { id })).items.map(({ text }) => text),
    post,
    put: (url: string, payload: object) => said('PUT', url, { payload }),
    publish: async () => {
      const { digest } = v.parse(v.looseObject({ digest: v.string() }), await post(`${head}/check`, { id }));
      await post(`${head}/publish`, { id, digest });
    },
    add: async (values: object) => v.parse(rowSchema, await post(`${api}/add`, values)),
  };
}

const label = (key: string) => ({ 'zh-CN': `字段${key}` });
const words = fc.string({
  unit: fc.constantFrom('%', '_', '\\', "'", 'a', 'A', '活', '动', '='),
  minLength: 1,
  maxLength: 5,
});
const isSearched = (search: string) => fc.constantFrom({}, { search });

/** A field without its key, with the values of it that rows may have. */
const KINDS: readonly (readonly [fc.Arbitrary<object>, fc.Arbitrary<Value>])[] = [
  [isSearched('contains').map((more) => ({ type: 'text', maximumLength: 50, ...more })), words],
  [fc.constant({ type: 'multilineText', maximumLength: 200 }), words],
  [
    isSearched('range').map((more) => ({ type: 'integer', minimum: -9, maximum: 9, ...more })),
    fc.integer({ min: -9, max: 9 }),
  ],
  [
    isSearched('range').map((more) => ({ type: 'decimal', minimum: -9, maximum: 9, scale: 2, ...more })),
    fc.integer({ min: -900, max: 900 }).map((hundredths) => hundredths / 100),
  ],
  [
    isSearched('range').map((more) => ({ type: 'date', ...more })),
    fc.integer({ min: 1, max: 28 }).map((day) => `2026-02-${String(day).padStart(2, '0')}`),
  ],
  [isSearched('equals').map((more) => ({ type: 'dictionary', dictionary: 'sex', ...more })), fc.constantFrom('1', '2')],
  [isSearched('equals').map((more) => ({ type: 'yesNo', ...more })), fc.constantFrom('Y', 'N')],
];

/** A form with its rows, each value by its key. */
const formWithRows = fc.array(fc.constantFrom(...KINDS), { minLength: 1, maxLength: 8 }).chain((kinds) =>
  fc.record({
    fields: fc.tuple(...kinds.map(([field]) => field)).map((fields) =>
      fields.map((field, place): FormField => ({
        key: `f${place}`,
        field: { type: '', ...field, label: label(String(place)) },
      })),
    ),
    rows: fc.array(fc.tuple(...kinds.map(([, value]) => fc.option(value))), { minLength: 1, maxLength: 6 }),
  }),
);

const folded = (text: Value) => String(text).toLowerCase();

/** The rows with the value of another row in this field, as a person would pick them. */
function searchOf({ key, field: { search } }: FormField, asked: Value) {
  const query = search === 'range' ? { [`${key}_begin`]: String(asked) } : { [key]: String(asked) };
  const finds = (value: Value) =>
    value !== null &&
    (search === 'range'
      ? value >= (asked ?? '')
      : search === 'contains'
        ? folded(value).includes(folded(asked))
        : value === asked);
  return { query, finds };
}

describeEachEngine('forms that staff made', (engine) => {
  let database: TestDatabase;
  let server: ReturnType<typeof createReusableServer>;
  let application: TestApplication;
  beforeAll(async () => {
    // Publishing makes tables: the database is this test's own.
    database = await createTestDatabase(engine, { isSeeded: true });
    server = createReusableServer(database, {});
  });
  beforeEach(async () => {
    application = applicationOn(await server.begin(), database);
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  it('have their names where resources are named, and are looked up and asked about as they are', async () => {
    const desk = await formDesk(application, 'boat');
    await desk.draft(NAME, LENGTH);
    await desk.publish();
    const row = await desk.add({ name: '长江一号', length: 12.5 });
    const { call } = application;
    const admin = desk.token;
    const ask = async (url: string, query: Record<string, string> = {}) =>
      (await call({ url, token: admin, query })).envelope;
    const logged = await ask('/sys/dataLog/list', { dataTable: 'online:boat' });
    expect(v.parse(pageSchema, logged.result).records[0]).toMatchObject({ dataTable_dictText: '船只' });
    const rule = await call({
      method: 'POST',
      url: '/sys/permissionDataRule/add',
      token: admin,
      payload: {
        ruleName: '长船',
        resource: 'online:boat',
        ruleCondition: '{ "field": "length", "rule": "ge", "value": 20 }',
        status: '0',
      },
    });
    expect(rule.envelope.result).toMatchObject({ resource_dictText: '船只' });
    expect([
      (await ask('/sys/dict/getDictItems/data_log_table')).result,
      (await ask('/sys/dict/loadDict/online:boat', { keyword: '长江' })).result,
      (await ask('/sys/dict/loadDictItem/online:boat', { key: row.id })).result,
      (await ask('/sys/duplicate/check', { tableName: 'online:boat', fieldName: 'name', fieldVal: '长江一号' }))
        .success,
      (await ask('/sys/duplicate/check', { tableName: 'online:boat', fieldName: 'name', fieldVal: '二号' })).success,
    ]).toEqual([
      expect.arrayContaining([{ value: 'online:boat', text: '船只', title: '船只' }]),
      [expect.objectContaining({ value: row.id, text: '长江一号' })],
      ['长江一号'],
      false,
      true,
    ]);
  });

  it('are written by no process under a version that another one has replaced', async () => {
    const desk = await formDesk(application, 'ship');
    await desk.draft(NAME, LENGTH);
    await desk.publish();
    const neighbour = await database.neighbour();
    const directory: ResourceDirectory = { find: resourceByName, all: () => [] };
    const other = createStoredForms(neighbour, () => directory);
    const nextCall = () => neighbour.versions.within(neighbour.versions.open(), other.refresh);
    await nextCall();
    const known = other.byCode('ship');
    if (known === undefined) throw new Error('The other process does not know the form');
    const refused = () => neighbour.transaction(() => other.refusal(known.resource));
    expect([known.version, await refused()]).toEqual([1, undefined]);

    await desk.draft(NAME);
    await desk.publish();
    expect(await refused()).toMatchObject({ kind: 'overtaken' });
    await nextCall();
    expect([other.byCode('ship')?.version, await refused()]).toEqual([2, undefined]);
    expect(Object.keys(other.byCode('ship')?.resource.fields ?? {})).toEqual(['name']);
    await neighbour.close();
  });

  it('tell before a field is removed which queries and arrangements of their list still name it', async () => {
    const desk = await formDesk(application, 'barge');
    await desk.draft(NAME, LENGTH);
    await desk.publish();
    await desk.post('/sys/savedQuery/save', {
      resource: 'online:barge',
      title: '长船',
      superQueryParams: JSON.stringify([{ field: 'length', rule: 'ge', val: '20' }]),
      superQueryMatchType: 'and',
      isDefault: false,
      roleId: seedIdentifier('role', 'activity_clerk'),
    });
    const columns = [{ key: 'length', isShown: true, isFrozen: false, width: null }];
    await desk.put('/sys/listLayout/save', {
      layouts: [{ list: 'online:barge', columns, density: null, changedAt: 1 }],
    });
    await desk.draft(NAME);
    expect(await desk.plan()).toEqual([
      '移除字段“长度”：值仍保留，以后用同一编码和类型加回即可恢复',
      '1 个常用查询仍使用字段“length”，其中共享的有：长船；该条件不再起作用，请提醒使用者修改',
      '1 人的列表布局含有字段“length”，该列不再显示',
    ]);
  });

  it('keep, find and export every value of every form as it was written', async () => {
    let made = 0;
    await fc.assert(
      fc.asyncProperty(formWithRows, async ({ fields, rows }) => {
        made += 1;
        const desk = await formDesk(application, `random${made}`);
        await desk.draft(NAME, ...fields);
        await desk.publish();
        const written = rows.map((values, place) => ({
          name: `row ${place}`,
          ...Object.fromEntries(fields.map(({ key }, index) => [key, values[index] ?? null])),
        }));
        for (const values of written) await desk.add(values);
        const names = (found: readonly object[]) => found.map((row) => String(Reflect.get(row, 'name'))).toSorted();
        const byName = (found: readonly object[]) =>
          found.toSorted((left, right) =>
            String(Reflect.get(left, 'name')) < String(Reflect.get(right, 'name')) ? -1 : 1,
          );
        const { records } = await desk.list();
        expect(byName(records)).toMatchObject(written);
        for (const [index, field] of fields.entries()) {
          const asked = rows[0]?.[index] ?? null;
          if (field.field.search === undefined || asked === null) continue;
          const { query, finds } = searchOf(field, asked);
          const expected = written.filter((_, place) => finds(rows[place]?.[index] ?? null));
          expect([field, query, names((await desk.list(query)).records)]).toEqual([field, query, names(expected)]);
        }
        const { rawPayload } = await application.app.inject({
          method: 'GET',
          url: `/api${desk.api}/exportXls?field=name`,
          headers: { 'x-access-token': desk.token },
        });
        const book = read(rawPayload, { dense: true });
        const lines: readonly (readonly ({ readonly v?: unknown } | undefined)[])[] =
          book.Sheets[book.SheetNames[0] ?? '']?.['!data'] ?? [];
        expect(
          lines
            .slice(1)
            .map(([cell]) => String(cell?.v))
            .toSorted(),
        ).toEqual(names(written));
      }),
      { numRuns: propertyRounds(40, 3), seed: 20_261_128 },
    );
  });
});
