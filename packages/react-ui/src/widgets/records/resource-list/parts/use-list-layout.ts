import { createAccountLayout } from '@evergreen/core/account-layout';
import { createListLayout, type ListLayoutService } from '@evergreen/core/list-layout';
import { listColumns, type ListColumn } from '@evergreen/core/list-page';
import type { ListPreferencesService } from '@evergreen/core/list-preferences';
import type { Resource } from '@evergreen/core/resources';
import { useCallback, useEffect, useMemo } from 'react';

import { useCore, useOwnedService, useTranslate } from '../../../../adapter/index.ts';
import { widthOfHead } from './header-cell.tsx';

/** The columns of a resource, each at least as wide as its title in the current language. */
export function useListColumns(resource: Resource): readonly ListColumn[] {
  const t = useTranslate();
  return useMemo(
    () =>
      listColumns(resource).map((column) => ({
        ...column,
        width: Math.max(column.width, widthOfHead(t(column.title))),
      })),
    [resource, t],
  );
}

/** How the current account arranged the columns of a list, here or in another browser. Null in the first render only. */
export function useListLayout(
  resource: Resource,
  columns: readonly ListColumn[],
  preferences: ListPreferencesService,
): ListLayoutService | null {
  const core = useCore();
  const open = useCallback(
    () =>
      core.open(({ storage, clock, userId }) =>
        createListLayout({ storage, clock, userId, list: resource.name, columns, frozen: [resource.labelField] }),
      ),
    [core, resource, columns],
  );
  const layout = useOwnedService(open);
  useEffect(() => {
    if (layout === null) return undefined;
    const { name: list } = resource;
    const account = core.open((page) => createAccountLayout({ ...page, list, layout, preferences }));
    return () => account.dispose();
  }, [core, resource, layout, preferences]);
  return layout;
}
