import { test } from '../../fixtures/evergreen.fixture.ts';
import { ListLayoutModel } from '../../models/records/list-layout.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'admin' });

test('LIST-14 the column arrangement of each list is kept after a reload, until the default is restored', async ({
  on,
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
  });
  const arranged = await layout.columnTitles();
  await layout.seeColumnOrder('活动标题', '活动状态', '活动地点');
  await layout.seeColumn('活动积分');
  await layout.seeNoColumn('主办单位');
  const width = await layout.columnWidth('活动标题');

  await shell.reload();
  await list.see();
  await layout.seeColumnTitles(arranged);
  await layout.seeColumnWidth('活动标题', width);

  await shell.open('/isps/activityType');
  await layout.seeColumn('类型名称');
  await shell.open('/isps/activity');
  await layout.openColumnChoice();
  await layout.resetColumns();
  await layout.seeColumnTitles(usual);
});

test('the column settings fit into a window of 1366 × 768', async ({ on, page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const layout = on(ListLayoutModel);
  await shell.open('/isps/activity');
  await list.see();
  await layout.openColumnChoice();
  await layout.seeColumnChoiceInWindow(12);
});
