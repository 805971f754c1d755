import { globalSearchMessages } from './search.messages.ts';
import type { GlobalSearchFacts, SearchItem, Found } from './search.types.ts';

/** Maximum number of displayed results. */
const SHOWN_FINDINGS = 50;

export interface GlobalSearchState {
  readonly items: readonly SearchItem[];
  readonly words: string;
  /** All results, best first. */
  readonly found: readonly Found[];
  /** Index of the selected result; -1 if none. */
  readonly chosen: number;
}

export type ChoiceMove = 'next' | 'previous' | 'first' | 'last';

export const nothingFound: GlobalSearchState = { items: [], words: '', found: [], chosen: -1 };

/** Set new results and select the best one. */
export function withFound(state: GlobalSearchState, found: readonly Found[]): GlobalSearchState {
  return { ...state, found, chosen: found.length === 0 ? -1 : 0 };
}

/** Set updated results of the same query; keeps the selection if it is still found. */
export function withFoundAnew(state: GlobalSearchState, found: readonly Found[]): GlobalSearchState {
  const marked = state.found[state.chosen]?.key;
  const place = shownOf(found).findIndex(({ key }) => key === marked);
  return place < 0 ? withFound(state, found) : { ...state, found, chosen: place };
}

/** The selection wraps around at both ends. */
export function withChosenResult(state: GlobalSearchState, move: ChoiceMove): GlobalSearchState {
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

/** The result with this key, else the selected one; undefined if there is none or it cannot be opened. */
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
