import { expect, type Page } from '@playwright/test';

import { settled } from '../base/settled.ts';
import { askAxe, type AxeOptions } from './axe.ts';
import { PreferencesModel } from './preferences.model.ts';

/** Dialogs, drawers, menus and choices hang at the end of the body, and what is closed of them is hidden. */
const ON_TOP = ['.ant-modal-wrap', '.ant-drawer', '.ant-dropdown', '.ant-select-dropdown', '.ant-popover'];

/** What is the same around every page: it is asked about once. */
const AROUND = ['.side-bar', '.site-footer'];

const EVERY_RULE: AxeOptions = { rules: { 'target-size': { enabled: true } } };

const CONTRAST: AxeOptions = { runOnly: ['color-contrast'] };

export class AccessibilityModel {
  private readonly page: Page;
  private readonly preferences: PreferencesModel;
  private filter: string | undefined;

  constructor(page: Page) {
    this.page = page;
    this.preferences = new PreferencesModel(page);
  }

  /** Check the page as it stands by every rule of axe, the size of targets included, and its contrast in both themes. */
  seeNothingWrong(): Promise<void> {
    return this.askAbout(['html']);
  }

  /** The same of one part of the page: what is around it is asked about elsewhere. */
  seeNothingWrongIn(part: string): Promise<void> {
    return this.askAbout([part]);
  }

  /** The same of one part in the theme that is on. */
  seeNothingWrongAsItStands(part: string): Promise<void> {
    return this.askAsItStands([part], EVERY_RULE);
  }

  /** The same of what lies over the page, dialogs and pop-ups alone: what is under them was asked about before. */
  seeNothingWrongOnTop(): Promise<void> {
    return this.askAbout(ON_TOP);
  }

  /** Asks about the contrast of every text of the page and of what lies over it, and about nothing else. */
  seeReadable(): Promise<void> {
    return this.askAbout(['html'], CONTRAST);
  }

  /** What every rule of axe finds at the page as it stands, and what cannot be read in colour-weak mode. */
  async findings(): Promise<readonly string[]> {
    return askAxe(this.page, {
      include: ['html'],
      exclude: AROUND,
      options: EVERY_RULE,
      filter: await this.colourWeakFilter(),
    });
  }

  /** Texts that cannot be read in the theme that is on, with and without colour-weak mode. */
  async unreadable(): Promise<readonly string[]> {
    return askAxe(this.page, {
      include: ['html'],
      exclude: AROUND,
      options: CONTRAST,
      filter: await this.colourWeakFilter(),
    });
  }

  /** What the mode lays over the page, read where it is on. */
  private async colourWeakFilter(): Promise<string> {
    if (this.filter !== undefined) return this.filter;
    const root = this.page.locator('html');
    await this.preferences.chooseElsewhere({ isColourWeak: true });
    await expect(root).not.toHaveCSS('filter', 'none');
    this.filter = await root.evaluate((element) => getComputedStyle(element).filter);
    await this.preferences.chooseElsewhere({ isColourWeak: false });
    await expect(root).toHaveCSS('filter', 'none');
    return this.filter;
  }

  private async askAbout(parts: readonly string[], options: AxeOptions = EVERY_RULE): Promise<void> {
    const shown = await this.preferences.theme();
    const other = shown === 'dark' ? 'light' : 'dark';
    await this.askAsItStands(parts, options);
    // Whatever lies over the page, what another window chooses shows here too.
    await this.preferences.chooseElsewhere({ theme: other });
    // Structure, names and sizes are the same in both themes; colours are not.
    await this.askAsItStands(parts, CONTRAST);
    await this.preferences.chooseElsewhere({ theme: shown });
  }

  private async askAsItStands(include: readonly string[], options: AxeOptions): Promise<void> {
    // What was still changing its colours while axe read them is read again; what is wrong stays wrong.
    await expect(async () => {
      await settled(this.page);
      expect(await askAxe(this.page, { include, options })).toEqual([]);
    }).toPass({ intervals: [200], timeout: 15_000 });
  }
}
