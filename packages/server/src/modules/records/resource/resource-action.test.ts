import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import {
  activityResource,
  activityTypeResource,
  certificationResource,
  resourceRowSchema,
  type ResourceRow,
  type ResourceValues,
} from '@evergreen/core/resources';
import { seconds } from '@evergreen/core/kernel';

import { describeApplication, type Answer } from '../../../../test/test-application.ts';
import { resourceTable } from '../../../db/resource-table.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';

/** A draft that may be saved. */
const draft = {
  title: '健康讲座',
  typeId: seedIdentifier('activityType', 'ART'),
  targetGroup: '3',
  organizerName: '南浦区退休人员服务站',
  address: '活动中心',
  startTime: '2026-02-01 08:30:00',
  endTime: '2026-02-01 10:30:00',
  needAudit: 'N',
  isTop: 'N',
};
const rowIn = (answer: Answer): ResourceRow => v.parse(resourceRowSchema(activityResource), answer.envelope.result);
const rowsIn = ({ envelope }: Answer): unknown => [envelope.success, envelope.message, envelope.result];
const refusal = ({ envelope, error }: Answer): unknown => [envelope.success, envelope.code, envelope.message, error];

describeApplication('actions on activities', (application) => {
  const as = async (username: string) => {
    const token = await application().signIn(username);
    const { call } = application();
    return {
      /** A draft that has passed its review. */
      add: async (values: object = {}) => {
        const payload = { ...draft, ...values };
        const added = rowIn(await call({ method: 'POST', url: '/isps/activity/add', token, payload }));
        const table = resourceTable(activityResource);
        const passed: ResourceValues = { auditStatus: '1' };
        await application()
          .database.orm.update(table)
          .set({ ...passed, version: 1 })
          .where(eq(table.id, added.id));
        return added;
      },
      read: async (id: string) => rowIn(await call({ method: 'GET', url: `/isps/activity/queryById?id=${id}`, token })),
      act: (action: string, payload: object) =>
        call({ method: 'PUT', url: `/isps/activity/${action}`, token, payload }),
      undo: (action: string, payload: object) =>
        call({ method: 'PUT', url: `/isps/activity/${action}/undo`, token, payload }),
      remove: (ids: readonly string[]) =>
        call({ method: 'DELETE', url: `/isps/activity/deleteBatch?ids=${ids.join(',')}`, token }),
    };
  };
  const only = (...rows: readonly (readonly [id: string, version?: number])[]) => ({
    rows: rows.map(([id, version]) => ({ id, version })),
  });

  it('move the state, raise the version and name who did it', async () => {
    const clerk = await as('clerk');
    const { id } = await clerk.add();
    expect(rowsIn(await clerk.act('publish', only([id, 1])))).toEqual([
      true,
      '发布成功',
      { rows: [{ id, version: 2 }] },
    ]);
    const { status, status_dictText: text, version, updateBy } = await clerk.read(id);
    expect([status, text, version, updateBy]).toEqual(['1', '报名中', 2, 'clerk']);
  });

  it('T-04 write nothing but what the action says, whatever the body holds', async () => {
    const clerk = await as('clerk');
    const { id } = await clerk.add();
    const answer = await clerk.act('publish', {
      ...only([id]),
      asked: { status: '4', title: '改名', signedCount: 99 },
      title: '改名',
    });
    expect(answer.envelope.success).toBe(true);
    const { status, title, signedCount } = await clerk.read(id);
    expect([status, title, signedCount]).toEqual(['1', '健康讲座', 0]);
  });

  it('refuse a row in another state with the states that are possible', async () => {
    const clerk = await as('clerk');
    const { id } = await clerk.add();
    const reason = '活动状态为“草稿”，只有“报名截止”可以开始活动';
    expect(refusal(await clerk.act('begin', only([id, 1])))).toEqual([
      false,
      500,
      reason,
      { kind: 'business', fields: {}, rows: [{ id, reason }] },
    ]);
    expect((await clerk.read(id)).status).toBe('0');
  });

  it('T-30 are done to all rows or none, and name every row that stands in the way', async () => {
    const clerk = await as('clerk');
    const [one, two, open] = [await clerk.add(), await clerk.add(), await clerk.add()];
    await clerk.act('publish', only([open.id]));
    const answer = await clerk.act('publish', only([one.id, 1], [two.id, 1], [open.id, 2], ['never-was']));
    expect(refusal(answer)).toEqual([
      false,
      500,
      '4 项中有 2 项不能发布，没有改变任何数据',
      {
        kind: 'business',
        fields: {},
        rows: [
          { id: open.id, reason: '活动状态为“报名中”，只有“草稿”可以发布' },
          { id: 'never-was', reason: '已不存在或已被删除' },
        ],
      },
    ]);
    expect([(await clerk.read(one.id)).status, (await clerk.read(two.id)).status]).toEqual(['0', '0']);
  });

  it('T-38 say who changed the row meanwhile, and are done once by two people at the same moment', async () => {
    const clerk = await as('clerk');
    const administrator = await as('admin');
    const { id } = await clerk.add();
    const answers = await Promise.all([
      clerk.act('publish', only([id, 1])),
      administrator.act('publish', only([id, 1])),
    ]);
    expect(answers.map(({ envelope }) => envelope.code).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const late = answers.find(({ envelope }) => !envelope.success);
    expect(late?.envelope.message).toMatch(/^(?:王秀兰|系统管理员|.+)于 2026-01-15 09:00:00 修改过，请刷新后核对$/u);
  });

  it('refuse a missing row, a row twice, no row, more than 1,000 rows and an unknown action', async () => {
    const clerk = await as('clerk');
    const { id } = await clerk.add();
    const gone = await clerk.act('publish', only(['never-was']));
    expect([gone.envelope.code, gone.envelope.message]).toEqual([
      404,
      '未找到对应的数据，它可能已被删除，请刷新后重试',
    ]);
    expect((await clerk.act('publish', only([id], [id]))).envelope.message).toBe(
      '2 项中有 1 项不能发布，没有改变任何数据',
    );
    const many = Array.from({ length: 5000 }, (_, index): [string] => [`r${index}`]);
    const statuses = [
      (await clerk.act('publish', { rows: [] })).status,
      (await clerk.act('publish', only(...many))).status,
      (await clerk.act('publish', { rows: [{ id: "' or 1=1" }] })).status,
      (await clerk.act('explode', only([id]))).status,
    ];
    expect([statuses, (await clerk.read(id)).status]).toEqual([[400, 400, 400, 404], '0']);
  });

  it('are refused for an activity that nobody has reviewed, in words', async () => {
    const clerk = await as('clerk');
    const { id } = await clerk.add();
    const table = resourceTable(activityResource);
    const waiting: ResourceValues = { auditStatus: '0' };
    await application()
      .database.orm.update(table)
      .set({ ...waiting, version: 1 })
      .where(eq(table.id, id));
    const answer = await clerk.act('publish', only([id, 1]));
    expect([answer.envelope.message, (await clerk.read(id)).status]).toEqual(['审核通过的活动才能发布，请先审核', '0']);
  });

  it('are taken back exactly, for a minute, by who did them, and leave what others wrote since', async () => {
    const administrator = await as('admin');
    const clerk = await as('clerk');
    const [one, two, three] = [
      await administrator.add({ title: '讲座甲' }),
      await administrator.add({ title: '讲座乙' }),
      await administrator.add({ title: '讲座丙' }),
    ];
    await administrator.act('reject', { ...only([three.id, 1]), asked: { auditReason: '请补充集合地点' } });
    await administrator.act('reject', { ...only([one.id, 1], [two.id, 1]), asked: { auditReason: '地点不明' } });
    const passed = await administrator.act('pass', only([one.id, 2], [two.id, 2], [three.id, 2]));
    await clerk.act('publish', only([two.id, 3]));
    const written = only([one.id, 3], [two.id, 3], [three.id, 3]);
    const stranger = await clerk.undo('publish', only([one.id, 3]));
    const undone = await administrator.undo('pass', written);
    const twice = await administrator.undo('pass', only([one.id, 4]));
    const rows = [
      await administrator.read(one.id),
      await administrator.read(two.id),
      await administrator.read(three.id),
    ];
    expect({
      passed: passed.envelope.success,
      stranger: stranger.envelope.message,
      undone: [undone.envelope.message, undone.envelope.result],
      twice: twice.envelope.message,
      rows: rows.map(({ auditStatus, auditReason, status, version }) => [auditStatus, auditReason, status, version]),
    }).toEqual({
      passed: true,
      stranger: '不能撤销：操作已超过一分钟，或不是您做的',
      undone: [
        '已撤销 2 项；其余 1 项已有人修改，保持不变：讲座乙',
        {
          rows: expect.arrayContaining([
            { id: one.id, version: 4 },
            { id: three.id, version: 4 },
          ]),
          stayed: [{ id: two.id, name: '讲座乙', reason: '王秀兰于 2026-01-15 09:00:00 修改过，请刷新后核对' }],
        },
      ],
      twice: '管理员于 2026-01-15 09:00:00 修改过，请刷新后核对',
      rows: [
        ['2', '地点不明', '0', 4],
        ['1', null, '1', 4],
        ['2', '请补充集合地点', '0', 4],
      ],
    });
    await administrator.act('pass', only([one.id, 4]));
    application().clock.advance(seconds(61));
    expect((await administrator.undo('pass', only([one.id, 5]))).envelope.success).toBe(false);
    // What says that nothing takes it back has no such call.
    expect((await administrator.undo('cancel', only([one.id, 5]))).status).toBe(404);
  });

  it('T-02 need their own permission', async () => {
    const clerk = await as('clerk');
    const { id } = await clerk.add();
    const supervisor = await as('supervisor');
    const refused = [await clerk.act('cancel', only([id])), await supervisor.act('publish', only([id]))];
    expect(refused.map(({ status, envelope }) => [status, envelope.message])).toEqual([
      [403, '拒绝访问：缺少权限 activity:cancel，请联系管理员授权'],
      [403, '拒绝访问：缺少权限 activity:publish，请联系管理员授权'],
    ]);
  });
});

describeApplication('actions on certifications', (application) => {
  const page = v.object({ records: v.array(resourceRowSchema(certificationResource)) });

  it('RES-02 are decided again by the server: right, state, condition and questions, all rows or none, with who and when', async () => {
    const { call, signIn } = application();
    const token = await signIn('admin');
    const inState = async (status: string) => {
      const { envelope } = await call({
        method: 'GET',
        url: `/isps/certification/list?status=${status}&pageSize=20`,
        token,
      });
      return v.parse(page, envelope.result).records.filter(({ createBy }) => createBy !== 'admin');
    };
    const act = (rows: readonly { readonly id: string }[], asked: object, by = token) =>
      call({
        method: 'PUT',
        url: '/isps/certification/pass',
        token: by,
        payload: { rows: rows.map(({ id }) => ({ id })), asked },
      });
    const read = async (id: string) =>
      v.parse(
        resourceRowSchema(certificationResource),
        (await call({ method: 'GET', url: `/isps/certification/queryById?id=${id}`, token })).envelope.result,
      );
    const [[one, two], [passed]] = [await inState('0'), await inState('1')];
    const [type] = await inState('0');
    const added = await call({
      method: 'POST',
      url: '/isps/certification/add',
      token,
      payload: { certType: '1', method: '2', year: 2026, retireeId: type?.['retireeId'] },
    });
    const own = v.parse(resourceRowSchema(certificationResource), added.envelope.result);
    if (one === undefined || two === undefined || passed === undefined) throw new Error('The seed has none');
    const asked = { validUntil: '2027-12-31' };
    const refusals = [
      await act([one], asked, await signIn('supervisor')),
      await act([one], {}),
      await act([one, passed], asked),
      await act([one, own], asked),
    ];
    expect([
      refusals.map(({ status, envelope, error }) => [
        status,
        envelope.success,
        Object.keys(error?.fields ?? {}),
        (error?.rows ?? []).map(({ id, reason }) => [id, reason]),
      ]),
      (await read(one.id))['status'],
    ]).toEqual([
      [
        [403, false, [], []],
        [200, false, ['validUntil'], []],
        [200, false, [], [[passed.id, '审核状态为“已通过”，只有“待审核”“已驳回”可以审核通过']]],
        [200, false, [], [[own.id, '不能审核自己提交的申请，请由其他人审核']]],
      ],
      '0',
    ]);

    expect((await act([one, two], asked)).envelope.message).toBe('审核通过成功，共 2 项');
    const values = ({ status, auditor, auditTime, validUntil, reason }: ResourceRow) => ({
      status,
      auditor,
      auditTime,
      validUntil,
      reason,
    });
    const written = {
      status: '1',
      auditor: 'admin',
      auditTime: '2026-01-15 09:00:00',
      validUntil: '2027-12-31',
      reason: null,
    };
    expect([values(await read(one.id)), values(await read(two.id))]).toEqual([written, written]);
  });

  it('PAGE-26 a batch is decided at once or names what stands in the way, and is taken back row by row to the reason that each had, naming what stays', async () => {
    const { call, signIn } = application();
    const token = await signIn('admin');
    const get = async (url: string) => (await call({ method: 'GET', url, token })).envelope.result;
    const waiting = async () => v.parse(page, await get('/isps/certification/list?status=0&pageSize=20')).records;
    const read = async (id: string) =>
      v.parse(resourceRowSchema(certificationResource), await get(`/isps/certification/queryById?id=${id}`));
    const act = (way: string, rows: readonly ResourceRow[], asked?: object) =>
      call({
        method: 'PUT',
        url: `/isps/certification/${way}`,
        token,
        payload: { rows: rows.map(({ id, version }) => ({ id, version })), ...(asked === undefined ? {} : { asked }) },
      });
    const [one, two, three] = (await waiting()).filter(({ createBy }) => createBy !== 'admin');
    if (one === undefined || two === undefined || three === undefined) throw new Error('The seed has too few');
    const rows = [one, two, three];
    const now = () => Promise.all(rows.map(({ id }) => read(id)));
    const told = async () =>
      (await now()).map(({ status, reason, auditor, validUntil }) => [status, reason, auditor, validUntil]);
    const before = await told();

    const unasked = await act('reject', rows, {});
    const stale = await act('reject', [one, { ...two, version: Number(two['version']) + 7 }], { reason: '照片不清楚' });
    const untouched = await told();
    await act('reject', [one], { reason: '照片不清楚' });
    await act('reject', [two], { reason: '缺少证明材料' });
    const rejected = await told();
    const passed = await act('pass', await now(), { validUntil: '2027-12-31' });
    const [, , last] = await now();
    await act('reject', last === undefined ? [] : [last], { reason: '另有更改' });
    const undone = await act('pass/undo', await now());
    expect({
      unasked: Object.keys(unasked.error?.fields ?? {}),
      stale: stale.error?.rows?.map(({ id }) => id),
      untouched,
      rejected: rejected.map(([status, reason, auditor]) => [status, reason, auditor]),
      passed: passed.envelope.message,
      undone: undone.envelope.message,
      after: (await told()).map(([status, reason]) => [status, reason]),
    }).toEqual({
      unasked: ['reason'],
      stale: [two.id],
      untouched: before,
      rejected: [
        ['2', '照片不清楚', 'admin'],
        ['2', '缺少证明材料', 'admin'],
        [before[2]?.[0], before[2]?.[1], before[2]?.[2]],
      ],
      passed: '审核通过成功，共 3 项',
      undone: `已撤销 2 项；其余 1 项已有人修改，保持不变：${String(three['applyNo'])}`,
      after: [
        ['2', '照片不清楚'],
        ['2', '缺少证明材料'],
        ['2', '另有更改'],
      ],
    });
  });
});

describeApplication('undoing a deletion', (application) => {
  const journey = async (username = 'admin') => {
    const token = await application().signIn(username);
    const { call } = application();
    const added = await call({ method: 'POST', url: '/isps/activity/add', token, payload: draft });
    const { id } = rowIn(added);
    const undo = (rows: readonly object[], by = token) =>
      call({ method: 'PUT', url: '/isps/activity/undoDelete', token: by, payload: { rows } });
    await call({ method: 'DELETE', url: `/isps/activity/delete?id=${id}`, token });
    return { id, undo, call, token };
  };

  it('brings the row back as it was, once', async () => {
    const { id, undo, call, token } = await journey();
    expect(rowsIn(await undo([{ id, version: 2 }]))).toEqual([
      true,
      '已撤销删除，共 1 项',
      { rows: [{ id, version: 3 }] },
    ]);
    const row = rowIn(await call({ method: 'GET', url: `/isps/activity/queryById?id=${id}`, token }));
    expect([row.title, row.version]).toEqual(['健康讲座', 3]);
    expect((await undo([{ id, version: 2 }])).envelope.success).toBe(false);
  });

  it('is refused to somebody else, for another version, after a minute, and when the type is gone', async () => {
    const refused = '不能撤销：删除已超过一分钟，或数据已被他人处理';
    const { id, undo } = await journey();
    const { id: late, undo: undoLate } = await journey();
    const found = [(await undo([{ id, version: 1 }])).envelope.message];
    const { orm } = application().database;
    const table = resourceTable(activityResource);
    await orm.update(table).set({ updateBy: 'clerk' }).where(eq(table.id, id));
    found.push((await undo([{ id, version: 2 }])).envelope.message);
    application().clock.advance(seconds(61));
    found.push((await undoLate([{ id: late, version: 2 }])).envelope.message);
    expect(found).toEqual([refused, refused, refused]);
    const { id: orphan, undo: undoOrphan } = await journey();
    const types = resourceTable(activityTypeResource);
    await orm.update(types).set({ delFlag: 1 }).where(eq(types.id, draft.typeId));
    expect((await undoOrphan([{ id: orphan, version: 2 }])).envelope.message).toBe(
      '不能撤销：活动类型引用的数据已被删除',
    );
  });
});
