import type { RecordImportFacts, RecordImportService } from '@evergreen/core/record-import';

export interface WizardStepProps {
  readonly facts: RecordImportFacts;
  readonly service: RecordImportService;
}
