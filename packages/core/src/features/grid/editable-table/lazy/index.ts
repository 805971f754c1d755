export { freezeItem, cellMenu, menuFocus, type CellMenuItem, type CellMenuPlace } from './cell-menu.model.ts';
export { clearFilters, filterBy, sortByHead } from './arranging.ts';
export { clipboardRefused } from './clipboard-notice.ts';
export { replaceAll, replaceOne } from './replace.ts';
export { filterForm, type FilterForm } from './filter-form.ts';
export { asksForKeys, keyHelp } from './key-help.ts';
export { rangeFiguresText } from './range-figures.messages.ts';
export { watchRange, type RangeFacts, type RangeWatch } from './range-figures.ts';
