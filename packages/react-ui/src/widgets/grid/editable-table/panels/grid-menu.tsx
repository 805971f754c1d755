import type { ColumnKey, RowKey } from '@evergreen/core/grid/editable-table';
import { cellMenu, menuFocus, type CellMenuItem } from '@evergreen/core/grid/editable-table/lazy';
import { Dropdown, type MenuProps } from 'antd';
import { useEffect, useEffectEvent, useLayoutEffect, type ReactNode } from 'react';

import { useChosenFacts, useTranslate } from '../../../../adapter/index.ts';
import { columnActions, doColumnAction } from '../columns/column-actions.ts';
import { copyFromMenu, pasteFromMenu } from './menu-clipboard.ts';
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

/** What can be done with a row: from its handle, by a right press, by Shift-F10 or the menu key. */
export function GridMenu({ at, onClose }: GridMenuProps) {
  const { table, id, openFilter } = useTable();
  const t = useTranslate();
  const returnFocus = useFocusActiveCell();
  const { column } = at;
  const laidOut = table.facts().columns.find((one) => one.column.key === column);
  useLayoutEffect(() => {
    const place = menuFocus(table, at);
    if (place !== null) table.send({ type: 'cell.focus', place });
  }, [table, at]);
  useChosenFacts(table, MARKED_FACTS);
  const own = cellMenu(table, at);

  const close = () => {
    onClose();
    returnFocus();
  };
  const closeLater = useEffectEvent(close);
  useEffect(() => {
    // The cell that it opened at is brought into view first.
    let opened: string | null = null;
    const settled = setTimeout(() => {
      opened = placeOf(id);
    }, SETTLING);
    const left = () => closeLater();
    // Scrolling that is over already is told a frame later, and the menu itself may scroll.
    const scrolled = () => {
      if (opened !== null && placeOf(id) !== opened) closeLater();
    };
    globalThis.addEventListener('scroll', scrolled, true);
    globalThis.addEventListener('blur', left);
    return () => {
      clearTimeout(settled);
      globalThis.removeEventListener('scroll', scrolled, true);
      globalThis.removeEventListener('blur', left);
    };
  }, [id]);

  const items: NonNullable<MenuProps['items']> = [
    ...own.flatMap((item, index) => [
      ...(STARTS.has(item.name) && index > 0 ? [{ type: 'divider' } as const] : []),
      {
        key: item.name,
        label: <ItemLabel item={item} />,
        disabled: item.reason !== null,
        danger: item.name === 'remove',
      },
    ]),
    ...(laidOut === undefined
      ? []
      : [
          {
            key: 'column',
            label: t(messages.columnOf(laidOut.column.title)),
            children: columnActions(table, laidOut.column.key, t),
          },
        ]),
  ];
  const choose = (chosen: string) => {
    const item = own.find(({ name }) => name === chosen);
    if (chosen === 'copy') void copyFromMenu(table);
    else if (chosen === 'paste') void pasteFromMenu(table);
    else if (item !== undefined && item.event !== null) table.send(item.event);
    else if (chosen === 'filter' && column !== null) openFilter(column);
    else if (laidOut !== undefined) doColumnAction(table, laidOut.column.key, laidOut.width, chosen);
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

/** Milliseconds in which the table may still scroll to the cell. */
const SETTLING = 100;

const MARKED_FACTS = ['range', 'active'] as const;

/** What begins a part of the menu. */
const STARTS: ReadonlySet<CellMenuItem['name']> = new Set(['moveUp', 'insertBelow', 'remove', 'freeze']);

/** An entry, and why it does not apply: a press on it would say nothing. */
function ItemLabel({ item: { label, reason } }: { readonly item: CellMenuItem }): ReactNode {
  const t = useTranslate();
  return (
    <>
      {t(label)}
      {reason !== null && <small className="table-menu-reason">{t(reason)}</small>}
    </>
  );
}

/** Where the rows of a table stand in the window, in whole pixels. */
function placeOf(gridId: string): string {
  const grid = document.getElementById(gridId);
  if (grid === null) return '';
  const { left, top } = grid.getBoundingClientRect();
  return `${Math.round(left - grid.scrollLeft)} ${Math.round(top - grid.scrollTop)}`;
}
