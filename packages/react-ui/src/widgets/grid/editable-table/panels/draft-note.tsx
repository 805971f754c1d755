import type { TableFacts } from '@evergreen/core/grid/editable-table';
import { Alert, Button } from 'antd';

import { useSelectedFacts, useTranslate } from '../../../../adapter/index.ts';
import { panelMessages } from './panel.messages.ts';
import { ErrorPanel } from './error-panel.tsx';
import { useTable } from '../table-context.ts';

const clashesOf = (facts: TableFacts) => facts.draftClashes;

/** A draft that was kept, what it would write over, and what is to become of it. */
export function DraftNote() {
  const { table } = useTable();
  const t = useTranslate();
  const { cells, hasOthers } = useSelectedFacts(table, clashesOf);
  const choices = (
    <>
      {cells.length > 0 && hasOthers && (
        <Button type="primary" onClick={() => table.send({ type: 'draft.restore', keepsRemote: true })}>
          {t(panelMessages.restoreOthers)}
        </Button>
      )}
      <Button type={cells.length === 0 ? 'primary' : 'default'} onClick={() => table.send({ type: 'draft.restore' })}>
        {t(cells.length === 0 ? panelMessages.restoreDraft : panelMessages.restoreOver)}
      </Button>
      <Button onClick={() => table.send({ type: 'draft.drop' })}>{t(panelMessages.dropDraft)}</Button>
    </>
  );
  if (cells.length === 0)
    return (
      <Alert
        type="info"
        showIcon
        title={t(panelMessages.draft)}
        action={<div className="table-choices">{choices}</div>}
      />
    );
  return (
    <Alert
      type="warning"
      showIcon
      title={t(panelMessages.draft)}
      description={
        <>
          <p>{t(panelMessages.draftClashes(cells.length))}</p>
          <ErrorPanel count={cells.length} listed={(limit) => cells.slice(0, limit)} />
          <div className="table-choices">{choices}</div>
        </>
      }
    />
  );
}
