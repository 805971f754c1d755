import type { SelectionFacts, TableFacts } from '@evergreen/core/grid/editable-table';
import { memo, useLayoutEffect, useRef } from 'react';

import { useChosenFacts, useSelectedFacts, useTranslate } from '../../../../adapter/index.ts';
import { editableTableWidgetMessages as messages } from '../editable-table.messages.ts';
import type { ColumnPlace, GridLayout, LeadName } from '../frame/grid-layout.ts';
import { ROLE } from '../frame/grid-roles.ts';
import { HeaderCell } from './header-cell.tsx';
import { leftPart, rightPart } from '../frame/pinned-parts.tsx';
import { useTable } from '../table-context.ts';

export interface HeaderRowProps {
  readonly layout: GridLayout;
  readonly first: number;
  readonly last: number;
}

const ARRANGED_FACTS = ['sorted', 'filters'] as const;

/** The titles, which stay where they are while the rows go by. */
export const HeaderRow = memo(function HeaderRow({ layout, first, last }: HeaderRowProps) {
  const { table } = useTable();
  const { sorted, filters } = useChosenFacts(table, ARRANGED_FACTS);
  const cell = (column: ColumnPlace) => (
    <HeaderCell
      key={column.key}
      column={column}
      sorted={sorted?.column === column.key ? sorted.direction : null}
      isFiltered={column.key in filters}
    />
  );
  const leads = layout.leads.map((lead) => (
    <div
      key={lead.name}
      role={ROLE.title}
      aria-colindex={lead.index}
      className={`table-cell table-lead is-${lead.name}`}
      style={{ left: lead.left, width: lead.width }}
    >
      <LeadTitle name={lead.name} />
    </div>
  ));
  return (
    <div role={ROLE.row} aria-rowindex={1} className="table-header" style={{ width: layout.width }}>
      {leftPart(layout, leads, cell)}
      {layout.middle.slice(first, last + 1).map(cell)}
      {rightPart(layout, cell)}
    </div>
  );
});

function LeadTitle({ name }: { readonly name: LeadName }) {
  const { table } = useTable();
  const t = useTranslate();
  switch (name) {
    case 'number':
      return t(messages.rowNumber);
    case 'selection':
      return table.look.rowSelection === 'checkbox' ? (
        <SelectAll />
      ) : (
        <span className="visually-hidden">{t(messages.choice)}</span>
      );
    case 'handle':
      return <span className="visually-hidden">{t(messages.sortColumn)}</span>;
    case 'expand':
      return <span className="visually-hidden">{t(messages.expand)}</span>;
  }
}

const selectionOf = (facts: TableFacts): SelectionFacts => facts.selection;

function SelectAll() {
  const { table } = useTable();
  const t = useTranslate();
  const { isAll, isIndeterminate } = useSelectedFacts(table, selectionOf);
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // No attribute says it.
    if (box.current !== null) box.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);
  return (
    <input
      ref={box}
      type="checkbox"
      className="table-tick"
      tabIndex={-1}
      aria-label={t(messages.selectAll)}
      checked={isAll}
      onChange={() => table.send({ type: 'rows.selectAll', isSelected: !isAll })}
    />
  );
}
