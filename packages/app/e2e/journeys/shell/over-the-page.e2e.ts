import { DESKTOP } from '../../fixtures/devices.ts';
import { test } from '../../fixtures/evergreen.fixture.ts';
import { uniqueName } from '../../fixtures/unique-name.ts';
import { ListLayoutModel } from '../../models/records/list-layout.model.ts';
import { PhoneListModel } from '../../models/records/phone-list.model.ts';
import { RecordDetailsModel } from '../../models/records/record-details.model.ts';
import { RecordFormModel } from '../../models/records/record-form.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { AccountModel } from '../../models/session/account.model.ts';
import { AccessibilityModel } from '../../models/shell/accessibility.model.ts';
import { FitModel } from '../../models/shell/fit.model.ts';
import { LanguagesModel } from '../../models/shell/languages.model.ts';
import { MenuModel } from '../../models/shell/menu.model.ts';
import { SettingsModel } from '../../models/shell/settings.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

const SMALL_PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };

// Every page as it is opened is asked in every-page.e2e.ts; here is what lies over a page, and what goes wrong in it.
for (const [device, look] of [
  ['a desktop', DESKTOP],
  ['a phone of 375', SMALL_PHONE],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ ...look, signedInAs: 'admin' });

    test('what lies over a page: axe finds nothing, names are Chinese, nothing is cut off', async ({
      on,
      page,
      rows,
    }) => {
      const shell = on(ShellModel);
      const menu = on(MenuModel);
      const account = on(AccountModel);
      const settings = on(SettingsModel);
      const list = on(ResourceListModel);
      const layout = on(ListLayoutModel);
      const form = on(RecordFormModel);
      const details = on(RecordDetailsModel);
      const accessibility = on(AccessibilityModel);
      const languages = on(LanguagesModel);
      const fit = on(FitModel);
      const title = uniqueName('秋游');
      await rows.activities({ title });
      const seeNothingWrongOnTop = async (where: string) => {
        await accessibility.seeNothingWrongOnTop();
        await languages.seeNoForeignNames('zh-CN');
        await fit.seeNothingCutOff(where);
      };

      await test.step('A11Y-01 the home page with its frame, the menu, the user menu and the sign-out confirmation', async () => {
        await shell.open('/dashboard/analysis');
        await shell.seeHome('企业退休人员服务平台');
        await shell.seeDrawn();
        await accessibility.seeNothingWrong();
        if (look.isMobile) {
          await menu.openDrawer();
          await seeNothingWrongOnTop('menu');
          await menu.closeDrawer();
          await menu.seeNoDrawer();
        }
        await shell.openUserMenu();
        await seeNothingWrongOnTop('user menu');
        await shell.signOutEntry.click();
        await shell.seeSignOutQuestion();
        await seeNothingWrongOnTop('sign-out');
        await shell.stay();
      });

      await test.step('A11Y-01 A11Y-04 A11Y-05 the account dialogs and the settings', async () => {
        await account.choose('修改密码');
        await account.seePasswordDialog();
        await account.confirmPassword();
        await account.seeMessages('请输入旧密码!', '请输入新密码!', '请确认新密码!');
        await seeNothingWrongOnTop('password');
        await account.closePassword();
        await account.choose('切换部门');
        await account.seeDepartmentDialog();
        await account.confirmDepartment();
        await seeNothingWrongOnTop('department');
        await page.keyboard.press('Escape');
        await account.seeNoDepartments();
        await settings.open();
        await seeNothingWrongOnTop('settings');
        await settings.close();
      });

      await test.step('A11Y-01 A11Y-05 a list, its search, its columns and the deletion confirmation', async () => {
        await shell.move('/isps/activity');
        await list.seeFirstRow(title);
        if (look.isMobile) {
          const phone = on(PhoneListModel);
          await phone.openFilter();
          await seeNothingWrongOnTop('filter');
          await phone.closeFilter();
        } else {
          await list.unfoldSearch();
          await accessibility.seeNothingWrong();
        }
        await layout.openColumnChoice();
        await seeNothingWrongOnTop('columns');
        await layout.closeColumnChoice();
        await list.select(title);
        await list.seeSelected(1);
        await list.deleteSelected();
        await list.seeQuestion('确定要删除这 1 项吗?');
        await seeNothingWrongOnTop('deletion');
        await list.cancel('确定要删除这 1 项吗?');
      });

      await test.step('A11Y-01 A11Y-04 the details of a row', async () => {
        if (look.isMobile) await list.act(title, '详情');
        else await list.showDetails(title);
        await details.see('活动详情');
        await seeNothingWrongOnTop('details');
        await details.close();
      });

      await test.step('A11Y-01 A11Y-04 A11Y-05 a form with errors, its options, and the confirmation before input is discarded', async () => {
        await list.add();
        await form.see('新增活动');
        if (look.isMobile) await form.seeFullScreen();
        await form.save();
        await form.seeFieldMessage('请输入活动标题');
        await seeNothingWrongOnTop('form');
        await form.openChoices('活动类型');
        // Names are not asked here: antd calls the icon of an open search "search", and takes another only from each choice itself.
        await accessibility.seeNothingWrongOnTop();
        await fit.seeNothingCutOff('options');
        await form.closeChoices();
        await form.type('活动标题', '秋游');
        await form.cancel();
        await form.seeDiscardQuestion();
        await seeNothingWrongOnTop('discard');
        await form.discard();
      });

      await test.step('A11Y-01 an empty list, and one that failed to load', async () => {
        await shell.move('/isps/activityType?name=没有这样的类型');
        await list.seeEmpty();
        await accessibility.seeNothingWrong();
        await page.route('**/api/isps/curriculumType/list*', (route) => route.fulfill({ status: 500, body: 'oops' }));
        await shell.move('/isps/curriculumType');
        await list.seeFailure();
        await accessibility.seeNothingWrong();
      });
    });
  });
