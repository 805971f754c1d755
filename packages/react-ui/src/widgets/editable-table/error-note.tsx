import type { CellError, TableFacts } from '@evergreen/core/editable-table';
import type { Text } from '@evergreen/core/kernel';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';

import { useSelectedFacts, useText } from '../../adapter/index.ts';
import { editableTableMessages as messages } from './editable-table.messages.ts';
import { PanelButton } from './panel-button.tsx';
import { useTable } from './table-context.ts';
import { useReturnFocus } from './use-return-focus.ts';

/** So many are listed at first, and so many more each time somebody asks. */
const LISTED = 100;

const errorCountOf = (facts: TableFacts) => facts.errorCount;
const refusedOf = (facts: TableFacts) => facts.refused;

/** How many cells are bad and which texts no cell could take, and the way to each of them. */
export function ErrorNote() {
  const { table } = useTable();
  const say = useText();
  const count = useSelectedFacts(table, errorCountOf);
  const refused = useSelectedFacts(table, refusedOf);
  if (count + refused.length === 0) return null;
  return (
    <div className="table-errors">
      {count > 0 && <ErrorsButton words={messages.errors(count)} count={count} listed={(limit) => table.errors(limit)} />}
      {refused.length > 0 && (
        <ErrorsButton
          words={messages.refused(refused.length)}
          count={refused.length}
          listed={(limit) => refused.slice(0, limit)}
          foot={<Button onClick={() => table.send({ type: 'refused.forget' })}>{say(messages.refusedSeen)}</Button>}
        />
      )}
    </div>
  );
}

interface ErrorsButtonProps {
  readonly words: Text;
  readonly count: number;
  readonly listed: (limit: number) => readonly CellError[];
  readonly foot?: ReactNode;
}

function ErrorsButton({ words, ...panel }: ErrorsButtonProps) {
  const say = useText();
  return (
    <PanelButton button={{ danger: true, type: 'text' }} label={say(words)} placement="bottomLeft">
      {(close) => <ErrorPanel {...panel} onChosen={close} />}
    </PanelButton>
  );
}

function ErrorPanel({ count, listed, foot, onChosen }: Omit<ErrorsButtonProps, 'words'> & { readonly onChosen: () => void }) {
  const say = useText();
  const [limit, setLimit] = useState(LISTED);
  return (
    <>
      <ErrorList errors={listed(limit)} onChosen={onChosen} />
      {count > limit && <Button onClick={() => setLimit(limit + LISTED)}>{say(messages.moreErrors(count - limit))}</Button>}
      {foot}
    </>
  );
}

function ErrorList({ errors, onChosen }: { readonly errors: readonly CellError[]; readonly onChosen: () => void }) {
  const { table } = useTable();
  const say = useText();
  const returnFocus = useReturnFocus();
  const titleOf = (key: string) => table.facts().allColumns.find(({ column }) => column.key === key)?.column.title ?? key;
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
              onChosen();
              returnFocus();
              table.send({ type: 'cell.focus', place: { row: error.row, column: error.column } });
            }}
          >
            {say(messages.errorAt(positionOf(error) + 1, titleOf(error.column)))}
          </Button>
          {say(error.message)}
        </li>
      ))}
    </ul>
  );
}
