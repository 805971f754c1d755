import type { LocalizedText } from '../../../../kernel/index.ts';

/** The value of a field, and its row if already saved. */
export interface CheckedValue {
  readonly value: string;
  readonly dataId?: string;
}

export type ServerCheckEvent = { readonly type: 'value.change' } & CheckedValue;

export interface ServerCheckFacts {
  /** `unchecked`: nothing to check. */
  readonly status: 'unchecked' | 'checking' | 'passed' | 'refused';
  /** The server's message about the value, or why the check failed. */
  readonly problem: LocalizedText | null;
}
