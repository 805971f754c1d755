import { createStore, type Service } from '../../../../kernel/index.ts';
import type { ClockPort } from '../../../../ports/index.ts';
import type { TypedStorage } from '../../../../storage/index.ts';
import { changeTime, layoutStorage } from './layout-storage.ts';
import {
  freezeColumn,
  layoutOf,
  withColumnMoved,
  withColumnWidth,
  showColumn,
  withViewColumns,
  type DescribedColumn,
  type ListLayout,
} from './list-layout.model.ts';

export interface ListLayoutFacts {
  readonly columns: ListLayout;
  /** There is no default to return to: nothing is stored, or the view is shown as it was saved. */
  readonly isDefault: boolean;
}

/** What a person does to a column. */
type ColumnEvent =
  | { readonly type: 'column.show'; readonly key: string; readonly isShown: boolean }
  /** `place` counts all columns, hidden ones included. */
  | { readonly type: 'column.move'; readonly key: string; readonly place: number }
  | { readonly type: 'column.resize'; readonly key: string; readonly width: number }
  | { readonly type: 'column.freeze'; readonly key: string; readonly isFrozen: boolean };

export type ListLayoutEvent =
  | ColumnEvent
  | { readonly type: 'layout.reset' }
  /** Another browser arranged the list, and its layout is stored: take it. */
  | { readonly type: 'layout.recall' }
  /** Show these columns in this order until the view is left. What is changed meanwhile is not remembered. */
  | { readonly type: 'view.apply'; readonly columns: readonly string[] }
  /** Show again what the person arranged. */
  | { readonly type: 'view.leave' };

export type ListLayoutService = Service<ListLayoutFacts, ListLayoutEvent>;

export interface ListLayoutDependencies {
  readonly storage: TypedStorage;
  readonly clock: ClockPort;
  readonly userId: string;
  /** Name of the list, unique in the application. */
  readonly list: string;
  readonly columns: readonly DescribedColumn[];
  /** Keys of the columns that are frozen by default. */
  readonly frozen: readonly string[];
}

/** Create the layout of one list for one account: read from storage, persisted on every change. */
export function createListLayout(dependencies: ListLayoutDependencies): ListLayoutService {
  const { columns, frozen, clock } = dependencies;
  const stored = layoutStorage(dependencies.storage, dependencies.userId, dependencies.list);
  const recalled = (): ListLayoutFacts => {
    const arranged = stored.get()?.columns ?? null;
    return { columns: layoutOf(columns, frozen, arranged ?? []), isDefault: arranged === null };
  };
  const shown = createStore(recalled(), (_, next: ListLayoutFacts) => next);
  /** Columns of the view that is shown in place of the person's own layout. */
  let view: readonly string[] | null = null;
  const viewed = (keys: readonly string[]): ListLayoutFacts => ({
    columns: layoutOf(columns, frozen, withViewColumns(recalled().columns, keys)),
    isDefault: true,
  });

  const store = (next: ListLayout | null) =>
    stored.set({ columns: next, changedAt: changeTime(clock.now(), stored.get()?.changedAt) });
  return {
    ...shown,
    send(event) {
      switch (event.type) {
        case 'layout.recall':
          if (view === null) shown.send(recalled());
          return;
        case 'view.apply':
          view = event.columns;
          shown.send(viewed(view));
          return;
        case 'view.leave':
          if (view === null) return;
          view = null;
          shown.send(recalled());
          return;
        case 'layout.reset':
          if (view === null) store(null);
          shown.send(view === null ? recalled() : viewed(view));
          return;
        case 'column.show':
        case 'column.move':
        case 'column.resize':
        case 'column.freeze': {
          const { columns: before } = shown.facts();
          const next = layoutAfter(before, event);
          if (next === before) return;
          if (view === null) store(next);
          shown.send({ columns: next, isDefault: false });
        }
      }
    },
  };
}

function layoutAfter(layout: ListLayout, event: ColumnEvent): ListLayout {
  switch (event.type) {
    case 'column.show':
      return showColumn(layout, event.key, event.isShown);
    case 'column.move':
      return withColumnMoved(layout, event.key, event.place);
    case 'column.resize':
      return withColumnWidth(layout, event.key, event.width);
    case 'column.freeze':
      return freezeColumn(layout, event.key, event.isFrozen);
  }
}
