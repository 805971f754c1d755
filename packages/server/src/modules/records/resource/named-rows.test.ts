import { and, asc, eq, ne, sql, type SQL } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import { activityResource } from '@evergreen/core/resources';

import { describeApplication } from '../../../../test/test-application.ts';
import { resourceColumn, resourceTable } from '../../../db/resource-table.ts';
import { sysRoleDataRule } from '../../../db/schema/index.ts';
import { sysPermissionDataRule } from '../../../db/schema/scoped-tables.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';

const pageSchema = v.object({ total: v.number(), records: v.array(v.object({ id: v.string() })) });
const NEVER = '0'.repeat(32);

describeApplication('a list of named rows', (application) => {
  const table = resourceTable(activityResource);
  const column = (key: string) => resourceColumn(activityResource, key);
  const idsIn = async (tenant: number, condition?: SQL) =>
    (
      await application()
        .database.orm.select({ id: table.id })
        .from(table)
        .where(and(eq(column('tenantId'), tenant), condition))
        .orderBy(asc(table.id))
        .limit(3)
    ).map(({ id }) => id);
  const listAs = async (username: string, path: string) => {
    const { call, signIn } = application();
    const token = await signIn(username);
    return async (query: string) => {
      const { status, envelope } = await call({ method: 'GET', url: `${path}?column=createTime&${query}`, token });
      if (status !== 200) return status;
      const { total, records } = v.parse(pageSchema, envelope.result);
      return { total, ids: records.map(({ id }) => id).toSorted() };
    };
  };
  const found = (...ids: readonly string[]) => ({ total: ids.length, ids: ids.toSorted() });

  it('holds those that are there, each once, and what else is asked for holds too', async () => {
    const { orm } = application().database;
    const [one = '', other = '', deleted = ''] = await idsIn(0);
    await orm.update(table).set({ delFlag: 1 }).where(eq(table.id, deleted));
    await orm.execute(sql`update activity set title = '唯一的名字' where id = ${other}`);
    const list = await listAs('clerk', '/isps/activity/list');
    const bin = await listAs('admin', '/isps/activity/recycleBin');
    expect([
      await list(`id=${one},${other},${one},${deleted},${NEVER},`),
      await list(`id=${one},${other}&title=${encodeURIComponent('唯一')}`),
      await list(`id=${NEVER}`),
      await bin(`id=${one},${deleted}`),
      await list(`id=${Array.from({ length: 201 }, (_, index) => `r${index}`).join(',')}`),
    ]).toEqual([found(one, other), found(other), found(), found(deleted), 400]);
  });

  it('PERM-11 PERM-12 T-03 holds no row of another tenant or outside the data rules of the reader', async () => {
    const { orm } = application().database;
    const [own = ''] = await idsIn(0, eq(column('createBy'), 'clerk'));
    const [colleague = ''] = await idsIn(0, ne(column('createBy'), 'clerk'));
    const [foreign = ''] = await idsIn(1001);
    const list = await listAs('clerk', '/isps/activity/list');
    const asked = `id=${own},${colleague},${foreign}`;
    const before = await list(asked);
    await orm.insert(sysPermissionDataRule).values({
      id: 'ofWriter',
      resource: 'activity',
      ruleName: 'ofWriter',
      ruleCondition: { field: 'createBy', rule: 'eq', value: { of: 'username' } },
      createTime: 0,
    });
    await orm.insert(sysRoleDataRule).values({ roleId: seedIdentifier('role', 'activity_clerk'), ruleId: 'ofWriter' });
    expect([foreign.length, before, await list(asked)]).toEqual([32, found(own, colleague), found(own)]);
  });

  it('finds rows of a tree at every level', async () => {
    const [top, below] = ['A01', 'A04A02A02'].map((code) => seedIdentifier('category', `0\n${code}`));
    const list = await listAs('admin', '/sys/category/list');
    expect(await list(`id=${top},${below}`)).toEqual(found(top ?? '', below ?? ''));
  });
});
