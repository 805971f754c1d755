import { test } from '../../fixtures/evergreen.fixture.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'admin' });

test('LIST-25 columns, widths and row height follow the account to another browser, also back to the default', async ({
  on,
  browser,
  sessions,
  layouts,
}) => {
  layouts.restoreAfterTest('activity');
  const list = on(ResourceListModel);
  await on(ShellModel).open('/isps/activity');
  await list.see();
  const usual = await list.columnTitles();
  await list.whileLayoutIsKept(async () => {
    await list.openColumnChoice();
    await list.showColumn('活动积分');
    await list.hideColumn('主办单位');
    await list.moveColumnUp('开始时间');
    await list.closeColumnChoice();
    await list.chooseDensity('紧凑');
    await list.dragColumnEdge('活动标题', 60);
  });
  const arranged = await list.columnTitles();
  const width = await list.columnWidth('活动标题');

  const context = await browser.newContext({ storageState: await sessions.of('admin') });
  const page = await context.newPage();
  const other = new ResourceListModel(page);
  await new ShellModel(page).open('/isps/activity');
  await other.seeColumnTitles(arranged);
  await other.seeColumnWidth('活动标题', width);
  await other.seeDensity('紧凑');
  await other.whileLayoutIsKept(async () => {
    await other.openColumnChoice();
    await other.resetColumns();
  });
  await context.close();

  await on(ShellModel).reload();
  await list.seeColumnTitles(usual);
});
