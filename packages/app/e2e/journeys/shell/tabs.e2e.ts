import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { AuthorizationModel } from '../../models/access/authorization.model.ts';
import { ColleaguesModel } from '../../models/access/colleagues.model.ts';
import { RecordFormModel } from '../../models/records/record-form.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { MenuModel } from '../../models/shell/menu.model.ts';
import { SettingsModel } from '../../models/shell/settings.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';
import { TabStripModel } from '../../models/shell/tab-strip.model.ts';

test.use({ signedInAs: 'admin' });

test('open pages are selected, closed, reopened, renamed and moved by their tabs, which are there after a reload', async ({
  on,
  page,
}) => {
  const shell = on(ShellModel);
  const menu = on(MenuModel);
  const tabs = on(TabStripModel);
  const list = on(ResourceListModel);

  await test.step('TAB-02 TAB-03 the home tab and the last tab cannot be closed', async () => {
    await shell.open('/isps/activity');
    await tabs.see('活动管理');
    await tabs.close('活动管理');
    await shell.seeNotice('这是最后一页，不能再关闭了！');
    await shell.followBreadcrumb('首页');
    await tabs.see('首页', '活动管理');
    await tabs.seeNoCross('首页');
    await tabs.tab('首页').focus();
    await page.keyboard.press('Delete');
    await shell.seeNotice('首页不能关闭！');
    await tabs.closeByMiddleButton('首页');
    await tabs.see('首页', '活动管理');
  });

  await test.step('TAB-01 every page has one tab, and selecting it restores the page’s state', async () => {
    await tabs.show('活动管理');
    await menu.choose('活动类型');
    await tabs.see('首页', '活动管理', '活动类型');
    await tabs.seeShown('活动类型');
    await menu.choose('活动管理');
    await tabs.see('首页', '活动管理', '活动类型');
    await tabs.seeShown('活动管理');
    await list.goToPage(2);
    await list.seePage(2);
    await menu.choose('活动类型');
    await tabs.seeShown('活动类型');
    await tabs.show('活动管理');
    await shell.seeAddress('/isps/activity?pageNo=2');
    await tabs.seeShown('活动管理');
    await list.seePage(2);
  });

  await test.step('TAB-08 a middle click closes a tab, and a closed tab is reopened in its former state', async () => {
    await tabs.closeByMiddleButton('活动管理');
    await tabs.see('首页', '活动类型');
    await shell.seeAddress('/isps/activityType');
    await tabs.choose('首页', '重新打开关闭的页面');
    await tabs.see('首页', '活动类型', '活动管理');
    await shell.seeAddress('/isps/activity?pageNo=2');
    await list.seePage(2);
  });

  await test.step('TAB-05 a tab is renamed, and keeps the name when it is closed and opened again', async () => {
    await tabs.rename('活动管理', '重阳活动');
    await tabs.see('首页', '活动类型', '重阳活动');
    await tabs.close('重阳活动');
    await tabs.see('首页', '活动类型');
    await menu.choose('活动管理');
    await tabs.see('首页', '活动类型', '重阳活动');
    await list.goToPage(2);
    await list.seePage(2);
  });

  await test.step('TAB-07 tabs are reordered by dragging, and the home tab stays first', async () => {
    await menu.choose('赛事管理');
    await tabs.see('首页', '活动类型', '重阳活动', '赛事管理');
    await tabs.drag('赛事管理', '活动类型');
    await tabs.see('首页', '赛事管理', '活动类型', '重阳活动');
    await tabs.drag('赛事管理', '重阳活动');
    await tabs.see('首页', '活动类型', '重阳活动', '赛事管理');
    await tabs.drag('重阳活动', '首页');
    await tabs.see('首页', '重阳活动', '活动类型', '赛事管理');
  });

  await test.step('TAB-01 TAB-05 TAB-07 TAB-08 a reload keeps the tabs, their order and names, and the state of the shown page', async () => {
    await tabs.show('重阳活动');
    await shell.seeAddress('/isps/activity?pageNo=2');
    await shell.reload();
    await tabs.see('首页', '重阳活动', '活动类型', '赛事管理');
    await tabs.seeShown('重阳活动');
    await list.seePage(2);
  });

  await test.step('TAB-05 a tab gets its original name back', async () => {
    await tabs.rename('重阳活动', ' ');
    await tabs.see('首页', '活动管理', '活动类型', '赛事管理');
  });
});

