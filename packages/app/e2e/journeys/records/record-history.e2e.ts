import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { RecordDetailsModel } from '../../models/records/record-details.model.ts';
import { RecordFormModel } from '../../models/records/record-form.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'admin' });

test('API-09 an edit is in the history of the record with its difference, is exported, and is taken back by restoring', async ({
  on,
}) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const form = on(RecordFormModel);
  const details = on(RecordDetailsModel);
  const name = uniqueName('棋牌');
  const changed = `${name}改`;
  await shell.open('/isps/activityType');
  await list.add();
  await form.type('类型名称', name);
  await form.type('类型编码', name.slice(-8).toUpperCase());
  await form.save();
  await form.seeClosed();
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

test.describe('without the permission', () => {
  test.use({ signedInAs: 'supervisor' });

  test('the details have no history for somebody who may only list', async ({ on, rows }) => {
    const shell = on(ShellModel);
    const list = on(ResourceListModel);
    const details = on(RecordDetailsModel);
    const title = uniqueName('秋游');
    await rows.activities({ title });
    await shell.open('/isps/activity');
    await list.showDetails(title);
    await details.see('活动详情');
    await details.seeNoHistory();
  });
});
