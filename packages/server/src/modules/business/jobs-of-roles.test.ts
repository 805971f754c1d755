import { expect, it } from 'vitest';
import * as v from 'valibot';

import { describeApplication } from '../../../test/test-application.ts';
import { seedIdentifier } from '../../db/seed/seed-random.ts';

const row = v.looseObject({ id: v.string() });
const page = v.object({ records: v.array(row) });
const FLAGS = { isLonely: 'N', isPoor: 'N', isModel: 'N', isVeteran: 'N', isVolunteer: 'N' };
const forbidden = (right: string) => `拒绝访问：缺少权限 ${right}，请联系管理员授权`;

describeApplication('jobs of roles', (application) => {
  async function as(username: string) {
    const token = await application().signIn(username);
    const send = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
      const { call } = application();
      return call({ method, url, token, ...(payload === undefined ? {} : { payload }) });
    };
    return {
      send,
      told: async (...asked: Parameters<typeof send>) => (await send(...asked)).envelope.message,
      made: async (...asked: Parameters<typeof send>) => v.parse(row, (await send(...asked)).envelope.result),
      some: async (url: string) => v.parse(page, (await send('GET', url)).envelope.result).records,
      /** What the call of a file or a history answers. */
      status: async (url: string) => {
        const headers = { 'x-access-token': token };
        return (await application().app.inject({ method: 'GET', url: `/api${url}`, headers })).statusCode;
      },
    };
  }
  const moved = (id: string, asked: object = {}) => ({ rows: [{ id }], asked });

  it('PAGE-25 the activity officer publishes, the desk registers and checks in, the auditor decides, the supervisor reads; each alone', async () => {
    const [officer, desk, auditor, supervisor] = [
      await as('clerk'),
      await as('desk'),
      await as('auditor'),
      await as('supervisor'),
    ];
    const activity = await officer.made('POST', '/isps/activity/add', {
      title: '重阳登高',
      typeId: seedIdentifier('activityType', 'ART'),
      targetGroup: '3',
      organizerName: '南浦区退休人员服务站',
      address: '云岭公园',
      startTime: '2026-01-10 08:30:00',
      endTime: '2026-01-30 10:30:00',
      needAudit: 'Y',
      isTop: 'N',
    });
    const activityJobs = [
      await officer.told('PUT', '/isps/activity/pass', moved(activity.id)),
      await auditor.told('PUT', '/isps/activity/pass', moved(activity.id)),
      await officer.told('PUT', '/isps/activity/publish', moved(activity.id)),
    ];
    const person = await desk.made('POST', '/isps/retiree/add', {
      name: '王秀英',
      idCard: '420199195003120023',
      phone: '15412345678',
      enterpriseId: seedIdentifier('enterprise', '0\n0'),
      retireDate: '2010-04-01',
      districtCode: '420106',
      ...FLAGS,
    });
    const found = await desk.send('GET', `/sys/dict/loadDict/retiree?keyword=${encodeURIComponent('王秀英')}`);
    const signUp = await desk.made('POST', '/isps/activitySignUp/add', {
      activityId: activity.id,
      retireeId: person.id,
    });
    const certification = await desk.made('POST', '/isps/certification/add', {
      retireeId: person.id,
      certType: '1',
      method: '2',
      year: 2026,
    });
    const decisions = [
      await desk.told('PUT', '/isps/activitySignUp/pass', moved(signUp.id)),
      await auditor.told('PUT', '/isps/activitySignUp/pass', moved(signUp.id)),
      await desk.told('PUT', '/isps/activitySignUp/checkIn', moved(signUp.id)),
      await desk.told('PUT', '/isps/certification/pass', moved(certification.id)),
      await auditor.told('PUT', '/isps/certification/reject', moved(certification.id, { reason: '照片不清晰' })),
    ];
    const [order] = await desk.some('/isps/shopOrder/list?status=2&pageSize=1');
    const [post] = await auditor.some('/isps/squarePost/list?auditStatus=0&pageSize=1');
    const others = [
      await desk.told('PUT', '/isps/shopOrder/accept', moved(order?.id ?? '')),
      await auditor.told('PUT', '/isps/squarePost/pass', moved(post?.id ?? '')),
      await supervisor.told('PUT', '/isps/squarePost/hide', moved(post?.id ?? '')),
      await auditor.told('PUT', '/isps/retiree/edit', { id: person.id, name: '王秀' }),
    ];
    const query = `activityId=${activity.id}`;
    expect(found.envelope.result).toContainEqual({ value: person.id, text: '王秀英', beside: '154****5678' });
    expect({ activityJobs, decisions, others }).toEqual({
      activityJobs: [forbidden('activity:audit'), '审核通过成功', '发布成功'],
      decisions: [
        forbidden('activitySignUp:audit'),
        '通过成功',
        '签到成功',
        forbidden('certification:audit'),
        '驳回成功',
      ],
      others: ['接单成功', '审核通过成功', forbidden('squarePost:audit'), forbidden('retiree:edit')],
    });
    expect([
      (await supervisor.some(`/isps/activitySignUp/list?${query}`)).map(({ name, phone, status }) => [
        name,
        phone,
        status,
      ]),
      await supervisor.status(`/isps/activitySignUp/exportXls?${query}&field=name,phone`),
      await supervisor.status(`/isps/retiree/history?id=${person.id}`),
      await desk.status(`/isps/activitySignUp/exportXls?${query}&field=name`),
      await officer.status(`/isps/activitySignUp/exportXls?${query}&field=name`),
    ]).toEqual([[['王秀英', '154****5678', '3']], 200, 200, 200, 200]);
  });
});
