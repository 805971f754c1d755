export { EditableTable, type EditableTableProps } from './editable-table.tsx';
export type { CellSlots, PickHandler, SlotProps } from './table-context.ts';
