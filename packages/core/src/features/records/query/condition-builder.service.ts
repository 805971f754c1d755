import { createStore, type Service } from '../../../kernel/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import type { Condition, Resource } from '../../../resources/index.ts';
import { editedLines, preparedLines, type BuilderState, type EditingEvent } from './advanced-query.model.ts';
import type { AdvancedQueryFacts } from './advanced-query.types.ts';
import { conditionOf, linesFor } from './query-condition.model.ts';
import { queryFields } from './query-fields.model.ts';
import { isFull } from './query-lines.model.ts';

/** The lines of a condition, and what may be done with them. */
export type ConditionLinesFacts = Pick<
  AdvancedQueryFacts,
  'fields' | 'root' | 'errors' | 'problem' | 'names' | 'isFull'
>;
export type ConditionLinesService = Pick<Service<ConditionLinesFacts, EditingEvent>, 'facts' | 'subscribe' | 'send'>;

/** Builds a condition that is no query of a list. */
export interface ConditionBuilderService extends Service<ConditionLinesFacts, EditingEvent> {
  /** What the lines say; null where they say nothing. */
  condition(): Condition | null;
}

export interface ConditionBuilderDependencies {
  /** Whose rows are limited. */
  readonly resource: Resource;
  readonly clock: ClockPort;
  /** To begin with; null for none. */
  readonly condition: Condition | null;
}

/** Create the builder of a condition that limits the rows of others. */
export function createConditionBuilder({
  resource,
  clock,
  condition,
}: ConditionBuilderDependencies): ConditionBuilderService {
  type State = BuilderState & ConditionLinesFacts;
  const lines = { errors: {}, names: {}, problem: null, now: () => clock.now() };
  const begun = { ...lines, fields: queryFields(resource, [], 'scope'), ...linesFor(condition, 0), isFull: false };
  const initial: State = { ...begun, ...preparedLines(begun) };
  const store = createStore<State, EditingEvent>(initial, (state, event) => {
    const edited = editedLines(state, event);
    return { ...state, ...edited, isFull: isFull(edited.root) };
  });
  return {
    ...store,
    condition() {
      const { fields, root } = store.facts();
      return conditionOf(fields, root, { now: clock.now() });
    },
  };
}
