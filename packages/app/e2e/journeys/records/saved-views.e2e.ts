import { test } from '../../fixtures/evergreen.fixture.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { AdvancedQueryModel } from '../../models/records/advanced-query.model.ts';
import { RecordActionsModel } from '../../models/records/record-actions.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'admin' });

test('LIST-25 a saved view shows its columns, order and row height in another browser, and gives back the own layout when it is left', async ({
  on,
  browser,
  sessions,
  layouts,
}) => {
  layouts.restoreAfterTest('activity');
  const list = on(ResourceListModel);
  const query = on(AdvancedQueryModel);
  const name = uniqueName('值班');
  await on(ShellModel).open('/isps/activity');
  await list.see();
  const usual = await list.columnTitles();
  await list.whileLayoutIsKept(async () => {
    await list.openColumnChoice();
    await list.showColumn('活动积分');
    await list.hideColumn('主办单位');
    await list.closeColumnChoice();
    await list.chooseDensity('紧凑');
  });
  await list.sortBy('开始时间');
  await list.seeSorted('开始时间', 'ascending');
  const arranged = await list.columnTitles();
  await query.open();
  await query.saveLayoutAs(name);
  await query.close();
  await list.whileLayoutIsKept(async () => {
    await list.openColumnChoice();
    await list.resetColumns();
    await list.closeColumnChoice();
    await list.chooseDensity('适中');
  });

  const context = await browser.newContext({ storageState: await sessions.of('admin') });
  const page = await context.newPage();
  const other = new ResourceListModel(page);
  const views = new RecordActionsModel(page);
  await new ShellModel(page).open('/isps/activity');
  await other.seeColumnTitles(usual);
  await views.chooseView(name);
  await views.seeView(name);
  await other.seeColumnTitles(arranged);
  await other.seeSorted('开始时间', 'ascending');
  await other.seeDensity('紧凑');
  await views.chooseView('全部');
  await other.seeColumnTitles(usual);
  await other.seeSorted('创建时间', 'descending');
  await other.seeDensity('适中');
  await context.close();
});
