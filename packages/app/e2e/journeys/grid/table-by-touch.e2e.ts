import { expect } from '@playwright/test';

import { PHONE } from '../../fixtures/devices.ts';
import { test } from '../../fixtures/evergreen.fixture.ts';
import { TableByHandModel } from '../../models/grid/table-by-hand.model.ts';
import { TableFilesModel } from '../../models/grid/table-files.model.ts';
import { AccessibilityModel } from '../../models/shell/accessibility.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ ...PHONE, signedInAs: 'clerk' });

const TEXT = { name: '说明.txt', mimeType: 'text/plain', buffer: Buffer.from('一份说明\n') };
const SVG = {
  name: '图标.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
};

test('a table is edited, scrolled and rearranged by touch on a phone', async ({ on }) => {
  const shell = on(ShellModel);
  const table = on(TableByHandModel);
  const files = on(TableFilesModel);
  const accessibility = on(AccessibilityModel);
  await shell.open('/gallery/tables');
  await table.seeTable();
  const foot = table.table('退休人员').locator('.table-foot');
  await foot.scrollIntoViewIfNeeded();

  await test.step('TABLE-18 only the visible rows are rendered, at every scroll position, and axe finds nothing', async () => {
    await table.seeRowCount(62);
    await table.seeDrawnRows(20);
    await table.scrollTo(40 * 41);
    await table.seeText([42, '姓名'], '孙永红41');
    await table.seeDrawnRows(20);
    await accessibility.seeNothingWrong();
    await table.scrollTo(0);
  });

  await test.step('TABLE-34 a finger that stays on a cell opens its menu', async () => {
    await table.holdFinger([2, '姓名']);
    await expect(table.menuItem('在上方插入一行')).toBeVisible();
    await table.menuItem('在上方插入一行').tap();
    await table.seeRowCount(63);
    // A row that is inserted soon after another is refused: the next one is inserted into a table of its own.
    await table.discard();
    await foot.scrollIntoViewIfNeeded();
  });

  await test.step('TABLE-01 a row is dragged by its handle, tapping a cell edits it afterwards, and tapping the handle opens the row menu', async () => {
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

  await test.step('a column is resized by its edge, and swiping the rows scrolls them', async () => {
    await table.swipe(table.resizer('姓名'), table.resizer('姓名'), { x: 40 });
    await table.seeWidth('姓名', 170);
    await table.swipe(await table.cell([4, '姓名']), await table.cell([2, '姓名']));
    await table.seeScrolledPast(60);
  });

  await test.step('TABLE-14 files are uploaded into a cell, one of them is refused, and axe finds nothing at them', async () => {
    await table.chooseExample('附件');
    await table.press([3, '证明材料'], '附件');
    await files.choose('上传文件', TEXT, SVG);
    await files.see(TEXT.name, '上传完成');
    await files.see(SVG.name, /^上传失败/u);
    await accessibility.seeNothingWrong();
    await files.remove(SVG.name);
    await files.finish();
    await table.seeText([3, '证明材料'], '说明.tx…', '附件');
  });
});
