import type { LocalizedText } from '../../../kernel/index.ts';
import type { Sample } from '../../../contract/index.ts';

/** When a metric is out of order: above or below its threshold. */
export type AlertComparison = 'gt' | 'lt';

export interface AlertRule {
  readonly comparison: AlertComparison;
  readonly threshold: number;
  /** Where it is in order again; between it and the threshold nothing changes. */
  readonly clearThreshold: number;
  /** For how long it has to be out of order, and in order again. */
  readonly minutes: number;
  /** Hours between two alerts of the rule at least. */
  readonly pauseHours: number;
}

/** `pending`: out of order, and not yet for long enough; `clearing`: the same of being in order again. `unknown`: not measured. */
export type AlertPhase = 'ok' | 'pending' | 'firing' | 'clearing' | 'unknown';

/** How it is with a rule. Times are epoch milliseconds. */
export interface AlertState {
  readonly phase: AlertPhase;
  readonly since: number;
  /** When a phase that has to last was looked at: what happened meanwhile is unknown where that was too long ago. */
  readonly seenAt?: number | undefined;
  /** What people were told last, while it is not over. */
  readonly told: 'firing' | 'unmeasured' | null;
  readonly toldAt: number | null;
  /** Since when there is no value; null while there is one. */
  readonly missingSince: number | null;
}

/** What people are told of. `over`: of that which they were told before. */
export type AlertNews = 'firing' | 'unmeasured' | 'over';

/** A figure that rules watch. */
export interface AlertMetric {
  readonly title: LocalizedText;
  readonly unit: string;
  /** Null where it was not measured. */
  readonly read: (sample: Partial<Sample>) => number | null;
}
