import { test } from '../../fixtures/evergreen.fixture.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { RecordFormModel } from '../../models/records/record-form.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'admin' });

test('an activity cannot end before it starts: the field shows the error until it is corrected', async ({
  on,
  rows,
}) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const form = on(RecordFormModel);
  const title = uniqueName('先后');
  await rows.activities({ title });
  await shell.open('/isps/activity');
  await list.edit(title);
  await form.see('编辑活动');
  await form.typeDateTime('结束时间', '2026-12-01 08:59:59');
  await form.save();
  await form.seeFieldMessage('结束时间不能早于开始时间');
  await form.typeDateTime('结束时间', '2026-12-01 12:00:00');
  await form.seeNoFieldMessage('结束时间不能早于开始时间');
  await form.save();
  await form.seeClosed();
  await list.edit(title);
  await form.seeValue('结束时间', '2026-12-01 12:00:00');
});

test('a duplicate activity type code is marked with the server’s message, and the input is kept', async ({ on }) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const form = on(RecordFormModel);
  const name = uniqueName('棋牌');
  await shell.open('/isps/activityType');
  await list.add();
  await form.see('新增活动类型');
  await form.type('类型名称', name);
  await form.type('类型编码', 'ART');
  await form.type('备注', '象棋与桥牌');
  await form.save();
  await form.seeFieldMessage('类型编码“ART”已存在，请换一个');
  await form.seeFocus('类型编码');
  await form.seeValue('类型名称', name);
  await form.seeValue('类型编码', 'ART');
  await form.seeValue('备注', '象棋与桥牌');
  await form.type('类型编码', name.slice(-8).toUpperCase());
  await form.save();
  await form.seeClosed();
  await list.find('类型名称', name);
});

test('unsaved input is confirmed before it is discarded, and offered for recovery after a reload', async ({
  on,
  rows,
}) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const form = on(RecordFormModel);
  const title = uniqueName('草稿');
  await rows.activities({ title });
  await shell.open('/isps/activity');
  await list.edit(title);
  await form.see('编辑活动');
  await form.type('联系人', '王秀兰');
  await form.cancel();
  await form.seeDiscardQuestion();
  await form.keepEditing();
  await form.seeValue('联系人', '王秀兰');
  await shell.reload();
  await list.edit(title);
  await form.see('编辑活动');
  await form.restoreDraft();
  await form.seeValue('联系人', '王秀兰');
  await form.cancel();
  await form.discard();
  await list.edit(title);
  await form.see('编辑活动');
  await form.seeValue('联系人', '');
});

test('dates are accepted in common notations; an unreadable date is kept, marked and prevents saving', async ({
  on,
  rows,
}) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const form = on(RecordFormModel);
  const title = uniqueName('日期');
  await rows.activities({ title });
  await shell.open('/isps/activity');
  await list.edit(title);
  await form.see('编辑活动');
  await form.typeAndLeave('开始时间', '2026/12/1 8点半');
  await form.seeValue('开始时间', '2026-12-01 08:30:00');
  await form.typeAndLeave('结束时间', '2026-02-30');
  await form.seeValue('结束时间', '2026-02-30');
  await form.seeFieldMessage('日历上没有“2026-02-30”，请核对后写成2026-03-08');
  await form.save();
  await form.seeFocus('结束时间');
  await form.seeValue('结束时间', '2026-02-30');
  await form.type('结束时间', '20261201 10:00');
  await form.save();
  await form.seeClosed();
  await list.edit(title);
  await form.seeValue('开始时间', '2026-12-01 08:30:00');
  await form.seeValue('结束时间', '2026-12-01 10:00:00');
});

test('LIST-15 two people save one activity: changes to different fields are merged, and the second person resolves conflicting ones', async ({
  on,
  rows,
  onBeside,
}) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const form = on(RecordFormModel);
  const title = uniqueName('两人');
  await rows.activities({ title });
  const beside = await onBeside('clerk');
  const other = { shell: beside(ShellModel), list: beside(ResourceListModel), form: beside(RecordFormModel) };
  await shell.open('/isps/activity');
  await list.edit(title);
  await form.see('编辑活动');
  await form.type('联系人', '王秀兰');
  await form.type('活动地点', '江边');

  await other.shell.open('/isps/activity');
  await other.list.edit(title);
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
  await list.edit(title);
  await form.seeValue('主办单位', '青山社区');
  await form.seeValue('活动地点', '江边');
  await form.seeValue('联系人', '王秀兰');
});
