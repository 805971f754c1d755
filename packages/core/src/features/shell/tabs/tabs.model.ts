import { produce, type Draft } from 'immer';

import type { Notice, LocalizedText } from '../../../kernel/index.ts';
import type { ClosedTab, OpenedTab, Tab, TabGroup, UnsavedEdits } from './tab.types.ts';
import { tabsMessages } from './tabs.messages.ts';

/** Maximum number of kept-alive pages; the least recently used is evicted and remounted when selected again. */
export const KEPT_PAGES = 10;

/** Number of closed tabs that can be reopened. */
export const REOPENABLE_TABS = 20;

export interface TabsState {
  /** The tab that stays first and open. */
  readonly homeKey: string;
  readonly tabs: readonly Tab[];
  readonly activeKey: string | null;
  /** Keys by use, most recent first; all selected tabs that are not evicted. */
  readonly used: readonly string[];
  /** Last closed at the end. */
  readonly closed: readonly ClosedTab[];
  readonly edits: readonly UnsavedEdits[];
}

export function noTabs(homeKey: string): TabsState {
  return { homeKey, tabs: [], activeKey: null, used: [], closed: [], edits: [] };
}

/** State after the router shows a page: its tab exists, is selected, has this path, and is most recently used. */
export function withOpened(state: TabsState, { key, path, title, keptAs }: OpenedTab): TabsState {
  return produce(state, (draft) => {
    const known = draft.tabs.find((tab) => tab.key === key);
    if (known !== undefined) Object.assign(known, { path, keptAs });
    else {
      // A page that was closed a moment ago may not have been unmounted yet.
      const last = draft.closed.find((tab) => tab.key === key);
      const generation = last === undefined ? 0 : last.generation + 1;
      const tab = { key, path, title, keptAs, isDirty: false, isDrafted: false, generation };
      if (key === draft.homeKey) draft.tabs.unshift(tab);
      else draft.tabs.push(tab);
    }
    draft.closed = draft.closed.filter((tab) => tab.key !== key);
    draft.activeKey = key;
    draft.used = keptOf([key, ...draft.used.filter((other) => other !== key)], draft.tabs);
  });
}

/** A page with unsaved edits is never evicted, however long ago it was selected. */
function keptOf(used: readonly string[], tabs: readonly Tab[]): string[] {
  const dirty = new Set(tabs.filter((tab) => tab.isDirty).map((tab) => tab.key));
  const open = new Set(tabs.map((tab) => tab.key));
  return used.filter((key, index) => open.has(key) && (index < KEPT_PAGES || dirty.has(key)));
}

/**
 * Tabs whose pages stay mounted in the background, most recently used first: those that opted in, and every page with
 * unsaved edits.
 */
export function keptKeys({ tabs, used }: TabsState): readonly string[] {
  const kept = new Set(tabs.filter((tab) => tab.isDirty || tab.keptAs !== null).map((tab) => tab.key));
  return used.filter((key) => kept.has(key));
}

/** Result of a request to close a tab. */
export type ClosingDecision =
  | { readonly kind: 'close'; readonly keys: readonly string[] }
  | { readonly kind: 'ask'; readonly keys: readonly string[] }
  | { readonly kind: 'refuse'; readonly notice: Notice };

export function closingOf(state: TabsState, key: string): ClosingDecision {
  if (key === state.homeKey) return { kind: 'refuse', notice: { level: 'warning', text: tabsMessages.homeStays } };
  if (state.tabs.length <= 1) return { kind: 'refuse', notice: { level: 'warning', text: tabsMessages.lastStays } };
  return decided(state, [key]);
}

/** The tabs closed by a command of a tab's menu; the home tab and the tab itself stay. */
export function closingOfGroup(state: TabsState, key: string, group: TabGroup): ClosingDecision {
  const position = state.tabs.findIndex((tab) => tab.key === key);
  if (position < 0) return { kind: 'close', keys: [] };
  const isMeant = (index: number) =>
    group === 'others' ? index !== position : group === 'left' ? index < position : index > position;
  return decided(
    state,
    state.tabs.filter((tab, index) => isMeant(index) && tab.key !== state.homeKey).map((tab) => tab.key),
  );
}

function decided(state: TabsState, keys: readonly string[]): ClosingDecision {
  const isDirty = state.tabs.some((tab) => tab.isDirty && keys.includes(tab.key));
  return { kind: isDirty ? 'ask' : 'close', keys };
}

