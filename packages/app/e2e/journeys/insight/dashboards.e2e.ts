import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { tokenOf } from '../../fixtures/kept-sessions.ts';
import { OwnRows } from '../../fixtures/own-rows.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { PrintModel } from '../../models/base/print.model.ts';
import { DashboardModel } from '../../models/insight/dashboard.model.ts';
import { HomeModel } from '../../models/insight/home.model.ts';
import { MonitorModel } from '../../models/insight/monitor.model.ts';
import { RecordActionsModel } from '../../models/records/record-actions.model.ts';
import { RecordDetailsModel } from '../../models/records/record-details.model.ts';
import { RecordFormModel } from '../../models/records/record-form.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { CronEditorModel } from '../../models/schedule/cron-editor.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

interface VisitNumbers {
  readonly result: { readonly totalVisitCount: number; readonly todayVisitCount: number; readonly todayIp: number };
}

interface VisitDays {
  readonly result: readonly { readonly tian: string; readonly visit: number; readonly ip: number }[];
}

test.use({ signedInAs: 'admin' });

/** The sum of the columns of a figure, the first of which names its rows. */
const sumOf = (rows: readonly (readonly string[])[]) =>
  rows.flatMap(([, ...numbers]) => numbers).reduce((sum, number) => sum + Number(number), 0);

