import { shownTags, type CellValue, type RowKey } from '@evergreen/core/grid/editable-table';

import type { ColumnPlace } from '../frame/grid-layout.ts';
import { useTable } from '../table-context.ts';

export interface ChosenTagsProps {
  readonly column: ColumnPlace;
  readonly rowKey: RowKey;
  readonly value: CellValue | undefined;
  /** All of them in words. */
  readonly text: string;
}

/** The first of several choices, and how many there are beside it. */
export function ChosenTags({ column, rowKey, value = null, text }: ChosenTagsProps) {
  const { table } = useTable();
  const { tags, more } = shownTags(value, table.rows.options(rowKey, column.key));
  return (
    <span title={text}>
      {tags.map((tag) => (
        <span key={tag} className="table-tag">
          {tag}
        </span>
      ))}
      {more > 0 && <span className="table-more">+{more}</span>}
    </span>
  );
}
