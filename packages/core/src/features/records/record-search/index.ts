export { createRecordSearch, type RecordSearchService } from './record-search.service.ts';
export type { FoundRecord, RecordSearchFacts } from './record-search.types.ts';
