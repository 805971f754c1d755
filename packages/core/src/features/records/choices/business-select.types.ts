import type { LocalizedText } from '../../../kernel/index.ts';

export interface BusinessColumn {
  /** Field of the row. */
  readonly key: string;
  readonly title: LocalizedText;
  /** CSS pixels. */
  readonly width?: number;
}

/** A field of the search beside the words. */
export interface BusinessQuery {
  /** Parameter of `listUrl`. */
  readonly key: string;
  readonly label: LocalizedText;
  /** Code of a dictionary whose entries are offered; a text is typed if it is left out. */
  readonly dictCode?: string;
}

/** What a business select chooses from: any paged list of the server. Keep it stable between drawings. */
export interface BusinessSelectConfig {
  /** What is chosen, for 已选…. */
  readonly name: LocalizedText;
  /** Path of the list, below the base path: `/sys/role/list`. */
  readonly listUrl: string;
  /** Path that names stored values; `listUrl` if it is left out. */
  readonly valueUrl?: string;
  /** Parameter of `valueUrl` that takes the stored values, joined by commas. */
  readonly valueKey: string;
  /** The field that tells rows of the list apart; `id` if it is left out. */
  readonly rowKey?: string;
  /** The field with the identifier of a row, and the field that is stored; `id` and `id` if they are left out. */
  readonly returnKeys?: readonly [row: string, stored: string];
  /** The field that people read. */
  readonly displayKey: string;
  readonly columns: readonly BusinessColumn[];
  /** Parameter of `listUrl` that takes the words looked for, and how it is called. */
  readonly queryParamCode: string;
  readonly queryParamText: LocalizedText;
  /** What else is asked by; nothing if it is left out. */
  readonly queryConfig?: readonly BusinessQuery[];
  /** Units of width after which a chosen text is cut, a wide character taking two; 12 if it is left out. */
  readonly ellipsisLength?: number;
}

/** A row of such a list, of which only the configured fields are known. */
export type BusinessRow = Readonly<Record<string, unknown>>;
