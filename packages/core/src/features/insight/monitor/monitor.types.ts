import type { CacheName, MetricSpan } from '../../../contract/index.ts';
import type { LocalizedText } from '../../../kernel/index.ts';

/** A page of the monitors. */
export type MonitorName = 'disk' | 'trace' | 'process' | 'cache' | 'http' | 'system';

/** How much attention a value asks for. */
export type MonitorReadingLevel = 'good' | 'notice' | 'warning' | 'problem';

/** One figure as it is now. */
export interface MonitorReading {
  readonly key: string;
  readonly label: LocalizedText;
  /** With its unit; a dash for what was not measured. */
  readonly value: LocalizedText;
  readonly level: MonitorReadingLevel;
}

/** Figures over the chosen span; null is a gap. */
export interface MonitorChart {
  readonly key: string;
  /** With the unit of the values. */
  readonly title: LocalizedText;
  readonly isShare: boolean;
  /** null before the first answer. */
  readonly times: readonly string[] | null;
  readonly series: readonly {
    readonly key: string;
    readonly label: LocalizedText;
    readonly values: readonly (number | null)[];
  }[];
  /** Whether nothing was measured in the span. */
  readonly isEmpty: boolean;
}

export interface MonitorCell {
  readonly text: LocalizedText;
  readonly level: MonitorReadingLevel;
}

export interface MonitorTable {
  readonly key: string;
  readonly title: LocalizedText;
  readonly columns: readonly LocalizedText[];
  /** null before the first answer. */
  readonly rows:
    | readonly {
        readonly key: string;
        readonly cells: readonly MonitorCell[];
        /** What may be done with the row; the last column is that of the actions. */
        readonly action?: { readonly label: LocalizedText; readonly event: MonitorEvent };
      }[]
    | null;
  /** What an empty table says. */
  readonly empty: LocalizedText;
}

export interface MonitorFacts {
  readonly page: MonitorName;
  /** What has to be known to read the page. */
  readonly note: LocalizedText | null;
  /** Those that may be looked at; one for a page that speaks of the answering process alone. */
  readonly processes: readonly { readonly id: string; readonly label: LocalizedText }[];
  /** The one that is shown; null before the first answer. */
  readonly processId: string | null;
  /** When the readings were measured; null before the first answer. */
  readonly measuredAt: LocalizedText | null;
  /** null before the first answer. */
  readonly readings: readonly MonitorReading[] | null;
  readonly span: MetricSpan;
  readonly charts: readonly MonitorChart[];
  readonly tables: readonly MonitorTable[];
  /** Whether the page has a choice of all calls or the slow and failed ones, and which is made. */
  readonly filter: 'all' | 'notable' | null;
  /** Why something could not be read; what was read before stays. */
  readonly failure: LocalizedText | null;
}

export type MonitorEvent =
  | { readonly type: 'span.choose'; readonly span: MetricSpan }
  | { readonly type: 'process.choose'; readonly id: string }
  | { readonly type: 'filter.choose'; readonly filter: 'all' | 'notable' }
  | { readonly type: 'cache.clear'; readonly name: CacheName }
  /** Read everything again. */
  | { readonly type: 'monitor.refresh' }
  /** The page is hidden: polling pauses. */
  | { readonly type: 'page.hidden' }
  | { readonly type: 'page.shown' };
