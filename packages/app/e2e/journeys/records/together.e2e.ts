import { test } from '../../fixtures/evergreen.fixture.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { AdvancedQueryModel } from '../../models/records/advanced-query.model.ts';
import { EditTableModel } from '../../models/records/edit-table.model.ts';
import { RecordFormModel } from '../../models/records/record-form.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'admin' });

test('LIST-22 an activity is edited as a table: cells are saved, a cell that a colleague changed too is named', async ({
  on,
  rows,
  onBeside,
}) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const table = on(EditTableModel);
  const title = uniqueName('成表');
  const name = '以表格编辑活动（1 行）';
  await rows.activities({ title });
  await shell.open('/isps/activity');
  await list.find('活动标题', title);
  await table.open(name);
  await table.writeSaved([1, '联系人'], '王秀兰', name);

  const beside = await onBeside('clerk');
  const other = { shell: beside(ShellModel), list: beside(ResourceListModel), form: beside(RecordFormModel) };
  await other.shell.open('/isps/activity');
  await other.list.edit(title);
  await other.form.see('编辑活动');
  await other.form.seeValue('联系人', '王秀兰');
  await other.form.type('活动地点', '公园');
  await other.form.save();
  await other.form.seeClosed();

  await table.write([1, '活动地点'], '江边', name);
  await table.seeMessage('“活动地点”他人改为“公园”，您填的是“江边”');
  await table.leaveUnsaved();
  await list.seeRow(title);
});

test('QUERY-11 a query that is shared with a role is found by a colleague', async ({ on, onBeside }) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const query = on(AdvancedQueryModel);
  const name = uniqueName('讲座');
  await shell.open('/isps/activity');
  await list.see();
  await query.open();
  await query.fillLine(1, '活动标题', '包含', '讲座');
  await query.shareAs(name, '活动专员');
  await query.close();

  const beside = await onBeside('clerk');
  const other = {
    shell: beside(ShellModel),
    list: beside(ResourceListModel),
    query: beside(AdvancedQueryModel),
  };
  await other.shell.open('/isps/activity');
  await other.list.see();
  await other.query.open();
  await other.query.load(name);
  await other.query.run();
  await other.query.seeInForce('活动标题包含“讲座”');
  await other.list.seeEveryRow('讲座');
});
