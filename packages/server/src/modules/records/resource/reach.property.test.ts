import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import { minutes } from '@evergreen/core/kernel';
import {
  applyingCondition,
  APPLIES,
  bindCondition,
  callPath,
  childTables,
  conditionHolds,
  isOffered,
  isTenantScoped,
  joinedFields,
  parentResource,
  resources,
  userAgentResource,
  userResource,
  codeDirectory,
  waitingViews,
  type BoundCondition,
  type Condition,
  type ConditionContext,
  type ConditionRow,
  type Field,
  type FieldValue,
  type Resource,
} from '@evergreen/core/resources';

import { propertyRounds } from '../../../../test/property-rounds.ts';
import { answerTo, callsNaming } from '../../../../test/row-calls.ts';
import { createRowLimits } from '../../../../test/row-limits.ts';
import { describeApplicationOnBothEngines } from '../../../../test/test-application.ts';
import { resourceTable } from '../../../db/resource-table.ts';
import { hasReport } from '../../online/report/resource-report.ts';

const SEED = 20_261_127;
const NEVER = '0'.repeat(32);
const TENANT = 0;

/** Resources whose rows hang under others, and those that they hang under. */
const hanging = resources.filter(({ within }) => within !== undefined);

type StoredValues = ConditionRow & { readonly id: string; readonly delFlag: number };
const storedValues = v.looseObject({ id: v.string(), delFlag: v.number() });
const idPage = v.object({ total: v.number(), records: v.array(v.object({ id: v.string() })) });
const opened = v.looseObject({ id: v.string() });
const waitingLists = v.array(v.object({ resource: v.string(), view: v.string(), total: v.number() }));
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id).toSorted();

/** The name of a count, what the server says and what is right. */
type Count = readonly [name: string, found: unknown, wanted: unknown];

/** Whose counts are asked for, and what is right. */
interface Asked {
  readonly token: string;
  readonly rows: readonly StoredValues[];
  readonly isInReach: (row: StoredValues) => boolean;
  readonly ownerOf: (row: StoredValues) => StoredValues | undefined;
}

/** Who asks, as the rules of this test need to know. */
const clerk: ConditionContext = {
  now: Date.UTC(2026, 0, 15),
  userId: null,
  username: 'clerk',
  orgCode: null,
  orgCodes: [],
  departmentsWithin: () => [],
};

const PERIOD = { from: '2025-02-01', to: '2026-01-31' };
const isInPeriod = (time: FieldValue | undefined) =>
  typeof time === 'string' && time >= PERIOD.from && time.slice(0, 10) <= PERIOD.to;

/** The figures of a period that count rows of a resource first of all, and which they count. */
const figures: Readonly<
  Record<
    string,
    { readonly name: string; readonly counts: (row: StoredValues, above: StoredValues | undefined) => boolean }
  >
> = {
  certification: { name: 'certifications', counts: ({ applyTime }) => isInPeriod(applyTime) },
  activitySignUp: {
    name: 'attendance',
    counts: ({ status }, activity) => ['1', '3', '4'].includes(String(status)) && isInPeriod(activity?.['startTime']),
  },
};

/** Fields that rules are made of: what is written as it is stored, and read by everybody. */
const isCompared = ({ type, ...field }: Field) =>
  ['dictionary', 'state', 'yesNo', 'reference', 'text'].includes(type) &&
  field.isGuarded !== true &&
  !('mask' in field && field.mask !== undefined);

/** A rule about a resource: of which of its fields and rows it is made. */
interface Drawn {
  readonly field: number;
  readonly rule: 'eq' | 'ne' | 'in' | 'empty';
  readonly rows: readonly [number, number];
}
const drawn: fc.Arbitrary<Drawn> = fc.record({
  field: fc.nat(),
  rule: fc.constantFrom('eq', 'ne', 'ne', 'in', 'in', 'empty'),
  rows: fc.tuple(fc.nat(), fc.nat()),
});
const rules = fc.array(drawn, { maxLength: 2 });

function ruleOf(resource: Resource, rows: readonly StoredValues[], { field: place, rule, rows: [one, other] }: Drawn) {
  const keys = [
    'createBy',
    ...Object.entries(resource.fields).flatMap(([key, field]) => (isCompared(field) ? [key] : [])),
  ];
  const field = keys[place % keys.length] ?? 'createBy';
  const valueOf = (index: number) => rows[index % Math.max(rows.length, 1)]?.[field] ?? '';
  if (rule === 'empty') return { field, rule } satisfies Condition;
  return { field, rule, value: rule === 'in' ? [valueOf(one), valueOf(other)] : valueOf(one) } satisfies Condition;
}

