import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { DEMO_PASSWORD } from '../../fixtures/server-process.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { RecordFormModel } from '../../models/records/record-form.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { LoginModel } from '../../models/session/login.model.ts';
import { MenuModel } from '../../models/shell/menu.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

// The one journey that sees things move, as most people do.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a member of staff signs in from a deep link, keeps activities and signs out', async ({ on, rows, page }) => {
  const login = on(LoginModel);
  const shell = on(ShellModel);
  const menu = on(MenuModel);
  const list = on(ResourceListModel);
  const form = on(RecordFormModel);
  let menusRead = 0;
  page.on('request', (request) => {
    if (request.url().includes('/sys/permission/getUserPermissionByToken')) menusRead += 1;
  });
  const lecture = uniqueName('冬季养生讲座');
  const trial = `${lecture}（试讲）`;
  const first = `${lecture}（第一讲）`;
  const second = `${lecture}（第二讲）`;

  await test.step('ROUTE-01 ROUTE-03 a deep link opened cold leads to the login page and is remembered', async () => {
    await shell.load('/isps/activity?pageNo=2');
    await login.see();
    await shell.seeAddress('/user/login?redirect=%2Fisps%2Factivity%3FpageNo%3D2');
  });

  await test.step('AUTH-01 a wrong password shows the server’s message and keeps the name', async () => {
    await login.signIn('admin', 'wrong-password');
    await login.seeMessage('用户名或密码错误');
    await login.seeTyped('admin');
  });

  await test.step('AUTH-01 ROUTE-04 the right one reads the menu once and lands on the wanted page', async () => {
    expect(menusRead).toBe(0);
    await login.signIn('admin', DEMO_PASSWORD);
    await shell.seeAddress('/isps/activity?pageNo=2');
    await shell.seeTitle('活动管理 · 企业退休人员服务平台');
    await list.seePage(2);
    await list.seeTotal(/^11-20 共 \d+ 条$/u);
    await list.seeRowCount(10);
    expect(menusRead).toBe(1);
  });

  await test.step('searches by title and type', async () => {
    await list.typeSearch('活动标题', '讲座');
    await list.chooseSearch('活动类型', '知识讲座');
    await list.search();
    await list.seeEveryRow('知识讲座');
    await list.resetSearch();
    await list.seeTotal(/^1-10 共 \d+ 条$/u);
  });

  await test.step('LIST-08 adds an activity: the missing title is named, the complete one is first', async () => {
    await list.add();
    await form.see('新增活动');
    await form.choose('活动类型', '知识讲座');
    await form.type('主办单位', '市企退中心');
    await form.type('活动地点', '老年大学三楼礼堂');
    await form.typeDateTime('开始时间', '2026-12-01 09:00:00');
    await form.typeDateTime('结束时间', '2026-12-01 11:00:00');
    await form.save();
    await form.seeFieldMessage('请输入活动标题');
    await form.type('活动标题', trial);
    await form.save();
    await form.seeClosed();
    await list.seeFirstRow(trial);
  });

  await test.step('LIST-08 edits it', async () => {
    await list.edit(trial);
    await form.see('编辑活动');
    await form.seeValue('活动标题', trial);
    await form.type('活动标题', first);
    await form.save();
    await form.seeClosed();
    await list.seeFirstRow(first);
  });

  await test.step('ROUTE-04 LIST-01 LIST-11 a reload reads the menu again, and keeps page, sort and search', async () => {
    const readBefore = menusRead;
    const address = `/isps/activity?pageNo=2&column=startTime&order=asc&title=${encodeURIComponent('月')}`;
    await list.typeSearch('活动标题', '月');
    await list.search();
    await list.sortBy('开始时间');
    await list.seeSorted('开始时间', 'ascending');
    await list.goToPage(2);
    await list.seePage(2);
    await shell.seeAddress(address);
    await shell.reload();
    await list.seeSearch('活动标题', '月');
    expect(menusRead).toBe(readBefore + 1);
    await list.seeSorted('开始时间', 'ascending');
    await list.seePage(2);
    await list.seeEveryRow('月');
    await shell.seeAddress(address);
  });

  await test.step('LIST-03 deletes two, with the question of the specification', async () => {
    await rows.activities({ title: second });
    await menu.choose('活动管理');
    await shell.seeAddress('/isps/activity');
    await list.seeSearch('活动标题', '');
    await list.typeSearch('活动标题', lecture);
    await list.search();
    await list.seeRows(second, first);
    await list.select(first, second);
    await list.deleteSelected();
    await list.confirm('确定要删除这 2 项吗?');
    await list.seeEmpty();
  });

  await test.step('AUTH-07 signs out after the question, and back is the login page', async () => {
    await shell.signOut();
    await login.see();
    await shell.back();
    await login.see();
  });
});
