import { rowMenu, type RowKey, type RowMenuItem } from '@evergreen/core/editable-table';
import type { Text } from '@evergreen/core/kernel';
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

const LABELS: Readonly<Record<RowMenuItem['name'], Text>> = { moveUp: messages.moveUp, moveDown: messages.moveDown, insert: messages.insertRow };

/** What can be done with a row: from its handle, by a right press, by Shift-F10 or the menu key. */
export function GridMenu({ at, onClose }: GridMenuProps) {
  const { table } = useTable();
  const say = useText();
  const { row } = at;
  const { isDisabled, range } = table.facts();
  const own = rowMenu(table.rows, row, isDisabled);
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
    ...own.map(({ name, isDisabled: isOff }) => ({ key: name, label: say(LABELS[name]), disabled: isOff })),
    { type: 'divider' },
    { key: 'fill', label: say(messages.fillDown), disabled: isDisabled || range === null },
    { key: 'remove', label: say(messages.removeRow), danger: true, disabled: isFixed },
  ];
  const choose = (chosen: string) => {
    const item = own.find(({ name }) => name === chosen);
    if (item !== undefined) table.send(item.event);
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
