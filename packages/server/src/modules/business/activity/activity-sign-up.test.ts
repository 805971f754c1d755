import { expect, it } from 'vitest';
import * as v from 'valibot';

import { minutes } from '@evergreen/core/kernel';

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
    const twice = '手机号码 13900000001 已经报名了这个活动';
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

  it('wait where the activity asks for an audit, and pass at once elsewhere', async () => {
    const [audited, free] = [await openActivity({ needAudit: 'Y' }), await openActivity()];
    expect([(await audited.signedUp(1))['status'], (await free.signedUp(1))['status']]).toEqual(['0', '1']);
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
