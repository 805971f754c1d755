import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import {
  activityResource,
  activitySignUpResource,
  resourceEndpoints,
  searchFields,
  searchKeys,
  sortableColumns,
} from '@evergreen/core/resources';

import { propertyRounds } from '../../../../test/property-rounds.ts';
import { describeApplicationOnBothEngines } from '../../../../test/test-application.ts';
import { resourceTable } from '../../../db/resource-table.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';
import { formatPlatformTime } from '../../../platform-time.ts';

const SEED = 20_261_121;

type Row = Readonly<Record<string, string | number | null>> & { readonly id: string; readonly createTime: number };

/** Few characters, so that they meet: wildcards, quotes, letters of both cases, Chinese. */
const words = fc.string({
  unit: fc.constantFrom('%', '_', '\\', "'", '"', 'a', 'A', 'b', '活', '动', ' ', '*', '(', '😀'),
  minLength: 1,
  maxLength: 6,
});
const moments = fc
  .integer({ min: 0, max: 200 })
  .map((hours) => formatPlatformTime(Date.UTC(2026, 0, 1) + hours * 3_600_000));
const typeIds = fc.constantFrom('ART', 'SPORT', 'SKILL').map((code) => seedIdentifier('activityType', code));

const row: fc.Arbitrary<Row> = fc.record({
  id: fc.uuid().map((id) => id.replaceAll('-', '')),
  title: words,
  typeId: typeIds,
  status: fc.constantFrom('0', '1', '2'),
  auditStatus: fc.constantFrom('0', '1', '2'),
  targetGroup: fc.constant('1'),
  organizerName: words,
  address: words,
  startTime: moments,
  endTime: moments,
  quota: fc.option(fc.integer({ min: 0, max: 5 })),
  signedCount: fc.integer({ min: 0, max: 5 }),
  tenantId: fc.constant(0),
  sysOrgCode: fc.constant('A01'),
  needAudit: fc.constant('N'),
  isTop: fc.constant('N'),
  createTime: fc.integer({ min: 0, max: 20 }).map((step) => Date.UTC(2026, 0, 1) + step),
});

const query = fc.record(
  {
    title: words,
    typeId: typeIds,
    status: fc.constantFrom('0', '1', '2', '9'),
    auditStatus: fc.constantFrom('0', '1', '9'),
    startTime_begin: fc.oneof(
      moments,
      moments.map((moment) => moment.slice(0, 10)),
    ),
    startTime_end: fc.oneof(
      moments,
      moments.map((moment) => moment.slice(0, 10)),
    ),
    // The column with empty values comes up more often: where they stand is easy to get wrong.
    column: fc.constantFrom('quota', 'quota', 'quota', ...sortableColumns(activityResource)),
    order: fc.constantFrom('asc', 'desc'),
    pageNo: fc.integer({ min: 1, max: 5 }).map(String),
    pageSize: fc.integer({ min: 1, max: 30 }).map(String),
    total: fc.constant('exact'),
  },
  { requiredKeys: [] },
);
type Query = typeof query extends fc.Arbitrary<infer Value> ? Value : never;

/** ASCII letters in either case are the same, everything else is itself. */
const folded = (text: string) => text.replaceAll(/[A-Z]/gu, (letter) => letter.toLowerCase());
const byCodePoints = (left: string, right: string) => Buffer.compare(Buffer.from(left), Buffer.from(right));

function compare(left: Row[string] | undefined, right: Row[string] | undefined): number {
  return typeof left === 'number' && typeof right === 'number'
    ? left - right
    : byCodePoints(String(left), String(right));
}

/** The list as a person would make it with a pencil. */
function expectedPage(rows: readonly Row[], asked: Query): { ids: string[]; total: number } {
  const {
    title,
    typeId,
    status,
    auditStatus,
    startTime_begin: begin,
    startTime_end: end,
    column = 'createTime',
    order = 'desc',
  } = asked;
  const found = rows.filter(
    (candidate) =>
      (title === undefined || folded(String(candidate['title'])).includes(folded(title))) &&
      (typeId === undefined || candidate['typeId'] === typeId) &&
      (status === undefined || candidate['status'] === status) &&
      (auditStatus === undefined || candidate['auditStatus'] === auditStatus) &&
      (begin === undefined || String(candidate['startTime']) >= (begin.length === 10 ? `${begin} 00:00:00` : begin)) &&
      (end === undefined || String(candidate['startTime']) <= (end.length === 10 ? `${end} 23:59:59` : end)),
  );
  const direction = order === 'asc' ? 1 : -1;
  const sorted = found.toSorted((left, right) => {
    const [a, b] = [left[column] ?? null, right[column] ?? null];
    // An empty value is smaller than every other.
    if (a === null || b === null)
      return direction * (Number(a !== null) - Number(b !== null) || byCodePoints(left.id, right.id));
    return direction * (compare(a, b) || byCodePoints(left.id, right.id));
  });
  const [size, page] = [Number(asked.pageSize ?? 10), Number(asked.pageNo ?? 1)];
  return { ids: sorted.slice((page - 1) * size, page * size).map(({ id }) => id), total: found.length };
}

const pageSchema = v.object({ total: v.number(), records: v.array(v.object({ id: v.string() })) });

