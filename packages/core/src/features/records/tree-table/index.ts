export { readTreeRows, treeCellText } from './tree-table.model.ts';
export { treeTableMessages } from './tree-table.messages.ts';
export { createTreeTable, type TreeTableService } from './tree-table.service.ts';
export type { LoadTreeRows, ShownTreeRow, TreeTableEvent, TreeTableFacts, TreeTableRow } from './tree-table.types.ts';
