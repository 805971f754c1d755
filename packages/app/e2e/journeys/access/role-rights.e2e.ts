import { test } from '../../fixtures/evergreen.fixture.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { AuthorizationModel } from '../../models/access/authorization.model.ts';
import { PickerModel } from '../../models/access/picker.model.ts';
import { RoleRightsModel } from '../../models/access/role-rights.model.ts';
import { RecordActionsModel } from '../../models/records/record-actions.model.ts';
import { RecordDetailsModel } from '../../models/records/record-details.model.ts';
import { RecordFormModel } from '../../models/records/record-form.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';
import { TabStripModel } from '../../models/shell/tab-strip.model.ts';

test.use({ signedInAs: 'admin' });

test('PERM-14 what a role is granted and loses again is logged, seen as its people see it, and beside another role', async ({
  on,
  rows,
}) => {
  const shell = on(ShellModel);
  const list = on(ResourceListModel);
  const authorization = on(AuthorizationModel);
  const rights = on(RoleRightsModel);
  const actions = on(RecordActionsModel);
  const details = on(RecordDetailsModel);
  const form = on(RecordFormModel);
  const [role, other] = [uniqueName('窗口'), uniqueName('值班')];
  await rows.role(role);
  await rows.role(other);
  const preview = async () => {
    await list.act(role, '以此角色查看');
    await rights.seePreview(role);
  };
  const toggle = async (state: 'granted' | 'none') => {
    await shell.open('/isystem/authorization');
    await authorization.choose(role);
    await authorization.expandAll();
    await authorization.toggle('活动类型');
    await authorization.seeState('活动类型', state);
    await authorization.save();
  };

  await test.step('without a grant only one’s own pages are there', async () => {
    await shell.open('/isystem/roleUserList');
    await list.find('角色名称', role);
    await preview();
    await rights.seeNoEntry(role, '活动类型');
    await rights.seeEntry(role, '个人中心', [], []);
    await rights.closePreview(role);
  });

  await test.step('with a grant the entry and its buttons are, and no others', async () => {
    await toggle('granted');
    await on(TabStripModel).show('角色管理');
    await preview();
    await rights.seeEntry(role, '活动类型', ['查询', '新增', '删除'], []);
    await rights.seeNoEntry(role, '赛事管理');
    await rights.closePreview(role);
  });

  await test.step('PERM-16 a role names the roles that its people may give', async () => {
    await shell.open('/isystem/roleUserList');
    await list.find('角色名称', role);
    await list.edit(role);
    await form.see('编辑角色');
    await on(PickerModel).chooseRole('可授予的角色', other);
    await form.save();
    await form.seeClosed();
    await list.seeInRow(role, other);
  });

  await test.step('two roles stand side by side', async () => {
    await shell.open('/isystem/roleUserList?column=createTime&order=desc');
    await list.selectNamed(role, other);
    await actions.actOnSelection('对比权限');
    await rights.seeCompared('activityType:delete', '有', '无');
    await rights.swap();
    await rights.seeCompared('activityType:delete', '无', '有');
    await rights.closeComparison();
  });

  await test.step('both changes are in the log, by whom and with what', async () => {
    await toggle('none');
    await shell.open('/isystem/log?event=grant.changed');
    for (const place of [0, 1]) {
      await list.seeInRowAt(place, '管理员');
      await list.seeInRowAt(place, '修改授权');
    }
    await list.actOnFirst('详情');
    await details.see('日志详情');
    await details.seeWords(role);
    await details.seeWords('活动类型');
    await details.close();
  });
});
