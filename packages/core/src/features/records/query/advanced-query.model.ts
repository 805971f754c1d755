import type { SharedRole, ViewLayout } from '../../../contract/index.ts';
import { isSameCondition } from '../list/index.ts';
import type { LocalizedText, Notice } from '../../../kernel/index.ts';
import type { Condition, Resource } from '../../../resources/index.ts';
import { advancedQueryMessages as messages } from './advanced-query.messages.ts';
import type {
  AdvancedQueryEvent,
  QueryField,
  QueryGroup,
  SavedQuery,
  StoredQuery,
  ValueNames,
} from './advanced-query.types.ts';
import { isEmptyLine, lineErrors, linesFor, runOutcome, shownValues } from './query-condition.model.ts';
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
  withVariable,
} from './query-lines.model.ts';
import { deviceQuery, saveObstacle } from './saved-queries.model.ts';
import { withNames } from './value-names.model.ts';

/** A change of the queries of the account. */
export type LibraryChange =
  | {
      readonly kind: 'save';
      readonly query: StoredQuery;
      readonly roleId: string | null;
      readonly isDefault: boolean;
    }
  | { readonly kind: 'remove'; readonly key: string }
  | { readonly kind: 'default'; readonly key: string; readonly isDefault: boolean }
  /** `taken`: names of the account. */
  | { readonly kind: 'takeOver'; readonly queries: readonly StoredQuery[]; readonly taken: readonly string[] };

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
  /** Queries that this device keeps. */
  readonly device: readonly StoredQuery[];
  /** Queries of the account and those shared with it, as last read. */
  readonly account: readonly SavedQuery[];
  readonly roles: readonly SharedRole[];
  /** Whether new queries go to the account. */
  readonly isAccount: boolean;
  /** Counts changes of the account's queries: what was asked before one is stale. */
  readonly turn: number;
  /** As typed. */
  readonly name: string;
  readonly nameError: LocalizedText | null;
  readonly roleId: string | null;
  readonly isDefault: boolean;
  /** How the list looks; null until it is offered. */
  readonly offered: ViewLayout | null;
  /** The layout is saved with the lines. */
  readonly isLayoutKept: boolean;
  /** Key of the saved query that a question is about. */
  readonly key: string;
  /** The change of the account's queries that is under way. */
  readonly change: LibraryChange | null;
}

export interface AdvancedQueryInput extends Pick<AdvancedQueryState, 'resource' | 'fields' | 'now' | 'device'> {
  /** The list was opened without a query: the default one comes into force. */
  readonly takesDefault: boolean;
}

/** The state of a list's query before anything was read or typed. */
export function beginning(input: AdvancedQueryInput): AdvancedQueryState & Pick<AdvancedQueryInput, 'takesDefault'> {
  return {
    ...input,
    root: EMPTY_ROOT,
    used: 0,
    inForce: null,
    errors: {},
    problem: null,
    names: {},
    account: [],
    roles: [],
    isAccount: false,
    turn: 0,
    name: '',
    nameError: null,
    roleId: null,
    isDefault: false,
    offered: null,
    isLayoutKept: false,
    key: '',
    change: null,
  };
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
      | 'variable.choose'
      | 'value.leave'
      | 'match.choose';
  }
>;

type Lines = Pick<AdvancedQueryState, 'root' | 'used' | 'errors' | 'names' | 'problem'>;

/** What lines are built from. */
export type BuilderState = Lines & Pick<AdvancedQueryState, 'fields' | 'now'>;

/** The lines after a change. An input that was marked is judged again while it is typed into; others when they are left. */
export function editedLines(state: BuilderState, event: EditingEvent): Lines {
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
    case 'variable.choose':
      return changed({ root: withVariable(root, event.id, event.variable) });
    case 'value.leave':
      return leftLine(state, event.id);
    case 'match.choose':
      return changed({ root: withMatchType(root, event.group, event.matchType) });
  }
}

/** Errors that were shown and still hold. */
function remainingErrors(state: BuilderState, root: QueryGroup, errors: BuilderState['errors']) {
  // Reading every line of a long query takes longer than a key may.
  if (Object.keys(errors).length === 0) return errors;
  const now = lineErrors(state.fields, root, { now: state.now() });
  return Object.fromEntries(Object.entries(now).filter(([id]) => Object.hasOwn(errors, id)));
}

function leftLine(state: BuilderState, id: string): Lines {
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
export function preparedLines({ root, used }: Pick<Lines, 'root' | 'used'>): Partial<Pick<Lines, 'root' | 'used'>> {
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
  const problem = run.error.problem ?? wrong;
  return problem ?? (state.offered === null ? messages.emptySave : null);
}

export const warning = (text: LocalizedText): Notice => ({ level: 'warning', text });
export const success = (text: LocalizedText): Notice => ({ level: 'success', text });

/** Every saved query: one's own, those of colleagues, those of this device. */
export function savedQueries({
  account,
  device,
}: Pick<AdvancedQueryState, 'account' | 'device'>): readonly SavedQuery[] {
  return [...account, ...device.map(deviceQuery)];
}
