import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import { announcementEndpoints } from '@evergreen/core/contract';
import { fakeLogger } from '@evergreen/core/testing';
import { localized, seconds } from '@evergreen/core/kernel';

import { describeApplicationOnBothEngines, PASSWORD } from '../../../../test/test-application.ts';
import { createServices } from '../../../services.ts';
import { createFileNotices } from '../../records/transfer/file-notices.ts';
import { createTellOfJob } from '../../schedule/job/tell-of-job.ts';

describeApplicationOnBothEngines('notices of one’s own work', (application) => {
  const signedIn = async (username: string, headers: Readonly<Record<string, string>> = {}) => {
    const { call, signIn } = application();
    const token = await signIn(username);
    const ask = async (method: 'GET' | 'PUT', url: string, payload?: object) => {
      const { envelope } = await call({ method, url, token, headers, ...(payload && { payload }) });
      if (!envelope.success) throw new Error(envelope.message);
      return envelope.result;
    };
    return {
      ask,
      async bell() {
        const { answer } = announcementEndpoints.listByUser;
        const { sysMsgList, sysMsgTotal, newest } = v.parse(answer, await ask('GET', '/sys/annountCement/listByUser'));
        return { rows: sysMsgList, total: sysMsgTotal, newest };
      },
    };
  };

  /** Certifications that wait, all of them submitted by the clerk but one of the administrator. */
  async function submitted(): Promise<readonly string[]> {
    const { orm } = application().database;
    await orm.execute(sql`update certification set create_by = 'clerk' where tenant_id = 0 and status = '0'`);
    const rows = await orm.execute<{ id: string }>(
      sql`select id from certification where tenant_id = 0 and status = '0' and del_flag = 0 order by apply_no limit 4`,
    );
    return rows.map(({ id }) => id);
  }

  it('a decision tells who submitted the record, with a way to it; several are one that counts, and nobody is told of what they did themselves', async () => {
    const [one = '', two = '', three = '', four = ''] = await submitted();
    const [clerk, admin] = [await signedIn('clerk'), await signedIn('admin')];
    const english = await signedIn('clerk', { 'accept-language': 'en-US' });
    const [before, own] = [await clerk.bell(), await admin.bell()];
    const pass = (...ids: readonly string[]) =>
      admin.ask('PUT', '/isps/certification/pass', {
        rows: ids.map((id) => ({ id })),
        asked: { validUntil: '2027-12-31' },
      });
    await pass(one);
    const single = await clerk.bell();
    await pass(two, three);
    application().clock.advance(seconds(2));
    await admin.ask('PUT', '/isps/certification/reject', { rows: [{ id: four }], asked: { reason: '照片不清楚' } });
    await expect(pass(one)).rejects.toThrow('审核状态为“已通过”');
    const several = await clerk.bell();
    const opened = v.parse(
      announcementEndpoints.open.answer,
      await clerk.ask('PUT', '/sys/sysAnnouncementSend/editByAnntIdAndUserId', { anntId: several.rows[0]?.anntId }),
    );
    await pass(four);
    const after = await clerk.bell();
    const shown = ({ titile, msgAbstract, openType, openPage, sender }: (typeof several.rows)[number]) => [
      titile.replace(/“RZ\d+”/u, '“RZ”'),
      msgAbstract,
      openType,
      openPage,
      sender,
    ];
    const [added] = (await english.bell()).rows;
    expect([
      single.total - before.total,
      single.rows.slice(0, 1).map(shown),
      several.total - before.total,
      several.rows.slice(0, 2).map(shown),
      [opened?.readFlag, opened?.msgAbstract],
      after.total - before.total,
      added?.titile,
      (await admin.bell()).total - own.total,
    ]).toEqual([
      1,
      [['您提交的“RZ”已审核通过', '', 'url', `/isps/certification?record=${one}`, '管理员']],
      2,
      [
        ['您提交的“RZ”已驳回', '原因：照片不清楚', 'url', `/isps/certification?record=${four}`, '管理员'],
        ['您提交的 3 条认证申请已审核通过', '', 'url', '/isps/certification', '管理员'],
      ],
      ['1', '原因：照片不清楚'],
      1,
      '4 × Certification, which you submitted: Pass',
      0,
    ]);
  });

  it('they are read, marked, taken back and muted as other messages are, and belong to their person and tenant', async () => {
    const [one = '', two = ''] = await submitted();
    const [clerk, admin, other] = [await signedIn('clerk'), await signedIn('admin'), await signedIn('supervisor')];
    const before = await clerk.bell();
    const pass = (id: string) =>
      admin.ask('PUT', '/isps/certification/pass', { rows: [{ id }], asked: { validUntil: '2027-12-31' } });
    await pass(one);
    const told = await clerk.bell();
    application().clock.advance(seconds(2));
    await pass(two);
    const id = told.rows[0]?.anntId ?? '';
    const open = { anntId: id };
    await expect(other.ask('PUT', '/sys/sysAnnouncementSend/editByAnntIdAndUserId', open)).rejects.toThrow('消息');
    // What was counted after the answer stays unread.
    await clerk.ask('PUT', '/sys/sysAnnouncementSend/readAll', { before: told.newest });
    const left = await clerk.bell();
    application().clock.advance(seconds(1));
    const { undo } = v.parse(
      v.object({ undo: v.string() }),
      await clerk.ask('PUT', '/sys/sysAnnouncementSend/readAll', {}),
    );
    const none = await clerk.bell();
    await clerk.ask('PUT', '/sys/sysAnnouncementSend/unreadAll', { undo });
    const back = await clerk.bell();
    await clerk.ask('PUT', '/sys/user/noticeChoice', { result: false });
    const muted = await clerk.bell();
    const page = v.parse(
      announcementEndpoints.own.answer,
      await clerk.ask('GET', '/sys/sysAnnouncementSend/getMyAnnouncementSend?pageSize=10&titile=提交的'),
    );
    expect([
      told.total - before.total,
      left.rows.map(({ titile }) => titile),
      none.total,
      back.rows.map(({ titile }) => titile),
      muted.total,
      page.records.map(({ titile, readFlag }) => [titile, readFlag]),
    ]).toEqual([
      1,
      ['您提交的 2 条认证申请已审核通过'],
      0,
      ['您提交的 2 条认证申请已审核通过'],
      0,
      [['您提交的 2 条认证申请已审核通过', '0']],
    ]);
  });

  it('NOTIF-08 a file that took a while, a job, an alert and the safety of an account are told to whom they concern, once until they are read', async () => {
    const { database, clock, files } = application();
    const logger = fakeLogger();
    const { tellNotices } = createServices({ database, clock, files, logger });
    const [clerk, admin] = [await signedIn('clerk'), await signedIn('admin')];
    const news = async ({ bell }: typeof clerk) =>
      (await bell()).rows.map(({ kind, priority, titile, openPage, sender }) => [
        kind,
        priority,
        titile,
        openPage,
        sender,
      ]);
    const [ownId] = await database.orm.execute<{ id: string }>(sql`select id from sys_user where username = 'clerk'`);
    const userId = ownId?.id ?? '';
    await admin.ask('PUT', '/sys/sysAnnouncementSend/readAll', {});
    await clerk.ask('PUT', '/sys/sysAnnouncementSend/readAll', {});
    const fileNotices = createFileNotices({ tellNotices, clock, logger });
    const job = { userId, tenantId: 0, fileName: '活动.xlsx', path: '/isps/activity' };
    const began = clock.now();
    await fileNotices.exported({ ...job, id: 'short', createdAt: began }, null);
    clock.advance(seconds(10));
    await fileNotices.exported({ ...job, id: 'made', createdAt: began }, null);
    clock.advance(seconds(1));
    const full = localized('存储空间不足', 'No room');
    await fileNotices.exported({ ...job, id: 'failed', createdAt: began }, full);
    const ofClerk = await news(clerk);

    const tellOfJob = createTellOfJob(tellNotices, logger);
    const failing = { id: 'j1', title: '备份', alertAfter: 2, alertRole: null } as const;
    // The rest of a job is not told of.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const told = failing as unknown as Parameters<typeof tellOfJob>[0];
    const reason = localized('磁盘已满', 'Disk full');
    clock.advance(seconds(1));
    await tellOfJob(told, { before: 1, status: 'failed', reason });
    clock.advance(seconds(1));
    await tellOfJob(told, { before: 2, status: 'done', reason });
    clock.advance(seconds(1));
    const alert = { kind: 'alert', priority: 'H', to: { roleId: null }, tenantId: null } as const;
    const title = localized('数据盘剩余空间为 8 %', 'Free space is 8 %');
    await tellNotices([{ ...alert, key: 'alert:r1', title, link: '/isystem/alertRuleList?record=r1' }]);
    const ofAdmin = await news(admin);

    const { call } = application();
    const signInFrom = (userAgent: string) =>
      call({
        method: 'POST',
        url: '/sys/login',
        headers: { 'user-agent': userAgent },
        payload: { username: 'clerk', password: PASSWORD },
      });
    const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
    await clerk.ask('PUT', '/sys/sysAnnouncementSend/readAll', {});
    await signInFrom(firefox);
    await signInFrom(firefox);
    // What concerns the safety of an account cannot be turned off.
    await clerk.ask('PUT', '/sys/user/noticeChoice', { systemMessage: false, result: false, file: false, job: false });
    const safety = await news(clerk);
    expect({ ofClerk, ofAdmin, safety }).toEqual({
      ofClerk: [
        ['file', 'M', '“活动.xlsx”未能生成：存储空间不足', '/isps/activity', '系统'],
        ['file', 'M', '“活动.xlsx”已生成，24 小时内可下载', '/isps/activity', '系统'],
      ],
      ofAdmin: [
        ['alert', 'H', '数据盘剩余空间为 8 %', '/isystem/alertRuleList?record=r1', '系统'],
        ['job', 'H', '任务“备份”已恢复正常', '/isystem/QuartzJobList?record=j1', '系统'],
      ],
      safety: [
        [
          'security',
          'M',
          expect.stringMatching(/^您的账号在新设备登录：Firefox · Windows，\d{4}-/u),
          '/account/settings/security',
          '系统',
        ],
      ],
    });
  });
});
