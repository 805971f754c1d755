import type { ResourceTable } from '@evergreen/core/records/table';
import { activityTypeResource } from '@evergreen/core/resources';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { EditableTable } from '@evergreen/react-ui/widgets/grid/editable-table';

import { useActivityTypes } from './use-activity-types.ts';
import { useMarkedTable } from './use-marked-table.ts';

/** The activity types of the platform, every row saved as soon as it was changed. */
export function SaveAtOnceExample() {
  const table = useActivityTypes();
  return table === null ? null : <ActivityTypes table={table} />;
}

function ActivityTypes({ table }: { readonly table: ResourceTable }) {
  const t = useTranslate();
  useMarkedTable(table);
  return <EditableTable table={table} label={t(activityTypeResource.title)} onRetry={table.retry} />;
}