describeApplicationOnBothEngines('the reach of rows under rows', (application) => {
  async function everyRow(resource: Resource): Promise<readonly StoredValues[]> {
    const table = resourceTable(resource);
    const rows = await application().database.orm.select().from(table).orderBy(table.id);
    return rows.flatMap((row): readonly StoredValues[] => {
      const values = v.parse(storedValues, row);
      const isOfTenant = !isTenantScoped(resource) || values['tenantId'] === TENANT;
      return isOfTenant ? [{ ...Object.fromEntries(textsOf(values)), id: values.id, delFlag: values.delFlag }] : [];
    });
  }
  /** What rules of this test compare is text. */
  const textsOf = (row: Readonly<Record<string, unknown>>) =>
    Object.entries(row).map(([key, value]) => [key, typeof value === 'string' ? value : null] as const);

  /** Whether one of the actions applies to a row, by what the row above it holds too. */
  function isReady(resource: Resource, actions: readonly string[], row: StoredValues, owner: StoredValues | undefined) {
    const joined = joinedFields(resource).map(([key, { field }]) => [key, owner?.[field] ?? null] as const);
    const bound = bindCondition(resource, applyingCondition(resource, actions), clerk, 'description');
    return bound.ok && conditionHolds(bound.value, { ...row, ...Object.fromEntries(joined) });
  }

  const ask = async (options: InjectOptions, token: string) => {
    const url = `/api${typeof options.url === 'string' ? options.url : ''}`;
    const { body } = await application().app.inject({ ...options, url, headers: { 'x-access-token': token } });
    return v.parse(v.object({ result: v.unknown() }), JSON.parse(body)).result;
  };

  /** What every call that lists or counts rows of a resource answers, and what it has to. */
  async function countsOf(resource: Resource, { token, rows, isInReach, ownerOf }: Asked): Promise<readonly Count[]> {
    const counts: Count[] = [];
    const path = callPath(resource);
    const reached = rows.filter((row) => row.delFlag === 0 && isInReach(row));
    const page = async (query: string) => {
      const { total, records } = v.parse(idPage, await ask({ url: `${path}/${query}` }, token));
      return [total, records.filter(({ id }) => !reached.some((row) => row.id === id))];
    };
    counts.push(['list', await page('list?total=exact&pageSize=100'), [reached.length, []]]);
    for (const { key, search } of resource.views ?? []) {
      const { [APPLIES]: applies, ...searched } = search;
      const isFound = (row: StoredValues) =>
        Object.entries(searched).every(([name, value]) => row[name] === value) &&
        (applies === undefined || isReady(resource, applies.split(','), row, ownerOf(row)));
      const found = reached.filter(isFound);
      counts.push([
        `view ${key}`,
        await page(`list?${new URLSearchParams({ ...search, total: 'exact' })}`),
        [found.length, []],
      ]);
      const work = waitingViews(codeDirectory.all()).find(
        (one) => one.resource === resource && one.view.key === key,
      )?.work;
      if (work === undefined) continue;
      const lists = v.parse(waitingLists, await ask({ url: '/sys/work/waiting' }, token));
      const waiting = lists.find((one) => one.resource === resource.name && one.view === key);
      const ready = found.filter((row) => isReady(resource, work.actions, row, ownerOf(row)));
      counts.push([`waiting ${key}`, waiting?.total, ready.length]);
    }
    if (isOffered(resource, 'recycle')) {
      const bin = v.parse(idPage, await ask({ url: `${path}/recycleBin?total=exact` }, token));
      const deleted = rows.filter((row) => row.delFlag === 1 && isInReach(row));
      counts.push(['bin', idsOf(bin.records), idsOf(deleted)]);
    }
    if (hasReport(resource)) {
      const report = await ask({ url: `/online/cgreport/api/getData/${resource.name}` }, token);
      counts.push(['report', v.parse(v.object({ total: v.number() }), report).total, reached.length]);
    }
    if (isOffered(resource, 'export')) {
      const query = { format: 'csv', field: 'createTime' };
      const call = { name: 'exportXls', options: { method: 'GET', url: `${path}/exportXls`, query } } as const;
      const file = await answerTo(application(), { token, tenant: TENANT }, call);
      counts.push(['export', file.trim().split('\n').length - 1, reached.length]);
    }
    const figure = figures[resource.name];
    if (figure !== undefined) {
      const answer = await ask({ url: `/sys/figure/${figure.name}?from=${PERIOD.from}&to=${PERIOD.to}` }, token);
      const counted = v.parse(v.array(v.object({ values: v.array(v.number()) })), answer);
      const wanted = reached.filter((row) => figure.counts(row, ownerOf(row)));
      counts.push([figure.name, counted.reduce((sum, { values: [value = 0] }) => sum + value, 0), wanted.length]);
    }
    const parent = parentResource(resource);
    const table = parent && childTables(parent.resource).find(([, one]) => one.resource === resource);
    const [holder] = reached;
    if (parent !== undefined && table !== undefined && holder !== undefined) {
      const owner = holder[parent.by];
      const whole = await ask({ url: `${callPath(parent.resource)}/queryById?id=${owner}` }, token);
      const { children } = v.parse(v.object({ children: v.record(v.string(), v.array(opened)) }), whole);
      counts.push([
        'sub-rows',
        idsOf(children[table[0]] ?? []),
        idsOf(reached.filter((row) => row[parent.by] === owner)),
      ]);
    }
    return counts;
  }

  it(
    'PERM-15 every call, count, figure, export and report has the rows alone that hang under a row in reach',
    { timeout: minutes(10) },
    async () => {
      const { database, signIn } = application();
      const { grantEverything, limit, unlimit } = createRowLimits(database);
      await grantEverything('activity_clerk');
      const [token, admin] = [await signIn('clerk'), await signIn('admin')];
      // Nobody has a deputy before somebody is named, and the bins begin empty.
      const users = await everyRow(userResource);
      for (const [index, { id }] of users.slice(0, 3).entries()) {
        const times = { startTime: '2026-02-01 00:00:00', endTime: '2026-03-01 00:00:00' };
        const payload = { userId: id, agentId: users[index + 3]?.id, ...times, status: '1', note: '休年假' };
        v.parse(opened, await ask({ method: 'POST', url: `${callPath(userAgentResource)}/add`, payload }, admin));
      }
      for (const resource of hanging) {
        const table = resourceTable(resource);
        const [first] = await everyRow(resource);
        await database.orm
          .update(table)
          .set({ delFlag: 1 })
          .where(eq(table.id, first?.id ?? ''));
      }
      const stored = new Map<string, readonly StoredValues[]>();
      for (const resource of [...hanging, ...hanging.flatMap((one) => parentResource(one)?.resource ?? [])])
        stored.set(resource.name, await everyRow(resource));
      const rowsOf = ({ name }: Resource) => stored.get(name) ?? [];
      const ownerOf = (resource: Resource, row: StoredValues) => {
        const parent = parentResource(resource);
        return parent && rowsOf(parent.resource).find(({ id }) => id === row[parent.by]);
      };
      const seen = new Set<string>();
      /** What a call is answered for a row that never was. */
      const missing = new Map<string, string>();

      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...hanging), rules, rules, fc.nat(), async (resource, own, above, choice) => {
          await unlimit();
          const bound = new Map<string, readonly BoundCondition[]>();
          for (const [limited, written] of [
            [resource, own],
            [parentResource(resource)?.resource ?? resource, above],
          ] as const) {
            const conditions = written.map((one) => ruleOf(limited, rowsOf(limited), one));
            for (const condition of conditions) await limit('activity_clerk', limited.name, condition);
            const results = conditions.map((condition) => bindCondition(limited, condition, clerk, 'scope'));
            bound.set(
              limited.name,
              results.map((result) => (result.ok ? result.value : { kind: 'never' })),
            );
          }
          const isInReach = (one: Resource, row: StoredValues): boolean => {
            const owner = ownerOf(one, row);
            const parent = parentResource(one)?.resource;
            const hangs =
              parent === undefined ||
              (owner !== undefined && (owner.delFlag === 0 || row.delFlag !== 0) && isInReach(parent, owner));
            return hangs && (bound.get(one.name) ?? []).every((condition) => conditionHolds(condition, row));
          };
          const rows = rowsOf(resource);
          const counts = await countsOf(resource, {
            token,
            rows,
            isInReach: (row) => isInReach(resource, row),
            ownerOf: (row) => ownerOf(resource, row),
          });
          expect(counts.map(([name, found]) => [resource.name, name, found])).toEqual(
            counts.map(([name, , wanted]) => [resource.name, name, wanted]),
          );

          // A row out of reach is to every call what never was.
          // Reports are asked by label: one that a row in reach has as well tells that row.
          const { labelField } = resource;
          const labels = new Set(rows.filter((row) => isInReach(resource, row)).map((row) => row[labelField]));
          const outside = rows.filter(
            (row) => row.delFlag === 0 && !isInReach(resource, row) && !labels.has(row[labelField]),
          );
          const row = outside[choice % Math.max(outside.length, 1)];
          if (row === undefined) return;
          seen.add(resource.name);
          const read = await ask({ url: `${callPath(resource)}/queryById?id=${row.id}` }, admin);
          const named = v.parse(opened, read);
          const caller = { token, tenant: TENANT };
          const never = callsNaming(resource, { ...named, id: NEVER });
          for (const [index, call] of callsNaming(resource, named).entries()) {
            const key = `${resource.name} ${call.name}`;
            const answer = missing.get(key) ?? (await answerTo(application(), caller, never[index] ?? call));
            missing.set(key, answer);
            expect([key, await answerTo(application(), caller, call)]).toEqual([key, answer]);
          }
        }),
        { seed: SEED, numRuns: propertyRounds(250) },
      );
      expect(hanging.flatMap(({ name }) => (seen.has(name) ? [] : [name]))).toEqual([]);
      for (const resource of hanging) expect(await everyRow(resource)).toEqual(rowsOf(resource));
    },
  );
});
