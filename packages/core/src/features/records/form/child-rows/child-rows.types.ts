import type { LocalizedText } from '../../../../kernel/index.ts';
import type { ResourceValues } from '../../../../resources/index.ts';

/** One sub-row in a form. */
export interface ChildRow {
  /** Of the stored row; of a new one any that no stored row has. */
  readonly id: string;
  readonly values: ResourceValues;
  /** Field → display text of its chosen value, if known. */
  readonly texts: Readonly<Record<string, string>>;
  /** Field → why a text that was pasted is none of its values; absent where there is none. */
  readonly refused?: Readonly<Record<string, LocalizedText>>;
}

/** The sub-rows of one row, by table. */
export type ChildRows = Readonly<Record<string, readonly ChildRow[]>>;

/** Result of a three-way merge of sub-rows. */
export interface ChildMerge {
  /** The local rows with everything that changed only remotely. */
  readonly rows: ChildRows;
  /** Tables with such changes. */
  readonly changed: readonly string[];
  /** Place keys of cells that both changed, and of rows that one deleted and the other changed. */
  readonly conflicts: readonly string[];
}
