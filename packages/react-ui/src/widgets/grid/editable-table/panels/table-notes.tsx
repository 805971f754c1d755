import type { TableFacts } from '@evergreen/core/editable-table';
import { Alert, Button } from 'antd';

import { useChosenFacts, useSelectedFacts, useTranslate } from '../../../../adapter/index.ts';
import { editableTableWidgetMessages as messages } from '../editable-table.messages.ts';
import { ErrorPanel } from './error-panel.tsx';
import { useTable } from '../table-context.ts';

const clashesOf = (facts: TableFacts) => facts.draftClashes;
const NOTED_FACTS = ['hasDraft', 'failure'] as const;

export interface TableNotesProps {
  readonly onRetry: (() => void) | undefined;
  /** Something that was opened could not be fetched. */
  readonly isMissing: boolean;
  readonly onMissingSeen: () => void;
}

/** What is to be known of the table as a whole: that its columns are wrong, that it could not be read, and that a draft was kept. */
export function TableNotes({ onRetry, isMissing, onMissingSeen }: TableNotesProps) {
  const { table } = useTable();
  const t = useTranslate();
  const { hasDraft, failure } = useChosenFacts(table, NOTED_FACTS);
  return (
    <>
      {table.problems.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t(messages.columnsWrong)}
          description={
            <ul className="table-problems">
              {table.problems.map(({ column, message }) => (
                <li key={`${column} ${message['en-US']}`}>{t(message)}</li>
              ))}
            </ul>
          }
        />
      )}
      {failure !== null && (
        <Alert
          type="error"
          showIcon
          title={t(failure)}
          action={onRetry !== undefined && <Button onClick={onRetry}>{t(messages.retry)}</Button>}
        />
      )}
      {isMissing && (
        <Alert type="error" showIcon closable={{ onClose: onMissingSeen }} title={t(messages.partMissing)} />
      )}
      {hasDraft && <DraftNote />}
    </>
  );
}

/** A draft that was kept, what it would write over, and what is to become of it. */
function DraftNote() {
  const { table } = useTable();
  const t = useTranslate();
  const { cells, hasOthers } = useSelectedFacts(table, clashesOf);
  const choices = (
    <>
      {cells.length > 0 && hasOthers && (
        <Button type="primary" onClick={() => table.send({ type: 'draft.restore', keepsRemote: true })}>
          {t(messages.restoreOthers)}
        </Button>
      )}
      <Button type={cells.length === 0 ? 'primary' : 'default'} onClick={() => table.send({ type: 'draft.restore' })}>
        {t(cells.length === 0 ? messages.restoreDraft : messages.restoreOver)}
      </Button>
      <Button onClick={() => table.send({ type: 'draft.drop' })}>{t(messages.dropDraft)}</Button>
    </>
  );
  if (cells.length === 0)
    return (
      <Alert type="info" showIcon title={t(messages.draft)} action={<div className="table-choices">{choices}</div>} />
    );
  return (
    <Alert
      type="warning"
      showIcon
      title={t(messages.draft)}
      description={
        <>
          <p>{t(messages.draftClashes(cells.length))}</p>
          <ErrorPanel count={cells.length} listed={(limit) => cells.slice(0, limit)} />
          <div className="table-choices">{choices}</div>
        </>
      }
    />
  );
}
