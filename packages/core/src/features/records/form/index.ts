export {
  createCodeRuleCheck,
  createDuplicateCheck,
  createOnceCheck,
  duplicateQuestion,
  type CodeRuleCheckDependencies,
  type DuplicateCheckDependencies,
  type ServerCheckDependencies,
  type ServerCheckService,
} from './duplicate-check/duplicate-check.service.ts';
export type { CheckedValue, ServerCheckEvent, ServerCheckFacts } from './duplicate-check/duplicate-check.types.ts';
export {
  createMaskedValue,
  type MaskedValueDependencies,
  type MaskedValueService,
} from './masked-value/masked-value.service.ts';
export type { MaskedValueEvent, MaskedValueFacts } from './masked-value/masked-value.types.ts';
export { nextOutstanding } from './outstanding-fields.model.ts';
export { rightsEndedInForm } from './record-form.model.ts';
export { createRecordForm, type RecordFormDependencies, type RecordFormService } from './record-form.service.ts';
export type {
  ConflictChoice,
  ConflictField,
  RecordFormEmitted,
  RecordFormEvent,
  RecordFormFacts,
  RecordFormMode,
  RecordFormStatus,
} from './record-form.types.ts';
export type { RecordPresenceEvent } from './presence/record-presence.machine.ts';
export {
  createRecordPresence,
  type RecordPresenceDependencies,
  type RecordPresenceFacts,
  type RecordPresenceService,
} from './presence/record-presence.service.ts';
export {
  createRecordReader,
  type RecordReaderDependencies,
  type RecordReaderFacts,
  type RecordReaderService,
} from './record-reader.service.ts';
export { createRecentRecords } from './recent-records.ts';
export { childRowById, isMeantChild, isRefusedChild } from './child-rows/child-rows.model.ts';
export { isUntouchedMask } from './child-rows/child-check.ts';
export type { ChildRow } from './child-rows/child-rows.types.ts';
export { isMissingRow, saveRow, type RemoteEdit, type SaveFailure } from './save/row-saver.ts';
