import type { Page } from '@playwright/test';

import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { EditableTableModel } from '../../models/grid/editable-table.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';
import { TableNotesModel } from '../../models/grid/table-notes.model.ts';
import { TabStripModel } from '../../models/shell/tab-strip.model.ts';

const FAULTS = '有问题的数据';
const TYPES = '活动类型';

test.use({ signedInAs: 'admin' });

interface Window {
  readonly page: Page;
  readonly shell: ShellModel;
  readonly table: EditableTableModel;
  readonly notes: TableNotesModel;
}

async function openExample(page: Page, example: string, table: string): Promise<Window> {
  const window = {
    page,
    shell: new ShellModel(page),
    table: new EditableTableModel(page),
    notes: new TableNotesModel(page),
  };
  await window.shell.open('/gallery/tables');
  await window.table.chooseExample(example);
  await window.table.seeTable(table);
  return window;
}

test.describe('invalid data', () => {
  test('is shown with its errors, and none of it is lost', async ({ page }) => {
    const { shell, table, notes } = await openExample(page, '异常情况', FAULTS);
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
  });

  test('TABLE-28 valid values of ten thousand pasted rows are inserted; invalid ones are marked and listed', async ({
    page,
  }) => {
    const { table, notes } = await openExample(page, '异常情况', FAULTS);
    await table.focus([1, '姓名'], FAULTS);
    const lines = Array.from(
      { length: 10_000 },
      (_, index) => `${index % 100 === 7 ? '' : `人员${index}`}\t${index % 100 === 3 ? '不详' : index}`,
    );
    await table.paste(lines.join('\r\n'));
    await table.seeRowCount(10_002, FAULTS);
    await table.seeAnnounced(/^已粘贴 \d+ 个单元格，新增 9996 行，200 个有误，已标出$/u);
    await notes.openList('200 处填写有误，点击查看');
    await notes.seeListedCount(100);
    await notes.seeListed('第 4 行 志愿工时', '“不详”不是数字');
    await notes.seeListed('第 8 行 姓名', '姓名不能为空');
    await notes.choose('再列出一些（还有 100 处）');
    await notes.seeListedCount(200);
    await notes.goTo('第 9908 行 姓名');
    await table.seeFocused([9908, '姓名'], FAULTS);
    await table.seeText([9907, '姓名'], '人员9906', FAULTS);
    await table.keys('Control+z');
    await table.seeRowCount(6, FAULTS);
  });

  test('TABLE-28 texts that no cell accepts are listed, and the cells keep their values', async ({ page }) => {
    const { table, notes } = await openExample(page, '常规', '退休人员');
    await table.focus([2, '性别']);
    const before = (await (await table.cell([2, '性别'])).textContent()) ?? '';
    await table.paste('不详');
    await notes.openList('1 个内容没有填入，点击查看');
    await notes.seeListed('第 2 行 性别', '“不详”不在可选范围内，请填：男、女');
    await notes.choose('知道了');
    await table.seeText([2, '性别'], before);
  });
});

test.describe('lazily loaded parts', () => {
  const PARTS = '**/assets/lazy-parts-*.js';
  const MISSING = '这项功能没有加载出来，表格的其他功能照常可用。请检查网络后再试；仍然不行时，请先保存，再刷新页面';

  test('open as soon as they are loaded, however early they were requested', async ({ page }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(PARTS, async (route) => {
      await held;
      await route.continue();
    });
    const { table } = await openExample(page, '异常情况', FAULTS);
    await table.focus([1, '姓名'], FAULTS);
    await table.keys('Shift+F10');
    release();
    await expect(page.getByRole('menuitem', { name: '插入一行', exact: true })).toBeVisible();
  });

  test('report a failed load, and the table keeps working', async ({ page }) => {
    await page.route(PARTS, (route) => route.abort());
    const { table, notes } = await openExample(page, '异常情况', FAULTS);
    await table.focus([1, '姓名'], FAULTS);
    await table.keys('Shift+F10');
    await notes.seeNote(MISSING);
    await table.write([1, '姓名'], '赵春梅', FAULTS);
    await table.seeText([1, '姓名'], '赵春梅', FAULTS);
    await page.unroute(PARTS);
    // As the note says: some browsers fetch a part that failed only after the page was loaded anew.
    page.on('dialog', (dialog) => void dialog.accept());
    const { table: loadedAnew } = await openExample(page, '异常情况', FAULTS);
    await loadedAnew.focus([1, '姓名'], FAULTS);
    await loadedAnew.keys('Shift+F10');
    await expect(page.getByRole('menuitem', { name: '插入一行', exact: true })).toBeVisible();
    await notes.seeNoNote(MISSING);
  });
});

