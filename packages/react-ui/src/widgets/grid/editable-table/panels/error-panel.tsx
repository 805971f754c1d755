import type { CellError } from '@evergreen/core/grid/editable-table';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';

import { useTranslate } from '../../../../adapter/index.ts';
import { panelMessages } from './panel.messages.ts';
import { useTable } from '../table-context.ts';
import { useFocusActiveCell } from '../input/use-focus-active-cell.ts';

/** So many are listed at first, and so many more each time somebody asks. */
const LISTED = 100;

export interface ErrorPanelProps {
  readonly count: number;
  readonly listed: (limit: number) => readonly CellError[];
  readonly foot?: ReactNode;
  /** One of them was chosen, before the table goes to it. */
  readonly onChosen?: () => void;
}

/** Cells and what is to be said of each, with the way to it; of many only some until more are wanted. */
export function ErrorPanel({ count, listed, foot, onChosen }: ErrorPanelProps) {
  const t = useTranslate();
  const [limit, setLimit] = useState(LISTED);
  return (
    <>
      <ErrorList errors={listed(limit)} onChosen={onChosen} />
      {count > limit && (
        <Button onClick={() => setLimit(limit + LISTED)}>{t(panelMessages.moreErrors(count - limit))}</Button>
      )}
      {foot}
    </>
  );
}

function ErrorList({
  errors,
  onChosen,
}: {
  readonly errors: readonly CellError[];
  readonly onChosen: (() => void) | undefined;
}) {
  const { table } = useTable();
  const t = useTranslate();
  const returnFocus = useFocusActiveCell();
  const titleOf = (key: string) =>
    table.facts().allColumns.find(({ column }) => column.key === key)?.column.title ?? key;
  const positionOf = ({ row, position }: CellError) => {
    const now = table.rows.positionOf(row);
    return now === -1 ? position : now;
  };
  return (
    <ul className="table-error-list">
      {errors.map((error) => (
        <li key={`${error.row} ${error.column}`}>
          <Button
            type="link"
            onClick={() => {
              onChosen?.();
              returnFocus();
              table.send({ type: 'cell.focus', place: { row: error.row, column: error.column } });
            }}
          >
            {t(panelMessages.errorAt(positionOf(error) + 1, titleOf(error.column)))}
          </Button>
          {t(error.message)}
        </li>
      ))}
    </ul>
  );
}
