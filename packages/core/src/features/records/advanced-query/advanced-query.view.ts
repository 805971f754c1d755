import { advancedQueryMessages as messages } from './advanced-query.messages.ts';
import type { AdvancedQuerySnapshot } from './advanced-query.machine.ts';
import type { AdvancedQueryFacts, QueryQuestion } from './advanced-query.types.ts';
import { isFull } from './query-lines.model.ts';

/** Facts of an advanced query for user interfaces. */
export function advancedQueryView(snapshot: AdvancedQuerySnapshot): AdvancedQueryFacts {
  const { fields, root, errors, problem, inForce, names, saved } = snapshot.context;
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
    saved: saved.map(({ title }) => title),
    question: questionOf(snapshot),
  };
}

function questionOf({ value, context }: AdvancedQuerySnapshot): QueryQuestion | null {
  const { name, nameError: error, title } = context;
  switch (value.dialog) {
    case 'naming':
      return { kind: 'naming', name, error };
    case 'overwriting':
      return { kind: 'overwriting', title, text: messages.overwrite(title) };
    case 'removing':
      return { kind: 'removing', title, text: messages.remove };
    case 'closed':
    case 'editing':
      return null;
  }
}
