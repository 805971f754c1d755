import { test } from '../../fixtures/evergreen.fixture.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { AdvancedQueryModel } from '../../models/records/advanced-query.model.ts';
import { RecordActionsModel } from '../../models/records/record-actions.model.ts';
import { ListLayoutModel } from '../../models/records/list-layout.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'admin' });

test('LIST-25 a saved view shows its columns, order and row height in another browser, and gives back the own layout when it is left', async ({
  on,
  onBeside,
  layouts,
}) => {
  layouts.restoreAfterTest('activity');
  const list = on(ResourceListModel);
  const layout = on(ListLayoutModel);
  const query = on(AdvancedQueryModel);
  const name = uniqueName('值班');
  await on(ShellModel).open('/isps/activity');
  await list.see();
  const usual = await layout.columnTitles();
  await layout.whileLayoutIsKept(async () => {
    await layout.openColumnChoice();
    await layout.showColumn('活动积分');
    await layout.hideColumn('主办单位');
    await layout.closeColumnChoice();
    await layout.chooseDensity('紧凑');
  });
  await list.sortBy('开始时间');
  await list.seeSorted('开始时间', 'ascending');
  const arranged = await layout.columnTitles();
  await query.open();
  await query.saveLayoutAs(name);
  await query.close();
  await layout.whileLayoutIsKept(async () => {
    await layout.openColumnChoice();
    await layout.resetColumns();
    await layout.closeColumnChoice();
    await layout.chooseDensity('适中');
  });

  const beside = await onBeside('admin');
  const other = beside(ResourceListModel);
  const otherLayout = beside(ListLayoutModel);
  const otherShell = beside(ShellModel);
  const views = beside(RecordActionsModel);
  await otherShell.open('/isps/activity');
  await otherLayout.seeColumnTitles(usual);
  await views.chooseView(name);
  await views.seeView(name);
  await otherLayout.seeColumnTitles(arranged);
  await other.seeSorted('开始时间', 'ascending');
  await otherLayout.seeDensity('紧凑');
  await otherShell.reload();
  await views.seeView(name);
  await otherLayout.seeColumnTitles(arranged);
  await other.seeSorted('开始时间', 'ascending');
  // The view with its order was one press, and so is one step.
  await otherShell.back();
  await views.seeView('全部');
  await otherLayout.seeColumnTitles(usual);
  await other.seeSorted('创建时间', 'descending');
  await otherShell.forward();
  await views.seeView(name);
  await otherLayout.seeColumnTitles(arranged);
  await views.chooseView('全部');
  await otherLayout.seeColumnTitles(usual);
  await other.seeSorted('创建时间', 'descending');
  await otherLayout.seeDensity('适中');
});