test('tabs are closed and refreshed by their menu, and used by the keyboard alone', async ({ on, page }) => {
  const shell = on(ShellModel);
  const menu = on(MenuModel);
  const tabs = on(TabStripModel);
  const list = on(ResourceListModel);
  await shell.open('/dashboard/analysis');
  await menu.choose('活动中心', '活动管理', '活动类型', '赛事管理');
  await tabs.see('首页', '活动管理', '活动类型', '赛事管理');

  await test.step('TAB-04 the menu of a tab closes the tabs to its left and to its right', async () => {
    await tabs.choose('活动类型', '关闭左侧');
    await tabs.see('首页', '活动类型', '赛事管理');
    await tabs.choose('活动类型', '关闭右侧');
    await tabs.see('首页', '活动类型');
    await tabs.seeShown('活动类型');
  });

  await test.step('TAB-04 it refreshes its page', async () => {
    await list.typeSearch('类型名称', '打了一半');
    await tabs.choose('活动类型', '刷新');
    await list.seeSearch('类型名称', '');
  });

  await test.step('TAB-07 tabs are focused, activated, moved and closed, and their menu opened, by keyboard', async () => {
    await menu.choose('活动管理');
    await tabs.seeShown('活动管理');
    await tabs.tab('活动管理').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(tabs.tab('活动类型')).toBeFocused();
    await page.keyboard.press('Enter');
    await tabs.seeShown('活动类型');
    await page.keyboard.press('Alt+Shift+ArrowRight');
    await tabs.see('首页', '活动管理', '活动类型');
    await expect(page.getByText('活动类型 已移到第 3 个，共 3 个')).toBeAttached();
    await tabs.openMenuByKeyboard('活动类型');
    await page.keyboard.press('Escape');
    await tabs.tab('活动类型').focus();
    await page.keyboard.press('Delete');
    await tabs.see('首页', '活动管理');
  });

  await test.step('TAB-04 it closes all others, except the home tab', async () => {
    await menu.choose('活动类型');
    await tabs.see('首页', '活动管理', '活动类型');
    await tabs.choose('活动管理', '关闭其它');
    await tabs.see('首页', '活动管理');
    await tabs.choose('首页', '关闭其它');
    await tabs.see('首页');
    await shell.seeAddress('/dashboard/analysis');
  });
});

