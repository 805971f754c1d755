import type { TableFacts } from '@evergreen/core/editable-table';
import { Alert, Button } from 'antd';

import { useSelectedFacts, useText } from '../../adapter/index.ts';
import { editableTableMessages as messages } from './editable-table.messages.ts';
import { useTable } from './table-context.ts';

const hasDraftOf = (facts: TableFacts) => facts.hasDraft;
const failureOf = (facts: TableFacts) => facts.failure;

/** What is to be known of the table as a whole: that its columns are wrong, that it could not be read, and that a draft was kept. */
export function TableNotes({ onRetry }: { readonly onRetry: (() => void) | undefined }) {
  const { table } = useTable();
  const say = useText();
  const hasDraft = useSelectedFacts(table, hasDraftOf);
  const failure = useSelectedFacts(table, failureOf);
  return (
    <>
      {table.problems.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={say(messages.columnsWrong)}
          description={
            <ul className="table-problems">
              {table.problems.map(({ column, message }) => (
                <li key={`${column} ${message['en-US']}`}>{say(message)}</li>
              ))}
            </ul>
          }
        />
      )}
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
