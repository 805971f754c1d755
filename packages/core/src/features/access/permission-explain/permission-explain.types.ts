import type { PermissionEntry } from '../../../contract/index.ts';
import type { LocalizedText } from '../../../kernel/index.ts';
import type { PermissionDecision, PermissionPolicy } from '../permissions/index.ts';

/** What one policy says about the action, and why. */
export interface Verdict {
  readonly policy: PermissionPolicy;
  /** The installation decides by this policy. */
  readonly isConfigured: boolean;
  readonly decision: PermissionDecision['decision'];
  readonly rule: number;
  /** What the rule asks of the lists, in plain words. */
  readonly ruleWords: LocalizedText;
  readonly list: PermissionDecision['reason']['list'];
  readonly listWords: LocalizedText;
  readonly entry: PermissionEntry | null;
  /** Everything in one sentence. */
  readonly explanation: LocalizedText;
}

/** One configured action and what the configured policy says about it. */
export interface Right {
  readonly action: string;
  /** The server's own words for it. */
  readonly describe: string;
  readonly decision: PermissionDecision['decision'];
}

export interface ExplainedPerson {
  readonly username: string;
  readonly realname: string;
}

export interface PermissionExplainFacts {
  readonly status: 'ready' | 'loading' | 'failed';
  /** Whose rights these are; null is the person who asks. */
  readonly person: ExplainedPerson | null;
  readonly rights: readonly Right[];
  /** The action that is explained; empty for none yet. */
  readonly action: string;
  /** One a policy, the configured one first; empty while no action is chosen. */
  readonly verdicts: readonly Verdict[];
  /** Why another's rights could not be read. */
  readonly failure: LocalizedText | null;
}

export type PermissionExplainEvent =
  /** Reads the rights of an account. */
  | { readonly type: 'person.choose'; readonly username: string }
  /** Back to one's own rights. */
  | { readonly type: 'person.leave' }
  | { readonly type: 'action.choose'; readonly action: string };
