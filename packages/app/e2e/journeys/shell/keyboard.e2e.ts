import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { DEMO_PASSWORD } from '../../fixtures/server-process.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { RecordFormModel } from '../../models/records/record-form.model.ts';
import { ListLayoutModel } from '../../models/records/list-layout.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { LoginModel } from '../../models/session/login.model.ts';
import { KeyboardModel } from '../../models/shell/keyboard.model.ts';
import { MenuModel } from '../../models/shell/menu.model.ts';
import { PreferencesModel } from '../../models/shell/preferences.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

// Not one press of a pointer in this file: whoever cannot use one walks the same way.
test('A11Y-02 by keyboard alone: signs in, reaches a list through the menu, adds an activity, finds it, deletes it and signs out', async ({
  on,
}) => {
  const login = on(LoginModel);
  const shell = on(ShellModel);
  const menu = on(MenuModel);
  const list = on(ResourceListModel);
  const form = on(RecordFormModel);
  const keyboard = on(KeyboardModel);
  const title = uniqueName('键盘');

  await test.step('signs in; the name has the focus from the start', async () => {
    await login.open();
    await keyboard.seeFocusOn(login.username);
    await keyboard.type('admin');
    await keyboard.tabTo(login.password);
    await keyboard.type(DEMO_PASSWORD);
    await keyboard.press('Enter');
    await shell.seeHome('企业退休人员服务平台');
  });

  await test.step('opens a menu group and a page in it with the arrow keys and Enter', async () => {
    await keyboard.tabTo(menu.stop);
    await keyboard.pressTo(menu.entry('系统管理'), 'ArrowDown');
    await keyboard.pressTo(menu.entry('活动中心'), 'ArrowUp');
    await keyboard.press('Enter');
    await menu.seeOpenGroups('活动中心');
    await keyboard.pressTo(menu.link('活动管理'), 'ArrowDown');
    await keyboard.press('Enter');
    await shell.seeAddress('/isps/activity');
    await list.see();
  });

  await test.step('opens the form with the focus in its first field; a refused save moves the focus to the first invalid field', async () => {
    await keyboard.tabTo(list.addButton);
    await keyboard.press('Enter');
    await form.see('新增活动');
    await keyboard.seeFocusOn(form.input('活动标题'));
    await keyboard.type(title);
    await keyboard.press('Control+Enter');
    await form.seeFieldMessage('请选择活动类型');
    await keyboard.seeFocusOn(form.input('活动类型'));
  });

  await test.step('chooses with the arrow keys, types the rest and saves with Ctrl+Enter; the focus returns to the button', async () => {
    await keyboard.type('体育');
    await form.seeOffered('体育健身');
    await keyboard.press('Enter');
    await form.seeChoice('活动类型', '体育健身');
    await keyboard.tabTo(form.input('面向人群'));
    await keyboard.press('ArrowDown', 'ArrowDown', 'Enter');
    await form.seeChoice('面向人群', '退休人员');
    await keyboard.tabTo(form.input('主办单位'));
    await keyboard.type('江城市总工会');
    await keyboard.tabTo(form.input('活动地点'));
    await keyboard.type('东湖公园');
    await keyboard.tabTo(form.input('开始时间'));
    await keyboard.type('2026-12-01 09:00:00');
    await keyboard.press('Enter');
    await keyboard.tabTo(form.input('结束时间'));
    await keyboard.type('2026-12-01 11:00:00');
    await keyboard.press('Enter');
    await form.seeValue('结束时间', '2026-12-01 11:00:00');
    await keyboard.tabTo(form.input('报名需审核'));
    await keyboard.press('Space');
    await keyboard.press('Control+Enter');
    await form.seeClosed();
    await list.seeFirstRow(title);
    await keyboard.seeFocusOn(list.addButton);
  });

  await test.step('searches with Enter', async () => {
    await keyboard.tabTo(list.searchInput('活动标题'), 'Shift+Tab');
    await keyboard.type(title);
    await keyboard.press('Enter');
    await list.seeRows(title);
  });

  await test.step('sorts by a column', async () => {
    await keyboard.tabTo(list.selectAll);
    await keyboard.pressTo(list.column('开始时间'), 'ArrowRight');
    await keyboard.press('Enter');
    await list.seeSorted('开始时间', 'ascending');
  });

  await test.step('reads the details; Escape returns the focus to the button', async () => {
    await keyboard.tabTo(list.rowButton(title, title));
    await keyboard.press('Enter');
    await form.see('活动详情');
    await keyboard.press('Escape');
    await form.seeClosed();
    await keyboard.seeFocusOn(list.rowButton(title, title));
  });

  await test.step('Escape asks before changes are discarded: first cancelled, then confirmed', async () => {
    await keyboard.tabTo(list.rowButton(title, '编辑'));
    await keyboard.press('Enter');
    await form.see('编辑活动');
    await keyboard.seeFocusOn(form.input('活动标题'));
    await keyboard.press('End');
    await keyboard.type('（改）');
    await keyboard.press('Escape');
    await form.seeDiscardQuestion();
    await keyboard.seeFocusOn(form.keepEditingButton);
    await keyboard.press('Enter');
    await form.seeNoDiscardQuestion();
    await form.seeValue('活动标题', `${title}（改）`);
    await keyboard.seeFocusOn(form.input('活动标题'));
    await keyboard.press('Escape');
    await form.seeDiscardQuestion();
    await keyboard.seeFocusOn(form.keepEditingButton);
    await keyboard.tabTo(form.discardButton);
    await keyboard.press('Enter');
    await form.seeClosed();
    await keyboard.seeFocusOn(list.rowButton(title, '编辑'));
  });

  await test.step('deletes it after confirmation, with the focus on the safe answer', async () => {
    const question = '确定要删除这 1 项吗?';
    const more = list.rowButton(title, `${title} 的操作`);
    await keyboard.tabTo(more);
    await keyboard.press('Enter');
    await keyboard.pressTo(list.menuItem('删除'), 'ArrowDown');
    await keyboard.press('Enter');
    await list.seeQuestion(question);
    await keyboard.seeFocusOn(list.answer(question, '取消'));
    await keyboard.press('Enter');
    await list.seeNoQuestion(question);
    await keyboard.seeFocusOn(more);
    await keyboard.press('Enter');
    await keyboard.pressTo(list.menuItem('删除'), 'ArrowDown');
    await keyboard.press('Enter');
    await list.seeQuestion(question);
    await keyboard.seeFocusOn(list.answer(question, '取消'));
    await keyboard.tabTo(list.answer(question, '删除'));
    await keyboard.press('Enter');
    await list.seeEmpty();
  });

  await test.step('signs out through the user menu', async () => {
    await keyboard.tabTo(shell.userMenu, 'Shift+Tab');
    await keyboard.press('Enter');
    await keyboard.pressTo(shell.signOutEntry, 'ArrowDown');
    await keyboard.press('Enter');
    await shell.seeSignOutQuestion();
    await keyboard.press('Escape');
    await expect(shell.signOutQuestion).toBeHidden();
    await keyboard.seeFocusOn(shell.userMenu);
    await keyboard.press('Enter');
    await keyboard.pressTo(shell.signOutEntry, 'ArrowDown');
    await keyboard.press('Enter');
    await shell.seeSignOutQuestion();
    await keyboard.press('Enter');
    await login.see();
    await keyboard.seeFocusOn(login.username);
  });
});

