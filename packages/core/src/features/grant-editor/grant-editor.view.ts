import type { GrantEditorSnapshot } from './grant-editor.machine.ts';
import { changesOf, holderOf, isDirty } from './grant-editor.model.ts';
import type { GrantEditorFacts } from './grant-editor.types.ts';
import { checkedNodes, keysIn } from './grant-tree.model.ts';

export function grantEditorView({ value, context: { state } }: GrantEditorSnapshot): GrantEditorFacts {
  const holder = holderOf(state);
  const { tree, grants, holders, failure } = state;
  return {
    status: value,
    holders,
    holder,
    tree,
    ...(holder?.isAllPowerful === true ? { checked: keysIn(tree), halfChecked: [] } : checkedNodes(tree, grants)),
    ...changesOf(state),
    isDirty: isDirty(state),
    failure,
  };
}
