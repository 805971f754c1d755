import { DEVICES } from '../../fixtures/devices.ts';
import { test } from '../../fixtures/evergreen.fixture.ts';
import { serveMenu } from '../../fixtures/served-menu.ts';
import { PermissionExplainModel } from '../../models/access/permission-explain.model.ts';
import { AccessibilityModel } from '../../models/shell/accessibility.model.ts';
import { MenuSearchModel } from '../../models/shell/menu-search.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

const PAGE = '/isystem/permissionExplain';

for (const { device, look } of DEVICES)
  test.describe(`on ${device}`, () => {
    test.use({ ...look, signedInAs: 'admin' });

    test('PERM-10 an administrator sees why an action is allowed, for their own account and for another', async ({
      on,
    }) => {
      const shell = on(ShellModel);
      const permissionExplain = on(PermissionExplainModel);
      await shell.open(PAGE);
      await permissionExplain.see();
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
      await permissionExplain.showOthers();
      await permissionExplain.findPerson('没有这个人');
      await permissionExplain.seeNobodyFound();
      await permissionExplain.choosePerson('秀兰', '王秀兰（clerk）');
      await permissionExplain.seePerson('王秀兰（clerk）的权限');
      await permissionExplain.seeSentence('不允许：没有角色把“活动管理 › 删除”给这个账号；可在角色管理里授权');
      await permissionExplain.unfoldDetails();
      await permissionExplain.seeVerdict('严格（strict）', '不允许，按钮隐藏', '第 10 条', '没有授予这个用户');
      await permissionExplain.seeVerdict('辅助（helper）', '允许');
      await permissionExplain.choose('activity:list');
      await permissionExplain.seeAllowed('允许：角色“活动专员”给了“活动管理 › 查询”');
      await shell.seeNoSidewaysScroll();
    });
  });

test.describe('axe finds nothing', () => {
  test.use({ signedInAs: 'admin' });

  test('at the explained permissions', async ({ on }) => {
    const shell = on(ShellModel);
    const permissionExplain = on(PermissionExplainModel);
    const accessibility = on(AccessibilityModel);
    await shell.open(PAGE);
    await permissionExplain.see();
    await permissionExplain.choose('activity:add');
    await permissionExplain.unfoldDetails();
    await permissionExplain.seeVerdict('严格（strict）', '允许');
    await accessibility.seeNothingWrong();
    await permissionExplain.showOthers();
    await permissionExplain.choosePerson('clerk', '王秀兰（clerk）');
    await permissionExplain.seePerson('王秀兰（clerk）的权限');
    await accessibility.seeNothingWrong();
  });
});

test.describe('an account without permission to inspect others', () => {
  test.use({ signedInAs: 'clerk' });

  test('PERM-10 the clerk finds no menu entry, and no page at its address', async ({ on }) => {
    const shell = on(ShellModel);
    const menuSearch = on(MenuSearchModel);
    await shell.open('/dashboard/analysis');
    await menuSearch.type('权限说明');
    await menuSearch.seeHint('没有查询到任何数据');
    await shell.open(PAGE);
    await shell.seeAddress('/404');
  });

  test('PERM-10 a user of the page without the permission sees only their own rights', async ({ on, page }) => {
    const shell = on(ShellModel);
    const permissionExplain = on(PermissionExplainModel);
    await serveMenu(page, [
      { id: '1', path: PAGE, component: 'pages/permission-explain', meta: { title: '权限说明' } },
    ]);
    await shell.open(PAGE);
    await permissionExplain.see();
    await permissionExplain.seeOwnOnly();
  });

  test('LAYOUT-12 a page whose menu entry hides the header has no breadcrumb and title', async ({ on, page }) => {
    const shell = on(ShellModel);
    const permissionExplain = on(PermissionExplainModel);
    const entry = { id: '1', path: PAGE, component: 'pages/permission-explain' };
    await serveMenu(page, [{ ...entry, meta: { title: '权限说明', hiddenHeaderContent: true } }]);
    await shell.open(PAGE);
    await permissionExplain.seeOwnOnly();
    await shell.seeNoBreadcrumb();
  });
});
