import { readdirSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { PHONE } from '../../fixtures/devices.ts';
import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { GalleryModel } from '../../models/base/gallery.model.ts';
import { AccessibilityModel } from '../../models/shell/accessibility.model.ts';
import { KeyboardModel } from '../../models/shell/keyboard.model.ts';
import { PreferencesModel } from '../../models/shell/preferences.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

const EXAMPLES = new URL('../../../../gallery/src/base/examples/', import.meta.url);
const keys = readdirSync(EXAMPLES)
  .filter((file) => file.endsWith('.example.tsx'))
  .map((file) => file.slice(0, -'.example.tsx'.length));

test.use({ signedInAs: 'clerk' });

function errorsOf(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/** Opens one example alone, with all that it folds. */
function opener(shell: ShellModel, gallery: GalleryModel) {
  return async (key: string) => {
    await shell.move(`/gallery#${key}`);
    await gallery.seeOnly(key);
    await gallery.unfold(key);
    await shell.seeNoSidewaysScroll();
  };
}

test('WID-20 the gallery lists every example, finds one by words, opens it alone by keyboard, and copies its code', async ({
  on,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const gallery = on(GalleryModel);
  const keyboard = on(KeyboardModel);
  await on(ShellModel).open('/gallery');
  await expect(gallery.search).toBeVisible();
  expect([...(await gallery.listed())].toSorted()).toEqual(keys.toSorted());

  await test.step('a search by the initials of its name', async () => {
    await gallery.search.fill('mmqd');
    await gallery.seeOnly('password-strength');
    await on(AccessibilityModel).seeNothingWrong();
    await gallery.search.focus();
    await keyboard.tabTo(page.getByRole('link', { name: '密码强度', exact: true }));
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/gallery#password-strength$/u);
    await gallery.seeOnly('password-strength');
  });

  await test.step('its code', async () => {
    await opener(on(ShellModel), gallery)('action-menu');
    await gallery.entry('action-menu').getByRole('button', { name: '复制代码' }).click();
    await expect(gallery.entry('action-menu').getByText('已复制')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('<ActionMenu items=');
  });
});

test('WID-20 every example is drawn in both themes and languages, without an error or a finding of axe', async ({
  on,
  page,
}) => {
  const gallery = on(GalleryModel);
  const accessibility = on(AccessibilityModel);
  const errors = errorsOf(page);
  const open = opener(on(ShellModel), gallery);
  await on(ShellModel).open('/gallery');
  for (const key of keys)
    await test.step(key, async () => {
      await open(key);
      await accessibility.seeNothingWrongIn(gallery.partOf(key));
    });
  await on(PreferencesModel).chooseEnglish();
  // Structure and colours are the same in every language.
  for (const key of keys) await test.step(`${key} in English`, () => open(key));
  expect(errors).toEqual([]);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('WID-20 every example is drawn without scrolling sideways, an error or a finding of axe', async ({
    on,
    page,
  }) => {
    const gallery = on(GalleryModel);
    const accessibility = on(AccessibilityModel);
    const errors = errorsOf(page);
    const open = opener(on(ShellModel), gallery);
    await on(ShellModel).open('/gallery');
    for (const key of keys)
      await test.step(key, async () => {
        await open(key);
        await accessibility.seeNothingWrongAsItStands(gallery.partOf(key));
      });
    expect(errors).toEqual([]);
  });
});
