import { test } from '../../fixtures/evergreen.fixture.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { RecycleBinModel } from '../../models/records/recycle-bin.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'admin' });

test('LIST-09 LIST-13 deleted records wait in the bin, come back, or go for good after two questions', async ({
  on,
  rows,
}) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const bin = on(RecycleBinModel);
  const [kept = '', gone = ''] = ['甲', '乙'].map((name) => uniqueName(`回收${name}`));
  await rows.activities({ title: kept }, { title: gone });
  await shell.open('/isps/activity');
  await list.seeFirstRow(gone);
  for (const title of [gone, kept]) {
    await list.remove(title);
    await list.confirm(`删除“${title}”？`);
  }

  await bin.open();
  await bin.seeInRow(kept, '管理员');
  await bin.restore(kept);
  await shell.seeNotice('恢复成功，共 1 项');
  await bin.seeNoRow(kept);

  await bin.select(gone);
  await bin.purge();
  await bin.answer(`彻底删除“${gone}”？`, '彻底删除');
  await bin.answer(`再次确认：彻底删除“${gone}”？`, '取消');
  await bin.seeInRow(gone, '管理员');
  await bin.purge();
  await bin.answer(`彻底删除“${gone}”？`, '彻底删除');
  await bin.answer(`再次确认：彻底删除“${gone}”？`, '彻底删除');
  await shell.seeNotice('已彻底删除，共 1 项');
  await bin.seeNoRow(gone);

  await bin.close();
  await list.seeRow(kept);
});
