import { Alert, Button } from 'antd';

import { useChosenFacts, useTranslate } from '../../../../adapter/index.ts';
import { editableTableWidgetMessages as messages } from '../editable-table.messages.ts';
import { LazyBoundary } from '../lazy/lazy-boundary.tsx';
import { useTable } from '../table-context.ts';

const nothing = () => undefined;
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
        <LazyBoundary onMissing={nothing}>{({ ColumnProblems }) => <ColumnProblems />}</LazyBoundary>
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
      {hasDraft && <LazyBoundary onMissing={nothing}>{({ DraftNote }) => <DraftNote />}</LazyBoundary>}
    </>
  );
}
