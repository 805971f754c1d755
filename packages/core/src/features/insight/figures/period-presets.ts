import { dayAfter, type Period } from '../../../contract/index.ts';
import { formatDate } from '../../../format/index.ts';
import { localized, type LocalizedText } from '../../../kernel/index.ts';

/** Periods up to today that are offered. */
export const PERIOD_PRESETS = ['last7Days', 'last30Days', 'last90Days', 'thisYear', 'last12Months'] as const;
export type PeriodPreset = (typeof PERIOD_PRESETS)[number];

export const periodPresetLabels: Readonly<Record<PeriodPreset, LocalizedText>> = {
  last7Days: localized('近 7 天', '7 days'),
  last30Days: localized('近 30 天', '30 days'),
  last90Days: localized('近 90 天', '90 days'),
  thisYear: localized('今年', 'This year'),
  last12Months: localized('近 12 个月', '12 months'),
};

/** The days of a preset at an instant (epoch milliseconds), today included. */
export function presetPeriod(preset: PeriodPreset, now: number): Period {
  const to = formatDate(now);
  switch (preset) {
    case 'last7Days':
      return { from: dayAfter(to, -6), to };
    case 'last30Days':
      return { from: dayAfter(to, -29), to };
    case 'last90Days':
      return { from: dayAfter(to, -89), to };
    case 'thisYear':
      return { from: `${to.slice(0, 4)}-01-01`, to };
    case 'last12Months': {
      const index = Number(to.slice(0, 4)) * 12 + Number(to.slice(5, 7)) - 12;
      const year = String(Math.floor(index / 12)).padStart(4, '0');
      return { from: `${year}-${String((index % 12) + 1).padStart(2, '0')}-01`, to };
    }
  }
}
