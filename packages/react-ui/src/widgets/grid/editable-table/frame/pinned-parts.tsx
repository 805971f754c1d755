import type { ReactNode } from 'react';

import type { ColumnPlace, GridLayout } from './grid-layout.ts';
import { ROLE } from './grid-roles.ts';

type DrawCell = (column: ColumnPlace) => ReactNode;

/** What stays at the left of a row: the columns before the data, and those that are pinned there. Called, and no component: rows are many. */
export function leftPart({ left, leftWidth, leftGoing }: GridLayout, leads: ReactNode, cell: DrawCell): ReactNode {
  return (
    leftWidth > 0 && (
      <div role={ROLE.none} className="table-pinned is-left" style={{ width: leftWidth, left: -leftGoing }}>
        {leads}
        {left.map(cell)}
      </div>
    )
  );
}

/** What stays at its right. */
export function rightPart({ right, rightWidth }: GridLayout, cell: DrawCell): ReactNode {
  return (
    right.length > 0 && (
      <div role={ROLE.none} className="table-pinned is-right" style={{ width: rightWidth }}>
        {right.map(cell)}
      </div>
    )
  );
}
