import { fileURLToPath } from 'node:url';

import { test } from '../fixtures/evergreen.fixture.ts';
import { settled } from '../models/base/settled.ts';
import { ResourceListModel } from '../models/records/resource-list.model.ts';
import { PreferencesModel } from '../models/shell/preferences.model.ts';
import { ShellModel } from '../models/shell/shell.model.ts';

const folder = fileURLToPath(new URL('../../../../docs/images/', import.meta.url));

test.use({ signedInAs: 'admin', viewport: { width: 1280, height: 800 } });

for (const theme of ['light', 'dark'] as const)
  test(`the list of activities, ${theme}`, async ({ on, page }) => {
    const shell = on(ShellModel);
    const list = on(ResourceListModel);
    const preferences = on(PreferencesModel);
    await shell.open('/isps/activity');
    await list.see();
    if (theme === 'dark') await preferences.chooseTheme('dark');
    // No control is to look as if the pointer were on it.
    await page.mouse.move(640, 12);
    await settled(page);
    await page.screenshot({ path: `${folder}activities-${theme}.jpg`, type: 'jpeg', quality: 85 });
  });
