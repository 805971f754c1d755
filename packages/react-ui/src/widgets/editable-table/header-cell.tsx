import { memo } from 'react';

import type { ColumnPlace, GridLayout } from './grid-layout.ts';
import { ROLE } from './grid-roles.ts';
import { isRequired } from './is-required.ts';

export interface HeaderCellProps {
  readonly layout: GridLayout;
  readonly column: ColumnPlace;
}

/** The title of a column. */
export const HeaderCell = memo(function HeaderCell({ column }: HeaderCellProps) {
  const { title } = column.laidOut.column;
  return (
    <div
      role={ROLE.title}
      aria-colindex={column.index}
      className={`table-cell table-title at-${column.kind?.align ?? 'start'}`}
      style={{ left: column.left, width: column.width }}
      data-column={column.key}
    >
      <span className="table-title-words" title={title}>
        {isRequired(column.laidOut.column) && (
          <span className="table-required" aria-hidden>
            *
          </span>
        )}
        {title}
      </span>
    </div>
  );
});
