import type { ListPageFacts } from '@evergreen/core/records/list';
import type { ResourcePageService } from '@evergreen/core/records/page';
import type { ListOnPaper } from '@evergreen/core/records/transfer';

import { RecordExportButton } from '../../record-export/index.ts';
import { RecordImportButton } from '../../record-import/index.ts';
import { RecordPrintButton } from '../../record-print/index.ts';

export interface ListTransferProps {
  readonly page: Pick<ResourcePageService, 'listed' | 'transfer'>;
  readonly facts: Pick<ListPageFacts, 'permitted'>;
  /** The list as it is exported and printed. */
  readonly listed: () => ListOnPaper;
}

/** What takes rows out of the platform and into it, as files and on paper. */
export function ListTransfer({ page: { listed: resource, transfer }, facts, listed }: ListTransferProps) {
  const { export: exporting, import: importing } = facts.permitted;
  return (
    <>
      {importing.decision !== 'hide' && (
        <RecordImportButton
          resource={resource}
          service={transfer.import}
          isDisabled={importing.decision === 'disable'}
        />
      )}
      {exporting.decision !== 'hide' && (
        <>
          <RecordExportButton transfer={transfer} isDisabled={exporting.decision === 'disable'} listed={listed} />
          <RecordPrintButton
            resource={resource}
            print={transfer.print}
            listed={listed}
            isDisabled={exporting.decision === 'disable'}
          />
        </>
      )}
    </>
  );
}
