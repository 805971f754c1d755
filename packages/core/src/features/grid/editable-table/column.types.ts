import type { LocalizedText } from '../../../kernel/index.ts';
import type { CellValue, ColumnKey, RowValues } from './cell.types.ts';

/** One option. `title` and `label` are aliases of `text`. */
export interface ChoiceOption {
  readonly value: string | number;
  readonly text?: string;
  readonly title?: string;
  readonly label?: string;
  readonly disabled?: boolean;
}

/** When a handler is called. */
export type ValidationMoment = 'input' | 'blur' | 'change' | 'getValues';

export interface CellCheck {
  readonly moment: ValidationMoment;
  readonly value: CellValue;
  /** The row's server id, null for a new one. */
  readonly id: string | null;
  readonly values: RowValues;
  readonly column: Column;
}

/** `true` is valid, `false` or a message invalid, `null` undecided: the cell is unchanged. */
export type CellValidationResult = boolean | string | null;

/** May be called again while pending; only the response to the newest value counts. */
export type CellHandler = (check: CellCheck) => CellValidationResult | Promise<CellValidationResult>;

/**
 * One rule of a column. Rules are evaluated in order; the first failing one provides its message, with the placeholders
 * `${title}`, `${key}` and `${defaultValue}`. Order within a rule: required, unique, pattern, handler.
 */
export interface CellRule {
  readonly required?: boolean;
  /** Values must be unique; empty values are not compared. */
  readonly unique?: boolean;
  /** A shortcut of `cellShortcuts`, `only` for unique, or a regular expression. Applied to non-empty values. */
  readonly pattern?: string;
  readonly handler?: CellHandler;
  readonly message?: string;
}

export type Statistic = 'sum' | 'average';

export interface Column {
  readonly key: ColumnKey;
  readonly title: string;
  /** Name of a cell kind: one of TABLE-03, or a registered one. */
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
  /** Lock the whole column, or the cells of the rows for which it returns true. */
  readonly disabled?: boolean | ((values: RowValues) => boolean);
  /** Options may be added by typing. */
  readonly allowInput?: boolean;
  readonly allowSearch?: boolean;
  readonly allowDownload?: boolean;
  readonly allowRemove?: boolean;
  /** Values of a checked and an unchecked box; defaults to `Y` and `N`. */
  readonly customValue?: readonly [checked: CellValue, unchecked: CellValue];
  readonly defaultChecked?: boolean;
  readonly statistics?: Statistic | readonly Statistic[];
  /** A new row gets the column's maximum plus one. */
  readonly isOrder?: boolean;
  /** Of a moment that means an end: a day without a time is its last second. */
  readonly isEnd?: boolean;
  /** Upload files of the cell with the token. */
  readonly token?: boolean;
  /** Upload URL of the cell. */
  readonly action?: string;
  /** Response field with the path; defaults to `message`. */
  readonly responseName?: string;
  /** Maximum number of files. */
  readonly number?: number;
  /** JSON text; its `uploadnum` is equivalent to `number`. */
  readonly fieldExtendJson?: string;
  readonly popupCode?: string;
  /** The field of the picked record displayed in the cell. */
  readonly field?: string;
  /** Comma-separated fields of the picked record, and their target columns in the same order. */
  readonly orgFields?: string;
  readonly destFields?: string;
  readonly btnText?: string;
  /** Name of the component rendered in a `slot` cell. */
  readonly slotName?: string;
  readonly setTagColor?: (value: string) => string;
  /** The next column of a chain of linked choices: its options depend on the value of this one. */
  readonly linkageKey?: ColumnKey;
  /** Validate even if hidden. */
  readonly validateHidden?: boolean;
  /** Properties specific to the cell kind. */
  readonly props?: Readonly<Record<string, CellValue>>;
}

/** A configuration error of a column. */
export interface ColumnConfigurationError {
  readonly column: ColumnKey;
  readonly message: LocalizedText;
}
