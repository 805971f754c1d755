export { createPermissionExplain, type PermissionExplainService } from './permission-explain.service.ts';
export type {
  ExplainedPerson,
  PermissionExplainEvent,
  PermissionExplainFacts,
  Right,
  PermissionVerdict,
} from './permission-explain.types.ts';
