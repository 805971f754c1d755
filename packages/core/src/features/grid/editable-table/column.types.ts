import type { LocalizedText } from '../../../kernel/index.ts';
import type { CellValue, ColumnKey, RowValues } from './cell.types.ts';

/** One thing to choose. `title` and `label` are other words for `text` and are read as it. */
export interface ChoiceOption {
  readonly value: string | number;
  readonly text?: string;
  readonly title?: string;
  readonly label?: string;
  readonly disabled?: boolean;
}

/** When a handler is asked. */
export type ValidationMoment = 'input' | 'blur' | 'change' | 'getValues';

export interface CellCheck {
  readonly moment: ValidationMoment;
  readonly value: CellValue;
  /** The row's bare id, null for a new one. */
  readonly id: string | null;
  readonly values: RowValues;
  readonly column: Column;
}

/** `true` fits, `false` or words do not, `null` gives no verdict: the cell stays as it is. */
export type CellValidationResult = boolean | string | null;

/** May be asked again before it answered; only the answer to the newest value counts. */
export type CellHandler = (check: CellCheck) => CellValidationResult | Promise<CellValidationResult>;

/**
 * One rule of a column. Rules are checked in their order and the first that fails gives its message, in which `${title}`, `${key}`
 * and `${defaultValue}` stand for the column's own. Within one rule the order is required, unique, pattern, handler.
 */
export interface CellRule {
  readonly required?: boolean;
  /** No two rows hold the same value; nothing is compared with nothing. */
  readonly unique?: boolean;
  /** The name of a shortcut of `cellShortcuts`, `only` for unique, or a regular expression. Asked of what is not empty. */
  readonly pattern?: string;
  readonly handler?: CellHandler;
  readonly message?: string;
}

export type Statistic = 'sum' | 'average';

export interface Column {
  readonly key: ColumnKey;
  readonly title: string;
  /** The name of a cell kind: one of TABLE-03, or one that was registered. */
  readonly type: string;
  /** CSS pixels. */
  readonly width?: number;
  readonly minWidth?: number;
  readonly fixed?: 'left' | 'right';
  readonly placeholder?: string;
  readonly defaultValue?: CellValue;
  readonly options?: readonly ChoiceOption[];
  readonly dictCode?: string;
  readonly validateRules?: readonly CellRule[];
  /** Locks the whole column, or the cells of those rows for which it is true. */
  readonly disabled?: boolean | ((values: RowValues) => boolean);
  /** Choices may be added by typing. */
  readonly allowInput?: boolean;
  readonly allowSearch?: boolean;
  readonly allowDownload?: boolean;
  readonly allowRemove?: boolean;
  /** What a checked and an unchecked box hold; `Y` and `N` unless told. */
  readonly customValue?: readonly [checked: CellValue, unchecked: CellValue];
  readonly defaultChecked?: boolean;
  readonly statistics?: Statistic | readonly Statistic[];
  /** A new row gets one more than the highest number of the column. */
  readonly isOrder?: boolean;
  /** Files of the cell are sent with the token. */
  readonly token?: boolean;
  /** Where files of the cell are sent. */
  readonly action?: string;
  /** The field of the answer that holds the path; `message` unless told. */
  readonly responseName?: string;
  /** At most so many files. */
  readonly number?: number;
  /** JSON text; `uploadnum` in it stands for `number`. */
  readonly fieldExtendJson?: string;
  readonly popupCode?: string;
  /** The field of what was picked whose words the cell shows. */
  readonly field?: string;
  /** Fields of what was picked, joined by commas, and the columns that take them, in the same order. */
  readonly orgFields?: string;
  readonly destFields?: string;
  readonly btnText?: string;
  /** The name of the drawing that a `slot` cell shows. */
  readonly slotName?: string;
  readonly setTagColor?: (value: string) => string;
  /** The next column of a chain of linked choices: its options depend on the value of this one. */
  readonly linkageKey?: ColumnKey;
  /** Validated though it is hidden. */
  readonly validateHidden?: boolean;
  /** What the kind of the cell alone understands. */
  readonly props?: Readonly<Record<string, CellValue>>;
}

/** A complaint about a cell. */
export interface ColumnConfigurationError {
  readonly column: ColumnKey;
  readonly message: LocalizedText;
}