test.describe('signed in', () => {
  test.use({ signedInAs: 'admin' });

  test('A11Y-02 by keyboard alone: skips the menu, chooses columns, pages, language and theme', async ({
    on,
    page,
  }) => {
    const shell = on(ShellModel);
    const list = on(ResourceListModel);
    const layout = on(ListLayoutModel);
    const preferences = on(PreferencesModel);
    const keyboard = on(KeyboardModel);
    await shell.open('/isps/activity');
    await list.see();

    await test.step('the first tab stop skips the menu', async () => {
      await keyboard.tab();
      await keyboard.seeFocusOn(shell.skipLink);
      await keyboard.press('Enter');
      await keyboard.seeFocusOn(page.getByRole('main'));
    });

    await test.step('LIST-28 toolbar and column heads are one stop each: the first row of the users is twelve presses away', async () => {
      await shell.move('/isystem/user');
      await list.see();
      await keyboard.focusStart();
      expect(await keyboard.pressesTo(list.firstRow)).toBeLessThanOrEqual(12);
      await keyboard.press('Shift+Tab');
      await keyboard.pressTo(list.column('姓名'), 'ArrowRight');
      await keyboard.pressTo(list.selectAll, 'Home');
      await shell.move('/isps/activity');
      await list.see();
      await keyboard.focusStart();
    });

    await test.step('the columns', async () => {
      await keyboard.tabTo(list.addButton);
      await keyboard.press('End');
      await keyboard.seeFocusOn(layout.columnsButton);
      await keyboard.press('Enter');
      await keyboard.tabTo(layout.columnBox('主办单位'));
      await keyboard.press('Space');
      await layout.seeNoColumn('主办单位');
      await keyboard.press('Escape');
      await layout.seeNoColumnChoice();
      await keyboard.seeFocusOn(layout.columnsButton);
    });

    await test.step('the next page, and the whole page on the way', async () => {
      await keyboard.tabTo(list.pageNumber(2));
      await keyboard.press('Enter');
      await list.seePage(2);
    });

    await test.step('theme and language', async () => {
      await keyboard.tabTo(preferences.themeSwitch('dark'), 'Shift+Tab');
      await keyboard.press('Enter');
      await preferences.seeTheme('dark');
      await keyboard.tabTo(preferences.englishSwitch, 'Shift+Tab');
      await keyboard.press('Enter');
      await preferences.seeLanguage('en-US');
    });
  });
});
