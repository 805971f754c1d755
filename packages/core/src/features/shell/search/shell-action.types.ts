import type { LocalizedText } from '../../../kernel/index.ts';

/** What the frame can do besides opening pages. */
export type ShellActionKey =
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

/** What decides whether an action makes sense now. */
export interface ShellSituation {
  readonly isSignedIn: boolean;
  /** Tabs are shown and at least one page is open. */
  readonly hasTabs: boolean;
  readonly isHomeShown: boolean;
  /** Tabs besides the shown one and the home tab. */
  readonly otherTabCount: number;
  readonly canReopenTab: boolean;
}

export interface ShellAction {
  readonly key: ShellActionKey;
  readonly title: LocalizedText;
  readonly keywords: readonly string[];
}
