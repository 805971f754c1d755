export { decideButton, type ButtonAccessInput } from './button-access.ts';
export { decisionTable } from './decision-table.ts';
export { explain } from './explain.ts';
export { isShownWhereListed } from './listed-access.ts';
export type { PermissionDecision, PermissionLists, PermissionPolicy, PermissionReason } from './permission.types.ts';
export { splitCodes as permissionCodes } from './permission-set.ts';
export { POLICIES } from './permission.types.ts';
export { mayOpenRoute } from './route-access.ts';
export { isCountyLevel, isSupervision, noSupervision, type SupervisionAccounts } from './supervision.ts';
