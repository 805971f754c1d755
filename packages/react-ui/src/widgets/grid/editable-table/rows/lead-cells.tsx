import { DownOutlined, HolderOutlined, RightOutlined } from '@ant-design/icons';
import type { RowView } from '@evergreen/core/grid/editable-table';
import { memo } from 'react';

import { useTranslate } from '../../../../adapter/index.ts';
import { editableTableWidgetMessages as messages } from '../editable-table.messages.ts';
import type { GridLayout, LeadPlace } from '../frame/grid-layout.ts';
import { ROLE } from '../frame/grid-roles.ts';
import { useTable } from '../table-context.ts';

export interface LeadCellsProps {
  readonly layout: GridLayout;
  readonly view: RowView;
  readonly position: number;
  readonly isExpanded: boolean;
}

/** What stands before the data: the handle, the number, the choice and what opens a row. */
export const LeadCells = memo(function LeadCells({ layout, view, position, isExpanded }: LeadCellsProps) {
  return layout.leads.map((lead) => (
    <div
      key={lead.name}
      role={ROLE.cell}
      aria-colindex={lead.index}
      className={`table-cell table-lead is-${lead.name}`}
      style={{ left: lead.left, width: lead.width }}
    >
      <LeadContent lead={lead} view={view} position={position} isExpanded={isExpanded} />
    </div>
  ));
});

interface LeadContentProps extends Omit<LeadCellsProps, 'layout'> {
  readonly lead: LeadPlace;
}

function LeadContent({ lead, view, position, isExpanded }: LeadContentProps) {
  const { table, id } = useTable();
  const t = useTranslate();
  const row = view.key;
  switch (lead.name) {
    case 'number':
      return position + 1;
    case 'handle':
      return (
        <button
          type="button"
          tabIndex={-1}
          className="table-handle"
          aria-label={t(messages.handle(position + 1))}
          data-handle={row}
        >
          <HolderOutlined aria-hidden />
        </button>
      );
    case 'selection':
      return (
        <input
          type={table.look.rowSelection === 'radio' ? 'radio' : 'checkbox'}
          name={`${id}-row`}
          tabIndex={-1}
          className="table-tick"
          aria-label={t(messages.selectRow(position + 1))}
          checked={view.isSelected}
          disabled={view.isLocked}
          onChange={({ target, nativeEvent }) => {
            const isExtending = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
            table.send({
              type: 'row.select',
              row,
              isSelected: target.checked,
              ...(isExtending ? { extend: true } : {}),
            });
          }}
        />
      );
    case 'expand':
      return (
        <button
          type="button"
          tabIndex={-1}
          className="table-expander"
          aria-expanded={isExpanded}
          aria-label={t(messages.expandRow(position + 1))}
          onClick={() => table.send({ type: 'row.expand', row, isExpanded: !isExpanded })}
        >
          {isExpanded ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
        </button>
      );
  }
}
