export { mergeRow } from './row-merge.ts';
export {
  isMissingRow,
  saveRow,
  type RemoteEdit,
  type RowToSave,
  type SaveFailure,
  type SaveOutcome,
} from './row-saver.ts';
