import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { tokenOf } from '../../fixtures/kept-sessions.ts';
import { OwnRows } from '../../fixtures/own-rows.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { DashboardModel } from '../../models/insight/dashboard.model.ts';
import { HomeModel } from '../../models/insight/home.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'admin' });

/** The sum of the columns of a figure, the first of which names its rows. */
const sumOf = (rows: readonly (readonly string[])[]) =>
  rows.flatMap(([, ...numbers]) => numbers).reduce((sum, number) => sum + Number(number), 0);

test('PAGE-19 analysis, charts, tasks, monitor and workplace say numbers that the lists behind them have', async ({
  on,
  request,
  sessions,
}) => {
  const shell = on(ShellModel);
  const home = on(HomeModel);
  const dashboard = on(DashboardModel);
  const list = on(ResourceListModel);
  const seeCounted = async (path: string, count: number) => {
    expect(count).toBeGreaterThan(0);
    await list.seeTotal(new RegExp(`共 ${count} 条$`, 'u'));
    await shell.seePath(path);
  };

  await test.step('analysis: a count leads to as many rows', async () => {
    await home.open();
    await home.seeCounts(['草稿待发布', '正在报名', '今天开始', '本周开始', '24 小时内登录失败', '7 天内新增账号']);
    const drafts = await home.count('草稿待发布');
    await home.follow('草稿待发布');
    await seeCounted('/isps/activity', drafts);
  });

  await test.step('charts: the people of all bands together are the people in care', async () => {
    await shell.move('/dashboard/chart');
    await dashboard.seeChart('退休人员健康状况');
    const people = sumOf(await dashboard.rowsOf('退休人员健康状况'));
    await dashboard.followFigure('退休人员健康状况');
    await seeCounted('/isps/retiree', people);
  });

  await test.step('tasks: what waits in a list is that list', async () => {
    await shell.move('/dashboard/task');
    const waiting = await dashboard.waiting('认证管理 · 待审核');
    await dashboard.followWaiting('认证管理 · 待审核');
    await seeCounted('/isps/certification', waiting);
  });

  await test.step('monitor: the sign-ins of a period are those of the log', async () => {
    await shell.move('/dashboard/monitor');
    await dashboard.choosePeriod('近 7 天');
    await dashboard.seeChart('登录成功与失败');
    const signIns = sumOf(await dashboard.rowsOf('登录成功与失败'));
    await dashboard.followFigure('登录成功与失败');
    await seeCounted('/isystem/log', signIns);
  });

  await test.step('workplace: a tile is as many rows, and what a colleague just added is the first of the news', async () => {
    const title = uniqueName('重阳登高');
    await new OwnRows(request, tokenOf(await sessions.of('clerk'))).activities({ title });
    await shell.move('/dashboard/workplace');
    await dashboard.seeNews('王秀兰', '新增', title);
    const waiting = await dashboard.tile('认证管理');
    await dashboard.followTile('认证管理');
    await seeCounted('/isps/certification', waiting);
  });
});
