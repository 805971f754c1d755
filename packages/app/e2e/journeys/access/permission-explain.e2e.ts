import { PHONE } from '../../fixtures/devices.ts';
import { test } from '../../fixtures/evergreen.fixture.ts';
import { PermissionExplainModel } from '../../models/access/permission-explain.model.ts';
import { AccessibilityModel } from '../../models/shell/accessibility.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

test.use({ signedInAs: 'admin' });

test('an administrator sees why an action is allowed, for their own account and for another', async ({ on }) => {
  const shell = on(ShellModel);
  const permissionExplain = on(PermissionExplainModel);
  const accessibility = on(AccessibilityModel);
  await shell.open('/isystem/permissionExplain');
  await permissionExplain.see();

  await test.step('PERM-10 for the own account', async () => {
    await permissionExplain.choose('activity:delete');
    await permissionExplain.seeSentence('允许：角色“平台管理员”给了“活动管理 › 删除”');
    await permissionExplain.unfoldDetails();
    await permissionExplain.seeVerdict(
      '严格（strict）',
      '当前使用',
      '允许',
      '第 8 条 · 用户自己的列表里有它',
      '用户自己的权限列表（auth）',
      'activity:delete（类型 1，状态 1）',
    );
    await accessibility.seeNothingWrong();
  });

  await test.step('PERM-10 for another account, found by a part of the name', async () => {
    await permissionExplain.showOthers();
    await permissionExplain.findPerson('没有这个人');
    await permissionExplain.seeNobodyFound();
    await permissionExplain.choosePerson('秀兰', '王秀兰（clerk）');
    await permissionExplain.seePerson('王秀兰（clerk）的权限');
    await permissionExplain.seeSentence('不允许：没有角色把“活动管理 › 删除”给这个账号；可在角色管理里授权');
    await permissionExplain.unfoldDetails();
    await permissionExplain.seeVerdict('严格（strict）', '不允许，按钮隐藏', '第 10 条', '没有授予这个用户');
    await permissionExplain.seeVerdict('辅助（helper）', '允许');
    await accessibility.seeNothingWrong();
    await permissionExplain.choose('activity:list');
    await permissionExplain.seeAllowed('允许：角色“活动专员”给了“活动管理 › 查询”');
  });

  await test.step('PERM-18 permissions stand by the menu, what is allowed alone on request, and who has one is told', async () => {
    await permissionExplain.seeRight('活动管理', '删除', '不允许，按钮隐藏');
    await permissionExplain.showAllowedOnly();
    await permissionExplain.seeNoRight('活动管理', '删除', '不允许，按钮隐藏');
    await permissionExplain.seeRight('活动管理', '新增', '允许');
    await permissionExplain.seeHolders('activity:delete', '（admin） 由平台管理员给出');
    await accessibility.seeNothingWrong();
  });

  await test.step('on the width of a phone nothing is cut off', async () => {
    await shell.resize(PHONE.viewport.width, PHONE.viewport.height);
    await shell.seeNoSidewaysScroll();
  });
});
