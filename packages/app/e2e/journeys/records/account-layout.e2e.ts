import { test } from '../../fixtures/evergreen.fixture.ts';
import { ListLayoutModel } from '../../models/records/list-layout.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'admin' });

test('LIST-25 columns, widths and row height follow the account to another browser, also back to the default', async ({
  on,
  onBeside,
  layouts,
}) => {
  layouts.restoreAfterTest('activity');
  const list = on(ResourceListModel);
  const layout = on(ListLayoutModel);
  await on(ShellModel).open('/isps/activity');
  await list.see();
  const usual = await layout.columnTitles();
  await layout.whileLayoutIsKept(async () => {
    await layout.openColumnChoice();
    await layout.showColumn('活动积分');
    await layout.hideColumn('主办单位');
    await layout.moveColumnUp('开始时间');
    await layout.closeColumnChoice();
    await layout.chooseDensity('紧凑');
    await layout.dragColumnEdge('活动标题', 60);
  });
  const arranged = await layout.columnTitles();
  const width = await layout.columnWidth('活动标题');

  const beside = await onBeside('admin');
  const otherLayout = beside(ListLayoutModel);
  await beside(ShellModel).open('/isps/activity');
  await otherLayout.seeColumnTitles(arranged);
  await otherLayout.seeColumnWidth('活动标题', width);
  await otherLayout.seeDensity('紧凑');
  await otherLayout.whileLayoutIsKept(async () => {
    await otherLayout.openColumnChoice();
    await otherLayout.resetColumns();
  });

  await on(ShellModel).reload();
  await layout.seeColumnTitles(usual);
});
