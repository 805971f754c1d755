import { test } from '../../fixtures/evergreen.fixture.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { AdvancedQueryModel } from '../../models/records/advanced-query.model.ts';
import { ColumnFilterModel } from '../../models/records/column-filter.model.ts';
import { RecordActionsModel } from '../../models/records/record-actions.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'admin' });

test('a query is built in a dialog or in the heads of columns, kept, ended and shared', async ({
  on,
  page,
  onBeside,
}) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const query = on(AdvancedQueryModel);
  const filter = on(ColumnFilterModel);
  const views = on(RecordActionsModel);
  const own = uniqueName('大讲座');
  const shared = uniqueName('讲座');
  await shell.open('/isps/activity');
  await list.see();

  await test.step('LIST-07 a query is built, sent by its address, saved and ended', async () => {
    await query.open();
    await query.runInVain('不能查询空条件');
    await query.fillLine(1, '活动标题', '包含', '讲座');
    await query.addLine();
    await query.fillLine(2, '名额', '大于等于', '20');
    await query.saveAs(own);
    await query.run();
    await query.seeInForce('活动标题包含“讲座”', '名额不小于 20');
    await list.seeEveryRow('讲座');
    await shell.seeAddress(
      '/isps/activity?superQueryParams=' +
        encodeURIComponent('[{"field":"title","rule":"like","val":"讲座"},{"field":"quota","rule":"ge","val":20}]') +
        '&superQueryMatchType=and',
    );

    await shell.reload();
    await query.seeInForce('活动标题包含“讲座”', '名额不小于 20');
    await list.seeEveryRow('讲座');
    await query.endCondition('名额不小于 20');
    await query.seeInForce('活动标题包含“讲座”');
    await shell.back();
    await query.seeInForce('活动标题包含“讲座”', '名额不小于 20');

    await query.open();
    await query.reset();
    await query.close();
    await query.seeInForce();
    await query.open();
    await query.load(own);
    await query.run();
    await query.seeInForce('活动标题包含“讲座”', '名额不小于 20');
  });

  await test.step('a saved query is a view beside the others, with the number of its rows', async () => {
    await views.seeView(own);
    await views.chooseView('草稿');
    await query.seeInForce();
    const found = await views.chooseCountedView(own);
    await query.seeInForce('活动标题包含“讲座”', '名额不小于 20');
    await list.seeTotal(new RegExp(`共 ${found} 条$`, 'u'));
    await views.seeView(own);
    await views.chooseView('全部');
    await query.seeInForce();
  });

  await test.step('LIST-24 columns are filtered from their heads, by pointer and by keys, told as chips, kept by a reload and ended', async () => {
    await list.seeSorted('创建时间', 'descending');
    await filter.open('活动状态');
    await filter.choose('活动状态', '已结束');
    await filter.apply('活动状态');
    await query.seeInForce('活动状态是“已结束”之一');
    await list.seeEveryRow('已结束');
    await filter.seeMarked('活动状态');
    await filter.openByKey('活动标题');
    await page.keyboard.type('讲座');
    await page.keyboard.press('Enter');
    await query.seeInForce('活动状态是“已结束”之一', '活动标题包含“讲座”');
    await list.seeEveryRow('讲座');
    await list.seeSorted('创建时间', 'descending');
    await shell.reload();
    await filter.seeMarked('活动标题');
    await filter.openByKey('活动标题');
    await page.keyboard.press('Escape');
    await filter.seeClosed('活动标题');
    await filter.seeFocused('活动标题');
    await filter.open('活动状态');
    await filter.clear('活动状态');
    await query.seeInForce('活动标题包含“讲座”');
    await filter.seeUnmarked('活动状态');
    await query.endCondition('活动标题包含“讲座”');
    await query.seeInForce();
  });

  await test.step('QUERY-11 a query that is shared with a role is found by a colleague', async () => {
    await query.open();
    await query.fillLine(1, '活动标题', '包含', '讲座');
    await query.shareAs(shared, '活动专员');
    await query.close();

    const beside = await onBeside('clerk');
    const otherList = beside(ResourceListModel);
    const otherQuery = beside(AdvancedQueryModel);
    await beside(ShellModel).open('/isps/activity');
    await otherList.see();
    await otherQuery.open();
    await otherQuery.load(shared);
    await otherQuery.run();
    await otherQuery.seeInForce('活动标题包含“讲座”');
    await otherList.seeEveryRow('讲座');
  });
});
