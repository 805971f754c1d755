import { filteredFields } from '@evergreen/core/records/query';
import type { ListColumn } from '@evergreen/core/records/list';
import type { PageArrangement } from '@evergreen/core/records/page';
import { useMemo, type ReactNode } from 'react';

import { PHONE, useFacts, useMedia } from '../../../../adapter/index.ts';
import { ColumnFilterButton } from '../../advanced-query/index.ts';

/** The filters in the heads of the columns that can be asked for; a phone has no room for them. */
export function useHeadFilters({ filter, query }: PageArrangement): (column: ListColumn) => ReactNode {
  const isPhone = useMedia(PHONE);
  const { fields, inForce, names } = useFacts(query);
  const filtered = useMemo(() => filteredFields(fields, inForce), [fields, inForce]);
  return (column) =>
    isPhone || !fields.some(({ key }) => key === column.key) ? undefined : (
      <ColumnFilterButton filter={filter} column={column} isFiltered={filtered.includes(column.key)} names={names} />
    );
}
