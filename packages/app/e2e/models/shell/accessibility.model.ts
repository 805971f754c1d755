import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

import type { Theme } from './preferences.model.ts';
import { settled } from '../base/settled.ts';

type RunOptions = Parameters<AxeBuilder['options']>[0];

/** Dialogs, drawers, menus and choices hang at the end of the body, and what is closed of them is hidden. */
const ON_TOP = '.ant-modal-wrap, .ant-drawer, .ant-dropdown, .ant-select-dropdown, .ant-popover';

const HAN = /\p{Script=Han}/u;

const EVERY_RULE: RunOptions = { rules: { 'target-size': { enabled: true } } };

const CONTRAST: RunOptions = { runOnly: ['color-contrast'] };

export class AccessibilityModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Check the page as it stands by every rule of axe, the size of targets included, and its contrast in both themes. */
  seeNothingWrong(): Promise<void> {
    return this.askAbout('html');
  }

  /** The same of one part of the page: what is around it is asked about elsewhere. */
  seeNothingWrongIn(part: string): Promise<void> {
    return this.askAbout(part);
  }

  /** The same of one part in the theme that is on. */
  seeNothingWrongAsItStands(part: string): Promise<void> {
    return this.askAsItStands(part, EVERY_RULE);
  }

  /** The same of what lies over the page, dialogs and pop-ups alone: what is under them was asked about before. */
  seeNothingWrongOnTop(): Promise<void> {
    return this.askAbout(ON_TOP);
  }

  /** Asks about the contrast of every text of the page and of what lies over it, and about nothing else. */
  seeReadable(): Promise<void> {
    return this.askAbout('html', CONTRAST);
  }

  /**
   * What a screen reader would read in another language than the page's: icons by the English names that antd gives them, and
   * controls whose name has no word of the page's language. `others` are names that are the same in every language.
   */
  async seeNamesIn(language: 'zh-CN' | 'en-US', others: readonly string[] = []): Promise<void> {
    await settled(this.page);
    const isForeign = (name: string) =>
      language === 'zh-CN' ? /[a-z]{2}/iu.test(name) && !HAN.test(name) : HAN.test(name);
    // The menu is read anew in another language, and with it come the titles of the tabs.
    await expect
      .poll(async () =>
        (await this.page.evaluate(namesOfControls)).filter(
          ({ name, isIconName }) => isIconName || (isForeign(name) && !others.includes(name)),
        ),
      )
      .toEqual([]);
  }

  private async askAbout(part: string, options: RunOptions = EVERY_RULE): Promise<void> {
    const shown = await this.page.locator('html').getAttribute('data-theme');
    const other = shown === 'dark' ? 'light' : 'dark';
    await this.askAsItStands(part, options);
    await this.chooseElsewhere(other);
    // Structure, names and sizes are the same in both themes; colours are not.
    await this.askAsItStands(part, CONTRAST);
    await this.chooseElsewhere(shown === 'dark' ? 'dark' : 'light');
  }

  /** What another window chooses shows here too, whatever lies over the page. */
  private async chooseElsewhere(theme: Theme): Promise<void> {
    await this.page.evaluate((value) => {
      const key = 'pro__DEFAULT_THEME';
      localStorage.setItem(key, JSON.stringify({ value, expire: null }));
      dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
    }, theme);
    await expect(this.page.locator('html')).toHaveAttribute('data-theme', theme);
  }

  private async askAsItStands(part: string, options: RunOptions): Promise<void> {
    // What was still changing its colours while axe read them is read again; what is wrong stays wrong.
    await expect(async () => expect(await this.violations(part, options)).toEqual([])).toPass({
      intervals: [200],
      timeout: 15_000,
    });
  }

  private async violations(part: string, options: RunOptions): Promise<readonly string[]> {
    await settled(this.page);
    // Legacy asks in this page alone. The other way opens a blank page for every answer, and we frame no page of ours.
    const axe = new AxeBuilder({ page: this.page }).include(part).options(options).setLegacyMode(true);
    const { violations } = await axe.analyze();
    return violations.flatMap(({ id, impact, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id} (${impact}) at ${html.slice(0, 200)}: ${failureSummary}`),
    );
  }
}

/** Icons and controls that are neither hidden nor a record's own, with the names that they have by attribute or content. */
function namesOfControls(): { readonly name: string; readonly isIconName: boolean; readonly at: string }[] {
  const isSilent = (element: Element) =>
    element.closest('[aria-hidden="true"], [hidden], [inert]') !== null ||
    !element.checkVisibility({ visibilityProperty: true });
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ?? element.getAttribute('title') ?? element.textContent?.trim() ?? '';
  // A named button is read by its name alone, whatever is in it.
  const isInNamed = (icon: Element) => icon.parentElement?.closest('button[aria-label], a[aria-label]') !== null;
  const icons = [...document.querySelectorAll('.anticon')]
    .filter((icon) => !isSilent(icon) && !isInNamed(icon))
    .map((icon) => ({
      name: icon.getAttribute('aria-label') ?? '',
      isIconName: icon.classList.contains(`anticon-${icon.getAttribute('aria-label')}`),
      at: icon.parentElement?.outerHTML.slice(0, 160) ?? '',
    }));
  const controls = [
    ...document.querySelectorAll('button, [role="button"], [role="tab"], [role="switch"], input[aria-label]'),
  ]
    // What records say is in the language that it was typed in.
    .filter((control) => !isSilent(control) && control.closest('tbody, li, [role="row"], .record-card') === null)
    .map((control) => ({ name: nameOf(control), isIconName: false, at: control.outerHTML.slice(0, 160) }));
  return [...icons, ...controls];
}
