import { readdirSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { PHONE } from '../../fixtures/devices.ts';
import { expect, test } from '../../fixtures/evergreen.fixture.ts';
import { GalleryModel } from '../../models/base/gallery.model.ts';
import { AccessibilityModel } from '../../models/shell/accessibility.model.ts';
import { KeyboardModel } from '../../models/shell/keyboard.model.ts';
import { PreferencesModel } from '../../models/shell/preferences.model.ts';
import { ShellModel } from '../../models/shell/shell.model.ts';

const EXAMPLES = new URL('../../../src/pages/base/gallery/examples/', import.meta.url);
const keys = readdirSync(EXAMPLES)
  .filter((file) => file.endsWith('.example.tsx'))
  .map((file) => file.slice(0, -'.example.tsx'.length));

/** Examples of one test: the gallery is loaded once for all of them. */
const SIZE = 4;
const parts = Array.from({ length: Math.ceil(keys.length / SIZE) }, (_, part) =>
  keys.slice(part * SIZE, (part + 1) * SIZE),
);

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

test('WID-20 the gallery lists every example', async ({ on }) => {
  const gallery = on(GalleryModel);
  await on(ShellModel).open('/gallery');
  await expect(gallery.search).toBeVisible();
  expect([...(await gallery.listed())].toSorted()).toEqual(keys.toSorted());
  await gallery.search.fill('action-menu');
  await gallery.seeOnly('action-menu');
  await on(AccessibilityModel).seeNothingWrong();
});

for (const part of parts)
  test(`WID-20 ${part.join(', ')} are drawn in both languages and themes, without an error or a finding of axe`, async ({
    on,
    page,
  }) => {
    const shell = on(ShellModel);
    const gallery = on(GalleryModel);
    const accessibility = on(AccessibilityModel);
    const errors = errorsOf(page);
    const open = opener(shell, gallery);
    await shell.open(`/gallery#${part[0]}`);
    for (const key of part) {
      await open(key);
      await accessibility.seeNothingWrongIn(gallery.partOf(key));
    }
    await on(PreferencesModel).chooseEnglish();
    // Colours are the same in every language.
    for (const key of part) {
      await open(key);
      await accessibility.seeNothingWrongAsItStands(gallery.partOf(key));
    }
    expect(errors).toEqual([]);
  });

test.describe('on a phone', () => {
  test.use(PHONE);

  test('WID-20 every example is drawn without scrolling sideways, an error or a finding of axe', async ({
    on,
    page,
  }) => {
    const shell = on(ShellModel);
    const gallery = on(GalleryModel);
    const accessibility = on(AccessibilityModel);
    const errors = errorsOf(page);
    await shell.open('/gallery');
    const open = opener(shell, gallery);
    for (const key of keys) {
      await open(key);
      await accessibility.seeNothingWrongAsItStands(gallery.partOf(key));
    }
    expect(errors).toEqual([]);
  });
});

for (const words of ['密码强度', 'mima', 'mmqd', 'strength'])
  test(`WID-20 the gallery finds a widget by ${words}, and the keyboard opens it alone`, async ({ on, page }) => {
    const shell = on(ShellModel);
    const gallery = on(GalleryModel);
    const keyboard = on(KeyboardModel);
    await shell.open('/gallery');
    await gallery.search.fill(words);
    await gallery.seeOnly('password-strength');
    await gallery.search.focus();
    await keyboard.tabTo(page.getByRole('link', { name: '密码强度', exact: true }));
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/gallery#password-strength$/u);
    await gallery.seeOnly('password-strength');
  });

test('WID-20 code is copied by a button', async ({ on, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const gallery = on(GalleryModel);
  await on(ShellModel).open('/gallery#action-menu');
  await gallery.seeOnly('action-menu');
  await gallery.unfold('action-menu');
  await gallery.entry('action-menu').getByRole('button', { name: '复制代码' }).click();
  await expect(gallery.entry('action-menu').getByText('已复制')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('<ActionMenu items=');
});
