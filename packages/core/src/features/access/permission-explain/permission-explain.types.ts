import type { PermissionEntry, RowLimit } from '../../../contract/index.ts';
import type { LocalizedText } from '../../../kernel/index.ts';
import type { PermissionDecision, PermissionPolicy } from '../permissions/index.ts';

/** The decision of one policy for the action, and its reason. */
export interface PermissionVerdict {
  readonly policy: PermissionPolicy;
  /** Whether the installation uses this policy. */
  readonly isConfigured: boolean;
  readonly decision: PermissionDecision['decision'];
  readonly rule: number;
  /** The condition of the rule in plain language. */
  readonly ruleWords: LocalizedText;
  readonly list: PermissionDecision['reason']['list'];
  readonly listWords: LocalizedText;
  readonly entry: PermissionEntry | null;
  /** Full explanation in one sentence. */
  readonly explanation: LocalizedText;
}

/** One configured action and the decision of the configured policy. */
export interface Right {
  readonly action: string;
  /** Names of the page and of the button. */
  readonly name: LocalizedText;
  readonly decision: PermissionDecision['decision'];
}

export interface ExplainedPerson {
  readonly username: string;
  readonly realname: string;
}

/** An entry of the menu with the permissions of its page. */
export interface ExplainedEntry {
  readonly key: string;
  readonly title: LocalizedText;
  readonly rights: readonly ExplainedRight[];
  readonly children: readonly ExplainedEntry[];
}

export interface ExplainedRight extends Omit<Right, 'name'> {
  /** The button; its page is the entry. */
  readonly title: LocalizedText;
}

export interface PermissionExplainFacts {
  readonly status: 'ready' | 'loading' | 'failed';
  /** Owner of these permissions; null for the current user. */
  readonly person: ExplainedPerson | null;
  readonly rights: readonly Right[];
  /** The same by the menu. */
  readonly tree: readonly ExplainedEntry[];
  /** Only what is allowed. */
  readonly isShortened: boolean;
  /** Which rows the person is limited to. */
  readonly limits: readonly RowLimit[];
  /** The selected action; empty if none. */
  readonly action: string;
  /** The decision of the configured policy in everyday words; null without a selected action. */
  readonly sentence: LocalizedText | null;
  /** One per policy, the configured one first; empty without a selected action. */
  readonly verdicts: readonly PermissionVerdict[];
  /** Why the permissions of another account could not be loaded. */
  readonly failure: LocalizedText | null;
}

export type PermissionExplainEvent =
  /** Load the permissions of an account. */
  | { readonly type: 'person.choose'; readonly username: string }
  /** Return to the current user's permissions. */
  | { readonly type: 'person.leave' }
  | { readonly type: 'action.choose'; readonly action: string }
  | { readonly type: 'rights.shorten'; readonly isShortened: boolean };
