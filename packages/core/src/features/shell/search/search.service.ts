import { createActor } from 'xstate';

import type { Locale, Service } from '../../../kernel/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import { globalSearchMachine } from './search.machine.ts';
import { factsOf } from './search.model.ts';
import type { GlobalSearchEmitted, GlobalSearchEvent, GlobalSearchFacts, SearchItem } from './search.types.ts';
import { offered, ranked } from './ranking.model.ts';
import type { PinyinIndex } from './pinyin-index.ts';

/** Pages offered before anything is typed. */
const OFFERED_RECENT_PAGES = 8;

export interface GlobalSearchService extends Service<GlobalSearchFacts, GlobalSearchEvent, GlobalSearchEmitted> {
  /** What may be found now; the last list holds. */
  search(items: readonly SearchItem[]): void;
}

export interface GlobalSearchDependencies {
  /** Shared by all who search the same titles. */
  readonly book: PinyinIndex;
  readonly locale: () => Locale;
  /** Paths of pages that were opened, the latest first. */
  readonly recentPaths: () => readonly string[];
  /** The page that is shown now: nobody needs to be led to it. */
  readonly shownPath: () => string | null;
  /** Recent pages and actions stand there before anything is typed. */
  readonly isOffering: boolean;
}

/** A search as one types: what was found, which one is marked, what was chosen. Opening it has its titles spelt. */
export function createGlobalSearch({
  book,
  locale,
  recentPaths,
  shownPath,
  isOffering,
}: GlobalSearchDependencies): GlobalSearchService {
  const find = (items: readonly SearchItem[], words: string) => {
    const input = { items, locale: locale(), recentPaths: recentPaths() };
    if (words.trim() !== '') return ranked({ ...input, words, signsOf: book.signsOf });
    if (!isOffering) return [];
    const shown = shownPath();
    return offered({ ...input, recentPaths: input.recentPaths.filter((path) => path !== shown) }, OFFERED_RECENT_PAGES);
  };
  const actor = createActor(
    globalSearchMachine.provide({
      actions: {
        prepareSpellings: ({ context: { state } }) =>
          book.prepare(state.items.flatMap(({ title, keywords }) => [title[locale()], ...keywords])),
      },
    }),
    { input: { find } },
  );
  actor.start();
  const stop = book.subscribe(() => actor.send({ type: 'spellings.arrived' }));
  const service = serviceFromActor(actor, (snapshot) => factsOf(snapshot.context.state, snapshot.matches('open')));
  return {
    ...service,
    search: (items) => actor.send({ type: 'items.changed', items }),
    dispose() {
      stop();
      service.dispose();
    },
  };
}
