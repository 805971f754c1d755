import { tokenOf } from '../../fixtures/kept-sessions.ts';
import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { AuthorizationModel } from '../../models/access/authorization.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';
import { TabStripModel } from '../../models/shell/tab-strip.model.ts';

test.use({ signedInAs: 'admin' });

test('roles, departments and roles inside them are granted pages with their buttons, and lose them again', async ({
  on,
  request,
  sessions,
  roleGrants,
}) => {
  const shell = on(ShellModel);
  const authorization = on(AuthorizationModel);
  const tabs = on(TabStripModel);
  await roleGrants.restoreAfterTest('监管人员');
  const asSupervisor = { headers: { 'x-access-token': tokenOf(await sessions.of('supervisor')) } };
  const removal = async () => (await request.delete('/api/isps/activityType/delete?id=none', asSupervisor)).status();
  await shell.open('/isystem/authorization');

  await test.step('PERM-09 the role of the platform administrator holds everything and is not changed', async () => {
    await authorization.choose('平台管理员');
    await authorization.see('平台管理员拥有全部权限，无需授权。');
    await authorization.seeState('活动中心', 'granted');
  });

  await test.step('PERM-09 a role is granted a page with its buttons, and its people have them with the next call', async () => {
    expect(await removal()).toBe(403);
    await authorization.choose('监管人员');
    await authorization.expandAll();
    await authorization.seeState('活动中心', 'partly');
    await authorization.seeState('活动类型', 'partly');
    await authorization.toggle('活动类型');
    await authorization.seeState('活动类型', 'granted');
    await authorization.seeAdditions();
    await tabs.seeUnsaved('授权管理');
    await authorization.choose('活动专员', { isAsked: true });
    await authorization.stay();
    await authorization.save();
    await tabs.seeSaved('授权管理');
    expect(await removal()).toBe(200);
  });

  await test.step('PERM-09 it loses them again', async () => {
    await shell.reload();
    await authorization.choose('监管人员');
    await authorization.expandAll();
    await authorization.seeState('活动类型', 'granted');
    await authorization.toggle('活动类型');
    await authorization.seeState('活动类型', 'none');
    await authorization.save();
    expect(await removal()).toBe(403);
  });

  await test.step('PERM-09 a department is granted what its own roles may hold, and a role inside it takes from that', async () => {
    await authorization.chooseKind('按部门角色');
    await authorization.choose('街道助理', { isEmpty: true });
    await authorization.see('该部门还没有任何权限，请先给部门授权。');
    await authorization.chooseKind('按部门');
    await authorization.choose('滨江街道');
    await authorization.expandAll();
    await authorization.toggle('活动管理');
    await authorization.save();
    await shell.reload();
    await authorization.chooseKind('按部门角色');
    await authorization.choose('街道助理');
    await authorization.expandAll();
    await authorization.toggle('活动管理');
    await authorization.seeState('活动中心', 'granted');
    await authorization.save();
  });

  await test.step('PERM-09 both lose it again', async () => {
    await authorization.toggle('活动管理');
    await authorization.seeState('活动中心', 'none');
    await authorization.save();
    await authorization.chooseKind('按部门');
    await authorization.choose('滨江街道');
    await authorization.expandAll();
    await authorization.toggle('活动管理');
    await authorization.seeState('活动管理', 'none');
    await authorization.save();
  });
});
