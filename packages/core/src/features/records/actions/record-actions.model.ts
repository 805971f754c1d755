import {
  actionObstacle,
  actionOf,
  actionPermission,
  askedFields,
  isUndoable,
  resourceActions,
  rowName,
  type ActionJudge,
  type CodeText,
  type ConditionContext,
  type Field,
  type FieldValue,
  type Resource,
  type ResourceRow,
  type ResourceValues,
  type Weight,
} from '../../../resources/index.ts';
import { formatDate, parseDateTime } from '../../../format/index.ts';
import type { DictionaryMap, RefusedRow } from '../../../contract/index.ts';
import { failureText, type Answer, type HttpFailure } from '../../../http/index.ts';
import { days, localized, sameText, type LocalizedText, type Notice, type Result } from '../../../kernel/index.ts';
import type { PermissionDecision } from '../../access/permissions/index.ts';
import { readFieldValue } from '../../validation/field-values/index.ts';
import { normaliseAnswers, validateAnswers, type RecordErrors } from '../../validation/validators/index.ts';
import { recordActionsMessages as messages } from './record-actions.messages.ts';
import type { ActedRow, OfferedAction, PendingUndo, RecordActionsEvent, RowAction } from './record-actions.types.ts';

/** An action, to be done to these rows. */
export interface PendingAction {
  readonly action: string;
  readonly rows: readonly ActedRow[];
}

export interface WrittenRowsResult {
  readonly rows: readonly { readonly id: string; readonly version: number }[];
  /** Rows that an undo left as they are; with names where the server has no words for it. */
  readonly stayed?: readonly { readonly id: string; readonly name?: string }[];
}

export type ActionAnswer = Result<Answer<WrittenRowsResult>, HttpFailure>;

/** What hangs on the row, or why the server cannot tell; null for an action that takes nothing along. */
export type WeightAnswer = Result<readonly Weight[], HttpFailure> | null;

export interface RecordActionsState {
  readonly resource: Resource;
  /** Epoch milliseconds; base of 今天 and `+3`. */
  readonly now: () => number;
  readonly permit: (action: string) => PermissionDecision;
  readonly author: ConditionContext;
  /** What the person answered last to the question of this key, newest first. */
  readonly lastTexts: (key: string) => readonly string[];
  readonly pending: PendingAction | null;
  readonly weights: WeightAnswer;
  /** Raw input. */
  readonly answers: ResourceValues;
  readonly texts: Readonly<Record<string, string>>;
  readonly errors: RecordErrors;
  readonly refusal: { readonly message: LocalizedText; readonly rows: readonly RefusedRow[] } | null;
  readonly undo: PendingUndo | null;
}

/** Milliseconds until the next day of the platform begins. */
export function untilNextDay(now: number): number {
  return (parseDateTime(formatDate(now)) ?? now) + days(1) - now;
}

/** The pending action. Throws without one (programming error). */
export function pendingOf({ pending }: Pick<RecordActionsState, 'pending'>): PendingAction {
  if (pending === null) throw new Error('No action is pending');
  return pending;
}

/** State at the start of an action: its questions have the first values of their fields. */
export function startedState(
  { resource, now }: Pick<RecordActionsState, 'resource' | 'now'>,
  { action, rows }: PendingAction,
): Partial<RecordActionsState> {
  const { proposes = {} } = actionOf(resource, action);
  const proposed = Object.keys(proposes).map((key) => [key, endOfNextYear(now())] as const);
  const initial = askedFields(resource, action).map(({ key, field }) => [key, field.initial ?? null] as const);
  const answers = [...initial, ...proposed];
  return { pending: { action, rows }, answers: Object.fromEntries(answers), texts: {}, errors: {}, refusal: null };
}

function endOfNextYear(now: number): string {
  return `${Number(formatDate(now).slice(0, 4)) + 1}-12-31`;
}

/** Texts that may stand as the answer: what the person answered last, then what the field offers. */
export function phrasesOf({ lastTexts }: Pick<RecordActionsState, 'lastTexts'>, key: string, field: Field) {
  if (field.type !== 'text' && field.type !== 'multilineText') return [];
  const last = lastTexts(key);
  const offered = (field.phrases ?? []).filter((phrase) => !last.some((text) => Object.values(phrase).includes(text)));
  return [...last.map(sameText), ...offered];
}

/** An action on the list as a whole has no rows, any other one at least. */
export function hasItsRows(resource: Resource, { action, rows }: PendingAction): boolean {
  return actionOf(resource, action).on === 'list' || rows.length > 0;
}

