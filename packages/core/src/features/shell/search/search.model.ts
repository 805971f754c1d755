import { globalSearchMessages } from './search.messages.ts';
import type { GlobalSearchFacts, SearchItem, Found } from './search.types.ts';

/** What is drawn; further typing finds the rest. */
const SHOWN_FINDINGS = 50;

export interface GlobalSearchState {
  readonly items: readonly SearchItem[];
  readonly words: string;
  /** Everything that was found, the best first. */
  readonly found: readonly Found[];
  /** Place of the marked one; -1 for none. */
  readonly chosen: number;
}

export type ChoiceMove = 'next' | 'previous' | 'first' | 'last';

export const nothingFound: GlobalSearchState = { items: [], words: '', found: [], chosen: -1 };

/** Another list of findings: the best one is marked. */
export function withFound(state: GlobalSearchState, found: readonly Found[]): GlobalSearchState {
  return { ...state, found, chosen: found.length === 0 ? -1 : 0 };
}

/** The same search with better knowledge: the marked one stays marked where it is still found. */
export function withFoundAnew(state: GlobalSearchState, found: readonly Found[]): GlobalSearchState {
  const marked = state.found[state.chosen]?.key;
  const place = shownOf(found).findIndex(({ key }) => key === marked);
  return place < 0 ? withFound(state, found) : { ...state, found, chosen: place };
}

/** The mark goes round at both ends. */
export function withChoice(state: GlobalSearchState, move: ChoiceMove): GlobalSearchState {
  const count = shownOf(state.found).length;
  if (count === 0) return state;
  const places: Readonly<Record<ChoiceMove, number>> = {
    next: (state.chosen + 1) % count,
    previous: (state.chosen - 1 + count) % count,
    first: 0,
    last: count - 1,
  };
  return { ...state, chosen: places[move] };
}

/** What is chosen by a key, else by the mark; undefined where there is none or it cannot be opened. */
export function choiceOf(state: GlobalSearchState, key: string | null): Found | undefined {
  const choice = key === null ? state.found[state.chosen] : state.found.find((item) => item.key === key);
  return choice?.target.kind === 'disabled' ? undefined : choice;
}

export function factsOf({ words, found, chosen }: GlobalSearchState, isOpen: boolean): GlobalSearchFacts {
  const shown = shownOf(found);
  return {
    isOpen,
    words,
    found: shown,
    moreCount: found.length - shown.length,
    chosen,
    hint: found.length > 0 ? null : words.trim() === '' ? globalSearchMessages.prompt : globalSearchMessages.nothing,
  };
}

function shownOf(found: readonly Found[]): readonly Found[] {
  return found.length > SHOWN_FINDINGS ? found.slice(0, SHOWN_FINDINGS) : found;
}
