import { ArrowDownOutlined, ArrowUpOutlined, FilterFilled } from '@ant-design/icons';
import type { SortedBy } from '@evergreen/core/grid/editable-table';
import { memo } from 'react';

import { ColumnMenu } from './column-menu.tsx';
import { ColumnResizer } from './column-resizer.tsx';
import type { ColumnPlace } from '../frame/grid-layout.ts';
import { ROLE } from '../frame/grid-roles.ts';
import { isRequired } from './is-required.ts';
import { tableParts } from '../lazy/table-parts.ts';
import { useTable } from '../table-context.ts';

export interface HeaderCellProps {
  readonly column: ColumnPlace;
  /** How the rows were sorted by this column, null where they were not. */
  readonly sorted: SortedBy['direction'] | null;
  readonly isFiltered: boolean;
}

/** The title of a column, what can be done with it, and the edge that makes it wider. */
export const HeaderCell = memo(function HeaderCell({ column, sorted, isFiltered }: HeaderCellProps) {
  const { table, tellMissing } = useTable();
  const { title } = column.laidOut.column;
  return (
    <div
      role={ROLE.title}
      aria-colindex={column.index}
      {...(sorted === null ? undefined : { 'aria-sort': sorted })}
      className={`table-cell table-title at-${column.kind?.align ?? 'start'}`}
      style={column.style}
    >
      <button
        type="button"
        tabIndex={-1}
        className="table-title-words"
        title={title}
        onClick={() => void tableParts.load().then(({ sortByHead }) => table.send(sortByHead(column.key)), tellMissing)}
      >
        {isRequired(column.laidOut.column) && (
          <span className="table-required" aria-hidden>
            *
          </span>
        )}
        {title}
      </button>
      {isFiltered && <FilterFilled className="table-sorted" aria-hidden />}
      {sorted === 'ascending' && <ArrowUpOutlined className="table-sorted" aria-hidden />}
      {sorted === 'descending' && <ArrowDownOutlined className="table-sorted" aria-hidden />}
      <ColumnMenu column={column} />
      <ColumnResizer column={column} />
    </div>
  );
});
