import type { ColumnKey } from '../cell.types.ts';
import type { EditableTableService } from '../editable-table.types.ts';

/** How a column can be filtered: by the values present with their counts, or by text, numbers or days. */
export type FilterForm =
  | { readonly kind: 'values'; readonly values: readonly PresentValue[] }
  | { readonly kind: 'text' | 'number' | 'day' };

export interface PresentValue {
  /** Display text; '' for empty cells. */
  readonly text: string;
  readonly count: number;
}

/** Up to this many values are listed to choose from; a column with more is searched by text. */
const MOST_VALUES = 500;

/** The filter that suits a column. Values are counted over all rows. */
export function filterForm({ rows, kind }: Pick<EditableTableService, 'rows' | 'kind'>, column: ColumnKey): FilterForm {
  switch (kind(column)?.editor) {
    case 'number':
      return { kind: 'number' };
    case 'date':
    case 'dateTime':
      return { kind: 'day' };
    case 'choice':
    case 'choices':
    case 'radio':
    case 'check':
      return presentValues(rows, column);
    default:
      return { kind: 'text' };
  }
}

function presentValues(rows: EditableTableService['rows'], column: ColumnKey): FilterForm {
  const counts = new Map<string, number>();
  for (let position = 0; position < rows.own.rowCount(); position += 1) {
    const key = rows.own.keyAt(position);
    if (key === undefined) continue;
    const text = rows.text(key, column);
    counts.set(text, (counts.get(text) ?? 0) + 1);
    if (counts.size > MOST_VALUES) return { kind: 'text' };
  }
  const words = new Intl.Collator('zh-CN', { numeric: true });
  const values = [...counts].map(([text, count]) => ({ text, count }));
  return { kind: 'values', values: values.toSorted((one, other) => words.compare(one.text, other.text)) };
}
