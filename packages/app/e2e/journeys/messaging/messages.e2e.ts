import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { NoticeBellModel } from '../../models/messaging/notice-bell.model.ts';
import { shownPane } from '../../models/base/shown-pane.ts';
import { OutboxModel } from '../../models/messaging/outbox.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { AccessibilityModel } from '../../models/shell/accessibility.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

const OUTBOX_CALL = '**/api/sys/sms/outbox*';

test.describe('an administrator', () => {
  test.use({ signedInAs: 'admin' });

  test('a template is tried out, and what was not sent is read in the list of messages and in the outbox', async ({
    on,
    page,
    request,
  }) => {
    const shell = on(ShellModel);
    const list = on(ResourceListModel);
    const outboxPage = on(OutboxModel);
    const accessibility = on(AccessibilityModel);
    const [recipient, mobile, masked] = ['13800000031', '13800000021', '138****0021'];
    await request.post('/api/sys/sms', { data: { mobile, smsmode: '1' } });

    await test.step('the outbox shows codes with masked numbers, which are shown and hidden again', async () => {
      await shell.open('/isystem/smsOutbox');
      await outboxPage.seePurpose();
      await outboxPage.seeNewest(masked, '注册');
      await accessibility.seeNothingWrong();
      await outboxPage.toggleNumber(/^显示完整号码/u);
      await outboxPage.seeNewest(mobile, '注册');
      await outboxPage.toggleNumber(/^隐藏号码/u);
      await outboxPage.seeNewest(masked, '注册');
      await shell.seeNoSidewaysScroll();
    });

    await test.step('the outbox fits a phone', async () => {
      await shell.resize(390, 844);
      await outboxPage.seeNewest(masked, '注册');
      await shell.seeNoSidewaysScroll();
      await accessibility.seeNothingWrong();
      await shell.resize(1440);
    });

    await test.step('a failed reading is told, keeps what was read, and is made good by the next', async () => {
      await page.route(OUTBOX_CALL, (route) => route.fulfill({ status: 500, body: 'oops' }));
      await outboxPage.refresh();
      await outboxPage.seeFailure();
      await outboxPage.seeNewest(masked, '注册');
      await page.unroute(OUTBOX_CALL);
      await outboxPage.refresh();
      await outboxPage.seeNoFailure();
    });

    await test.step('an empty outbox says that it is empty', async () => {
      await page.route(OUTBOX_CALL, (route) =>
        route.fulfill({ json: { success: true, message: '', code: 200, result: [], timestamp: 0 } }),
      );
      await outboxPage.refresh();
      await outboxPage.seeEmpty();
      await accessibility.seeNothingWrong();
      await page.unroute(OUTBOX_CALL);
    });

    await test.step('a template is tried out by sending it', async () => {
      await shell.move('/modules/message/sysMessageTemplateList');
      await list.act('认证提醒', '发送测试');
      const dialog = page.getByRole('dialog', { name: '发送测试：认证提醒' });
      await dialog.getByRole('button', { name: '发送', exact: true }).click();
      await expect(dialog.getByText('请填写接收人')).toBeVisible();
      await expect(dialog.getByLabel('手机号码')).toBeFocused();
      await dialog.getByLabel('手机号码').fill(recipient);
      await dialog.getByLabel('name').fill('陈桂英');
      await expect(dialog.getByText('陈桂英您好')).toBeVisible();
      await dialog.getByLabel('name').press('Enter');
      await shell.seeNotice('发送消息任务添加成功！');
      await expect(dialog).toBeHidden();
    });

    await test.step('the message shows what became of it', async () => {
      await shell.move('/modules/message/sysMessageList');
      await list.find('接收人', recipient);
      await list.seeFirstRow('发送成功');
      await list.seeFirstRow('已存入短信发件箱');
    });
  });
});

