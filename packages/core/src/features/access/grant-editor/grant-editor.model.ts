import type { GrantNode } from '../../../contract/index.ts';
import { failureText, type HttpFailure } from '../../../http/index.ts';
import { sameText, type Notice, type Result, type LocalizedText } from '../../../kernel/index.ts';
import type { GrantChange, GranteeGrants, SaveAnswer } from './grant-editor.api.ts';
import { grantEditorMessages } from './grant-editor.messages.ts';
import { draftOffer, mergedDraft, type GrantDraft } from './grant-draft.model.ts';
import type { Grantee } from './grant-editor.types.ts';
import { countBeyond, keysIn, toggled, withAncestors, type Grants } from './grant-tree.model.ts';

/** The grantees, and the identifiers of those for which there are drafts. */
export type GranteesRead = Result<
  { readonly grantees: readonly Grantee[]; readonly drafted: readonly string[] },
  HttpFailure
>;

/** What a grantee is granted, and the stored draft of its changes. */
export type GrantsRead = Result<GranteeGrants & { readonly draft: GrantDraft | null }, HttpFailure>;

export interface GrantEditorState {
  readonly grantees: readonly Grantee[];
  /** Identifiers of the grantees for which there were drafts when they were read. */
  readonly drafted: readonly string[];
  readonly granteeId: string | null;
  /** Chosen over unsaved changes, until the question is answered. */
  readonly wantedId: string | null;
  readonly tree: readonly GrantNode[];
  /** What the server says is granted. */
  readonly saved: Grants;
  readonly grants: Grants;
  /** Offered for the chosen grantee and not yet answered. */
  readonly draft: GrantDraft | null;
  readonly failure: LocalizedText | null;
}

/** What has to happen to the stored draft of the chosen grantee so that it says what there is to lose. */
export type GrantDraftCommand =
  | { readonly kind: 'write'; readonly granteeId: string; readonly draft: Omit<GrantDraft, 'savedAt'> }
  /** An offer that nobody answered stays as it is. */
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
  // A draft that would change nothing is no news.
  const offered = draft !== null && draftOffer(tree, saved, draft) !== null ? draft : null;
  return { ...state, tree, saved, grants: withAncestors(tree, saved), draft: offered, failure: null };
}

export function withDraftRestored(state: GrantEditorState): GrantEditorState {
  if (state.draft === null) return state;
  return { ...state, grants: mergedDraft(state.tree, state.saved, state.draft), draft: null };
}

export function withToggled(state: GrantEditorState, key: string): GrantEditorState {
  return { ...state, grants: toggled(state.tree, state.grants, key) };
}

export function withAll(state: GrantEditorState): GrantEditorState {
  return { ...state, grants: new Set([...state.grants, ...keysIn(state.tree)]) };
}

/** What the tree does not show stays granted. */
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

/** What was done since the grants were read; what granting brings along by itself counts for nothing. */
export function changesOf({ tree, saved, grants }: GrantEditorState): {
  readonly added: number;
  readonly removed: number;
} {
  const before = withAncestors(tree, saved);
  return { added: countBeyond(grants, before), removed: countBeyond(before, grants) };
}

export function isDirty(state: GrantEditorState): boolean {
  const { added, removed } = changesOf(state);
  return added + removed > 0;
}

/** Changes are persisted; without any an unanswered offer stays, and otherwise nothing does. */
export function draftCommandOf(state: GrantEditorState): GrantDraftCommand {
  const { granteeId, saved, grants, draft } = state;
  if (granteeId === null) return { kind: 'leave' };
  if (isDirty(state)) return { kind: 'write', granteeId, draft: { before: saved, after: grants } };
  return draft === null ? { kind: 'remove', granteeId } : { kind: 'leave' };
}

export function changeOf(state: GrantEditorState): GrantChange {
  const grantee = granteeOf(state);
  if (grantee === null) throw new Error('Grants are saved for a grantee that was chosen');
  return { grantee, before: [...state.saved].toSorted(), after: [...state.grants].toSorted() };
}

/** What is told about a save. Of failed calls the client tells by itself. */
export function noticeOf(answer: SaveAnswer): Notice | null {
  if (answer.ok) {
    const { message } = answer.value;
    return { level: 'success', text: message === '' ? grantEditorMessages.saved : sameText(message) };
  }
  return rejectionOf(answer.error);
}

function rejectionOf(failure: HttpFailure): Notice | null {
  return failure.kind === 'rejected' ? { level: 'warning', text: failureText(failure) } : null;
}
