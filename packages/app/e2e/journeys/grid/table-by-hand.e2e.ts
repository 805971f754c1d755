import { expect } from '@playwright/test';

import { DESKTOP } from '../../fixtures/devices.ts';
import { test } from '../../fixtures/evergreen.fixture.ts';
import { TableByHandModel } from '../../models/grid/table-by-hand.model.ts';
import { PreferencesModel } from '../../models/shell/preferences.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ ...DESKTOP, signedInAs: 'clerk' });

test.beforeEach(async ({ on }) => {
  const shell = on(ShellModel);
  const table = on(TableByHandModel);
  await shell.open('/gallery/tables');
  await table.seeTable();
});

test('cells are edited, filled and composed in with mouse and input method', async ({ on, page }) => {
  const table = on(TableByHandModel);

  await test.step('TABLE-18 only the visible rows are rendered, at every scroll position', async () => {
    await table.seeRowCount(62);
    await table.seeDrawnRows(20);
    await table.scrollTo(40 * 41);
    await table.seeText([42, '姓名'], '孙永红41');
    await table.seeDrawnRows(20);
    await table.scrollTo(0);
  });

  await test.step('TABLE-07 a click outside ends editing and keeps the input, a click in the cell’s list or calendar does not', async () => {
    await table.press([6, '姓名']);
    await table.keys('Control+A');
    await table.type('周爱华');
    await table.press([7, '姓名']);
    await table.seeText([6, '姓名'], '周爱华');
    await table.press([6, '社区']);
    await table.choices().filter({ hasText: '东风社区' }).click();
    await table.seeText([6, '社区'], '东风社区');
    await table.press([6, '出生日期']);
    const calendar = page.locator('.ant-picker-dropdown:visible');
    await calendar.getByTitle('1950-06-20').click();
    await table.seeText([6, '出生日期'], '1950-06-20');
    await table.press([7, '手机号']);
    await table.keys('Control+A');
    await table.type('13911112222');
    await page.getByRole('heading', { name: '保存前读取的内容' }).click();
    await table.seeText([7, '手机号'], '13911112222');
    await expect(table.table('退休人员').locator('.is-edited')).toHaveCount(0);
  });

  await test.step('the fill handle continues a series, previews the cells it will fill, and is undone in one step', async () => {
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
    await table.keys('Control+z', 'Control+z');
    await table.seeTexts('志愿工时', [2, 3, 4, 5], before);
  });

  await test.step('filling skips locked cells and reports them, is validated by the target column, and is cancelled by Escape', async () => {
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

  await test.step('an input method composes into a focused cell and into an edited one without losing or duplicating text', async () => {
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
});

test('rows are dragged, selected and given sub-tables with the mouse', async ({ on }) => {
  const table = on(TableByHandModel);
  const shell = on(ShellModel);

  await test.step('TABLE-01 a row is dragged by its handle to the drop indicator, and the table scrolls at its edge', async () => {
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
    await table.discard();
  });

  await test.step('TABLE-05 select all skips the locked row, a partial selection is shown as such, and radio selection allows one row', async () => {
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

  await test.step('TABLE-17 custom values are kept where the column allows them, offered in other rows afterwards, and combined with selected ones', async () => {
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
    await table.seeChosen([1, '可协助'], '理发+1', family);
    await table.press([2, '可协助'], family);
    await expect(table.choices()).toHaveText(['送餐', '买菜', '陪同就医', '理发']);
    await table.keys('Escape');
    await table.keys('Control+z');
    await table.press([2, '可协助'], family);
    await expect(table.choices()).toHaveText(['送餐', '买菜', '陪同就医']);
    await table.keys('Escape');
  });

  await test.step('TABLE-25 a sub-table opens below its row if more than 350 pixels are left, otherwise above it', async () => {
    await shell.scrollTo(0);
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
});

test('columns that were resized, moved and hidden are so again after a reload, until they are reset; in English, everything is in English', async ({
  on,
  page,
}) => {
  const shell = on(ShellModel);
  const table = on(TableByHandModel);
  const preferences = on(PreferencesModel);

  await test.step('resized, moved and hidden columns are restored after a reload, until they are reset', async () => {
    await table.pull(table.resizer('手机号'), table.resizer('手机号'), { x: 60 });
    await table.letGo();
    await table.seeWidth('手机号', 210);
    await table.chooseOfColumn('手机号', '向左移');
    await table.chooseOfColumn('出生日期', '隐藏此列');
    const titles = ['*姓名', '手机号', '性别', '补贴（元）', '志愿工时', '志愿者', '社区', '兴趣'];
    await table.seeTitles(titles);
    await shell.reload();
    await table.seeTable();
    await table.seeTitles(titles);
    await table.seeWidth('手机号', 210);
    await table.restoreColumns();
    await table.seeWidth('手机号', 150);
    await expect(table.header('出生日期')).toBeVisible();
  });

  await test.step('the tables, the example rows and the people to choose from are in English when the language is English', async () => {
    await preferences.chooseEnglish();
    await table.chooseExample('Sub-table in a popup');
    await expect(table.header('Mobile phone', 'Retirees')).toBeVisible();
    await table.seeText([1, 'Name'], 'Wang Xiuying', 'Retirees');
    const label = table.table('Retirees').locator('.table-statistics').getByText('Statistics', { exact: true });
    expect(await label.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0);
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
