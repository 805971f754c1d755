import type { RowKey } from '@evergreen/core/editable-table';
import { Dropdown, type MenuProps } from 'antd';
import { useEffect, useEffectEvent } from 'react';

import { useText } from '../../adapter/index.ts';
import { editableTableMessages as messages } from './editable-table.messages.ts';
import { useTable } from './table-context.ts';

/** Where the menu of a row opens, in pixels of the window. */
export interface MenuPoint {
  readonly row: RowKey;
  readonly x: number;
  readonly y: number;
}

export interface GridMenuProps {
  readonly at: MenuPoint;
  readonly onClose: () => void;
}

/** What can be done with a row: from its handle, by a right press, by Shift-F10 or the menu key. */
export function GridMenu({ at, onClose }: GridMenuProps) {
  const { table } = useTable();
  const say = useText();
  const { row } = at;
  const position = table.rows.positionOf(row);
  const { isDisabled, range } = table.facts();
  const isFixed = isDisabled || table.rows.view(row)?.isLocked === true;

  const closeLater = useEffectEvent(onClose);
  useEffect(() => {
    const left = () => closeLater();
    globalThis.addEventListener('scroll', left, true);
    globalThis.addEventListener('blur', left);
    return () => {
      globalThis.removeEventListener('scroll', left, true);
      globalThis.removeEventListener('blur', left);
    };
  }, []);

  const items: NonNullable<MenuProps['items']> = [
    { key: 'up', label: say(messages.moveUp), disabled: isDisabled || position === 0 },
    { key: 'down', label: say(messages.moveDown), disabled: isDisabled || position === table.rows.rowCount() - 1 },
    { key: 'insert', label: say(messages.insertRow), disabled: isDisabled },
    { type: 'divider' },
    { key: 'fill', label: say(messages.fillDown), disabled: isDisabled || range === null },
    { key: 'remove', label: say(messages.removeRow), danger: true, disabled: isFixed },
  ];
  const choose = (chosen: string) => {
    if (chosen === 'up' || chosen === 'down') table.send({ type: 'row.move', row, by: chosen });
    if (chosen === 'insert') table.send({ type: 'row.insert', after: row });
    if (chosen === 'fill') table.send({ type: 'range.fillDown' });
    if (chosen === 'remove') table.send({ type: 'rows.remove', rows: [row] });
  };
  return (
    <Dropdown
      open
      autoFocus
      trigger={['click']}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      menu={{
        items,
        onClick: ({ key, domEvent }) => {
          domEvent.preventDefault();
          onClose();
          choose(key);
        },
      }}
    >
      <span className="table-menu-point" style={{ left: at.x, top: at.y }} />
    </Dropdown>
  );
}
