import type { ViewLayout } from '../../../../contract/index.ts';
import { createStore, type Service } from '../../../../kernel/index.ts';
import type { AdvancedQueryService } from '../advanced-query.service.ts';
import type { ShownQuery } from '../advanced-query.types.ts';
import { defaultListQuery, isSameCondition } from '../../list/index.ts';
import { layoutToSave, openingView } from './saved-view.model.ts';
import { createViewSwitch, type ViewedList } from './view-switch.ts';

export interface SavedViewFacts {
  /** The saved query whose layout the list has; null while it has the person's own. */
  readonly key: string | null;
}

export type SavedViewEvent =
  /** Brings a saved query into force, with its layout; null ends the one in force. */
  { readonly type: 'view.choose'; readonly key: string | null };

export type SavedViewService = Service<SavedViewFacts, SavedViewEvent>;

export interface SavedViewDependencies extends ViewedList {
  readonly query: AdvancedQueryService;
  /** The list was opened without a query of its own, so that the default view of the account comes into force. */
  readonly wasUnasked: boolean;
}

const NONE: SavedViewFacts = { key: null };

/**
 * Gives a list the columns, the order and the row height of a saved query while it is in force, and the person's own afterwards.
 * What it asks for is brought into force by the advanced query; when the list is read by something else, the view is left. The
 * query of the list names the view, so that its address brings it again, and the steps back and forward do.
 */
export function createSavedView(dependencies: SavedViewDependencies): SavedViewService {
  const { query, list, layout, preferences, wasUnasked } = dependencies;
  const store = createStore(NONE, (_, next: SavedViewFacts) => next);
  let isKnown = false;
  let wasOpen = false;
  let isChanging = false;

  const shown = createViewSwitch(dependencies, () => {
    store.send({ key: shown.view()?.key ?? null });
  });
  const isAsked = ({ condition }: ShownQuery) =>
    condition === null || isSameCondition(condition, list.facts().query.condition);
  function offerLayout(): void {
    const isOpened = query.facts().isOpen && !wasOpen;
    wasOpen = query.facts().isOpen;
    if (!isOpened) return;
    query.send({ type: 'layout.offer', layout: layoutNow(dependencies) });
  }
  /** Back, forward or a link: the view that the address names, if the list is read by what it asks for. */
  function followAddress(key: string | null): void {
    shown.leave('address');
    const named = query.facts().saved.find((view) => view.key === key && view.problem === null);
    if (named !== undefined && isAsked(named)) shown.enter(named, 'address');
  }
  function open(): void {
    isKnown = true;
    const { saved, library } = query.facts();
    const { view } = list.facts().query;
    if (view !== undefined) followAddress(view);
    if (shown.view() !== null) return;
    const opened = openingView(saved, wasUnasked);
    if (opened !== undefined) return shown.enter(opened, 'opening');
    // A view of an account that cannot be asked may still be there.
    if (view !== undefined && library === 'account') list.send({ type: 'view.change', view: null, isOpening: true });
  }
  function follow(): void {
    offerLayout();
    if (isChanging) return;
    isChanging = true;
    const { library, saved } = query.facts();
    const { view = null } = list.facts().query;
    if (!isKnown && library !== 'loading') open();
    else if (isKnown && view !== store.facts().key) followAddress(view);
    const inForce = shown.view();
    if (inForce !== null && !(isAsked(inForce) && saved.some(({ key }) => key === store.facts().key)))
      shown.leave('choice');
    isChanging = false;
  }
  const ends = [query.subscribe(follow), list.subscribe(follow)];
  follow();

  return {
    ...store,
    send({ key }) {
      isKnown = true;
      isChanging = true;
      shown.leave('choice');
      const chosen = query.facts().saved.find((one) => one.key === key);
      if (key !== null) query.send({ type: 'saved.apply', key });
      else if (query.facts().inForce !== null) query.send({ type: 'query.reset' });
      if (chosen !== undefined && chosen.problem === null) shown.enter(chosen, 'choice');
      isChanging = false;
    },
    dispose() {
      for (const end of ends) end();
      // The order stays in the address of the list, which is left.
      layout.send({ type: 'view.leave' });
      preferences.send({ type: 'view.leave' });
      store.dispose();
    },
  };
}

/** How the list looks, as it is saved with a query. */
function layoutNow({ resource, list, layout, preferences }: ViewedList): ViewLayout {
  const usual = defaultListQuery(resource).sorter;
  return layoutToSave(layout.facts().columns, preferences.facts().density, list.facts().query.sorter, usual);
}
