import type { GrantNode } from '../../../contract/index.ts';
import { flattenTree } from '../../../kernel/index.ts';
import type { Draft } from '../../../drafts/index.ts';
import type { GrantDraftOffer } from './grant-editor.types.ts';
import { countBeyond, withAncestors, type Grants } from './grant-tree.model.ts';

/** Changes of grants that were not saved: what the server said when they were begun, and what should hold. */
export interface GrantDraft {
  readonly savedAt: number;
  readonly before: Grants;
  readonly after: Grants;
}

/** Identifiers hold no comma: the wire lists them with commas too. */
const listed = (grants: Grants) => [...grants].toSorted().join(',');
const setOf = (list: string): Grants => new Set(list.split(',').filter((part) => part !== ''));

/** As the store of drafts keeps it. */
export function encodeGrantDraft({ savedAt, before, after }: GrantDraft): Draft {
  return { savedAt, values: { before: listed(before), after: listed(after) } };
}

/** Null for what is none. */
export function decodeGrantDraft(draft: Draft | null): GrantDraft | null {
  const { before, after } = draft?.values ?? {};
  if (draft === null || typeof before !== 'string' || typeof after !== 'string') return null;
  return { savedAt: draft.savedAt, before: setOf(before), after: setOf(after) };
}

/**
 * The changes of a draft on top of what is granted now. Only what the draft itself granted or took back changes, so that what
 * others changed meanwhile stays.
 */
export function mergedDraft(tree: readonly GrantNode[], saved: Grants, { before, after }: GrantDraft): Grants {
  const start = withAncestors(tree, before);
  const merged = new Set(withAncestors(tree, saved));
  for (const key of after) if (!start.has(key)) merged.add(key);
  for (const key of start) if (!after.has(key)) merged.delete(key);
  return withAncestors(tree, merged);
}

/** What the draft would change, and what differs from where it began; null where it would change nothing. */
export function draftOffer(tree: readonly GrantNode[], saved: Grants, draft: GrantDraft): GrantDraftOffer | null {
  const now = withAncestors(tree, saved);
  const merged = mergedDraft(tree, saved, draft);
  const [added, removed] = [countBeyond(merged, now), countBeyond(now, merged)];
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
    grantedSince: beyond(saved, draft.before),
    revokedSince: beyond(draft.before, saved),
  };
}
