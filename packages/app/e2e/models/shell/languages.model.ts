import { expect, type Page, type Response } from '@playwright/test';

import { settled } from '../base/settled.ts';
import type { Language } from './preferences.model.ts';

const HAN = /\p{Script=Han}/u;

/** Words and punctuation of Chinese, as long as they stand together. */
const CHINESE = /[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]+/gu;

/** Each switch is written in the language that it leads to; people are called by their names. */
const SAME_IN_BOTH: Readonly<Record<Language, readonly string[]>> = {
  'zh-CN': ['English'],
  'en-US': ['中文', 'User menu: 管理员'],
};

/** Whether what a page shows and says aloud is in its language. */
export class LanguagesModel {
  private readonly page: Page;
  private readonly data = new Set<string>();

  constructor(page: Page) {
    this.page = page;
  }

  /** Notes who is signed in, and from now on what the server sends: data stays in the language in which it was typed. */
  async noteData(): Promise<void> {
    this.keep(await this.page.evaluate(() => Object.values(localStorage).join('\n')));
    this.page.on('response', (response) => {
      if (new URL(response.url()).pathname.startsWith('/api/')) void this.note(response);
    });
  }

  /**
   * What a screen reader would read in another language than the page's: icons by the English names that antd gives them, and
   * controls whose name has no word of the page's language.
   */
  async foreignNames(language: Language): Promise<readonly string[]> {
    const isForeign = (name: string) =>
      language === 'zh-CN' ? /[a-z]{2}/iu.test(name) && !HAN.test(name) : HAN.test(name);
    const names = await this.page.evaluate(namesOfControls);
    return names
      .filter(({ name, isIconName }) => isIconName || (isForeign(name) && !SAME_IN_BOTH[language].includes(name)))
      .map(({ name, at }) => `${name} at ${at}`);
  }

  async seeNoForeignNames(language: Language): Promise<void> {
    await settled(this.page);
    // The menu is read anew in another language, and with it come the titles of the tabs.
    await expect.poll(() => this.foreignNames(language)).toEqual([]);
  }

  private async note(response: Response): Promise<void> {
    // Of an answer that was given up nothing is shown.
    this.keep(await response.text().catch(() => ''));
  }

  private keep(text: string): void {
    for (const [run] of text.matchAll(CHINESE)) this.data.add(run);
  }

  /** Chinese that an English page shows or says aloud, and that no answer of the server held. */
  async chineseOfOurOwn(): Promise<readonly string[]> {
    const texts = await this.page.evaluate(textsOfThePage);
    return texts.filter((text) => [...text.matchAll(CHINESE)].some(([run]) => !this.data.has(run)));
  }
}

/** Texts and the attributes that are read aloud; the person's name, and the names that languages have in themselves left out. */
function textsOfThePage(): string[] {
  const besides = 'script, style, noscript, .user-menu, [lang="zh-CN"]:not(html)';
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.closest(besides) === null)
    .flatMap((element) => [
      ...[...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent ?? ''),
      ...['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    ]);
}

/** Icons and controls that are neither hidden nor a record's own, with the names that they have by attribute or content. */
function namesOfControls(): { readonly name: string; readonly isIconName: boolean; readonly at: string }[] {
  const isSilent = (element: Element) =>
    element.closest('[aria-hidden="true"], [hidden], [inert]') !== null ||
    !element.checkVisibility({ visibilityProperty: true });
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ?? (element.textContent?.trim() || (element.getAttribute('title') ?? ''));
  // A named button is read by its name alone, whatever is in it.
  const isInNamed = (icon: Element) =>
    icon.parentElement?.closest('button[aria-label], a[aria-label], [role="button"][aria-label]') !== null;
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
