export { actedRows, codeTexts, listActions, rowActions, selectionActions } from './record-actions.model.ts';
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
  OpenActionDialog,
  PendingUndo,
  Question,
  RecordActionsFacts,
  RowAction,
  UndoOffer,
} from './record-actions.types.ts';
