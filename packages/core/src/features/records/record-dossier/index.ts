export { createRecordDossier, type RecordDossierService } from './record-dossier.service.ts';
export type { DossierTab, RecordDossierEvent, RecordDossierFacts, ShownEvent } from './record-dossier.types.ts';
