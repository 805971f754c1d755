import type { LocalizedText } from '../../../../kernel/index.ts';

export interface NamedRow {
  readonly id: string;
  /** The text of the field that names the row. */
  readonly label: string;
}

/** A record that the words found. */
export interface FoundRecord {
  readonly resource: string;
  /** Of the resource. */
  readonly group: LocalizedText;
  readonly id: string;
  readonly label: string;
  /** Opens it over its list. */
  readonly path: string;
  /** The words: a part of its name, or what people call it otherwise, such as the end of its number. */
  readonly foundBy: string;
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
