import { test } from '../../fixtures/evergreen.fixture.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { RecordActionsModel } from '../../models/records/record-actions.model.ts';
import { RecycleBinModel } from '../../models/records/recycle-bin.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'admin' });

test('a deleted record comes back at once or from the bin, or goes for good', async ({ on, rows }) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const actions = on(RecordActionsModel);
  const bin = on(RecycleBinModel);
  const [kept, gone] = [uniqueName('回收甲'), uniqueName('回收乙')];
  await rows.activities({ title: kept }, { title: gone });
  await shell.open('/isps/activity');
  await list.seeFirstRow(gone);

  await test.step('LIST-13 what was deleted a moment ago is brought back', async () => {
    await list.remove(kept);
    await list.confirm(`删除“${kept}”？`);
    await actions.seeUndo('删除成功！');
    await actions.undo();
    await shell.seeNotice('已撤销');
    await list.seeRow(kept);
  });

  await test.step('LIST-09 LIST-13 deleted records wait in the bin, come back, or go for good after two questions', async () => {
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
});
