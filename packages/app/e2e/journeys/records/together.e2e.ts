import { test } from '../../fixtures/evergreen.fixture.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { EditTableModel } from '../../models/records/edit-table.model.ts';
import { RecordFormModel } from '../../models/records/record-form.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'admin' });

test('two people change one record at a time, and none loses what the other saved', async ({ on, rows, onBeside }) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const form = on(RecordFormModel);
  const table = on(EditTableModel);
  const beside = await onBeside('clerk');
  const other = { shell: beside(ShellModel), list: beside(ResourceListModel), form: beside(RecordFormModel) };
  const [written, listed] = [uniqueName('两人'), uniqueName('成表')];
  await rows.activities({ title: written }, { title: listed });
  await shell.open('/isps/activity');
  await other.shell.open('/isps/activity');

  await test.step('LIST-15 two people save one activity: changes to different fields are merged, and the second person resolves conflicting ones', async () => {
    await list.edit(written);
    await form.see('编辑活动');
    await form.type('联系人', '王秀兰');
    await form.type('活动地点', '江边');

    await other.list.edit(written);
    await other.form.see('编辑活动');
    await other.form.type('主办单位', '青山社区');
    await other.form.type('活动地点', '公园');
    await other.form.save();
    await other.form.seeClosed();

    await form.save();
    await form.seeConflict('活动地点', '我填写的：江边', '王秀兰保存的：公园');
    await form.seeNoConflict('主办单位');
    await form.chooseInConflict('活动地点', '我填写的：江边');
    await form.saveChosen();
    await form.seeClosed();
    await shell.seeNotice(/王秀兰刚刚修改的“主办单位”已一并保留/u);
    await list.edit(written);
    await form.seeValue('主办单位', '青山社区');
    await form.seeValue('活动地点', '江边');
    await form.seeValue('联系人', '王秀兰');
    await form.cancel();
    await form.seeClosed();
  });

  await test.step('LIST-22 an activity is edited as a table: cells are saved, and what a colleague saves is in the cells at once', async () => {
    const name = '以表格编辑活动（1 行）';
    await list.find('活动标题', listed);
    await table.open(name);
    await table.writeSaved([1, '联系人'], '王秀兰', name);

    await other.list.edit(listed);
    await other.form.see('编辑活动');
    await other.form.seeValue('联系人', '王秀兰');
    await other.form.type('活动地点', '公园');
    await other.form.save();
    await other.form.seeClosed();

    await table.seeText([1, '活动地点'], '公园', name);
    await table.writeSaved([1, '活动地点'], '江边', name);
    await table.close();
    await list.seeRow(listed);
  });
});
