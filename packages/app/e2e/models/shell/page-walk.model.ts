import { expect, type Page, type Request } from '@playwright/test';

import { settled } from '../base/settled.ts';
import type { Language } from './preferences.model.ts';
import { ShellModel } from './shell.model.ts';
import { withoutBadge } from './title-badge.ts';

/** A page on the way. */
export interface Stop {
  readonly address: string;
  readonly title: string;
  readonly englishTitle: string;
  readonly isBuilt: boolean;
}

interface Finding {
  readonly address: string;
  readonly question: string;
  readonly what: string;
}

/** Answers that never end are not waited for. */
const ENDLESS = ['eventsource', 'websocket'];

/** So often a question is asked again before what it finds counts: a page may have been on its way. */
const ATTEMPTS = 3;

/** Findings of today that are still to be corrected, or lie in a library: no other one is accepted. docs/quality.md names them. */
const KNOWN: readonly Finding[] = [
  // A table without rows that is wider than its place has nothing to focus, so the keyboard cannot scroll it.
  { question: 'axe', address: '/isystem/departUserList', what: 'scrollable-region-focusable' },
  { question: 'axe', address: '/isystem/addressList', what: 'scrollable-region-focusable' },
  // antd puts the button for the tabs that have no room into the list of tabs.
  { question: 'axe', address: '/isystem/depart', what: 'aria-required-children' },
];

/** Goes from page to page without loading, asks questions at each, and keeps what they find until the end of the way. */
export class PageWalkModel {
  private readonly page: Page;
  private readonly shell: ShellModel;
  private readonly pending = new Set<Request>();
  private readonly findings: Finding[] = [];
  private begun = 0;
  private address = '';

  constructor(page: Page) {
    this.page = page;
    this.shell = new ShellModel(page);
    page.on('request', (request) => {
      if (ENDLESS.includes(request.resourceType())) return;
      this.begun += 1;
      this.pending.add(request);
    });
    const end = (request: Request) => this.pending.delete(request);
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  }

  /** Moves to a page, sees that it is the one, built or not, and waits until all of it is there. One that does not open is found as others are. */
  async visit(stop: Stop, language: Language): Promise<void> {
    this.address = `${stop.address} in ${language}`;
    await this.shell.move(stop.address);
    try {
      await this.seeWhole(stop, language);
    } catch (error) {
      this.keep('opens', [String(error)]);
    }
  }

  /** Waits until nothing is asked of the server, nothing spins and nothing moves. */
  async settle(): Promise<void> {
    await expect(async () => {
      const { begun } = this;
      expect([...this.pending].map((request) => request.url())).toEqual([]);
      await settled(this.page);
      expect(await this.page.evaluate(waiting)).toEqual([]);
      expect(this.pending.size + this.begun - begun).toBe(0);
    }, this.address).toPass({ intervals: [50], timeout: 60_000 });
  }

  /** Asks at the page that stands; what is found is kept. */
  async ask(question: string, findings: () => Promise<readonly string[]>): Promise<void> {
    let found: readonly string[] = [];
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      found = await findings();
      if (found.length === 0) return;
      await this.settle();
    }
    this.keep(question, found);
  }

  /** That a question found nothing on the whole way. */
  seeNothing(question: string): void {
    const found = this.findings.filter((finding) => finding.question === question);
    expect.soft(found, question).toEqual([]);
  }

  private async seeWhole({ title, englishTitle, isBuilt }: Stop, language: Language): Promise<void> {
    const name = language === 'zh-CN' ? title : englishTitle;
    await expect.poll(async () => withoutBadge(await this.page.title())).toBe(`${name} · ${PLATFORM[language]}`);
    await this.settle();
    const pane = this.page.locator('.page-pane:not([hidden])');
    await expect(pane.getByText(NOT_BUILT[language])).toHaveCount(isBuilt ? 0 : 1);
  }

  private keep(question: string, found: readonly string[]): void {
    const { address } = this;
    const isKnown = (what: string) =>
      KNOWN.some(
        (one) => one.question === question && address.startsWith(`${one.address} `) && what.startsWith(one.what),
      );
    this.findings.push(...found.filter((what) => !isKnown(what)).map((what) => ({ address, question, what })));
  }
}

const PLATFORM: Readonly<Record<Language, string>> = {
  'zh-CN': '企业退休人员服务平台',
  'en-US': 'Enterprise retiree service platform',
};

const NOT_BUILT: Readonly<Record<Language, string>> = { 'zh-CN': '尚未建成', 'en-US': 'is not built yet' };

/** Signs of waiting in the window: what lies below it may be loaded when somebody scrolls there. */
function waiting(): string[] {
  return [...document.querySelectorAll('.waiting, .ant-spin-spinning, .ant-skeleton-active')]
    .filter((sign) => {
      const { top, bottom } = sign.getBoundingClientRect();
      return sign.checkVisibility() && bottom > 0 && top < innerHeight;
    })
    .map((sign) => sign.className);
}
