import { expect, it } from 'vitest';
import * as v from 'valibot';

import { announcementEndpoints, dossierEndpoints } from '@evergreen/core/contract';
import { retireeResource } from '@evergreen/core/resources';

import { describeApplicationOnBothEngines } from '../../../../test/test-application.ts';
import { resourceTable } from '../../../db/resource-table.ts';
import { sysRecordComment } from '../../../db/schema/index.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';

const FLAGS = { isLonely: 'N', isPoor: 'N', isModel: 'N', isVeteran: 'N', isVolunteer: 'N' };
const row = v.looseObject({ id: v.string() });

describeApplicationOnBothEngines('dossiers', (application) => {
  async function as(username: string) {
    const { call, signIn } = application();
    const token = await signIn(username);
    const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
      call({ method, url, token, ...(payload === undefined ? {} : { payload }) });
    const result = async (...asked: Parameters<typeof send>) => {
      const { envelope } = await send(...asked);
      if (!envelope.success) throw new Error(envelope.message);
      return envelope.result;
    };
    return {
      send,
      result,
      told: async (...asked: Parameters<typeof send>) => (await send(...asked)).envelope.message,
      dossier: async (id: string) =>
        v.parse(dossierEndpoints.read.answer, await result('GET', `/sys/record/dossier?resource=retiree&id=${id}`)),
    };
  }
  const person = async () => {
    const added = await (
      await as('desk')
    ).result('POST', '/isps/retiree/add', {
      name: '王秀英',
      idCard: '420199195003120023',
      phone: '15412345678',
      enterpriseId: seedIdentifier('enterprise', '0\n0'),
      retireDate: '2010-04-01',
      districtCode: '420106',
      ...FLAGS,
    });
    return v.parse(row, added).id;
  };
  const comment = (id: string, text: string, ...mentioned: readonly string[]) => ({
    resource: 'retiree',
    id,
    text,
    mentioned,
  });

  it('PAGE-24 one call answers what belongs to a retiree, counted and in order, of what the caller may list', async () => {
    const [desk, officer, auditor] = [await as('desk'), await as('clerk'), await as('auditor')];
    const id = await person();
    const activity = v.parse(
      row,
      await officer.result('POST', '/isps/activity/add', {
        title: '重阳登高',
        typeId: seedIdentifier('activityType', 'ART'),
        targetGroup: '3',
        organizerName: '南浦区退休人员服务站',
        address: '云岭公园',
        startTime: '2026-01-10 08:30:00',
        endTime: '2026-01-30 10:30:00',
        needAudit: 'Y',
        isTop: 'N',
      }),
    );
    await auditor.result('PUT', '/isps/activity/pass', { rows: [{ id: activity.id }], asked: {} });
    await officer.result('PUT', '/isps/activity/publish', { rows: [{ id: activity.id }], asked: {} });
    await desk.result('POST', '/isps/activitySignUp/add', { activityId: activity.id, retireeId: id });
    const twice = await desk.told('POST', '/isps/activitySignUp/add', { activityId: activity.id, retireeId: id });
    application().clock.advance(60_000);
    await desk.result('POST', '/isps/certification/add', { retireeId: id, certType: '1', method: '2', year: 2026 });
    const { related, events } = await desk.dossier(id);
    const counted = Object.fromEntries(related.map(({ resource, total }) => [resource, total]));
    expect([counted['activitySignUp'], counted['certification'], Object.hasOwn(counted, 'familyMember')]).toEqual([
      1,
      1,
      false,
    ]);
    expect(events.map(({ resource, name, state }) => [resource, name.replace(/RZ\d+/u, 'RZ'), state])).toEqual([
      ['certification', 'RZ', '待审核'],
      ['activitySignUp', '重阳登高', '待审核'],
    ]);
    expect(twice).toBe('这位退休人员已经报名了这个活动');
    // The auditor lists no orders: their number is nothing to be told.
    const seen = new Set((await auditor.dossier(id)).related.map(({ resource }) => resource));
    expect([seen.has('certification'), seen.has('shopOrder'), Object.hasOwn(counted, 'shopOrder')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('PAGE-24 a comment is stored, stands in the history, and tells the colleagues whom it names, if they may read the record', async () => {
    const [desk, auditor, admin] = [await as('desk'), await as('auditor'), await as('admin')];
    const id = await person();
    const found = v.parse(
      dossierEndpoints.colleagues.answer,
      await desk.result('GET', `/sys/record/colleague?resource=retiree&id=${id}`),
    );
    const idOf = (username: string) => found.find((one) => one.username === username)?.id ?? '';
    const words = '照片缺一张，请先不要通过';
    const told = await desk.told(
      'POST',
      '/sys/record/comment',
      comment(id, ` ${words} `, idOf('auditor'), idOf('desk')),
    );
    const refused = [
      await desk.told('POST', '/sys/record/comment', comment(id, words, 'nobody')),
      await desk.told('POST', '/sys/record/comment', comment('nothing', words)),
      await desk.told('POST', '/sys/record/comment', { ...comment(id, words), resource: 'activity' }),
    ];
    const { comments } = await auditor.dossier(id);
    const bell = v.parse(
      announcementEndpoints.listByUser.answer,
      await auditor.result('GET', '/sys/annountCement/listByUser'),
    ).sysMsgList;
    const history = v.parse(
      v.looseObject({
        entries: v.array(v.looseObject({ version: v.number(), action: v.string(), cause: v.nullable(v.string()) })),
      }),
      await admin.result('GET', `/isps/retiree/history?id=${id}`),
    ).entries;
    const edited = await desk.told('PUT', '/isps/retiree/edit', { id, name: '王秀' });
    const restored = await admin.told('PUT', '/isps/retiree/restore', { id, version: 3, to: 1 });
    const missing = '未找到对应的数据，它可能已被删除，请刷新后重试';
    expect({
      told,
      refused,
      comments: comments.map(({ by, text }) => [by, text]),
      bell: bell.slice(0, 1).map(({ titile, openPage }) => [titile, openPage]),
      history: history.map(({ version, action, cause }) => [version, action, cause]),
      edited,
      restored,
    }).toEqual({
      told: '评论已发布',
      refused: ['有同事看不到这条数据或已停用，请从列表中重新选择要提醒的同事', missing, missing],
      comments: [[comments[0]?.by, words]],
      bell: [[`${comments[0]?.by ?? ''}在“王秀英”的评论中提到了您：${words}`, `/isps/retiree?record=${id}`]],
      history: [
        [2, 'comment', words],
        [1, 'add', null],
      ],
      edited: '编辑成功！',
      restored: '已恢复到第 1 版！',
    });
    await admin.result('DELETE', `/isps/retiree/delete?id=${id}`);
    await admin.result('PUT', '/isps/retiree/deleteRecycleBin', { rows: [{ id }] });
    const { orm } = application().database;
    expect([await orm.$count(sysRecordComment), (await orm.$count(resourceTable(retireeResource))) > 0]).toEqual([
      0,
      true,
    ]);
  });
});
