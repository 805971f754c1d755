import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { businessPages as pages } from '../../fixtures/business-record-pages.ts';
import { walkRecordPage } from '../../fixtures/record-walk.ts';
import { RecordActionsModel } from '../../models/records/record-actions.model.ts';
import { RecordDetailsModel } from '../../models/records/record-details.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'admin' });

for (const [row, ofRow] of Object.entries(pages))
  test(`${row} a row is added, found, changed, acted upon, deleted and brought back: ${ofRow.map(({ singular }) => singular).join('、')}`, async ({
    page,
  }) => {
    for (const wanted of ofRow) await walkRecordPage(page, wanted);
  });

test('PAGE-10 posts are reviewed from the view of those that wait', async ({ on }) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const actions = on(RecordActionsModel);
  await shell.open('/isps/squarePost');
  await list.see();
  const waiting = await actions.chooseCountedView('待审核');
  await list.seeEveryRow('待审核');
  await list.actOnFirst('审核通过');
  await actions.seeViewCount('待审核', waiting - 1);
});

test.describe('somebody who reads alone', () => {
  test.use({ signedInAs: 'supervisor' });

  test('opens every business page and is offered nothing that writes', async ({ on }) => {
    const shell = on(ShellModel);
    const list = on(ResourceListModel);
    for (const { path } of Object.values(pages).flat()) {
      await shell.open(path);
      await list.seeLoaded();
      await list.seeNoButton('新增');
    }
  });
});

test('PERM-13 a masked number is shown whole for a reason, until it is hidden', async ({ on, page }) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const details = on(RecordDetailsModel);
  await shell.open('/isps/retiree');
  await list.see();
  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText(/\d{3}\*{14}[\dX]/u);
  const name = (await row.getByRole('cell').nth(1).textContent()) ?? '';
  await list.showDetails(name);
  await details.see(name);
  await page.getByRole('button', { name: '查看完整身份证号' }).click();
  const question = page.getByRole('dialog', { name: '查看完整身份证号' });
  await question.getByRole('button', { name: '查看' }).click();
  await expect(question.getByText('请填写查看原因（2–200 个字）')).toBeVisible();
  await page.keyboard.type('核对认证材料');
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(page.getByText(/^\d{17}[\dX]$/u)).toBeVisible();
  await page.getByRole('button', { name: '隐藏身份证号' }).click();
  await expect(page.getByText(/^\d{17}[\dX]$/u)).toHaveCount(0);
  await shell.move('/isystem/log');
  await expect(page.getByRole('row').nth(1)).toContainText('查看完整信息');
});
