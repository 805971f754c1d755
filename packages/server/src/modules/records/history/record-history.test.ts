import { and, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import {
  activityResource,
  activityTypeResource,
  resourceEndpoints,
  resourceRowSchema,
} from '@evergreen/core/resources';

import { describeApplicationOnBothEngines, type Answer } from '../../../../test/test-application.ts';
import { sysRolePermission } from '../../../db/schema/index.ts';
import { sysDataLog, sysUser } from '../../../db/schema/scoped-tables.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';

const endpoints = resourceEndpoints(activityTypeResource);
const chess = { name: '棋牌', code: 'CHESS', sort: 5, status: '1', remark: null };
const failure = (message: string) => ({ success: false, message, code: 500, result: null });
const missing = { success: false, message: '未找到对应的数据，它可能已被删除，请刷新后重试', code: 404, result: null };
const rowIn = (answer: Answer) => v.parse(resourceRowSchema(activityTypeResource), answer.envelope.result);
const historyIn = (answer: Answer) => v.parse(endpoints.history.answer, answer.envelope.result);

describeApplicationOnBothEngines('the history of records', (application) => {
  const as = async (username: string) => {
    const token = await application().signIn(username);
    const { call } = application();
    const url = (name: string) => `/isps/activityType/${name}`;
    const put = (name: string, payload: object) => call({ method: 'PUT', url: url(name), token, payload });
    return {
      token,
      add: (payload: object) => call({ method: 'POST', url: url('add'), token, payload }),
      edit: (payload: object) => put('edit', payload),
      remove: (id: string) => call({ method: 'DELETE', url: url(`delete?id=${id}`), token }),
      restore: (id: string, version: number, to: number) => put('restore', { id, version, to }),
      history: (id: string, query = '', language = 'zh-CN') =>
        call({ method: 'GET', url: url(`history?id=${id}${query}`), token, headers: { 'accept-language': language } }),
    };
  };

  it('keeps every write of a row with what it changed, by whom and when, newest first', async () => {
    const { clock, call } = application();
    const administrator = await as('admin');
    const { id } = rowIn(await administrator.add(chess));
    clock.advance(60_000);
    await administrator.edit({ ...chess, id, name: '棋类', sort: 6 });
    clock.advance(60_000);
    await administrator.edit({ ...chess, id, name: '棋类', sort: 6, status: '0' });
    const entry = { by: 'admin', byName: '管理员', cause: null };
    expect(historyIn(await administrator.history(id))).toEqual({
      entries: [
        { ...entry, version: 3, at: '2026-01-15 09:02:00', action: 'edit', changes: { status: ['1', '0'] } },
        {
          ...entry,
          version: 2,
          at: '2026-01-15 09:01:00',
          action: 'edit',
          changes: { name: ['棋牌', '棋类'], sort: [5, 6] },
        },
        {
          ...entry,
          version: 1,
          at: '2026-01-15 09:00:00',
          action: 'add',
          changes: { name: [null, '棋牌'], code: [null, 'CHESS'], sort: [null, 5], status: [null, '1'] },
        },
      ],
      hasMore: false,
      texts: { status: { '0': '无效', '1': '有效' } },
      withdrawn: {},
    });
    const english = historyIn(await administrator.history(id, '&limit=1', 'en'));
    expect([english.hasMore, english.entries.length, english.texts]).toEqual([
      true,
      1,
      { status: { '0': 'Invalid', '1': 'Valid' } },
    ]);
    expect((await administrator.remove(id)).envelope.success).toBe(true);
    expect((await administrator.history(id)).envelope).toEqual(missing);
    const [deleted] = await application()
      .database.orm.select()
      .from(sysDataLog)
      .where(and(eq(sysDataLog.rowId, id), eq(sysDataLog.action, 'delete')));
    expect([deleted?.rowVersion, deleted?.changes]).toEqual([
      4,
      { name: ['棋类', null], code: ['CHESS', null], sort: [6, null], status: ['0', null] },
    ]);
    expect((await call({ method: 'GET', url: '/isps/activityType/history', token: administrator.token })).status).toBe(
      400,
    );
  });

  it('keeps one entry for each row that an action moved, under the name of the action', async () => {
    const { call } = application();
    const { token } = await as('clerk');
    const list = await call({ method: 'GET', url: '/isps/activity/list?status=0&auditStatus=1&pageSize=2', token });
    const { records } = v.parse(resourceEndpoints(activityResource).list.answer, list.envelope.result);
    const rows = records.map(({ id, version = 1 }) => ({ id, version }));
    await call({ method: 'PUT', url: '/isps/activity/publish', token, payload: { rows } });
    for (const { id, version } of rows) {
      const answer = await call({ method: 'GET', url: `/isps/activity/history?id=${id}`, token });
      const { entries, texts } = v.parse(resourceEndpoints(activityResource).history.answer, answer.envelope.result);
      expect([entries.map((entry) => [entry.version, entry.action, entry.changes['status']]), texts['status']]).toEqual(
        [[[version + 1, 'publish', ['0', '1']]], { '0': '草稿', '1': '报名中' }],
      );
    }
  });

  it('loses the entry with the write that is refused', async () => {
    const administrator = await as('admin');
    const { id } = rowIn(await administrator.add(chess));
    expect((await administrator.edit({ ...chess, id, name: '文艺演出' })).envelope.success).toBe(false);
    expect(historyIn(await administrator.history(id)).entries.map(({ version }) => version)).toEqual([1]);
  });

  it('API-09 keeps every change with its difference, and goes back to a version by an edit that is in the history itself', async () => {
    const administrator = await as('admin');
    const { id } = rowIn(await administrator.add(chess));
    await administrator.edit({ ...chess, id, name: '棋类', sort: 6 });
    await administrator.edit({ ...chess, id, name: '棋类', sort: 7, remark: '象棋' });
    const answer = await administrator.restore(id, 3, 1);
    expect([answer.envelope.message, answer.envelope.result]).toEqual([
      '已恢复到第 1 版！',
      { row: expect.objectContaining({ ...chess, id, version: 4, updateBy: 'admin' }), leftOut: [] },
    ]);
    const [latest] = historyIn(await administrator.history(id)).entries;
    expect(latest).toMatchObject({
      version: 4,
      action: 'restore',
      cause: '1',
      changes: { name: ['棋类', '棋牌'], sort: [7, 5], remark: ['象棋', null] },
    });
    expect((await administrator.restore(id, 4, 1)).envelope).toEqual(failure('与第 1 版相比没有可以恢复的内容'));
    expect((await administrator.restore(id, 4, 3)).envelope.success).toBe(true);
    expect(historyIn(await administrator.history(id)).entries.map(({ version }) => version)).toEqual([5, 4, 3, 2, 1]);
  });

  it('refuses to restore by the rules of an edit: overtaken, taken, missing, beyond the history', async () => {
    const administrator = await as('admin');
    const { id } = rowIn(await administrator.add(chess));
    await administrator.edit({ ...chess, id, name: '棋类', code: 'BOARD' });
    expect([
      (await administrator.restore(id, 1, 1)).envelope.message,
      (await administrator.restore('never-was', 1, 1)).envelope,
      (await administrator.restore(id, 2, 9)).envelope.message,
    ]).toEqual(['这条数据刚刚被他人修改过，请核对后再保存', missing, '与第 9 版相比没有可以恢复的内容']);
    await administrator.add({ ...chess, code: 'CARDS' });
    expect((await administrator.restore(id, 2, 1)).envelope).toEqual(failure('类型名称“棋牌”已存在，请换一个'));
    await application()
      .database.orm.delete(sysDataLog)
      .where(and(eq(sysDataLog.rowId, id), eq(sysDataLog.rowVersion, 2)));
    expect((await administrator.restore(id, 2, 1)).envelope).toEqual(
      failure('修改记录不完整，无法恢复到第 1 版，请选择较新的版本'),
    );
  });

  it('leaves out choices that are gone and fields that are gone, and says which', async () => {
    const { database } = application();
    const administrator = await as('admin');
    const { id } = rowIn(await administrator.add(chess));
    await administrator.edit({ ...chess, id, name: '棋类', status: '0' });
    await database.orm.execute(
      sql`update sys_dict_item set status = '0' where id = ${seedIdentifier('dictItem', 'valid_status\n1')}`,
    );
    await database.orm
      .update(sysDataLog)
      .set({ changes: { name: ['棋牌', '棋类'], status: ['1', '0'], colour: ['red', 'blue'] } })
      .where(and(eq(sysDataLog.rowId, id), eq(sysDataLog.rowVersion, 2)));
    const { entries, withdrawn } = historyIn(await administrator.history(id));
    expect([entries.map(({ changes }) => Object.keys(changes)), withdrawn]).toEqual([
      [
        ['name', 'status'],
        ['name', 'code', 'sort', 'status'],
      ],
      { status: ['1'] },
    ]);
    const answer = await administrator.restore(id, 2, 1);
    expect(answer.envelope.result).toEqual({
      row: expect.objectContaining({ name: '棋牌', status: '0' }),
      leftOut: ['status', 'colour'],
    });
  });

  it('is read and gone back to only by holders of its permission', async () => {
    const { call, database } = application();
    const clerk = await as('clerk');
    const list = await call({ method: 'GET', url: '/isps/activity/list?pageSize=1', token: clerk.token });
    const [row] = v.parse(resourceEndpoints(activityResource).list.answer, list.envelope.result).records;
    await database.orm
      .delete(sysRolePermission)
      .where(eq(sysRolePermission.permissionId, seedIdentifier('permission', 'activity:history')));
    const statuses = [
      await call({ method: 'GET', url: `/isps/activity/history?id=${row?.id}`, token: clerk.token }),
      await call({
        method: 'PUT',
        url: '/isps/activity/restore',
        token: clerk.token,
        payload: { id: row?.id, version: 1, to: 1 },
      }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([403, 403]);
  });

  it('names who wrote by the real name, and by the account when that is gone', async () => {
    const administrator = await as('admin');
    const { id } = rowIn(await administrator.add(chess));
    await application().database.orm.update(sysUser).set({ realname: '' }).where(eq(sysUser.username, 'admin'));
    expect(historyIn(await administrator.history(id)).entries.map(({ by, byName }) => [by, byName])).toEqual([
      ['admin', null],
    ]);
  });
});
