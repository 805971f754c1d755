import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { RecordActionsModel } from '../../models/records/record-actions.model.ts';
import { RecordFormModel } from '../../models/records/record-form.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'admin' });

test('RES-04 rows of a tree are opened level by level, found with their path, moved and moved back, not below themselves, and kept while others stand below', async ({
  on,
  page,
}) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const form = on(RecordFormModel);
  const actions = on(RecordActionsModel);
  const above = uniqueName('球类');
  const below = uniqueName('门球');
  await shell.open('/isys/category');
  const tree = page.getByRole('table', { name: '分类字典' });
  const addBelow = async (parent: string, name: string) => {
    await list.act(parent, '新增下级');
    await form.see('新增分类');
    await form.type('分类名称', name);
    await form.save();
    await form.seeClosed();
    await list.seeRow(name);
  };
  await tree.getByRole('button', { name: '展开 政策分类' }).click();
  await addBelow('政策分类', above);
  await addBelow(above, below);

  const moveBelow = async (name: string, target: string) => {
    await list.act(name, '移动到…');
    const dialog = page.getByRole('dialog', { name: `移动“${name}”` });
    await dialog.getByRole('combobox').click();
    await page.keyboard.type(target);
    await page.getByRole('treeitem', { name: target }).click();
    await dialog.getByRole('button', { name: '移动', exact: true }).click();
    return dialog;
  };
  const refused = await moveBelow(above, below);
  await expect(refused.getByRole('alert')).toHaveText('不能移到自己或自己的下级之下');
  await refused.getByRole('button', { name: '取消' }).click();
  await list.remove(above);
  await list.confirm(`删除“${above}”？`);
  await shell.seeNotice(`“${above}”正被 1 条分类使用，不能删除`);

  await expect(await moveBelow(below, '赛事分类')).toBeHidden();
  await list.find('分类名称', below);
  await list.seeInRow(below, '赛事分类');
  await actions.undo();
  await list.seeInRow(below, `政策分类 / ${above}`);
});
