import { test } from '../../fixtures/evergreen.fixture.ts';
import { ListLayoutModel } from '../../models/records/list-layout.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'admin' });

test('the columns of a list are arranged, kept here, and found in another browser', async ({
  on,
  onBeside,
  layouts,
}) => {
  layouts.restoreAfterTest('activity');
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const layout = on(ListLayoutModel);
  await shell.open('/isps/activity');
  await list.see();
  const usual = await layout.columnTitles();

  await test.step('columns are shown, hidden, moved by button and by dragging, frozen and resized', async () => {
    await layout.openColumnChoice();
    await layout.showColumn('活动积分');
    await layout.hideColumn('主办单位');
    await layout.moveColumnUp('开始时间');
    await layout.dragColumn('活动地点', '活动状态');
    await layout.freezeColumn('活动状态');
    await layout.closeColumnChoice();
    await layout.dragColumnEdge('活动标题', 60);
    await layout.seeColumnOrder('活动标题', '活动状态', '活动地点');
    await layout.seeColumn('活动积分');
    await layout.seeNoColumn('主办单位');
  });
  const arranged = await layout.columnTitles();
  const width = await layout.columnWidth('活动标题');

  await test.step('LIST-14 the column arrangement of each list is kept after a reload, and is that of no other list', async () => {
    await shell.reload();
    await list.see();
    await layout.seeColumnTitles(arranged);
    await layout.seeColumnWidth('活动标题', width);
    await shell.open('/isps/activityType');
    await layout.seeColumn('类型名称');
    await shell.open('/isps/activity');
    await layout.seeColumnTitles(arranged);
  });

  await test.step('LIST-25 columns, widths and row height follow the account to another browser, also back to the default', async () => {
    await layout.whileLayoutIsKept(() => layout.chooseDensity('紧凑'));
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
    await shell.reload();
    await layout.seeColumnTitles(usual);
  });
});
