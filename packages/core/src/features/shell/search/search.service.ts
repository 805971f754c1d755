import { createActor } from 'xstate';

import type { Locale, Service } from '../../../kernel/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import { globalSearchMachine } from './search.machine.ts';
import { factsOf } from './search.model.ts';
import type { GlobalSearchEmitted, GlobalSearchEvent, GlobalSearchFacts, SearchItem } from './search.types.ts';
import { offered, ranked } from './ranking.model.ts';
import type { PinyinIndex } from './pinyin-index.ts';

/** Number of recent pages suggested for an empty query. */
const OFFERED_RECENT_PAGES = 8;

export interface GlobalSearchService extends Service<GlobalSearchFacts, GlobalSearchEvent, GlobalSearchEmitted> {
  /** Set the search items, replacing the previous ones. */
  search(items: readonly SearchItem[]): void;
}

export interface GlobalSearchDependencies {
  /** Shared by all searches over the same titles. */
  readonly book: PinyinIndex;
  readonly locale: () => Locale;
  /** Paths of recently visited pages, most recent first. */
  readonly recentPaths: () => readonly string[];
  /** The current page, which is not suggested. */
  readonly shownPath: () => string | null;
  /** Suggest recent pages and actions for an empty query. */
  readonly isOffering: boolean;
}

/** Search as you type: results, selection and choice. Spells its titles on start. */
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
