export { fillArea } from './clipboard/fill.model.ts';
export { chordOf, type PressedKey } from './navigation/key-chord.ts';
export type { CellBounds } from './navigation/cell-grid.types.ts';
export type { CellPlace, CellValue, ColumnKey, Row, RowKey, RowValues } from './cell.types.ts';
export { createEditableTable } from './editable-table.service.ts';
export { isChecked } from './kinds/check-kinds.ts';
export { builtInKinds, registerKinds } from './kinds/kind-registry.ts';
export { foundChoices, shownTags } from './options/column-choices.ts';
export { chosenValues, joinedChoices } from './options/joined-choices.ts';
export { peopleOfCell, pickedPeople } from './picking/people-of-cell.ts';
export { pickedWrites, pickTargets } from './picking/picked-writes.ts';
export { reportOfCell } from './picking/report-of-cell.ts';
export { openTableUpload, type CellOpening, type OpenedCell } from './uploads/table-upload.service.ts';
export type { UploadCell, UploadCellFacts } from './uploads/upload-cell.service.ts';
export type { CellContext, CellKind, EditorName } from './cell-kind.types.ts';
export type {
  CellCheck,
  CellHandler,
  ColumnConfigurationError,
  CellRule,
  CellValidationResult,
  ChoiceOption,
  Column,
  Statistic,
  ValidationMoment,
} from './column.types.ts';
export type {
  CellRange,
  ColumnFilter,
  ColumnFilters,
  DraftClashes,
  EditableTableService,
  EditedCell,
  FindFacts,
  KeyChord,
  LaidOutColumn,
  ReadOptions,
  SortedBy,
  Step,
  TableEmitted,
  TableEvent,
  TableFacts,
  TableGone,
  TableAppearance,
  TableMode,
  TableProblem,
} from './editable-table.types.ts';
export { refusalsByRow, tableDraftId } from './draft/table-draft.ts';
export { createTableMemory } from './memory/table-memory.ts';
export { optionWords } from './options/option-words.ts';
export {
  createEnhanceRecords,
  enhanceFamily,
  type EnhanceRecord,
  type EnhanceRecords,
} from './enhance/enhance-records.ts';
export { afterFailedOpening, subTablePlacement } from './sub-tables/sub-table-placement.ts';
export { validatedTable, type TableFailure } from './sub-tables/validated-table.ts';
export { rowMenu, type RowMenuItem } from './toolbar/row-menu.model.ts';
export { toolbarTexts } from './toolbar/toolbar.messages.ts';
export type { EditableTableDependencies, TableMemory, UploadDependencies } from './table-dependencies.types.ts';
export type {
  ColumnStatistic,
  LoadReport,
  PendingCheck,
  PendingValue,
  RowView,
  SelectionFacts,
  TableEngine,
  TableRows,
} from './table-engine.types.ts';
export type {
  DisabledRows,
  GivenRefusal,
  GivenRow,
  Linkage,
  LinkLoader,
  RowSelection,
  TableOptions,
  TableSize,
  ToolbarButton,
} from './table-options.types.ts';
export type {
  CellError,
  CellWrite,
  CellWritten,
  Change,
  ChangeOrigin,
  Commit,
  PlacedRow,
  RowValidationError,
  TableValues,
  Transaction,
} from './transaction.types.ts';
