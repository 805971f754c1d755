import type { Page } from '@playwright/test';

import { AccessibilityModel } from './accessibility.model.ts';
import { FitModel } from './fit.model.ts';
import { LanguagesModel } from './languages.model.ts';
import { PageWalkModel, type Stop } from './page-walk.model.ts';
import { PreferencesModel } from './preferences.model.ts';

/** What is asked of every page, while it stands. */
export class PageQuestionsModel {
  private readonly walk: PageWalkModel;
  private readonly fit: FitModel;
  private readonly accessibility: AccessibilityModel;
  private readonly languages: LanguagesModel;
  private readonly preferences: PreferencesModel;
  private textSize: 'standard' | 'extraLarge' = 'standard';

  constructor(page: Page) {
    this.walk = new PageWalkModel(page);
    this.fit = new FitModel(page);
    this.accessibility = new AccessibilityModel(page);
    this.languages = new LanguagesModel(page);
    this.preferences = new PreferencesModel(page);
  }

  /** No page stays behind another: each is asked about alone. */
  async begin(): Promise<void> {
    await this.walk.settle();
    await this.preferences.chooseElsewhere({ isMultiTab: false });
  }

  async chooseEnglish(): Promise<void> {
    await this.languages.noteData();
    await this.chooseTextSize('extraLarge');
    await this.preferences.chooseElsewhere({ language: 'en-US' });
  }

  /** Of a Chinese page: names, sizes, every rule of axe, and colours in both themes. */
  async askInChinese(stop: Stop): Promise<void> {
    await this.walk.visit(stop, 'zh-CN');
    await this.atBothSizes(async () => {
      await this.walk.ask('targets', () => this.fit.smallTargets());
      await this.walk.ask('names', () => this.languages.foreignNames('zh-CN'));
      await this.walk.ask('axe', () => this.accessibility.findings());
      const isDark = (await this.preferences.theme()) === 'dark';
      // The next page is opened in the theme of this one's end.
      await this.preferences.chooseElsewhere({ theme: isDark ? 'light' : 'dark' });
      await this.walk.settle();
      await this.walk.ask('contrast', () => this.accessibility.unreadable());
    });
  }

  /** Of an English page: words and names, and whether its longer words fit at the largest size; rules and colours are the same. */
  async askInEnglish(stop: Stop): Promise<void> {
    await this.walk.visit(stop, 'en-US');
    await this.askWhatFits();
    await this.walk.ask('names', () => this.languages.foreignNames('en-US'));
    await this.walk.ask('words', () => this.languages.chineseOfOurOwn());
  }

  /** That a question found nothing at any page. */
  seeNothing(question: 'opens' | 'targets' | 'names' | 'words' | 'axe' | 'contrast' | 'standard' | 'extraLarge'): void {
    this.walk.seeNothing(question);
  }

  /** What fits at the standard size and at the largest fits between them. The next page is opened at the size of this one's end. */
  private async atBothSizes(askAtStandard: () => Promise<void>): Promise<void> {
    const began = this.textSize;
    if (began === 'extraLarge') {
      await this.askWhatFits();
      await this.chooseTextSize('standard');
    }
    await this.askWhatFits();
    await askAtStandard();
    if (began === 'extraLarge') return;
    await this.chooseTextSize('extraLarge');
    await this.askWhatFits();
  }

  private askWhatFits(): Promise<void> {
    return this.walk.ask(this.textSize, () => this.fit.cutOff());
  }

  private async chooseTextSize(textSize: 'standard' | 'extraLarge'): Promise<void> {
    this.textSize = textSize;
    await this.preferences.chooseElsewhere({ textSize });
    await this.walk.settle();
  }
}