describeApplicationOnBothEngines('the list of activities', (application) => {
  it('T-29 answers every search, order and page as a naive filter over the same rows does', async () => {
    const { call, database, signIn } = application();
    const token = await signIn('clerk');
    const table = resourceTable(activityResource);
    const [rows = []] = fc.sample(fc.uniqueArray(row, { minLength: 80, maxLength: 80, selector: ({ id }) => id }), {
      seed: SEED,
      numRuns: 1,
    });
    await database.orm.delete(resourceTable(activitySignUpResource));
    await database.orm.delete(table);
    await database.orm.insert(table).values(rows.map((entry) => ({ ...entry })));
    await fc.assert(
      fc.asyncProperty(query, async (asked) => {
        const parameters = new URLSearchParams(
          Object.entries(asked).filter((entry): entry is [string, string] => entry[1] !== undefined),
        );
        const answer = await call({ method: 'GET', url: `/isps/activity/list?${parameters.toString()}`, token });
        const { records, total } = v.parse(pageSchema, answer.envelope.result);
        expect({ ids: records.map(({ id }) => id), total }).toEqual(expectedPage(rows, asked));
      }),
      { seed: SEED, numRuns: propertyRounds(150) },
    );
  });

  it('T-29 refuses every column that is not offered for sorting', async () => {
    const { call, signIn } = application();
    const token = await signIn('admin');
    const hostile = [
      'id',
      'delFlag',
      'del_flag',
      'version',
      'content',
      'typeId',
      'create_time',
      'createTime desc',
      'createTime;drop table activity',
      '(select password_hash from sys_user limit 1)',
      'constructor',
      '__proto__',
      'toString',
      'title,status',
      "title'",
    ];
    for (const column of hostile) {
      const answer = await call({
        method: 'GET',
        url: `/isps/activity/list?column=${encodeURIComponent(column)}`,
        token,
      });
      expect([column, answer.status, answer.envelope.message]).toEqual([
        column,
        400,
        '不能按此列排序，可用的列：活动标题、活动状态、审核状态、开始时间、结束时间、名额、已报名、创建时间、修改时间',
      ]);
    }
    const order = await call({ method: 'GET', url: '/isps/activity/list?order=asc;select', token });
    expect([order.status, order.envelope.message]).toEqual([400, '“order”的格式不正确']);
  });

  it('T-29 takes hostile text as text in every parameter: nothing breaks, nothing is found that is not there', async () => {
    const { call, database, signIn } = application();
    const token = await signIn('admin');
    const before = await database.orm
      .select()
      .from(resourceTable(activityResource))
      .orderBy(resourceTable(activityResource).id);
    const hostile = [
      "' or '1'='1",
      '1) or (1=1',
      "'; drop table activity; --",
      '%',
      '_',
      '\\',
      "\\'",
      '${jndi:x}',
      '{{7*7}}',
      '1e999',
      'NaN',
      '-0',
      '99999999999999999999',
      '\u0000',
      '%25',
      '[]',
      '{"$ne":1}',
      '🀄',
    ];
    const names = [
      ...searchFields(activityResource).flatMap(([key, field]) => searchKeys(key, field)),
      ...Object.keys(resourceEndpoints(activityResource).list.query.entries),
    ];
    const statuses = new Set<string>();
    const found: unknown[] = [];
    for (const name of new Set(names))
      for (const value of hostile) {
        const answer = await call({
          method: 'GET',
          url: `/isps/activity/list?${name}=${encodeURIComponent(value)}`,
          token,
        });
        statuses.add(String(answer.status));
        // `field` names columns of an export, an empty list is no query: they never widen or narrow a list. NaN is pinyin of many names.
        if (answer.status !== 200 || name === 'field' || (name === 'superQueryParams' && value === '[]')) continue;
        if (name === 'keyword' && value === 'NaN') continue;
        const { total } = v.parse(pageSchema, answer.envelope.result);
        if (total > 0) found.push([name, value, total]);
      }
    expect(found).toEqual([]);
    expect([...statuses].toSorted()).toEqual(['200', '400']);
    expect(
      await database.orm.select().from(resourceTable(activityResource)).orderBy(resourceTable(activityResource).id),
    ).toEqual(before);
  });

  it('T-29 never goes further than a million rows, and says to narrow the search', async () => {
    const { call, signIn } = application();
    const token = await signIn('clerk');
    const far = await call({ method: 'GET', url: '/isps/activity/list?pageNo=1000000&pageSize=100', token });
    expect([far.status, far.envelope.message]).toEqual([400, '页码过大，请缩小查询范围']);
    const bad: unknown[] = [];
    for (const parameters of [
      'pageNo=0',
      'pageSize=101',
      'pageNo=1.5',
      'pageNo=1&pageNo=2',
      'pageSize=-1',
      'pageNo=x',
      'title=a&title=b',
    ])
      bad.push((await call({ method: 'GET', url: `/isps/activity/list?${parameters}`, token })).envelope.message);
    expect(bad).toEqual([
      '“pageNo”不能小于 1',
      '“pageSize”不能大于 100',
      '“pageNo”的格式不正确',
      '“pageNo”的格式不正确',
      '“pageSize”不能小于 1',
      '“pageNo”的格式不正确',
      '“活动标题”的格式不正确',
    ]);
  });
});
