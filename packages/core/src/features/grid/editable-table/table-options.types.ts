import type { LocalizedText } from '../../../kernel/index.ts';
import type { CellKind } from './cell-kind.types.ts';
import type { CellValue, ColumnKey, RowValues } from './cell.types.ts';
import type { ChoiceOption, Column } from './column.types.ts';

/** A row as given: its values, including `id` if stored. */
export type GivenRow = RowValues;

/** A text that a cell of a given row did not take. */
export interface GivenRefusal {
  /** Of the row, from 0. */
  readonly position: number;
  readonly column: ColumnKey;
  readonly message: LocalizedText;
}

export type TableSize = 'medium' | 'small' | 'mini' | 'tiny';

export type RowSelection = 'checkbox' | 'radio' | 'none';

/** Locked rows: those whose field equals the value, or one of the list. */
export type DisabledRows = Readonly<Record<ColumnKey, CellValue>>;

export type ToolbarButton = 'add' | 'save' | 'remove' | 'clearSelection' | 'collapse' | 'undo' | 'redo' | 'find';

/** Load the options below a parent's value. A rejection or timeout leaves the cell unchanged and is reported. */
export type LinkLoader = (parentValue: string) => Promise<readonly ChoiceOption[]>;

/** A chain of linked choices: the key of its first column, whose options belong to the value ''. */
export interface Linkage {
  readonly key: ColumnKey;
  readonly requestData: LinkLoader;
}

export interface TableOptions {
  readonly columns: readonly Column[];
  /** Kept by reference: the caller must not mutate the list or its rows. */
  readonly rows?: readonly GivenRow[];
  /** Additional cell kinds. `registerKinds` rejects reserved names. */
  readonly kinds?: readonly CellKind[];
  /** Key of persisted columns, drafts, widths and enhance records; nothing is persisted without it. */
  readonly tableCode?: string;
  readonly disabledRows?: DisabledRows;
  /** The whole table is read-only. */
  readonly disabled?: boolean;
  /** Cells always look like inputs; if false, a click opens the editor. Defaults to true. */
  readonly alwaysEdit?: boolean;
  readonly rowSelection?: RowSelection;
  readonly rowNumber?: boolean;
  readonly rowExpand?: boolean;
  readonly dragSort?: boolean;
  /** Rows can be added and inserted; on by default. */
  readonly rowInsertion?: boolean;
  /** Defaults to `orderNum`. */
  readonly dragSortKey?: ColumnKey;
  /** Until the user chooses another, which is remembered for all tables. */
  readonly size?: TableSize;
  /** Buttons of the toolbar; forbidden ones are not offered. */
  readonly toolbar?: readonly ToolbarButton[];
  /** Prefix of column and button permissions: `authPre:key`. */
  readonly authPre?: string;
  /** Highlight remote changes for 1400 ms. */
  readonly reloadEffect?: boolean;
  /** Remove rows only on `rows.confirmRemoval`, after the server deleted them. */
  readonly asyncRemove?: boolean;
  /** Request saving a row after every committed change. */
  readonly saveAtOnce?: boolean;
  readonly linkage?: readonly Linkage[];
  /** Number of initial blank rows in an empty table. */
  readonly addDefaultRowNum?: number;
  /** Optional features, on by default; for measuring their cost. */
  readonly features?: { readonly validation?: boolean; readonly statistics?: boolean; readonly undo?: boolean };
}
