import type { Column } from '@evergreen/core/grid/editable-table';

import { useTranslate } from '../../../../adapter/index.ts';
import { editableTableWidgetMessages as messages } from '../editable-table.messages.ts';

/** What to do with a cell of files that is empty and may be filled: as an empty input has words in it. */
export function FileHint({ column: { placeholder, btnText } }: { readonly column: Column }) {
  const t = useTranslate();
  return (
    <span className="table-hint">
      {[placeholder, btnText].find((words) => words !== undefined && words !== '') ?? t(messages.fileHint)}
    </span>
  );
}
