import { Dropdown } from 'antd';
import { useState } from 'react';

import { useText } from '../../adapter/index.ts';
import { columnActions, doColumnAction } from './column-actions.ts';
import { editableTableMessages as messages } from './editable-table.messages.ts';
import type { ColumnPlace } from './grid-layout.ts';
import { useTable } from './table-context.ts';
import { useReturnFocus } from './use-return-focus.ts';

/** What can be done with a column. antd's menu is made when it is first asked for: a wide table has many titles. */
export function ColumnMenu({ column }: { readonly column: ColumnPlace }) {
  const { table } = useTable();
  const say = useText();
  const returnFocus = useReturnFocus();
  const [isOpen, setOpen] = useState(false);
  const { key, width } = column;
  const close = () => {
    setOpen(false);
    returnFocus();
  };
  const opener = (
    <button
      type="button"
      tabIndex={-1}
      className="table-column-menu"
      aria-haspopup="menu"
      aria-expanded={isOpen}
      aria-label={say(messages.columnMenu(column.laidOut.column.title))}
      onClick={() => setOpen(true)}
    />
  );
  if (!isOpen) return opener;
  return (
    <Dropdown
      open
      autoFocus
      trigger={['click']}
      placement="bottomRight"
      onOpenChange={(isStillOpen) => {
        if (!isStillOpen) close();
      }}
      menu={{
        items: columnActions(table, key, say),
        onClick: ({ key: chosen, domEvent }) => {
          domEvent.preventDefault();
          close();
          doColumnAction(table, key, width, chosen);
        },
      }}
    >
      {opener}
    </Dropdown>
  );
}
