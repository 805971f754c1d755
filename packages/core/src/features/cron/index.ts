export { parseCron } from './parse-cron.ts';
export { formatCron } from './format-cron.ts';
export { fromDraft, toDraft } from './cron-draft.ts';
export { checkDraft, CRON_BOUNDS, type CronBound, type CronBoundError } from './cron-bounds.ts';
export type { CronDayDraft, CronDraft, CronInput, CronPart, CronPartDraft } from './cron-draft.types.ts';
export type {
  CronDialect,
  CronExpression,
  CronField,
  CronParseError,
  CronParseErrorKind,
  CronParseOptions,
} from './cron.types.ts';
