export { parseCron } from './parse-cron.ts';
export { formatCron, formatDayFields } from './format-cron.ts';
export { fromDraft, toDraft } from './cron-draft.ts';
export { checkDraft, CRON_BOUNDS, type CronBound, type CronBoundError } from './cron-bounds.ts';
export { describeCron } from './describe-cron.ts';
export { fires, matches, nextFire, previousFire } from './fires.ts';
export { countFires } from './count-fires.ts';
export { monthGaps, type CronMonthGaps } from './month-gaps.ts';
export { neverFires } from './schedule.ts';
export { weekdayNumbering, weekdayNumberingSentence, type CronWeekdayNumbering } from './weekday-numbering.ts';
export { isPresetComplete, presetOf, presetText } from './cron-preset.ts';
export { isTimeZone } from './zone-offsets.ts';
export type { CronDayDraft, CronDraft, CronDraftInput, CronPart, CronPartDraft } from './cron-draft.types.ts';
export type { CronDailyPreset, CronMonthlyPreset, CronPreset, CronWeeklyPreset } from './cron-preset.types.ts';
export type {
  CronDaylightSaving,
  CronDialect,
  CronExpression,
  CronField,
  CronFireOptions,
  CronParseError,
  CronParseErrorKind,
  CronParseOptions,
  CronRange,
  CronTerm,
  CronTermKind,
} from './cron.types.ts';
