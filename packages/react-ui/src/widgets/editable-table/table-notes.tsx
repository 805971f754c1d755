import type { CellError, TableFacts } from '@evergreen/core/editable-table';
import { Alert, Button, Popover } from 'antd';
import { useState } from 'react';

import { useSelectedFacts, useText } from '../../adapter/index.ts';
import { editableTableMessages as messages } from './editable-table.messages.ts';
import { useTable } from './table-context.ts';

/** Errors that the list names; more would not be read. */
const LISTED = 100;

const errorCountOf = (facts: TableFacts) => facts.errorCount;
const hasDraftOf = (facts: TableFacts) => facts.hasDraft;
const failureOf = (facts: TableFacts) => facts.failure;

/** What is to be known of the table as a whole: that it could not be read, and that a draft was kept. */
export function TableNotes({ onRetry }: { readonly onRetry: (() => void) | undefined }) {
  const { table } = useTable();
  const say = useText();
  const hasDraft = useSelectedFacts(table, hasDraftOf);
  const failure = useSelectedFacts(table, failureOf);
  return (
    <>
      {failure !== null && (
        <Alert
          type="error"
          showIcon
          title={say(failure)}
          action={onRetry !== undefined && <Button onClick={onRetry}>{say(messages.retry)}</Button>}
        />
      )}
      {hasDraft && (
        <Alert
          type="info"
          showIcon
          title={say(messages.draft)}
          action={
            <>
              <Button type="primary" onClick={() => table.send({ type: 'draft.restore' })}>
                {say(messages.restoreDraft)}
              </Button>{' '}
              <Button onClick={() => table.send({ type: 'draft.drop' })}>{say(messages.dropDraft)}</Button>
            </>
          }
        />
      )}
    </>
  );
}

/** How many cells are bad, and the way to each of them. */
export function ErrorNote() {
  const { table } = useTable();
  const say = useText();
  const [isOpen, setOpen] = useState(false);
  const count = useSelectedFacts(table, errorCountOf);
  if (count === 0) return null;
  return (
    <div className="table-errors">
      <Popover
        open={isOpen}
        onOpenChange={setOpen}
        trigger="click"
        placement="bottomLeft"
        destroyOnHidden
        content={<ErrorList errors={isOpen ? table.errors(LISTED) : []} onChosen={() => setOpen(false)} />}
      >
        <Button danger type="text" aria-expanded={isOpen}>
          {say(messages.errors(count))}
        </Button>
      </Popover>
    </div>
  );
}

function ErrorList({ errors, onChosen }: { readonly errors: readonly CellError[]; readonly onChosen: () => void }) {
  const { table, focus } = useTable();
  const say = useText();
  const titleOf = (key: string) => table.facts().allColumns.find(({ column }) => column.key === key)?.column.title ?? key;
  return (
    <ul className="table-error-list">
      {errors.map(({ row, column, position, message }) => (
        <li key={`${row} ${column}`}>
          <Button
            type="link"
            onClick={() => {
              onChosen();
              focus.want(true);
              table.send({ type: 'cell.focus', place: { row, column } });
            }}
          >
            {say(messages.errorAt(position + 1, titleOf(column)))}
          </Button>
          {say(message)}
        </li>
      ))}
    </ul>
  );
}
