import * as v from 'valibot';

import type { Service } from '../../../kernel/index.ts';
import { storageFamily, type StorageFamily, type TypedStorage } from '../../../storage/index.ts';
import {
  freezeColumn,
  layoutOf,
  MAXIMUM_COLUMN_WIDTH,
  MINIMUM_COLUMN_WIDTH,
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

export type ListLayoutEvent =
  | { readonly type: 'column.show'; readonly key: string; readonly isShown: boolean }
  /** `place` counts all columns, hidden ones included. */
  | { readonly type: 'column.move'; readonly key: string; readonly place: number }
  | { readonly type: 'column.resize'; readonly key: string; readonly width: number }
  | { readonly type: 'column.freeze'; readonly key: string; readonly isFrozen: boolean }
  | { readonly type: 'layout.reset' };

export type ListLayoutService = Service<ListLayoutFacts, ListLayoutEvent>;

export interface ListLayoutDependencies {
  readonly storage: TypedStorage;
  readonly userId: string;
  /** Name of the list, unique in the application. */
  readonly list: string;
  readonly columns: readonly DescribedColumn[];
  /** Keys of the columns that are frozen by default. */
  readonly frozen: readonly string[];
}

/** Storage keys: `pro__list:layout:<user>:<list>`. A malformed layout is ignored (threat T-67). */
const layoutFamily: StorageFamily<ListLayout> = storageFamily(
  'list:layout',
  v.array(
    v.object({
      key: v.string(),
      isShown: v.boolean(),
      isFrozen: v.boolean(),
      width: v.nullable(v.pipe(v.number(), v.minValue(MINIMUM_COLUMN_WIDTH), v.maxValue(MAXIMUM_COLUMN_WIDTH))),
    }),
  ),
);

/** Create the layout of one list for one account: read from storage, persisted on every change. */
export function createListLayout(dependencies: ListLayoutDependencies): ListLayoutService {
  const { columns, frozen } = dependencies;
  const family = dependencies.storage.family(layoutFamily);
  const id = `${dependencies.userId}:${dependencies.list}`;
  const stored = family.get(id);
  const listeners = new Set<() => void>();
  let facts: ListLayoutFacts = { columns: layoutOf(columns, frozen, stored ?? []), isDefault: stored === undefined };

  const adopt = (next: ListLayoutFacts) => {
    facts = next;
    for (const listener of listeners) listener();
  };
  return {
    facts: () => facts,
    subscribe(listener) {
      const heard = () => listener();
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    send(event) {
      if (event.type === 'layout.reset') {
        family.remove(id);
        adopt({ columns: layoutOf(columns, frozen), isDefault: true });
        return;
      }
      const next = layoutAfter(facts.columns, event);
      if (next === facts.columns) return;
      family.set(id, next);
      adopt({ columns: next, isDefault: false });
    },
    on: () => () => undefined,
    dispose: () => listeners.clear(),
  };
}

function layoutAfter(layout: ListLayout, event: Exclude<ListLayoutEvent, { type: 'layout.reset' }>): ListLayout {
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
