import { bindCondition } from '../condition/bind-condition.ts';
import type { Condition, ConditionContext } from '../condition/condition.types.ts';
import type { Action } from './action.types.ts';
import { storageOf } from './field-kinds.ts';
import { requirementsOf, resourceActions } from './resource-actions.ts';
import type { Resource } from './resource.types.ts';

/** Names of calls and permissions that no action may have. */
const TAKEN: ReadonlySet<string> = new Set(
  (
    'list queryById add edit delete deleteBatch batchDelete undoDelete undoAction history restore ' +
    'import export template recycle recycleBin putRecycleBin deleteRecycleBin purge reveal field order childList'
  ).split(' '),
);
const KEY = /^[a-z][A-Za-z0-9]{0,40}$/u;

/** What is wrong with the actions of a resource; undefined if they are consistent. */
export function actionProblem(resource: Resource): string | undefined {
  for (const [key, action] of resourceActions(resource)) {
    if (!KEY.test(key)) return `the action "${key}" must be camelCase letters and digits`;
    // A dialog may need the right to read or to edit and none of its own.
    const isRightTaken = action.opens === undefined && action.right !== undefined && TAKEN.has(action.right);
    if (TAKEN.has(key) || isRightTaken) return `the action "${key}" has the name of a built-in call or permission`;
    const problem =
      writingProblem(resource, action) ??
      requirementProblem(resource, action) ??
      askingProblem(resource, action) ??
      tellingProblem(resource, action);
    if (problem !== undefined) return `the action "${key}" ${problem}`;
  }
  return undefined;
}

function writingProblem(
  { fields }: Resource,
  { move, sets, stamp, asks, isHandled, opens }: Action,
): string | undefined {
  if (isHandled !== undefined || opens !== undefined) return undefined;
  if (move === undefined && sets === undefined && asks === undefined) return 'changes nothing';
  if (move !== undefined && fields[move.field]?.type !== 'state') return `moves "${move.field}", which is no state`;
  if (move !== undefined && (move.from.length === 0 || move.from.includes(move.to)))
    return 'must move rows from other states';
  const unknown = Object.keys(sets ?? {}).find((key) => fields[key] === undefined);
  if (unknown !== undefined) return `sets "${unknown}", which is no field`;
  const { by, at } = stamp ?? {};
  if (by !== undefined && (fields[by] === undefined || storageOf(fields[by]) !== 'text'))
    return `stamps "${by}", which is no text`;
  if (at !== undefined && fields[at]?.type !== 'dateTime') return `stamps "${at}", which is no date-time`;
  return undefined;
}

/** Nobody is known while a resource is defined; departments are known to the server alone. */
const ANYBODY: ConditionContext = {
  now: 0,
  userId: 'u',
  username: 'u',
  orgCode: 'A01',
  orgCodes: ['A01'],
  departmentsWithin: (codes) => codes,
};

function requirementProblem(resource: Resource, action: Action): string | undefined {
  const requirements = requirementsOf(action);
  if (requirements.length > 0 && action.on === 'list') return 'needs rows for what it requires';
  const conditions = [
    ...requirements.map(({ condition }) => condition),
    ...(action.figures ?? []).flatMap(({ when }) => when ?? []),
  ];
  for (const condition of conditions) {
    if (rulesIn(condition).includes('within')) return 'requires departments, which clients do not know';
    const bound = bindCondition(resource, condition, ANYBODY, 'description');
    if (!bound.ok) return `requires what cannot be read: ${bound.error['en-US']}`;
  }
  return undefined;
}

function rulesIn(condition: Condition): readonly string[] {
  if ('all' in condition) return condition.all.flatMap(rulesIn);
  return 'any' in condition ? condition.any.flatMap(rulesIn) : [condition.rule];
}

function askingProblem({ fields }: Resource, { asks, proposes = {}, on }: Action): string | undefined {
  for (const key of Object.keys(asks ?? {})) {
    const field = fields[key];
    if (field === undefined || field.type === 'state') return `asks for "${key}", which nobody can enter`;
    if (on === 'rows' && field.form !== false) return `would write one "${key}" of a form into several rows`;
  }
  const unasked = Object.keys(proposes).find((key) => asks?.[key] === undefined || fields[key]?.type !== 'date');
  return unasked === undefined ? undefined : `proposes "${unasked}", which is no day that it asks for`;
}

/** What cannot be read again cannot be put back, and what follows from an action has to be seen somewhere. */
function tellingProblem(
  { fields }: Resource,
  { asks, final, figures = [], effect, isHandled }: Action,
): string | undefined {
  const isSecret = Object.keys(asks ?? {}).some((key) => fields[key]?.type === 'secret');
  if (isSecret && final === undefined) return 'sets a secret, which nothing brings back: it has to say so in `final`';
  if (isHandled === true && effect !== undefined && final === undefined)
    return 'has an effect that only its hook knows: it has to say in `final` why nothing takes it back';
  const told = [...figures.map(({ field }) => field), ...(effect?.shownIn ?? [])];
  const unknown = told.find((key) => fields[key] === undefined);
  return unknown === undefined ? undefined : `tells of "${unknown}", which is no field`;
}
