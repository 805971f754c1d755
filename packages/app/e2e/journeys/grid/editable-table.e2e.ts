import { expect } from '@playwright/test';

import { DEVICES, DESKTOP } from '../../fixtures/devices.ts';
import { test } from '../../fixtures/evergreen.fixture.ts';
import { TableByHandModel } from '../../models/grid/table-by-hand.model.ts';
import { AccessibilityModel } from '../../models/shell/accessibility.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

for (const { device, look } of DEVICES)
  test.describe(`on ${device}`, () => {
    test.use({ ...look, signedInAs: 'clerk' });

    test.beforeEach(async ({ on }) => {
      const shell = on(ShellModel);
      const table = on(TableByHandModel);
      await shell.open('/gallery/tables');
      await table.seeTable();
    });

    test('TABLE-18 only the visible rows are rendered, at every scroll position', async ({ on }) => {
      const table = on(TableByHandModel);
      await table.seeRowCount(62);
      await table.seeDrawnRows(20);
      await table.scrollTo(40 * 41);
      await table.seeText([42, '姓名'], '孙永红41');
      await table.seeDrawnRows(20);
    });

    test('TABLE-07 a click on a cell edits it, and a click elsewhere keeps the input', async ({ on }) => {
      const table = on(TableByHandModel);
      await table.press([2, '姓名']);
      await table.keys('Control+A');
      await table.type('周爱华');
      await table.press([3, '姓名']);
      await table.seeText([2, '姓名'], '周爱华');
    });

    test('axe finds nothing at the tables', async ({ on }) => {
      const table = on(TableByHandModel);
      const accessibility = on(AccessibilityModel);
      await table.seeTable();
      await accessibility.seeNothingWrong();
    });
  });

test.describe('by keyboard on a desktop', () => {
  test.use({ ...DESKTOP, signedInAs: 'clerk' });

  test.beforeEach(async ({ on }) => {
    const shell = on(ShellModel);
    const table = on(TableByHandModel);
    await shell.open('/gallery/tables');
    await table.seeTable();
  });

  test('TABLE-29 arrows, Tab, Home and End move the focus as in a spreadsheet', async ({ on }) => {
    const table = on(TableByHandModel);
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
  });

  test('TABLE-11 typing starts editing, an invalid value is marked with its message, and Escape restores the previous value', async ({
    on,
  }) => {
    const table = on(TableByHandModel);
    await table.focus([3, '手机号']);
    await table.type('123');
    await table.keys('Enter');
    await table.seeWrong([3, '手机号'], '手机号格式不正确');
    await table.seeFocused([4, '手机号']);
    await table.keys('ArrowUp', 'F2');
    await table.keys('Control+A');
    await table.type('13900000000');
    await table.keys('Escape');
    await table.seeText([3, '手机号'], '123');
    await table.type('13900000001');
    await table.keys('Enter');
    await table.seeRight([3, '手机号']);
  });

  test('TABLE-27 typing, clearing and filling are undone step by step, and redone', async ({ on }) => {
    const table = on(TableByHandModel);
    await table.focus([2, '志愿工时']);
    const before = (await (await table.cell([2, '志愿工时'])).textContent()) ?? '';
    await table.type('5');
    await table.keys('Enter', 'ArrowUp', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Control+d');
    await table.seeText([4, '志愿工时'], '5');
    await table.keys('Delete');
    await table.seeText([3, '志愿工时'], '');
    await table.keys('Control+z', 'Control+z', 'Control+z');
    await table.seeText([2, '志愿工时'], before);
    await table.keys('Control+y');
    await table.seeText([2, '志愿工时'], '5');
  });

  test('TABLE-28 a range is copied to a spreadsheet and back, invalid values are marked and read-only cells are skipped', async ({
    on,
  }) => {
    const table = on(TableByHandModel);
    await table.focus([2, '补贴（元）']);
    await table.keys('Shift+ArrowRight', 'Shift+ArrowDown');
    const { text, html } = await table.copied();
    expect(
      text
        .split('\r\n')
        .join('\n')
        .trimEnd()
        .split('\n')
        .map((line) => line.split('\t').length),
    ).toEqual([2, 2]);
    expect(html).toContain('<table');
    await table.focus([5, '补贴（元）']);
    await table.paste('10.5\t20\r\n30\tx\r\n');
    await table.seeText([5, '补贴（元）'], '10.5');
    await table.seeText([6, '补贴（元）'], '30');
    await table.seeText([6, '志愿工时'], 'x');
    await table.seeAnnounced(/粘贴/u);
    await table.keys('Control+z');
    await table.seeText([6, '志愿工时'], '65');
  });

  test('TABLE-35 a range pasted right after a click is inserted as a range, a text into the cell, and undo reverts the range', async ({
    on,
  }) => {
    const table = on(TableByHandModel);
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

  test('TABLE-12 saving with an invalid cell moves to that cell, and saving valid cells hands over the stored values', async ({
    on,
  }) => {
    const table = on(TableByHandModel);
    await table.focus([3, '姓名']);
    await table.keys('Delete');
    await table.scrollTo(40 * 41);
    await table.button('保存').click();
    await table.seeWrong([3, '姓名'], '姓名不能为空');
    await table.focus([3, '姓名']);
    await table.type('周爱华');
    await table.keys('Enter');
    await table.button('保存').click();
    await expect.poll(async () => table.readValues().catch(() => null)).toMatchObject({ deletedIds: [] });
  });
});
