import type { ColumnStatistic, TableFacts } from '@evergreen/core/grid/editable-table';
import { memo } from 'react';

import { useFrequentFacts, useTranslate } from '../../../../adapter/index.ts';
import { editableTableWidgetMessages as messages } from '../editable-table.messages.ts';
import type { ColumnPlace, GridLayout } from './grid-layout.ts';
import { isSureToFit } from '../cells/fits-cell.ts';
import { ROLE } from './grid-roles.ts';
import { leftPart, rightPart } from './pinned-parts.tsx';
import { useTable } from '../table-context.ts';

export interface StatisticsRowProps {
  readonly layout: GridLayout;
  readonly first: number;
  readonly last: number;
  /** `aria-rowindex`. */
  readonly index: number;
}

/** Pixels that the word for the row takes in either language. */
const LABEL_WIDTH = 96;

/** What is left of a room for words in bold type. */
const BOLD = 0.9;

const statisticsOf = (facts: TableFacts): readonly ColumnStatistic[] => facts.statistics;

/** Sums and averages under the columns that ask for them; it stays at the lower edge of the view. */
export const StatisticsRow = memo(function StatisticsRow({ layout, first, last, index }: StatisticsRowProps) {
  const { table } = useTable();
  const t = useTranslate();
  const statistics = useFrequentFacts(table, statisticsOf);
  const [head] = layout.columns;
  const leadWidth = layout.leads.reduce((sum, { width }) => sum + width, 0);
  const isHeadSummed = statistics.some(({ column, text }) => column === head?.key && text !== '');
  const hasLeadRoom = leadWidth >= LABEL_WIDTH || (leadWidth > 0 && isHeadSummed);

  const cell = (column: ColumnPlace) => {
    const own = statistics.filter((statistic) => statistic.column === column.key && statistic.text !== '');
    const words = own.map(({ statistic, text }) => `${t(messages[statistic])} ${text}`).join(' ');
    const isLabelled = column.key === head?.key && !hasLeadRoom && own.length === 0;
    const look = isLabelled ? 'is-label' : own.length < 2 && isSureToFit(words, column.room * BOLD) ? 'is-fitting' : '';
    return (
      <div
        key={column.key}
        role={ROLE.cell}
        aria-colindex={column.index}
        className={`table-cell at-${column.kind?.align ?? 'start'} ${look}`}
        style={column.style}
        title={words}
      >
        {isLabelled && t(messages.statistics)}
        {own.map(({ statistic, text }) => (
          <span key={statistic} className="table-statistic">
            <small>{t(messages[statistic])}</small> <span>{text}</span>
          </span>
        ))}
      </div>
    );
  };
  const label = layout.leads.length > 0 && (
    <div
      role={ROLE.cell}
      aria-colindex={1}
      aria-colspan={layout.leads.length}
      className="table-cell table-lead"
      style={{ left: 0, width: leadWidth }}
      title={t(messages.statistics)}
    >
      {hasLeadRoom && t(messages.statistics)}
    </div>
  );
  return (
    <div role={ROLE.row} aria-rowindex={index} className="table-statistics" style={{ width: layout.width }}>
      {leftPart(layout, label, cell)}
      {layout.middle.slice(first, last + 1).map(cell)}
      {rightPart(layout, cell)}
    </div>
  );
});
