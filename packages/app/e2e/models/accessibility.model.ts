import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

import { settled } from './settled.ts';

interface Allowance {
  readonly rule: string;
  /** Everything inside of what this selects. */
  readonly within: string;
}

/**
 * What antd draws against a rule and does not let us draw otherwise, and nothing of ours:
 * - its pop-ups hang at the end of the body, outside of every landmark, until somebody opens them.
 */
const ALLOWED: readonly Allowance[] = [{ rule: 'region', within: '.ant-dropdown, .ant-select-dropdown, .ant-picker-dropdown' }];

/** Dialogs, drawers, menus and choices hang at the end of the body, and what is closed of them is hidden. */
const ON_TOP = '.ant-modal-wrap, .ant-drawer, .ant-dropdown, .ant-select-dropdown, .ant-popover';

export class AccessibilityModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Asks axe about the page as it stands, by every rule it has, the size of targets included. */
  seeNothingWrong(): Promise<void> {
    return this.askAbout('html');
  }

  /** The same of what lies over the page, dialogs and pop-ups alone: what is under them was asked about before. */
  seeNothingWrongOnTop(): Promise<void> {
    return this.askAbout(ON_TOP);
  }

  private async askAbout(part: string): Promise<void> {
    await settled(this.page);
    const axe = new AxeBuilder({ page: this.page }).include(part).options({ rules: { 'target-size': { enabled: true } } });
    const { violations } = await axe.analyze();
    const found: string[] = [];
    for (const { id, impact, nodes } of violations)
      for (const { target, html, failureSummary } of nodes)
        if (!(await this.isAllowed(id, target.join(' ')))) found.push(`${id} (${impact}) at ${html.slice(0, 200)}: ${failureSummary}`);
    expect(found).toEqual([]);
  }

  private async isAllowed(rule: string, target: string): Promise<boolean> {
    const selectors = ALLOWED.filter((allowance) => allowance.rule === rule).map((allowance) => allowance.within);
    if (selectors.length === 0) return false;
    return this.page.locator(target).first().evaluate((element, within) => element.closest(within) !== null, selectors.join(', '));
  }
}
