import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { HomeModel } from '../../models/insight/home.model.ts';
import { RecordDetailsModel } from '../../models/records/record-details.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

const DAY = 86_400_000;
const HOME = '/dashboard/analysis';
const COUNTS = ['草稿待发布', '正在报名', '今天开始', '本周开始'] as const;

/** `YYYY-MM-DD` in UTC+8, `days` from today. */
const dayFromNow = (days: number) => new Date(Date.now() + 8 * 3_600_000 + days * DAY).toISOString().slice(0, 10);

test.use({ signedInAs: 'clerk' });

test('a clerk sees at home what waits, the next days, what was opened last, and the favourites', async ({
  on,
  rows,
}) => {
  const home = on(HomeModel);
  const list = on(ResourceListModel);
  const details = on(RecordDetailsModel);
  const shell = on(ShellModel);
  const [opened, title] = [uniqueName('重阳登高'), uniqueName('明早茶话会')];
  await rows.activities(
    { title: opened },
    {
      title,
      startTime: `${dayFromNow(0)} 23:59:00`,
      endTime: `${dayFromNow(1)} 23:59:00`,
      quota: 30,
    },
  );
  await shell.open(HOME);

  await test.step('HOME-03 a card is there until it is closed, and nothing was opened yet', async () => {
    await home.seeIntroduction(true);
    await home.seeOpened();
  });

  await test.step('HOME-05 a tour of six steps can be left', async () => {
    await home.tourUntil('您的账号');
    await home.dismissIntroduction();
    await home.seeIntroduction(false);
  });

  await test.step('HOME-01 each count leads into the list of just these records', async () => {
    for (const label of COUNTS) {
      await shell.move(HOME);
      await home.seeCounts(COUNTS);
      const count = await home.count(label);
      if (label === '今天开始') expect(count).toBeGreaterThan(0);
      await home.follow(label);
      await shell.seeHeading('活动管理');
      await list.seeTotal(new RegExp(`共 ${count} 条$`, 'u'));
    }
  });

  await test.step('HOME-02 the next days show how full they are, and the chart has a table', async () => {
    await shell.move(HOME);
    await home.seeUpcoming(title, '0 / 30', null);
    const [head, ...months] = await home.chartRows();
    const thisMonth = dayFromNow(0).slice(0, 7);
    expect([head, months.length, months.at(-1)?.[0]]).toEqual([['月份', '报名人数'], 12, thisMonth]);
    await home.openUpcoming(title);
    await details.see('活动详情');
    await details.seeValues({ 活动标题: title });
    await details.close();
  });

  await test.step('HOME-03 opened records are listed, the last one first', async () => {
    await shell.move('/isps/activity');
    await list.showDetails(opened);
    await details.see('活动详情');
    await details.close();
    await shell.move(HOME);
    await home.seeOpened(opened, title);
  });

  await test.step('HOME-03 favourites are arranged, and are there with the records and without the card on the next visit', async () => {
    await home.arrange();
    await home.moveBack('活动类型');
    await home.remove('活动管理');
    await home.addFavourite('活动管理');
    await home.endArranging();
    await home.seeFavouriteEnds('活动类型', '活动管理');
    await shell.reload();
    await home.seeFavouriteEnds('活动类型', '活动管理');
    await home.seeOpened(opened, title);
    await home.seeIntroduction(false);
  });
});
