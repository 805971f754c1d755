import { test } from '../../fixtures/evergreen.fixture.ts';
import { RecordFormModel } from '../../models/records/record-form.model.ts';
import { ListLayoutModel } from '../../models/records/list-layout.model.ts';
import { ResourceListModel } from '../../models/records/resource-list.model.ts';
import { AccessibilityModel } from '../../models/shell/accessibility.model.ts';
import { PreferencesModel } from '../../models/shell/preferences.model.ts';
import { SettingsModel } from '../../models/shell/settings.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

const OPEN = ['/user/login', '/user/register', '/user/register-result', '/user/alteration'];
const PAGES = [
  '/dashboard/analysis',
  '/isps/activity',
  '/isps/activityType',
  '/isps/topic',
  '/isystem/authorization',
  '/isystem/permissionExplain',
  '/isystem/position',
  '/isystem/smsOutbox',
  '/isystem/log',
  '/sys/dataLog-list',
  '/modules/message/sysMessageTemplateList',
  '/account/settings/security',
  '/403',
  '/404',
  '/500',
  '/gallery',
  '/gallery/tables',
];
/** Each switch is written in the language that it leads to; people are called by their names. */
const SWITCH = { 'zh-CN': ['English'], 'en-US': ['中文', 'User menu: 管理员'] } as const;

for (const language of ['zh-CN', 'en-US'] as const) {
  test(`A11Y-05 a screen reader reads the names of icons and controls in ${language}, before signing in`, async ({
    on,
  }) => {
    const shell = on(ShellModel);
    const accessibility = on(AccessibilityModel);
    await shell.open('/user/login');
    if (language === 'en-US') await on(PreferencesModel).chooseEnglish();
    for (const path of OPEN) {
      await shell.move(path);
      await shell.seeDrawn();
      await accessibility.seeNamesIn(language, SWITCH[language]);
    }
  });

  test.describe('signed in', () => {
    test.use({ signedInAs: 'admin' });

    test(`A11Y-05 a screen reader reads the names of icons and controls in ${language}, on every page`, async ({
      on,
    }) => {
      const shell = on(ShellModel);
      const accessibility = on(AccessibilityModel);
      await shell.open('/dashboard/analysis');
      await shell.seeDrawn();
      if (language === 'en-US') await on(PreferencesModel).chooseEnglish();
      for (const path of PAGES) {
        await shell.move(path);
        await shell.seeAddress(path);
        await shell.seeDrawn();
        await accessibility.seeNamesIn(language, SWITCH[language]);
      }
    });
  });
}

test.describe('over the page', () => {
  test.use({ signedInAs: 'admin' });

  test('A11Y-05 a screen reader reads the names of icons in zh-CN in forms, column settings, settings and notices', async ({
    on,
  }) => {
    const shell = on(ShellModel);
    const list = on(ResourceListModel);
    const layout = on(ListLayoutModel);
    const form = on(RecordFormModel);
    const settings = on(SettingsModel);
    const accessibility = on(AccessibilityModel);
    await shell.open('/isps/activity');
    await list.see();
    await list.unfoldSearch();
    await layout.openColumnChoice();
    await accessibility.seeNamesIn('zh-CN', SWITCH['zh-CN']);
    await layout.closeColumnChoice();
    await list.add();
    await form.see('新增活动');
    await form.save();
    await form.seeFieldMessage('请输入活动标题');
    await accessibility.seeNamesIn('zh-CN', SWITCH['zh-CN']);
    await form.cancel();
    await form.seeClosed();
    await settings.open();
    await accessibility.seeNamesIn('zh-CN', SWITCH['zh-CN']);
  });
});
