export { actedRows, codeTexts, isAboutRow, listActions, rowActions, selectionActions } from './record-actions.model.ts';
export {
  createRecordActions,
  type RecordActionsDependencies,
  type RecordActionsService,
} from './record-actions.service.ts';
export type {
  ActedRow,
  ActionConfirmation,
  ActionRefusal,
  OfferedAction,
  PendingUndo,
  Question,
  RecordActionsFacts,
  RowAction,
} from './record-actions.types.ts';