test.describe('failing validators', () => {
  test('TABLE-11 a validator that throws is reported at the cell', async ({ page }) => {
    const { table } = await openExample(page, '异常情况', FAULTS);
    await table.focus([1, '校验出错'], FAULTS);
    await table.type('任意');
    await table.keys('Enter');
    await expect(await table.cell([1, '校验出错'], FAULTS)).toHaveAccessibleDescription(
      '校验时出错，请重新填写或稍后再试',
    );
  });

  test('TABLE-12 a validator that never answers times out after 10 s with a message, and saving ends', async ({
    page,
  }) => {
    await page.clock.install();
    const { shell, table } = await openExample(page, '异常情况', FAULTS);
    await table.focus([1, '校验不回应'], FAULTS);
    await table.type('任意');
    await table.keys('Enter');
    await page.clock.fastForward(10_000);
    await expect(await table.cell([1, '校验不回应'], FAULTS)).toHaveAccessibleDescription(
      '校验超过 10 秒没有结果，请重新填写或稍后再试',
    );
    await table.button('保存').click();
    await page.clock.fastForward(10_000);
    await shell.seeNotice(/^有 \d 处填写有误，第一处：/u);
  });
});

test.describe('concurrent changes to the same rows', () => {
  test('typed input takes precedence over another person’s change to the cell, which is shown', async ({ page }) => {
    await page.clock.install();
    const { table } = await openExample(page, '异常情况', FAULTS);
    await table.button('3 秒后他人修改第 4 行的姓名').click();
    await table.focus([4, '姓名'], FAULTS);
    await table.type('我写的');
    await page.clock.fastForward(3000);
    await expect(page.locator(':focus')).toHaveAccessibleDescription('他人刚刚改为：赵春梅（已改）');
    await table.keys('Enter');
    await table.seeText([4, '姓名'], '我写的', FAULTS);
  });

  test('when another person removes a row, editing in it ends, and the message states the input', async ({ page }) => {
    await page.clock.install();
    const { shell, table } = await openExample(page, '异常情况', FAULTS);
    await table.button('3 秒后他人移除第 4 行').click();
    await table.focus([4, '姓名'], FAULTS);
    await table.type('我写的');
    await page.clock.fastForward(3000);
    await shell.seeNotice('正在编辑的行已被移除，刚才输入的是“我写的”');
    await table.seeRowCount(5, FAULTS);
  });
});

test.describe('unsaved edits', () => {
  test('R-09 are confirmed when the window is closed, and offered for recovery after a reload, in their new order', async ({
    page,
  }) => {
    const { table, notes } = await openExample(page, '异常情况', FAULTS);
    await table.focus([4, '姓名'], FAULTS);
    await table.type('没有保存');
    await table.keys('Enter');
    await table.sort('志愿工时', '降序排列', FAULTS);
    await table.seeText([2, '姓名'], '没有保存', FAULTS);

    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await table.seeText([2, '姓名'], '没有保存', FAULTS);

    await page.reload();
    await table.chooseExample('异常情况');
    await notes.seeDraft();
    await table.seeText([4, '姓名'], '赵春梅', FAULTS);
    await notes.restoreDraft();
    await table.seeText([2, '姓名'], '没有保存', FAULTS);
    await table.seeText([1, '姓名'], '李桂兰', FAULTS);
  });

  test('R-09 are confirmed when their tab is closed', async ({ on, page }) => {
    const tabs = on(TabStripModel);
    const shell = on(ShellModel);
    await shell.open('/isps/activity');
    await shell.seeHeading('活动管理');
    const { table } = await openExample(page, '异常情况', FAULTS);
    await table.focus([1, '姓名'], FAULTS);
    await table.type('没有保存');
    await table.keys('Enter');
    await tabs.close('可编辑表格示例');
    await tabs.seeQuestion('该页面有未保存的修改，确定要关闭吗？');
    await tabs.keepEditing();
    await table.seeText([1, '姓名'], '没有保存', FAULTS);
  });
});

