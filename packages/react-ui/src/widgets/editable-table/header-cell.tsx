import { memo } from 'react';

import { ColumnMenu } from './column-menu.tsx';
import { ColumnResizer } from './column-resizer.tsx';
import type { ColumnPlace, GridLayout } from './grid-layout.ts';
import { ROLE } from './grid-roles.ts';
import { isRequired } from './is-required.ts';

export interface HeaderCellProps {
  readonly layout: GridLayout;
  readonly column: ColumnPlace;
}

/** The title of a column, what can be done with it, and the edge that makes it wider. */
export const HeaderCell = memo(function HeaderCell({ layout, column }: HeaderCellProps) {
  const { title } = column.laidOut.column;
  return (
    <div
      role={ROLE.title}
      aria-colindex={column.index}
      className={`table-cell table-title at-${column.kind?.align ?? 'start'}`}
      style={{ left: column.left, width: column.width }}
    >
      <span className="table-title-words" title={title}>
        {isRequired(column.laidOut.column) && (
          <span className="table-required" aria-hidden>
            *
          </span>
        )}
        {title}
      </span>
      <ColumnMenu layout={layout} column={column} />
      <ColumnResizer column={column} />
    </div>
  );
});
