import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import { logContentWords } from '@evergreen/core/contract';

import { describeApplicationOnBothEngines } from '../../../../test/test-application.ts';
import { sysLog } from '../../../db/schema/scoped-tables.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';

const chess = { name: '棋牌', code: 'CHESS', sort: 5, status: '1', remark: '密码 Secret-9' };

describeApplicationOnBothEngines('the operation log', (application) => {
  const operations = async () => {
    const rows = await application().database.orm.select().from(sysLog).where(eq(sysLog.logType, 2)).orderBy(sysLog.id);
    return rows.map(({ event, method, path, rowIds, outcome, costTime, username }) => [
      username,
      event,
      method,
      path,
      rowIds,
      outcome,
      costTime,
    ]);
  };

  it('notes every writing call, done or refused, with its rows and never with its content', async () => {
    const { call, database, signIn } = application();
    const token = await signIn('admin');
    const clerk = await signIn('clerk');
    const base = '/isps/activityType';
    const added = await call({ method: 'POST', url: `${base}/add`, token, payload: chess });
    const { id } = v.parse(v.object({ id: v.string() }), added.envelope.result);
    await call({ method: 'PUT', url: `${base}/edit`, token, payload: { ...chess, id, name: '文艺演出' } });
    await call({ method: 'PUT', url: `${base}/edit`, token, payload: { ...chess, id, sort: 'x' } });
    await call({ method: 'DELETE', url: `${base}/delete?id=${id}`, token: clerk });
    await call({ method: 'DELETE', url: `${base}/deleteBatch?ids=${id},never-was`, token });
    await call({ method: 'GET', url: '/sys/dict/refleshCache', token });
    await call({ method: 'GET', url: `${base}/list`, token });
    await call({ method: 'PUT', url: `${base}/edit`, payload: { ...chess, id } });
    expect(await operations()).toEqual([
      ['admin', 'activityType.add', 'POST', `${base}/add`, id, 'done', 0],
      ['admin', 'activityType.edit', 'PUT', `${base}/edit`, id, 'business', 0],
      ['admin', 'activityType.edit', 'PUT', `${base}/edit`, id, 'invalid', 0],
      ['clerk', 'activityType.delete', 'DELETE', `${base}/delete`, id, 'forbidden', 0],
      ['admin', 'activityType.deleteBatch', 'DELETE', `${base}/deleteBatch`, `${id},never-was`, 'business', 0],
      ['admin', 'dictionary.refleshCache', 'GET', '/sys/dict/refleshCache', '', 'done', 0],
    ]);
    const [row] = await database.orm.select().from(sysLog).where(eq(sysLog.event, 'activityType.add'));
    expect(row).toMatchObject({ userid: seedIdentifier('user', 'admin'), operateType: 2, logContent: '' });
    expect(JSON.stringify(await database.orm.select().from(sysLog))).not.toContain('Secret-9');
  });

  it('LOG-01 names the record of every entry as it was called then, also of a refused call and of one that is gone', async () => {
    const { call, database, signIn } = application();
    const token = await signIn('admin');
    const base = '/isps/activityType';
    const added = await call({ method: 'POST', url: `${base}/add`, token, payload: chess });
    const { id } = v.parse(v.object({ id: v.string() }), added.envelope.result);
    const [clerk, role] = [seedIdentifier('user', 'clerk'), seedIdentifier('role', 'supervisor')];
    await call({ method: 'PUT', url: `${base}/edit`, token, payload: { id, name: '围棋' } });
    await call({ method: 'PUT', url: `${base}/edit`, token, payload: { id, sort: 'x' } });
    await call({ method: 'DELETE', url: `${base}/delete?id=${id}`, token });
    await call({ method: 'PUT', url: `${base}/deleteRecycleBin`, token, payload: { rows: [{ id }] } });
    const password = 'Fresh#2026';
    const reset = { username: 'clerk', password, confirmPassword: password };
    await call({ method: 'PUT', url: '/sys/user/changePassword', token, payload: reset });
    await call({
      method: 'POST',
      url: '/sys/user/addSysUserRole',
      token,
      payload: { roleId: role, userIdList: [clerk] },
    });
    await call({ method: 'PUT', url: '/sys/user/frozenBatch', token, payload: { ids: `${clerk},none`, status: '2' } });
    const rows = await database.orm.select().from(sysLog).where(eq(sysLog.logType, 2)).orderBy(sysLog.id);
    expect(rows.map((row) => [row.event, row.objectName, row.objectResource, row.objectId, row.outcome])).toEqual([
      ['activityType.add', '棋牌', 'activityType', id, 'done'],
      ['activityType.edit', '围棋', 'activityType', id, 'done'],
      ['activityType.edit', '围棋', 'activityType', id, 'invalid'],
      ['activityType.delete', '围棋', 'activityType', id, 'done'],
      ['activityTypeBin.deleteRecycleBin', '围棋', 'activityType', id, 'done'],
      ['accountAdministration.changePassword', '王秀兰', 'user', clerk, 'done'],
      ['member.addToRole', '监管人员', 'role', role, 'done'],
      ['accountAdministration.frozenBatch', '王秀兰', 'user', null, 'missing'],
    ]);
    const [line] = await database.orm.select().from(sysLog).where(eq(sysLog.event, 'password.reset'));
    expect(logContentWords(line?.logContent ?? '')['zh-CN']).toBe('管理员（admin）重设了 王秀兰 的密码');
    expect(JSON.stringify(rows)).not.toContain(password);
  });

  it('notes a call once, however often it is repeated under its key', async () => {
    const { call, signIn } = application();
    const token = await signIn('admin');
    for (let turn = 0; turn < 3; turn += 1)
      await call({
        method: 'POST',
        url: '/isps/activityType/add',
        token,
        payload: chess,
        headers: { 'idempotency-key': 'once' },
      });
    expect((await operations()).length).toBe(1);
  });

  it('notes a password change without the password', async () => {
    const { call, database, signIn } = application();
    const token = await signIn('clerk');
    const payload = { oldpassword: 'Wrong-Horse-1', password: 'Secret-Horse-2', confirmpassword: 'Secret-Horse-2' };
    await call({ method: 'PUT', url: '/sys/user/updatePassword', token, payload: { username: 'clerk', ...payload } });
    const rows = await database.orm.select().from(sysLog).where(eq(sysLog.logType, 2));
    expect(rows.length).toBe(1);
    expect(JSON.stringify(rows)).not.toContain('Horse');
  });
});