test.describe('a table that saves at once', () => {
  const code = () => `T${uniqueName('').replaceAll(/\W/gu, '').slice(-12)}`;

  test('a refusal by the server is reported with its row, stays at the cell, and disappears once corrected', async ({
    page,
    rows,
  }) => {
    const [one, other] = [uniqueName('被占'), uniqueName('拒绝')];
    const [taken, own] = [code(), code()];
    await rows.activityType(one, taken);
    await rows.activityType(other, `${own}x`);
    const { table, notes } = await openExample(page, '即时保存', TYPES);
    const row = await table.rowWith(other, TYPES);
    // Whoever adds the same code at the server: the table alone would have noticed.
    const stolen = `${code()}y`;
    await rows.activityType(uniqueName('抢先'), stolen);
    await table.write([row, '类型编码'], stolen, TYPES);
    await notes.seeNote(new RegExp(`第 ${row} 行：.*“${stolen}”已存在，请换一个`, 'u'));
    await table.seeText([row, '类型编码'], stolen, TYPES);
    await table.write([row, '类型编码'], `${own}z`, TYPES);
    await notes.seeNoNote(/没有保存/u);
    await page.reload();
    await table.chooseExample('即时保存');
    const again = await table.rowWith(other, TYPES);
    await table.seeText([again, '类型编码'], `${own}z`, TYPES);
  });

  test('R-03 a connection lost during a save loses nothing, and a retry saves it once', async ({ page, rows }) => {
    const name = uniqueName('断线');
    await rows.activityType(name, code());
    const { table, notes } = await openExample(page, '即时保存', TYPES);
    const row = await table.rowWith(name, TYPES);
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
    await page.reload();
    await table.chooseExample('即时保存');
    await table.seeText([await table.rowWith(name, TYPES), '备注'], '断线时写的', TYPES);
  });

  test('R-20 two windows edit one row: different cells are merged, a conflict in one cell is reported and nothing is overwritten without consent', async ({
    page,
    context,
    rows,
  }) => {
    const name = uniqueName('两人');
    await rows.activityType(name, code());
    const mine = await openExample(page, '即时保存', TYPES);
    const theirs = await openExample(await context.newPage(), '即时保存', TYPES);
    const row = await mine.table.rowWith(name, TYPES);
    await theirs.table.rowWith(name, TYPES);

    await theirs.table.writeSaved([row, '备注'], '同事写的备注', TYPES);
    await mine.table.writeSaved([row, '排序'], '501', TYPES);
    await mine.table.seeText([row, '备注'], '同事写的备注', TYPES);

    await mine.table.writeSaved([row, '备注'], '我的备注', TYPES);
    await theirs.table.write([row, '备注'], '同事又写的', TYPES);
    await theirs.notes.seeNote(
      `有 1 行没有保存，您填写的内容还在表格里。第 ${row} 行：他人刚刚改过这一行，“备注”他人改为“我的备注”，您填的是“同事又写的”。点“重试”按您填写的保存，或把单元格改成他人的内容`,
    );
    await theirs.table.seeText([row, '排序'], '501', TYPES);
    await theirs.notes.retry(/没有保存/u);
    await theirs.notes.seeNoNote(/没有保存/u);
    await mine.page.reload();
    await mine.table.chooseExample('即时保存');
    await mine.table.seeText([await mine.table.rowWith(name, TYPES), '备注'], '同事又写的', TYPES);
  });
});
