import type { LocalizedText } from '../../../kernel/index.ts';
import type { Condition } from '../../../resources/index.ts';
import type { QueryField, QueryLine, ValueNames } from './advanced-query.types.ts';

export type ColumnFilterEvent =
  /** Of the column of this field; another one that is open closes. */
  | { readonly type: 'filter.open'; readonly field: string; readonly names: ValueNames }
  /** `texts`: how the values read, by value. */
  | {
      readonly type: 'value.change';
      readonly id: string;
      readonly values: readonly string[];
      readonly texts?: Readonly<Record<string, string>>;
    }
  /** The input was left: dates and numbers are parsed. */
  | { readonly type: 'value.leave'; readonly id: string }
  | { readonly type: 'filter.apply' }
  /** Ends what the column asks for. */
  | { readonly type: 'filter.clear' }
  | { readonly type: 'filter.close' };

export type ColumnFilterEmitted =
  /** The list is to be read by this; null: by none. */
  | { readonly type: 'query.changed'; readonly condition: Condition | null }
  /** Applying was refused because of the value of this line. */
  | { readonly type: 'line.refused'; readonly id: string };

/** The filter of one column as it is filled in. */
export interface ColumnFilterDraft {
  readonly field: QueryField;
  /** One for each rule that the filter offers; a line's identifier names column and rule. */
  readonly lines: readonly QueryLine[];
  /** By line: why its value cannot be read. */
  readonly errors: Readonly<Record<string, LocalizedText>>;
  /** Why the whole was refused. */
  readonly problem: LocalizedText | null;
  readonly names: ValueNames;
}

export interface ColumnFilterFacts {
  /** null while no filter is open. */
  readonly draft: ColumnFilterDraft | null;
}
