export { auditColumns, identifierColumn, instant, ownerColumns } from './columns.ts';
export {
  sysDepartPermission,
  sysDepartRole,
  sysDepartRolePermission,
  sysDepartRoleUser,
} from './department-role.schema.ts';
export { sysDataLog, type StoredChanges } from './data-log.schema.ts';
export { sysPermissionDataRule, sysRoleDataRule } from './data-rule.schema.ts';
export { sysFillCounter } from './fill-counter.schema.ts';
export { sysExportJob } from './export-job.schema.ts';
export { sysFile, sysFileUse } from './file.schema.ts';
export { sysFileStore } from './file-store.schema.ts';
export { sysIdempotency } from './idempotency.schema.ts';
export {
  sysDepart,
  sysRole,
  sysRoleMayGive,
  sysSession,
  sysUser,
  sysUserDepart,
  sysUserPosition,
  sysUserRole,
} from './identity.schema.ts';
export { sysCaptcha, sysLoginThrottle, sysRateLimit } from './limit.schema.ts';
export { sysMetric, sysProcess } from './monitor.schema.ts';
export { sysLog } from './log.schema.ts';
export { sysMutedNotice } from './notice-choice.schema.ts';
export { sysRecoveryCode, sysSecondFactor, sysSignInTicket } from './second-factor.schema.ts';
export { MENU_TYPE, sysPermission, sysPermissionSeed, sysRolePermission } from './permission.schema.ts';
export { sysUserTenant } from './tenant.schema.ts';
export { sysPasswordTicket, sysSmsCode, sysSmsOutbox } from './sms.schema.ts';
export { sysThirdAccount, sysThirdCode } from './third-party.schema.ts';
export {
  sysAnnouncementDepart,
  sysAnnouncementRead,
  sysAnnouncementRole,
  sysAnnouncementUser,
} from './announcement.schema.ts';
export { sysRecordPresence } from './record-presence.schema.ts';
export { sysListLayout } from './list-layout.schema.ts';
export { sysSavedQuery } from './saved-query.schema.ts';
