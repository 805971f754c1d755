import type { Period } from '../../../contract/index.ts';
import { queryString } from '../../../http/index.ts';
import { PERIOD_PRESETS, type PeriodPreset } from './period-presets.ts';

/** What an address asks for: a preset, days that are still to be checked, or nothing. */
export type AddressedPeriod =
  | { readonly kind: 'preset'; readonly preset: PeriodPreset }
  | { readonly kind: 'days'; readonly period: Period }
  | { readonly kind: 'none' };

/** `?period=last30Days`, or `?from=2026-01-01&to=2026-01-31`. */
export function encodePeriodAddress(period: Period, preset: PeriodPreset | null): string {
  return preset === null ? queryString({ from: period.from, to: period.to }) : queryString({ period: preset });
}

/** Parse the URL part from `?` on. Total: what is not understood is left out. */
export function decodePeriodAddress(parameters: { get(name: string): string | null }): AddressedPeriod {
  const named = PERIOD_PRESETS.find((preset) => preset === parameters.get('period'));
  if (named !== undefined) return { kind: 'preset', preset: named };
  const [from, to] = [parameters.get('from'), parameters.get('to')];
  if (from === null && to === null) return { kind: 'none' };
  return { kind: 'days', period: { from: (from ?? '').slice(0, 32), to: (to ?? '').slice(0, 32) } };
}
