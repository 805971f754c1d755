import { walkedPages } from '../../fixtures/business-record-pages.ts';
import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { walkRecordPage } from '../../fixtures/record-walk.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { DashboardModel } from '../../models/insight/dashboard.model.ts';
import { RecordActionsModel } from '../../models/records/record-actions.model.ts';
import { RecordFormModel } from '../../models/records/record-form.model.ts';
import { RecordDetailsModel } from '../../models/records/record-details.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { MenuModel } from '../../models/shell/menu.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'clerk' });

test('a clerk keeps the pages of the role, and the people of an activity', async ({ on, page, rows }) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const form = on(RecordFormModel);
  const actions = on(RecordActionsModel);
  const menu = on(MenuModel);
  const details = on(RecordDetailsModel);
  const title = uniqueName('健步走');
  // People are checked in from its first day on.
  await rows.activities({ title, startTime: '2026-01-05 09:00:00', endTime: '2026-01-05 11:00:00', isPassed: true });

  await test.step('the clerk finds the business pages of the role in the menu alone, and writes nothing where it reads', async () => {
    for (const path of ['/isps/activityType', '/isps/curriculumType', '/isps/newsType']) {
      await shell.open(path);
      await list.see();
      for (const name of ['新增', '编辑', '批量删除', '以表格编辑', '导出']) await list.seeNoButton(name);
    }
    await shell.open('/isps/activityType');
    await list.showDetails('文艺演出');
    await details.see('活动类型详情');
    await details.seeNoHistory();
    await details.close();
    for (const group of ['活动中心', '学习园地', '内容管理']) await menu.seeEntry(group);
    for (const group of ['人员与企业', '退休商城', '广场管理']) await menu.seeNoEntry(group);
  });

  await test.step('the clerk adds where the role keeps rows, and is offered no deletion', async () => {
    for (const path of ['/isps/activity', '/isps/curriculum', '/isps/policy', '/isps/news']) {
      await shell.open(path);
      await list.see();
      await expect(list.addButton).toBeVisible();
      await list.seeNoButton('批量删除');
    }
    await walkRecordPage(page, { ...walkedPages.news, isKept: true });
  });

  await test.step('PAGE-30 the people of an activity are kept in a drawer over it: counted for themselves, and the list below is read again', async () => {
    await shell.open('/isps/activity');
    await list.act(title, '发布');
    await list.act(title, '活动报名');
    const drawer = page.getByRole('dialog', { name: `${title} · 活动报名` });
    await expect(drawer.getByText('还没有报名').last()).toBeVisible();
    await expect(drawer.getByRole('columnheader', { name: '活动', exact: true })).toHaveCount(0);
    await expect(drawer.getByRole('radiogroup', { name: '视图' })).toHaveText(/^全部\s*待审核\s*待签到\s*已签到$/u);

    await drawer.getByRole('button', { name: '新增' }).first().click();
    await form.seeChoice('活动', title);
    await form.type('姓名', '陈桂英');
    await form.type('手机号码', '13900001111');
    await form.save();
    const person = drawer.locator('.ant-table-row').filter({ hasText: '陈桂英' });
    await expect(person).toContainText('已通过');
    await expect(drawer.getByRole('radiogroup', { name: '视图' })).toHaveText(/待审核\s*待签到\s*1/u);
    await person.getByRole('button').last().click();
    await list.menuItem('签到').click();
    await expect(person).toContainText('已签到');

    await drawer.getByRole('button', { name: '关闭', exact: true }).click();
    await expect(drawer).toBeHidden();
    await expect(page.locator('.ant-table-row').filter({ hasText: title })).toContainText('1 / 不限');
    await actions.seeNoUndo();
  });

  await test.step('PAGE-31 work to do is what the clerk may do now, headed by the work, and leads to just these rows', async () => {
    const dashboard = on(DashboardModel);
    await shell.move('/dashboard/task');
    await dashboard.seeWaiting('待审核的报名', '待签到的人');
    const waiting = await dashboard.waiting('待签到的人');
    await dashboard.followWaiting('待签到的人');
    await list.seeTotal(new RegExp(`共 ${waiting} 条$`, 'u'));
  });
});
