import { enqueueActions } from 'xstate';

import type { TableEmitted } from '../editable-table.types.ts';
import type { GestureOutcome, TableDelay, TableMachineEvent, TableState } from '../table-state.types.ts';
import { askCheckedRows, dueSaves } from './saving.ts';
import { mergeOutcomes } from './commit-transaction.ts';

/** Wrap a gesture as a machine action: its outcome is applied, emitted and requested after the event. */
export function gestureAction<Params = undefined>(take: (state: TableState, params: Params) => GestureOutcome) {
  return enqueueActions<
    TableState,
    TableMachineEvent,
    Params,
    TableMachineEvent,
    never,
    never,
    never,
    TableDelay,
    TableEmitted
  >(({ context, enqueue }, params) => {
    const {
      state,
      emitted = [],
      checks = [],
      requestedOptions = [],
      searches,
      later = [],
    } = followedUp(context, take(context, params));
    enqueue.assign({ ...state, version: context.version + 1 });
    for (const told of emitted) enqueue.emit(told);
    if (checks.length > 0) enqueue.sendTo('handlers', { type: 'handlers.asked', checks });
    if (requestedOptions.length > 0) enqueue.sendTo('choices', { type: 'choices.wished', requestedOptions });
    if (searches !== undefined) enqueue.sendTo('search', { type: 'find.wished', wish: searches });
    for (const { event, delay } of later) enqueue.raise(event, { delay });
  });
}

/** Consequences of any gesture: handlers to call, rows to save immediately, a draft to persist. */
function followedUp(before: TableState, outcome: GestureOutcome): GestureOutcome {
  const { engine } = before;
  const pending = engine.takePendingChecks();
  let all = pending.length === 0 ? outcome : mergeOutcomes(outcome, { checks: pending });
  let after: TableState = { ...before, ...all.state };
  if (after.unsaved.size > 0) {
    all = mergeOutcomes(all, dueSaves(after));
    after = { ...before, ...all.state };
  }
  const asked = after.asked + (all.checks?.length ?? 0);
  if (asked === 0 && after.checking.size > 0) all = mergeOutcomes(all, askCheckedRows(after));
  const revision = engine.revision();
  const isOther = revision !== before.revision || after.edited?.draft !== before.edited?.draft;
  const isDraftAsked = isOther && before.persistsDrafts && !after.isDraftDue;
  return {
    ...all,
    state: { ...all.state, asked, revision, isDraftDue: after.isDraftDue || isDraftAsked },
    later: isDraftAsked
      ? [...(all.later ?? []), { event: { type: 'draft.due' }, delay: 'draftDelay' }]
      : (all.later ?? []),
  };
}
