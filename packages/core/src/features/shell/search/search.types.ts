import type { LocalizedText } from '../../../kernel/index.ts';
import type { MenuTarget } from '../navigation/index.ts';
import type { ShellActionKey } from './shell-action.types.ts';

/** Action of a search result. */
export type SearchTarget =
  | Exclude<MenuTarget, { readonly kind: 'group' }>
  /** A record opens over its list; records follow everything else, by resource. */
  | { readonly kind: 'record'; readonly path: string }
  | { readonly kind: 'action'; readonly action: ShellActionKey };

/** A searchable item. */
export interface SearchItem {
  /** Unique within the search. */
  readonly key: string;
  readonly title: LocalizedText;
  /** Titles of its groups, root first. */
  readonly groups: readonly string[];
  /** Alternative words; ranked lowest. */
  readonly keywords: readonly string[];
  readonly target: SearchTarget;
  /** Its page is still to come. */
  readonly isPlanned: boolean;
}

/** A displayed part of a title. */
export interface TitlePiece {
  readonly words: string;
  readonly isMatched: boolean;
}

export interface Found extends SearchItem {
  /** The title in the language of the search. */
  readonly pieces: readonly TitlePiece[];
  readonly isRecent: boolean;
}

export interface GlobalSearchFacts {
  readonly isOpen: boolean;
  readonly words: string;
  /** Best first; limited to the displayed number. */
  readonly found: readonly Found[];
  /** Number of further results. */
  readonly moreCount: number;
  /** Index in `found` of the result that Enter opens; -1 if none. */
  readonly chosen: number;
  /** Text shown instead of results; null if there are some. */
  readonly hint: LocalizedText | null;
}

export type GlobalSearchEvent =
  | { readonly type: 'search.open' }
  | { readonly type: 'search.close' }
  | { readonly type: 'words.type'; readonly words: string }
  | { readonly type: 'choice.move'; readonly to: 'next' | 'previous' | 'first' | 'last' }
  /** Open the result with this key, else the selected one. */
  | { readonly type: 'choice.confirm'; readonly key?: string };

export interface GlobalSearchEmitted {
  readonly type: 'target.chosen';
  readonly target: SearchTarget;
}
