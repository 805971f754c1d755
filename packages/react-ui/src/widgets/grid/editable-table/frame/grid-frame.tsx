import type { TableFacts } from '@evergreen/core/grid/editable-table';
import { memo, useMemo, useRef } from 'react';

import { PHONE, useChosenFacts, useMedia, useSelectedFacts, useTranslate } from '../../../../adapter/index.ts';
import { editableTableWidgetMessages as messages } from '../editable-table.messages.ts';
import { ROLE } from './grid-roles.ts';
import type { MenuPoint } from '../panels/grid-menu.tsx';
import { GridState } from './grid-state.tsx';
import { gridLayoutOf, ROW_HEIGHTS } from './grid-layout.ts';
import { HeaderRow } from '../columns/header-row.tsx';
import type { RowGeometry } from '../rows/row-geometry.ts';
import { StatisticsRow } from './statistics-row.tsx';
import { TableBody } from './table-body.tsx';
import { useTable } from '../table-context.ts';
import { useGridEvents } from './use-grid-events.ts';
import { useViewSize } from './use-view-size.ts';
import { useColumnWindow } from './use-window.ts';

export interface GridFrameProps {
  /** Keep it stable. */
  readonly openMenu: (at: MenuPoint) => void;
  /** What the table is called for those who hear the page. */
  readonly label?: string | undefined;
  /** CSS pixels; the frame is as high as its rows up to it, or exactly so high. */
  readonly height: number;
  readonly isFilled: boolean;
  readonly panelHeight: number;
  /** Keep it stable. */
  readonly onNearEnd?: (() => void) | undefined;
}

const DRAWN_FACTS = ['columns', 'size', 'rowCount', 'orderRevision', 'active', 'expanded'] as const;
const hasStatistics = (facts: TableFacts) => facts.statistics.length > 0;

/** The one element that scrolls, and in it the titles, the rows in view and the sums. */
export const GridFrame = memo(function GridFrame(props: GridFrameProps) {
  const { openMenu, label, height, isFilled, panelHeight, onNearEnd } = props;
  const { table, id, expandedRow } = useTable();
  const t = useTranslate();
  const frame = useRef<HTMLDivElement>(null);
  const { columns, size, rowCount, orderRevision, active, expanded } = useChosenFacts(table, DRAWN_FACTS);
  const isSummed = useSelectedFacts(table, hasStatistics);
  const isPhone = useMedia(PHONE);

  const rowHeight = ROW_HEIGHTS[size];
  const headerHeight = Math.min(rowHeight, ROW_HEIGHTS.small);
  const geometry = useMemo((): RowGeometry => {
    // Rows that moved took their panels along.
    void orderRevision;
    const at = (expandedRow === null ? [] : [...expanded])
      .map((row) => table.rows.positionOf(row))
      .filter((position) => position >= 0);
    return { rowHeight, panelHeight, expanded: at.toSorted((one, other) => one - other) };
  }, [table, expanded, expandedRow, orderRevision, rowHeight, panelHeight]);
  const kept = active === null ? -1 : table.rows.positionOf(active.row);
  const { width: viewWidth, height: viewHeight } = useViewSize(frame);
  const layout = useMemo(
    () => gridLayoutOf(columns, { look: table.look, rowCount, isPhone, viewWidth, kindOf: table.kind }),
    [columns, table, rowCount, isPhone, viewWidth],
  );
  const [first, last] = useColumnWindow(frame, layout);
  const events = useGridEvents({ frame, layout, geometry, rowCount, headerHeight, viewHeight }, openMenu);
  const limit = isFilled ? { height } : { maxHeight: height };

  return (
    <div
      ref={frame}
      role={ROLE.grid}
      id={id}
      className={`table-frame is-${size}${table.look.alwaysEdit ? ' is-open-look' : ''}${isFilled ? ' is-filled' : ''}`}
      style={{
        ...limit,
        ['--row-height' as string]: `${rowHeight}px`,
        ['--header-height' as string]: `${headerHeight}px`,
      }}
      aria-label={label ?? t(messages.table)}
      aria-rowcount={rowCount + 1 + (isSummed ? 1 : 0)}
      aria-colcount={layout.columnCount}
      aria-multiselectable
      tabIndex={active === null ? 0 : -1}
      {...events}
    >
      <div role={ROLE.group} className="table-head" style={{ width: layout.width }}>
        <HeaderRow layout={layout} first={first} last={last} />
      </div>
      <TableBody
        frame={frame}
        layout={layout}
        geometry={geometry}
        rowCount={rowCount}
        headerHeight={headerHeight}
        first={first}
        last={last}
        kept={kept}
        onNearEnd={onNearEnd}
      />
      <GridState />
      {isSummed && (
        <div role={ROLE.group} className="table-foot" style={{ width: layout.width }}>
          <StatisticsRow layout={layout} first={first} last={last} index={rowCount + 2} />
        </div>
      )}
    </div>
  );
});
