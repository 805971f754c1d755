import { test } from '../../fixtures/evergreen.fixture.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { RecordActionsModel } from '../../models/records/record-actions.model.ts';
import { RecordDetailsModel } from '../../models/records/record-details.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'admin' });

test('RES-02 an administrator moves states one by one, in a batch and from the details, and takes them back', async ({
  on,
  rows,
}) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const details = on(RecordDetailsModel);
  const actions = on(RecordActionsModel);
  const [one, two, three] = [uniqueName('讲座甲'), uniqueName('讲座乙'), uniqueName('讲座丙')];
  const [judged, read] = [uniqueName('审核'), uniqueName('详情操作')];
  await rows.activities({ title: judged });
  await rows.activities(...[read, one, two, three].map((title) => ({ title, isPassed: true as const })));
  await shell.open('/isps/activity');
  await list.seeFirstRow(three);

  await test.step('a row is published from its menu, and the key takes it back', async () => {
    await list.act(one, '发布');
    await actions.seeUndo('发布成功');
    await list.seeInRow(one, '报名中');
    await actions.undoByKey();
    await shell.seeNotice('已撤销');
    await actions.seeNoUndo();
    await list.act(one, '发布');
    await actions.seeUndo('发布成功');
  });

  await test.step('one field of the selected rows is set; rows that stand in the way of an action are named, and the others go on', async () => {
    await list.select(one, two, three);
    await actions.seeSelectionActions('发布', '撤回', '截止报名', '取消活动', '驳回', '设置字段');
    await actions.setFieldOfSelection({ field: '活动地点', value: '老年大学三楼', count: 3 });
    await actions.seeUndo('已将 3 项的“活动地点”改为“老年大学三楼”');
    for (const name of [one, two, three]) await list.seeInRow(name, '老年大学三楼');
    await actions.actOnSelection('发布');
    await actions.seeRefusal(
      '不能发布',
      '3 项中有 1 项不能发布，没有改变任何数据',
      one,
      '活动状态为“报名中”，只有“草稿”可以发布',
    );
    await actions.answer('不能发布', '发布其余 2 项');
    await actions.seeUndo('发布成功，共 2 项');
  });

  await test.step('views show the rows of a state', async () => {
    await actions.chooseView('草稿');
    await actions.seeView('草稿');
    await shell.seeAddress('/isps/activity?status=0');
    await actions.chooseView('全部');
    await shell.seeAddress('/isps/activity');
    await list.seeFirstRow(three);
  });

  await test.step('PAGE-28 the list is looked at as a calendar and back', () => actions.walkCalendar());

  await test.step('cancelling names the activity and asks first', async () => {
    await list.act(two, '取消活动');
    await actions.answer(`取消活动“${two}”？`, '取消');
    await list.act(two, '取消活动');
    await actions.answer(`取消活动“${two}”？`, '取消活动');
    await shell.seeNotice('取消活动成功');
  });

  await test.step('a draft is not published until it passes its review; rejecting takes a reason', async () => {
    await list.openMenu(judged);
    await list.seeNoChoice('发布');
    await list.choose('驳回');
    await actions.fill('驳回原因', '请补充集合地点');
    await actions.answer(`驳回“${judged}”？`, '驳回');
    await shell.seeNotice('驳回成功');
    await list.openMenu(judged);
    await list.seeNoChoice('发布');
    await list.choose('审核通过');
    await shell.seeNotice('审核通过成功');
    await list.act(judged, '发布');
    await actions.seeUndo('发布成功');
    await list.seeInRow(judged, '报名中');
  });

  await test.step('the record that is read is acted upon, and its state follows', async () => {
    await list.showDetails(read);
    await details.see('活动详情');
    await actions.actOnDetails('发布');
    await details.seeStates('报名中', '已通过');
    await actions.actOnDetails('截止报名');
    await details.seeStates('报名截止', '已通过');
    await details.close();
  });
});
