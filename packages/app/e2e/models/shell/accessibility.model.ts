import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

import type { Theme } from './preferences.model.ts';
import { settled } from '../base/settled.ts';

type RunOptions = Parameters<AxeBuilder['options']>[0];

/** Dialogs, drawers, menus and choices hang at the end of the body, and what is closed of them is hidden. */
const ON_TOP = '.ant-modal-wrap, .ant-drawer, .ant-dropdown, .ant-select-dropdown, .ant-popover';

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

  /** The same of what lies over the page, dialogs and pop-ups alone: what is under them was asked about before. */
  seeNothingWrongOnTop(): Promise<void> {
    return this.askAbout(ON_TOP);
  }

  /** Asks about the contrast of every text of the page and of what lies over it, and about nothing else. */
  seeReadable(): Promise<void> {
    return this.askAbout('html', CONTRAST);
  }

  private async askAbout(
    part: string,
    options: RunOptions = { rules: { 'target-size': { enabled: true } } },
  ): Promise<void> {
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
    await settled(this.page);
    // Legacy asks in this page alone. The other way opens a blank page for every answer, and we frame no page of ours.
    const axe = new AxeBuilder({ page: this.page }).include(part).options(options).setLegacyMode(true);
    const { violations } = await axe.analyze();
    const found = violations.flatMap(({ id, impact, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id} (${impact}) at ${html.slice(0, 200)}: ${failureSummary}`),
    );
    expect(found).toEqual([]);
  }
}
