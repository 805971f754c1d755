import { localized, type LocalizedText } from '../../kernel/index.ts';
import { bindCondition } from '../condition/bind-condition.ts';
import { conditionField } from '../condition/condition-fields.ts';
import { conditionHolds } from '../condition/condition-holds.ts';
import type { Condition, ConditionContext } from '../condition/condition.types.ts';
import type { Action, Requirement } from './action.types.ts';
import { sourcesOf } from './derived-fields.ts';
import { dictionaryOf } from './field-kinds.ts';
import type { FieldValue } from './field-value.types.ts';
import type { Field, Resource, ResourceRow, ResourceValues, ResourceView } from './resource.types.ts';

export function resourceActions(resource: Resource): readonly (readonly [key: string, action: Action])[] {
  return Object.entries(resource.actions ?? {});
}

/** The actions that are a call; the others open a dialog. */
export function calledActions(resource: Resource): readonly (readonly [key: string, action: Action])[] {
  return resourceActions(resource).filter(([, { opens }]) => opens === undefined);
}

/** The action of this key. Throws for an unknown one (programming error). */
export function actionOf(resource: Resource, key: string): Action {
  const action = Object.hasOwn(resource.actions ?? {}, key) ? resource.actions?.[key] : undefined;
  if (action === undefined) throw new Error(`The resource "${resource.name}" has no action "${key}"`);
  return action;
}

/** Permission code of an action: `activity:publish`. */
export function actionPermission(resource: Resource, key: string): string {
  return `${resource.permissionPrefix}:${actionOf(resource, key).right ?? key}`;
}

/** Keys of the fields that hold the username of who acted. */
export function stampedFields(resource: Resource): readonly string[] {
  const keys = resourceActions(resource).flatMap(([, { stamp }]) => (stamp?.by === undefined ? [] : [stamp.by]));
  return [...new Set(keys)];
}

/** Fields that an action asks for, in its order. */
export function askedFields(
  resource: Resource,
  key: string,
): readonly { readonly key: string; readonly field: Field; readonly isRequired: boolean }[] {
  return Object.entries(actionOf(resource, key).asks ?? {}).flatMap(([name, need]) => {
    const field = resource.fields[name];
    return field === undefined ? [] : [{ key: name, field, isRequired: need === 'required' }];
  });
}

/** The text of a code of a dictionary, or the code. */
export type CodeText = (dictionary: string, code: string) => string;

/** By what an action is judged: the texts of codes, and who acts when. */
export interface ActionJudge {
  readonly textOf: CodeText;
  readonly context: ConditionContext;
}

/**
 * Why an action does not apply to a row: its state and the states it applies to, or what else has to hold; null if it
 * applies.
 */
export function actionObstacle(
  resource: Resource,
  key: string,
  row: Readonly<Record<string, FieldValue>>,
  { textOf, context }: ActionJudge,
): LocalizedText | null {
  const action = actionOf(resource, key);
  const obstacle = stateObstacle(resource, action, row, textOf);
  if (obstacle !== null) return obstacle;
  for (const { condition, otherwise } of requirementsOf(action)) {
    const bound = bindCondition(resource, condition, context, 'description');
    if (!bound.ok || !conditionHolds(bound.value, row)) return toldOf(resource, row, otherwise);
  }
  return null;
}

/** What has to hold for the rows of an action beside their state. */
export function requirementsOf({ when }: Pick<Action, 'when'>): readonly Requirement[] {
  if (when === undefined) return [];
  return 'condition' in when ? [when] : when;
}

/** The fields that the conditions and figures of an action are of. */
export function fieldsOfAction(action: Action): readonly string[] {
  return [
    ...requirementsOf(action).flatMap(({ condition }) => conditionFields(condition)),
    ...(action.figures ?? []).flatMap(({ field, when }) => [
      field,
      ...(when === undefined ? [] : conditionFields(when)),
    ]),
  ];
}

/** The stored fields that a row has to hold for its actions to be judged and asked about. */
export function fieldsOfActions(resource: Resource): readonly string[] {
  return sourcesOf(
    resource,
    resourceActions(resource).flatMap(([, action]) => fieldsOfAction(action)),
  );
}

/** The fields that a condition compares. */
export function conditionFields(condition: Condition): readonly string[] {
  if ('all' in condition) return condition.all.flatMap(conditionFields);
  return 'any' in condition ? condition.any.flatMap(conditionFields) : [condition.field];
}

