import { test } from '../fixtures/evergreen.fixture.ts';
import { uniqueName } from '../fixtures/unique-name.ts';

test.use({ signedInAs: 'admin' });

test('an activity cannot end before it starts: the field says so until it is mended', async ({ shell, list, form, rows }) => {
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

test('the code of an activity type that another has already is refused in the server’s words, and what was typed stays', async ({
  shell,
  list,
  form,
}) => {
  const name = uniqueName('棋牌');
  await shell.open('/isps/activityType');
  await list.add();
  await form.see('新增活动类型');
  await form.type('类型名称', name);
  await form.type('类型编码', 'ART');
  await form.type('备注', '象棋与桥牌');
  await form.save();
  await form.seeFailure('类型编码“ART”已存在，请换一个');
  await form.seeValue('类型名称', name);
  await form.seeValue('类型编码', 'ART');
  await form.seeValue('备注', '象棋与桥牌');
  await form.type('类型编码', name.slice(-8).toUpperCase());
  await form.save();
  await form.seeClosed();
  await list.find('类型名称', name);
});

test('what was typed and never saved is asked about before it is lost, and offered back after a reload', async ({ shell, list, form, rows }) => {
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
