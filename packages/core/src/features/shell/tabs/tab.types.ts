import type { Notice, LocalizedText } from '../../../kernel/index.ts';

export interface Tab {
  /**
   * The identity of a tab: path and query, less the parameters that say only how its page shows itself (`tabKeyOf`). Two
   * records of one page are two tabs, two pages of one list are one.
   */
  readonly key: string;
  /** The whole path and query that it showed last; where choosing the tab leads. */
  readonly path: string;
  /** As the route says it, or as it was set while open. */
  readonly title: LocalizedText;
  /** The component name of a page that opted in to staying alive behind others; null where it did not. */
  readonly keptAs: string | null;
  /** Something typed in it would be lost. */
  readonly isDirty: boolean;
  /** What is typed in it is persisted as a draft and offered back. */
  readonly isDrafted: boolean;
  /** Counts refreshes: a page drawn under another number starts afresh. */
  readonly generation: number;
}

/** What a location says of its tab. */
export type OpenedTab = Pick<Tab, 'key' | 'path' | 'title' | 'keptAs'>;

/** The unsaved edits of one form on the page of a tab. */
export interface UnsavedEdits {
  /** Empty for a form outside of any tab: a dialog of the frame, a page before signing in. */
  readonly key: string;
  /** Tells the forms of one page apart. */
  readonly source: string;
  /** They are persisted as a draft. */
  readonly isDrafted: boolean;
}

export type TabGroup = 'left' | 'right' | 'others';

export type TabsEvent =
  /** The router's history is at this path now (`tabAt`); opens its tab where there is none. */
  | ({ readonly type: 'route.opened' } & OpenedTab)
  /** A page is at another path now, before the router says so or behind the shown page. Shows nothing else. */
  | { readonly type: 'tab.readdress'; readonly key: string; readonly path: string }
  /** The person asks for a tab that is there: emits `navigated`. */
  | { readonly type: 'tab.choose'; readonly key: string }
  /** Asks first where there are unsaved edits. */
  | { readonly type: 'tab.close'; readonly key: string }
  | { readonly type: 'tabs.close'; readonly key: string; readonly group: TabGroup }
  /** Answers of the question about unsaved edits. */
  | { readonly type: 'loss.confirm' }
  | { readonly type: 'loss.cancel' }
  | { readonly type: 'tab.reopen' }
  /** Asks first where there are unsaved edits. */
  | { readonly type: 'tab.refresh'; readonly key: string }
  /** Puts a tab in the place of another; the home tab stays first. */
  | { readonly type: 'tab.move'; readonly key: string; readonly before: string | null }
  /** The person names a tab; the name is remembered for its page. */
  | { readonly type: 'tab.retitle'; readonly key: string; readonly title: LocalizedText }
  /** Forgets the name that the person gave: the tab is called as its page again. */
  | { readonly type: 'title.reset'; readonly key: string; readonly title: LocalizedText }
  /** What the pages are called by now, by key: the language changed, or the menu. Names given by the person stay. */
  | { readonly type: 'titles.changed'; readonly titles: ReadonlyMap<string, LocalizedText> }
  /** One of several forms on a page says whether it holds unsaved edits; the page does while any of them does. */
  | ({ readonly type: 'tab.edited'; readonly key: string; readonly isDirty: boolean } & Partial<
      Pick<UnsavedEdits, 'source' | 'isDrafted'>
    >)
  /** Signing out: another person begins with no tabs. */
  | { readonly type: 'tabs.clear' };

export type TabsEmitted =
  | { readonly type: 'noticed'; readonly notice: Notice }
  /** The router should go here: another tab became the shown one. */
  | { readonly type: 'navigated'; readonly path: string };

export interface TabsFacts {
  readonly tabs: readonly Tab[];
  readonly activeKey: string | null;
  /** The tabs whose pages stay mounted while another is shown, the latest used first; at most `KEPT_PAGES` without unsaved edits. */
  readonly keptKeys: readonly string[];
  /** The tabs that the open question 有未保存的修改 is about. */
  readonly confirming: readonly Tab[];
  /** What the question asks for. */
  readonly asksTo: 'close' | 'refresh';
  readonly canReopen: boolean;
  /** Something typed in this window would be lost, on the page of a tab or outside of any. */
  readonly hasUnsavedEdits: boolean;
}
