import { createStore, type Service } from '../../../kernel/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import type { Condition, Resource } from '../../../resources/index.ts';
import { editedLines, preparedLines, type BuilderState, type EditingEvent } from './advanced-query.model.ts';
import type { AdvancedQueryFacts, QueryField } from './advanced-query.types.ts';
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
  return createBuilder(queryFields(resource, [], 'scope'), clock, condition);
}

export interface QueryBuilderDependencies {
  /** What may be asked for, as a description has it: names, types and choices by key. */
  readonly fields: Resource['fields'];
  readonly clock: Pick<ClockPort, 'now'>;
  /** To begin with. */
  readonly condition?: Condition | null;
}

/** Create the builder of a condition over any fields: no server, no library of queries, no names of rows. */
export function createQueryBuilder({
  fields,
  clock,
  condition = null,
}: QueryBuilderDependencies): ConditionBuilderService {
  return createBuilder(queryFields({ fields, scope: 'platform', kind: 'appendOnly' }), clock, condition);
}

function createBuilder(
  fields: readonly QueryField[],
  clock: Pick<ClockPort, 'now'>,
  condition: Condition | null,
): ConditionBuilderService {
  type State = BuilderState & ConditionLinesFacts;
  const lines = { errors: {}, names: {}, problem: null, now: () => clock.now() };
  const begun = { ...lines, fields, ...linesFor(condition, 0), isFull: false };
  const initial: State = { ...begun, ...preparedLines(begun) };
  const store = createStore<State, EditingEvent>(initial, (state, event) => {
    const edited = editedLines(state, event);
    return { ...state, ...edited, isFull: isFull(edited.root) };
  });
  return {
    ...store,
    condition: () => conditionOf(fields, store.facts().root, { now: clock.now() }),
  };
}
