import type { ListPageFacts, ListPageService } from '@evergreen/core/list-page';
import type { Resource } from '@evergreen/core/resources';

import { RecordExportButton } from '../../record-export/index.ts';
import { RecordImportButton } from '../../record-import/index.ts';

export interface ListTransferProps {
  readonly resource: Resource;
  readonly list: ListPageService;
  readonly facts: ListPageFacts;
  /** Keys of the columns that are shown. */
  readonly shown: readonly string[];
}

/** What takes rows out of the platform and into it, as files. */
export function ListTransfer({ resource, list, facts, shown }: ListTransferProps) {
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
        <RecordExportButton
          resource={resource}
          isDisabled={exporting.decision === 'disable'}
          listed={() => ({ query: facts.query, selection: facts.selection, fixed: list.scope.fixed, shown })}
        />
      )}
    </>
  );
}
