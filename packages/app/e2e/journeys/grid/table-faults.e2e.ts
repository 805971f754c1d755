import type { Page } from '@playwright/test';

import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { EditableTableModel } from '../../models/grid/editable-table.model.ts';
import { TableNotesModel } from '../../models/grid/table-notes.model.ts';
import { AccessibilityModel } from '../../models/shell/accessibility.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';
import { TabStripModel } from '../../models/shell/tab-strip.model.ts';

const FAULTS = '有问题的数据';
const TYPES = '活动类型';

test.use({ signedInAs: 'admin' });

interface Window {
  readonly shell: ShellModel;
  readonly table: EditableTableModel;
  readonly notes: TableNotesModel;
}

async function openExample(page: Page, example: string, table: string): Promise<Window> {
  const window = { shell: new ShellModel(page), table: new EditableTableModel(page), notes: new TableNotesModel(page) };
  await window.shell.open('/gallery/tables');
  await window.table.chooseExample(example);
  await window.table.seeTable(table);
  return window;
}

test('invalid data stays, whether it was given or pasted, and is marked or listed', async ({ on, page }) => {
  const { shell, table, notes } = await openExample(page, '异常情况', FAULTS);
  const accessibility = on(AccessibilityModel);

  await test.step('invalid data is shown with its errors, none of it is lost, and axe finds nothing', async () => {
    await shell.seeNotice('数据有问题：1 行的编号重复，1 个单元格的值不符合列的类型。已原样保留，有误的单元格已标出');
    await notes.seeNote('未知的单元格类型“stars-of-nobody”，该列只能查看');
    await notes.seeNote('“省”的linkageKey指向不存在的列“town”，联动不起作用');
    for (const [row, name] of [
      [1, '王建国'],
      [2, '李桂兰'],
      [3, '没有编号'],
    ] as const)
      await table.seeText([row, '姓名'], name, FAULTS);
    await table.seeText([2, '志愿工时'], '十二', FAULTS);
    await expect(await table.cell([2, '志愿工时'], FAULTS)).toHaveAttribute('aria-invalid', 'true');
    await expect(await table.cell([4, '等级'], FAULTS)).toHaveAttribute('aria-readonly', 'true');
    await table.seeText([4, '等级'], '{"of":"nobody"}', FAULTS);
    await accessibility.seeNothingWrongIn('.page-pane:not([hidden])');
  });

  await test.step('TABLE-28 valid values of two thousand pasted rows are inserted; invalid ones are marked and listed', async () => {
    await table.focus([1, '姓名'], FAULTS);
    const lines = Array.from(
      { length: 2000 },
      (_, index) => `${index % 20 === 7 ? '' : `人员${index}`}\t${index % 20 === 3 ? '不详' : index}`,
    );
    await table.paste(lines.join('\r\n'));
    await table.seeRowCount(2002, FAULTS);
    await table.seeAnnounced(/^已粘贴 \d+ 个单元格，新增 1996 行，200 个有误，已标出$/u);
    await notes.openList('200 处填写有误，点击查看');
    await notes.seeListedCount(100);
    await notes.seeListed('第 4 行 志愿工时', '“不详”不是数字');
    await notes.seeListed('第 8 行 姓名', '姓名不能为空');
    await notes.choose('再列出一些（还有 100 处）');
    await notes.seeListedCount(200);
    await notes.goTo('第 1988 行 姓名');
    await table.seeFocused([1988, '姓名'], FAULTS);
    await table.seeText([1987, '姓名'], '人员1986', FAULTS);
    await table.keys('Control+z');
    await table.seeRowCount(6, FAULTS);
  });

  await test.step('TABLE-28 texts that no cell accepts are errors of their cells, which keep their values until an entry is chosen', async () => {
    await table.chooseExample('常规');
    await table.focus([2, '性别']);
    const before = (await (await table.cell([2, '性别'])).textContent()) ?? '';
    await table.paste('不详');
    await notes.openList('1 处填写有误，点击查看');
    await notes.seeListed('第 2 行 性别', '“不详”不在可选范围内，请填：男、女');
    await table.seeText([2, '性别'], before);
    await table.keys('Control+z');
    await table.paste('女性');
    await table.seeText([2, '性别'], '女');
  });
});

test('a lazily loaded part that fails to load is reported and the table keeps working; it opens as soon as it is loaded, however early it was requested', async ({
  page,
}) => {
  const PARTS = '**/assets/lazy-parts-*.js';
  const MISSING = '这项功能没有加载出来，表格的其他功能照常可用。请检查网络后再试；仍然不行时，请先保存，再刷新页面';
  const insert = page.getByRole('menuitem', { name: '插入一行', exact: true });

  await test.step('a failed load is reported, and the table keeps working', async () => {
    await page.route(PARTS, (route) => route.abort());
    const { table, notes } = await openExample(page, '异常情况', FAULTS);
    await table.focus([1, '姓名'], FAULTS);
    await table.keys('Shift+F10');
    await notes.seeNote(MISSING);
    await table.write([1, '姓名'], '赵春梅', FAULTS);
    await table.seeText([1, '姓名'], '赵春梅', FAULTS);
    await page.unroute(PARTS);
  });

  await test.step('after the page is loaded again, the menu opens as soon as its part is loaded', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(PARTS, async (route) => {
      await held;
      await route.continue();
    });
    // As the note says: some browsers fetch a part that failed only after the page was loaded again.
    page.on('dialog', (dialog) => void dialog.accept());
    await new ShellModel(page).reload();
    const { table, notes } = await openExample(page, '异常情况', FAULTS);
    await table.focus([1, '姓名'], FAULTS);
    await table.keys('Shift+F10');
    await expect(insert).toHaveCount(0);
    release();
    await expect(insert).toBeVisible();
    await notes.seeNoNote(MISSING);
  });
});

