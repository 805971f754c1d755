import type { GrantEditorSnapshot } from './grant-editor.machine.ts';
import { draftOffer } from './grant-draft.model.ts';
import { changesOf, granteeOf, hasUnsavedGrants, lossQuestionOf } from './grant-editor.model.ts';
import type { GrantEditorFacts } from './grant-editor.types.ts';
import { checkedNodes, keysIn } from './grant-tree.model.ts';

export function grantEditorView({ value, context: { state } }: GrantEditorSnapshot): GrantEditorFacts {
  const grantee = granteeOf(state);
  const { tree, grants, saved, draft, drafted, grantees, failure } = state;
  return {
    status: value,
    grantees,
    grantee,
    tree,
    ...(grantee?.isAllPowerful === true ? { checked: keysIn(tree), halfChecked: [] } : checkedNodes(tree, grants)),
    ...changesOf(state),
    isDirty: hasUnsavedGrants(state),
    losses: value === 'confirmingLosses' ? lossQuestionOf(state) : null,
    lossesFailure: value === 'confirmingLosses' ? state.lossesFailure : null,
    draft: draft === null ? null : draftOffer(tree, saved, draft),
    drafted: grantees.filter(({ id }) => drafted.includes(id)),
    failure,
  };
}
