import {
  createFinder,
  createRecentPages,
  createSpellingBook,
  type FinderService,
  type Speller,
  type SpellingBook,
} from './features/shell/search/index.ts';
import type { SettingsService } from './features/shell/settings/index.ts';
import type { TabsService } from './features/shell/tabs/index.ts';
import type { ClockPort } from './ports/index.ts';
import type { TypedStorage } from './storage/index.ts';

/** Finding pages and actions by their names. */
export interface Finding {
  /** What titles sound like, for finders to share; the speller is loaded when one is opened. Whoever opens it disposes of it. */
  openSpellingBook(loadSpeller: () => Promise<Speller>): SpellingBook;
  /** A search as one types; `isOffering` shows recent pages and actions before anything is typed. Whoever opens it disposes of it. */
  openFinder(options: { readonly book: SpellingBook; readonly isOffering: boolean }): FinderService;
}

export interface OwnFindingDependencies {
  readonly storage: TypedStorage;
  readonly tabs: TabsService;
  readonly settings: SettingsService;
  readonly clock: ClockPort;
}

/** Makes finders that know which pages this window showed. */
export function ownFinding({ storage, tabs, settings, clock }: OwnFindingDependencies): Finding {
  const recentPages = createRecentPages(storage);
  tabs.subscribe(() => {
    const { activeKey } = tabs.facts();
    if (activeKey !== null) recentPages.visit(activeKey);
  });
  return {
    openSpellingBook: (loadSpeller) => createSpellingBook({ clock, loadSpeller }),
    openFinder: ({ book, isOffering }) =>
      createFinder({
        book,
        isOffering,
        locale: () => settings.facts().locale,
        recentPaths: recentPages.paths,
        shownPath: () => tabs.facts().activeKey,
      }),
  };
}
