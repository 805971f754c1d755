export { findableActions, findablePages } from './search-index.ts';
export { createFinder, type FinderService } from './search.service.ts';
export type {
  FinderEmitted,
  FinderEvent,
  FinderFacts,
  Findable,
  FindingTarget,
  Found,
  TitlePiece,
} from './search.types.ts';
export { createRecentPages } from './recent-pages.ts';
export type { ShellAction, ShellActionKey, ShellSituation } from './shell-action.types.ts';
export { createShellActions, type ShellActions } from './shell-actions.service.ts';
export { openedBy, shortcutGroups, type KeyPress, type Keys, type Shortcut, type ShortcutGroup } from './shortcuts.ts';
export { createSpellingBook, type Speller, type SpellingBook } from './pinyin-index.ts';