/**
 * Remove tabs. If the current one is removed, select its right neighbour, else its left one; the last tab is never
 * removed.
 */
export function withClosed(state: TabsState, keys: readonly string[]): TabsState {
  const gone = new Set(keys.filter((key) => key !== state.homeKey));
  const kept = state.tabs.filter((tab) => !gone.has(tab.key));
  if (kept.length === 0) return state;
  return produce(state, (draft) => {
    const closed = state.tabs.filter((tab) => gone.has(tab.key));
    draft.closed.push(
      ...closed.map(({ key, path, title, keptAs, generation }) => ({ key, path, title, keptAs, generation })),
    );
    draft.closed = draft.closed.slice(-REOPENABLE_TABS);
    draft.tabs = draft.tabs.filter((tab) => !gone.has(tab.key));
    draft.used = draft.used.filter((key) => !gone.has(key));
    draft.edits = draft.edits.filter(({ key }) => !gone.has(key));
    if (state.activeKey !== null && gone.has(state.activeKey)) draft.activeKey = neighbourOf(state, gone);
  });
}

function neighbourOf(state: TabsState, gone: ReadonlySet<string>): string | null {
  const position = state.tabs.findIndex((tab) => tab.key === state.activeKey);
  const right = state.tabs.slice(position + 1).find((tab) => !gone.has(tab.key));
  const left = state.tabs.slice(0, Math.max(position, 0)).findLast((tab) => !gone.has(tab.key));
  return (right ?? left)?.key ?? null;
}

/** Current path of a tab; undefined for an unknown tab. */
export function pathOf(state: TabsState, key: string | null): string | undefined {
  return state.tabs.find((tab) => tab.key === key)?.path;
}

/** The last closed tab with its title; undefined if there is none. */
export function reopenable(state: TabsState): OpenedTab | undefined {
  return state.closed.at(-1);
}

/** Remount a page: discards its input only. */
export function withRefreshed(state: TabsState, key: string): TabsState {
  const unedited = withEdits(
    state,
    key,
    state.edits.filter((one) => one.key !== key),
  );
  return withTab(unedited, key, (tab) => {
    tab.generation += 1;
  });
}

/** Move a tab before another, or to the end; the home tab stays first. */
export function withMoved(state: TabsState, key: string, before: string | null): TabsState {
  const moved = state.tabs.find((tab) => tab.key === key);
  if (moved === undefined || key === state.homeKey || key === before) return state;
  const others = state.tabs.filter((tab) => tab.key !== key);
  const wanted = before === null ? others.length : others.findIndex((tab) => tab.key === before);
  if (wanted < 0) return state;
  const first = others[0]?.key === state.homeKey ? 1 : 0;
  const tabs = others.toSpliced(Math.max(wanted, first), 0, moved);
  return { ...state, tabs };
}

export function withTitle(state: TabsState, key: string, title: LocalizedText): TabsState {
  return withTab(state, key, (tab) => {
    tab.title = title;
  });
}

export function withTitles(state: TabsState, titles: ReadonlyMap<string, LocalizedText>): TabsState {
  return produce(state, (draft) => {
    for (const tab of draft.tabs) tab.title = titles.get(tab.key) ?? tab.title;
  });
}

export function withPath(state: TabsState, key: string, path: string): TabsState {
  return withTab(state, key, (tab) => {
    tab.path = path;
  });
}

/** Update the unsaved edits of one form on a tab's page. */
export function withEdited(state: TabsState, isDirty: boolean, edits: UnsavedEdits): TabsState {
  const others = state.edits.filter(({ key, source }) => key !== edits.key || source !== edits.source);
  return withEdits(state, edits.key, isDirty ? [...others, edits] : others);
}

function withEdits(state: TabsState, key: string, edits: readonly UnsavedEdits[]): TabsState {
  const own = edits.filter((one) => one.key === key);
  return withTab({ ...state, edits }, key, (tab) => {
    tab.isDirty = own.length > 0;
    tab.isDrafted = own.length > 0 && own.every(({ isDrafted }) => isDrafted);
  });
}

function withTab(state: TabsState, key: string, change: (tab: Draft<Tab>) => void): TabsState {
  return produce(state, (draft) => {
    const tab = draft.tabs.find((other) => other.key === key);
    if (tab !== undefined) change(tab);
  });
}

export function keysOf(decision: ClosingDecision): readonly string[] {
  return decision.kind === 'refuse' ? [] : decision.keys;
}
