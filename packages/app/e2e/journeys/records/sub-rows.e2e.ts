import { DESKTOP, PHONE } from '../../fixtures/devices.ts';
import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { RecordDetailsModel } from '../../models/records/record-details.model.ts';
import { RecordFormModel } from '../../models/records/record-form.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { SubRowsModel } from '../../models/records/sub-rows.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'admin' });

const FAMILY = '家庭成员';

test('the sub-rows of a record are edited in its form and shown in its details', async ({ on, page, rows }) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const form = on(RecordFormModel);
  const details = on(RecordDetailsModel);
  const family = on(SubRowsModel);
  const name = uniqueName('李大爷');
  await rows.retiree(name, [
    { relation: '1', name: '王芳', age: 66 },
    { relation: '2', name: '李强', age: 40 },
  ]);
  await shell.open('/isps/retiree');

  await test.step('RES-05 the family of a retiree is edited in the form, saved with it, drafted and told in its history', async () => {
    await list.find('姓名', name);
    await list.edit(name);
    await form.see('编辑退休人员');
    await family.goTo(FAMILY);
    await family.type(FAMILY, 2, '年龄', '41');
    await family.add(FAMILY);
    await family.type(FAMILY, 3, '姓名', '李小妹');
    await form.save();
    await family.seeError('第 3 行“关系”：请选择关系');
    await family.choose(FAMILY, 3, '关系', '女儿');
    await family.seeCount(FAMILY, 3);

    await form.cancel();
    await form.seeDiscardQuestion();
    await form.keepEditing();
    await shell.reload();
    await list.seeRows(name);
    await list.edit(name);
    await form.restoreDraft();
    await family.goTo(FAMILY);
    await family.seeCell(FAMILY, 2, '年龄', '41');
    await family.seeCell(FAMILY, 3, '姓名', '李小妹');
    await family.remove(FAMILY, 1);
    await family.seeCount(FAMILY, 2);
    await form.save();
    await form.seeClosed();

    await list.showDetails(name);
    await details.see(name);
    await page.getByRole('tab', { name: `${FAMILY} 2` }).click();
    await family.seeRow(FAMILY, '李强', '41');
    await family.seeRow(FAMILY, '李小妹', '女儿');
    await expect(page.getByRole('region', { name: FAMILY }).last()).not.toContainText('王芳');
    await page.getByRole('tab', { name: '修改记录' }).click();
    await expect(page.getByText('家庭成员“李强”的年龄')).toBeVisible();
  });

  await test.step('PAGE-24 what belongs to a retiree stands in tabs with counts, and a comment names a colleague by keyboard', async () => {
    await page.getByRole('tab', { name: '活动报名 0' }).click();
    await expect(page.getByRole('table', { name: '活动报名' })).toBeVisible();
    await page.getByRole('tab', { name: '时间线' }).click();
    await expect(page.getByText('还没有相关业务')).toBeVisible();
    await page.getByRole('tab', { name: '评论 0' }).click();
    await page.getByRole('textbox', { name: '写评论' }).click();
    await page.keyboard.type('@audi');
    await expect(page.getByText('(auditor)')).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.type('照片缺一张');
    // The comment raises the version of the record, which is read again in its place.
    const readAgain = page.waitForResponse(/\/isps\/retiree\/queryById/u);
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByRole('list', { name: '评论' })).toContainText(/@\S+ 照片缺一张/u);
    await readAgain;
    await page.getByRole('textbox', { name: '写评论' }).fill('明天补照片');
    await page.setViewportSize(PHONE.viewport);
    await expect(page.getByRole('textbox', { name: '写评论' })).toHaveValue('明天补照片');
    await page.setViewportSize(DESKTOP.viewport);
    await expect(page.getByRole('tab', { name: '评论 1', selected: true })).toBeVisible();
    await expect(page.getByRole('textbox', { name: '写评论' })).toHaveValue('明天补照片');
    await details.close();
  });

  await test.step('the lines of an order are shown in its details', async () => {
    await shell.open('/isps/shopOrder');
    await list.see();
    await list.showDetails(await list.firstName());
    await family.seeRow('订单商品', '商品');
    await details.close();
  });
});
