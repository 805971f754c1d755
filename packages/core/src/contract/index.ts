/* oxlint-disable eslint/max-lines -- an entry point is a list of names */
export {
  passwordRecoveryEndpoints,
  type PasswordReset,
  type PhoneProof,
  type PhoneVerification,
} from './session/password-recovery.contract.ts';
export {
  authEndpoints,
  loginBody,
  loginOutcome,
  loginResult,
  ownDepartment,
  permissionEntry,
  permissionResponse,
  userInfo,
  type Credentials,
  type LoginOutcome,
  type LoginResult,
  type MenuMeta,
  type MenuNode,
  type OwnDepartment,
  type PermissionEntry,
  type PermissionResponse,
  type PhoneCredentials,
  type UserInfo,
  type SecondFactorAsked,
} from './session/auth.contract.ts';
export {
  AGE_BANDS,
  figureEndpoints,
  LISTED_CHANGES,
  OTHER_DISTRICTS,
  SHOWN_DISTRICTS,
  SLOWEST_CALLS,
  visitEndpoints,
  WAITING_AGES,
  WAITING_PEOPLE,
  workEndpoints,
  type FigureName,
  type FigureRow,
  type RecentChange,
  type WaitingList,
} from './insight/figure.contract.ts';
export {
  dayAfter,
  LONGEST_PERIOD_DAYS,
  periodFault,
  periodStep,
  periodSteps,
  type Period,
  type PeriodFault,
} from './insight/period.ts';
export { periodFaultTexts } from './insight/period.messages.ts';
export {
  combinedSample,
  emptySample,
  METRIC_NAMES,
  METRIC_SPANS,
  METRICS,
  pointsOfSpan,
  type Metric,
  type MetricSpan,
  type Sample,
  type SampleAt,
} from './insight/metrics.ts';
export {
  MONITOR_PERMISSION,
  monitorEndpoints,
  type DiskPlace,
  type Installation,
  type MonitoredJobs,
  type RouteFigures,
  type ServerProcess,
  type TracedCall,
} from './insight/monitor.contract.ts';
export { CACHE_NAMES, SLOWEST_ROUTES, TRACED_CALLS, type CacheFigures, type CacheName } from './insight/monitored.ts';
export { BACKUP_PERMISSION, backupEndpoints } from './insight/backup.contract.ts';
export { chartFileEndpoints, chartTable, type ChartTable } from './insight/chart-file.contract.ts';
export { homeEndpoints, SIGN_UP_MONTHS, type AccountFigures, type MonthlySignUps } from './insight/home.contract.ts';
export { categoryEndpoints } from './records/category.contract.ts';
export { checkEndpoints, checkRuleEndpoints, fillRuleEndpoints } from './records/check.contract.ts';
export {
  currentDepartments,
  departmentChoice,
  departmentEndpoints,
  type CurrentDepartments,
  type DepartmentChoice,
} from './session/department.contract.ts';
export {
  dictionaryEndpoints,
  dictionaryItem,
  TAG_COLOURS,
  dictionaryMap,
  REFRESH_CACHE_PERMISSION,
  type DictionaryItem,
  type TagColour,
  type DictionaryMap,
} from './records/dictionary.contract.ts';
export { EDITING_EXPIRES, presenceEndpoints, type EditingPerson } from './records/presence.contract.ts';
export {
  arrangedColumns,
  DENSITIES,
  EVERY_LIST,
  listLayoutEndpoints,
  MAXIMUM_COLUMN_WIDTH,
  MINIMUM_COLUMN_WIDTH,
  type Density,
  type RememberedLayout,
} from './records/list-layout.contract.ts';
export { LONGEST_QUERY_NAME, savedQueryEndpoints, viewLayout } from './records/saved-query.contract.ts';
export type { AccountQuery, SharedRole, ViewLayout } from './records/saved-query.contract.ts';
export {
  EXPORT_JOB_STATES,
  EXPORTED_FILE_AGE,
  exportJob,
  exportJobEndpoints,
  LISTED_EXPORTS,
  MOST_OPEN_EXPORTS,
  type ExportJob,
  type ExportJobState,
} from './records/export-job.contract.ts';
export { dossierEndpoints, type Dossier, type DossierEvent, type Mentionable } from './records/dossier.contract.ts';
export { importProgressEndpoints, type ImportProgress } from './records/import-progress.contract.ts';
export { readTreeCondition, type TreeCondition } from './records/tree-condition.ts';
export type { WireTreeNode } from './records/tree-node.ts';
export {
  HISTORY_ACTIONS,
  historyLimit,
  LONGEST_HISTORY,
  recordHistory,
  SECRET_SET,
} from './records/history.contract.ts';
export type { HistoryEntry, RecordedHistory } from './records/history.contract.ts';
export {
  fileEndpoints,
  FORM_UPLOAD_LIMIT,
  PICTURE_SIZES,
  RESUMABLE_AGE,
  RESUMABLE_LIMIT,
  RESUMABLE_PATH,
  OWN_FOLDER,
  UPLOAD_FOLDERS,
  UPLOAD_LIMIT,
  uploadFields,
  uploadResult,
  type DownloadAddress,
  type PictureSize,
  type UploadFields,
  type UploadResult,
} from './files/file.contract.ts';
export {
  REPORT_PARAMETER,
  REPORT_VIEWS,
  reportEndpoints,
  type ReportColumn,
  type ReportColumns,
  type ReportPage,
  type ReportQueryItem,
  type ReportRow,
} from './online/report.contract.ts';
export { onlineFormEndpoints, type CheckedPlan, type PublishedVersion } from './online/online-form.contract.ts';
export { announcementEndpoints, UNDO_READ_TIME, type OwnAnnouncement } from './messaging/announcement.contract.ts';
export { CHOSEN_KINDS, MESSAGE_KINDS, NOTICE_CHANNELS, NOTICE_KINDS } from './messaging/notice-choice.contract.ts';
export { noticeChoice, noticeChoiceEndpoints, USUAL_CHOICE } from './messaging/notice-choice.contract.ts';
export type { AnsweredNoticeChoice, ChosenKind, DigestTime, MessageKind } from './messaging/notice-choice.contract.ts';
export type { NoticeChannel, NoticeChoice, NoticeKind, QuietHours } from './messaging/notice-choice.contract.ts';
export { accountAdministrationEndpoints, type Givable } from './access/account-administration.contract.ts';
export { menuEndpoints } from './access/menu.contract.ts';
export { ADDRESS_BOOK_PERMISSION, colleagueEndpoints, type Colleague } from './access/colleague.contract.ts';
export { pickerEndpoints, type DepartmentNode, type PickedUser } from './access/picker.contract.ts';
export {
  ADMINISTRATOR_ROLE,
  GRANT_PART,
  MOST_LOSSES,
  type GrantLosses,
  type LossSubject,
  GRANT_PERMISSIONS,
  grantEndpoints,
  type GrantDepartment,
  type GrantNode,
  type GrantRole,
  type GrantTree,
} from './access/grant.contract.ts';
export { memberEndpoints, type Member } from './access/member.contract.ts';
export {
  COMPARE_PERMISSION,
  roleRightsEndpoints,
  type ComparedRole,
  type RightNode,
  type RoleRights,
  type RoleRule,
} from './access/role-rights.contract.ts';
export {
  ANONYMOUS,
  defineEndpoint,
  holding,
  LONGEST_ADDRESS,
  postedEndpoint,
  SIGNED_IN,
  type Access,
  type AnswerOf,
  type BodyOf,
  type Endpoint,
  type EndpointBy,
  type EndpointObject,
  type EndpointMethod,
  type ParamsOf,
  type QueryOf,
} from './endpoint.ts';
export {
  envelope,
  ENVELOPE_CODE,
  envelopeError,
  type Envelope,
  type EnvelopeError,
  type RefusedRow,
} from './envelope.ts';
export {
  DEFAULT_PAGE_SIZE,
  LARGEST_OFFSET,
  PAGE_SIZES,
  pageOf,
  pageQueryEntries,
  sortOrder,
  type Sorter,
  type SortOrder,
} from './paged.ts';
export {
  BLOCK_BYTES,
  GCM_NONCE_BYTES,
  keyOf,
  responseCipherSchema,
  secretBytes,
  type ResponseCipher,
} from './response-cipher.ts';
export { auditEventTexts } from './base/audit-event-texts.ts';
export { AUDIT_EVENTS, LOG_PERMISSION, LOG_TYPE, logContentWords, type AuditEvent } from './base/log.contract.ts';
export {
  EXPLAIN_PERMISSION,
  MOST_HOLDERS,
  permissionEndpoints,
  type PersonRights,
  type RightHolders,
} from './access/permission.contract.ts';
export { rowLimitEndpoints, type JudgedLimit, type RowCount, type RowLimit } from './access/row-limit.contract.ts';
export {
  profileEndpoints,
  type OwnProfile,
  type PhoneEdit,
  type ProfileEdit,
  type SavedProfile,
} from './session/profile.contract.ts';
export { registrationEndpoints, type Registration } from './session/registration.contract.ts';
export {
  identifier,
  identifierList,
  identifiersUpTo,
  HEAVY_TEXT,
  ofOneWidth,
  wireInteger,
  wireText,
  wireWords,
  type Schema,
} from './schema.ts';
export {
  secondFactorEndpoints,
  TOTP_DIGITS,
  type EnrolmentKey,
  type SecondFactorState,
} from './session/second-factor.contract.ts';
export { sessionEndpoints, type OwnSession, type OwnSignIn } from './session/session.contract.ts';
export {
  passwordProof,
  passwordUpdate,
  userEndpoints,
  type PasswordProof,
  type PasswordUpdate,
} from './session/user.contract.ts';
export { dataLogEndpoints, type VersionComparison } from './records/data-log.contract.ts';
export { messageEndpoints, type TestMessage } from './messaging/message.contract.ts';
export { SMS_MODE, SMS_NOTICE, smsEndpoints, type SmsMode, type SmsRequest } from './messaging/sms.contract.ts';
export {
  casTicket,
  loginMethodsEndpoints,
  type DemonstrationAccount,
  type LoginMethodsResponse,
} from './session/login-methods.contract.ts';
export {
  thirdBindingEndpoints,
  type BoundProvider,
  type ThirdBinding,
  type ThirdBindings,
  type ThirdSignIn,
} from './session/third-binding.contract.ts';
export { thirdPartyAnswer, thirdPartyEndpoints, type ThirdPartyAnswer } from './session/third-party.contract.ts';
export { tenantEndpoints, type Tenant } from './session/tenant.contract.ts';
export { wireHeaders, DEFAULT_BASE_PATH, DEFAULT_STATIC_PATH } from './wire-headers.ts';
export { closeCodes, liveLimits, liveTimes, liveWire, LONGEST_FRAME } from './live/index.ts';
export { noticeSocketPath, parseNoticeFrame, type LiveFrameToSend, type ToldRow } from './live/index.ts';
export { formatWatch, parseTableFrame, parseWatch, tableSocketPath } from './live/index.ts';
export { jobEndpoints, type JobState } from './schedule/job.contract.ts';
