import type { LocalizedText } from '../../../kernel/index.ts';

/** What stands in the field, and the row that it belongs to when that is saved already. */
export interface CheckedValue {
  readonly value: string;
  readonly dataId?: string;
}

export type ServerCheckEvent = { readonly type: 'value.change' } & CheckedValue;

export interface ServerCheckFacts {
  /** `unchecked`: there is nothing to ask about. */
  readonly status: 'unchecked' | 'checking' | 'passed' | 'refused';
  /** The server's words about the value, or why it could not be asked. */
  readonly problem: LocalizedText | null;
}
