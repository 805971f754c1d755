import { produce } from 'immer';

import type { Notice, Text } from '../../kernel/index.ts';
import type { Tab, TabGroup } from './tab.types.ts';
import { tabsMessages } from './tabs.messages.ts';

/** Pages kept alive at once; the least recently used one beyond is let go and starts afresh when it is shown again. */
export const KEPT_PAGES = 10;

/** Closed tabs that can be opened again. */
export const REOPENABLE_TABS = 20;

export interface TabsState {
  /** The path whose tab stays first and open. */
  readonly homePath: string;
  readonly tabs: readonly Tab[];
  readonly activePath: string | null;
  /** Paths by use, the latest first; every tab that was shown and is not yet let go. */
  readonly used: readonly string[];
  /** The latest closed last. */
  readonly closed: readonly Pick<Tab, 'path' | 'title'>[];
}

export function noTabs(homePath: string): TabsState {
  return { homePath, tabs: [], activePath: null, used: [], closed: [] };
}

/** The state once the router shows a path: its tab is there, shown, and the latest used. */
export function withOpened(state: TabsState, path: string, title: Text): TabsState {
  return produce(state, (draft) => {
    const known = draft.tabs.find((tab) => tab.path === path);
    if (known === undefined) {
      const tab = { path, title, isDirty: false, generation: 0 };
      if (path === draft.homePath) draft.tabs.unshift(tab);
      else draft.tabs.push(tab);
    }
    draft.closed = draft.closed.filter((tab) => tab.path !== path);
    draft.activePath = path;
    draft.used = keptOf([path, ...draft.used.filter((other) => other !== path)], draft.tabs);
  });
}

/** A page with unsaved edits is never let go, however long ago it was shown. */
function keptOf(used: readonly string[], tabs: readonly Tab[]): string[] {
  const dirty = new Set(tabs.filter((tab) => tab.isDirty).map((tab) => tab.path));
  const open = new Set(tabs.map((tab) => tab.path));
  return used.filter((path, index) => open.has(path) && (index < KEPT_PAGES || dirty.has(path)));
}

/** What a wish to close one tab comes to. */
export type ClosingDecision =
  | { readonly kind: 'close'; readonly paths: readonly string[] }
  | { readonly kind: 'ask'; readonly paths: readonly string[] }
  | { readonly kind: 'refuse'; readonly notice: Notice };

export function closingOf(state: TabsState, path: string): ClosingDecision {
  if (path === state.homePath) return { kind: 'refuse', notice: { level: 'warning', text: tabsMessages.homeStays } };
  if (state.tabs.length <= 1) return { kind: 'refuse', notice: { level: 'warning', text: tabsMessages.lastStays } };
  return decided(state, [path]);
}

/** The tabs beside one that a command of its menu closes; the home tab and the one itself stay. */
export function closingOfGroup(state: TabsState, path: string, group: TabGroup): ClosingDecision {
  const position = state.tabs.findIndex((tab) => tab.path === path);
  if (position < 0) return { kind: 'close', paths: [] };
  const isMeant = (index: number) =>
    group === 'others' ? index !== position : group === 'left' ? index < position : index > position;
  return decided(
    state,
    state.tabs.filter((tab, index) => isMeant(index) && tab.path !== state.homePath).map((tab) => tab.path),
  );
}

function decided(state: TabsState, paths: readonly string[]): ClosingDecision {
  const isDirty = state.tabs.some((tab) => tab.isDirty && paths.includes(tab.path));
  return { kind: isDirty ? 'ask' : 'close', paths };
}

/**
 * The state without some tabs. When the shown one is among them, its right neighbour is shown next, else its left one;
 * the last tab is never taken.
 */
export function withClosed(state: TabsState, paths: readonly string[]): TabsState {
  const gone = new Set(paths.filter((path) => path !== state.homePath));
  const kept = state.tabs.filter((tab) => !gone.has(tab.path));
  if (kept.length === 0) return state;
  return produce(state, (draft) => {
    draft.closed.push(...state.tabs.filter((tab) => gone.has(tab.path)).map(({ path, title }) => ({ path, title })));
    draft.closed = draft.closed.slice(-REOPENABLE_TABS);
    draft.tabs = draft.tabs.filter((tab) => !gone.has(tab.path));
    draft.used = draft.used.filter((path) => !gone.has(path));
    if (state.activePath !== null && gone.has(state.activePath)) draft.activePath = neighbourOf(state, gone);
  });
}

function neighbourOf(state: TabsState, gone: ReadonlySet<string>): string | null {
  const position = state.tabs.findIndex((tab) => tab.path === state.activePath);
  const right = state.tabs.slice(position + 1).find((tab) => !gone.has(tab.path));
  const left = state.tabs.slice(0, Math.max(position, 0)).findLast((tab) => !gone.has(tab.path));
  return (right ?? left)?.path ?? null;
}

/** The tab closed last, with its title; undefined when there is none. */
export function reopenable(state: TabsState): Pick<Tab, 'path' | 'title'> | undefined {
  return state.closed.at(-1);
}

/** A refreshed page is drawn anew: everything typed in it is gone, and only in it. */
export function withRefreshed(state: TabsState, path: string): TabsState {
  return produce(state, (draft) => {
    const tab = draft.tabs.find((other) => other.path === path);
    if (tab === undefined) return;
    tab.generation += 1;
    tab.isDirty = false;
  });
}

/** Puts a tab before another, or last; nothing goes before the home tab and the home tab goes nowhere. */
export function withMoved(state: TabsState, path: string, before: string | null): TabsState {
  const moved = state.tabs.find((tab) => tab.path === path);
  if (moved === undefined || path === state.homePath || path === before) return state;
  const others = state.tabs.filter((tab) => tab.path !== path);
  const wanted = before === null ? others.length : others.findIndex((tab) => tab.path === before);
  if (wanted < 0) return state;
  const first = others[0]?.path === state.homePath ? 1 : 0;
  const tabs = others.toSpliced(Math.max(wanted, first), 0, moved);
  return { ...state, tabs };
}

export function withTitle(state: TabsState, path: string, title: Text): TabsState {
  return produce(state, (draft) => {
    const tab = draft.tabs.find((other) => other.path === path);
    if (tab !== undefined) tab.title = title;
  });
}

export function withEdited(state: TabsState, path: string, isDirty: boolean): TabsState {
  return produce(state, (draft) => {
    const tab = draft.tabs.find((other) => other.path === path);
    if (tab !== undefined) tab.isDirty = isDirty;
  });
}

export function pathsOf(decision: ClosingDecision): readonly string[] {
  return decision.kind === 'refuse' ? [] : decision.paths;
}
