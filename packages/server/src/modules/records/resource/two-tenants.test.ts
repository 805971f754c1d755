import { read } from '@e965/xlsx';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import { homeEndpoints } from '@evergreen/core/contract';
import { minutes } from '@evergreen/core/kernel';
import {
  activityResource,
  callPath,
  formFields,
  isTenantScoped,
  isOffered,
  resourceByName,
  resources,
  type Resource,
} from '@evergreen/core/resources';

import { answerTo, callsNaming, callsReferring, untoldCalls, type RowCall } from '../../../../test/row-calls.ts';
import { describeApplication } from '../../../../test/test-application.ts';
import { resourceColumn, resourceTable } from '../../../db/resource-table.ts';
import { sysDataLog } from '../../../db/schema/scoped-tables.ts';

const NEVER = '0'.repeat(32);
const pageSchema = v.object({ total: v.number() });
const rowSchema = v.looseObject({ id: v.string(), version: v.number() });

/** Resources that staff write; log-list.test.ts is about the others. */
const written = resources.filter(({ kind }) => kind !== 'appendOnly');

describeApplication('two tenants', (application) => {
  const inTenant = (tenant: number, token: string) => (options: InjectOptions) =>
    application().call({ ...options, token, headers: { 'tenant-id': String(tenant) } });
  const tenantIdOf = (resource: Resource) => resourceColumn(resource, 'tenantId');
  const labelsOf = async (resource: Resource, tenant: number) =>
    new Set((await rowsOf(resource, tenant)).map((row) => String(Reflect.get(row, resource.labelField))));
  async function rowsOf(resource: Resource, tenant: number) {
    const table = resourceTable(resource);
    return application()
      .database.orm.select()
      .from(table)
      .where(and(eq(tenantIdOf(resource), tenant), eq(table.delFlag, 0)))
      .orderBy(table.id);
  }
  /** An entry of the data log about a row. */
  async function logged(resource: Resource, rowId: string, tenantId: number): Promise<string> {
    const id = rowId.replace(/^./u, 'e');
    await application().database.orm.insert(sysDataLog).values({
      id,
      tenantId,
      resource: resource.name,
      rowId,
      rowVersion: 1,
      createTime: 0,
      createBy: 'admin',
      action: 'edit',
      changes: {},
    });
    return id;
  }

  it('PERM-12 T-02 T-03 a row of another tenant is to every call what never was', { timeout: minutes(5) }, async () => {
    const token = await application().signIn('admin');
    const tried = new Set<string>();
    expect(untoldCalls()).toEqual([]);
    for (const resource of written.filter(isTenantScoped))
      for (const [own, other] of [
        [0, 1001],
        [1001, 0],
      ] as const) {
        const before = await rowsOf(resource, other);
        // A resource without demonstration rows in this tenant has nothing to show.
        if (before.length === 0) continue;
        const id = before[0]?.id ?? '';
        const opened = await inTenant(other, token)({ url: `${callPath(resource)}/queryById?id=${id}` });
        const row = v.parse(rowSchema, opened.envelope.result);
        const logId = await logged(resource, id, other);
        const here = (call: RowCall) => answerTo(application(), { token, tenant: own }, call);
        const never = callsNaming(resource, { ...row, id: NEVER });
        for (const [index, call] of callsNaming(resource, { ...row, logId }).entries()) {
          const { name } = call;
          const answer = await here(call);
          expect([name, answer]).toEqual([name, await here(never[index] ?? call)]);
          // Refused for the row, not for how it was asked.
          expect([name, answer]).not.toEqual([name, expect.stringMatching(/^400/u)]);
          tried.add(name);
        }
        expect(await rowsOf(resource, other)).toEqual(before);
      }
    const untried = written.filter((resource) =>
      callsNaming(resource, { id: NEVER }).some(({ name }) => !tried.has(name)),
    );
    // Rotation charts begin empty.
    expect(untried.filter(isTenantScoped).map(({ name }) => name)).toEqual(['rotationChart', 'rotationChartShop']);
  });

  it('PERM-12 no row refers to one of another tenant: added, changed to it, moved below it or out of a file', async () => {
    const token = await application().signIn('admin');
    const tried: string[] = [];
    for (const resource of written.filter(isTenantScoped))
      for (const [by, field] of formFields(resource)) {
        const other = field.type === 'reference' ? resourceByName(field.resource) : undefined;
        if (other === undefined || !isTenantScoped(other)) continue;
        const [[own], [there], labels] = [
          await rowsOf(resource, 0),
          await rowsOf(other, 1001),
          await labelsOf(other, 0),
        ];
        if (own === undefined || there === undefined) continue;
        const opened = await inTenant(0, token)({ url: `${callPath(resource)}/queryById?id=${own.id}` });
        const row = v.parse(rowSchema, opened.envelope.result);
        const label = String(Reflect.get(there, other.labelField));
        const before = await rowsOf(resource, 0);
        const never = callsReferring(resource, row, { by, id: NEVER, label: NEVER });
        for (const [index, call] of callsReferring(resource, row, { by, id: there.id, label }).entries()) {
          // A file names rows as people do.
          if (labels.has(label) && call.name.includes('import')) continue;
          const here = (one: RowCall) => answerTo(application(), { token, tenant: 0 }, one);
          const answers = [await here(call), await here(never[index] ?? call)];
          expect([call.name, answers[0]?.replaceAll(label, 'ID')]).toEqual([call.name, answers[1]]);
          tried.push(call.name);
        }
        expect(await rowsOf(resource, 0)).toEqual(before);
      }
    expect(new Set(tried).size).toBeGreaterThan(20);
  });

  it('PERM-12 lists, counts, looks up and sums the rows of the tenant of the call alone', async () => {
    const token = await application().signIn('admin');
    for (const resource of written.filter(isTenantScoped))
      for (const tenant of [0, 1001, 1002]) {
        const call = inTenant(tenant, token);
        const own = await rowsOf(resource, tenant);
        const list = await call({ method: 'GET', url: `${callPath(resource)}/list?total=exact&pageSize=1` });
        const choices = await call({ method: 'GET', url: `/sys/dict/loadDict/${resource.name}?pageSize=100` });
        const offered =
          resource.lookup === 'nobody'
            ? []
            : v.parse(v.array(v.object({ value: v.string() })), choices.envelope.result);
        const ids = new Set(own.map(({ id }) => id));
        // Without a search the list of a tree holds its top.
        const { tree } = resource;
        const listed = tree === undefined ? own : own.filter((row) => Reflect.get(row, tree.parent) === null);
        expect([tenant, v.parse(pageSchema, list.envelope.result).total]).toEqual([tenant, listed.length]);
        expect(offered.filter(({ value }) => !ids.has(value))).toEqual([]);
      }
    const sums = async (tenant: number) =>
      (await inTenant(tenant, token)({ method: 'GET', url: `${homeEndpoints.signUps.path}?months=3` })).envelope.result;
    expect(await sums(1002)).toEqual(
      ['2025-11', '2025-12', '2026-01'].map((month) => ({ month, activities: 0, signUps: 0 })),
    );
    expect(await sums(1001)).not.toEqual(await sums(0));
  });

  it('PERM-12 exports the rows of the tenant of the call alone, also where others are selected by their ids', async () => {
    const { app, clock, signIn } = application();
    const token = await signIn('admin');
    const exported = async (resource: Resource, tenant: number, query = '') => {
      // So many files a minute and person.
      clock.advance(minutes(1));
      const url = `/api${callPath(resource)}/exportXls?format=xlsx${query}`;
      const headers = { 'x-access-token': token, 'tenant-id': String(tenant) };
      const { statusCode, rawPayload } = await app.inject({ method: 'GET', url, headers });
      expect([resource.name, statusCode]).toEqual([resource.name, 200]);
      const book = read(rawPayload, { dense: true });
      const lines: readonly unknown[] = book.Sheets[book.SheetNames[0] ?? '']?.['!data'] ?? [];
      return lines.length - 1;
    };
    const found: unknown[] = [];
    const wanted: unknown[] = [];
    for (const resource of written.filter((one) => isTenantScoped(one) && isOffered(one, 'export')))
      for (const [here, there] of [
        [0, 1001],
        [1001, 0],
      ] as const) {
        const [own, foreign] = [await rowsOf(resource, here), await rowsOf(resource, there)];
        found.push([resource.name, here, await exported(resource, here)]);
        wanted.push([resource.name, here, own.length]);
        if (foreign.length === 0) continue;
        const selected = [...own.slice(0, 1), ...foreign.slice(0, 2)].map(({ id }) => id);
        found.push([resource.name, here, await exported(resource, here, `&selections=${selected.join(',')}`)]);
        wanted.push([resource.name, here, Math.min(own.length, 1)]);
      }
    expect(found).toEqual(wanted);
    expect(found.length).toBeGreaterThan(20);
  });

  it('PERM-12 T-04 gives a new row to the tenant and department of its writer, whatever the body says', async () => {
    const { database, signIn } = application();
    const [model] = await rowsOf(activityResource, 0);
    const values = Object.fromEntries(
      formFields(activityResource).map(([key]) => [
        key,
        Object.entries(model ?? {}).find(([name]) => name === key)?.[1],
      ]),
    );
    const owners: unknown[] = [];
    for (const [username, tenant] of [
      ['clerk', 0],
      ['zhangwei', 1001],
      ['admin', 1002],
    ] as const) {
      const call = inTenant(tenant, await signIn(username));
      const added = await call({
        method: 'POST',
        url: '/isps/activity/add',
        payload: { ...values, tenantId: 7, tenant_id: 7, sysOrgCode: 'X' },
      });
      const { id } = v.parse(rowSchema, added.envelope.result);
      const table = resourceTable(activityResource);
      owners.push(
        ...(await database.orm
          .select({
            tenantId: tenantIdOf(activityResource),
            sysOrgCode: resourceColumn(activityResource, 'sysOrgCode'),
          })
          .from(table)
          .where(eq(table.id, id))),
      );
    }
    expect(owners).toEqual([
      { tenantId: 0, sysOrgCode: 'A01A02' },
      { tenantId: 1001, sysOrgCode: 'A01A02' },
      { tenantId: 1002, sysOrgCode: 'A01A01' },
    ]);
  });

  it('reads rows of the platform in every tenant and writes them in tenant 0 alone', async () => {
    const token = await application().signIn('admin');
    const answers: unknown[] = [];
    const totals: unknown[] = [];
    const wanted: unknown[] = [];
    // No database, data rule, deputy or form of staff is known before an administrator adds one.
    // Of the accounts a tenant sees its own alone.
    const ofPlatform = written.filter(
      (one) =>
        !isTenantScoped(one) && !['dataSource', 'dataRule', 'user', 'userAgent', 'onlineForm'].includes(one.name),
    );
    for (const resource of ofPlatform) {
      const table = resourceTable(resource);
      const before = await application().database.orm.select().from(table).orderBy(table.id);
      const [all] = await application().database.orm.select({ total: count() }).from(table).where(eq(table.delFlag, 0));
      const call = inTenant(1001, token);
      const list = await call({ method: 'GET', url: `${callPath(resource)}/list?total=exact` });
      totals.push([resource.name, v.parse(pageSchema, list.envelope.result).total]);
      // Without a search the list of a tree holds its top alone.
      const parent = resource.tree === undefined ? undefined : resourceColumn(resource, resource.tree.parent);
      const [top] =
        parent === undefined
          ? [all]
          : await application().database.orm.select({ total: count() }).from(table).where(isNull(parent));
      wanted.push([resource.name, top?.total]);
      const id = before[0]?.id ?? '';
      const opened = await call({ method: 'GET', url: `${callPath(resource)}/queryById?id=${id}` });
      const row = v.parse(rowSchema, opened.envelope.result);
      const writes = callsNaming(resource, row).filter(
        ({ name, options: { method } }) =>
          name.startsWith(resource.name) && method !== 'GET' && !/(?:reveal|startExport)$/u.test(name),
      );
      for (const { options } of writes) {
        const { status, envelope } = await call(options);
        answers.push([status, envelope.message]);
      }
      expect(await application().database.orm.select().from(table).orderBy(table.id)).toEqual(before);
    }
    expect(totals).toEqual(wanted);
    const refused = [200, '这些数据由平台统一维护，请切换到平台（租户 0）后再修改'];
    expect(answers.filter((answer) => JSON.stringify(answer) !== JSON.stringify(refused))).toEqual(
      ofPlatform.map(() => [200, '与第 1 版相比没有可以恢复的内容']),
    );
  });

  it('AUTH-12 T-02 asks people who belong to tenants to choose one before they reach rows', async () => {
    const { signIn } = application();
    const status = async (username: string, tenant: number) =>
      (await inTenant(tenant, await signIn(username))({ method: 'GET', url: '/isps/activity/list' })).status;
    expect([
      await status('zhangwei', 0),
      await status('zhangwei', 1001),
      await status('clerk', 0),
      await status('clerk', 1001),
      await status('admin', 0),
      await status('admin', 1001),
      await status('admin', 1009),
    ]).toEqual([403, 200, 200, 403, 200, 200, 403]);
  });

  it('R-03 does not replay an answer of one tenant in another', async () => {
    const token = await application().signIn('admin');
    const [row] = await rowsOf(activityResource, 0);
    const write = (tenant: number) =>
      application().call({
        method: 'PUT',
        url: '/isps/activity/cancel',
        token,
        payload: { rows: [{ id: row?.id ?? '' }], asked: {} },
        headers: { 'tenant-id': String(tenant), 'idempotency-key': 'one' },
      });
    await application().database.orm.execute(sql`update activity set status = '0'`);
    expect([(await write(0)).status, (await write(1001)).status]).toEqual([200, 422]);
  });
});
