export { createCronEditor, type CronEditorDependencies, type CronEditorService } from './cron-editor.service.ts';
export { weekdayWord } from './cron-editor.messages.ts';
export { DAY_MODES, PART_MODES } from './cron-modes.model.ts';
export { CRON_SCHEDULES, cronPartTexts, cronScheduleTexts } from './cron-presets.model.ts';
export { cronTextProblem } from './cron-reading.model.ts';
export type {
  CronDayMode,
  CronEditorEmitted,
  CronEditorEvent,
  CronEditorFacts,
  CronFieldFacts,
  CronFireShown,
  CronPartMode,
  CronPresetError,
  CronSchedule,
  CronTextProblem,
  CronWarning,
  CronWarningKind,
} from './cron-editor.types.ts';
