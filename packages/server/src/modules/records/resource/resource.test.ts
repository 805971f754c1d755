import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import {
  activityResource,
  activityTypeResource,
  resourceEndpoints,
  resourceRowSchema,
  type ResourceRow,
} from '@evergreen/core/resources';

import { describeApplicationOnBothEngines, type Answer } from '../../../../test/test-application.ts';
import { resourceTable } from '../../../db/resource-table.ts';
import { sysUserRole } from '../../../db/schema/index.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';

const art = seedIdentifier('activityType', 'ART');
const missing = { success: false, message: '未找到对应的数据，它可能已被删除，请刷新后重试', code: 404, result: null };

/** An activity that may be saved. */
const walk = {
  title: '滨江健步走',
  typeId: art,
  targetGroup: '3',
  organizerName: '南浦区退休人员服务站',
  contact: '张伟',
  contactPhone: '13800001234',
  address: '滨江绿道起点',
  signUpStart: '2026-01-20 09:00:00',
  signUpEnd: '2026-01-25 18:00:00',
  startTime: '2026-02-01 08:30:00',
  endTime: '2026-02-01 10:30:00',
  quota: 40,
  fee: 12.5,
  points: 5,
  needAudit: 'N',
  isTop: 'N',
  content: '请穿防滑鞋',
};

const failure = (message: string) => ({ success: false, message, code: 500, result: null });
const pageSchema = v.object({
  ...resourceEndpoints(activityResource).list.answer.entries,
  records: v.array(resourceRowSchema(activityResource)),
});
const pageIn = (answer: Answer) => v.parse(pageSchema, answer.envelope.result);
const rowIn = (answer: Answer): ResourceRow => v.parse(resourceRowSchema(activityResource), answer.envelope.result);

