import { configured } from '../../fixtures/configured.ts';
import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { tokenOf } from '../../fixtures/kept-sessions.ts';
import { HomeModel } from '../../models/insight/home.model.ts';
import { RecordDetailsModel } from '../../models/records/record-details.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

const DAY = 86_400_000;

/** `YYYY-MM-DD` in UTC+8, `days` from today. */
const dayFromNow = (days: number) => new Date(Date.now() + 8 * 3_600_000 + days * DAY).toISOString().slice(0, 10);

interface VisitNumbers {
  readonly result: { readonly totalVisitCount: number; readonly todayVisitCount: number; readonly todayIp: number };
}

interface VisitDays {
  readonly result: readonly { readonly tian: string; readonly visit: number; readonly ip: number }[];
}

test.describe('a clerk', () => {
  test.use({ signedInAs: 'clerk' });

  test('HOME-01 each count leads into the list of just these records', async ({ on, rows }) => {
    const home = on(HomeModel);
    const list = on(ResourceListModel);
    const shell = on(ShellModel);
    await rows.activities({
      title: uniqueName('今日讲座'),
      startTime: `${dayFromNow(0)} 23:58:00`,
      endTime: `${dayFromNow(1)} 09:00:00`,
    });
    for (const label of ['草稿待发布', '正在报名', '今天开始', '本周开始']) {
      await home.open();
      await home.seeCounts(['草稿待发布', '正在报名', '今天开始', '本周开始']);
      const count = await home.count(label);
      await home.follow(label);
      await shell.seeHeading('活动管理');
      await list.seeTotal(new RegExp(`共 ${count} 条$`, 'u'));
    }
    await home.open();
    await home.seeCounts(['草稿待发布', '正在报名', '今天开始', '本周开始']);
    expect(await home.count('今天开始')).toBeGreaterThan(0);
  });

  test('HOME-02 the next days show how full they are, and the chart has a table', async ({ on, rows }) => {
    const home = on(HomeModel);
    const details = on(RecordDetailsModel);
    const title = uniqueName('明早茶话会');
    await rows.activities({
      title,
      startTime: `${dayFromNow(0)} 23:59:00`,
      endTime: `${dayFromNow(1)} 23:59:00`,
      quota: 30,
    });
    await home.open();
    await home.seeUpcoming(title, '0 / 30', null);
    const [head, ...months] = await home.chartRows();
    const thisMonth = dayFromNow(0).slice(0, 7);
    expect([head, months.length, months.at(-1)?.[0]]).toEqual([['月份', '报名人数'], 12, thisMonth]);
    await home.openUpcoming(title);
    await details.see('活动详情');
    await details.seeValues({ 活动标题: title });
  });

  test('HOME-03 opened records, arranged favourites and the closed card are there on the next visit', async ({
    on,
    rows,
  }) => {
    const home = on(HomeModel);
    const list = on(ResourceListModel);
    const details = on(RecordDetailsModel);
    const shell = on(ShellModel);
    const title = uniqueName('重阳登高');
    await rows.activities({ title });
    await home.open();
    await home.seeIntroduction(true);
    await home.seeOpened();
    await home.dismissIntroduction();
    await home.seeIntroduction(false);
    await shell.open('/isps/activity');
    await list.showDetails(title);
    await details.see('活动详情');
    await home.open();
    await home.seeOpened(title);
    await home.seeIntroduction(false);

    await home.arrange();
    await home.moveBack('活动类型');
    await home.remove('活动管理');
    await home.addFavourite('活动管理');
    await home.endArranging();
    await home.seeFavouriteEnds('活动类型', '活动管理');
    await shell.reload();
    await home.seeFavouriteEnds('活动类型', '活动管理');
  });
});

test.describe('an administrator', () => {
  test.use({ signedInAs: 'admin' });

  test('HOME-01 an administrator sees failed sign-ins and new accounts as well', async ({ on }) => {
    const home = on(HomeModel);
    await home.open();
    await home.seeGreeting('管理员');
    await home.seeCounts(['草稿待发布', '正在报名', '今天开始', '本周开始', '24 小时内登录失败', '7 天内新增账号']);
  });

  test('PAGE-23 the visits of the two calls stand on the analysis page, day by day', async ({
    on,
    request,
    sessions,
  }) => {
    const home = on(HomeModel);
    const headers = { 'x-access-token': tokenOf(await sessions.of('admin')) };
    await home.open();
    const numbers = await request.get('/api/sys/loginfo', { headers });
    const { result }: VisitNumbers = await numbers.json();
    const { totalVisitCount, todayVisitCount, todayIp } = result;
    // The sign-in of this worker may have been before midnight.
    expect(totalVisitCount).toBeGreaterThan(0);
    await home.seeVisits(`累计 ${totalVisitCount} 次，今日 ${todayVisitCount} 次，来自 ${todayIp} 个地址`);
    const days = await request.get('/api/sys/visitInfo', { headers });
    const { result: perDay }: VisitDays = await days.json();
    const rows = await home.visitRows();
    expect(rows).toEqual([
      ['日期', '访问次数', '来源地址'],
      ...perDay.map(({ tian, visit, ip }) => [tian, String(visit), String(ip)]),
    ]);
  });

  test('LAYOUT-14 /test/home shows the platform’s name and nothing else; so does home where panels are switched off', async ({
    on,
    page,
  }) => {
    const shell = on(ShellModel);
    await shell.open('/test/home');
    await expect(page.locator('.platform-name')).toHaveText('企业退休人员服务平台');
    await configured(page, { hasHomePanels: false });
    await shell.open('/dashboard/analysis');
    await expect(page.locator('.platform-name')).toHaveText('企业退休人员服务平台');
    await expect(page.locator('.home-page')).toHaveCount(0);
  });
});
