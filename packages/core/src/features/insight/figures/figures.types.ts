import type { Period, PeriodFault } from '../../../contract/index.ts';
import type { LocalizedText } from '../../../kernel/index.ts';
import type { LoaderStatus } from '../../../machine/index.ts';
import type { AddressedPeriod } from './period-address.ts';
import type { PeriodPreset } from './period-presets.ts';

/** A dashboard: the figures of one page. */
export type Dashboard = 'chart' | 'monitor';

/** `columns` and `lines` over time, `bars` by names that are long, `parts` of a whole. */
export type ChartKind = 'columns' | 'lines' | 'bars' | 'parts';

/** `percent` has an axis of its own, from 0 to 100. */
export type FigureUnit = 'count' | 'yuan' | 'percent' | 'milliseconds';

export interface FigureSeries {
  readonly key: string;
  readonly label: LocalizedText;
  readonly unit: FigureUnit;
  /** One for each category; null where there is none, such as a share of nothing. */
  readonly values: readonly (number | null)[];
}

export interface Figure {
  readonly key: string;
  readonly title: LocalizedText;
  /** What is counted. */
  readonly note: LocalizedText;
  readonly chart: ChartKind;
  /** Heading of the categories. */
  readonly categoryLabel: LocalizedText;
  readonly isOfPeriod: boolean;
  readonly status: LoaderStatus;
  /** Why the last request failed; the last good figures stay. */
  readonly failure: LocalizedText | null;
  /** null before the first response; empty without any rows. */
  readonly categories: readonly LocalizedText[] | null;
  readonly series: readonly FigureSeries[];
  /** Whether any value is above zero. */
  readonly isEmpty: boolean;
  /** The list of the rows that are counted; null where the user's menu has none. */
  readonly address: string | null;
}

export interface FiguresFacts {
  readonly period: Period;
  /** The one that is shown; null for other days. */
  readonly preset: PeriodPreset | null;
  /** Why a period was not taken; the one before stays. */
  readonly fault: PeriodFault | null;
  readonly faultText: LocalizedText | null;
  /** Those that the user may see; empty for none. */
  readonly figures: readonly Figure[];
  /** Whether any of them is of the period. */
  readonly hasPeriod: boolean;
}

export type FiguresEvent =
  | { readonly type: 'period.choose'; readonly period: Period }
  | { readonly type: 'preset.choose'; readonly preset: PeriodPreset }
  /** The address of the page asks for another period, or for none. */
  | { readonly type: 'address.changed'; readonly addressed: AddressedPeriod }
  /** Read every figure again. */
  | { readonly type: 'figures.refresh' }
  /** The page is hidden: polling pauses. */
  | { readonly type: 'page.hidden' }
  | { readonly type: 'page.shown' };
