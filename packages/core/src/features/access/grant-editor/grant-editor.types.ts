import type { GrantNode } from '../../../contract/index.ts';
import type { Notice, LocalizedText } from '../../../kernel/index.ts';
import type { RightsLoser } from '../rights-losses/index.ts';

/** Receives grants: a role, a department, or a role inside a department. */
export type GranteeKind = 'role' | 'department' | 'departmentRole';

export interface Grantee {
  readonly id: string;
  readonly name: string;
  /** Its code, or the department of a role; distinguishes grantees with the same name. */
  readonly note: string;
  /** The department whose permissions limit it; empty for others. */
  readonly departmentId: string;
  /** Nesting level: 0 at the top. */
  readonly depth: number;
  /** Holds every permission regardless of grants. */
  readonly isAllPowerful: boolean;
}

export type GrantEditorStatus =
  /** Loading the grantees. */
  | 'loadingGrantees'
  | 'failed'
  /** Grantees loaded, none selected. */
  | 'choosing'
  | 'loadingGrants'
  | 'grantsFailed'
  | 'editing'
  /** Another grantee was selected with unsaved changes. */
  | 'confirming'
  /** Asking the server who loses what is about to be taken back. */
  | 'askingLosses'
  /** People lose permissions by the changes; the user decides. */
  | 'confirmingLosses'
  | 'saving';

export type GrantEditorEvent =
  | { readonly type: 'grantee.choose'; readonly id: string }
  /** Grant a node with its descendants, or revoke them if all are granted. */
  | { readonly type: 'node.toggle'; readonly key: string }
  | { readonly type: 'all.grant' }
  | { readonly type: 'all.revoke' }
  | { readonly type: 'changes.revert' }
  | { readonly type: 'grants.save' }
  /** Apply the offered draft to the server's current state. */
  | { readonly type: 'draft.restore' }
  | { readonly type: 'draft.discard' }
  /** Responses to the unsaved changes prompt. */
  | { readonly type: 'leave.confirm' }
  | { readonly type: 'leave.cancel' }
  /** Responses to the question about the people who lose permissions. */
  | { readonly type: 'losses.confirm' }
  | { readonly type: 'losses.cancel' }
  /** Retry a failed load. */
  | { readonly type: 'load.retry' };

export type GrantEditorEmitted = { readonly type: 'notice.raised'; readonly notice: Notice };

/** Earlier unsaved changes, offered for the selected grantee. */
export interface GrantDraftOffer {
  /** Epoch milliseconds of the last change. */
  readonly savedAt: number;
  /** Number of permissions it would add to the current grants, and remove. */
  readonly added: number;
  readonly removed: number;
  /** Titles of what others granted and revoked since the draft was begun; restoring keeps both. */
  readonly grantedSince: readonly string[];
  readonly revokedSince: readonly string[];
}

/** Who loses permissions by the changes. */
export interface GrantLossQuestion {
  /** People; more than are listed where there are very many. */
  readonly total: number;
  readonly people: readonly RightsLoser[];
  /** What is taken back, by the names from the menu down. */
  readonly removed: readonly string[];
}

export interface GrantEditorFacts {
  readonly status: GrantEditorStatus;
  readonly grantees: readonly Grantee[];
  readonly grantee: Grantee | null;
  readonly tree: readonly GrantNode[];
  /** Granted with all descendants. */
  readonly checked: readonly string[];
  /** Granted, or with a granted descendant, but not with all descendants. */
  readonly halfChecked: readonly string[];
  /** Number of permissions the changes add and remove. */
  readonly added: number;
  readonly removed: number;
  readonly isDirty: boolean;
  readonly draft: GrantDraftOffer | null;
  /** The question before a save that takes permissions from people; null for none. */
  readonly losses: GrantLossQuestion | null;
  /** Why the server could not tell who loses permissions. */
  readonly lossesFailure: LocalizedText | null;
  /** The grantees with drafts. */
  readonly drafted: readonly Grantee[];
  /** Why loading failed. */
  readonly failure: LocalizedText | null;
}
