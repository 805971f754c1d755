import type { LocalizedText } from '../../../../kernel/index.ts';

export interface NamedRow {
  readonly id: string;
  /** The text of the field that names the row. */
  readonly label: string;
}

/** A record whose name contains the words. */
export interface FoundRecord {
  readonly resource: string;
  /** Of the resource. */
  readonly group: LocalizedText;
  readonly id: string;
  readonly label: string;
  /** Opens it over its list. */
  readonly path: string;
}

export interface RecordSearchFacts {
  /** Waiting for more input or for answers. */
  readonly isSearching: boolean;
  /** By resource; of the last words that were searched for. */
  readonly records: readonly FoundRecord[];
}

export interface RecordSearchEvent {
  readonly type: 'words.type';
  readonly words: string;
}
