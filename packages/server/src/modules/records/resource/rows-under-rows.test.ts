import { sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import {
  activitySignUpResource,
  namingResources,
  resourceByName,
  resources,
  type Condition,
  type Resource,
} from '@evergreen/core/resources';

import { answerTo, callsNaming, callsReferring } from '../../../../test/row-calls.ts';
import { createRowLimits } from '../../../../test/row-limits.ts';
import { describeApplicationOnBothEngines } from '../../../../test/test-application.ts';

const NEVER = '0'.repeat(32);
const ofWriter: Condition = { field: 'createBy', rule: 'eq', value: { of: 'username' } };
const startExport: InjectOptions = {
  method: 'POST',
  url: '/isps/activitySignUp/startExport',
  payload: { paramsStr: '{}', format: 'csv', field: 'activityId' },
};
const rowSchema = v.looseObject({ id: v.string(), version: v.number(), activityId: v.optional(v.string()) });
const pageSchema = v.object({ total: v.number(), records: v.array(rowSchema) });

describeApplicationOnBothEngines('rows under rows', (application) => {
  const as = async (username: string) => {
    const token = await application().signIn(username);
    const call = async (options: InjectOptions) => (await application().call({ ...options, token })).envelope;
    const page = async (query: string, resource = 'activitySignUp') =>
      v.parse(pageSchema, (await call({ url: `/isps/${resource}/${query}` })).result);
    return { token, call, page };
  };
  const count = async (from: string) => {
    const [row] = await application().database.orm.execute<{ total: number }>(
      sql`select count(*)::int as total from ${sql.raw(from)}`,
    );
    return row?.total ?? -1;
  };
  /** Sign-ups of activities that the clerk wrote, in use. */
  const own = (condition = 'true') =>
    count(
      `activity_sign_up s join activity a on a.id = s.activity_id
       where s.tenant_id = 0 and s.del_flag = 0 and a.create_by = 'clerk' and (${condition})`,
    );

  it('PERM-15 sign-ups follow their activity in every list, count, figure, export and report', async () => {
    const { grantEverything, limit } = createRowLimits(application().database);
    await grantEverything('activity_clerk');
    const clerk = await as('clerk');
    const total = async (query: string) => (await clerk.page(`list?total=exact&${query}`)).total;
    const all = await count('activity_sign_up where tenant_id = 0 and del_flag = 0');
    expect(await total('')).toBe(all);
    await limit('activity_clerk', 'activity', ofWriter);
    const reachable = await own();
    expect([reachable > 0, reachable < all]).toEqual([true, true]);
    const activities = new Set((await clerk.page('list?pageSize=100', 'activity')).records.map(({ id }) => id));
    const { records } = await clerk.page('list?pageSize=100');
    expect(records.filter(({ activityId }) => !activities.has(activityId ?? ''))).toEqual([]);

    const sum = async (url: string) => {
      const { result } = await clerk.call({ url });
      const rows = v.parse(v.array(v.object({ values: v.array(v.number()) })), result);
      return rows.reduce((whole, { values: [value = 0] }) => whole + value, 0);
    };
    const waiting = v.parse(
      v.array(v.object({ resource: v.string(), view: v.string(), total: v.number() })),
      (await clerk.call({ url: '/sys/work/waiting' })).result,
    );
    const report = v.parse(
      v.object({ total: v.number() }),
      (await clerk.call({ url: '/online/cgreport/api/getData/activitySignUp' })).result,
    );
    const exported = await answerTo(
      application(),
      { token: clerk.token, tenant: 0 },
      { name: 'activitySignUp.startExport', options: startExport },
    );
    expect({
      list: await total(''),
      view: await total('status=0'),
      waiting: waiting.find(({ resource, view }) => resource === 'activitySignUp' && view === 'waiting')?.total,
      attendance: await sum('/sys/figure/attendance?from=2025-02-01&to=2026-01-31'),
      report: report.total,
      exported: exported.trim().split('\n').length - 1,
    }).toEqual({
      list: reachable,
      view: await own(`s.status = '0'`),
      waiting: await own(`s.status = '0'`),
      attendance: await own(
        `s.status in ('1', '3', '4') and a.del_flag = 0 and a.start_time >= '2025-02-01' and a.start_time < '2026-02-01'`,
      ),
      report: reachable,
      exported: reachable,
    });
  });
  it('what a list under a row counts for its views is what that row has', async () => {
    const admin = await as('admin');
    const under = (resource: Resource) => [
      ...(resource.related ?? []),
      ...(resource.hasDossier === true ? namingResources(resource, resources) : []).map(
        ({ resource: { name }, by }) => ({
          resource: name,
          by,
        }),
      ),
    ];
    const counted = resources.flatMap((resource) =>
      under(resource).flatMap(({ resource: name, by }) => {
        const fields = resourceByName(name)?.fields ?? {};
        const views = (resourceByName(name)?.views ?? []).filter(
          ({ work, search }) => work !== undefined && Object.keys(search).every((key) => Object.hasOwn(fields, key)),
        );
        return views.map(({ key, search }) => ({ name, by, key, search }));
      }),
    );
    const figures = [];
    for (const { name, by, key, search } of counted) {
      const some = (await admin.page('list?pageSize=100', name)).records.find((one) => typeof one[by] === 'string');
      const row = `${by}=${String(some?.[by])}`;
      const { records } = await admin.page(`list?pageSize=100&${row}`, name);
      const found = records.filter((one) => Object.entries(search).every(([field, value]) => one[field] === value));
      const { total } = await admin.page(
        `list?pageSize=1&field=id&${new URLSearchParams(search).toString()}&${row}`,
        name,
      );
      figures.push({ of: `${name} ${key}`, has: records.length > 0, total, found: found.length });
    }
    expect(figures.map(({ of, has }) => [of, has])).toEqual(counted.map(({ name, key }) => [`${name} ${key}`, true]));
    expect(figures.map(({ total }) => total)).toEqual(figures.map(({ found }) => found));
    expect(counted.length).toBeGreaterThan(3);
  });

  it('PERM-15 to every call a sign-up of an activity out of reach is what never was, deleted or not', async () => {
    const { grantEverything, limit } = createRowLimits(application().database);
    await grantEverything('activity_clerk');
    await limit('activity_clerk', 'activity', ofWriter);
    const [admin, clerk] = [await as('admin'), await as('clerk')];
    const mine = new Set((await clerk.page('list?pageSize=100', 'activity')).records.map(({ id }) => id));
    const foreign = (await admin.page('list?pageSize=100&status=0')).records.filter(
      ({ activityId }) => !mine.has(activityId ?? ''),
    );
    const [kept, lost] = foreign;
    if (kept === undefined || lost === undefined) throw new Error('Every sign-up is in reach');
    await admin.call({ method: 'PUT', url: '/isps/activitySignUp/edit', payload: { id: kept.id, remark: '自带水杯' } });
    await admin.call({ method: 'DELETE', url: `/isps/activitySignUp/delete?id=${lost.id}` });
    const logIdOf = async (rowId: string) => {
      const [entry] = await application().database.orm.execute<{ id: string }>(
        sql`select id from sys_data_log where row_id = ${rowId}`,
      );
      return { logId: entry?.id };
    };
    const caller = { token: clerk.token, tenant: 0 };
    for (const row of [kept, lost]) {
      const never = callsNaming(activitySignUpResource, { ...row, id: NEVER });
      for (const [index, call] of callsNaming(activitySignUpResource, { ...row, ...(await logIdOf(row.id)) }).entries())
        expect([call.name, await answerTo(application(), caller, call)]).toEqual([
          call.name,
          await answerTo(application(), caller, never[index] ?? call),
        ]);
    }
    // Nobody moves a sign-up there, or adds one.
    const [reached] = (await clerk.page('list?pageSize=1')).records;
    if (reached === undefined) throw new Error('No sign-up is in reach');
    const referring = (id: string | undefined) =>
      callsReferring(
        activitySignUpResource,
        { ...reached, phone: '13900000001' },
        { by: 'activityId', id: id ?? '', label: id ?? '' },
      );
    const never = referring(NEVER);
    for (const [index, call] of referring(kept.activityId).entries())
      expect([call.name, await answerTo(application(), caller, call)]).toEqual([
        call.name,
        await answerTo(application(), caller, never[index] ?? call),
      ]);
    const after = (await admin.page(`list?id=${kept.id},${reached.id}`)).records;
    expect(new Map(after.map(({ id, version }) => [id, version]))).toEqual(
      new Map([
        [kept.id, kept.version + 1],
        [reached.id, reached.version],
      ]),
    );
  });

  it('PERM-15 an edit is refused for a reference that it keeps, where what it leads to is out of reach', async () => {
    const { grantEverything, limit } = createRowLimits(application().database);
    await grantEverything('activity_clerk');
    const [admin, clerk] = [await as('admin'), await as('clerk')];
    const [retiree] = (await admin.page('list?pageSize=1', 'retiree')).records;
    const edited = async (address: string) => {
      const read = v.parse(rowSchema, (await admin.call({ url: `/isps/retiree/queryById?id=${retiree?.id}` })).result);
      const values = { id: read.id, version: read.version, address };
      return (await clerk.call({ method: 'PUT', url: '/isps/retiree/edit', payload: values })).message;
    };
    const answers = [await edited('一号')];
    await limit('activity_clerk', 'enterprise', { field: 'id', rule: 'eq', value: NEVER });
    answers.push(await edited('二号'));
    expect(answers).toEqual(['编辑成功！', '原单位的值不在可选范围内，请重新选择']);
  });
});
