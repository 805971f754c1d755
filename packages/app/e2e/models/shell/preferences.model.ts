import { expect, type Locator, type Page } from '@playwright/test';

export type Theme = 'light' | 'dark';

const SWITCHES: Readonly<Record<Theme, string>> = { light: '切换到浅色主题', dark: '切换到深色主题' };

/** Language and theme, in the corner of every page but the blank ones. */
export class PreferencesModel {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
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

  async seeLanguage(language: 'zh-CN' | 'en-US'): Promise<void> {
    await expect(this.page.locator('html')).toHaveAttribute('lang', language);
  }

  themeSwitch(theme: Theme): Locator {
    return this.page.getByRole('button', { name: SWITCHES[theme] });
  }

  get englishSwitch(): Locator {
    return this.page.getByRole('button', { name: 'English', exact: true });
  }
}
