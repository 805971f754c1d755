import { test } from '../../fixtures/evergreen.fixture.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { BesideTreeModel } from '../../models/records/beside-tree.model.ts';
import { RecordFormModel } from '../../models/records/record-form.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { AccessibilityModel } from '../../models/shell/accessibility.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'admin' });

test('departments are a tree beside what the chosen one holds: its data, its members, its roles and its rights', async ({
  on,
}) => {
  const shell = on(ShellModel);
  const tree = on(BesideTreeModel);
  const form = on(RecordFormModel);
  const list = on(ResourceListModel);
  const name = uniqueName('信息科');
  await shell.open('/isystem/depart');
  await tree.seeChosen('江城市企业退休人员服务中心');

  await test.step('the tabs follow the tree, and the open tab stays', async () => {
    await tree.choose('活动服务科');
    await tree.seeInTab('基本信息', 'A01A02', '江城市企业退休人员服务中心');
    await tree.chooseTab('部门成员');
    await tree.seeInTab('部门成员', '王秀兰');
    await tree.choose('综合管理科');
    await tree.seeInTab('部门成员', '管理员');
    await on(AccessibilityModel).seeNothingWrong();
    await shell.seeNoSidewaysScroll();
    await tree.choose('活动服务科');
    await tree.chooseTab('部门角色');
    await tree.seeInTab('部门角色', '活动助理');
    await tree.chooseTab('部门权限');
    await tree.seeInTab('部门权限', '保存');
  });

  await test.step('one is added below another, renamed, and found by its name', async () => {
    await tree.choose('认证服务科');
    await tree.press('新增下级部门');
    await form.see('新增部门');
    await form.type('部门名称', name);
    await form.save();
    await form.seeClosed();
    await tree.choose(name);
    await tree.chooseTab('基本信息');
    await tree.seeInTab('基本信息', '认证服务科');
    await tree.press('编辑');
    await form.see('编辑部门');
    await form.type('地址', '武昌区中北路');
    await form.save();
    await form.seeClosed();
    await tree.seeInTab('基本信息', '武昌区中北路');
    await tree.find(name);
    await tree.seeNotInTree('认证服务科');
    await tree.seeInTree(name);
  });

  await test.step('the list is the other view, with the same search', async () => {
    await tree.showList();
    await list.seeRows(name);
    await tree.showTree();
    await tree.seeChosen(name);
  });
});
