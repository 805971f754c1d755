import { DEVICES } from '../../fixtures/devices.ts';
import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { RecordDetailsModel } from '../../models/records/record-details.model.ts';
import { RecordFormModel } from '../../models/records/record-form.model.ts';
import { PhoneListModel } from '../../models/records/phone-list.model.ts';
import { ListLayoutModel } from '../../models/records/list-layout.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { AccountModel } from '../../models/session/account.model.ts';
import { LoginModel } from '../../models/session/login.model.ts';
import { AccessibilityModel } from '../../models/shell/accessibility.model.ts';
import { MenuModel } from '../../models/shell/menu.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

for (const { device, look } of DEVICES)
  test.describe(`axe finds nothing on ${device}`, () => {
    test.use(look);

    test('at the login page', async ({ on }) => {
      const login = on(LoginModel);
      const accessibility = on(AccessibilityModel);
      await login.open();
      await accessibility.seeNothingWrong();
      await login.signIn('nobody_here', 'wrong-password');
      await login.seeMessage('用户名或密码错误');
      await accessibility.seeNothingWrong();
      await login.chooseTab('手机号登录');
      await login.askForCode('');
      await login.seeFieldMessage(login.mobile, '请输入手机号');
      await accessibility.seeNothingWrong();
    });

    test.describe('signed in', () => {
      test.use({ signedInAs: 'admin' });

      test.beforeEach(async ({ on }) => {
        const shell = on(ShellModel);
        await shell.open('/dashboard/analysis');
        await shell.seeHome('企业退休人员服务平台');
      });

      test('at the home page, the menu, the user menu and the sign-out confirmation', async ({ on }) => {
        const shell = on(ShellModel);
        const menu = on(MenuModel);
        const accessibility = on(AccessibilityModel);
        await accessibility.seeNothingWrong();
        if (look.isMobile) {
          await menu.openDrawer();
          await accessibility.seeNothingWrongOnTop();
          await menu.closeDrawer();
          await menu.seeNoDrawer();
        }
        await shell.openUserMenu();
        await accessibility.seeNothingWrongOnTop();
        await shell.signOutEntry.click();
        await shell.seeSignOutQuestion();
        await accessibility.seeNothingWrongOnTop();
      });

      test('at the account dialogs', async ({ on }) => {
        const account = on(AccountModel);
        const accessibility = on(AccessibilityModel);
        await account.choose('修改密码');
        await account.seePasswordDialog();
        await account.confirmPassword();
        await account.seeMessages('请输入旧密码!', '请输入新密码!', '请确认新密码!');
        await accessibility.seeNothingWrongOnTop();
        await account.closePassword();
        await account.choose('切换部门');
        await account.seeDepartmentDialog();
        await account.confirmDepartment();
        await accessibility.seeNothingWrongOnTop();
      });

      test('at the error pages', async ({ on }) => {
        const shell = on(ShellModel);
        const accessibility = on(AccessibilityModel);
        await shell.move('/online/cgreport');
        await shell.seeNotBuiltYet('Online报表配置');
        await accessibility.seeNothingWrong();
        for (const code of ['403', '404', '500'] as const) {
          await shell.move(`/${code}`);
          await shell.seeExceptionOf(code);
          await accessibility.seeNothingWrong();
        }
      });

      test('at a list, its search, its columns and the deletion confirmation', async ({ on, rows }) => {
        const shell = on(ShellModel);
        const list = on(ResourceListModel);
        const layout = on(ListLayoutModel);
        const accessibility = on(AccessibilityModel);
        const title = uniqueName('秋游');
        await rows.activities({ title });
        await shell.move('/isps/activity');
        await list.see();
        if (look.isMobile) {
          await accessibility.seeNothingWrong();
          const phone = on(PhoneListModel);
          await phone.openFilter();
          await accessibility.seeNothingWrongOnTop();
          await phone.closeFilter();
        } else {
          await list.unfoldSearch();
          await accessibility.seeNothingWrong();
        }
        await layout.openColumnChoice();
        await accessibility.seeNothingWrongOnTop();
        await layout.closeColumnChoice();
        await list.select(title);
        await list.seeSelected(1);
        await list.deleteSelected();
        await list.seeQuestion('确定要删除这 1 项吗?');
        await accessibility.seeNothingWrongOnTop();
      });

      test('at an empty list and at one that failed to load', async ({ on, page }) => {
        const shell = on(ShellModel);
        const list = on(ResourceListModel);
        const accessibility = on(AccessibilityModel);
        await shell.move('/isps/activityType?name=没有这样的类型');
        await list.seeEmpty();
        await accessibility.seeNothingWrong();
        await page.route('**/api/isps/activityType/list*', (route) => route.fulfill({ status: 500, body: 'oops' }));
        await shell.reload();
        await list.seeFailure();
        await accessibility.seeNothingWrong();
      });

      test('at a form with errors, its options, and the confirmation before input is discarded', async ({ on }) => {
        const shell = on(ShellModel);
        const list = on(ResourceListModel);
        const form = on(RecordFormModel);
        const accessibility = on(AccessibilityModel);
        await shell.move('/isps/activity');
        await list.see();
        await list.add();
        await form.see('新增活动');
        await form.save();
        await form.seeFieldMessage('请输入活动标题');
        await accessibility.seeNothingWrongOnTop();
        await form.openChoices('活动类型');
        await accessibility.seeNothingWrongOnTop();
        await form.closeChoices();
        await form.type('活动标题', '秋游');
        await form.cancel();
        await form.seeDiscardQuestion();
        await accessibility.seeNothingWrongOnTop();
      });

      test('at the details of a row', async ({ on, rows }) => {
        const shell = on(ShellModel);
        const list = on(ResourceListModel);
        const details = on(RecordDetailsModel);
        const accessibility = on(AccessibilityModel);
        const title = uniqueName('秋游');
        await rows.activities({ title });
        await shell.move('/isps/activity');
        await list.see();
        if (look.isMobile) await list.act(title, '详情');
        else await list.showDetails(title);
        await details.see('活动详情');
        await accessibility.seeNothingWrongOnTop();
      });
    });
  });

test.describe('every page in both themes', () => {
  test('SET-04 has no text of insufficient contrast, before signing in', async ({ on, page }) => {
    const shell = on(ShellModel);
    const accessibility = on(AccessibilityModel);
    await shell.open('/user/login');
    for (const path of ['/user/login', '/user/register', '/user/register-result', '/user/alteration']) {
      await shell.move(path);
      await shell.seeDrawn();
      await accessibility.seeReadable();
    }
    expect(new URL(page.url()).pathname).toBe('/user/alteration');
  });

  test.describe('signed in', () => {
    test.use({ signedInAs: 'admin' });

    for (const paths of [
      ['/dashboard/analysis', '/isps/activity', '/isps/activityType', '/isps/match', '/isps/userAnnouncement'],
      [
        '/isystem/authorization',
        '/isystem/permissionExplain',
        '/isystem/smsOutbox',
        '/test/home',
        '/403',
        '/404',
        '/500',
      ],
      ['/gallery', '/gallery/tables'],
    ])
      test(`SET-04 has no text that cannot be read: ${paths.join(', ')}`, async ({ on }) => {
        const shell = on(ShellModel);
        const accessibility = on(AccessibilityModel);
        await shell.open('/dashboard/analysis');
        await shell.seeHome('企业退休人员服务平台');
        for (const path of paths) {
          await shell.move(path);
          await shell.seeAddress(path);
          await shell.seeDrawn();
          await accessibility.seeReadable();
        }
      });
  });
});
