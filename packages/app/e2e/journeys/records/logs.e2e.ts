import { test } from '../../fixtures/evergreen.fixture.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { RecordFormModel } from '../../models/records/record-form.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { RecordActionsModel } from '../../models/records/record-actions.model.ts';
import { VersionComparisonModel } from '../../models/records/version-comparison.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'admin' });

test('API-08 a change is in the operation log and in the data log, by whom and in words', async ({ on }) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const form = on(RecordFormModel);
  const name = uniqueName('棋牌');
  await shell.open('/isps/activityType');
  await list.add();
  await form.type('类型名称', name);
  await form.type('类型编码', name.slice(-8).toUpperCase());
  await form.save();
  await form.seeClosed();
  await shell.open('/isystem/log?logType=2');
  await list.seeFirstRow('管理员');
  await list.seeFirstRow('新增活动类型');
  await list.seeFirstRow('成功');
  await shell.open('/sys/dataLog-list');
  await list.find('数据名称', name);
  await list.seeRows(name);
  await list.seeFirstRow('新增');
});

test('PAGE-14 logs have a tab for sign-ins and one for operations, and two versions of a record stand side by side', async ({
  on,
}) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const form = on(RecordFormModel);
  const actions = on(RecordActionsModel);
  const comparison = on(VersionComparisonModel);
  const name = uniqueName('书画');
  await shell.open('/isps/activityType');
  await list.add();
  await form.type('类型名称', name);
  await form.type('类型编码', name.slice(-8).toUpperCase());
  await form.save();
  await form.seeClosed();
  for (const remark of ['国画', '书法']) {
    await list.edit(name);
    await form.type('备注', remark);
    await form.save();
    await form.seeClosed();
  }

  await test.step('the log has two views', async () => {
    await shell.open('/isystem/log');
    await actions.chooseView('登录日志');
    await shell.seeAddress('/isystem/log?logType=1');
    await actions.chooseView('操作日志');
    await list.seeFirstRow('编辑活动类型');
  });

  await test.step('two entries of the data log are compared, then other versions of the same record', async () => {
    await shell.open(`/sys/dataLog-list?recordName=${encodeURIComponent(name)}`);
    await list.seeRowCount(3);
    await list.selectAt(0, 2);
    await actions.actOnSelection('数据比较');
    await comparison.seeFields(['备注', '（空）', '书法']);
    await comparison.chooseOlder('第 2 版');
    await comparison.seeFields(['备注', '国画', '书法']);
    await comparison.seeCount('1 处不同');
    await comparison.showEqualFields();
    await comparison.seeFieldCount(5);
    await comparison.close();
  });
});
