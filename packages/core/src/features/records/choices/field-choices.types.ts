import type { DictionaryItem } from '../../../contract/index.ts';
import type { Notice } from '../../../kernel/index.ts';

export type FieldChoicesEvent =
  /** Search by text, debounced; an empty text offers everything again. */
  | { readonly type: 'keyword.type'; readonly keyword: string }
  | { readonly type: 'choices.retry' }
  /** Reloaded in another language or by hand; sent by the service. */
  | { readonly type: 'dictionaries.changed' };

export interface FieldChoicesFacts {
  /** Keeps the last items while all of them are loaded again. Empty during a search, as Enter would choose a stale one. */
  readonly items: readonly DictionaryItem[];
  readonly status: 'loading' | 'loaded' | 'failed';
}

/** The choices could not be read. */
export interface FieldChoicesEmitted {
  readonly type: 'choices.failed';
  readonly notice: Notice;
}
