import { test } from '../../fixtures/evergreen.fixture.ts';
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

test('an administrator adds, finds, changes, deletes and brings back rows of every kind', async ({ page }) => {
  await test.step('PAGE-12 a menu entry, whose kind decides what it needs', () =>
    walkRecordPage(page, walkedSystemPages.permission));
  await test.step('PAGE-12 a role inside a department', () => walkRecordPage(page, walkedSystemPages.departmentRole));
  await test.step('PAGE-13 a check rule of several parts', () => walkRecordPage(page, walkedSystemPages.checkRule));
  await test.step('PAGE-16 an announcement, which is released and revoked', () =>
    walkRecordPage(page, walkedSystemPages.announcement));
});
