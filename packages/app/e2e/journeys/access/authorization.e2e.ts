import { tokenOf } from '../../fixtures/kept-sessions.ts';
import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { AuthorizationModel } from '../../models/access/authorization.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';
import { TabStripModel } from '../../models/shell/tab-strip.model.ts';

test.use({ signedInAs: 'admin' });

test('PERM-09 a role is granted a page with its buttons, loses some again, and its people see it with the next call', async ({
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
  const removal = () => request.delete('/api/isps/activityType/delete?id=none', asSupervisor);
  expect((await removal()).status()).toBe(403);

  await shell.open('/isystem/authorization');
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
  expect((await removal()).status()).toBe(200);

  await shell.reload();
  await authorization.choose('监管人员');
  await authorization.expandAll();
  await authorization.seeState('活动类型', 'granted');
  await authorization.toggle('活动类型');
  await authorization.seeState('活动类型', 'none');
  await authorization.save();
  expect((await removal()).status()).toBe(403);
});

test('PERM-09 a department is granted what its own roles may hold, and a role inside it takes from that', async ({
  on,
}) => {
  const shell = on(ShellModel);
  const authorization = on(AuthorizationModel);
  await shell.open('/isystem/authorization');
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

test('the role of the platform administrator holds everything and is not changed', async ({ on }) => {
  const shell = on(ShellModel);
  const authorization = on(AuthorizationModel);
  await shell.open('/isystem/authorization');
  await authorization.choose('平台管理员');
  await authorization.see('平台管理员拥有全部权限，无需授权。');
  await authorization.seeState('活动中心', 'granted');
});
