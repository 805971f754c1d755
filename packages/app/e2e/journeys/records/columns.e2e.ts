import { test } from '../../fixtures/evergreen.fixture.ts';
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
  await shell.open('/isps/activity');
  await list.see();
  const usual = await list.columnTitles();

  await test.step('columns are shown, hidden, moved by button and by dragging, frozen and resized', async () => {
    await list.openColumnChoice();
    await list.showColumn('活动积分');
    await list.hideColumn('主办单位');
    await list.moveColumnUp('开始时间');
    await list.dragColumn('活动地点', '活动状态');
    await list.freezeColumn('活动状态');
    await list.closeColumnChoice();
    await list.dragColumnEdge('活动标题', 60);
  });
  const arranged = await list.columnTitles();
  await list.seeColumnOrder('活动标题', '活动状态', '活动地点');
  await list.seeColumn('活动积分');
  await list.seeNoColumn('主办单位');
  const width = await list.columnWidth('活动标题');

  await shell.reload();
  await list.see();
  await list.seeColumnTitles(arranged);
  await list.seeColumnWidth('活动标题', width);

  await shell.open('/isps/activityType');
  await list.seeColumn('类型名称');
  await shell.open('/isps/activity');
  await list.openColumnChoice();
  await list.resetColumns();
  await list.seeColumnTitles(usual);
});

test('the column settings fit into a window of 1366 × 768', async ({ on, page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  await shell.open('/isps/activity');
  await list.see();
  await list.openColumnChoice();
  await list.seeColumnChoiceInWindow(12);
});
