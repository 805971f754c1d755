import { test } from '../../fixtures/evergreen.fixture.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { RecordFormModel } from '../../models/records/record-form.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
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
