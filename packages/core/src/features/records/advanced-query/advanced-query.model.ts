import { isSameCondition } from '../list-page/index.ts';
import type { LocalizedText, Notice } from '../../../kernel/index.ts';
import type { Condition, Resource } from '../../../resources/index.ts';
import { advancedQueryMessages as messages } from './advanced-query.messages.ts';
import type { AdvancedQueryEvent, QueryField, QueryGroup, SavedQuery, ValueNames } from './advanced-query.types.ts';
import { conditionOf, isEmptyLine, lineErrors, linesFor, runOutcome, shownValues } from './query-condition.model.ts';
import {
  EMPTY_ROOT,
  isFull,
  linesOf,
  matchTypeOf,
  newGroup,
  newLine,
  ROOT,
  withField,
  withMatchType,
  withMember,
  withoutMember,
  withRule,
  withValues,
} from './query-lines.model.ts';
import { nameError, savedCondition, saveObstacle, withSavedQuery } from './saved-queries.model.ts';
import { withNames } from './value-names.model.ts';

export interface AdvancedQueryState {
  readonly resource: Resource;
  readonly fields: readonly QueryField[];
  /** Epoch milliseconds; base of 今天 and `+3` as values. */
  readonly now: () => number;
  readonly root: QueryGroup;
  /** Identifiers that were given to lines and groups. */
  readonly used: number;
  readonly inForce: Condition | null;
  readonly errors: Readonly<Record<string, LocalizedText>>;
  readonly problem: LocalizedText | null;
  readonly names: ValueNames;
  readonly saved: readonly SavedQuery[];
  /** As typed. */
  readonly name: string;
  readonly nameError: LocalizedText | null;
  /** The saved query that a question is about. */
  readonly title: string;
}

/** Events that change lines. */
export type EditingEvent = Extract<
  AdvancedQueryEvent,
  {
    type:
      | 'line.add'
      | 'group.add'
      | 'member.remove'
      | 'field.choose'
      | 'rule.choose'
      | 'value.change'
      | 'value.leave'
      | 'match.choose';
  }
>;

type Lines = Pick<AdvancedQueryState, 'root' | 'used' | 'errors' | 'names' | 'problem'>;

/** The lines after a change. An input that was marked is judged again while it is typed into; others when they are left. */
export function editedLines(state: AdvancedQueryState, event: EditingEvent): Lines {
  const { root, used, errors, names } = state;
  const changed = (next: Partial<Lines>): Lines => {
    const lines = { root, used, names, ...next };
    return { ...lines, problem: null, errors: remainingErrors(state, lines.root, errors) };
  };
  switch (event.type) {
    case 'line.add':
      if (isFull(root)) return changed({});
      return changed({ root: withMember(root, event.group, newLine(`m${used + 1}`)), used: used + 1 });
    case 'group.add': {
      if (isFull(root)) return changed({});
      const group = newGroup(`m${used + 1}`, `m${used + 2}`, matchTypeOf(root, event.group));
      return changed({ root: withMember(root, event.group, group), used: used + 2 });
    }
    case 'member.remove':
      return changed({ root: withoutMember(root, event.id) });
    case 'field.choose': {
      const field = state.fields.find(({ key }) => key === event.field);
      return changed(field === undefined ? {} : { root: withField(root, event.id, field) });
    }
    case 'rule.choose':
      return changed({ root: withRule(root, event.id, event.rule) });
    case 'value.change': {
      const line = linesOf(root).find(({ id }) => id === event.id);
      const known = line?.field ?? null;
      return changed({
        root: withValues(root, event.id, event.values),
        names: known === null || event.texts === undefined ? names : withNames(names, known, event.texts),
      });
    }
    case 'value.leave':
      return leftLine(state, event.id);
    case 'match.choose':
      return changed({ root: withMatchType(root, event.group, event.matchType) });
  }
}

/** Errors that were shown and still hold. */
function remainingErrors(state: AdvancedQueryState, root: QueryGroup, errors: AdvancedQueryState['errors']) {
  const now = lineErrors(state.fields, root, { now: state.now() });
  return Object.fromEntries(Object.entries(now).filter(([id]) => Object.hasOwn(errors, id)));
}

function leftLine(state: AdvancedQueryState, id: string): Lines {
  const { fields, root, used, names, problem } = state;
  const reading = { now: state.now() };
  const line = linesOf(root).find((one) => one.id === id);
  if (line === undefined) return state;
  const next = withValues(root, id, shownValues(fields, line, reading));
  const { [id]: error } = lineErrors(fields, next, reading);
  const { [id]: _before, ...others } = state.errors;
  return { root: next, used, names, problem, errors: error === undefined ? others : { ...others, [id]: error } };
}

/** Something to fill in when the dialog opens. */
export function preparedLines({ root, used }: AdvancedQueryState): Partial<AdvancedQueryState> {
  if (root.members.length > 0) return {};
  return { root: withMember(root, ROOT, newLine(`m${used + 1}`)), used: used + 1 };
}

/** Without lines that ask for nothing. */
export function tidiedLines({ root }: AdvancedQueryState): Partial<AdvancedQueryState> {
  const empty = linesOf(root).filter(isEmptyLine);
  return { root: empty.reduce((rest, { id }) => withoutMember(rest, id), root), errors: {}, problem: null };
}

export function runOf({ resource, fields, root, now }: AdvancedQueryState): ReturnType<typeof runOutcome> {
  return runOutcome(resource, fields, root, now());
}

/** A query comes into force with its own lines; null: none is. */
export function stateInForce(
  { used }: Pick<AdvancedQueryState, 'used'>,
  inForce: Condition | null,
): Partial<AdvancedQueryState> {
  return { inForce, ...linesFor(inForce, used), errors: {}, problem: null };
}

export function isInForce({ inForce }: Pick<AdvancedQueryState, 'inForce'>, condition: Condition | null): boolean {
  return isSameCondition(inForce ?? undefined, condition ?? undefined);
}

export const noLines: Partial<AdvancedQueryState> = { root: EMPTY_ROOT, errors: {}, problem: null };

/** Why the lines cannot be saved; null if a name can be asked for. */
export function savingObstacle(state: AdvancedQueryState): LocalizedText | null {
  const run = runOf(state);
  if (run.ok) return saveObstacle(state.resource, run.value);
  const [wrong] = Object.values(run.error.errors);
  return run.error.problem ?? wrong ?? messages.emptySave;
}

/** With the lines saved under the name. */
export function savedState(state: AdvancedQueryState): Partial<AdvancedQueryState> {
  const condition = conditionOf(state.fields, state.root, { now: state.now() });
  return condition === null
    ? {}
    : { saved: withSavedQuery(state.saved, state.name, condition), name: '', nameError: null };
}

export function judgedName(state: AdvancedQueryState): LocalizedText | null {
  return nameError(state.saved, state.name);
}

/** The lines of a saved query; undefined where it cannot be read. */
export function loadedState(state: AdvancedQueryState, title: string): Partial<AdvancedQueryState> | undefined {
  const found = savedCondition(state.saved, title);
  return found.ok ? { ...linesFor(found.value, state.used), errors: {}, problem: null } : undefined;
}

export const warning = (text: LocalizedText): Notice => ({ level: 'warning', text });
export const success = (text: LocalizedText): Notice => ({ level: 'success', text });
