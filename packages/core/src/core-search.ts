import {
  createGlobalSearch,
  createRecentPages,
  createPinyinIndex,
  type GlobalSearchService,
  type Speller,
  type PinyinIndex,
} from './features/shell/search/index.ts';
import type { SettingsService } from './features/shell/settings/index.ts';
import type { TabsService } from './features/shell/tabs/index.ts';
import type { ClockPort } from './ports/index.ts';
import type { TypedStorage } from './storage/index.ts';

/** Finding pages and actions by their names. */
export interface SearchDependencies {
  /** What titles sound like, shared by all searches; the speller is loaded when one is opened. The caller disposes of it. */
  openPinyinIndex(loadSpeller: () => Promise<Speller>): PinyinIndex;
  /** A search as one types; `isOffering` shows recent pages and actions before anything is typed. Whoever opens it disposes of it. */
  openGlobalSearch(options: { readonly book: PinyinIndex; readonly isOffering: boolean }): GlobalSearchService;
}

export interface CoreSearchDependencies {
  readonly storage: TypedStorage;
  readonly tabs: TabsService;
  readonly settings: SettingsService;
  readonly clock: ClockPort;
}

/** Creates searches that know which pages this window showed. */
export function coreSearch({ storage, tabs, settings, clock }: CoreSearchDependencies): SearchDependencies {
  const recentPages = createRecentPages(storage);
  tabs.subscribe(() => {
    const { activeKey } = tabs.facts();
    if (activeKey !== null) recentPages.visit(activeKey);
  });
  return {
    openPinyinIndex: (loadSpeller) => createPinyinIndex({ clock, loadSpeller }),
    openGlobalSearch: ({ book, isOffering }) =>
      createGlobalSearch({
        book,
        isOffering,
        locale: () => settings.facts().locale,
        recentPaths: recentPages.paths,
        shownPath: () => tabs.facts().activeKey,
      }),
  };
}
