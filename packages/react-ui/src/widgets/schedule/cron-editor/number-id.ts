import type { CronBoundError } from '@evergreen/core/cron';

/** The id of the input of a number: what is wrong with it is led to by it. */
export function numberId(dialog: string, part: CronBoundError['part'], input: CronBoundError['input']): string {
  return `${dialog}-${part}-${input}`;
}
