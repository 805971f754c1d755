import type { SharedRole, ViewLayout } from '../../../contract/index.ts';
import { failureText, type HttpFailure } from '../../../http/index.ts';
import { cleanText, type LocalizedText, type Notice, type Result } from '../../../kernel/index.ts';
import { advancedQueryMessages as messages } from './advanced-query.messages.ts';
import { savedQueries, success, warning, type AdvancedQueryState, type LibraryChange } from './advanced-query.model.ts';
import type { SavedQuery, StoredQuery } from './advanced-query.types.ts';
import { conditionOf, linesFor } from './query-condition.model.ts';
import { isSaved, nameError, usableCondition, withStoredQuery } from './saved-queries.model.ts';

/** What the server keeps for a list. */
export interface Library {
  readonly account: readonly SavedQuery[];
  readonly roles: readonly SharedRole[];
}

export type LibraryAnswer = Result<Library, HttpFailure>;

/** What the account keeps; what was asked in an earlier turn is stale. */
export interface LibraryRead {
  readonly turn: number;
  readonly answer: LibraryAnswer;
}

/** How a change ended. `moved`: the queries of the device that the account has now. */
export interface ChangeOutcome {
  readonly change: LibraryChange;
  /** What the account keeps now, or why that is not known. */
  readonly answer: LibraryAnswer;
  /** The change was made, whether or not the account could be read afterwards. */
  readonly isMade: boolean;
  readonly moved: readonly StoredQuery[];
}

const placeOf = ({ isAccount }: AdvancedQueryState): SavedQuery['place'] => (isAccount ? 'account' : 'device');

/** One's own queries, kept where a new one will be: a name is there once. */
function namedAlike(state: AdvancedQueryState): readonly SavedQuery[] {
  return savedQueries(state).filter(({ place, owner }) => place === placeOf(state) && owner === null);
}

export function savedWithKey(state: AdvancedQueryState, key: string): SavedQuery | undefined {
  return savedQueries(state).find((one) => one.key === key);
}

export function judgedName(state: AdvancedQueryState): LocalizedText | null {
  return nameError(namedAlike(state), state.name);
}

export function isNameTaken(state: AdvancedQueryState): boolean {
  return isSaved(namedAlike(state), state.name);
}

/** The key of the query that has the typed name. */
export function keyOfName(state: AdvancedQueryState): string {
  return namedAlike(state).find(({ title }) => title === cleanText(state.name))?.key ?? '';
}

/** The naming of the lines; one that is shared, the default, or has a layout stays so when it is replaced. */
export function typedName(state: AdvancedQueryState, name: string): Partial<AdvancedQueryState> {
  const same = namedAlike({ ...state, name }).find(({ title }) => title === cleanText(name));
  const kept =
    same === undefined
      ? {}
      : {
          roleId: same.role?.id ?? null,
          isDefault: same.isDefault,
          isLayoutKept: same.layout !== undefined && same.layout !== null,
        };
  return { name, nameError: null, ...kept };
}

export const unnamed: Partial<AdvancedQueryState> = {
  name: '',
  nameError: null,
  roleId: null,
  isDefault: false,
  isLayoutKept: false,
};

/** With the lines kept on this device under the name. */
export function keptOnDevice(state: AdvancedQueryState): Partial<AdvancedQueryState> {
  const condition = conditionOf(state.fields, state.root, { now: state.now() });
  const layout = keptLayout(state);
  if (condition === null && layout === null) return {};
  return { ...unnamed, device: withStoredQuery(state.device, state.name, condition, layout) };
}

/** There is no condition, so that the layout is all there is to save. */
export function isLayoutAlone(state: AdvancedQueryState): boolean {
  return conditionOf(state.fields, state.root, { now: state.now() }) === null;
}

/** The layout that is saved with the lines; null for none. */
function keptLayout(state: AdvancedQueryState): ViewLayout | null {
  return state.isLayoutKept || isLayoutAlone(state) ? state.offered : null;
}

/** The change that saves the lines under the name. */
export function savingChange(state: AdvancedQueryState): LibraryChange | null {
  const [query] = keptOnDevice({ ...state, device: [] }).device ?? [];
  return query === undefined ? null : { kind: 'save', query, roleId: state.roleId, isDefault: state.isDefault };
}

/** The change that moves what this device keeps to the account. */
export function takingOver({ device, account }: AdvancedQueryState): LibraryChange {
  const taken = account.filter(({ owner }) => owner === null).map(({ title }) => title);
  return { kind: 'takeOver', queries: device, taken };
}

/** The lines of a saved query, or why it cannot be used. */
export function loadedState(
  state: AdvancedQueryState,
  key: string,
): Result<Partial<AdvancedQueryState>, LocalizedText> {
  const found = usableCondition(state.resource, savedWithKey(state, key), state.now());
  if (!found.ok) return found;
  return { ok: true, value: { ...linesFor(found.value, state.used), errors: {}, problem: null } };
}

/** Without the query that the question was about, where this device keeps it. */
export function withoutStored({ device, key }: AdvancedQueryState): Partial<AdvancedQueryState> {
  return { device: device.filter(({ title }) => title !== key) };
}

/** The default query, to be applied to a list that was opened without one. A layout alone asks for nothing. */
export function defaultQuery(state: AdvancedQueryState): SavedQuery | undefined {
  return state.account.find(({ isDefault, owner }) => isDefault && owner === null);
}

/** Why a query was not saved; null where it was. */
export function unsavedReason({ change, answer, isMade }: ChangeOutcome): HttpFailure | null {
  return change.kind !== 'save' || isMade || answer.ok ? null : answer.error;
}

/** The account cannot be reached, as opposed to a refusal that a person can correct. */
export function isOutOfReach(failure: HttpFailure): boolean {
  return failure.kind !== 'rejected';
}

/** With what the server answered to a change. */
export function changedLibrary(
  state: AdvancedQueryState,
  { answer, moved }: ChangeOutcome,
): Partial<AdvancedQueryState> {
  const device = state.device.filter((one) => !moved.includes(one));
  return {
    ...(answer.ok ? answer.value : {}),
    turn: state.turn + 1,
    change: null,
    ...(device.length === state.device.length ? {} : { device }),
  };
}

/** What is said about a change; null where the change is seen anyway. */
export function changeNotice({ change, answer, moved }: ChangeOutcome): Notice | null {
  if (!answer.ok) return warning(failureText(answer.error));
  if (change.kind === 'save') return success(messages.saved);
  return change.kind === 'takeOver' ? success(messages.moved(moved.length)) : null;
}
