export {
  searchableActions,
  searchablePages,
  searchablePagesBesideMenu,
  searchableRecords,
  type SearchableRecord,
} from './search-index.ts';
export { createGlobalSearch, type GlobalSearchService } from './search.service.ts';
export type {
  GlobalSearchEmitted,
  GlobalSearchEvent,
  GlobalSearchFacts,
  SearchItem,
  SearchTarget,
  Found,
  TitlePiece,
} from './search.types.ts';
export { createRecentPages } from './recent-pages.ts';
export type { ShellAction, ShellActionKey, ShellSituation } from './shell-action.types.ts';
export { createShellActions, type ShellActions } from './shell-actions.service.ts';
export { openedBy, shortcutGroups, type KeyPress, type Keys, type Shortcut, type ShortcutGroup } from './shortcuts.ts';
export { createPinyinIndex, type Speller, type PinyinIndex } from './pinyin-index.ts';
export { matchesNames } from './name-match.ts';
