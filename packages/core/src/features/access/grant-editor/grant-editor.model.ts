import type { GrantNode } from '../../../contract/index.ts';
import { failureText, type HttpFailure } from '../../../http/index.ts';
import { sameText, type Notice, type Result, type LocalizedText } from '../../../kernel/index.ts';
import type { GrantChange, GranteeGrants, SaveAnswer } from './grant-editor.api.ts';
import { grantEditorMessages } from './grant-editor.messages.ts';
import { draftOffer, mergedDraft, type GrantDraft } from './grant-draft.model.ts';
import type { Grantee } from './grant-editor.types.ts';
import { countBeyond, keysIn, toggleGrant, withAncestors, type Grants } from './grant-tree.model.ts';

/** The grantees, and the identifiers of those with drafts. */
export type GranteesRead = Result<
  { readonly grantees: readonly Grantee[]; readonly drafted: readonly string[] },
  HttpFailure
>;

/** The grants of a grantee, and the stored draft of its changes. */
export type GrantsRead = Result<GranteeGrants & { readonly draft: GrantDraft | null }, HttpFailure>;

export interface GrantEditorState {
  readonly grantees: readonly Grantee[];
  /** Identifiers of the grantees with drafts at load time. */
  readonly drafted: readonly string[];
  readonly granteeId: string | null;
  /** Selected while there are unsaved changes; pending confirmation. */
  readonly wantedId: string | null;
  readonly tree: readonly GrantNode[];
  /** The server's state. */
  readonly saved: Grants;
  readonly grants: Grants;
  /** Offered for the selected grantee; pending a decision. */
  readonly draft: GrantDraft | null;
  readonly failure: LocalizedText | null;
}

/** What to do with the stored draft of the selected grantee so that it matches the unsaved changes. */
export type GrantDraftCommand =
  | { readonly kind: 'write'; readonly granteeId: string; readonly draft: Omit<GrantDraft, 'savedAt'> }
  /** Keep an offer that is still pending. */
  | { readonly kind: 'leave' }
  | { readonly kind: 'remove'; readonly granteeId: string };

const NONE: Grants = new Set();

export const nothingChosen: GrantEditorState = {
  grantees: [],
  drafted: [],
  granteeId: null,
  wantedId: null,
  tree: [],
  saved: NONE,
  grants: NONE,
  draft: null,
  failure: null,
};

export function withGrantees(state: GrantEditorState, answer: GranteesRead): GrantEditorState {
  return answer.ok ? { ...state, ...answer.value, failure: null } : { ...state, failure: failureText(answer.error) };
}

export function withGrantee(state: GrantEditorState, granteeId: string | null): GrantEditorState {
  return { ...state, granteeId, wantedId: null, tree: [], saved: NONE, grants: NONE, draft: null, failure: null };
}

export function withGrants(state: GrantEditorState, answer: GrantsRead): GrantEditorState {
  if (!answer.ok) return { ...state, failure: failureText(answer.error) };
  const { tree, granted, draft } = answer.value;
  const saved = new Set(granted);
  // Do not offer a draft that would change nothing.
  const offered = draft !== null && draftOffer(tree, saved, draft) !== null ? draft : null;
  return { ...state, tree, saved, grants: withAncestors(tree, saved), draft: offered, failure: null };
}

export function withGrantDraftRestored(state: GrantEditorState): GrantEditorState {
  if (state.draft === null) return state;
  return { ...state, grants: mergedDraft(state.tree, state.saved, state.draft), draft: null };
}

export function withToggled(state: GrantEditorState, key: string): GrantEditorState {
  return { ...state, grants: toggleGrant(state.tree, state.grants, key) };
}

export function withAll(state: GrantEditorState): GrantEditorState {
  return { ...state, grants: new Set([...state.grants, ...keysIn(state.tree)]) };
}

/** Keeps grants that the tree does not show. */
export function withNone(state: GrantEditorState): GrantEditorState {
  const shown = new Set(keysIn(state.tree));
  return { ...state, grants: new Set([...state.grants].filter((key) => !shown.has(key))) };
}

export function reverted(state: GrantEditorState): GrantEditorState {
  return { ...state, grants: withAncestors(state.tree, state.saved) };
}

export function withSaved(state: GrantEditorState): GrantEditorState {
  return { ...state, saved: state.grants };
}

export function granteeOf({ grantees, granteeId }: GrantEditorState): Grantee | null {
  return grantees.find(({ id }) => id === granteeId) ?? null;
}

/** Changes since the grants were loaded; ancestors granted implicitly do not count. */
export function changesOf({ tree, saved, grants }: GrantEditorState): {
  readonly added: number;
  readonly removed: number;
} {
  const before = withAncestors(tree, saved);
  return { added: countBeyond(grants, before), removed: countBeyond(before, grants) };
}

export function hasUnsavedGrants(state: GrantEditorState): boolean {
  const { added, removed } = changesOf(state);
  return added + removed > 0;
}

/** Persist changes; without any, keep a pending offer, otherwise delete the draft. */
export function draftCommandOf(state: GrantEditorState): GrantDraftCommand {
  const { granteeId, saved, grants, draft } = state;
  if (granteeId === null) return { kind: 'leave' };
  if (hasUnsavedGrants(state)) return { kind: 'write', granteeId, draft: { before: saved, after: grants } };
  return draft === null ? { kind: 'remove', granteeId } : { kind: 'leave' };
}

export function changeOf(state: GrantEditorState): GrantChange {
  const grantee = granteeOf(state);
  if (grantee === null) throw new Error('Saving grants requires a selected grantee');
  return { grantee, before: [...state.saved].toSorted(), after: [...state.grants].toSorted() };
}

/** The notice for a save result. Failed calls are reported by the HTTP client. */
export function grantNoticeOf(answer: SaveAnswer): Notice | null {
  if (answer.ok) {
    const { message } = answer.value;
    return { level: 'success', text: message === '' ? grantEditorMessages.saved : sameText(message) };
  }
  return rejectionOf(answer.error);
}

function rejectionOf(failure: HttpFailure): Notice | null {
  return failure.kind === 'rejected' ? { level: 'warning', text: failureText(failure) } : null;
}
