import type { Sorter, ViewLayout } from '../../../contract/index.ts';
import type { Service } from '../../../kernel/index.ts';
import { sortableColumns, type Resource } from '../../../resources/index.ts';
import type { AdvancedQueryService, ShownQuery } from '../advanced-query/index.ts';
import type { ListLayoutService } from '../list-layout/index.ts';
import { defaultListQuery, isSameCondition, isUnasked, type ListPageService } from '../list-page/index.ts';
import type { ListPreferencesService } from '../list-preferences/index.ts';
import { layoutToSave, openingView, viewSorter } from './saved-view.model.ts';

export interface SavedViewFacts {
  /** The saved query whose layout the list has; null while it has the person's own. */
  readonly key: string | null;
}

export type SavedViewEvent =
  /** Brings a saved query into force, with its layout; null ends the one in force. */
  { readonly type: 'view.choose'; readonly key: string | null };

export type SavedViewService = Service<SavedViewFacts, SavedViewEvent>;

export interface SavedViewDependencies {
  readonly resource: Resource;
  readonly query: AdvancedQueryService;
  readonly list: ListPageService;
  readonly layout: ListLayoutService;
  readonly preferences: ListPreferencesService;
}

/** What is in force of a view, and what it took the place of. */
interface ViewInForce {
  readonly view: ShownQuery;
  /** The order before; null where the view has none. */
  readonly sorter: Sorter | null;
}

const NONE: SavedViewFacts = { key: null };

/**
 * Gives a list the columns, the order and the row height of a saved query while it is in force, and the person's own afterwards.
 * What it asks for is brought into force by the advanced query; when that asks for something else, the view is left.
 */
export function createSavedView(dependencies: SavedViewDependencies): SavedViewService {
  const { resource, query, list, layout, preferences } = dependencies;
  const wasUnasked = isUnasked(list.facts().query);
  const listeners = new Set<() => void>();
  let inForce: ViewInForce | null = null;
  let facts = NONE;
  let isKnown = false;
  let wasOpen = false;

  const tell = () => {
    facts = inForce === null ? NONE : { key: inForce.view.key };
    for (const listener of listeners) listener();
  };
  function leave(): void {
    if (inForce === null) return;
    const { sorter } = inForce;
    inForce = null;
    layout.send({ type: 'view.leave' });
    preferences.send({ type: 'view.leave' });
    if (sorter !== null) list.send({ type: 'sort.change', sorter });
    tell();
  }
  function enter(view: ShownQuery): void {
    if (view.layout === null) return;
    const sorter = viewSorter(view.layout, sortableColumns(resource));
    inForce = { view, sorter: sorter === null ? null : list.facts().query.sorter };
    layout.send({ type: 'view.apply', columns: view.layout.columns });
    preferences.send({ type: 'view.apply', density: view.layout.density });
    if (sorter !== null) list.send({ type: 'sort.change', sorter });
    tell();
  }
  function offerLayout(): void {
    const isOpened = query.facts().isOpen && !wasOpen;
    wasOpen = query.facts().isOpen;
    if (!isOpened) return;
    query.send({ type: 'layout.offer', layout: layoutNow(dependencies) });
  }
  function follow(): void {
    offerLayout();
    const { saved, library, inForce: asked } = query.facts();
    if (inForce !== null) {
      const { key, condition } = inForce.view;
      const isAsked = condition === null || isSameCondition(condition, asked ?? undefined);
      if (!isAsked || !saved.some((one) => one.key === key)) leave();
    }
    if (isKnown || library === 'loading') return;
    isKnown = true;
    const opened = openingView(saved, wasUnasked);
    if (opened !== undefined) enter(opened);
  }
  const end = query.subscribe(follow);
  follow();

  return {
    facts: () => facts,
    subscribe(listener) {
      const own = () => listener();
      listeners.add(own);
      return () => listeners.delete(own);
    },
    send({ key }) {
      isKnown = true;
      leave();
      if (key === null) {
        if (query.facts().inForce !== null) query.send({ type: 'query.reset' });
        return;
      }
      const chosen = query.facts().saved.find((one) => one.key === key);
      query.send({ type: 'saved.apply', key });
      if (chosen !== undefined && chosen.problem === null) enter(chosen);
    },
    on: () => () => undefined,
    dispose() {
      end();
      // The order stays in the address of the list, which is left.
      layout.send({ type: 'view.leave' });
      preferences.send({ type: 'view.leave' });
      listeners.clear();
    },
  };
}

/** How the list looks, as it is saved with a query. */
function layoutNow({ resource, list, layout, preferences }: SavedViewDependencies): ViewLayout {
  const usual = defaultListQuery(resource).sorter;
  return layoutToSave(layout.facts().columns, preferences.facts().density, list.facts().query.sorter, usual);
}
