import { isTimeZone, type CronDaylightSaving, type CronDialect } from '@evergreen/core/schedule/cron';
import { err, ok, type Result, type LocalizedText } from '@evergreen/core/kernel';

import { PLATFORM_ZONE, readInstant } from '../../zone-clock.ts';
import { cronCommandMessages } from './cron.messages.ts';

/** As typed; commander has seen to the words that are one of a few. */
export interface CronOptions {
  readonly zone?: string;
  readonly from?: string;
  readonly to?: string;
  readonly count?: string;
  readonly dialect?: CronDialect;
  readonly daylightSaving?: CronDaylightSaving;
  readonly json?: boolean;
}

export interface CronSettings {
  readonly zone: string;
  /** Epoch milliseconds. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly dialect: CronDialect;
  readonly daylightSaving: CronDaylightSaving;
}

/** Default period for counting fires without `--to`. */
const USUAL_RANGE = 365 * 86_400_000;

/** What was asked for, or what is wrong with it. `now` in epoch milliseconds. */
export function cronSettings(options: CronOptions, now: number): Result<CronSettings, LocalizedText> {
  const { zone = PLATFORM_ZONE, count = '1', dialect = 'quartz', daylightSaving = 'default' } = options;
  // Do not look up the default zone: Intl is slower than the whole explanation.
  if (zone !== PLATFORM_ZONE && !isTimeZone(zone)) return err(cronCommandMessages.unknownZone(zone));
  if (!/^[1-9]\d{0,8}$/u.test(count)) return err(cronCommandMessages.wrongCount(count));
  const from = options.from === undefined ? now : readInstant(options.from, zone);
  if (from === undefined) return err(cronCommandMessages.wrongInstant('--from', options.from ?? ''));
  const to = options.to === undefined ? from + USUAL_RANGE : readInstant(options.to, zone);
  if (to === undefined) return err(cronCommandMessages.wrongInstant('--to', options.to ?? ''));
  if (to < from) return err(cronCommandMessages.endsBeforeItBegins);
  return ok({ zone, from, to, count: Number(count), dialect, daylightSaving });
}
