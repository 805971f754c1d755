import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import { minutes } from '@evergreen/core/kernel';
import {
  bindCondition,
  callPath,
  childTables,
  conditionHolds,
  isOffered,
  isTenantScoped,
  parentResource,
  resources,
  userAgentResource,
  userResource,
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
  const keys = ['createBy', ...Object.entries(resource.fields).flatMap(([key, field]) => (isCompared(field) ? [key] : []))];
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

  it('PERM-15 every call, count, figure, export and report has the rows alone that hang under a row in reach', { timeout: minutes(10) }, async () => {
    const { app, database, clock, signIn } = application();
    const { grantEverything, limit, unlimit } = createRowLimits(database);
    await grantEverything('activity_clerk');
    const [token, admin] = [await signIn('clerk'), await signIn('admin')];
    const ask = async (options: InjectOptions, as = token) => {
      const url = `/api${typeof options.url === 'string' ? options.url : ''}`;
      const { body } = await app.inject({ ...options, url, headers: { 'x-access-token': as } });
      return v.parse(v.object({ result: v.unknown() }), JSON.parse(body)).result;
    };
    // Nobody has a deputy before somebody is named, and the bins begin empty.
    const users = await everyRow(userResource);
    for (const [index, { id }] of users.slice(0, 3).entries()) {
      const times = { startTime: '2026-02-01 00:00:00', endTime: '2026-03-01 00:00:00' };
      const payload = { userId: id, agentId: users[index + 3]?.id, ...times, status: '1' };
      v.parse(opened, await ask({ method: 'POST', url: `${callPath(userAgentResource)}/add`, payload }, admin));
    }
    for (const resource of hanging) {
      const table = resourceTable(resource);
      const [first] = await everyRow(resource);
      if (first !== undefined) await database.orm.update(table).set({ delFlag: 1 }).where(eq(table.id, first.id));
    }
    const rowsOf = new Map<string, readonly StoredValues[]>();
    for (const resource of [...hanging, ...hanging.flatMap((one) => parentResource(one)?.resource ?? [])])
      rowsOf.set(resource.name, await everyRow(resource));
    const unreachableSeen = new Set<string>();

    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...hanging), rules, rules, fc.nat(), async (resource, own, above, choice) => {
        await unlimit();
        const bound = new Map<string, readonly BoundCondition[]>();
        for (const [limited, written] of [
          [resource, own],
          [parentResource(resource)?.resource ?? resource, above],
        ] as const) {
          const conditions = written.map((one) => ruleOf(limited, rowsOf.get(limited.name) ?? [], one));
          for (const condition of conditions) await limit('activity_clerk', limited.name, condition);
          bound.set(
            limited.name,
            conditions.map((condition) => {
              const result = bindCondition(limited, condition, clerk, 'scope');
              return result.ok ? result.value : { kind: 'never' };
            }),
          );
        }
        const isInReach = (one: Resource, row: StoredValues): boolean => {
          const parent = parentResource(one);
          const above = parent && rowsOf.get(parent.resource.name)?.find(({ id }) => id === row[parent.by]);
          return (
            (bound.get(one.name) ?? []).every((condition) => conditionHolds(condition, row)) &&
            (parent === undefined ||
              (above !== undefined && (above.delFlag === 0 || row.delFlag !== 0) && isInReach(parent.resource, above)))
          );
        };
        const rows = rowsOf.get(resource.name) ?? [];
        const reached = rows.filter((row) => row.delFlag === 0 && isInReach(resource, row));
        const path = callPath(resource);
        const page = async (url: string) => {
          const { total, records } = v.parse(idPage, await ask({ url: `${path}/${url}` }));
          return [total, records.filter(({ id }) => !ids.has(id))];
        };
        const ids = new Set(reached.map(({ id }) => id));

        // Lists and counts.
        expect(await page('list?total=exact&pageSize=100')).toEqual([reached.length, []]);
        for (const { search } of resource.views ?? []) {
          const found = reached.filter((row) => Object.entries(search).every(([key, value]) => row[key] === value));
          const asked = new URLSearchParams({ ...search, total: 'exact' });
          expect(await page(`list?${asked}`)).toEqual([found.length, []]);
          if (!waitingViews().some((one) => one.resource === resource && one.view.search === search)) continue;
          const waiting = v.parse(
            v.array(v.object({ resource: v.string(), search: v.unknown(), total: v.number() })),
            await ask({ url: '/sys/work/waiting' }),
          );
          expect(waiting).toContainEqual({ resource: resource.name, search, total: found.length });
        }
        if (isOffered(resource, 'recycle')) {
          const deleted = rows.filter((row) => row.delFlag === 1 && isInReach(resource, row));
          const bin = v.parse(idPage, await ask({ url: `${path}/recycleBin?total=exact` }));
          expect(bin.records.map(({ id }) => id).toSorted()).toEqual(deleted.map(({ id }) => id));
        }
        if (hasReport(resource))
          expect(await ask({ url: `/online/cgreport/api/getData/${resource.name}` })).toMatchObject({
            total: reached.length,
          });
        if (isOffered(resource, 'export')) {
          const file = { method: 'GET', url: `${path}/exportXls`, query: { format: 'csv', field: 'createTime' } } as const;
          const exported = await answerTo({ app, clock }, { token, tenant: TENANT }, { name: 'exportXls', options: file });
          expect(exported.trim().split('\n')).toHaveLength(reached.length + 1);
        }
        const parent = parentResource(resource);
        const figure = figures[resource.name];
        if (figure !== undefined) {
          const answer = await ask({ url: `/sys/figure/${figure.name}?from=${PERIOD.from}&to=${PERIOD.to}` });
          const counted = v.parse(v.array(v.object({ values: v.array(v.number()) })), answer);
          const wanted = reached.filter((row) => {
            const above = parent && rowsOf.get(parent.resource.name)?.find(({ id }) => id === row[parent.by]);
            return figure.counts(row, above);
          });
          expect(counted.reduce((sum, { values: [value = 0] }) => sum + value, 0)).toBe(wanted.length);
        }
        const table = parent && childTables(parent.resource).find(([, one]) => one.resource === resource);
        const holder = reached[choice % Math.max(reached.length, 1)];
        if (parent !== undefined && table !== undefined && holder !== undefined) {
          const owner = holder[parent.by];
          const whole = v.parse(
            v.object({ children: v.record(v.string(), v.array(opened)) }),
            await ask({ url: `${callPath(parent.resource)}/queryById?id=${owner}` }),
          );
          expect(whole.children[table[0]]?.map(({ id }) => id).toSorted()).toEqual(
            reached.filter((row) => row[parent.by] === owner).map(({ id }) => id),
          );
        }

        // A row out of reach is to every call what never was.
        const outside = rows.filter((row) => row.delFlag === 0 && !ids.has(row.id));
        const row = outside[choice % Math.max(outside.length, 1)];
        if (row === undefined) return;
        unreachableSeen.add(resource.name);
        const read = v.parse(opened, await ask({ url: `${path}/queryById?id=${row.id}` }, admin));
        const caller = { token, tenant: TENANT };
        const never = callsNaming(resource, { ...read, id: NEVER });
        for (const [index, call] of callsNaming(resource, read).entries())
          expect([call.name, await answerTo({ app, clock }, caller, call)]).toEqual([
            call.name,
            await answerTo({ app, clock }, caller, never[index] ?? call),
          ]);
      }),
      { seed: SEED, numRuns: propertyRounds(250) },
    );
    expect(hanging.filter(({ name }) => !unreachableSeen.has(name)).map(({ name }) => name)).toEqual([]);
    for (const resource of hanging) expect(await everyRow(resource)).toEqual(rowsOf.get(resource.name));
  });
});