/** Whether a person is asked before it is done. */
export function isAsked(resource: Resource, { action, rows }: PendingAction): boolean {
  const { isDanger = false, isDecision = false, opens } = actionOf(resource, action);
  if (opens !== undefined) return false;
  const isTold = actionWords(resource, action) !== null || askedFields(resource, action).length > 0;
  return isTold || isDanger || (isDecision && rows.length > 1);
}

/** What an action means, what it does to money, points and stock, and why nothing takes it back; null if nothing is said of it. */
export function actionWords(resource: Resource, action: string): LocalizedText | null {
  const { confirm, effect, final } = actionOf(resource, action);
  const said = [confirm, effect?.text, final].flatMap((text) => text ?? []);
  if (said.length === 0) return null;
  return localized(said.map((text) => text['zh-CN']).join(''), said.map((text) => text['en-US']).join(' '));
}

/** Whether a person is asked twice. */
export function isAskedAgain({ resource, pending }: Pick<RecordActionsState, 'resource' | 'pending'>): boolean {
  return pending !== null && actionOf(resource, pending.action).confirmAgain !== undefined;
}

/** Whether every answer can be read and breaks no rule. */
export function isAnswered(state: RecordActionsState): boolean {
  return Object.keys(withEveryAnswer(state).errors).length === 0;
}

export function withAnswer(
  state: RecordActionsState,
  { key, value, text }: Extract<RecordActionsEvent, { type: 'answer.change' }>,
): Partial<RecordActionsState> {
  const answers = { ...state.answers, [key]: value };
  const { [key]: _replaced, ...texts } = state.texts;
  return {
    answers,
    texts: text === undefined ? texts : { ...texts, [key]: text },
    errors: Object.hasOwn(state.errors, key) ? judged({ ...state, answers }, key) : state.errors,
  };
}

/** Parse and validate an answer that was left. */
export function withAnswerLeft(state: RecordActionsState, key: string): Partial<RecordActionsState> {
  const answers = { ...state.answers, [key]: readAnswer(state, key) };
  return { answers, errors: judged({ ...state, answers }, key) };
}

/** Parse and validate every answer. */
export function withEveryAnswer(state: RecordActionsState): Pick<RecordActionsState, 'answers' | 'errors'> {
  const answers = Object.fromEntries(Object.keys(state.answers).map((key) => [key, readAnswer(state, key)]));
  return { answers, errors: errorsOf({ ...state, answers }) };
}

function judged(state: RecordActionsState, key: string): RecordErrors {
  const { [key]: _before, ...others } = state.errors;
  const error = errorsOf(state)[key];
  return error === undefined ? others : { ...others, [key]: error };
}

function readAnswer({ resource, answers, now, pending }: RecordActionsState, key: string): FieldValue {
  const typed = answers[key] ?? null;
  const field = fieldAsked(resource, pending, key);
  const read = field === undefined ? undefined : readFieldValue(field, typed, { now: now() });
  return read?.ok === true ? read.value : typed;
}

/** What cannot be read is said by the reading, everything else by the rules of the field. */
function errorsOf({ resource, answers, now, pending }: RecordActionsState): RecordErrors {
  if (pending === null) return {};
  const unread = Object.entries(answers).flatMap(([key, typed]) => {
    const field = fieldAsked(resource, pending, key);
    const read = field === undefined ? undefined : readFieldValue(field, typed, { now: now() });
    return read?.ok === false ? [[key, read.error] as const] : [];
  });
  return { ...validateAnswers(resource, pending.action, answers), ...Object.fromEntries(unread) };
}

function fieldAsked(resource: Resource, pending: PendingAction | null, key: string): Field | undefined {
  if (pending === null) return undefined;
  return askedFields(resource, pending.action).find((asked) => asked.key === key)?.field;
}

/** What is sent. */
export function actionRequest(state: RecordActionsState): PendingAction & { readonly asked: ResourceValues } {
  const pending = pendingOf(state);
  return { ...pending, asked: normaliseAnswers(state.resource, pending.action, state.answers) };
}

/** Rows that were not refused. */
export function remainingRows({
  pending,
  refusal,
}: Pick<RecordActionsState, 'pending' | 'refusal'>): readonly ActedRow[] {
  const refused = new Set((refusal?.rows ?? []).map(({ id }) => id));
  return (pending?.rows ?? []).filter(({ id }) => !refused.has(id));
}