test('the dashboards say numbers that the lists and calls behind them have', async ({ on, request, sessions }) => {
  const shell = on(ShellModel);
  const home = on(HomeModel);
  const dashboard = on(DashboardModel);
  const monitor = on(MonitorModel);
  const print = on(PrintModel);
  const list = on(ResourceListModel);
  const actions = on(RecordActionsModel);
  const details = on(RecordDetailsModel);
  const form = on(RecordFormModel);
  const cronEditor = on(CronEditorModel);
  const seeCounted = async (path: string, count: number) => {
    expect(count).toBeGreaterThan(0);
    await list.seeTotal(new RegExp(`共 ${count} 条$`, 'u'));
    await shell.seePath(path);
  };
  await shell.open('/dashboard/analysis');

  await test.step('HOME-01 an administrator sees failed sign-ins and new accounts as well', async () => {
    await home.seeGreeting('管理员');
    await home.seeCounts(['草稿待发布', '正在报名', '今天开始', '本周开始', '24 小时内登录失败', '7 天内新增账号']);
  });

  await test.step('PAGE-23 the visits of the two calls stand on the analysis page, day by day', async () => {
    const headers = { 'x-access-token': tokenOf(await sessions.of('admin')) };
    const numbers = await request.get('/api/sys/loginfo', { headers });
    const { result }: VisitNumbers = await numbers.json();
    const { totalVisitCount, todayVisitCount, todayIp } = result;
    // The sign-in of this worker may have been before midnight.
    expect(totalVisitCount).toBeGreaterThan(0);
    await home.seeVisits(`累计 ${totalVisitCount} 次，今日 ${todayVisitCount} 次，来自 ${todayIp} 个地址`);
    const days = await request.get('/api/sys/visitInfo', { headers });
    const { result: perDay }: VisitDays = await days.json();
    expect(await home.visitRows()).toEqual([
      ['日期', '访问次数', '来源地址'],
      ...perDay.map(({ tian, visit, ip }) => [tian, String(visit), String(ip)]),
    ]);
  });

  await test.step('PAGE-19 analysis: a count leads to as many rows', async () => {
    const drafts = await home.count('草稿待发布');
    await home.follow('草稿待发布');
    await seeCounted('/isps/activity', drafts);
  });

  await test.step('PAGE-19 charts: the people of all bands together are the people in care', async () => {
    await shell.move('/dashboard/chart');
    await dashboard.seeChart('退休人员健康状况');
    const people = sumOf(await dashboard.rowsOf('退休人员健康状况'));
    await dashboard.followFigure('退休人员健康状况');
    await seeCounted('/isps/retiree', people);
  });

  await test.step('UP-22 a chart leaves as picture and data, and its page prints with patterns in place of colours', async () => {
    await shell.move('/dashboard/chart');
    const title = '退休人员年龄分布';
    await dashboard.seeChart(title);
    const picture = await dashboard.take(title, '下载图片');
    expect(picture.name).toMatch(/^退休人员年龄分布 \d{4}-\d{2}-\d{2}\.png$/u);
    expect(picture.content.subarray(1, 4).toString()).toBe('PNG');
    // A white picture of that size has less than ten thousand bytes.
    expect(picture.content.length).toBeGreaterThan(20_000);
    const { name, content } = await dashboard.take(title, '导出 Excel');
    expect(name).toMatch(/^退休人员年龄分布 \d{4}-\d{2}-\d{2}\.xlsx$/u);
    expect(content.subarray(0, 2).toString()).toBe('PK');
    await print.onPaper(async () => {
      await print.seeContentAlone();
      await dashboard.seeOnPaper(title);
    });
    await dashboard.seeChart(title);
  });

  await test.step('PAGE-19 tasks: what waits in a list is that list', async () => {
    await shell.move('/dashboard/task');
    const waiting = await dashboard.waiting('待审核的认证');
    await dashboard.followWaiting('待审核的认证');
    await seeCounted('/isps/certification', waiting);
  });

  await test.step('PAGE-19 monitor: the sign-ins of a period are those of the log', async () => {
    await shell.move('/dashboard/monitor');
    await dashboard.choosePeriod('近 7 天');
    await dashboard.seeChart('登录成功与失败');
    const signIns = sumOf(await dashboard.rowsOf('登录成功与失败'));
    await dashboard.followFigure('登录成功与失败');
    await seeCounted('/isystem/log', signIns);
  });

  await test.step('PAGE-20 the six monitors say what was measured of this platform', async () => {
    await shell.move('/monitor/JvmInfo');
    await monitor.seeMeasured(['进程占用内存', '事件循环延迟 p99', '已运行', 'Node.js 版本']);
    await shell.move('/monitor/Disk');
    await monitor.seeMeasured(['数据目录剩余空间', '数据库大小']);
    await monitor.seeRow(/^存储位置$/u, ['数据目录']);
    await shell.move('/monitor/redis/info');
    await monitor.seeNote('本部署没有使用 Redis');
    await monitor.seeMeasured(['数据库大小']);
    await shell.move('/monitor/TomcatInfo');
    await monitor.seeMeasured(['请求速率', '连接数']);
    await monitor.seeRow(/^最慢的接口$/u, ['GET', '/api/sys/']);
    await shell.move('/monitor/SystemInfo');
    await monitor.seeMeasured(['已用内存', '可用处理器', '平台版本']);
    await monitor.seeRow(/^服务进程$/u, ['当前', '运行中']);
  });

  await test.step('MON-01 figures are of a process and a span of up to thirty days', async () => {
    for (const span of ['30 天', '24 小时', '1 小时']) await monitor.chooseSpan(span);
  });

  await test.step('recent calls are traced by route and account', async () => {
    await shell.move('/monitor/HttpTrace');
    await monitor.seeRow(/近期HTTP请求记录$/u, ['/api/sys/monitor/latest', '200', 'admin']);
    await monitor.chooseCalls('缓慢或失败');
  });

  await test.step('PAGE-15 JOB-04 a job is paused, goes on, is run now, gets another schedule in the editor, and its details say when it runs and how it went', async () => {
    await shell.move('/isystem/QuartzJobList');
    const answer = async (action: string, title: string) => {
      await list.act('logTrim', action);
      await actions.answer(title, action);
    };
    await answer('停止', '确认暂停');
    await list.seeInRow('logTrim', '已暂停');
    await answer('启动', '确认启动');
    await list.seeInRow('logTrim', '已启动');
    await answer('立即执行', '确认提示');
    await list.act('logTrim', '编辑');
    await cronEditor.openFrom('cron表达式');
    await cronEditor.chooseSchedule('高级');
    await cronEditor.type('0 40 3 * * ?');
    await cronEditor.seeMeaning('每天 03:40');
    await cronEditor.confirm();
    await form.save();
    await list.seeInRow('logTrim', '0 40 3 * * ? *');
    await list.showDetails('logTrim');
    for (const words of ['接下来 5 次', '近 20 次执行', '以表格查看']) await details.seeWords(words);
    await details.close();
  });

  await test.step('MON-03 a rule says for how long a figure has to be out of order, and where it is in order again', async () => {
    await shell.move('/isystem/alertRuleList');
    await list.showDetails('与数据库时钟不一致');
    for (const words of ['持续分钟数', '恢复阈值']) await details.seeWords(words);
    await details.close();
  });

  await test.step('PAGE-19 workplace: a tile is as many rows, and what a colleague just added is the first of the news', async () => {
    const title = uniqueName('重阳登高');
    await new OwnRows(request, tokenOf(await sessions.of('clerk'))).activities({ title });
    await shell.move('/dashboard/workplace');
    await dashboard.seeNews('王秀兰', '新增', title);
    const waiting = await dashboard.tile('待审核的认证');
    await dashboard.followTile('待审核的认证');
    await seeCounted('/isps/certification', waiting);
  });
});
