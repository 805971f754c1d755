import { expect, it } from 'vitest';
import * as v from 'valibot';

import { minutes } from '@evergreen/core/kernel';
import { activityResource } from '@evergreen/core/resources';

import { importForm, type ImportedCells } from '../../../../test/import-form.ts';
import { describeApplicationOnBothEngines, type Answer } from '../../../../test/test-application.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';

const row = v.looseObject({ id: v.string() });
const walk = {
  title: '健步走',
  typeId: seedIdentifier('activityType', 'ART'),
  targetGroup: '3',
  organizerName: '南浦区退休人员服务站',
  address: '滨江绿道起点',
  startTime: '2026-02-01 08:30:00',
  endTime: '2026-02-01 10:30:00',
  needAudit: 'N',
  isTop: 'N',
};
const phoneOf = (number: number) => `1390000${String(number).padStart(4, '0')}`;

describeApplicationOnBothEngines('sign-ups', (application) => {
  async function openActivity(values: object = {}, isPublished = true) {
    const token = await application().signIn('admin');
    const { call } = application();
    const added = await call({ method: 'POST', url: '/isps/activity/add', token, payload: { ...walk, ...values } });
    const { id } = v.parse(row, added.envelope.result);
    for (const step of isPublished ? ['pass', 'publish'] : [])
      await call({ method: 'PUT', url: `/isps/activity/${step}`, token, payload: { rows: [{ id }] } });
    const signUp = (number: number, payload: object = {}) =>
      call({
        method: 'POST',
        url: '/isps/activitySignUp/add',
        token,
        payload: { activityId: id, name: `${number}号`, phone: phoneOf(number), ...payload },
      });
    return {
      id,
      signUp,
      signedUp: async (number: number) => v.parse(row, (await signUp(number)).envelope.result),
      edit: (payload: object) => call({ method: 'PUT', url: '/isps/activitySignUp/edit', token, payload }),
      act: (action: string, ids: readonly string[], asked: object = {}) =>
        call({
          method: 'PUT',
          url: `/isps/activitySignUp/${action}`,
          token,
          payload: { rows: ids.map((one) => ({ id: one })), asked },
        }),
      remove: (one: string) => call({ method: 'DELETE', url: `/isps/activitySignUp/delete?id=${one}`, token }),
      undo: (one: string) =>
        call({ method: 'PUT', url: '/isps/activitySignUp/undoDelete', token, payload: { rows: [{ id: one }] } }),
      seen: async () => {
        const read = await call({ method: 'GET', url: `/isps/activity/queryById?id=${id}`, token });
        const { signedCount, version } = v.parse(row, read.envelope.result);
        return [signedCount, version];
      },
    };
  }
  const told = ({ envelope, error }: Answer) => [envelope.message, error?.fields];

  it('take places of their activity, give them back when refused or deleted, and raise no version of it', async () => {
    const { signedUp, act, remove, undo, seen } = await openActivity();
    const [one, two] = [await signedUp(1), await signedUp(2)];
    const counts = [await seen()];
    await act('refuse', [one.id], { reason: '年龄不符' });
    counts.push(await seen());
    await act('pass', [one.id]);
    counts.push(await seen());
    await remove(two.id);
    counts.push(await seen());
    await undo(two.id);
    counts.push(await seen());
    expect(counts).toEqual([
      [2, 3],
      [1, 3],
      [2, 3],
      [1, 3],
      [2, 3],
    ]);
  });

  it('need a free place: the last one goes to one of two who ask at the same moment', async () => {
    const { signUp, seen } = await openActivity({ quota: 2 });
    const answers = await Promise.all([1, 2, 3, 4].map((number) => signUp(number)));
    const messages = answers.map(({ envelope }) => envelope.message).toSorted();
    expect([messages, await seen()]).toEqual([
      ['名额已满（2 人），不能再报名', '名额已满（2 人），不能再报名', '添加成功！', '添加成功！'],
      [2, 3],
    ]);
  });

  it('need an open activity and a number that has not signed up', async () => {
    const draft = await openActivity({}, false);
    const open = await openActivity();
    await open.signUp(1);
    const twice = '手机号码 139****0001 已经报名了这个活动';
    const missing = '活动不存在或已被删除，请重新选择';
    expect([
      told(await draft.signUp(1)),
      told(await open.signUp(1)),
      told(await open.signUp(2, { activityId: 'none' })),
    ]).toEqual([
      ['活动没有在报名中，不能报名', { activityId: '活动没有在报名中，不能报名' }],
      [twice, { phone: twice }],
      [missing, { activityId: missing }],
    ]);
  });

  it('belong to a retiree where there is one: name and number are taken of the register, once for each person, and none of it is told to others', async () => {
    const { signUp, edit } = await openActivity();
    const { call, signIn } = application();
    const token = await signIn('admin');
    const person = (values: object) => ({
      enterpriseId: seedIdentifier('enterprise', '0\n0'),
      retireDate: '2010-05-01',
      districtCode: '420106',
      isLonely: 'N',
      isPoor: 'N',
      isModel: 'N',
      isVeteran: 'N',
      isVolunteer: 'N',
      ...values,
    });
    const enrolled = async (values: object) => {
      const added = await call({ method: 'POST', url: '/isps/retiree/add', token, payload: person(values) });
      return v.parse(row, added.envelope.result).id;
    };
    const wang = await enrolled({ name: '王秀英', idCard: '420199195003120023', phone: '13911112222' });
    const zhao = await enrolled({ name: '赵金生', idCard: '420199195003120031' });
    const blank = { name: null, phone: null };
    const taken = v.parse(
      v.looseObject({ id: v.string() }),
      (await signUp(1, { ...blank, retireeId: wang })).envelope.result,
    );
    const answers = [
      await signUp(2, { retireeId: wang }),
      await signUp(3, { name: '王秀英', phone: '13911112222' }),
      await signUp(4, { ...blank, retireeId: zhao }),
      await signUp(5, blank),
      await signUp(6, { ...blank, retireeId: zhao, phone: '13900000006' }),
    ];
    const kept = await edit({ ...taken, remark: '自带相机' });
    const noNumber = '所选退休人员没有可用的手机号码，请填写';
    expect([
      [taken['name'], taken['phone'], taken['retireeId_dictText'], taken['status']],
      answers.map(({ envelope, error }) => [envelope.message, error?.fields]),
      v.parse(v.looseObject({ phone: v.string() }), kept.envelope.result).phone,
    ]).toEqual([
      ['王秀英', '139****2222', '王秀英', '1'],
      [
        ['这位退休人员已经报名了这个活动', { retireeId: '这位退休人员已经报名了这个活动' }],
        ['手机号码 139****2222 已经报名了这个活动', { phone: '手机号码 139****2222 已经报名了这个活动' }],
        [noNumber, { phone: noNumber }],
        ['姓名：请输入姓名', { name: '请输入姓名', phone: '请输入手机号码' }],
        ['添加成功！', undefined],
      ],
      '139****2222',
    ]);
  });

  it('wait where the activity asks for an audit, and pass at once elsewhere', async () => {
    const [audited, free] = [await openActivity({ needAudit: 'Y' }), await openActivity()];
    expect([(await audited.signedUp(1))['status'], (await free.signedUp(1))['status']]).toEqual(['0', '1']);
  });

  it('PAGE-27 are of an activity that was audited before it is published; they are checked in from its day on, and an end without a time is the last second of its day', async () => {
    const { signedUp, act } = await openActivity({ startTime: '2026-01-16 08:30:00', endTime: '2026-01-16 10:00:00' });
    const { call, signIn, clock } = application();
    const token = await signIn('admin');
    const unaudited = await openActivity({}, false);
    const publish = async (one: string) =>
      (await call({ method: 'PUT', url: '/isps/activity/publish', token, payload: { rows: [{ id: one }] } })).envelope;
    const early = [(await publish(unaudited.id)).message];
    const { id: person } = await signedUp(1);
    early.push((await act('checkIn', [person])).envelope.message);
    clock.advance(minutes(15 * 60));
    const checkedIn = (await act('checkIn', [person])).envelope.success;
    const { fields } = activityResource;
    const keys = [
      'title',
      'typeId',
      'targetGroup',
      'organizerName',
      'address',
      'startTime',
      'endTime',
      'signUpEnd',
    ] as const;
    const { payload, headers } = importForm(
      keys.map((key) => fields[key].label['zh-CN']),
      [['登山', '文艺演出', '全部', walk.organizerName, walk.address, '2026-03-01', '2026-03-02', '2026-02-20']],
    );
    const imported = await call({ method: 'POST', url: '/isps/activity/importExcel', token, payload, headers });
    const found = await call({ method: 'GET', url: `/isps/activity/list?title=${encodeURIComponent('登山')}`, token });
    const { records } = v.parse(v.object({ records: v.array(v.looseObject({})) }), found.envelope.result);
    expect([
      early,
      checkedIn,
      imported.envelope.success,
      records.map((one) => keys.slice(5).map((key) => one[key])),
    ]).toEqual([
      ['审核通过的活动才能发布，请先审核', '活动于 2026-01-16 开始，当天起才能登记签到和缺席'],
      true,
      true,
      [['2026-03-01 00:00:00', '2026-03-02 23:59:59', '2026-02-20 23:59:59']],
    ]);
  });

  it('are imported together: rows of one file count for each other, those of its other pieces too', async () => {
    const { call, signIn } = application();
    const token = await signIn('admin');
    const few = await openActivity({ title: '登高赏秋', quota: 3 });
    const any = await openActivity({ title: '沿江骑行' });
    const send = async (
      name: string,
      rows: readonly ImportedCells[],
      fields: Readonly<Record<string, string>> = {},
    ) => {
      const form = importForm(['活动', '姓名', '手机号码'], rows, {
        columns: JSON.stringify(['activityId', 'name', 'phone']),
        ...fields,
      });
      return (await call({ method: 'POST', url: `/isps/activitySignUp/${name}`, token, ...form })).envelope;
    };
    const tried = async (rows: readonly ImportedCells[]) => {
      const { errors } = v.parse(
        v.object({ errors: v.array(v.object({ row: v.number(), message: v.string() })) }),
        (await send('importCheck', rows)).result,
      );
      return errors.map((error) => [error.row, error.message]);
    };
    const short = [1, 2, 1, 3, 4].map((number) => ['登高赏秋', `${number}号`, phoneOf(number)]);
    const long = Array.from({ length: 700 }, (_, at) => ['沿江骑行', `${at}号`, phoneOf(at % 690)]);
    const refused = [await tried(short), (await tried(long)).map(([line]) => line)];
    const written = [
      await send('importExcel', short, { isRest: 'true' }),
      await send('importExcel', long.slice(0, 690)),
    ];
    expect([refused, written.map(({ message }) => message), (await few.seen())[0], (await any.seen())[0]]).toEqual([
      [
        [
          [4, '手机号码 139****0001 已经报名了这个活动'],
          [6, '名额已满（3 人），不能再报名'],
        ],
        Array.from({ length: 10 }, (_, at) => 692 + at),
      ],
      [
        '已导入正确的行：新增 3 行，修改 0 行；有错误的 2 行没有导入，已放在标出错误的文件里',
        '文件导入成功！新增 690 行，修改 0 行',
      ],
      3,
      690,
    ]);
  });

  it('are checked in from the day of the activity on, with the time, which stays in the history, and are kept then', async () => {
    const { signedUp, act, remove } = await openActivity({ startTime: '2026-01-16 08:30:00' });
    const { id } = await signedUp(1);
    const early = '活动于 2026-01-16 开始，当天起才能登记签到和缺席';
    expect([told(await act('checkIn', [id])), told(await act('markAbsent', [id]))]).toEqual([
      [early, {}],
      [early, {}],
    ]);
    // The first moment of the day, not yet the time at which it begins.
    application().clock.advance(minutes(15 * 60));
    const checked = await act('checkIn', [id]);
    expect(told(checked)).toEqual(['签到成功', undefined]);
    expect(told(await remove(id))).toEqual(['“1号”已经签到，不能删除', undefined]);
    await act('markAbsent', [id]);
    expect(told(await remove(id))).toEqual(['删除成功！', undefined]);
  });

  it('move to another activity with their place', async () => {
    const [from, to] = [await openActivity(), await openActivity()];
    const { id } = await from.signedUp(1);
    await from.edit({ id, activityId: to.id });
    expect([(await from.seen())[0], (await to.seen())[0]]).toEqual([0, 1]);
  });
});
