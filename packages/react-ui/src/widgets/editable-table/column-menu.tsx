import { MoreOutlined } from '@ant-design/icons';
import { Dropdown, type MenuProps } from 'antd';
import { useRef, useState } from 'react';

import { useText } from '../../adapter/index.ts';
import { editableTableMessages as messages } from './editable-table.messages.ts';
import type { ColumnPlace, GridLayout } from './grid-layout.ts';
import { useTable } from './table-context.ts';

export interface ColumnMenuProps {
  readonly layout: GridLayout;
  readonly column: ColumnPlace;
}

/** What can be done with a column. antd's menu is made when it is first asked for: a wide table has many titles. */
export function ColumnMenu({ layout, column }: ColumnMenuProps) {
  const { table } = useTable();
  const say = useText();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { key, position } = column;
  const { columns } = layout;

  const items: NonNullable<MenuProps['items']> = [
    { key: 'ascending', label: say(messages.ascending) },
    { key: 'descending', label: say(messages.descending) },
    { type: 'divider' },
    { key: 'left', label: say(messages.moveLeft), disabled: position === 0 },
    { key: 'right', label: say(messages.moveRight), disabled: position === columns.length - 1 },
    { key: 'hide', label: say(messages.hide), disabled: columns.length === 1 },
  ];
  const choose = (chosen: string) => {
    if (chosen === 'ascending' || chosen === 'descending') table.send({ type: 'rows.sort', column: key, direction: chosen });
    if (chosen === 'left') table.send({ type: 'column.move', column: key, before: columns[position - 1]?.key ?? null });
    if (chosen === 'right') table.send({ type: 'column.move', column: key, before: columns[position + 2]?.key ?? null });
    if (chosen === 'hide') table.send({ type: 'column.hide', column: key, isHidden: true });
  };
  const opener = (
    <button
      ref={button}
      type="button"
      tabIndex={-1}
      className="table-column-menu"
      aria-haspopup="menu"
      aria-expanded={isOpen}
      aria-label={say(messages.columnMenu(column.laidOut.column.title))}
      onClick={() => setOpen(true)}
    >
      <MoreOutlined aria-hidden />
    </button>
  );
  if (!isOpen) return opener;
  return (
    <Dropdown
      open
      autoFocus
      trigger={['click']}
      placement="bottomRight"
      onOpenChange={setOpen}
      menu={{
        items,
        onClick: ({ key: chosen, domEvent }) => {
          domEvent.preventDefault();
          setOpen(false);
          choose(chosen);
        },
      }}
    >
      {opener}
    </Dropdown>
  );
}
