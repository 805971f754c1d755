import type { LocalizedText } from '../../../kernel/index.ts';
import type { MenuTarget } from '../navigation/index.ts';
import type { ShellActionKey } from './shell-action.types.ts';

/** What choosing something that was found does. */
export type SearchTarget =
  | Exclude<MenuTarget, { readonly kind: 'group' }>
  | { readonly kind: 'action'; readonly action: ShellActionKey };

/** Something that can be found by its title. */
export interface SearchItem {
  /** Unique among what is searched together. */
  readonly key: string;
  readonly title: LocalizedText;
  /** Titles of the groups above it, root first. */
  readonly groups: readonly string[];
  /** Other words for it; a match of one is worth the least. */
  readonly keywords: readonly string[];
  readonly target: SearchTarget;
}

/** A part of a title, as it is drawn. */
export interface TitlePiece {
  readonly words: string;
  readonly isMatched: boolean;
}

export interface Found extends SearchItem {
  /** The title in the language that was searched in. */
  readonly pieces: readonly TitlePiece[];
  readonly isRecent: boolean;
}

export interface GlobalSearchFacts {
  readonly isOpen: boolean;
  readonly words: string;
  /** The best first; as many as are worth drawing. */
  readonly found: readonly Found[];
  /** How many more there are. */
  readonly moreCount: number;
  /** Place in `found` of the one that Enter chooses; -1 when there is none. */
  readonly chosen: number;
  /** What to say in place of findings; null when there are some. */
  readonly hint: LocalizedText | null;
}

export type GlobalSearchEvent =
  | { readonly type: 'search.open' }
  | { readonly type: 'search.close' }
  | { readonly type: 'words.type'; readonly words: string }
  | { readonly type: 'choice.move'; readonly to: 'next' | 'previous' | 'first' | 'last' }
  /** Chooses the one with this key, else the one that is marked. */
  | { readonly type: 'choice.confirm'; readonly key?: string };

export interface GlobalSearchEmitted {
  readonly type: 'chosen';
  readonly target: SearchTarget;
}
