import { expect } from '@playwright/test';

import { DESKTOP } from '../../fixtures/devices.ts';
import { test } from '../../fixtures/evergreen.fixture.ts';
import { TableByHandModel } from '../../models/grid/table-by-hand.model.ts';
import { AccessibilityModel } from '../../models/shell/accessibility.model.ts';
import { KeyboardModel } from '../../models/shell/keyboard.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ ...DESKTOP, signedInAs: 'clerk', permissions: ['clipboard-read', 'clipboard-write'] });

test.beforeEach(async ({ on }) => {
  const shell = on(ShellModel);
  const table = on(TableByHandModel);
  await shell.open('/gallery/tables');
  await table.seeTable();
});

test('cells are reached, filled in, searched and saved by keyboard alone', async ({ on }) => {
  const table = on(TableByHandModel);
  const keyboard = on(KeyboardModel);
  const accessibility = on(AccessibilityModel);

  await test.step('TABLE-29 arrows, Tab, Home and End move the focus as in a spreadsheet', async () => {
    await table.focus([2, '手机号']);
    await table.seeFocused([2, '手机号']);
    await table.keys('ArrowRight', 'ArrowDown');
    await table.seeFocused([3, '出生日期']);
    await table.keys('Home');
    await table.seeFocused([3, '姓名']);
    await table.keys('Tab', 'Shift+Tab', 'Control+End');
    await table.seeFocused([60, '备注']);
    await table.keys('Control+Home');
    await table.seeFocused([1, '姓名']);
    await table.keys('ArrowRight');
    await table.seeFocused([1, '性别']);
  });

  await test.step('TABLE-11 an invalid value is announced, marked and reached from the error list; Escape restores the previous one', async () => {
    await table.focus([3, '手机号']);
    await table.type('12');
    await table.keys('Enter');
    await table.seeAnnounced('第 3 行 手机号：手机号格式不正确');
    await table.seeWrong([3, '手机号'], '手机号格式不正确');
    await table.seeFocused([4, '手机号']);
    await table.keys('Control+End', 'Tab');
    await keyboard.seeFocusOn(table.button('1 处填写有误，点击查看'));
    await table.keys('Enter');
    await keyboard.seeFocusOn(table.asked('第 3 行 手机号'));
    await table.keys('Enter');
    await table.seeFocused([3, '手机号']);
    await expect(table.tooltip()).toHaveText('手机号格式不正确');
    await table.keys('F2', 'Control+A');
    await table.type('13900000000');
    await table.keys('Escape');
    await table.seeText([3, '手机号'], '12');
    await table.type('13900000001');
    await table.keys('Enter');
    await table.seeRight([3, '手机号']);
  });

  await test.step('TABLE-17 options are found by typing in a searchable column, and chosen by keyboard alone in others', async () => {
    await table.focus([2, '社区']);
    await table.type('文化');
    await expect(table.choices()).toHaveText(['文化路社区']);
    await table.keys('Enter');
    await table.seeText([2, '社区'], '文化路社区');
    await table.seeFocused([3, '社区']);
    await table.keys('ArrowUp', 'ArrowRight', 'F2');
    await expect(table.choices()).toHaveText(['书法', '太极', '合唱', '摄影', '棋牌', '园艺']);
    await table.type('书');
    await expect(table.choices()).toHaveCount(1);
    await expect(table.pointedAt()).toHaveText('书法');
    await table.keys('Enter');
    await expect(table.chosen()).toHaveText(['书法', '太极', '摄影']);
    await table.keys('Tab');
    await table.seeChosen([2, '兴趣'], '太极+2');
    await table.seeFocused([2, '省']);
  });

  await test.step('TABLE-28 a range is copied and pasted by the keyboard shortcuts of a spreadsheet', async () => {
    const hours = await table.texts('志愿工时', [2, 3]);
    await table.focus([2, '志愿工时']);
    await table.keys('Shift+ArrowDown', 'Control+c', 'ArrowDown', 'ArrowDown', 'Control+v');
    await table.seeAnnounced('已粘贴 2 个单元格');
    await table.seeTexts('志愿工时', [5, 6], hours);
    await table.keys('Control+z');
    await table.seeAnnounced('已撤销');
  });

  await test.step('search matches are counted, stepped through and announced, and Escape leaves the focus at the match', async () => {
    await table.focus([2, '姓名']);
    await table.keys('Control+f');
    await expect(table.findField()).toBeFocused();
    await table.type('永红');
    await table.seeFound('1 / 5');
    await table.keys('Enter', 'Enter');
    await table.seeFound('3 / 5');
    await table.seeAnnounced('第 3 个，共 5 个');
    await table.keys('Shift+Enter');
    await table.seeFound('2 / 5');
    await expect(table.findField()).toBeFocused();
    await table.keys('Escape');
    await expect(table.findField()).toHaveCount(0);
    await expect(table.table('退休人员').locator('.is-active :focus')).toHaveAccessibleName(/永红/u);
    await expect(table.table('退休人员').locator('.is-active')).toBeInViewport();
    await table.keys('Control+f');
    await table.type('没有这个人');
    await table.seeAnnounced('没有找到“没有这个人”');
    await table.keys('Escape');
  });

  await test.step('TABLE-29 every row says which one it is wherever the table is scrolled to, and axe finds nothing there', async () => {
    await expect(table.table('退休人员')).toHaveAttribute('aria-colcount', '18');
    for (const top of [0, 1_000, 2_345, 99_999]) {
      await table.scrollTo(top);
      await table.seeRowCount(62);
      await table.seeIndexes();
    }
    await table.focus([58, '姓名']);
    await table.keys('End');
    await table.seeFocused([58, '备注']);
    await accessibility.seeNothingWrong();
  });

  await test.step('TABLE-12 saving with an invalid cell moves to that cell, and saving valid cells hands over the stored values', async () => {
    await table.scrollTo(0);
    await table.focus([3, '姓名']);
    await table.keys('Delete');
    await table.scrollTo(40 * 41);
    await table.button('保存').press('Enter');
    await table.seeWrong([3, '姓名'], '姓名不能为空');
    await expect(await table.cell([3, '姓名'])).toBeInViewport();
    await table.focus([3, '姓名']);
    await table.type('周爱华');
    await table.keys('Enter');
    await table.button('保存').press('Enter');
    await expect
      .poll(() => table.readValues())
      .toMatchObject({ deletedIds: [], rows: expect.arrayContaining([expect.objectContaining({ name: '周爱华' })]) });
  });
});

