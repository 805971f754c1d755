import type { ListPageFacts, ListPageService } from '@evergreen/core/list-page';
import type { ListOnPaper, RecordPrintService } from '@evergreen/core/record-print';
import type { Resource } from '@evergreen/core/resources';

import { RecordExportButton } from '../../record-export/index.ts';
import { RecordImportButton } from '../../record-import/index.ts';
import { RecordPrintButton } from '../../record-print/index.ts';

export interface ListTransferProps {
  readonly resource: Resource;
  readonly list: ListPageService;
  readonly facts: ListPageFacts;
  readonly print: RecordPrintService;
  /** The list as it is exported and printed. */
  readonly listed: () => ListOnPaper;
}

/** What takes rows out of the platform and into it, as files and on paper. */
export function ListTransfer({ resource, list, facts, print, listed }: ListTransferProps) {
  const { export: exporting, import: importing } = facts.permitted;
  return (
    <>
      {importing.decision !== 'hide' && (
        <RecordImportButton
          resource={resource}
          isDisabled={importing.decision === 'disable'}
          onImported={() => list.send({ type: 'rows.changed' })}
        />
      )}
      {exporting.decision !== 'hide' && (
        <>
          <RecordExportButton resource={resource} isDisabled={exporting.decision === 'disable'} listed={listed} />
          <RecordPrintButton {...{ resource, print, listed }} isDisabled={exporting.decision === 'disable'} />
        </>
      )}
    </>
  );
}
