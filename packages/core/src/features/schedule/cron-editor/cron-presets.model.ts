import { localized, type LocalizedText } from '../../../kernel/index.ts';
import { isPresetComplete, presetOf, type CronDraft, type CronPreset } from '../cron/index.ts';
import { cronEditorMessages as messages } from './cron-editor.messages.ts';
import type { CronPresetError, CronSchedule } from './cron-editor.types.ts';

const MONDAY = 2;
const EIGHT = 8;

/** Ready-made schedules first, then the tabs. */
export const CRON_SCHEDULES: readonly CronSchedule[] = ['daily', 'weekly', 'monthly', 'advanced'];

export const cronScheduleTexts: Readonly<Record<CronSchedule, LocalizedText>> = {
  daily: localized('每天', 'Daily'),
  weekly: localized('每周', 'Weekly'),
  monthly: localized('每月', 'Monthly'),
  advanced: localized('高级', 'Advanced'),
};

/** Names of the parts of an expression. */
export const cronPartTexts: Readonly<Record<keyof CronDraft, LocalizedText>> = {
  second: localized('秒', 'Seconds'),
  minute: localized('分钟', 'Minutes'),
  hour: localized('小时', 'Hours'),
  day: localized('日', 'Days'),
  month: localized('月', 'Months'),
  year: localized('年', 'Years'),
};

/** What a text is shown as: its ready-made schedule, else the tabs. */
export function shownScheduleOf(text: string): { readonly schedule: CronSchedule; readonly preset: CronPreset | null } {
  const preset = presetOf(text) ?? null;
  return { schedule: preset?.kind ?? 'advanced', preset };
}

/** Initial settings of a ready-made schedule, at the time of the schedule that is left, if there is one. */
export function firstPreset(kind: CronPreset['kind'], left: CronPreset | null): CronPreset {
  const hour = (left?.kind === 'daily' ? left.hours[0] : left?.hour) ?? EIGHT;
  const minute = left?.minute ?? 0;
  switch (kind) {
    case 'daily':
      return { kind, hours: [hour], minute };
    case 'weekly':
      return { kind, weekdays: [MONDAY], hour, minute };
    case 'monthly':
      return { kind, days: [1], isLastDay: false, hour, minute };
  }
}

/** What a ready-made schedule lacks; null if it is complete. */
export function presetError(preset: CronPreset | null): CronPresetError | null {
  if (preset === null || isPresetComplete(preset)) return null;
  switch (preset.kind) {
    case 'daily':
      return { input: 'hours', sentence: messages.noTime };
    case 'weekly':
      return { input: 'weekdays', sentence: messages.noWeekday };
    case 'monthly':
      return { input: 'days', sentence: messages.noDay };
  }
}
