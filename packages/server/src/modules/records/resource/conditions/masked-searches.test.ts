import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import { logContentWords } from '@evergreen/core/contract';
import { localized, minutes } from '@evergreen/core/kernel';
import { retireeResource } from '@evergreen/core/resources';

import { describeApplicationOnBothEngines } from '../../../../../test/test-application.ts';
import { resourceColumn, resourceTable } from '../../../../db/resource-table.ts';
import { sysRolePermission } from '../../../../db/schema/index.ts';
import { sysLog } from '../../../../db/schema/scoped-tables.ts';
import { seedIdentifier } from '../../../../db/seed/seed-random.ts';

const pageSchema = v.object({ records: v.array(v.looseObject({ id: v.string(), phone: v.nullable(v.string()) })) });
const LIST = '/isps/retiree/list';
/** What the log says of a search by a whole identity number. */
const words = localized(
  `按完整值查找：退休人员 › ${retireeResource.fields.idCard.label['zh-CN']}`,
  `Searched by a whole value: Retirees › ${retireeResource.fields.idCard.label['en-US']}`,
);
const phoneOf = (index: number) => `154999${String(10_000 + index)}`;

describeApplicationOnBothEngines('searches by masked values', (application) => {
  const table = resourceTable(retireeResource);
  const column = (key: string) => resourceColumn(retireeResource, key);
  const orm = () => application().database.orm;
  const signedIn = async (username: string) => {
    const { call, signIn } = application();
    const token = await signIn(username);
    return (url: string) => call({ method: 'GET', url, token });
  };
  const people = async () =>
    orm()
      .select({ id: table.id, phone: column('phone') })
      .from(table)
      .where(eq(column('tenantId'), 0))
      .orderBy(table.id)
      .limit(2);
  const superQuery = (...conditions: readonly object[]) =>
    `superQueryMatchType=and&superQueryParams=${encodeURIComponent(JSON.stringify(conditions))}`;
  const give = async (...codes: readonly string[]) =>
    orm()
      .insert(sysRolePermission)
      .values(
        codes.map((code) => ({
          roleId: seedIdentifier('role', 'supervisor'),
          permissionId: seedIdentifier('permission', code),
        })),
      )
      .onConflictDoNothing();

  it('LIST-26 find by the digits that a mask shows: in the search field, in the advanced query, and no others', async () => {
    const [one, other] = await people();
    await orm().execute(sql`update retiree set phone = ${'15499902303'} where id = ${one?.id}`);
    // Too short for its mask to show anything.
    await orm().execute(sql`update retiree set phone = ${'9902303'} where id = ${other?.id}`);
    const get = await signedIn('supervisor');
    const found = async (query: string) => {
      const { envelope } = await get(`${LIST}?column=createTime&pageSize=100&${query}`);
      if (!envelope.success) return envelope.message;
      const { records } = v.parse(pageSchema, envelope.result);
      return records.some(({ id }) => id === other?.id)
        ? 'hidden'
        : records.filter(({ id }) => id === one?.id).map(({ phone }) => phone);
    };
    const ending = (value: string) => superQuery({ field: 'phone', rule: 'left_like', val: value });
    expect([
      await found('phone=2303'),
      await found('phone=303'),
      await found('phone=2304'),
      await found(ending('2303')),
      await found(ending('02303')),
      await found('idCard=0015'),
    ]).toEqual([
      ['154****2303'],
      ['154****2303'],
      [],
      ['154****2303'],
      '“手机号码”只能按末 4 位查找，请填写末 4 位或更少',
      [],
    ]);
    // The last one asked for a whole number: it is longer than what its mask shows.
    expect(await logged()).toEqual([
      { username: 'supervisor', content: { resource: 'retiree', field: 'idCard' }, words },
    ]);
  });

  async function logged() {
    const rows = await orm()
      .select({ username: sysLog.username, content: sysLog.logContent, type: sysLog.logType })
      .from(sysLog)
      .where(eq(sysLog.event, 'maskedField.searched'));
    return rows.map(({ username, content }) => {
      const { masked: _masked, ...named } = v.parse(v.record(v.string(), v.unknown()), JSON.parse(content));
      return { username, content: named, words: logContentWords(content) };
    });
  }

  it('SAFE-03 T-28 counts and logs whole values, twenty an hour and person, whichever call asks; who may reveal them asks freely', async () => {
    await give('retiree:export', 'user:list');
    const { clock } = application();
    const token = await application().signIn('supervisor');
    const get = (url: string) => application().call({ method: 'GET', url, token });
    const statuses: Record<string, unknown> = {};
    const ask = async (name: string, url: string) => {
      const headers = { 'x-access-token': token };
      statuses[name] = (await application().app.inject({ method: 'GET', url: `/api${url}`, headers })).statusCode;
    };
    for (let index = 0; index < 16; index += 1) await ask('list', `${LIST}?phone=${phoneOf(index)}`);
    // Pages, refreshes and files of the same search are no new question.
    for (let page = 1; page < 5; page += 1)
      await ask('again', `${LIST}?phone=${phoneOf(3)}&pageNo=1&pageSize=${page * 10}`);
    await ask('sameFile', `/isps/retiree/exportXls?phone=${phoneOf(3)}`);
    await ask('identity', `${LIST}?idCard=420199195003120015`);
    await ask('query', `${LIST}?${superQuery({ field: 'phone', rule: 'eq', val: phoneOf(17) })}`);
    await ask('named', `${LIST}?id=${'0'.repeat(32)}&phone=${phoneOf(18)}`);
    await ask('taken', `/sys/duplicate/check?tableName=sys_user&fieldName=phone&fieldVal=${phoneOf(19)}`);
    expect(statuses).toEqual({
      list: 200,
      again: 200,
      sameFile: 200,
      identity: 200,
      query: 200,
      named: 200,
      taken: 200,
    });

    const refused = await get(`${LIST}?phone=${phoneOf(30)}`);
    expect([refused.status, refused.envelope.message, refused.headers['retry-after']]).toEqual([
      429,
      '按完整的“手机号码”查找，每小时最多 20 次，请 60 分钟后再试，或按末几位、姓名查找',
      '3600',
    ]);
    const others: Record<string, number> = {};
    for (const [name, url] of Object.entries({
      query: `${LIST}?${superQuery({ field: 'phone', rule: 'eq', val: phoneOf(31) })}`,
      file: `/isps/retiree/exportXls?phone=${phoneOf(32)}`,
      certification: `/isps/certification/list?phone=${phoneOf(33)}`,
      free: `/sys/user/checkOnlyUser?phone=${phoneOf(34)}`,
      duplicate: `/sys/duplicate/check?tableName=sys_user&fieldName=phone&fieldVal=${phoneOf(35)}`,
      known: `${LIST}?phone=${phoneOf(3)}`,
      tail: `${LIST}?phone=2303`,
    }))
      others[name] = (await get(url)).status;
    expect(others).toEqual({
      query: 429,
      file: 429,
      certification: 200,
      free: 429,
      duplicate: 429,
      known: 200,
      tail: 200,
    });

    const lines = await logged();
    expect(lines).toHaveLength(20);
    expect(lines).toContainEqual({ username: 'supervisor', content: { resource: 'retiree', field: 'idCard' }, words });
    expect(JSON.stringify(lines)).not.toContain('154999');
    const admin = await signedIn('admin');
    for (let index = 40; index < 62; index += 1)
      expect((await admin(`${LIST}?phone=${phoneOf(index)}`)).status).toBe(200);
    expect(await logged()).toHaveLength(20);
    clock.advance(minutes(61));
    const later = await signedIn('supervisor');
    expect((await later(`${LIST}?phone=${phoneOf(30)}`)).status).toBe(200);
  });
});
