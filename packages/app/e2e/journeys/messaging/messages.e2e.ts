import { expect, test } from '../../fixtures/evergreen.fixture.ts';
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

  test('nobody reads the outbox', async ({ on, page }) => {
    const shell = on(ShellModel);
    await shell.open('/isystem/smsOutbox');
    await shell.seeException('404', '没有找到这个页面');
    await expect(page.locator('.sms-outbox')).toHaveCount(0);
  });
});
