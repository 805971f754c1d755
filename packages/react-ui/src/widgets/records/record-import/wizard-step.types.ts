import type { RecordImportFacts, RecordImportService } from '@evergreen/core/records/transfer';

export interface WizardStepProps {
  readonly facts: RecordImportFacts;
  readonly service: RecordImportService;
}
