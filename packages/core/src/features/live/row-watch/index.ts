export { createRowWatch } from './create-row-watch.ts';
export type { RowHint, RowWatch } from './row-watch.types.ts';
