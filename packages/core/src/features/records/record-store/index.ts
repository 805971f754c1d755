export { mergeRow } from './row-merge.ts';
export { isMissingRow, saveRow, type RowToSave, type SaveFailure, type SaveOutcome } from './row-saver.ts';