test('R-09 unsaved edits are confirmed before their tab or window is closed, and offered after a reload', async ({
  on,
  page,
}) => {
  const tabs = on(TabStripModel);
  const shell = on(ShellModel);
  await shell.open('/isps/activity');
  await shell.seeHeading('活动管理');
  const { table, notes } = await openExample(page, '异常情况', FAULTS);

  await test.step('R-09 are confirmed when their tab is closed', async () => {
    await table.write([1, '姓名'], '先写的', FAULTS);
    await tabs.close('可编辑表格示例');
    await tabs.seeQuestion('该页面有未保存的修改，确定要关闭吗？');
    await tabs.keepEditing();
    await table.seeText([1, '姓名'], '先写的', FAULTS);
  });

  await test.step('R-09 are confirmed when the window is closed', async () => {
    await table.write([4, '姓名'], '没有保存', FAULTS);
    await table.sort('志愿工时', '降序排列', FAULTS);
    await table.seeText([2, '姓名'], '没有保存', FAULTS);
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await table.seeText([2, '姓名'], '没有保存', FAULTS);
  });

  await test.step('R-09 are offered for recovery after a reload, in their new order', async () => {
    page.on('dialog', (dialog) => void dialog.accept());
    await shell.reload();
    await table.chooseExample('异常情况');
    await notes.seeDraft();
    await table.seeText([4, '姓名'], '赵春梅', FAULTS);
    await notes.restoreDraft();
    await table.seeText([1, '姓名'], '李桂兰', FAULTS);
    await table.seeText([2, '姓名'], '没有保存', FAULTS);
    await table.seeText([3, '姓名'], '先写的', FAULTS);
  });
});

test.describe('a table that saves at once', () => {
  const code = () => `T${uniqueName('').replaceAll(/\W/gu, '').slice(-12)}`;

  /** Leaves the example and comes back: its rows are those of the server. */
  async function seeStored({ table }: Window, name: string, column: string, text: string): Promise<void> {
    await table.chooseExample('异常情况');
    await table.seeTable(FAULTS);
    await table.chooseExample('即时保存');
    await table.seeText([await table.rowWith(name, TYPES), column], text, TYPES);
  }

  test('reports what was not saved with its row, and loses none of it', async ({ page, rows }) => {
    const [refused, lost] = [uniqueName('拒绝'), uniqueName('断线')];
    const own = code();
    await rows.activityType(refused, `${own}x`);
    await rows.activityType(lost, code());
    const window = await openExample(page, '即时保存', TYPES);
    const { table, notes } = window;

    await test.step('a refusal by the server is reported with its row, stays at the cell, and disappears once corrected', async () => {
      const row = await table.rowWith(refused, TYPES);
      // Another person adds the same code at the server: the table alone would have noticed.
      const taken = `${code()}y`;
      await rows.activityType(uniqueName('抢先'), taken);
      await table.write([row, '类型编码'], taken, TYPES);
      await notes.seeNote(new RegExp(`第 ${row} 行：.*“${taken}”已存在，请换一个`, 'u'));
      await table.seeText([row, '类型编码'], taken, TYPES);
      await table.write([row, '类型编码'], `${own}z`, TYPES);
      await notes.seeNoNote(/没有保存/u);
      await seeStored(window, refused, '类型编码', `${own}z`);
    });

    await test.step('R-03 a connection lost during a save loses nothing, and a retry saves it once', async () => {
      const row = await table.rowWith(lost, TYPES);
      await page.route('**/isps/activityType/edit', async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      });
      await table.write([row, '备注'], '断线时写的', TYPES);
      await notes.seeNote(new RegExp(`有 1 行没有保存，您填写的内容还在表格里。第 ${row} 行：`, 'u'));
      await table.seeText([row, '备注'], '断线时写的', TYPES);
      await page.unroute('**/isps/activityType/edit');
      await notes.retry(/没有保存/u);
      await notes.seeNoNote(/没有保存/u);
      await seeStored(window, lost, '备注', '断线时写的');
    });
  });

  test('R-20 two windows edit one row: different cells are merged, a conflict in one cell is reported and nothing is overwritten without consent', async ({
    page,
    context,
    rows,
  }) => {
    const name = uniqueName('两人');
    await rows.activityType(name, code());
    const mine = await openExample(page, '即时保存', TYPES);
    const colleague = await openExample(await context.newPage(), '即时保存', TYPES);
    const row = await mine.table.rowWith(name, TYPES);
    await colleague.table.rowWith(name, TYPES);

    await colleague.table.writeSaved([row, '备注'], '同事写的备注', TYPES);
    await mine.table.writeSaved([row, '排序'], '501', TYPES);
    await mine.table.seeText([row, '备注'], '同事写的备注', TYPES);

    await mine.table.writeSaved([row, '备注'], '我的备注', TYPES);
    await colleague.table.write([row, '备注'], '同事又写的', TYPES);
    await colleague.notes.seeNote(
      `有 1 行没有保存，您填写的内容还在表格里。第 ${row} 行：他人刚刚改过这一行，“备注”他人改为“我的备注”，您填的是“同事又写的”。点“重试”按您填写的保存，或把单元格改成他人的内容`,
    );
    await colleague.table.seeText([row, '排序'], '501', TYPES);
    await colleague.notes.retry(/没有保存/u);
    await colleague.notes.seeNoNote(/没有保存/u);
    await seeStored(mine, name, '备注', '同事又写的');
  });
});
