import type { Condition } from '../condition/condition.types.ts';
import { fieldConditions } from './applicable-fields.ts';
import { maskOf } from './masks.ts';
import { fieldsOfAction, resourceActions } from './resource-actions.ts';
import type { Field, Resource } from './resource.types.ts';

/** Keys of the fields that only holders of their own right read and write. */
export function guardedFields(resource: Resource): string[] {
  return Object.entries(resource.fields).flatMap(([key, { isGuarded }]) => (isGuarded === true ? [key] : []));
}

/** Permission code of a guarded field: `retiree:field:healthRemark`. */
export function fieldPermission(resource: Pick<Resource, 'permissionPrefix'>, key: string): string {
  return `${resource.permissionPrefix}:field:${key}`;
}

/** Whether no address and no store of a browser may hold a value of this field: others would read it over a shoulder or in the history. */
export function isPrivateField(field: Field | undefined): boolean {
  return field !== undefined && (field.isGuarded === true || maskOf(field) !== undefined);
}

/** Values without those of private fields. */
export function withoutPrivate<Value>(
  { fields }: Resource,
  values: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !isPrivateField(fields[key])));
}

const visibleResources = new WeakMap<Resource, Map<string, Resource>>();
const originals = new WeakMap<Resource, Resource>();

/** The resource as it is described, of one that somebody knows without its guarded fields: its table and where it belongs are the same. */
export function originalResource(resource: Resource): Resource {
  return originals.get(resource) ?? resource;
}

/**
 * The resource as somebody knows it: without the guarded fields whose right they lack. The same rights give the same object, so that
 * what is derived from it is built once.
 *
 * @param holds - whether they hold a permission
 */
export function visibleResource(resource: Resource, holds: (code: string) => boolean): Resource {
  const hidden = guardedFields(resource).filter((key) => !holds(fieldPermission(resource, key)));
  if (hidden.length === 0) return resource;
  const known = visibleResources.get(resource) ?? new Map<string, Resource>();
  visibleResources.set(resource, known);
  const name = hidden.join(',');
  const visible = known.get(name) ?? withoutFields(resource, new Set(hidden));
  known.set(name, visible);
  originals.set(visible, resource);
  return visible;
}

function withoutFields(resource: Resource, hidden: ReadonlySet<string>): Resource {
  const { fields, columns } = resource;
  return {
    ...resource,
    fields: Object.fromEntries(Object.entries(fields).filter(([key]) => !hidden.has(key))),
    ...(columns === undefined ? {} : { columns: columns.filter((key) => !hidden.has(key)) }),
  };
}

/**
 * What is wrong with the guarded fields of a resource: nobody learns from a name, a refusal or an order what they may not read, and
 * nobody is refused for what they may not write.
 */
export function guardProblem(resource: Resource): string | undefined {
  for (const key of guardedFields(resource)) {
    const field = resource.fields[key];
    if (field === undefined) continue;
    if (field.type === 'state') return `"${key}" is guarded: a state decides what everybody may do`;
    if (field.isRequired === true || field.isUnique !== undefined)
      return `"${key}" is guarded: it can be neither required nor unique`;
    const user = userOf(resource, key);
    if (user !== undefined) return `"${key}" is guarded and cannot be used by ${user}`;
  }
  return undefined;
}

/** Where a description uses a field for everybody. */
function userOf(resource: Resource, key: string): string | undefined {
  const { fields, labelField, pinnedBy, tree, views = [], defaultSorter, related = [], choiceBeside = [] } = resource;
  if ([labelField, ...choiceBeside, pinnedBy, tree?.parent, defaultSorter.column].includes(key))
    return 'the resource itself';
  if (related.some(({ resource: other, by }) => other === resource.name && by === key)) return 'what is related';
  const parameters = views.flatMap(({ search }) => Object.keys(search));
  if (parameters.some((name) => name.replace(/_(?:begin|end)$/u, '') === key)) return 'a view';
  for (const [name, action] of resourceActions(resource))
    if (Object.hasOwn(action.asks ?? {}, key) || fieldsOfAction(action).includes(key)) return `the action "${name}"`;
  return Object.keys(fields).find((name) => usesField(fields[name], key));
}

function usesField(field: Field | undefined, key: string): boolean {
  if (field === undefined) return false;
  if (fieldConditions(field).some((condition) => namesField(condition, key))) return true;
  const whole = field.column === false ? undefined : field.column?.display?.of;
  return whole === key || ('notBefore' in field && field.notBefore === key);
}

function namesField(condition: Condition, key: string): boolean {
  if ('all' in condition) return condition.all.some((part) => namesField(part, key));
  if ('any' in condition) return condition.any.some((part) => namesField(part, key));
  return condition.field === key;
}
