import type { ResourceTable } from '@evergreen/core/records/table';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { EditableTable } from '@evergreen/react-ui/widgets/grid/editable-table';

import { galleryTablesMessages as messages } from './gallery-tables.messages.ts';
import { useActivityTypes } from './use-activity-types.ts';
import { useMarkedTable } from './use-marked-table.ts';

/** The same stored rows in two tables: what one saves the server tells the other, as it tells every window that shows them. */
export function LiveExample() {
  const mine = useActivityTypes();
  const theirs = useActivityTypes();
  return mine === null || theirs === null ? null : (
    <div className="gallery-tables-screens">
      <Screen whose="mine" table={mine} />
      <Screen whose="theirs" table={theirs} />
    </div>
  );
}

function Screen({ whose, table }: { readonly whose: 'mine' | 'theirs'; readonly table: ResourceTable }) {
  const t = useTranslate();
  useMarkedTable(table);
  return (
    <div>
      <h2>{t(messages[whose])}</h2>
      <EditableTable table={table} label={t(messages[whose])} maxHeight={360} onRetry={table.retry} />
    </div>
  );
}
