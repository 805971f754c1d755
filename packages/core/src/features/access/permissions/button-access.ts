import type { PermissionEntry } from '../../../contract/index.ts';
import { rowFor, type DecisionOutcome } from './decision-table.ts';
import { entriesFor, isEnabling, isWithdrawn } from './permission-set.ts';
import type { PermissionDecision, PermissionLists, PermissionPolicy, PermissionReason } from './permission.types.ts';

export interface ButtonAccessInput {
  /** `null` before the menu is loaded and after logout: denies everything. */
  readonly lists: PermissionLists | null;
  /** Permission entries of a workflow form. */
  readonly formList?: readonly PermissionEntry[] | undefined;
  readonly policy: PermissionPolicy;
}

interface EntryLists {
  readonly all: readonly PermissionEntry[];
  readonly own: readonly PermissionEntry[];
  readonly form: readonly PermissionEntry[];
}

/**
 * Decide the state of an action's button by `decisionTable` under the given policy. Type "2" entries decide enabled or
 * disabled, others shown or hidden; an action with only type "2" entries is never hidden, and an unknown action is
 * shown or hidden. Ignores type "2" entries of a form list. Matches `action` exactly; denies an empty action and one
 * with a comma.
 */
export function decideButton(action: string, { lists, formList = [], policy }: ButtonAccessInput): PermissionDecision {
  if (lists === null || action === '' || action.includes(',')) {
    return { decision: 'hide', reason: { policy, rule: 0, list: 'none', entry: null } };
  }
  const known: EntryLists = {
    all: entriesFor(action, lists.all),
    own: entriesFor(action, lists.own),
    form: entriesFor(action, formList).filter((entry) => !isEnabling(entry)),
  };
  const showing = only(known, (entry) => !isEnabling(entry));
  const enabling = only(known, isEnabling);
  if (holdsNothing(enabling)) return decide(showing, policy, 'hide');
  const enabled = decide(enabling, policy, 'disable');
  if (holdsNothing(showing)) return enabled;
  const shown = decide(showing, policy, 'hide');
  return shown.decision === 'show' ? enabled : shown;
}

function decide(lists: EntryLists, policy: PermissionPolicy, denial: 'hide' | 'disable'): PermissionDecision {
  const row = rowFor({
    full: lists.all.length === 0 ? 'absent' : lists.all.some(isWithdrawn) ? 'outOfService' : 'inForce',
    isWithdrawn: [...lists.own, ...lists.form].some(isWithdrawn),
    isInForm: lists.form.length > 0,
    isOwn: lists.own.some((entry) => !isWithdrawn(entry)),
  });
  const outcome = row.outcomes[policy];
  return {
    decision: outcome.isAllowed ? 'show' : denial,
    reason: { policy, rule: row.rule, ...decidingEntry(lists, outcome.by) },
  };
}

function decidingEntry(lists: EntryLists, by: DecisionOutcome['by']): Pick<PermissionReason, 'list' | 'entry'> {
  switch (by) {
    case 'none':
      return { list: 'none', entry: null };
    case 'all':
      return { list: 'all', entry: lists.all.find(isWithdrawn) ?? lists.all[0] ?? null };
    case 'form':
      return { list: 'form', entry: lists.form[0] ?? null };
    case 'own':
      return { list: 'own', entry: lists.own.find((entry) => !isWithdrawn(entry)) ?? null };
    case 'withdrawing': {
      const own = lists.own.find(isWithdrawn);
      if (own !== undefined) return { list: 'own', entry: own };
      return { list: 'form', entry: lists.form.find(isWithdrawn) ?? null };
    }
  }
}

function only(lists: EntryLists, isKept: (entry: PermissionEntry) => boolean): EntryLists {
  return { all: lists.all.filter(isKept), own: lists.own.filter(isKept), form: lists.form.filter(isKept) };
}

function holdsNothing(lists: EntryLists): boolean {
  return lists.all.length + lists.own.length + lists.form.length === 0;
}
