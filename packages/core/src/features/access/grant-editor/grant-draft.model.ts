import type { GrantNode } from '../../../contract/index.ts';
import { flattenTree } from '../../../kernel/index.ts';
import type { Draft } from '../../../drafts/index.ts';
import type { GrantDraftOffer } from './grant-editor.types.ts';
import { countBeyond, withoutGroups, type Grants } from './grant-tree.model.ts';

/** Unsaved changes of grants: the server's state when editing started, and the edited state. */
export interface GrantDraft {
  readonly savedAt: number;
  readonly before: Grants;
  readonly after: Grants;
}

/** Comma-separated, as on the wire; identifiers contain no comma. */
const listed = (grants: Grants) => [...grants].toSorted().join(',');
const setOf = (list: string): Grants => new Set(list.split(',').filter((part) => part !== ''));

/** Encode for the draft store. */
export function encodeGrantDraft({ savedAt, before, after }: GrantDraft): Draft {
  return { savedAt, values: { before: listed(before), after: listed(after) } };
}

/** Null if malformed. */
export function decodeGrantDraft(draft: Draft | null): GrantDraft | null {
  const { before, after } = draft?.values ?? {};
  if (draft === null || typeof before !== 'string' || typeof after !== 'string') return null;
  return { savedAt: draft.savedAt, before: setOf(before), after: setOf(after) };
}

/**
 * Apply a draft to the current grants. Changes only what the draft itself granted or revoked, so concurrent changes by
 * others are kept.
 */
export function mergedDraft(tree: readonly GrantNode[], saved: Grants, { before, after }: GrantDraft): Grants {
  const [start, end] = [withoutGroups(tree, before), withoutGroups(tree, after)];
  const merged = new Set(saved);
  for (const key of end) if (!start.has(key)) merged.add(key);
  for (const key of start) if (!end.has(key)) merged.delete(key);
  return merged;
}

/** The changes a draft would make, and what others changed since it began; null if it would change nothing. */
export function draftOffer(tree: readonly GrantNode[], saved: Grants, draft: GrantDraft): GrantDraftOffer | null {
  const merged = mergedDraft(tree, saved, draft);
  const [added, removed] = [countBeyond(merged, saved), countBeyond(saved, merged)];
  const before = withoutGroups(tree, draft.before);
  if (added + removed === 0) return null;
  const titles = new Map(flattenTree(tree).map(({ key, title }) => [key, title]));
  const beyond = (grants: Grants, others: Grants) =>
    [...grants]
      .filter((key) => !others.has(key))
      .toSorted()
      .map((key) => titles.get(key) ?? key);
  return {
    savedAt: draft.savedAt,
    added,
    removed,
    grantedSince: beyond(saved, before),
    revokedSince: beyond(before, saved),
  };
}