/** A field that a reason names. */
const NAMED_FIELD = /\{(\w+)\}/gu;

/** A reason with the values of the row that it names; of a time with its day. */
function toldOf(resource: Resource, row: Readonly<Record<string, FieldValue>>, text: LocalizedText): LocalizedText {
  const told = (words: string) =>
    words.replaceAll(NAMED_FIELD, (_, key: string) => {
      const value = String(row[key] ?? '');
      return conditionField(resource, key)?.storage === 'dateTime' ? value.slice(0, 10) : value;
    });
  return localized(told(text['zh-CN']), told(text['en-US']));
}

/** The search parameter of a list that names actions, separated by commas: only rows to which one of them applies. */
export const APPLIES = 'applies';

/** The actions that a search parameter names. */
export function namedActions(applies: string | undefined): readonly string[] {
  return applies === undefined || applies === '' ? [] : applies.split(',');
}

/** The actions that rows wait for in a view. */
export function waitedActions({ work, search }: Pick<ResourceView, 'work' | 'search'>): readonly string[] {
  return [...new Set([...(work?.actions ?? []), ...namedActions(search[APPLIES])])];
}

/** What has to hold for a row so that one of the actions applies to it: its state and everything else. */
export function applyingCondition(resource: Resource, keys: readonly string[]): Condition {
  return { any: keys.map((key) => ({ all: conditionsOf(actionOf(resource, key)) })) };
}

function conditionsOf(action: Action): readonly Condition[] {
  const { move } = action;
  const conditions = requirementsOf(action).map(({ condition }) => condition);
  return move === undefined ? conditions : [{ field: move.field, rule: 'in', value: move.from }, ...conditions];
}

/** Whether the person who did it may take it back for a minute. */
export function isUndoable({ final, opens, isHandled }: Action): boolean {
  return final === undefined && opens === undefined && isHandled === undefined;
}

/** The actions that may be taken back. */
export function undoableActions(resource: Resource): readonly (readonly [key: string, action: Action])[] {
  return resourceActions(resource).filter(([, action]) => isUndoable(action));
}

function stateObstacle(
  resource: Resource,
  { label, move }: Action,
  row: Readonly<Record<string, FieldValue>>,
  textOf: CodeText,
): LocalizedText | null {
  const field = move === undefined ? undefined : resource.fields[move.field];
  const dictionary = field === undefined ? undefined : dictionaryOf(field);
  if (move === undefined || field === undefined || dictionary === undefined) return null;
  const state = String(row[move.field] ?? '');
  if (move.from.includes(state)) return null;
  const now = textOf(dictionary, state);
  const from = move.from.map((code) => textOf(dictionary, code));
  return localized(
    `${field.label['zh-CN']}为“${now}”，只有“${from.join('”“')}”可以${label['zh-CN']}`,
    `${field.label['en-US']} is “${now}”; ${label['en-US'].toLowerCase()} is possible for ${from.map((text) => `“${text}”`).join(', ')}`,
  );
}

/** Who acts, and when: `YYYY-MM-DD HH:mm:ss`. */
export interface ActionAuthor {
  readonly username: string;
  readonly time: string;
}

/** What an action writes into every row. `asked` holds the answers to its questions; empty ones change nothing. */
export function actionValues(
  resource: Resource,
  key: string,
  asked: ResourceValues,
  { username, time }: ActionAuthor,
): ResourceValues {
  const { move, sets, stamp } = actionOf(resource, key);
  const answers = askedFields(resource, key).flatMap(({ key: name }) => {
    const value = asked[name] ?? null;
    return value === null ? [] : [[name, value] as const];
  });
  return {
    ...sets,
    ...Object.fromEntries(answers),
    ...(move === undefined ? {} : { [move.field]: move.to }),
    ...(stamp?.by === undefined ? {} : { [stamp.by]: username }),
    ...(stamp?.at === undefined ? {} : { [stamp.at]: time }),
  };
}

/** A row as it is named in the body of an action. Without a version it is taken as the server has it. */
export function actedRow({ id, version }: Pick<ResourceRow, 'id' | 'version'>): { id: string; version?: number } {
  return version === undefined ? { id } : { id, version };
}

/** The actions before which the server says what hangs on the row. */
export function weighingActions(resource: Resource): readonly string[] {
  return calledActions(resource).flatMap(([key, { weighs }]) => (weighs === true ? [key] : []));
}
