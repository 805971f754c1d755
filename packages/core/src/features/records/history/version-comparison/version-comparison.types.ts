import type { LocalizedText } from '../../../../kernel/index.ts';

export interface ComparedField {
  readonly key: string;
  readonly label: LocalizedText;
  readonly older: LocalizedText;
  readonly newer: LocalizedText;
  readonly isChanged: boolean;
}

export interface ComparedVersion {
  readonly version: number;
  /** When it was written, and by whom; empty where that is not on record. */
  readonly at: string;
  readonly by: string;
}

export interface VersionComparisonFacts {
  readonly status: 'loading' | 'loaded' | 'failed';
  readonly failure: LocalizedText | null;
  readonly recordName: string;
  /** Kind of the record. */
  readonly kind: LocalizedText | null;
  readonly older: ComparedVersion | null;
  readonly newer: ComparedVersion | null;
  /** The versions that can be chosen, newest first. */
  readonly known: readonly number[];
  /** In the order of the record's form; equal ones too unless only changes are shown. */
  readonly fields: readonly ComparedField[];
  readonly changeCount: number;
  readonly isChangesOnly: boolean;
}

export type VersionComparisonEvent =
  | { readonly type: 'versions.choose'; readonly older: number; readonly newer: number }
  | { readonly type: 'changesOnly.toggle' }
  | { readonly type: 'comparison.retry' };
