export type {
  PermissionDecision,
  PermissionLists,
  PermissionPolicy,
  PermissionReason,
} from './permission.types.ts';
