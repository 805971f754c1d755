import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { walkRecordPage } from '../../fixtures/record-walk.ts';
import { systemPages, walkedSystemPages } from '../../fixtures/system-record-pages.ts';
import { BesideTreeModel } from '../../models/records/beside-tree.model.ts';
import { RecordFormModel } from '../../models/records/record-form.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'admin' });

test('an administrator opens every page of people, rights, rules and messages, its rows and its form', async ({
  on,
}) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const form = on(RecordFormModel);
  for (const [row, pages] of Object.entries(systemPages))
    await test.step(`${row} a page shows its rows and the form of a new one: ${pages.map(({ singular }) => singular).join('、')}`, async () => {
      for (const { path, singular, isTreeFirst = false } of pages) {
        await shell.open(path);
        if (isTreeFirst) await on(BesideTreeModel).showList();
        await list.seeLoaded();
        await list.add();
        await form.see(`新增${singular}`);
        await form.press('Escape');
        await form.seeClosed();
      }
    });
});

test('an administrator adds, finds, changes, deletes and brings back rows of every kind', async ({ on, page }) => {
  await test.step('PAGE-12 a menu entry, whose kind decides what it needs', () =>
    walkRecordPage(page, walkedSystemPages.permission));
  await test.step('PAGE-12 a role inside a department', () => walkRecordPage(page, walkedSystemPages.departmentRole));
  await test.step('PAGE-13 a check rule of several parts', () => walkRecordPage(page, walkedSystemPages.checkRule));
  await test.step('PAGE-16 an announcement, which is released and revoked', () =>
    walkRecordPage(page, walkedSystemPages.announcement));

  await test.step('ROUTE-15 what was announced to oneself is read on a page of one’s own', async () => {
    const shell = on(ShellModel);
    await shell.open('/isps/userAnnouncement');
    await shell.seeTitle('我的消息 · 企业退休人员服务平台');
    const entry = page.getByRole('main').getByRole('listitem').getByRole('button').filter({ visible: true }).first();
    const title = await entry.locator('.announcements-title span').last().textContent();
    await entry.click();
    const drawer = page.getByRole('dialog');
    await expect(drawer).toBeVisible();
    expect(title).not.toBe('');
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });
});
