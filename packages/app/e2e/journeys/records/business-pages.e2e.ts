import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { businessPages, walkedPages } from '../../fixtures/business-record-pages.ts';
import { tokenOf } from '../../fixtures/kept-sessions.ts';
import { walkRecordPage } from '../../fixtures/record-walk.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { shownPane } from '../../models/base/shown-pane.ts';
import { RecordActionsModel } from '../../models/records/record-actions.model.ts';
import { RecordDetailsModel } from '../../models/records/record-details.model.ts';
import { RecordFormModel } from '../../models/records/record-form.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.describe('somebody who may do everything', () => {
  test.use({ signedInAs: 'admin' });

  test('opens every business page, its rows and its form', async ({ on }) => {
    const shell = on(ShellModel);
    const list = on(ResourceListModel);
    const form = on(RecordFormModel);
    const actions = on(RecordActionsModel);
    for (const [row, pages] of Object.entries(businessPages))
      await test.step(`${row} a page shows its rows and the form of a new one: ${pages.map(({ singular }) => singular).join('、')}`, async () => {
        for (const { path, singular } of pages) {
          await shell.open(path);
          await list.seeLoaded();
          await list.add();
          await form.see(`新增${singular}`);
          await form.cancel();
          await form.seeClosed();
        }
      });

    await test.step('PAGE-08 an order is accepted, and then refused no more', async () => {
      await shell.open('/isps/shopOrder');
      await list.see();
      const waiting = await actions.chooseCountedView('待接单');
      await list.seeEveryRow('待接单');
      await list.actOnFirst('接单');
      await actions.seeViewCount('待接单', waiting - 1);
      await actions.chooseCountedView('待派单');
      await list.seeEveryRow('待派单');
      await list.openMenuOfFirst();
      await list.seeNoChoice('拒单');
    });

    await test.step('PAGE-10 posts are reviewed from the view of those that wait', async () => {
      await shell.open('/isps/squarePost');
      await list.see();
      const waiting = await actions.chooseCountedView('待审核');
      await list.seeEveryRow('待审核');
      await list.actOnFirst('审核通过');
      await actions.seeViewCount('待审核', waiting - 1);
    });

    await test.step('PAGE-26 what waits is read one after the other by keys, and what is passed leads to the next', async () => {
      const [before = '', after] = await actions.passOneInReview('审核通过');
      expect(after).toBe(before?.replace(/^1/u, '2'));
    });
  });

  test('adds, finds, changes, moves on, deletes and brings back rows of every kind', async ({ on, page }) => {
    const shell = on(ShellModel);
    const list = on(ResourceListModel);
    const details = on(RecordDetailsModel);
    await test.step('PAGE-01 an activity, with moments and a state', () => walkRecordPage(page, walkedPages.activity));
    await test.step('PAGE-09 a chart, with a picture', () => walkRecordPage(page, walkedPages.rotationChart));
    await test.step('PAGE-07 a retiree, with an identity number and a region', () =>
      walkRecordPage(page, walkedPages.retiree));

    await test.step('PERM-13 a masked number is shown whole for a reason, until it is hidden', async () => {
      await list.resetSearch();
      await shell.seeAddress('/isps/retiree');
      await list.seeRowCount(10);
      const row = shownPane(page).getByRole('row').nth(1);
      await expect(row).toContainText(/\d{3}\*{14}[\dX]/u);
      const name = await list.firstName();
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
      await details.close();
      await shell.open('/isystem/log');
      await list.seeFirstRow('查看完整信息');
    });
  });
});

test.describe('somebody who reads alone', () => {
  test.use({ signedInAs: 'supervisor' });

  test('opens every business page, and is offered nothing that writes', async ({
    on,
    rows,
    page,
    request,
    sessions,
  }) => {
    const shell = on(ShellModel);
    const list = on(ResourceListModel);
    const details = on(RecordDetailsModel);
    const title = uniqueName('秋游');
    await rows.activities({ title });
    for (const { path } of Object.values(businessPages).flat())
      await test.step(path, async () => {
        await shell.open(path);
        await list.seeLoaded();
        await list.seeNoButton('新增');
      });
    await test.step('SAFE-03 whole numbers are looked for on a budget, and the list says how long to wait', async () => {
      const token = { headers: { 'x-access-token': tokenOf(await sessions.of('supervisor')) } };
      for (let index = 0; index < 20; index += 1)
        await request.get(`/api/isps/retiree/list?pageSize=1&phone=154990${String(10_000 + index)}`, token);
      await shell.open('/isps/retiree');
      await list.unfoldSearch();
      await test.step('LIST-29 six fields are shown, and another is chosen', async () => {
        await list.seeSearchFields('姓名', '身份证号', '性别', '出生日期', '原单位', '手机号码');
        await list.chooseSearchField('民族');
        await list.seeSearchFields('姓名', '身份证号', '性别', '出生日期', '民族', '原单位', '手机号码');
        await list.chooseSearchField('恢复默认');
      });
      await list.typeSearch('手机号码', '15499019999');
      await list.search();
      await expect(page.getByText(/按完整的“手机号码”查找，每小时最多 20 次/u).first()).toBeVisible();
      await list.resetSearch();
      await list.foldSearch();
    });
    await test.step('the details show who wrote the record', async () => {
      await shell.open('/isps/activity');
      await list.showDetails(title);
      await details.see('活动详情');
      await details.showHistory();
      await details.seeHistoryAuthor('管理员');
    });
  });
});
