import { expect, type Locator, type Page } from '@playwright/test';

import { pressOnce } from './press-once.ts';
import { settled } from './settled.ts';

/** Opens a select, takes one of its options and waits until the options are gone: until then Escape is theirs. */
export async function chooseOption(page: Page, select: Locator, option: string): Promise<void> {
  const options = page.locator('.ant-select-dropdown:visible');
  const wanted = options.getByText(option, { exact: true });
  // A list that closes again, because its options came or the focus went, is opened again, as a person would.
  await expect(async () => {
    if ((await options.count()) === 0) await select.click();
    await turnTo(page, options, wanted);
    await wanted.scrollIntoViewIfNeeded({ timeout: 3_000 });
    // What still unfolds or scrolls is no longer under the pointer when it is let go.
    await settled(page);
    await pressOnce(wanted);
  }).toPass({ timeout: 20_000 });
  await expect(options).toHaveCount(0);
}

/** Pixels of a turn of the wheel, less than a list is high, and how often a list is turned through. */
const TURN = 150;
const TURNS = 30;

/** A long list draws the options in sight alone: it is turned until the wanted one is there. */
async function turnTo(page: Page, options: Locator, wanted: Locator): Promise<void> {
  await options.locator('.ant-select-item-option').first().waitFor({ state: 'attached', timeout: 3_000 });
  for (let turn = 0; turn < TURNS && (await wanted.count()) === 0; turn += 1) {
    await options.locator('.ant-select-dropdown-list-holder').hover({ timeout: 3_000 });
    await page.mouse.wheel(0, TURN);
    await settled(page);
  }
}
