import type { GrantEditorSnapshot } from './grant-editor.machine.ts';
import { draftOffer } from './grant-draft.model.ts';
import { changesOf, holderOf, isDirty } from './grant-editor.model.ts';
import type { GrantEditorFacts } from './grant-editor.types.ts';
import { checkedNodes, keysIn } from './grant-tree.model.ts';

export function grantEditorView({ value, context: { state } }: GrantEditorSnapshot): GrantEditorFacts {
  const holder = holderOf(state);
  const { tree, grants, saved, draft, drafted, holders, failure } = state;
  return {
    status: value,
    holders,
    holder,
    tree,
    ...(holder?.isAllPowerful === true ? { checked: keysIn(tree), halfChecked: [] } : checkedNodes(tree, grants)),
    ...changesOf(state),
    isDirty: isDirty(state),
    draft: draft === null ? null : draftOffer(tree, saved, draft),
    drafted: holders.filter(({ id }) => drafted.includes(id)),
    failure,
  };
}
