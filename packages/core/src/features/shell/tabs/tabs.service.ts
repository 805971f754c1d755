import { createActor } from 'xstate';

import type { Service, LocalizedText } from '../../../kernel/index.ts';
import { storageKeys, tabNames, type TypedStorage } from '../../../storage/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import type { TabsEmitted, TabsEvent, TabsFacts } from './tab.types.ts';
import { tabsMachine } from './tabs.machine.ts';
import { keptKeys, noTabs, type TabsState } from './tabs.model.ts';
import { tabsView } from './tabs.view.ts';

export type TabsService = Service<TabsFacts, TabsEvent, TabsEmitted>;

export interface TabsDependencies {
  readonly storage: TypedStorage;
  /** The page whose tab cannot be closed. */
  readonly homePath: string;
}

/**
 * Tabs of one window. Restored with their titles after a reload; a title set while open is stored for its path in all
 * windows.
 */
export function createTabs({ storage, homePath }: TabsDependencies): TabsService {
  const names = storage.family(tabNames);
  const actor = createActor(tabsMachine, { input: restored(storage, homePath) });
  actor.start();
  let saved = actor.getSnapshot().context.state.tabs;
  let savedComponents: readonly string[] = [];
  actor.subscribe(({ context: { state } }) => {
    const components = keptComponents(state);
    if (components.join() !== savedComponents.join()) {
      savedComponents = components;
      if (components.length === 0) storage.remove(storageKeys.keptAlive);
      else storage.set(storageKeys.keptAlive, components);
    }
    if (state.tabs === saved) return;
    saved = state.tabs;
    storage.set(
      storageKeys.openTabs,
      state.tabs.map(({ key, path, title }) => ({ key, path, title: { ...title } })),
    );
  });
  const service = serviceFromActor(actor, tabsView);
  return {
    ...service,
    send(event) {
      if (event.type === 'tab.retitle') names.set(event.key, event.title);
      if (event.type === 'title.reset') names.remove(event.key);
      service.send(withRemembered(event, names.get));
    },
  };
}

/** Component names of kept-alive pages, without duplicates. */
function keptComponents(state: TabsState): string[] {
  const kept = new Set(keptKeys(state));
  return [...new Set(state.tabs.flatMap((tab) => (tab.keptAs !== null && kept.has(tab.key) ? [tab.keptAs] : [])))];
}

/** A user-defined name takes precedence over the page's title. */
function withRemembered(event: TabsEvent, given: (key: string) => LocalizedText | undefined): TabsEvent {
  if (event.type === 'route.opened') return { ...event, title: given(event.key) ?? event.title };
  if (event.type !== 'titles.changed') return event;
  return { ...event, titles: new Map([...event.titles].map(([key, title]) => [key, given(key) ?? title])) };
}

function restored(storage: TypedStorage, homePath: string): TabsState {
  const tabs = (storage.get(storageKeys.openTabs) ?? []).filter(
    (tab, index, all) => all.findIndex((other) => other.key === tab.key) === index,
  );
  return {
    ...noTabs(homePath),
    tabs: tabs.map(({ key, path, title }) => ({
      key,
      path,
      title,
      keptAs: null,
      isDirty: false,
      isDrafted: false,
      generation: 0,
    })),
  };
}
