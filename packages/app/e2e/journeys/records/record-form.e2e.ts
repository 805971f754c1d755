import { test } from '../../fixtures/evergreen.fixture.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { RecordFormModel } from '../../models/records/record-form.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'admin' });

test('a form keeps what was typed: when the server refuses it, when it is left, and over a reload', async ({
  on,
  rows,
}) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const form = on(RecordFormModel);
  const name = uniqueName('棋牌');
  const title = uniqueName('草稿');
  await rows.activities({ title });
  await shell.open('/isps/activityType');

  await test.step('a duplicate activity type code is marked with the server’s message, and the input is kept', async () => {
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

  await test.step('LIST-19 a date is read in common notations, and saved as it is shown', async () => {
    await shell.open('/isps/activity');
    await list.edit(title);
    await form.see('编辑活动');
    await form.typeAndLeave('开始时间', '2026/12/1 8点半');
    await form.seeValue('开始时间', '2026-12-01 08:30:00');
    await form.save();
    await form.seeClosed();
  });

  await test.step('unsaved input is confirmed before it is discarded, and offered for recovery after a reload', async () => {
    await list.edit(title);
    await form.see('编辑活动');
    await form.seeValue('开始时间', '2026-12-01 08:30:00');
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
});
