import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import type { SortedBy } from '@evergreen/core/editable-table';
import { memo } from 'react';

import { ColumnMenu } from './column-menu.tsx';
import { ColumnResizer } from './column-resizer.tsx';
import type { ColumnPlace } from '../frame/grid-layout.ts';
import { ROLE } from '../frame/grid-roles.ts';
import { isRequired } from './is-required.ts';

export interface HeaderCellProps {
  readonly column: ColumnPlace;
  /** How the rows were sorted by this column, null where they were not. */
  readonly sorted: SortedBy['direction'] | null;
}

/** The title of a column, what can be done with it, and the edge that makes it wider. */
export const HeaderCell = memo(function HeaderCell({ column, sorted }: HeaderCellProps) {
  const { title } = column.laidOut.column;
  return (
    <div
      role={ROLE.title}
      aria-colindex={column.index}
      {...(sorted === null ? undefined : { 'aria-sort': sorted })}
      className={`table-cell table-title at-${column.kind?.align ?? 'start'}`}
      style={column.style}
    >
      <span className="table-title-words" title={title}>
        {isRequired(column.laidOut.column) && (
          <span className="table-required" aria-hidden>
            *
          </span>
        )}
        {title}
      </span>
      {sorted === 'ascending' && <ArrowUpOutlined className="table-sorted" aria-hidden />}
      {sorted === 'descending' && <ArrowDownOutlined className="table-sorted" aria-hidden />}
      <ColumnMenu column={column} />
      <ColumnResizer column={column} />
    </div>
  );
});
