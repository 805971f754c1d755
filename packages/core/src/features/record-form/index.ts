export type { RecordFormDependencies, RecordFormService } from './record-form.service.ts';
export type {
  RecordFormEmitted,
  RecordFormEvent,
  RecordFormFacts,
  RecordFormMode,
  RecordFormStatus,
} from './record-form.types.ts';