test('an inactive page keeps its state where it opted in, and starts anew otherwise and without tabs', async ({
  on,
  page,
}) => {
  const shell = on(ShellModel);
  const menu = on(MenuModel);
  const tabs = on(TabStripModel);
  const list = on(ResourceListModel);
  const colleagues = on(ColleaguesModel);
  const settings = on(SettingsModel);
  await shell.resize(1440, 380);
  await shell.open('/isps/activity');
  await list.see();

  await test.step('ROUTE-08 a page that opted in keeps its state and scroll position', async () => {
    await list.typeSearch('活动标题', '没有查过的字');
    await page.evaluate(() => scrollTo({ top: 120 }));
    await expect.poll(() => shell.scrolledBy()).toBe(120);
    // The menu scrolls with the page, and would be scrolled to.
    await shell.move('/isps/activityType');
    await expect.poll(() => shell.scrolledBy()).toBe(0);
    await tabs.show('活动管理');
    await list.seeSearch('活动标题', '没有查过的字');
    await expect.poll(() => shell.scrolledBy()).toBe(120);
  });

  await test.step('ROUTE-08 it starts anew after its tab was closed', async () => {
    await tabs.close('活动管理');
    await menu.choose('活动管理');
    await list.see();
    await list.seeSearch('活动标题', '');
    await expect.poll(() => shell.scrolledBy()).toBe(0);
  });

  await test.step('ROUTE-08 a page that did not opt in keeps its tab, and starts anew when it is shown again', async () => {
    await shell.move('/isystem/addressList');
    await colleagues.search('王秀兰');
    await tabs.show('活动管理');
    await list.seeSearch('活动标题', '');
    await tabs.show('通讯录');
    await colleagues.seeSearch('');
  });

  await test.step('TAB-06 there are no tabs on a phone, and they are back on a wider window', async () => {
    await shell.resize(390, 844);
    await tabs.seeNone();
    await shell.resize(1440);
    await tabs.see('活动类型', '活动管理', '通讯录');
  });

  await test.step('TAB-06 with the setting off there are no tabs, and a page starts anew when it is opened again', async () => {
    await settings.open();
    await settings.turn('多页签', false);
    await settings.close();
    await tabs.seeNone();
    await shell.move('/isps/activity');
    await list.typeSearch('活动标题', '打了一半');
    await menu.choose('活动类型');
    await list.see();
    await menu.choose('活动管理');
    await list.see();
    await list.seeSearch('活动标题', '');
    await settings.open();
    await settings.turn('多页签', true);
    await settings.close();
    await tabs.seeShown('活动管理');
  });
});

test('unsaved edits mark their tab, are not lost by closing, refreshing or leaving it, and are offered for recovery', async ({
  on,
  page,
}) => {
  const shell = on(ShellModel);
  const menu = on(MenuModel);
  const tabs = on(TabStripModel);
  const list = on(ResourceListModel);
  const form = on(RecordFormModel);
  const authorization = on(AuthorizationModel);
  await shell.open('/dashboard/analysis');

  await test.step('TAB-08 they mark their tab, which asks for confirmation before closing and keeps the input', async () => {
    await menu.choose('活动中心', '活动管理');
    await list.add();
    await form.see('新增活动');
    await form.input('活动标题').fill('重阳登高');
    await tabs.seeUnsaved('活动管理');
    await shell.back();
    await tabs.seeShown('首页');
    await tabs.close('活动管理');
    await tabs.seeQuestion('该页面有未保存的修改，确定要关闭吗？');
    await tabs.keepEditing();
    await tabs.show('活动管理');
    await form.seeValue('活动标题', '重阳登高');
  });

  await test.step('AUTH-17 TAB-08 closed all the same, they are offered for recovery', async () => {
    await shell.back();
    await tabs.close('活动管理');
    await tabs.closeAllTheSame();
    await tabs.see('首页');
    await menu.choose('活动中心', '活动管理');
    await page.getByRole('button', { name: '继续填写' }).click();
    await form.seeValue('活动标题', '重阳登高');
    await form.cancel();
    await form.discard();
    await tabs.seeSaved('活动管理');
  });

  await test.step('AUTH-17 unsaved grants are kept while other pages are shown', async () => {
    await shell.move('/isystem/authorization');
    await authorization.choose('活动专员');
    await authorization.expandAll();
    await authorization.toggle('活动类型');
    const added = await authorization.seeAdditions();
    await tabs.seeUnsaved('授权管理');
    await tabs.show('活动管理');
    await tabs.seeShown('活动管理');
    await tabs.show('授权管理');
    await authorization.seeChanges(added);
    await tabs.choose('授权管理', '刷新');
    await tabs.keepEditing('刷新页面');
    await authorization.seeChanges(added);
  });

  await test.step('AUTH-17 unsaved grants are offered for recovery after a reload', async () => {
    const added = await authorization.seeAdditions();
    page.once('dialog', (dialog) => void dialog.accept());
    await shell.reload();
    await authorization.see('以下对象有上次没有保存的授权修改：活动专员。请选择它，再决定恢复还是放弃。');
    await authorization.choose('活动专员');
    await authorization.restoreDraft();
    await authorization.seeChanges(added);
    await authorization.revert();
    await authorization.seeChanges('没有修改');
  });
});
