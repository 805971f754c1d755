import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'admin' });

test('a template is tried out by sending it, and the message shows what became of it', async ({ on, page }) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const mobile = '13800000031';
  await shell.open('/modules/message/sysMessageTemplateList');
  await list.act('认证提醒', '发送测试');
  const dialog = page.getByRole('dialog', { name: '发送测试：认证提醒' });
  await dialog.getByRole('button', { name: '发送', exact: true }).click();
  await expect(dialog.getByText('请填写接收人')).toBeVisible();
  await expect(dialog.getByLabel('手机号码')).toBeFocused();
  await dialog.getByLabel('手机号码').fill(mobile);
  await dialog.getByLabel('name').fill('陈桂英');
  await expect(dialog.getByText('陈桂英您好')).toBeVisible();
  await dialog.getByLabel('name').press('Enter');
  await shell.seeNotice('发送消息任务添加成功！');
  await expect(dialog).toBeHidden();

  await shell.open('/modules/message/sysMessageList');
  await list.find('接收人', mobile);
  await list.seeFirstRow('发送成功');
  await list.seeFirstRow('已存入短信发件箱');
});
