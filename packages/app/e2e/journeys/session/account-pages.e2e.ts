import { drawnPicture } from '../../fixtures/drawn-picture.ts';
import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { tokenOf } from '../../fixtures/kept-sessions.ts';
import { OwnRows } from '../../fixtures/own-rows.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { shownPane } from '../../models/base/shown-pane.ts';
import { NoticeBellModel } from '../../models/messaging/notice-bell.model.ts';
import { AccountBindingModel } from '../../models/session/account-binding.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'admin' });

test('PAGE-18 people are found in the address book, and the account says and changes what is one’s own', async ({
  on,
  page,
  request,
  rows,
  sessions,
}) => {
  const shell = on(ShellModel);
  const binding = on(AccountBindingModel);
  const pane = shownPane(page);

  await test.step('the address book finds people by their name', async () => {
    await shell.open('/isystem/addressList');
    await page.getByPlaceholder('请输入姓名或账号').fill('王秀');
    await page.keyboard.press('Enter');
    await expect(pane.getByRole('row').filter({ hasText: '王秀兰' })).toHaveCount(1);
    await expect(pane.getByText('共 1 人')).toBeVisible();
  });

  await test.step('the account centre leads to the settings', async () => {
    await shell.open('/account/center');
    await expect(pane.getByText('个人信息')).toBeVisible();
  });

  await test.step('details are saved', async () => {
    await shell.open('/account/settings/base');
    await pane.getByLabel('邮箱').fill('admin@evergreen.example');
    await pane.getByRole('button', { name: '保存' }).click();
    await expect(pane.getByRole('button', { name: '撤销修改' })).toBeHidden();
    await shell.reload();
    await expect(pane.getByLabel('邮箱')).toHaveValue('admin@evergreen.example');
  });

  await test.step('settings of one’s own come into force and go back', async () => {
    await shell.open('/account/settings/custom');
    await pane
      .getByText('暗黑', { exact: true })
      .or(pane.getByText('深色', { exact: true }))
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await pane.getByRole('button', { name: '恢复默认' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  await test.step('a kind of notices is refused and wanted again', async () => {
    await shell.open('/account/settings/notification');
    const wanted = pane.getByRole('checkbox', { name: '系统消息 铃铛' });
    await wanted.click();
    await expect(wanted).not.toBeChecked();
    await pane.getByRole('button', { name: '撤销' }).click();
    await expect(wanted).toBeChecked();
  });

  await test.step('NOTIF-08 a colleague who names somebody in a comment rings their bell, and the notice opens the record', async () => {
    const [bell, name] = [on(NoticeBellModel), uniqueName('陈桂英')];
    const before = await bell.unread();
    const colleague = new OwnRows(request, tokenOf(await sessions.of('supervisor')));
    await colleague.mention('admin', await rows.retiree(name, []), '请核对家属电话');
    await bell.seeUnread(before + 1);
    await bell.open();
    await bell.chooseTab(/^系统消息/u);
    await bell.openMessage(name);
    await bell.choose('去处理');
    await shell.seePath('/isps/retiree');
    const details = page.getByRole('dialog', { name: /^退休人员详情/u });
    await expect(details).toContainText(name);
    await expect(details.getByRole('tab', { name: '评论 1' })).toBeVisible();
    await bell.seeUnread(before);
    await bell.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('NOTIF-09 the work that waits stands over the tabs of the bell, by list, and a press leads to these rows', async () => {
    const bell = on(NoticeBellModel);
    await bell.open();
    const list = page
      .getByRole('region', { name: /^待办 \d+ 类$/u })
      .getByRole('button')
      .first();
    const total = /\d+$/u.exec((await list.textContent()) ?? '')?.[0] ?? '';
    await list.click();
    await bell.seePanelClosed();
    await expect(pane.getByText(new RegExp(`共 ${total} 条`, 'u'))).toBeVisible();
  });

  await test.step('the password, the second factor and the sessions are there', async () => {
    await shell.open('/account/settings/security');
    for (const title of ['密码', '两步验证', '登录会话'])
      await expect(pane.getByRole('heading', { name: title, exact: true })).toBeVisible();
  });

  await test.step('a picture is cut, used and removed', async () => {
    await shell.open('/account/settings/avatar');
    await pane.locator('input[type=file]').setInputFiles(drawnPicture('head.png', [47, 125, 79]));
    await page.getByRole('button', { name: '使用这张' }).click();
    await pane.getByRole('button', { name: '移除头像' }).click();
    await page.getByRole('button', { name: '移除', exact: true }).click();
    await expect(pane.getByRole('button', { name: '移除头像' })).toHaveCount(0);
  });

  await test.step('nothing is bound where no provider is switched on, and both pages say what the administrator does', async () => {
    for (const path of ['/account/settings/binding', '/account/thirdLogin']) {
      await shell.open(path);
      await binding.seeNoProvider();
    }
    await expect(pane.getByText('没有记录')).toBeVisible();
  });
});
