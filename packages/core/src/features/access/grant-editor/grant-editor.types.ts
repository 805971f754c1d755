import type { GrantNode } from '../../../contract/index.ts';
import type { Notice, LocalizedText } from '../../../kernel/index.ts';

/** Who is granted something: a role, a department, or a role inside a department. */
export type GranteeKind = 'role' | 'department' | 'departmentRole';

export interface Grantee {
  readonly id: string;
  readonly name: string;
  /** Its code, or the department that a role belongs to; tells grantees of one name apart. */
  readonly note: string;
  /** The department whose rights bound it; empty for others. */
  readonly departmentId: string;
  /** How far it stands in: 0 at the top. */
  readonly depth: number;
  /** Holds everything by itself, whatever is granted. */
  readonly isAllPowerful: boolean;
}

export type GrantEditorStatus =
  /** The grantees are on their way. */
  | 'loadingGrantees'
  | 'failed'
  /** The grantees are there, and none is chosen yet. */
  | 'choosing'
  | 'loadingGrants'
  | 'grantsFailed'
  | 'editing'
  /** Another grantee was chosen over unsaved changes. */
  | 'confirming'
  | 'saving';

export type GrantEditorEvent =
  | { readonly type: 'grantee.choose'; readonly id: string }
  /** Grants a node with everything below it, or takes all that back where all of it is granted. */
  | { readonly type: 'node.toggle'; readonly key: string }
  | { readonly type: 'all.grant' }
  | { readonly type: 'all.revoke' }
  | { readonly type: 'changes.revert' }
  | { readonly type: 'grants.save' }
  /** Puts the offered draft over what the server says now. */
  | { readonly type: 'draft.restore' }
  | { readonly type: 'draft.discard' }
  /** Answers of the question about unsaved changes. */
  | { readonly type: 'leave.confirm' }
  | { readonly type: 'leave.cancel' }
  /** Reads again what could not be read. */
  | { readonly type: 'load.retry' };

export type GrantEditorEmitted = { readonly type: 'noticed'; readonly notice: Notice };

/** Changes made earlier and never saved, offered back for the chosen grantee. */
export interface GrantDraftOffer {
  /** Epoch milliseconds of the last change. */
  readonly savedAt: number;
  /** How many permissions it would add to what is granted now, and take away. */
  readonly added: number;
  readonly removed: number;
  /** Titles of what others granted and took back since the draft was begun; restoring keeps both. */
  readonly grantedSince: readonly string[];
  readonly revokedSince: readonly string[];
}

export interface GrantEditorFacts {
  readonly status: GrantEditorStatus;
  readonly grantees: readonly Grantee[];
  readonly grantee: Grantee | null;
  readonly tree: readonly GrantNode[];
  /** Granted with everything below. */
  readonly checked: readonly string[];
  /** Granted, or holding something that is, without everything below. */
  readonly halfChecked: readonly string[];
  /** How many permissions the changes add and take away. */
  readonly added: number;
  readonly removed: number;
  readonly isDirty: boolean;
  readonly draft: GrantDraftOffer | null;
  /** The grantees for which there are drafts. */
  readonly drafted: readonly Grantee[];
  /** Why nothing could be read. */
  readonly failure: LocalizedText | null;
}
