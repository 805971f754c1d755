import { drawnPicture } from '../../fixtures/drawn-picture.ts';
import { expect } from '../../fixtures/evergreen.fixture.ts';
import { test } from '../../fixtures/third-party.fixture.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { shownPane } from '../../models/base/shown-pane.ts';
import { RecordActionsModel } from '../../models/records/record-actions.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { TenantSwitchModel } from '../../models/session/tenant-switch.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'admin' });

test('PAGE-21 stored files, results, tenant selection, third-party sign-ins and exceptions are pages that do what they say', async ({
  on,
  page,
  rows,
}) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const actions = on(RecordActionsModel);
  const tenants = on(TenantSwitchModel);
  const pane = shownPane(page);

  await test.step('a stored file is found, deleted and brought back', async () => {
    const name = `${uniqueName('合影').replace(' ', '-')}.png`;
    await rows.files(drawnPicture(name, [47, 125, 79]));
    await shell.open('/oss/file');
    await list.find('文件名', name);
    await list.remove(name);
    await list.confirm(`删除“${name}”？`);
    await list.seeEmpty();
    await actions.undo();
    await list.seeRows(name);
  });

  await test.step('a result says what became of it and leads home', async () => {
    for (const [path, words] of [
      ['/result/success', '操作成功'],
      ['/result/fail', '操作没有完成'],
    ] as const) {
      await shell.move(path);
      await expect(pane.getByRole('heading', { level: 2, name: words })).toBeVisible();
      await pane.getByRole('button', { name: '返回首页' }).click();
      await shell.seeAddress('/dashboard/analysis');
    }
  });

  await test.step('an exception says what to do and what to tell an administrator', async () => {
    for (const [code, words] of [
      ['403', '您没有权限打开这个页面'],
      ['404', '没有找到这个页面'],
      ['500', '服务器出错了'],
    ] as const) {
      await shell.move(`/exception/${code}`);
      await shell.seeException(code, words);
      await shell.seeReference(`${code} · /exception/${code} · admin`);
    }
  });

  await test.step('the ways to sign in by third parties are listed, with whether they are bound', async () => {
    await shell.move('/account/thirdLogin');
    const provider = pane.getByRole('listitem').filter({ hasText: '测试身份提供方' });
    await expect(provider).toContainText('未绑定');
    await expect(pane.getByRole('table', { name: '第三方登录记录' })).toBeVisible();
    await pane.getByRole('link', { name: /管理|绑定/u }).click();
    await shell.seeAddress('/account/settings/binding');
  });

  await test.step('another tenant is entered, whose rows are asked for from then on, and left again', async () => {
    await shell.move('/account/tenant');
    await tenants.seeCurrent('平台（不属于任何租户）');
    const asked = page.waitForRequest('**/api/sys/permission/getUserPermissionByToken*');
    await tenants.enter('江城市本级');
    expect((await asked).headers()['tenant-id']).toBe('1001');
    await shell.open('/account/tenant');
    await tenants.seeCurrent('江城市本级');
    await tenants.enter('平台（不属于任何租户）');
    await shell.open('/account/tenant');
    await tenants.seeCurrent('平台（不属于任何租户）');
  });
});
