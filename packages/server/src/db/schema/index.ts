export { auditColumns, identifierColumn, ownerColumns } from './columns.ts';
export { sysDepartPermission, sysDepartRolePermission, sysDepartRoleUser } from './department-role.schema.ts';
export type { StoredChanges } from './data-log.schema.ts';
export { sysRoleDataRule } from './data-rule.schema.ts';
export { sysFillCounter } from './fill-counter.schema.ts';
export { sysExportJob } from './export-job.schema.ts';
export { sysFileUse } from './file.schema.ts';
export { sysFileStore } from './file-store.schema.ts';
export { sysIdempotency } from './idempotency.schema.ts';
export { sysRoleMayGive, sysSession, sysUserDepart, sysUserPosition, sysUserRole } from './identity.schema.ts';
export { sysCaptcha, sysLoginThrottle, sysRateLimit } from './limit.schema.ts';
export { sysDataVersion } from './data-version.schema.ts';
export { sysLiveTick } from './live.schema.ts';
export { sysJobRun, sysJobRunner, type JobRunCause, type JobRunState } from './job.schema.ts';
export { EVERY_TENANT, sysNotice } from './notice.schema.ts';
export { sysAlertState, sysMetric, sysProcess } from './monitor.schema.ts';
export { sysMutedNotice, sysNoticeSetting } from './notice-choice.schema.ts';
export { sysRecoveryCode, sysSecondFactor, sysSignInTicket } from './second-factor.schema.ts';
export { MENU_TYPE, sysPermissionSeed, sysRolePermission } from './permission.schema.ts';
export { sysUserTenant } from './tenant.schema.ts';
export { sysPasswordTicket, sysSmsCode, sysSmsOutbox } from './sms.schema.ts';
export { sysThirdAccount, sysThirdCode } from './third-party.schema.ts';
export {
  sysAnnouncementDepart,
  sysAnnouncementRead,
  sysAnnouncementRole,
  sysAnnouncementUser,
} from './announcement.schema.ts';
export { onlineColumn, onlineFormVersion, onlineTable } from './online-form.schema.ts';
export { sysRecordComment } from './record-comment.schema.ts';
export { sysRecordPresence } from './record-presence.schema.ts';
export { sysListLayout } from './list-layout.schema.ts';
export { sysSavedQuery } from './saved-query.schema.ts';
