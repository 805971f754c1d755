import { isSameCondition } from '../list/index.ts';
import { advancedQueryMessages as messages } from './advanced-query.messages.ts';
import type { AdvancedQuerySnapshot } from './advanced-query.machine.ts';
import { savedQueries, type AdvancedQueryState } from './advanced-query.model.ts';
import type { AdvancedQueryFacts, QueryQuestion, ShownQuery } from './advanced-query.types.ts';
import { isFull } from './query-lines.model.ts';
import { usableCondition } from './saved-queries.model.ts';
import { isLayoutAlone, savedWithKey } from './saving.model.ts';

/** Makes the facts of an advanced query for user interfaces. The saved queries stay the same ones while lines are edited. */
export function createAdvancedQueryView(): (snapshot: AdvancedQuerySnapshot) => AdvancedQueryFacts {
  let judged: SavedSource | null = null;
  let saved: readonly ShownQuery[] = [];
  return (snapshot) => {
    const { fields, root, errors, problem, inForce, names, roles } = snapshot.context;
    if (judged === null || !isSameSource(judged, snapshot.context)) {
      judged = snapshot.context;
      saved = shownQueries(snapshot);
    }
    return {
      status: snapshot.value.query,
      isOpen: snapshot.value.dialog !== 'closed',
      fields,
      root,
      errors,
      problem,
      isFull: isFull(root),
      inForce,
      names,
      saved,
      library: snapshot.value.library === 'loading' && snapshot.context.isAccount ? 'account' : snapshot.value.library,
      roles,
      isKeeping: snapshot.value.dialog === 'keeping',
      question: questionOf(snapshot),
    };
  };
}

/** What the saved queries as they are shown depend on. */
type SavedSource = Pick<AdvancedQueryState, 'account' | 'device' | 'inForce'>;

function isSameSource(one: SavedSource, other: SavedSource): boolean {
  return one.account === other.account && one.device === other.device && one.inForce === other.inForce;
}

function shownQueries({ context }: AdvancedQuerySnapshot): readonly ShownQuery[] {
  return savedQueries(context).map((query) => {
    const { key, title, place, owner, role, isDefault } = query;
    const usable = usableCondition(context.resource, query, context.now());
    const { inForce } = context;
    return {
      key,
      title,
      place,
      owner,
      role,
      isDefault,
      layout: query.layout ?? null,
      condition: usable.ok ? usable.value : null,
      problem: usable.ok ? null : usable.error,
      isInForce: usable.ok && usable.value !== null && inForce !== null && isSameCondition(usable.value, inForce),
    };
  });
}

function layoutFacts(context: AdvancedQuerySnapshot['context']) {
  const isRequired = isLayoutAlone(context);
  return { isKept: isRequired || context.isLayoutKept, isRequired };
}

function questionOf({ value, context }: AdvancedQuerySnapshot): QueryQuestion | null {
  const { name, nameError: error, roleId, isDefault, key, offered } = context;
  const title = savedWithKey(context, key)?.title ?? '';
  switch (value.dialog) {
    case 'naming':
      return { kind: 'naming', name, error, roleId, isDefault, layout: offered === null ? null : layoutFacts(context) };
    case 'overwriting':
      return { kind: 'overwriting', title, text: messages.overwrite(title) };
    case 'removing':
      return { kind: 'removing', title, text: messages.remove };
    case 'closed':
    case 'editing':
    case 'saving':
    case 'keeping':
      return null;
  }
}
