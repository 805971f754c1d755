import { expect } from '@playwright/test';

import { DESKTOP, PHONE } from '../../fixtures/devices.ts';
import { test } from '../../fixtures/evergreen.fixture.ts';
import { TableByHandModel } from '../../models/grid/table-by-hand.model.ts';
import { PreferencesModel } from '../../models/shell/preferences.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.describe('with a mouse on a desktop', () => {
  test.use({ ...DESKTOP, signedInAs: 'clerk' });

  test.beforeEach(async ({ on }) => {
    const shell = on(ShellModel);
    const table = on(TableByHandModel);
    await shell.open('/gallery/tables');
    await table.seeTable();
  });

  test('the fill handle continues a series, previews the cells it will fill, and is undone in one step', async ({
    on,
  }) => {
    const table = on(TableByHandModel);
    const before = await table.texts('志愿工时', [2, 3, 4, 5]);
    await table.focus([2, '志愿工时']);
    await table.type('10');
    await table.keys('Enter');
    await table.type('12');
    await table.keys('Enter', 'ArrowUp', 'ArrowUp', 'Shift+ArrowDown');
    await table.pull(table.fillHandle(), await table.cell([5, '志愿工时']));
    await expect(table.fillPreview()).toBeVisible();
    const [preview, last] = [
      await table.fillPreview().boundingBox(),
      await (await table.cell([5, '志愿工时'])).boundingBox(),
    ];
    expect(Math.round((preview?.y ?? 0) + (preview?.height ?? 0))).toBe(
      Math.round((last?.y ?? 0) + (last?.height ?? 0)),
    );
    await table.letGo();
    await expect(table.fillPreview()).toHaveCount(0);
    await table.seeTexts('志愿工时', [2, 3, 4, 5], ['10', '12', '14', '16']);
    await table.seeAnnounced('已填写 2 个单元格');
    await table.keys('Control+z');
    await table.seeTexts('志愿工时', [2, 3, 4, 5], ['10', '12', before[2] ?? '', before[3] ?? '']);
  });

  test('filling skips locked cells and reports them, is validated by the target column, and is cancelled by Escape', async ({
    on,
  }) => {
    const table = on(TableByHandModel);
    const [first = '', second = ''] = await table.texts('志愿工时', [1, 2]);
    await table.focus([3, '志愿工时']);
    await table.pull(table.fillHandle(), await table.cell([1, '志愿工时']));
    await table.letGo();
    await table.seeTexts('志愿工时', [1, 2, 3], [first, '26', '26']);
    await table.seeAnnounced('已填写 1 个单元格，跳过 1 个不能填写的单元格');
    await table.keys('Control+z');
    await table.seeText([2, '志愿工时'], second);
    await table.focus([3, '补贴（元）']);
    await table.pull(table.fillHandle(), await table.cell([3, '志愿工时']));
    await table.keys('Escape');
    await expect(table.fillPreview()).toHaveCount(0);
    await table.letGo();
    await table.seeText([3, '志愿工时'], '26');
    await table.pull(table.fillHandle(), await table.cell([3, '志愿工时']));
    await table.letGo();
    await table.seeText([3, '志愿工时'], '194.5');
    await table.seeWrong([3, '志愿工时'], '请输入整数');
  });

  test('resized, moved and hidden columns are restored after a reload, until they are reset', async ({ on, page }) => {
    const table = on(TableByHandModel);
    await table.pull(table.resizer('手机号'), table.resizer('手机号'), { x: 60 });
    await table.letGo();
    await table.seeWidth('手机号', 210);
    await table.chooseOfColumn('手机号', '向左移');
    await table.chooseOfColumn('出生日期', '隐藏此列');
    const titles = ['*姓名', '手机号', '性别', '补贴（元）', '志愿工时', '志愿者', '社区', '兴趣'];
    await table.seeTitles(titles);
    await page.reload();
    await table.seeTable();
    await table.seeTitles(titles);
    await table.seeWidth('手机号', 210);
    await table.button('列设置').click();
    await page.getByRole('button', { name: '恢复默认' }).click();
    await table.seeWidth('手机号', 150);
    await expect(table.header('出生日期')).toBeVisible();
  });

  test('TABLE-01 a row is dragged by its handle to the drop indicator, and the table scrolls at its edge', async ({
    on,
  }) => {
    const table = on(TableByHandModel);
    const [, second = '', third = '', fourth = ''] = await table.texts('姓名', [1, 2, 3, 4]);
    await table.pull(table.handle(2), table.handle(4));
    await expect(table.dropLine()).toBeVisible();
    await table.letGo();
    await table.seeTexts('姓名', [2, 3, 4], [third, fourth, second]);
    await table.seeAnnounced('第 2 行已移到第 4 行');
    await table.pull(table.handle(2), table.table('退休人员').locator('.table-foot'));
    await table.seeScrolledPast(400);
    await table.letGo();
    await table.seeAnnounced(/^第 2 行已移到第 \d\d 行$/u);
  });

  test('TABLE-07 a click outside ends editing, a click in the cell’s list or calendar does not', async ({
    on,
    page,
  }) => {
    const table = on(TableByHandModel);
    await table.press([2, '社区']);
    await table.choices().filter({ hasText: '东风社区' }).click();
    await table.seeText([2, '社区'], '东风社区');
    await table.press([2, '出生日期']);
    const calendar = page.locator('.ant-picker-dropdown:visible');
    await calendar.getByTitle('1946-02-20').click();
    await table.seeText([2, '出生日期'], '1946-02-20');
    await table.press([3, '手机号']);
    await table.keys('Control+A');
    await table.type('13911112222');
    await page.getByRole('heading', { name: '保存前读取的内容' }).click();
    await table.seeText([3, '手机号'], '13911112222');
    await expect(table.table('退休人员').locator('.is-edited')).toHaveCount(0);
  });

  test('TABLE-25 a sub-table opens below its row if more than 350 pixels are left, otherwise above it', async ({
    on,
  }) => {
    const table = on(TableByHandModel);
    await table.chooseExample('弹出子表');
    for (const row of [1, 7]) {
      const button = (await table.cell([row, '家属'])).getByRole('button');
      await button.click();
      await expect(table.subTable()).toBeVisible();
      const [own, popped] = [
        await (await table.cell([row, '姓名'])).boundingBox(),
        await table.subTable().boundingBox(),
      ];
      if (own === null || popped === null) throw new Error('A row or its sub-table is not shown');
      const isBelow = DESKTOP.viewport.height - (own.y + own.height) > 350;
      expect(isBelow).toBe(row === 1);
      if (isBelow) expect(Math.abs(popped.y - (own.y + own.height))).toBeLessThan(2);
      else expect(Math.abs(popped.y + popped.height - own.y)).toBeLessThan(2);
      await table.subTable().getByRole('button', { name: '关闭' }).click();
      await expect(table.subTable()).toHaveCount(0);
    }
  });

  test('TABLE-17 custom values are kept where the column allows them, offered in other rows afterwards, and combined with selected ones', async ({
    on,
  }) => {
    const table = on(TableByHandModel);
    await table.chooseExample('主从布局');
    await table.tick(2).click();
    const family = '黄淑华的家属';
    await table.press([1, '关系'], family);
    await table.type('外甥');
    await expect(table.choices()).toHaveText(['外甥']);
    await table.keys('Enter');
    await table.seeText([1, '关系'], '外甥', family);
    await table.choose([2, '关系'], '外甥', family);
    await table.press([3, '关系'], family);
    await table.type('外');
    await expect(table.choices()).toHaveText(['外', '外甥']);
    await table.keys('Escape');
    await table.press([1, '可协助'], family);
    await table.type('理发');
    await table.keys('Enter');
    await table.choices().filter({ hasText: '买菜' }).click();
    await table.keys('Tab');
    await expect
      .poll(async () => (await (await table.cell([1, '可协助'], family)).innerText()).replaceAll(/\s/gu, ''))
      .toBe('理发+1');
    await table.press([2, '可协助'], family);
    await expect(table.choices()).toHaveText(['送餐', '买菜', '陪同就医', '理发']);
    await table.keys('Escape');
    await table.keys('Control+z');
    await table.press([2, '可协助'], family);
    await expect(table.choices()).toHaveText(['送餐', '买菜', '陪同就医']);
  });

  test('an input method composes into a focused cell and into an edited one without losing or duplicating text', async ({
    on,
  }) => {
    const table = on(TableByHandModel);
    await table.focus([2, '姓名']);
    await table.compose(['z', 'zh', 'zhou', 'zhou ai', 'zhou ai hua'], '周爱华');
    await table.compose(['x', 'xin'], '新');
    await table.keys('Enter');
    await table.seeText([2, '姓名'], '周爱华新');
    await table.focus([3, '姓名']);
    await table.keys('F2', 'End');
    await table.compose(['l', 'lao'], '老');
    await table.keys('Enter');
    await table.seeText([3, '姓名'], '张永红老');
    await table.keys('Control+z', 'Control+z');
    await table.seeTexts('姓名', [2, 3], ['黄淑华', '张永红']);
  });

  test('TABLE-05 select all skips the locked row, a partial selection is shown as such, and radio selection allows one row', async ({
    on,
  }) => {
    const table = on(TableByHandModel);
    await table.tickAll().click();
    await expect(table.tick(1)).not.toBeChecked();
    await expect(table.tick(2)).toBeChecked();
    await table.tick(2).click();
    await table.seeIndeterminate();
    await table.tickAll().click();
    await expect(table.tickAll()).toBeChecked();
    await table.button('清空选择').click();
    await expect(table.tick(2)).not.toBeChecked();
    await table.chooseExample('主从布局');
    await table.tick(2).click();
    await table.tick(3).click();
    await expect(table.tick(2)).not.toBeChecked();
    await expect(table.tick(3)).toBeChecked();
  });

  test('the tables are in English when the language is English', async ({ on }) => {
    const table = on(TableByHandModel);
    const preferences = on(PreferencesModel);
    await preferences.chooseEnglish();
    await table.chooseExample('Sub-table in a popup');
    await expect(table.header('Mobile phone', 'Retirees')).toBeVisible();
    await table.seeText([1, 'Name'], 'Wang Xiuying', 'Retirees');
    const label = table.table('Retirees').locator('.table-statistics').getByText('Statistics', { exact: true });
    expect(await label.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0);
  });

  test('the example rows and the people to choose from are in English when the language is English', async ({
    on,
    page,
  }) => {
    const table = on(TableByHandModel);
    const preferences = on(PreferencesModel);
    await preferences.chooseEnglish();
    const examples: readonly (readonly [example: string, table: string, tab?: string])[] = [
      ['Form and sub-tables', 'Visits', 'Visits'],
      ['Form and sub-tables', 'Volunteering', 'Volunteering'],
      ['Own kinds of cells', 'Satisfaction'],
      ['When things go wrong', 'Doubtful rows'],
      ['Linked and picked', 'Linked and picked'],
    ];
    for (const [example, name, tab] of examples) {
      await table.chooseExample(example);
      if (tab !== undefined) await page.getByRole('tab', { name: tab }).last().click();
      await table.seeTable(name);
      await expect(table.table(name)).not.toContainText(/\p{Script=Han}/u);
    }
    await table.press([2, 'Person'], 'Linked and picked');
    await expect(page.getByRole('dialog')).toContainText('Liu Zhiming');
    await expect(page.getByRole('dialog')).not.toContainText(/\p{Script=Han}/u);
  });
});

