import type { Notice, LocalizedText } from '../../../kernel/index.ts';

export interface Tab {
  /**
   * Identity of a tab: path and query without view state parameters (`tabKeyOf`). Two records of one page are two tabs,
   * two pages of one list are one.
   */
  readonly key: string;
  /** Last path and query; target when the tab is selected. */
  readonly path: string;
  /** Title of the route, or as set while open. */
  readonly title: LocalizedText;
  /** Component name of a page that opted in to keep-alive; null otherwise. */
  readonly keptAs: string | null;
  /** The page has unsaved input. */
  readonly isDirty: boolean;
  /** Its input is persisted as a draft and offered again. */
  readonly isDrafted: boolean;
  /** Counts refreshes, and openings after the tab was closed: a page rendered under another number is remounted. */
  readonly generation: number;
}

/** The tab properties derived from a location. */
export type OpenedTab = Pick<Tab, 'key' | 'path' | 'title' | 'keptAs'>;

/** A tab that can be reopened. */
export type ClosedTab = OpenedTab & Pick<Tab, 'generation'>;

/** Unsaved edits of one form on a tab's page. */
export interface UnsavedEdits {
  /** Empty for a form outside of any tab: a shell dialog, a page before login. */
  readonly key: string;
  /** Distinguishes the forms of one page. */
  readonly source: string;
  /** Persisted as a draft. */
  readonly isDrafted: boolean;
}

export type TabGroup = 'left' | 'right' | 'others';

export type TabsEvent =
  /** The router's history is at this path (`tabAt`); opens its tab if needed. */
  | ({ readonly type: 'route.opened' } & OpenedTab)
  /** Change the path of a page ahead of the router or in the background. Does not switch tabs. */
  | { readonly type: 'tab.readdress'; readonly key: string; readonly path: string }
  /** Select an existing tab: emits `navigated`. */
  | { readonly type: 'tab.choose'; readonly key: string }
  /** Asks for confirmation with unsaved edits. */
  | { readonly type: 'tab.close'; readonly key: string }
  | { readonly type: 'tabs.close'; readonly key: string; readonly group: TabGroup }
  /** Responses to the unsaved edits prompt. */
  | { readonly type: 'loss.confirm' }
  | { readonly type: 'loss.cancel' }
  | { readonly type: 'tab.reopen' }
  /** Asks for confirmation with unsaved edits. */
  | { readonly type: 'tab.refresh'; readonly key: string }
  /** Move a tab before another; the home tab stays first. */
  | { readonly type: 'tab.move'; readonly key: string; readonly before: string | null }
  /** Rename a tab; the name is stored for its page. */
  | { readonly type: 'tab.retitle'; readonly key: string; readonly title: LocalizedText }
  /** Remove the user-defined name: the tab shows the page's title again. */
  | { readonly type: 'title.reset'; readonly key: string; readonly title: LocalizedText }
  /** Current page titles by key, after a change of language or menu. User-defined names are kept. */
  | { readonly type: 'titles.changed'; readonly titles: ReadonlyMap<string, LocalizedText> }
  /** One of several forms on a page reports unsaved edits; the page has some while any form does. */
  | ({ readonly type: 'tab.edited'; readonly key: string; readonly isDirty: boolean } & Partial<
      Pick<UnsavedEdits, 'source' | 'isDrafted'>
    >)
  /** Logout: another user starts without tabs. */
  | { readonly type: 'tabs.clear' };

export type TabsEmitted =
  | { readonly type: 'notice.raised'; readonly notice: Notice }
  /** The router should navigate here: another tab was selected. */
  | { readonly type: 'navigation.requested'; readonly path: string };

export interface TabsFacts {
  readonly tabs: readonly Tab[];
  readonly activeKey: string | null;
  /**
   * Tabs whose pages stay mounted in the background, most recently used first; at most `KEPT_PAGES` without unsaved
   * edits.
   */
  readonly keptKeys: readonly string[];
  /** The tabs of the open prompt 有未保存的修改. */
  readonly confirming: readonly Tab[];
  /** The pending action of the prompt. */
  readonly asksTo: 'close' | 'refresh';
  readonly canReopen: boolean;
  /** The generations of closed tabs by key: while the router still shows such a page, it is the one that was closed. */
  readonly closedGenerations: Readonly<Record<string, number>>;
  /** This window has unsaved input, in a tab or outside of any. */
  readonly hasUnsavedEdits: boolean;
}
