import type { Service } from '../../../kernel/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import type { TypedStorage } from '../../../storage/index.ts';
import { changeTime, layoutStorage } from './layout-storage.ts';
import {
  freezeColumn,
  layoutOf,
  withColumnMoved,
  withColumnWidth,
  showColumn,
  type DescribedColumn,
  type ListLayout,
} from './list-layout.model.ts';

export interface ListLayoutFacts {
  readonly columns: ListLayout;
  /** Nothing is stored: there is no default to return to. */
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
  | { readonly type: 'layout.recall' };

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
  const listeners = new Set<() => void>();
  const recalled = (): ListLayoutFacts => {
    const arranged = stored.get()?.columns ?? null;
    return { columns: layoutOf(columns, frozen, arranged ?? []), isDefault: arranged === null };
  };
  let facts = recalled();

  const adopt = (next: ListLayoutFacts) => {
    facts = next;
    for (const listener of listeners) listener();
  };
  const store = (next: ListLayout | null) =>
    stored.set({ columns: next, changedAt: changeTime(clock.now(), stored.get()?.changedAt) });
  return {
    facts: () => facts,
    subscribe(listener) {
      const heard = () => listener();
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    send(event) {
      if (event.type === 'layout.recall') {
        adopt(recalled());
        return;
      }
      if (event.type === 'layout.reset') {
        store(null);
        adopt({ columns: layoutOf(columns, frozen), isDefault: true });
        return;
      }
      const next = layoutAfter(facts.columns, event);
      if (next === facts.columns) return;
      store(next);
      adopt({ columns: next, isDefault: false });
    },
    on: () => () => undefined,
    dispose: () => listeners.clear(),
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
