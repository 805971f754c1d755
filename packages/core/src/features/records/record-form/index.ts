export { DRAFT_DELAY } from './record-form.setup.ts';
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
