import { Dropdown } from 'antd';
import type { ReactNode } from 'react';

import { useTranslate } from '../../../../adapter/index.ts';
import { columnActions, doColumnAction } from './column-actions.ts';
import type { ColumnPlace } from '../frame/grid-layout.ts';
import { useTable } from '../table-context.ts';

export interface ColumnMenuListProps {
  readonly column: ColumnPlace;
  readonly onClose: () => void;
  /** What it opens at. */
  readonly children: ReactNode;
}

/** The opened menu of a column. */
export function ColumnMenuList({ column: { key, width }, onClose, children }: ColumnMenuListProps) {
  const { table, openFilter } = useTable();
  const t = useTranslate();
  return (
    <Dropdown
      open
      autoFocus
      trigger={['click']}
      placement="bottomRight"
      onOpenChange={(isStillOpen) => {
        if (!isStillOpen) onClose();
      }}
      menu={{
        items: columnActions(table, key, t),
        onClick: ({ key: chosen, domEvent }) => {
          domEvent.preventDefault();
          onClose();
          if (chosen === 'filter') openFilter(key);
          else doColumnAction(table, key, width, chosen);
        },
      }}
    >
      {children}
    </Dropdown>
  );
}
