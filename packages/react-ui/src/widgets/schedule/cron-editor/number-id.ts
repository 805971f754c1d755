import type { CronBoundError } from '@evergreen/core/schedule/cron';
import type { CronPresetError } from '@evergreen/core/schedule/cron-editor';

/** The id of the input of a number: what is wrong with it is led to by it. */
export function numberId(dialog: string, part: CronBoundError['part'], input: CronBoundError['input']): string {
  return `${dialog}-${part}-${input}`;
}

/** The id of an input of a ready-made schedule. */
export function presetInputId(dialog: string, input: CronPresetError['input'] | 'hour' | 'minute'): string {
  return `${dialog}-preset-${input}`;
}
