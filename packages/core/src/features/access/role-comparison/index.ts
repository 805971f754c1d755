export {
  compareRoles,
  previewRole,
  type ComparedNode,
  type ComparedRule,
  type HeldBy,
  type PreviewedEntry,
  type RoleDifference,
} from './role-comparison.model.ts';
export {
  createRoleComparison,
  createRolePreview,
  readRoleRights,
  type RoleComparisonService,
  type RolePreviewService,
} from './role-comparison.service.ts';
