import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { RecordActionsModel } from '../../models/records/record-actions.model.ts';
import { RecordDetailsModel } from '../../models/records/record-details.model.ts';
import { RecordFormModel } from '../../models/records/record-form.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { VersionComparisonModel } from '../../models/records/version-comparison.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'admin' });

test('what is done to a record is in its history, in the operation log and in the data log', async ({ on }) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const form = on(RecordFormModel);
  const details = on(RecordDetailsModel);
  const actions = on(RecordActionsModel);
  const comparison = on(VersionComparisonModel);
  const name = uniqueName('棋牌');
  const changed = `${name}改`;
  await shell.open('/isps/activityType');
  await list.add();
  await form.type('类型名称', name);
  await form.type('类型编码', name.slice(-8).toUpperCase());
  await form.save();
  await form.seeClosed();

  await test.step('API-08 an addition is in the operation log and in the data log, by whom and in words', async () => {
    await shell.open('/isystem/log?logType=2');
    await list.seeFirstRow('管理员');
    await list.seeFirstRow('新增活动类型');
    await list.seeFirstRow(name);
    await list.seeFirstRow('成功');
    await shell.open('/sys/dataLog-list');
    await list.find('数据名称', name);
    await list.seeFirstRow('新增');
  });

  await test.step('API-09 an edit is in the history of the record with its difference, is exported, and is taken back by restoring', async () => {
    await shell.open('/isps/activityType');
    await list.edit(name);
    await form.type('类型名称', changed);
    await form.type('备注', '象棋与桥牌');
    await form.save();
    await form.seeClosed();

    await list.showDetails(changed);
    await details.showHistory();
    const added = ['新增', `类型名称 ${name}`, `类型编码 ${name.slice(-8).toUpperCase()}`, '排序 0', '状态 有效'];
    const edited = ['编辑', `类型名称 ${name} ${changed}`, '备注 （空） 象棋与桥牌'];
    await details.seeHistory(edited, added);
    await details.seeHistoryAuthor('管理员');
    const { name: file, lines } = await details.exportHistory();
    expect(file).toMatch(/-修改记录-\d{4}-\d{2}-\d{2}\.csv$/u);
    expect(lines.map((line) => line.split(',').slice(3).join(' '))).toEqual([
      '操作 字段 修改前 修改后',
      `编辑 类型名称 ${name} ${changed}`,
      '编辑 备注  象棋与桥牌',
      `新增 类型名称  ${name}`,
      `新增 类型编码  ${name.slice(-8).toUpperCase()}`,
      '新增 排序  0',
      '新增 状态  有效',
    ]);

    const question = `将“${changed}”恢复到第 1 版？`;
    await details.restoreVersion(1);
    await details.cancelRestore(question);
    await details.restoreVersion(1);
    await details.confirmRestore(question, `类型名称 ${changed} ${name}`, '备注 象棋与桥牌 （空）');
    await shell.seeNotice('已恢复到第 1 版');
    await details.seeName(name);
    await details.showHistory();
    await details.seeHistory(['恢复到第 1 版', `类型名称 ${changed} ${name}`, '备注 象棋与桥牌 （空）'], edited, added);
    await details.close();
    await list.seeRow(name);
  });

  await test.step('LOG-01 a line of the operation log leads to its record, and the details of a change begin with what changed', async () => {
    await shell.open('/isystem/log?logType=2');
    await list.follow(name);
    await details.seeName(name);
    await details.close();
    await shell.open(`/sys/dataLog-list?recordName=${encodeURIComponent(changed)}`);
    await list.search();
    await list.actOnFirst('详情');
    await details.see('数据日志详情');
    await details.seeWords('2 处不同');
    await details.close();
  });

  await test.step('PAGE-14 logs have a tab for sign-ins and one for operations, and two versions of a record stand side by side', async () => {
    await shell.open('/isystem/log');
    await actions.chooseView('登录日志');
    await shell.seeAddress('/isystem/log?logType=1');
    await actions.chooseView('操作日志');
    await list.seeFirstRow('恢复到以前的版本：活动类型');

    // Its tab stands since the addition was read, by the same search.
    await shell.open(`/sys/dataLog-list?recordName=${encodeURIComponent(name)}`);
    await list.search();
    await list.seeRowCount(3);
    await list.selectAt(0, 1);
    await actions.actOnSelection('数据比较');
    await comparison.seeFields(['类型名称', changed, name], ['备注', '象棋与桥牌', '（空）']);
    await comparison.seeCount('2 处不同');
    await comparison.chooseOlder('第 1 版');
    await comparison.seeCount('两个版本没有不同');
    await comparison.seeFields();
    await comparison.showEqualFields();
    await comparison.seeFieldCount(5);
    await comparison.close();
  });
});
