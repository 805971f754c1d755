import { createHash } from 'node:crypto';

import { expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';

import { activityTypeResource } from '@evergreen/core/resources';
import { minutes } from '@evergreen/core/kernel';

import { describeApplicationOnBothEngines, PASSWORD } from '../../../../test/test-application.ts';
import { resourceTable } from '../../../db/resource-table.ts';
import { sysIdempotency } from '../../../db/schema/index.ts';

const chess = { name: '棋牌', code: 'CHESS', sort: 1, status: '1', remark: null };
const url = '/isps/activityType/add';

describeApplicationOnBothEngines('writes with an idempotency key', (application) => {
  const as = async (username: string) => {
    const { call, signIn } = application();
    const token = await signIn(username);
    return (key: string, payload: object, to = url) =>
      call({ method: to === url ? 'POST' : 'PUT', url: to, token, payload, headers: { 'idempotency-key': key } });
  };
  const countChess = async () => {
    const [row] = await application()
      .database.orm.select({ count: sql<number>`count(*)::int` })
      .from(resourceTable(activityTypeResource))
      .where(sql`name = '棋牌'`);
    return row?.count;
  };

  it('answers a repeated write as the first time, without doing it again', async () => {
    const write = await as('admin');
    const first = await write('k-1', chess);
    const again = await write('k-1', chess);
    expect(first.envelope.message).toBe('添加成功！');
    expect([again.status, again.envelope, again.headers['idempotency-replayed']]).toEqual([
      200,
      first.envelope,
      'true',
    ]);
    expect([first.headers['idempotency-replayed'], again.headers['content-type'], await countChess()]).toEqual([
      undefined,
      'application/json; charset=utf-8',
      1,
    ]);
    const { id } = v.parse(v.object({ id: v.string() }), first.envelope.result);
    const edited = await write('k-2', { ...chess, id, sort: 7 }, '/isps/activityType/edit');
    expect((await write('k-2', { ...chess, id, sort: 7 }, '/isps/activityType/edit')).envelope).toEqual(
      edited.envelope,
    );
    const [row] = await application()
      .database.orm.select()
      .from(resourceTable(activityTypeResource))
      .where(sql`name = '棋牌'`);
    expect(row?.version).toBe(2);
  });

  it('does twenty writes at once with one key exactly once', async () => {
    const write = await as('admin');
    const answers = await Promise.all(Array.from({ length: 20 }, () => write('k-1', chess)));
    expect(await countChess()).toBe(1);
    const outcomes = new Set(answers.map(({ status, envelope }) => `${status} ${envelope.message}`));
    expect([...outcomes].filter((outcome) => outcome !== '409 相同的请求正在处理中，请稍后查看结果')).toEqual([
      '200 添加成功！',
    ]);
    expect((await write('k-1', chess)).envelope.message).toBe('添加成功！');
  });

  it('refuses a key that came with another body, call or address', async () => {
    const write = await as('admin');
    await write('k-1', chess);
    const refused = {
      success: false,
      message: '本次提交的编号（Idempotency-Key）已用于另一次内容不同的提交，因此没有处理；请刷新页面后重新提交',
      code: 422,
      result: null,
    };
    expect((await write('k-1', { ...chess, name: '麻将' })).envelope).toEqual(refused);
    expect((await write('k-1', { ...chess, id: 'x' }, '/isps/activityType/edit')).envelope).toEqual(refused);
  });

  it('R-03 tells two secret bodies apart by a keyed hash, and stores nothing that a password could be guessed at', async () => {
    const { call, database, signIn } = application();
    const token = await signIn('clerk');
    const changed = 'Changed-Horse-10';
    const body = { username: 'clerk', oldpassword: PASSWORD, password: changed, confirmpassword: changed };
    const change = (payload: object) =>
      call({ method: 'PUT', url: '/sys/user/updatePassword', token, payload, headers: { 'idempotency-key': 'k-1' } });
    const first = await change(body);
    const again = await change(body);
    const other = await change({ ...body, password: 'Other-Horse-11', confirmpassword: 'Other-Horse-11' });
    expect([first.envelope.success, again.envelope, again.headers['idempotency-replayed'], other.status]).toEqual([
      true,
      first.envelope,
      'true',
      422,
    ]);
    expect(
      (await call({ method: 'POST', url: '/sys/login', payload: { username: 'clerk', password: changed } })).envelope
        .success,
    ).toBe(true);
    const [row] = await database.orm.select().from(sysIdempotency);
    const plain = createHash('sha256')
      .update(JSON.stringify(['PUT', '/api/sys/user/updatePassword', body]))
      .digest('hex');
    expect([row?.fingerprint.length, row?.fingerprint === plain]).toEqual([64, false]);
  });

  it('R-03 checks a password anew every time, whatever was answered under its key', async () => {
    const { call, database, signIn } = application();
    const token = await signIn('clerk');
    const verify = async (password: string) => {
      const { status, envelope } = await call({
        method: 'POST',
        url: '/sys/user/verifyPassword',
        token,
        payload: { password },
        headers: { 'idempotency-key': 'k-1' },
      });
      return [status, envelope.success, envelope.message];
    };
    const answers = [await verify(PASSWORD), await verify('wrong'), await verify(PASSWORD)];
    expect(answers).toEqual([
      [200, true, '操作成功！'],
      [200, false, '密码不正确，请重新输入'],
      [200, true, '操作成功！'],
    ]);
    expect(await database.orm.select().from(sysIdempotency)).toEqual([]);
  });

  it('keeps the keys of two people apart', async () => {
    const [first, second] = [await as('admin'), await as('clerk')];
    await first('k-1', chess);
    const body = { title: '' };
    expect((await second('k-1', body, '/isps/activity/edit')).status).toBe(400);
    expect((await second('k-1', chess)).status).toBe(403);
  });

  it('does not keep a failure: mended or repeated, the same key may try again', async () => {
    const write = await as('admin');
    const taken = await write('k-1', { ...chess, code: 'ART' });
    expect(taken.envelope.message).toBe('类型编码“ART”已存在，请换一个');
    expect((await write('k-1', chess)).envelope.message).toBe('添加成功！');
    expect(await countChess()).toBe(1);
  });

  it('says that a write still runs, and takes over one whose server died', async () => {
    const { clock, database } = application();
    const write = await as('admin');
    await write('k-1', chess);
    await database.orm.execute(sql`delete from activity_type where name = '棋牌'`);
    await database.orm.update(sysIdempotency).set({ status: null, answer: null });
    const running = await write('k-1', chess);
    expect([running.status, running.envelope.message, await countChess()]).toEqual([
      409,
      '相同的请求正在处理中，请稍后查看结果',
      0,
    ]);
    clock.advance(minutes(2));
    expect((await write('k-1', { ...chess, sort: 2 })).status).toBe(422);
    expect((await write('k-1', chess)).envelope.message).toBe('添加成功！');
    expect(await countChess()).toBe(1);
  });

  it('forgets an answer after a day', async () => {
    const { clock, database } = application();
    const write = await as('admin');
    await write('k-1', chess);
    clock.advance(minutes(24 * 60) - 1);
    expect((await write('k-1', chess)).headers['idempotency-replayed']).toBe('true');
    clock.advance(1);
    expect((await write('k-1', chess)).envelope.message).toBe('类型名称“棋牌”已存在，请换一个');
    expect(await database.orm.select().from(sysIdempotency)).toEqual([]);
  });

  it('refuses a key that is no key, before anything is done', async () => {
    const write = await as('admin');
    for (const key of ['', ' ', 'x'.repeat(129), 'ключ'])
      expect([key, (await write(key, chess)).status]).toEqual([key, 400]);
    expect(await countChess()).toBe(0);
  });

  it('undoes the work when its answer cannot be kept', async () => {
    const { database, log } = application();
    const write = await as('admin');
    await database.orm.execute(
      sql`create or replace function refuse() returns trigger as $$ begin raise exception 'no'; end $$ language plpgsql`,
    );
    await database.orm.execute(
      sql`create trigger refuse before update on sys_idempotency for each row execute function refuse()`,
    );
    const failed = await write('k-1', chess);
    await database.orm.execute(sql`drop trigger refuse on sys_idempotency`);
    expect([failed.status, await countChess(), log.length]).toEqual([500, 0, 1]);
    expect((await write('k-1', chess)).envelope.message).toBe('添加成功！');
  });
});
