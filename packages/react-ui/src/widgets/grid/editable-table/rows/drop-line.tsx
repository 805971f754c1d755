import type { TableFacts } from '@evergreen/core/grid/editable-table';
import { memo } from 'react';

import { useSelectedFacts } from '../../../../adapter/index.ts';
import { heightOf, topOf, type RowGeometry } from './row-geometry.ts';
import { useTable } from '../table-context.ts';

const draggedOf = (facts: TableFacts) => facts.dragged;

/** Where the row that is dragged would go. */
export const DropLine = memo(function DropLine({ geometry }: { readonly geometry: RowGeometry }) {
  const { table } = useTable();
  const dragged = useSelectedFacts(table, draggedOf);
  if (dragged === null) return null;
  const isBelow = dragged.to > table.rows.positionOf(dragged.row);
  const top = topOf(geometry, dragged.to) + (isBelow ? heightOf(geometry, dragged.to) : 0);
  return <div className="table-drop-line" style={{ transform: `translateY(${top}px)` }} />;
});
