import type { Sorter } from '../../../../contract/index.ts';
import { sortableColumns, type Resource } from '../../../../resources/index.ts';
import type { ShownQuery } from '../advanced-query.types.ts';
import {
  type ListLayoutService,
  defaultListQuery,
  type ListPageService,
  type ListPreferencesService,
} from '../../list/index.ts';
import { viewSorter } from './saved-view.model.ts';

/** A list with all that a view changes. */
export interface ViewedList {
  readonly resource: Resource;
  readonly list: ListPageService;
  readonly layout: ListLayoutService;
  readonly preferences: ListPreferencesService;
}

/** Who brings a view or ends it: the person, the list as it opens, or its address, which says the order too. */
export type Cause = 'choice' | 'opening' | 'address';

/** What is in force of a view, and what it took the place of. */
interface ViewInForce {
  readonly view: ShownQuery;
  /** The order before; null where the view has none. */
  readonly sorter: Sorter | null;
}

export interface ViewSwitch {
  /** The view whose layout the list has; null while it has the person's own. */
  view(): ShownQuery | null;
  /** A query without a layout changes nothing. */
  enter(view: ShownQuery, cause: Cause): void;
  leave(cause: Cause): void;
}

/** Gives a list the layout of a view, and its own back. `onChange` is called after either. */
export function createViewSwitch(
  { resource, list, layout, preferences }: ViewedList,
  onChange: () => void,
): ViewSwitch {
  let inForce: ViewInForce | null = null;
  return {
    view: () => inForce?.view ?? null,
    enter(view, cause) {
      if (view.layout === null) return;
      const sorter = viewSorter(view.layout, sortableColumns(resource));
      const before = cause === 'address' ? defaultListQuery(resource).sorter : list.facts().query.sorter;
      inForce = { view, sorter: sorter === null ? null : before };
      layout.send({ type: 'view.apply', columns: view.layout.columns });
      preferences.send({ type: 'view.apply', density: view.layout.density });
      if (cause !== 'address') {
        const isOpening = cause === 'opening';
        if (sorter !== null) list.send({ type: 'sort.change', sorter, isOpening });
        list.send({ type: 'view.change', view: view.key, isOpening });
      }
      onChange();
    },
    leave(cause) {
      if (inForce === null) return;
      const { sorter } = inForce;
      inForce = null;
      layout.send({ type: 'view.leave' });
      preferences.send({ type: 'view.leave' });
      if (cause !== 'address') {
        if (sorter !== null) list.send({ type: 'sort.change', sorter });
        list.send({ type: 'view.change', view: null });
      }
      onChange();
    },
  };
}
