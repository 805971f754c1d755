import { useState } from 'react';

import { useTranslate } from '../../../../adapter/index.ts';
import { editableTableWidgetMessages as messages } from '../editable-table.messages.ts';
import type { ColumnPlace } from '../frame/grid-layout.ts';
import { LazyBoundary } from '../lazy/lazy-boundary.tsx';
import { useFocusActiveCell } from '../input/use-focus-active-cell.ts';

/** What can be done with a column. antd's menu is made when it is first asked for: a wide table has many titles. */
export function ColumnMenu({ column }: { readonly column: ColumnPlace }) {
  const t = useTranslate();
  const returnFocus = useFocusActiveCell();
  const [isOpen, setOpen] = useState(false);
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
      aria-label={t(messages.columnMenu(column.laidOut.column.title))}
      onClick={() => setOpen(true)}
    />
  );
  if (!isOpen) return opener;
  return (
    <LazyBoundary meanwhile={opener} onMissing={() => setOpen(false)}>
      {({ ColumnMenuList }) => (
        <ColumnMenuList column={column} onClose={close}>
          {opener}
        </ColumnMenuList>
      )}
    </LazyBoundary>
  );
}