/** The rows that the server refused with their reasons; null if it named none. */
export function refusalOf(answer: ActionAnswer): RecordActionsState['refusal'] {
  if (answer.ok || answer.error.kind !== 'rejected' || answer.error.rows === undefined) return null;
  return { message: failureText(answer.error), rows: answer.error.rows };
}

/** Whether a failure is about the one row, so that the next may be tried. */
export function isAboutRow({ kind }: HttpFailure): boolean {
  return kind === 'rejected' || kind === 'forbidden' || kind === 'notFound';
}

/** Notice after a call. Reports only rejections without rows; other failures are reported by the HTTP client. */
export function actionNotice(answer: ActionAnswer, label: LocalizedText): Notice | null {
  if (answer.ok) {
    const { message } = answer.value;
    return { level: 'success', text: message === '' ? messages.done(label) : sameText(message) };
  }
  return answer.error.kind === 'rejected' ? { level: 'warning', text: failureText(answer.error) } : null;
}

/** Notice after an undo: what stayed as it is stands in the server's words. */
export function undoNotice(answer: ActionAnswer): Notice | null {
  if (!answer.ok) return actionNotice(answer, messages.undone);
  const { message, result } = answer.value;
  const stayed = result.stayed ?? [];
  if (stayed.length === 0) return { level: 'success', text: messages.undone };
  const own = messages.undoneBut(stayed.map(({ id, name = id }) => name));
  return { level: 'warning', text: message === '' ? own : sameText(message) };
}

/** How to take a finished action back; null if it cannot be. */
export function undoOf(state: RecordActionsState, answer: ActionAnswer): PendingUndo | null {
  const { action, rows } = pendingOf(state);
  const done = actionOf(state.resource, action);
  if (!isUndoable(done) || !answer.ok) return null;
  const { message, result } = answer.value;
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return {
    action,
    rows: result.rows.map(({ id, version }) => ({ id, version, name: names.get(id) ?? '' })),
    text: message === '' ? messages.done(done.label) : sameText(message),
  };
}

/** The actions that a person may do. */
export function offeredRecordActions(
  resource: Resource,
  permit: (action: string) => PermissionDecision,
): readonly OfferedAction[] {
  return resourceActions(resource).flatMap(([key, { label, isDanger = false, on }]) => {
    const { decision } = permit(actionPermission(resource, key));
    return decision === 'hide' ? [] : [{ key, label, isDanger, on, decision }];
  });
}

/** The offered actions at one row, each with the reason why it does not apply. */
export function rowActions(
  resource: Resource,
  offered: readonly OfferedAction[],
  row: ResourceRow,
  judge: ActionJudge,
): readonly RowAction[] {
  return offered
    .filter(({ on }) => on !== 'list')
    .map((action) => ({ ...action, obstacle: actionObstacle(resource, action.key, row, judge) }));
}

/** The offered actions on the list as a whole. */
export function listActions(offered: readonly OfferedAction[]): readonly OfferedAction[] {
  return offered.filter(({ on }) => on === 'list');
}

/**
 * The actions for the selected rows: those that apply to one of them at least. Rows of other pages are unknown and may be
 * in any state.
 */
export function selectionActions(
  resource: Resource,
  offered: readonly OfferedAction[],
  { rows, selection }: { readonly rows: readonly ResourceRow[]; readonly selection: readonly string[] },
  judge: ActionJudge,
): readonly OfferedAction[] {
  const known = rows.filter(({ id }) => selection.includes(id));
  const isAnywhere = known.length < selection.length;
  return offered.filter(
    ({ key, on }) =>
      on === 'rows' && (isAnywhere || known.some((row) => actionObstacle(resource, key, row, judge) === null)),
  );
}

/** The rows of an action by their ids; rows of other pages have no name. */
export function actedRows(
  resource: Resource,
  rows: readonly ResourceRow[],
  ids: readonly string[],
): readonly ActedRow[] {
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = known.get(id);
    return row === undefined ? { id, name: '' } : actedRowOf(resource, row);
  });
}

/** The texts of dictionary codes. */
export function codeTexts(dictionaries: DictionaryMap): CodeText {
  return (dictionary, code) => dictionaries[dictionary]?.find(({ value }) => value === code)?.text ?? code;
}

/** A row as an action names it. */
function actedRowOf(resource: Resource, row: ResourceRow): ActedRow {
  const name = rowName(resource, row);
  return row.version === undefined ? { id: row.id, name, row } : { id: row.id, version: row.version, name, row };
}