test.describe('by touch on a phone', () => {
  test.use({ ...PHONE, signedInAs: 'clerk' });

  test.beforeEach(async ({ on }) => {
    const shell = on(ShellModel);
    const table = on(TableByHandModel);
    await shell.open('/gallery/tables');
    await table.seeTable();
    await table.table('退休人员').locator('.table-foot').scrollIntoViewIfNeeded();
  });

  test('TABLE-01 a row is dragged by its handle, tapping the handle opens the row menu, and tapping a cell edits it afterwards', async ({
    on,
  }) => {
    const table = on(TableByHandModel);
    const [, second = '', third = ''] = await table.texts('姓名', [1, 2, 3]);
    await table.swipe(table.handle(2), table.handle(3));
    await table.seeTexts('姓名', [2, 3], [third, second]);
    await table.tapToEdit([3, '姓名']);
    await table.keys('Control+A');
    await table.type('周爱华');
    await table.keys('Enter');
    await table.seeText([3, '姓名'], '周爱华');
    await table.handle(2).tap();
    await expect(table.menuItem('插入一行')).toBeVisible();
    await table.menuItem('插入一行').tap();
    await table.seeRowCount(63);
  });

  test('a column is resized by its edge, and swiping the rows scrolls them', async ({ on }) => {
    const table = on(TableByHandModel);
    await table.swipe(table.resizer('姓名'), table.resizer('姓名'), { x: 40 });
    await table.seeWidth('姓名', 170);
    await table.swipe(await table.cell([4, '姓名']), await table.cell([2, '姓名']));
    await table.seeScrolledPast(60);
  });
});
