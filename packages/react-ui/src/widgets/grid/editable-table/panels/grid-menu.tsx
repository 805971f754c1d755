import { rowMenu, type ColumnKey, type RowKey, type RowMenuItem } from '@evergreen/core/editable-table';
import type { LocalizedText } from '@evergreen/core/kernel';
import { Dropdown, type MenuProps } from 'antd';
import { useEffect, useEffectEvent } from 'react';

import { useTranslate } from '../../../../adapter/index.ts';
import { columnActions, doColumnAction } from '../columns/column-actions.ts';
import { panelMessages as messages } from './panel.messages.ts';
import { useTable } from '../table-context.ts';
import { useFocusActiveCell } from '../input/use-focus-active-cell.ts';

/** Where the menu of a row opens, in pixels of the window. */
export interface MenuPoint {
  readonly row: RowKey;
  /** What can be done with this column is offered, too. */
  readonly column: ColumnKey | null;
  readonly x: number;
  readonly y: number;
}

export interface GridMenuProps {
  readonly at: MenuPoint;
  readonly onClose: () => void;
}

const LABELS: Readonly<Record<RowMenuItem['name'], LocalizedText>> = {
  moveUp: messages.moveUp,
  moveDown: messages.moveDown,
  insert: messages.insertRow,
};

/** What can be done with a row: from its handle, by a right press, by Shift-F10 or the menu key. */
export function GridMenu({ at, onClose }: GridMenuProps) {
  const { table, id } = useTable();
  const t = useTranslate();
  const returnFocus = useFocusActiveCell();
  const { row, column } = at;
  const laidOut = table.facts().columns.find((one) => one.column.key === column);
  const { isDisabled, range } = table.facts();
  const own = rowMenu(table.rows, row, isDisabled);
  const isFixed = isDisabled || table.rows.view(row)?.isLocked === true;

  const close = () => {
    onClose();
    returnFocus();
  };
  const closeLater = useEffectEvent(close);
  useEffect(() => {
    const opened = placeOf(id);
    const left = () => closeLater();
    // Scrolling that is over already is told a frame later, and the menu itself may scroll.
    const scrolled = () => {
      if (placeOf(id) !== opened) closeLater();
    };
    globalThis.addEventListener('scroll', scrolled, true);
    globalThis.addEventListener('blur', left);
    return () => {
      globalThis.removeEventListener('scroll', scrolled, true);
      globalThis.removeEventListener('blur', left);
    };
  }, [id]);

  const items: NonNullable<MenuProps['items']> = [
    ...own.map(({ name, isDisabled: isOff }) => ({ key: name, label: t(LABELS[name]), disabled: isOff })),
    { type: 'divider' },
    { key: 'fill', label: t(messages.fillDown), disabled: isDisabled || range === null },
    ...(table.look.dragSort ? [{ key: 'take', label: t(messages.takeRow), disabled: isDisabled }] : []),
    { key: 'remove', label: t(messages.removeRow), danger: true, disabled: isFixed },
    ...(laidOut === undefined
      ? []
      : [
          { type: 'divider' } as const,
          {
            key: 'column',
            label: t(messages.columnOf(laidOut.column.title)),
            children: columnActions(table, laidOut.column.key, t),
          },
        ]),
  ];
  const choose = (chosen: string) => {
    const item = own.find(({ name }) => name === chosen);
    if (item !== undefined) table.send(item.event);
    if (chosen === 'fill') table.send({ type: 'range.fillDown' });
    if (chosen === 'take') table.send({ type: 'drag.start', row });
    if (laidOut !== undefined) doColumnAction(table, laidOut.column.key, laidOut.width, chosen);
    if (chosen === 'remove') table.send({ type: 'rows.remove', rows: [row] });
  };
  return (
    <Dropdown
      open
      autoFocus
      trigger={['click']}
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      menu={{
        items,
        onClick: ({ key, domEvent }) => {
          domEvent.preventDefault();
          close();
          choose(key);
        },
      }}
    >
      <span className="table-menu-point" style={{ left: at.x, top: at.y }} />
    </Dropdown>
  );
}

/** Where the rows of a table stand in the window, in whole pixels. */
function placeOf(gridId: string): string {
  const grid = document.getElementById(gridId);
  if (grid === null) return '';
  const { left, top } = grid.getBoundingClientRect();
  return `${Math.round(left - grid.scrollLeft)} ${Math.round(top - grid.scrollTop)}`;
}
