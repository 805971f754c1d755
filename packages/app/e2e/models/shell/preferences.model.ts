import { expect, type Locator, type Page } from '@playwright/test';

export type Theme = 'light' | 'dark';
export type Language = 'zh-CN' | 'en-US';

/** What a person may choose, wherever. */
export interface Choice {
  readonly theme?: Theme;
  readonly language?: Language;
  readonly textSize?: 'standard' | 'extraLarge';
  readonly isColourWeak?: boolean;
  readonly isMultiTab?: boolean;
}

const STORED: Readonly<Record<keyof Choice, string>> = {
  theme: 'DEFAULT_THEME',
  language: 'LOCALE',
  textSize: 'TEXT_SIZE',
  isColourWeak: 'DEFAULT_COLOR_WEAK',
  isMultiTab: 'DEFAULT_MULTI_PAGE',
};

const SWITCHES: Readonly<Record<Theme, string>> = { light: '切换到浅色主题', dark: '切换到深色主题' };

/** Language and theme, in the corner of every page but the blank ones. */
export class PreferencesModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Chooses as another window does: it shows here at once, whatever lies over the page and in whatever language. */
  async chooseElsewhere(choice: Choice): Promise<void> {
    const entries = Object.entries(STORED).flatMap(([name, key]) => {
      const value: unknown = Reflect.get(choice, name);
      return value === undefined ? [] : [[`pro__${key}`, JSON.stringify({ value, expire: null })] as const];
    });
    await this.page.evaluate((items) => {
      for (const [key, value] of items) {
        localStorage.setItem(key, value);
        dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
      }
    }, entries);
    if (choice.theme !== undefined) await this.seeTheme(choice.theme);
    if (choice.language !== undefined) await this.seeLanguage(choice.language);
  }

  async theme(): Promise<Theme> {
    return (await this.page.locator('html').getAttribute('data-theme')) === 'dark' ? 'dark' : 'light';
  }

  /** In a Chinese page. */
  async chooseTheme(theme: Theme): Promise<void> {
    await this.seeTheme(theme === 'dark' ? 'light' : 'dark');
    await this.themeSwitch(theme).click();
    await this.seeTheme(theme);
  }

  /** The size of the text, by the button of the sign-in page. */
  async enlarge(from: string, to: string): Promise<void> {
    await this.page.getByRole('button', { name: `字号：${from}，切换到${to}` }).click();
  }

  async seeTheme(theme: Theme): Promise<void> {
    await expect(this.page.locator('html')).toHaveAttribute('data-theme', theme);
    await expect(this.page.locator('html')).toHaveCSS('color-scheme', theme);
  }

  async chooseEnglish(): Promise<void> {
    await this.englishSwitch.click();
    await this.seeLanguage('en-US');
  }

  async chooseChinese(): Promise<void> {
    await this.page.getByRole('button', { name: '中文', exact: true }).click();
    await this.seeLanguage('zh-CN');
  }

  async seeLanguage(language: Language): Promise<void> {
    await expect(this.page.locator('html')).toHaveAttribute('lang', language);
  }

  themeSwitch(theme: Theme): Locator {
    return this.page.getByRole('button', { name: SWITCHES[theme] });
  }

  get englishSwitch(): Locator {
    return this.page.getByRole('button', { name: 'English', exact: true });
  }
}
