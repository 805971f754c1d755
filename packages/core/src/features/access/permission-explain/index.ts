export { createPermissionExplain, type PermissionExplainService } from './permission-explain.service.ts';
export { createRightHolders, readRightHolders, type RightHoldersService } from './right-holders.service.ts';
export type {
  ExplainedEntry,
  ExplainedPerson,
  PermissionExplainEvent,
  PermissionExplainFacts,
  Right,
  PermissionVerdict,
} from './permission-explain.types.ts';
export { createPersonSearch, type PersonSearchService } from './person-search.service.ts';
export type { PersonSearchEvent, PersonSearchFacts } from './person-search.types.ts';
