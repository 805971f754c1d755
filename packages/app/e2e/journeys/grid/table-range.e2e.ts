import { expect } from '@playwright/test';

import { DESKTOP, PHONE } from '../../fixtures/devices.ts';
import { test } from '../../fixtures/evergreen.fixture.ts';
import { TableByHandModel } from '../../models/grid/table-by-hand.model.ts';
import { AccessibilityModel } from '../../models/shell/accessibility.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.describe('on a desktop', () => {
  test.use({ ...DESKTOP, signedInAs: 'clerk', permissions: ['clipboard-read', 'clipboard-write'] });

  test.beforeEach(async ({ on }) => {
    const shell = on(ShellModel);
    const table = on(TableByHandModel);
    await shell.open('/gallery/tables');
    await table.seeTable();
  });

  test('TABLE-34 the marked range is counted and summed, copied, pasted, filled, and rows are inserted and deleted from the menu', async ({
    on,
  }) => {
    const table = on(TableByHandModel);
    const accessibility = on(AccessibilityModel);
    await table.write([2, '志愿工时'], '60');
    await table.write([3, '志愿工时'], '65');
    await table.write([4, '志愿工时'], '64');
    await table.focus([2, '志愿工时']);
    await table.keys('Shift+ArrowDown', 'Shift+ArrowDown');
    await table.seeFigures('计数 3 · 合计 189 · 平均 63');
    await table.openMenuAt([3, '志愿工时']);
    await expect(table.menuItem('在上方插入 3 行')).toBeVisible();
    await accessibility.seeNothingWrong();
    await table.menuItem('复制').click();
    await table.seeAnnounced('已复制 3 个单元格');
    await table.openMenuAt([5, '志愿工时']);
    await table.menuItem('粘贴').click();
    await table.seeTexts('志愿工时', [5, 6, 7], ['60', '65', '64']);
    await table.openMenuAt([6, '志愿工时']);
    await table.menuItem('向下填充').click();
    await table.seeTexts('志愿工时', [5, 6, 7], ['60', '60', '60']);
    await table.openMenuAt([6, '志愿工时']);
    await table.menuItem('在上方插入 3 行').click();
    await table.seeRowCount(65);
    await table.keys('Shift+ArrowDown', 'Shift+ArrowDown');
    await table.openMenuAt([6, '志愿工时']);
    await table.menuItem('删除 3 行').click();
    await table.seeRowCount(62);
    await table.seeTexts('志愿工时', [5, 6, 7], ['60', '60', '60']);
  });

  test('TABLE-33 what is found is replaced one by one and all at once, and the fill handle continues weekdays', async ({
    on,
    page,
  }) => {
    const table = on(TableByHandModel);
    await table.write([2, '姓名'], '星期一');
    await table.pullFill([2, '姓名'], [4, '姓名']);
    await table.seeTexts('姓名', [2, 3, 4], ['星期一', '星期二', '星期三']);
    await table.focus([2, '姓名']);
    await table.keys('Control+H');
    await table.findField().fill('星期');
    await table.seeFound('1 / 3');
    await page.getByRole('textbox', { name: '替换为' }).fill('礼拜');
    await page.getByRole('button', { name: '替换', exact: true }).click();
    await table.seeTexts('姓名', [2, 3, 4], ['礼拜一', '星期二', '星期三']);
    await page.getByRole('button', { name: '全部替换' }).click();
    await table.seeTexts('姓名', [2, 3, 4], ['礼拜一', '礼拜二', '礼拜三']);
    await table.seeAnnounced('已替换 2 个单元格');
    await page.getByRole('button', { name: '撤销' }).click();
    await table.seeTexts('姓名', [2, 3, 4], ['礼拜一', '星期二', '星期三']);
  });

  test('TABLE-32 rows are sorted by a press on the head, filtered by values and numbers, and shown in their own order again', async ({
    on,
    page,
  }) => {
    const table = on(TableByHandModel);
    const accessibility = on(AccessibilityModel);
    const own = await table.texts('姓名', [1, 2, 3]);
    const title = table.header('姓名').getByRole('button', { name: '姓名', exact: true });
    await title.click();
    await expect(table.header('姓名')).toHaveAttribute('aria-sort', 'ascending');
    await title.click();
    await expect(table.header('姓名')).toHaveAttribute('aria-sort', 'descending');
    await title.click();
    await expect(table.header('姓名')).not.toHaveAttribute('aria-sort');
    await table.seeTexts('姓名', [1, 2, 3], own);
    await table.chooseOfColumn('性别', '筛选…');
    const dialog = page.getByRole('dialog', { name: '筛选：性别' });
    await dialog.getByRole('checkbox', { name: '男 20' }).uncheck();
    await accessibility.seeNothingWrong();
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect(page.getByText('显示 60 行中的 40 行清除全部筛选')).toBeVisible();
    await table.seeTexts('性别', [1, 2, 3], ['女', '女', '女']);
    await table.chooseOfColumn('志愿工时', '筛选…');
    await page.getByRole('spinbutton', { name: '从' }).fill('80');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/显示 60 行中的 \d 行清除/u)).toBeVisible();
    await page.getByRole('button', { name: '新增' }).click();
    await table.seeAnnounced(/^已新增 1 行/u);
    await page.getByRole('button', { name: '清除全部筛选' }).click();
    await table.seeTexts('姓名', [1, 2, 3], own);
    await table.seeRowCount(63);
  });

  test('the keys of the table are listed by Ctrl+/ and by a button, and the focus comes back to its cell', async ({
    on,
    page,
  }) => {
    const table = on(TableByHandModel);
    const accessibility = on(AccessibilityModel);
    const dialog = page.getByRole('dialog', { name: '表格的快捷键' });
    // The line below the rows is lazy-loaded, and with it comes the key.
    await expect(page.getByRole('button', { name: '快捷键' })).toBeVisible();
    await table.focus([2, '姓名']);
    await table.keys('Control+/');
    await expect(dialog.getByText('下一行', { exact: true }).first()).toBeVisible();
    await accessibility.seeNothingWrong();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await table.seeFocused([2, '姓名']);
    await page.getByRole('button', { name: '快捷键' }).click();
    await expect(dialog).toBeVisible();
  });
});

test.describe('by touch on a phone', () => {
  test.use({ ...PHONE, signedInAs: 'clerk' });

  test('TABLE-34 a finger that stays on a cell opens its menu', async ({ on }) => {
    const shell = on(ShellModel);
    const table = on(TableByHandModel);
    await shell.open('/gallery/tables');
    await table.seeTable();
    await table.holdFinger([2, '姓名']);
    await expect(table.menuItem('在上方插入一行')).toBeVisible();
    await table.menuItem('在上方插入一行').tap();
    await table.seeRowCount(63);
  });
});
