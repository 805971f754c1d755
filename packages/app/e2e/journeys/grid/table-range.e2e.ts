import { expect } from '@playwright/test';

import { DESKTOP } from '../../fixtures/devices.ts';
import { test } from '../../fixtures/evergreen.fixture.ts';
import { TableByHandModel } from '../../models/grid/table-by-hand.model.ts';
import { AccessibilityModel } from '../../models/shell/accessibility.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ ...DESKTOP, signedInAs: 'clerk', permissions: ['clipboard-read', 'clipboard-write'] });

test('ranges are copied, pasted, filled and replaced, and rows are filtered and sorted', async ({ on, page }) => {
  const shell = on(ShellModel);
  const table = on(TableByHandModel);
  const accessibility = on(AccessibilityModel);
  await shell.open('/gallery/tables');
  await table.seeTable();

  await test.step('TABLE-28 a range is copied to a spreadsheet and back, invalid values are marked and read-only cells are skipped', async () => {
    await table.focus([2, '补贴（元）']);
    await table.keys('Shift+ArrowRight', 'Shift+ArrowDown');
    const { text, html } = await table.copied();
    expect(
      text
        .trimEnd()
        .split(/\r?\n/u)
        .map((line) => line.split('\t').length),
    ).toEqual([2, 2]);
    expect(html).toContain('<table');
    const first = await table.texts('补贴（元）', [1]);
    await table.focus([1, '补贴（元）']);
    await table.paste('10.5\t20\r\n30\tx\r\n');
    await table.seeTexts('补贴（元）', [1, 2], [...first, '30']);
    await table.seeText([2, '志愿工时'], 'x');
    await table.seeWrong([2, '志愿工时'], '“x”不是数字，请写成1234.5这样的数字');
    await table.seeAnnounced(/粘贴/u);
    await table.keys('Control+z');
    await table.seeText([2, '志愿工时'], '13');
  });

  await test.step('TABLE-35 a range pasted right after a click is inserted as a range, a text into the cell, and undo reverts the range', async () => {
    await table.press([5, '补贴（元）']);
    await table.pasteByKeys('10.5\t20\r\n30\t40\r\n50\t60\r\n');
    await table.seeText([5, '补贴（元）'], '10.5');
    await table.seeText([6, '志愿工时'], '40');
    await table.seeText([7, '补贴（元）'], '50');
    await table.keys('Control+z');
    await table.seeText([6, '志愿工时'], '65');
    await table.press([5, '姓名']);
    await table.pasteByKeys('周爱华');
    await table.keys('Enter');
    await table.seeText([5, '姓名'], '周爱华');
    await table.press([7, '姓名']);
    await table.keys('ArrowDown');
    await table.seeFocused([8, '姓名']);
  });

  await test.step('TABLE-34 the marked range is counted and summed, copied, pasted, filled, and rows are inserted and deleted from the menu', async () => {
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

  await test.step('TABLE-33 what is found is replaced one by one and all at once, and the fill handle continues weekdays', async () => {
    await table.write([2, '姓名'], '星期一');
    await table.pullFill([2, '姓名'], [4, '姓名']);
    await table.seeTexts('姓名', [2, 3, 4], ['星期一', '星期二', '星期三']);
    await table.focus([2, '姓名']);
    await table.keys('Control+H');
    await table.findField().fill('星期');
    await table.seeFound('1 / 3');
    await page.getByRole('textbox', { name: '替换为' }).fill('礼拜');
    await table.button('替换').click();
    await table.seeTexts('姓名', [2, 3, 4], ['礼拜一', '星期二', '星期三']);
    await table.button('全部替换').click();
    await table.seeTexts('姓名', [2, 3, 4], ['礼拜一', '礼拜二', '礼拜三']);
    await table.seeAnnounced('已替换 2 个单元格');
    await table.button('撤销').click();
    await table.seeTexts('姓名', [2, 3, 4], ['礼拜一', '星期二', '星期三']);
    await table.findField().press('Escape');
    await expect(table.findField()).toHaveCount(0);
  });

  await test.step('TABLE-32 rows are sorted by a press on the head, filtered by values and numbers, and shown in their own order again', async () => {
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
    await accessibility.seeNothingWrongOnTop();
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect(page.getByText('显示 60 行中的 40 行清除全部筛选')).toBeVisible();
    await table.seeTexts('性别', [1, 2, 3], ['女', '女', '女']);
    await table.chooseOfColumn('志愿工时', '筛选…');
    await page.getByRole('spinbutton', { name: '从' }).fill('80');
    await table.keys('Enter');
    await expect(page.getByText(/显示 60 行中的 \d 行清除/u)).toBeVisible();
    await table.button('新增').click();
    await table.seeAnnounced(/^已新增 1 行/u);
    await page.getByRole('button', { name: '清除全部筛选' }).click();
    await table.seeTexts('姓名', [1, 2, 3], own);
    await table.seeRowCount(63);
  });
});
