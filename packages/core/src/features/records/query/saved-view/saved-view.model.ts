import type { Sorter, ViewLayout } from '../../../../contract/index.ts';
import type { ShownQuery } from '../advanced-query.types.ts';
import type { ListLayout, Density } from '../../list/index.ts';

/** How a list looks now, as a view keeps it. The order of the list itself is no part of it. */
export function layoutToSave(columns: ListLayout, density: Density, sorter: Sorter, usual: Sorter): ViewLayout {
  const isUsual = sorter.column === usual.column && sorter.order === usual.order;
  return {
    columns: columns.filter(({ isShown }) => isShown).map(({ key }) => key),
    sorter: isUsual ? null : { column: sorter.column, order: sorter.order },
    density,
  };
}

/** The order of a view; null where it has none, or orders by a column that the list cannot be ordered by any more. */
export function viewSorter({ sorter }: ViewLayout, sortable: readonly string[]): Sorter | null {
  return sorter !== null && sortable.includes(sorter.column) ? sorter : null;
}

/** The view that a list opens with: the person's default one, or the one that the address asks by. */
export function openingView(saved: readonly ShownQuery[], isUnasked: boolean): ShownQuery | undefined {
  const views = saved.filter(({ layout, problem }) => layout !== null && problem === null);
  const isOpened = (view: ShownQuery) => view.isInForce || (isUnasked && view.condition === null);
  return (
    views.find((view) => view.isDefault && view.owner === null && isOpened(view)) ??
    views.find(({ isInForce }) => isInForce)
  );
}