describeApplicationOnBothEngines('the activities', (application) => {
  const as = async (username: string) => {
    const token = await application().signIn(username);
    const { call } = application();
    return {
      list: (query: string) => call({ method: 'GET', url: `/isps/activity/list${query}`, token }),
      read: (id: string) => call({ method: 'GET', url: `/isps/activity/queryById?id=${id}`, token }),
      add: (payload: object, url = '/isps/activity/add') => call({ method: 'POST', url, token, payload }),
      edit: (payload: object, url = '/isps/activity/edit') => call({ method: 'PUT', url, token, payload }),
      remove: (id: string, url = '/isps/activity/delete') => call({ method: 'DELETE', url: `${url}?id=${id}`, token }),
      removeSeveral: (ids: string) => call({ method: 'DELETE', url: `/isps/activity/deleteBatch?ids=${ids}`, token }),
    };
  };

  it('reads the fields that a list asks for, and what a row is named and judged by', async () => {
    const clerk = await as('clerk');
    const [row] = pageIn(await clerk.list('?field=quota,unknown,__proto__&pageSize=1')).records;
    const isRead = (key: string) => (row?.[key] ?? null) !== null;
    const keys = ['content', 'address', 'quota', 'title', 'status', 'isTop', 'version'];
    expect(keys.filter(isRead)).toEqual(['quota', 'title', 'status', 'isTop', 'version']);
  });

  it('LIST-01 lists the newest first, ten to a page, with the texts of the choices', async () => {
    const clerk = await as('clerk');
    const first = pageIn(await clerk.list(''));
    const second = pageIn(await clerk.list('?pageNo=2&pageSize=10&column=createTime&order=desc&_t=1'));
    expect([first.total, first.size, first.current, first.pages]).toEqual([200, 10, 1, 20]);
    const times = [...first.records, ...second.records].map(({ createTime }) => String(createTime));
    expect(times).toEqual(times.toSorted().toReversed());
    expect(new Set([...first.records, ...second.records].map(({ id }) => id)).size).toBe(20);
    const [row] = first.records;
    expect([typeof row?.['typeId_dictText'], row?.['status_dictText'], row?.['targetGroup_dictText']]).toEqual([
      'string',
      '草稿',
      '退休人员',
    ]);
    expect(pageIn(await clerk.list('?pageNo=21'))).toEqual({
      records: [],
      total: 200,
      size: 10,
      current: 21,
      pages: 20,
    });
  });

  it('LAYOUT-20 finds records by a part of their name, and only for one who may list them', async () => {
    const { signIn, call, database } = application();
    const clerk = await as('clerk');
    await clerk.add({ ...walk, title: '重阳登高望远' });
    const { records } = pageIn(await clerk.list(`?title=${encodeURIComponent('登高望')}&pageSize=5&field=id,title`));
    expect(records.map(({ title }) => title)).toEqual(['重阳登高望远']);
    await database.orm.delete(sysUserRole).where(eq(sysUserRole.userId, seedIdentifier('user', 'huangmin')));
    const nobody = await call({ method: 'GET', url: '/isps/activity/list?title=a', token: await signIn('huangmin') });
    expect([nobody.status, nobody.envelope.success]).toEqual([403, false]);
  });

  it('T-04 adds an activity that then is the first of the list, whatever else the body says', async () => {
    const clerk = await as('clerk');
    const added = await clerk.add({
      ...walk,
      title: '  滨江健步走 ',
      id: 'mine',
      createBy: 'admin',
      delFlag: 1,
      version: 9,
      signedCount: 99,
    });
    const row = rowIn(added);
    expect([added.envelope.message, row]).toEqual([
      '添加成功！',
      {
        ...walk,
        status: '0',
        id: expect.stringMatching(/^[0-9a-f]{32}$/u),
        createBy: 'clerk',
        createBy_dictText: '王秀兰',
        createTime: '2026-01-15 09:00:00',
        updateBy: null,
        updateTime: null,
        version: 1,
        signedCount: 0,
        signUpRatio: 0,
        signUpRatio_dictText: '0%',
        typeId_dictText: '文艺演出',
        status_dictText: '草稿',
        auditStatus: '0',
        auditStatus_dictText: '待审核',
        auditReason: null,
        cover: null,
        districtCode: null,
        districtCode_dictText: null,
        location: null,
        attachments: null,
        targetGroup_dictText: '全部',
      },
    ]);
    const again = rowIn(await clerk.add(walk));
    expect(
      pageIn(await clerk.list(''))
        .records.slice(0, 2)
        .map(({ id }) => id),
    ).toEqual([again.id, row.id]);
    const [stored] = await application()
      .database.orm.select()
      .from(resourceTable(activityResource))
      .where(eq(resourceTable(activityResource).id, row.id));
    expect(stored).toMatchObject({ createBy: 'clerk', delFlag: 0, version: 1 });
  });

  it('edits an activity and keeps who made it and what was not sent; null empties', async () => {
    const clerk = await as('clerk');
    const { id } = rowIn(await clerk.add(walk));
    application().clock.advance(60_000);
    const { address: _address, ...rest } = walk;
    const edited = await clerk.edit({
      ...rest,
      contact: null,
      id,
      title: '改期的健步走',
      createBy: 'x',
      createTime: 'x',
      signedCount: 7,
    });
    expect([edited.envelope.message, rowIn(edited)]).toEqual([
      '编辑成功！',
      expect.objectContaining({
        title: '改期的健步走',
        contact: null,
        address: walk.address,
        createBy: 'clerk',
        createTime: '2026-01-15 09:00:00',
        updateBy: 'clerk',
        updateTime: '2026-01-15 09:01:00',
        signedCount: 0,
      }),
    ]);
    expect(rowIn(await clerk.read(id))).toEqual(rowIn(edited));
  });

  it('LIST-15 R-20 edits only what nobody wrote since it was read, where the caller says which version that was', async () => {
    const clerk = await as('clerk');
    const read = rowIn(await clerk.add(walk));
    const first = await clerk.edit({ ...walk, id: read.id, version: read['version'], title: '甲的修改' });
    const late = await clerk.edit({ ...walk, id: read.id, version: read['version'], title: '乙的修改' });
    const again = await clerk.edit({ ...walk, id: read.id, version: rowIn(first)['version'], title: '乙的修改' });
    const unasked = await clerk.edit({ ...walk, id: read.id, title: '不问版本' });
    expect([
      [read['version'], rowIn(first)['version'], rowIn(again)['version'], rowIn(unasked)['version']],
      [late.status, late.envelope.success, late.envelope.code, late.envelope.message],
      rowIn(again)['title'],
    ]).toEqual([[1, 2, 3, 4], [200, false, 409, '这条数据刚刚被他人修改过，请核对后再保存'], '乙的修改']);
  });

  it('LIST-08 adds and edits by the rules of the form, names the field that breaks one, and answers the details', async () => {
    const clerk = await as('clerk');
    const { id } = rowIn(await clerk.add(walk));
    const messages: string[] = [];
    const ofEdit: string[] = [];
    for (const changes of [
      { title: ' ' },
      { contactPhone: '12345' },
      { endTime: '2026-02-01 08:00:00' },
      { typeId: null },
    ]) {
      messages.push((await clerk.add({ ...walk, ...changes })).envelope.message);
      ofEdit.push((await clerk.edit({ ...walk, id, ...changes })).envelope.message);
    }
    expect(ofEdit).toEqual(messages);
    expect(rowIn(await clerk.read(id))).toMatchObject(walk);
    expect(messages).toEqual([
      '活动标题：请输入活动标题',
      expect.stringMatching(/^联系电话：/u),
      expect.stringMatching(/^结束时间：/u),
      '活动类型：请选择活动类型',
    ]);
  });

  it('T-05 names the field whose value no form can send', async () => {
    const clerk = await as('clerk');
    const messages: unknown[] = [];
    for (const changes of [
      { title: 'x'.repeat(101) },
      { quota: 1.5 },
      { quota: '40' },
      { quota: 100_001 },
      { title: 'a\u0000b' },
      { content: '\ud800' },
      { startTime: '2026-02-30 00:00:00' },
      { startTime: '0000-01-01 00:00:00' },
      { needAudit: 'yes' },
      { title: ['x'] },
    ]) {
      const answer = await clerk.add({ ...walk, ...changes });
      messages.push([answer.status, answer.envelope.message]);
    }
    expect(messages).toEqual([
      [400, '“活动标题”过长，最多 100 个字符'],
      [400, '“名额”的格式不正确'],
      [400, '“名额”的格式不正确'],
      [400, '“名额”不能大于 100000'],
      [400, '“活动标题”的格式不正确'],
      [400, '“活动内容”的格式不正确'],
      [400, '“开始时间”的格式不正确'],
      [400, '“开始时间”的格式不正确'],
      [400, '“报名需审核”的格式不正确'],
      [400, '“活动标题”的格式不正确'],
    ]);
  });

  it('takes choices only from their dictionary or resource, but leaves a retired one where it is', async () => {
    const clerk = await as('clerk');
    const administrator = await as('admin');
    const notOffered = (label: string) => failure(`${label}的值不在可选范围内，请重新选择`);
    expect((await clerk.add({ ...walk, targetGroup: '99' })).envelope).toEqual(notOffered('面向人群'));
    expect((await clerk.add({ ...walk, typeId: 'nothing' })).envelope).toEqual(notOffered('活动类型'));

    const row = rowIn(await clerk.add(walk));
    const { orm } = application().database;
    await orm.execute(
      sql`update sys_dict_item set status = '0' where id = ${seedIdentifier('dictItem', 'activity_target\n3')}`,
    );
    expect((await clerk.add(walk)).envelope).toEqual(notOffered('面向人群'));
    expect((await clerk.edit({ ...walk, id: row.id, title: '仍可保存' })).envelope.success).toBe(true);
    expect(rowIn(await clerk.read(row.id))['targetGroup_dictText']).toBe('全部');
    expect((await administrator.edit({ ...walk, id: row.id, targetGroup: '2' })).envelope.success).toBe(true);
    expect((await administrator.edit({ ...walk, id: row.id, targetGroup: '3' })).envelope).toEqual(
      notOffered('面向人群'),
    );
  });

  it('T-03 has one wording for what never was and what is deleted', async () => {
    const administrator = await as('admin');
    const { id } = rowIn(await administrator.add(walk));
    expect((await administrator.remove(id)).envelope).toEqual({
      success: true,
      message: '删除成功！',
      code: 200,
      result: { rows: [{ id, version: 2 }] },
    });
    for (const gone of [id, 'never-was'])
      expect([
        (await administrator.read(gone)).envelope,
        (await administrator.edit({ ...walk, id: gone })).envelope,
        (await administrator.remove(gone)).envelope,
      ]).toEqual([missing, missing, missing]);
    expect(pageIn(await administrator.list('')).total).toBe(200);
  });

  it('LIST-03 T-30 deletes one by its id, and all of several or none, never without an id, at most 1,000', async () => {
    const administrator = await as('admin');
    const ids = pageIn(await administrator.list('')).records.map(({ id }) => id);
    const [first = '', second = '', third = '', fourth = ''] = ids;
    const gone = failure('部分数据未找到，可能已被删除；没有删除任何数据，请刷新后重试');
    expect((await administrator.removeSeveral(`${first},${second},never-was`)).envelope).toEqual(gone);
    expect(pageIn(await administrator.list('')).total).toBe(200);
    expect((await administrator.removeSeveral(`${first},${second},${first},`)).envelope.message).toBe(
      '批量删除成功，共 2 项！',
    );
    expect((await administrator.removeSeveral(`${second},${third}`)).envelope).toEqual(gone);
    expect(pageIn(await administrator.list('')).total).toBe(198);

    const refused: number[] = [];
    const many = Array.from({ length: 1001 }, (_, index) => `x${index}`).join(',');
    for (const bad of ['', ',', '%25', "1' or '1'='1", '*', many])
      refused.push((await administrator.removeSeveral(encodeURI(bad))).status);
    expect(refused).toEqual([400, 400, 400, 400, 400, 400]);
    expect(pageIn(await administrator.list('')).total).toBe(198);
    expect((await administrator.remove(fourth)).envelope.message).toBe('删除成功！');
    expect(pageIn(await administrator.list('')).total).toBe(197);
  });

  it('keeps unique values unique among rows in use, and says which is taken', async () => {
    const administrator = await as('admin');
    const url = '/isps/activityType/add';
    const type = { name: '棋牌', code: 'CHESS', sort: 5, status: '1', remark: null };
    expect((await administrator.add({ ...type, name: '文艺演出' }, url)).envelope).toEqual(
      failure('类型名称“文艺演出”已存在，请换一个'),
    );
    expect((await administrator.add({ ...type, code: 'ART' }, url)).envelope).toEqual(
      failure('类型编码“ART”已存在，请换一个'),
    );
    const added = await administrator.add(type, url);
    const { id } = v.parse(resourceRowSchema(activityTypeResource), added.envelope.result);
    expect((await administrator.edit({ ...type, id, name: '知识讲座' }, '/isps/activityType/edit')).envelope).toEqual(
      failure('类型名称“知识讲座”已存在，请换一个'),
    );
    expect(
      (await administrator.edit({ ...type, id, remark: '象棋、围棋' }, '/isps/activityType/edit')).envelope.success,
    ).toBe(true);
    expect((await administrator.remove(id, '/isps/activityType/delete')).envelope.success).toBe(true);
    expect((await administrator.add(type, url)).envelope.success).toBe(true);
  });

  it('gives one of twenty rows that want the same name at once to one person', async () => {
    const administrator = await as('admin');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        administrator.add({ name: '抢注', code: `RACE${index}`, sort: 1, status: '1' }, '/isps/activityType/add'),
      ),
    );
    const messages = answers.map(({ status, envelope }) => `${status} ${envelope.message}`).toSorted();
    expect(messages).toEqual(
      [...Array.from({ length: 19 }, () => '200 类型名称“抢注”已存在，请换一个'), '200 添加成功！'].toSorted(),
    );
  });

  it('does not delete a type that activities have', async () => {
    const administrator = await as('admin');
    const { database } = application();
    const [used] = await database.orm
      .select({ count: sql<number>`count(*)::int` })
      .from(resourceTable(activityResource))
      .where(sql`type_id = ${art}`);
    expect((await administrator.remove(art, '/isps/activityType/delete')).envelope).toEqual(
      failure(`“文艺演出”正被 ${used?.count} 条活动使用，不能删除`),
    );
    const unused = seedIdentifier('activityType', 'OTHER');
    expect((await administrator.remove(unused, '/isps/activityType/delete')).envelope.message).toBe('删除成功！');
    expect((await administrator.add({ ...walk, typeId: unused })).envelope).toEqual(
      failure('活动类型的值不在可选范围内，请重新选择'),
    );
  });
});
