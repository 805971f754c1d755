import { DESKTOP, PHONE } from '../../fixtures/devices.ts';
import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { OutboxModel } from '../../models/messaging/outbox.model.ts';
import { AccessibilityModel } from '../../models/shell/accessibility.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

for (const { device, look, mobile, masked } of [
  { device: 'a desktop', look: DESKTOP, mobile: '13800000021', masked: '138****0021' },
  { device: 'a phone', look: PHONE, mobile: '13800000022', masked: '138****0022' },
])
  test.describe(`on ${device}`, () => {
    test.use({ ...look, signedInAs: 'admin' });

    test('an administrator reads the codes that were not sent', async ({ on, page, request }) => {
      const outboxPage = on(OutboxModel);
      const shell = on(ShellModel);
      const accessibility = on(AccessibilityModel);
      await request.post('/api/sys/sms', { data: { mobile, smsmode: '1' } });
      await outboxPage.open();
      await outboxPage.seeNewest(masked, '注册');
      await accessibility.seeNothingWrong();
      await outboxPage.toggleNumber(/^显示完整号码/u);
      await outboxPage.seeNewest(mobile, '注册');
      await outboxPage.toggleNumber(/^隐藏号码/u);
      await outboxPage.seeNewest(masked, '注册');
      await shell.seeNoSidewaysScroll();
      await page.route('**/api/sys/sms/outbox*', (route) => route.fulfill({ status: 500, body: 'oops' }));
      await outboxPage.refresh();
      await outboxPage.seeFailure();
      await outboxPage.seeNewest(masked, '注册');
      await page.unroute('**/api/sys/sms/outbox*');
      await outboxPage.refresh();
      await outboxPage.seeNoFailure();
    });
  });

test.describe('with nothing to read', () => {
  test.use({ signedInAs: 'admin' });

  test('the outbox says that it is empty', async ({ on, page }) => {
    const outboxPage = on(OutboxModel);
    const accessibility = on(AccessibilityModel);
    await page.route('**/api/sys/sms/outbox*', (route) =>
      route.fulfill({ json: { success: true, message: '', code: 200, result: [], timestamp: 0 } }),
    );
    await outboxPage.open();
    await outboxPage.seeEmpty();
    await accessibility.seeNothingWrong();
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