test('rows and columns are moved, selected and removed by keyboard alone', async ({ on, page }) => {
  const table = on(TableByHandModel);
  const keyboard = on(KeyboardModel);
  const accessibility = on(AccessibilityModel);

  await test.step('a column is sorted, resized, moved and hidden, and its header states the sort order', async () => {
    await table.focus([2, '手机号']);
    await table.openMenuByKeys();
    await table.goInto('“手机号”列', '升序排列');
    await table.goTo('降序排列');
    await table.keys('Enter');
    await table.seeAnnounced('已按“手机号”降序排列');
    await expect(table.header('手机号')).toHaveAttribute('aria-sort', 'descending');
    await table.openMenuByKeys();
    await table.goInto('“手机号”列', '升序排列');
    await table.goTo('加宽');
    await table.keys('Enter');
    await table.seeWidth('手机号', 190);
    await table.openMenuByKeys();
    await table.goInto('“手机号”列', '升序排列');
    await table.goTo('向左移');
    await table.keys('Enter');
    await table.seeTitles(['*姓名', '手机号', '性别', '出生日期', '补贴（元）', '志愿工时', '志愿者', '社区']);
    await table.openMenuByKeys();
    await table.goInto('“手机号”列', '升序排列');
    await table.goTo('隐藏此列');
    await table.keys('Enter');
    await expect(table.header('手机号')).toHaveCount(0);
    await table.restoreColumns();
    await expect(table.header('手机号')).toBeVisible();
    await table.discard();
  });

  await test.step('TABLE-09 the row menu moves and inserts rows, and returns the focus to the cell', async () => {
    await table.focus([2, '手机号']);
    await table.openMenuByKeys();
    await table.keys('Escape');
    await table.seeFocused([2, '手机号']);
    const [second = '', third = ''] = await table.texts('姓名', [2, 3]);
    await table.openMenuByKeys();
    await table.goTo('向下移');
    await table.keys('Enter');
    await table.seeTexts('姓名', [2, 3], [third, second]);
    await table.seeFocused([3, '手机号']);
    await table.openMenuByKeys();
    await table.goTo('向上移');
    await table.keys('Enter');
    await table.seeTexts('姓名', [2, 3], [second, third]);
    await table.openMenuByKeys();
    await table.goTo('插入一行');
    await table.keys('Enter');
    await table.seeRowCount(63);
    await table.seeAnnounced('已新增 1 行，从第 3 行起');
    await table.seeFocused([3, '手机号']);
  });

  await test.step('TABLE-01 a row is picked up, moved by arrow keys, dropped and returned, and every step is announced', async () => {
    const [second = ''] = await table.texts('姓名', [2]);
    await table.focus([2, '姓名']);
    await table.openMenuByKeys();
    await table.goTo('用方向键移动此行');
    await table.keys('Enter');
    await table.seeAnnounced('已拿起第 2 行，按上下方向键移动，空格放下，Esc 放回');
    await table.keys('ArrowDown', 'ArrowDown');
    await table.seeAnnounced('将放到第 4 行');
    await table.keys('Space');
    await table.seeAnnounced('第 2 行已移到第 4 行');
    await table.seeText([4, '姓名'], second);
    await table.openMenuByKeys();
    await table.goTo('用方向键移动此行');
    await table.keys('Enter', 'End', 'Escape');
    await table.seeAnnounced('已放回原处');
    await table.seeText([4, '姓名'], second);
    await table.keys('Control+z');
    await table.seeAnnounced('已撤销');
    await table.seeText([2, '姓名'], second);
    await table.discard();
  });

  await test.step('TABLE-08 the toolbar adds a row, and deletes selected rows after confirmation', async () => {
    await table.focus([1, '姓名']);
    await keyboard.tabTo(table.button('新增'), 'Shift+Tab');
    await table.keys('Enter');
    await table.seeFocused([61, '姓名']);
    await table.type('周爱华');
    await table.keys('Enter');
    await table.seeText([61, '姓名'], '周爱华');
    await expect(table.button('删除')).toHaveCount(0);
    await table.keys('Control+Home', 'ArrowDown', 'Shift+ArrowDown', 'Control+Shift+Space');
    await expect(table.tick(3)).toBeChecked();
    await table.seeIndeterminate();
    await table.keys('Control+Home');
    await keyboard.tabTo(table.button('删除'), 'Shift+Tab');
    await table.keys('Enter');
    await keyboard.seeFocusOn(table.asked('取消'));
    await table.keys('Escape');
    await expect(table.button('删除')).toBeFocused();
    await table.keys('Enter');
    await keyboard.seeFocusOn(table.asked('取消'));
    await table.keys('Tab', 'Enter');
    await table.seeAnnounced('已删除 2 行');
    await table.seeRowCount(61);
    await expect(table.table('退休人员').locator('.is-active :focus')).toHaveCount(1);
    await table.discard();
  });

  await test.step('the keys of the table are listed by Ctrl+/ and by a button, and the focus comes back to its cell', async () => {
    const dialog = page.getByRole('dialog', { name: '表格的快捷键' });
    // The line below the rows is lazy-loaded, and with it comes the key.
    await expect(table.button('快捷键')).toBeVisible();
    await table.focus([2, '姓名']);
    await table.keys('Control+/');
    await expect(dialog.getByText('下一行', { exact: true }).first()).toBeVisible();
    await accessibility.seeNothingWrongOnTop();
    await table.keys('Escape');
    await expect(dialog).toBeHidden();
    await table.seeFocused([2, '姓名']);
    await table.button('快捷键').press('Enter');
    await expect(dialog).toBeVisible();
    await table.keys('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('TABLE-05 rows are selected, all except the locked one, and one by radio', async () => {
    await table.focus([2, '姓名']);
    await table.keys('Control+a', 'Control+Shift+Space');
    await expect(table.tickAll()).toBeChecked();
    await expect(table.tick(1)).not.toBeChecked();
    await expect(table.tick(1)).toBeDisabled();
    await table.keys('Escape', 'Control+Shift+Space');
    await table.seeIndeterminate();
    await table.chooseExample('主从布局');
    await table.focus([3, '姓名']);
    await table.keys('Control+Shift+Space');
    await table.keys('ArrowDown', 'Control+Shift+Space');
    await expect(table.tick(4)).toBeChecked();
    await expect(table.tick(3)).not.toBeChecked();
  });

  await test.step('TABLE-25 the button in a cell opens the sub-table by Enter, and Escape comes back to it', async () => {
    await table.chooseExample('弹出子表');
    await table.focus([1, '姓名']);
    await table.keys('End', 'Enter');
    await expect(table.subTable()).toBeFocused();
    await expect(table.subTable().getByRole('grid')).toBeVisible();
    await table.keys('Escape');
    await expect(table.subTable()).toHaveCount(0);
    await table.seeFocused([1, '家属']);
  });
});