test.describe('without the permission', () => {
  test.use({ signedInAs: 'clerk' });

  test('nobody reads the outbox, and everybody reads what is announced', async ({ on, page, rows }) => {
    const shell = on(ShellModel);
    const bell = on(NoticeBellModel);
    const accessibility = on(AccessibilityModel);
    await shell.open('/isystem/smsOutbox');
    await shell.seeException('404', '没有找到这个页面');
    await expect(page.locator('.sms-outbox')).toHaveCount(0);
    const [first, second, third] = [uniqueName('停电'), uniqueName('消防演练'), uniqueName('体检')];
    const before = await bell.unread();

    await test.step('NOTIF-06 NOTIF-04 what is released rings the bell of who is at their desk, without a reload and without asking', async () => {
      await bell.seeUnread(before);
      await rows.announcement(first, '<p>周三上午停电。</p>');
      await bell.seeUnread(before + 1);
      await rows.announcement(second, '<p>周五下午演练。</p>', { openPage: '/isps/activity' });
      await bell.seeUnread(before + 2);
    });

    await test.step('NOTIF-01 the bell counts what is unread and lists the newest, fetched when it is opened', async () => {
      await bell.open();
      await bell.seeUnread(before + 2);
      await bell.seeFirst(second, first);
      await bell.seeTabs(`通知(${before + 1})`, '系统消息(1)');
      expect((await bell.panelSize()).width).toBe(380);
      await accessibility.seeNothingWrongIn('.notice-bell');
    });

    await test.step('NOTIF-03 the keyboard opens a message, 60 % wide or over the whole window, and Escape leads back to the bell', async () => {
      await bell.press('ArrowDown', 'ArrowDown', 'Enter');
      await bell.seePanelClosed();
      await bell.seeMessage(first);
      await expect(bell.message.getByText(/^发布人：管理员 发布时间：20/u)).toBeVisible();
      await bell.seeMessageWidth(1440 * 0.6);
      expect(await bell.messageBodyHeight()).toBe(900 * 0.8);
      await accessibility.seeNothingWrongOnTop();
      await bell.choose('全屏');
      await bell.seeMessageWidth(1440);
      await bell.choose('退出全屏');
      await bell.press('Escape');
      await bell.seeMessageClosed();
      await bell.seeFocusOnBell();
    });

    await test.step('NOTIF-02 what was opened is read, also by going on to the next one', async () => {
      await bell.seeUnread(before + 1);
      await bell.open();
      await bell.press('ArrowDown', 'Enter');
      await bell.seeMessage(second);
      await bell.seeUnread(before);
      await bell.choose('去处理');
      await shell.seePath('/isps/activity');
      await bell.seeMessageClosed();
    });

    await test.step('NOTIF-11 all are marked by a key but what came meanwhile, and it is taken back', async () => {
      // Before the panel asks for what is unread: a request that is sent while the browser is still being told may get through.
      await page.route('**/readAll*', async (route) => {
        await rows.announcement(third, '<p>周一体检。</p>');
        await route.continue();
      });
      const asked = page.waitForResponse('**/listByUser*');
      await bell.open();
      await asked;
      await bell.seeUnread(before);
      await bell.press('a');
      await bell.seeUnread(1);
      await bell.seeFirst(third);
      await page.unroute('**/readAll*');
      await bell.takeBack();
      await bell.seeUnread(before + 1);
      await bell.press('Escape');
      await bell.seePanelClosed();
      await bell.seeFocusOnBell();
    });

    await test.step('NOTIF-07 what is read on the page of all messages is cleared from the bells of all windows', async () => {
      const otherWindow = await page.context().newPage();
      await otherWindow.goto('/isps/userAnnouncement');
      const otherBell = new NoticeBellModel(otherWindow);
      await otherBell.seeUnread(before + 1);
      await bell.open();
      await bell.showAll();
      await bell.seePanelClosed();
      await shell.seePath('/isps/userAnnouncement');
      await page.getByRole('button', { name: third }).click();
      await bell.seeUnread(before);
      await otherBell.seeUnread(before);
      await otherWindow.close();
      await bell.press('Escape');
      await expect(page.getByRole('dialog', { name: third })).toBeHidden();
    });

    await test.step('NOTIF-10 kinds have channels, quiet hours and a digest of their own, and what a pause held is told afterwards', async () => {
      const pane = shownPane(page);
      await shell.move('/account/settings/notification');
      const toast = pane.getByRole('checkbox', { name: '提到我的评论 弹出' });
      await toast.focus();
      await bell.press('Space');
      await expect(toast).not.toBeChecked();
      await expect(toast).toBeFocused();
      await pane.getByRole('button', { name: '撤销' }).press('Enter');
      await expect(pane.getByText('已保存')).toBeFocused();
      await expect(toast).toBeChecked();
      await pane.getByRole('switch', { name: '每天定时免打扰' }).press('Space');
      await expect(pane.getByRole('combobox', { name: '开始时间' })).toBeVisible();
      await expect(pane.getByRole('switch', { name: '紧急消息除外' })).toBeChecked();
      await expect(pane.getByText('已保存')).toBeInViewport();
      await pane.getByRole('switch', { name: '每天定时免打扰' }).press('Space');
      await pane.getByRole('combobox', { name: '哪天' }).press('ArrowDown');
      await page.getByText('周三', { exact: true }).last().click();
      await expect(pane.getByText('已保存')).toBeInViewport();
      await pane.getByRole('button', { name: '暂停 1 小时' }).press('Enter');
      await expect(pane.getByText(/^已暂停到/u)).toBeFocused();
      await accessibility.seeNothingWrong();
      const [general, urgent] = [uniqueName('登高'), uniqueName('停水')];
      await rows.announcement(urgent, '<p>今天下午停水。</p>');
      await bell.seeUnread(before + 1);
      await bell.seeToasts();
      await pane.getByRole('button', { name: '恢复通知' }).press('Enter');
      await expect(pane.getByText('暂停通知', { exact: true })).toBeFocused();
      await rows.announcement(general, '<p>周日登高。</p>', { priority: 'L' });
      await bell.seeUnread(before + 2);
      await bell.seeToasts('免打扰期间有 1 条消息');

      await pane.getByRole('switch', { name: '每天定时免打扰' }).press('Space');
      const from = pane.getByRole('combobox', { name: '开始时间' });
      await from.press('ArrowDown');
      // From 22:00 on to 07:30, the end: the whole day.
      for (let time = 22; time < 31.5; time += 0.5) await from.press('ArrowDown');
      await from.press('Enter');
      await expect(pane.getByTitle('07:30', { exact: true })).toHaveCount(2);
      await expect(pane.getByText('已保存')).toBeInViewport();
      const [held, passing] = [uniqueName('书画'), uniqueName('停电')];
      await rows.announcement(held, '<p>周六书画展。</p>', { priority: 'L' });
      await bell.seeUnread(before + 3);
      await rows.announcement(passing, '<p>现在停电。</p>');
      await bell.seeUnread(before + 4);
      await bell.seeToldOf(passing, held);
      await pane.getByRole('switch', { name: '每天定时免打扰' }).press('Space');
    });

    await test.step('the panel fills a phone', async () => {
      await shell.resize(390, 844);
      await bell.open();
      const { width } = await bell.sheetSize();
      expect(width).toBe(390);
      await accessibility.seeNothingWrongAsItStands('.notice-sheet');
      await bell.press('ArrowDown', 'Enter');
      await bell.seeMessageWidth(390);
      await shell.seeNoSidewaysScroll();
      await bell.press('Escape');
      await bell.seeMessageClosed();
      await shell.resize(1440);
    });
  });
});
