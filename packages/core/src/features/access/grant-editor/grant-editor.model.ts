import type { GrantLosses, GrantNode } from '../../../contract/index.ts';
import { failureText, type HttpFailure } from '../../../http/index.ts';
import { sameText, type Notice, type Result, type LocalizedText } from '../../../kernel/index.ts';
import type { LossesAnswer } from '../rights-losses/index.ts';
import type { GrantChange, GranteeGrants, SaveAnswer } from './grant-editor.api.ts';
import { grantEditorMessages } from './grant-editor.messages.ts';
import { draftOffer, mergedDraft, type GrantDraft } from './grant-draft.model.ts';
import type { Grantee, GrantLossQuestion } from './grant-editor.types.ts';
import {
  countBeyond,
  grantableKeys,
  grantPaths,
  keysIn,
  toggleGrant,
  withoutGroups,
  type Grants,
} from './grant-tree.model.ts';

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
  /** Who loses permissions by the changes, as far as the server was asked and could tell. */
  readonly losses: GrantLosses | null;
  readonly lossesFailure: LocalizedText | null;
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
  losses: null,
  lossesFailure: null,
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
  const saved = withoutGroups(tree, granted);
  // Do not offer a draft that would change nothing.
  const offered = draft !== null && draftOffer(tree, saved, draft) !== null ? draft : null;
  return { ...state, tree, saved, grants: saved, draft: offered, failure: null };
}

export function withGrantDraftRestored(state: GrantEditorState): GrantEditorState {
  if (state.draft === null) return state;
  return { ...state, grants: mergedDraft(state.tree, state.saved, state.draft), draft: null };
}

export function withToggled(state: GrantEditorState, key: string): GrantEditorState {
  return { ...state, grants: toggleGrant(state.tree, state.grants, key) };
}

export function withAll(state: GrantEditorState): GrantEditorState {
  return { ...state, grants: new Set([...state.grants, ...grantableKeys(state.tree)]) };
}

/** Keeps grants that the tree does not show. */
export function withNone(state: GrantEditorState): GrantEditorState {
  const shown = new Set(keysIn(state.tree));
  return { ...state, grants: new Set([...state.grants].filter((key) => !shown.has(key))) };
}

export function reverted(state: GrantEditorState): GrantEditorState {
  return { ...state, grants: state.saved };
}

export function withSaved(state: GrantEditorState): GrantEditorState {
  return { ...state, saved: state.grants };
}

export function withLosses(state: GrantEditorState, answer: LossesAnswer): GrantEditorState {
  return answer.ok
    ? { ...state, losses: answer.value, lossesFailure: null }
    : { ...state, losses: null, lossesFailure: failureText(answer.error) };
}

/** What the changes take back and from whom, by the names that the tree shows. */
export function lossQuestionOf({ tree, saved, grants, losses }: GrantEditorState): GrantLossQuestion {
  const paths = grantPaths(tree);
  const named = (ids: readonly string[]) => ids.map((id) => paths.get(id) ?? id);
  return {
    total: losses?.total ?? 0,
    people: (losses?.people ?? []).map(({ id, realname, username, lost }) => ({
      id,
      name: realname,
      username,
      lost: named(lost),
    })),
    removed: named([...saved].filter((key) => !grants.has(key))),
  };
}

export function granteeOf({ grantees, granteeId }: GrantEditorState): Grantee | null {
  return grantees.find(({ id }) => id === granteeId) ?? null;
}

/** Changes since the grants were loaded: exactly what a save writes. */
export function changesOf({ saved, grants }: GrantEditorState): {
  readonly added: number;
  readonly removed: number;
} {
  return { added: countBeyond(grants, saved), removed: countBeyond(saved, grants) };
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
