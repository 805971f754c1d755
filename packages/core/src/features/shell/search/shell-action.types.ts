import type { LocalizedText } from '../../../kernel/index.ts';

/** Actions of the shell besides opening pages. */
export type ShellActionKey =
  /** Opens the search itself, which does not list it. */
  | 'search'
  | 'settings'
  | 'theme'
  | 'language'
  | 'password'
  | 'department'
  | 'cache'
  | 'lock'
  | 'logout'
  | 'home'
  | 'tab.refresh'
  | 'tab.close'
  | 'tab.closeOthers'
  | 'tab.reopen'
  | 'shortcuts';

/** State that determines which actions are applicable. */
export interface ShellSituation {
  readonly isSignedIn: boolean;
  /** Tabs are shown and at least one page is open. */
  readonly hasTabs: boolean;
  readonly isHomeShown: boolean;
  /** Number of tabs besides the current one and the home tab. */
  readonly otherTabCount: number;
  readonly canReopenTab: boolean;
}

export interface ShellAction {
  readonly key: ShellActionKey;
  readonly title: LocalizedText;
  readonly keywords: readonly string[];
}
