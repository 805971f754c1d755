import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as v from 'valibot';

import { announcementEndpoints, permissionResponse, USUAL_CHOICE } from '@evergreen/core/contract';
import { flattenTree } from '@evergreen/core/kernel';

import { describeApplicationOnBothEngines } from '../../../../test/test-application.ts';
import { readMigrations } from '../../../db/migration-files.ts';
import { seedIdentifier } from '../../../db/seed/seed-random.ts';

const row = v.object({ id: v.string(), version: v.number(), msgContent: v.nullable(v.string()) });
const user = (name: string) => seedIdentifier('user', name);

const draft = {
  titile: '停电通知',
  msgCategory: '1',
  priority: 'H',
  msgType: 'ALL',
  msgAbstract: '周三上午停电',
  msgContent: '<p>周三上午停电<script>alert(1)</script><img src="x" onerror="alert(1)"></p>',
};

describeApplicationOnBothEngines('announcements', (application) => {
  const signedIn = async (username: string, tenant = 0) => {
    const { call, signIn } = application();
    const token = await signIn(username);
    const headers = { 'tenant-id': String(tenant) };
    return (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
      call({ method, url, token, headers, ...(payload === undefined ? {} : { payload }) });
  };
  const written = async (values: object) => {
    const admin = await signedIn('admin');
    const { envelope } = await admin('POST', '/sys/annountCement/add', { ...draft, ...values });
    return v.parse(row, envelope.result);
  };
  const released = async (values: object) => {
    const { id } = await written(values);
    await (
      await signedIn('admin')
    )('GET', `/sys/annountCement/doReleaseData?id=${id}`);
    return id;
  };
  const titles = async (username: string, query = '', tenant = 0) => {
    const call = await signedIn(username, tenant);
    const { envelope } = await call('GET', `/sys/sysAnnouncementSend/getMyAnnouncementSend?pageSize=20&${query}`);
    return v
      .parse(announcementEndpoints.own.answer, envelope.result)
      .records.map(({ titile, readFlag }) => [titile, readFlag] as const);
  };
  const isShown = async (username: string) => (await titles(username)).some(([title]) => title === draft.titile);

  it('T-35 are stored without what would run', async () => {
    const { msgContent } = await written({});
    expect(msgContent).not.toMatch(/script|onerror/u);
  });

  it('reach nobody before they are released, and nobody after they are revoked', async () => {
    const { id } = await written({});
    const admin = await signedIn('admin');
    const clerk = await signedIn('clerk');
    const seen = [await isShown('clerk')];
    const answers = [await admin('GET', `/sys/annountCement/doReleaseData?id=${id}`)];
    seen.push(await isShown('clerk'));
    answers.push(
      await admin('GET', `/sys/annountCement/doReleaseData?id=${id}`),
      await admin('PUT', '/sys/annountCement/edit', { id, titile: '改' }),
      await admin('DELETE', `/sys/annountCement/delete?id=${id}`),
      await admin('GET', `/sys/annountCement/doReovkeData?id=${id}`),
      await clerk('PUT', '/sys/sysAnnouncementSend/editByAnntIdAndUserId', { anntId: id }),
    );
    seen.push(await isShown('clerk'));
    expect([seen, answers.map(({ envelope }) => envelope.message)]).toEqual([
      [false, true, false],
      [
        '该系统通知发布成功',
        '发布状态为“已发布”，只有“未发布”“已撤销”可以发布',
        '已发布的通告不能修改，请先撤销',
        '已发布的通告不能删除，请先撤销',
        '该系统通知撤销成功',
        '这条消息已经撤销或过期，不能再查看',
      ],
    ]);
  });

  it.each([
    ['chosen people', { msgType: 'USER', users: user('clerk') }, ['clerk']],
    [
      'a department with all below it',
      { msgType: 'DEPART', departments: seedIdentifier('depart', 'A01A04') },
      ['liuyang', 'chenjing'],
    ],
    ['a role', { msgType: 'ROLE', roles: seedIdentifier('role', 'supervisor') }, ['supervisor', 'yangli']],
  ])('reach %s alone', async (_audience, values, recipients) => {
    await released(values);
    const people = ['admin', 'clerk', 'supervisor', 'liuyang', 'chenjing', 'yangli'];
    const reached: string[] = [];
    for (const person of people) if (await isShown(person)) reached.push(person);
    expect(reached).toEqual(recipients);
  });

  it('ROUTE-15 are a page of everybody’s own, which lists what reached its reader, released and read or not', async () => {
    const title = draft.titile;
    await released({ msgType: 'ROLE', roles: seedIdentifier('role', 'supervisor') });
    const opened: unknown[] = [];
    for (const person of ['supervisor', 'clerk']) {
      const call = await signedIn(person);
      const { menu } = v.parse(
        permissionResponse,
        (await call('GET', '/sys/permission/getUserPermissionByToken')).envelope.result,
      );
      const paths = flattenTree(menu).map(({ path }) => path);
      const own = (await titles(person)).filter(([name]) => name === title);
      opened.push([person, paths.includes('/isps/userAnnouncement'), own]);
    }
    expect(opened).toEqual([
      ['supervisor', true, [[title, '0']]],
      ['clerk', true, []],
    ]);
  });

  it('lead to pages of the platform alone', async () => {
    const admin = await signedIn('admin');
    const refused: unknown[] = [];
    for (const openPage of ['//evil.example', 'https://evil.example', 'isps/activity', '/a b', '/\\evil'])
      refused.push((await admin('POST', '/sys/annountCement/add', { ...draft, openPage })).error?.fields['openPage']);
    expect(refused).toEqual(refused.map(() => '请填写平台内的页面地址，以 / 开头，例如 /isps/activity'));
  });

  it('have the specified words of priority, also after an update, unless staff chose others', async () => {
    const { orm } = application().database;
    const words = async () => {
      const clerk = await signedIn('clerk');
      const { envelope } = await clerk('GET', '/sys/dict/getDictItems/priority');
      const items = v.parse(v.array(v.looseObject({ value: v.string(), text: v.string() })), envelope.result);
      return items.map(({ value, text }) => `${value} ${text}`);
    };
    const fresh = await words();
    const set = (value: string, text: string, english: string) =>
      orm.execute(
        sql`update sys_dict_item set item_text = ${text}, item_text_en = ${english}
          where id = ${seedIdentifier('dictItem', `priority\n${value}`)}`,
      );
    await set('H', '高', 'High');
    await set('M', '一般重要', 'Medium');
    await set('L', '低', 'Low');
    const migration = (await readMigrations()).find(({ name }) => name.endsWith('_announcements_as_specified'));
    await orm.execute(sql.raw(migration?.statements.at(-1) ?? ''));
    expect([fresh, await words()]).toEqual([
      ['H 紧急', 'M 重要', 'L 一般'],
      ['H 紧急', 'M 一般重要', 'L 一般'],
    ]);
  });

  it('ask for the recipients that they are meant for', async () => {
    const admin = await signedIn('admin');
    const { envelope, error } = await admin('POST', '/sys/annountCement/add', { ...draft, msgType: 'USER' });
    expect([envelope.success, Object.keys(error?.fields ?? {})]).toEqual([false, ['users']]);
  });

  it('are not shown before they begin, after they end, and in another tenant', async () => {
    await released({ startTime: '2026-01-16 00:00:00' });
    expect(await isShown('clerk')).toBe(false);
    application().clock.advance(24 * 3_600_000);
    expect(await isShown('clerk')).toBe(true);
    expect(await titles('admin', '', 1001)).toEqual([]);
  });

  it('are not counted as unread by who does not want their kind, and stay in the list of all', async () => {
    const clerk = await signedIn('clerk');
    const counts = async () => {
      const { anntMsgTotal, sysMsgTotal } = v.parse(
        announcementEndpoints.listByUser.answer,
        (await clerk('GET', '/sys/annountCement/listByUser')).envelope.result,
      );
      return [anntMsgTotal, sysMsgTotal, (await titles('clerk', 'readFlag=0')).length, (await titles('clerk')).length];
    };
    const choose = async (choice: object) => (await clerk('PUT', '/sys/user/noticeChoice', choice)).envelope.result;
    const chosen = async () => (await clerk('GET', '/sys/user/noticeChoice')).envelope.result;
    const [before, first] = [await counts(), await chosen()];
    await choose({ announcement: false, systemMessage: true });
    const [muted, second] = [await counts(), await chosen()];
    await choose({ announcement: true, systemMessage: true });
    const [announcements = 0, systemMessages = 0, unread = 0, all = 0] = before;
    expect([first, second, announcements > 0, systemMessages > 0]).toEqual([
      { ...USUAL_CHOICE, mail: 'off' },
      { ...USUAL_CHOICE, announcement: false, mail: 'off' },
      true,
      true,
    ]);
    expect([muted, await counts(), await titles('supervisor', 'readFlag=0')]).toEqual([
      [0, systemMessages, unread - announcements, all],
      before,
      expect.arrayContaining([expect.anything()]),
    ]);
  });

  const bellOf = async (call: Awaited<ReturnType<typeof signedIn>>) =>
    v.parse(
      announcementEndpoints.listByUser.answer,
      (await call('GET', '/sys/annountCement/listByUser')).envelope.result,
    );

  it('NOTIF-01 NOTIF-02 NOTIF-07 are unread in list and badge of every window until they are opened in one', async () => {
    const id = await released({ openPage: '/isps/activity' });
    for (const number of [1, 2, 3]) await released({ titile: `通知 ${number}`, priority: 'L' });
    await released({ titile: '升级', msgCategory: '2' });
    const [clerk, otherWindow] = [await signedIn('clerk'), await signedIn('clerk')];
    const before = await bellOf(otherWindow);
    const opened = await clerk('PUT', '/sys/sysAnnouncementSend/editByAnntIdAndUserId', { anntId: id });
    const after = await bellOf(otherWindow);
    expect([
      before.anntMsgList.map(({ titile, priority, readFlag }) => [titile, priority, readFlag]),
      before.sysMsgList.map(({ titile }) => titile),
      [before.anntMsgTotal, before.sysMsgTotal],
      v.parse(announcementEndpoints.open.answer, opened.envelope.result),
      [after.anntMsgTotal, after.sysMsgTotal],
      after.anntMsgList.some(({ anntId }) => anntId === id),
      [(await bellOf(await signedIn('supervisor'))).anntMsgTotal, (await bellOf(await signedIn('admin', 1001))).newest],
    ]).toEqual([
      expect.arrayContaining([
        ['停电通知', 'H', '0'],
        ['通知 1', 'L', '0'],
        ['通知 2', 'L', '0'],
        ['通知 3', 'L', '0'],
        ['关于做好冬季走访慰问工作的通知', 'H', '0'],
      ]),
      ['升级', '系统维护公告'],
      [6, 2],
      {
        id,
        anntId: id,
        msgId: id,
        msgTxt: '停电通知',
        arrivedAt: null,
        kind: 'announcement',
        busId: null,
        createTime: '2026-01-15 09:00:00',
        openType: 'url',
        openPage: '/isps/activity',
        titile: '停电通知',
        msgCategory: '1',
        msgCategory_dictText: '通知公告',
        priority: 'H',
        priority_dictText: '紧急',
        msgAbstract: '周三上午停电',
        sender: '管理员',
        sendTime: '2026-01-15 09:00:00',
        readFlag: '1',
        msgContent: expect.stringContaining('周三上午停电'),
        files: null,
      },
      [5, 2],
      false,
      [6, null],
    ]);
  });

  it('NOTIF-11 are all marked up to what was listed, which can be undone for ten seconds', async () => {
    const { clock } = application();
    const clerk = await signedIn('clerk');
    await clerk('PUT', '/sys/sysAnnouncementSend/readAll');
    clock.advance(60_000);
    const nothing = await bellOf(clerk);
    await released({ titile: '先到' });
    await released({ titile: '预定', startTime: '2026-01-15 09:01:01' });
    const { newest } = await bellOf(clerk);
    clock.advance(1000);
    await released({ titile: '后到' });
    const listed = (await bellOf(clerk)).anntMsgList.map(({ titile }) => titile);
    const readAll = async (body: object) =>
      v.parse(
        announcementEndpoints.readAll.answer,
        (await clerk('PUT', '/sys/sysAnnouncementSend/readAll', body)).envelope.result,
      );
    const unreadAll = async (undo: string, call = clerk) =>
      (await call('PUT', '/sys/sysAnnouncementSend/unreadAll', { undo })).envelope.message;
    const marked = await readAll({ before: newest });
    const left = (await bellOf(clerk)).anntMsgList.map(({ titile }) => titile);

    const key = marked?.undo ?? '';
    const byAnother = await unreadAll(key, await signedIn('supervisor'));
    const afterAnother = (await bellOf(clerk)).anntMsgTotal;
    clock.advance(10_000);
    const undone = await unreadAll(key);
    const back = (await bellOf(clerk)).anntMsgList.map(({ titile }) => titile);
    const again = await readAll({});
    clock.advance(20_000);
    const refused = [again?.undo ?? '', String(clock.now() + 5000), "1' or true", '9'.repeat(20)].map((undo) =>
      unreadAll(undo),
    );
    expect({
      nothing: [nothing.anntMsgTotal, nothing.sysMsgTotal, nothing.newest],
      listed: listed.toSorted(),
      marked: marked?.count,
      left: left.toSorted(),
      afterAnother: [byAnother, afterAnother],
      undone: [undone, back.toSorted()],
      again: again?.count,
      refused: new Set(await Promise.all(refused)),
      atLast: (await bellOf(clerk)).anntMsgTotal,
    }).toEqual({
      nothing: [0, 0, null],
      listed: ['先到', '后到', '预定'],
      marked: 1,
      left: ['后到', '预定'],
      afterAnother: ['已恢复为未读', 2],
      undone: ['已恢复为未读', ['先到', '后到', '预定']],
      again: 3,
      refused: new Set(['撤销时间已过，消息保持已读；可以在“我的消息”中查看']),
      atLast: 0,
    });
  });
});
