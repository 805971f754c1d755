import type { CellKind } from './cell-kind.types.ts';
import type { CellValue, ColumnKey, RowValues } from './cell.types.ts';
import type { ChoiceOption, Column } from './column.types.ts';

/** A row as it is given: its values, among them `id` where it is stored. */
export type GivenRow = RowValues;

export type TableSize = 'medium' | 'small' | 'mini' | 'tiny';

export type RowSelection = 'checkbox' | 'radio' | 'none';

/** Rows that are locked: those whose field holds the value, or one of the list. */
export type DisabledRows = Readonly<Record<ColumnKey, CellValue>>;

export type ToolbarButton = 'add' | 'save' | 'remove' | 'clearSelection' | 'collapse' | 'undo' | 'redo' | 'find';

/** What can be chosen below a parent's value. Rejecting, or not answering in time, leaves the cell as it was and tells the person. */
export type LinkLoader = (parentValue: string) => Promise<readonly ChoiceOption[]>;

/** A chain of linked choices: the key of its first column, whose options are those of the value ''. */
export interface Linkage {
  readonly key: ColumnKey;
  readonly requestData: LinkLoader;
}

export interface TableOptions {
  readonly columns: readonly Column[];
  /** Kept by reference: neither the list nor its rows are to be changed by whoever gives them. */
  readonly rows?: readonly GivenRow[];
  /** Kinds beside those of the specification. Reserved names are refused by `registerKinds`. */
  readonly kinds?: readonly CellKind[];
  /** Columns, drafts, widths and enhance records are remembered under it; nothing is remembered without it. */
  readonly tableCode?: string;
  readonly disabledRows?: DisabledRows;
  /** The whole table is only read. */
  readonly disabled?: boolean;
  /** Cells look like inputs at all times; where false, a press makes one editable. True unless told. */
  readonly alwaysEdit?: boolean;
  readonly rowSelection?: RowSelection;
  readonly rowNumber?: boolean;
  readonly rowExpand?: boolean;
  readonly dragSort?: boolean;
  /** `orderNum` unless told. */
  readonly dragSortKey?: ColumnKey;
  readonly size?: TableSize;
  /** Which buttons the toolbar has; those without permission are not offered. */
  readonly toolbar?: readonly ToolbarButton[];
  /** Prefix of the permissions of columns and buttons: `authPre:key`. */
  readonly authPre?: string;
  /** Cells that others changed are shown for 1400 ms. */
  readonly reloadEffect?: boolean;
  /** Removed rows go only when `rows.confirmRemoval` comes, after the server did its part. */
  readonly asyncRemove?: boolean;
  /** Every committed change of a row asks to be saved at once. */
  readonly saveAtOnce?: boolean;
  readonly linkage?: readonly Linkage[];
  /** So many blank rows to begin with in a table without rows. */
  readonly addDefaultRowNum?: number;
  /** All features beyond drawing and writing, on unless told; for measuring what they cost. */
  readonly features?: { readonly validation?: boolean; readonly statistics?: boolean; readonly undo?: boolean };
}
