import { isComputable } from './computed-values.ts';
import { storageOf } from './field-kinds.ts';
import { maskOf } from './masks.ts';
import type { Field, JoinedField, Resource } from './resource.types.ts';

/** Whether a field is made when a row is read and stands in no table: joined or computed. */
export function isDerived(field: Field): boolean {
  return storageOf(field) === 'none';
}

/** The joined fields of a resource by their keys. */
export function joinedFields(resource: Resource): readonly (readonly [key: string, field: JoinedField])[] {
  return Object.entries(resource.fields).flatMap(([key, field]) =>
    field.type === 'joined' ? [[key, field] as const] : [],
  );
}

/** The stored fields that a row has to hold for these to be shown: what is read through and what is computed of. */
export function sourcesOf(resource: Resource, keys: readonly string[]): readonly string[] {
  return keys.flatMap((key) => {
    const field = Object.hasOwn(resource.fields, key) ? resource.fields[key] : undefined;
    if (field?.type === 'joined') return [field.through];
    return field?.type === 'computed' ? field.of : [key];
  });
}

/** What is wrong with the derived fields of a resource; undefined if they are consistent. */
export function derivedProblem(resource: Resource): string | undefined {
  const { fields, labelField } = resource;
  for (const [key, field] of Object.entries(fields)) {
    if (!isDerived(field)) continue;
    if (key === labelField) return `"${key}" is not stored and cannot name a row`;
    const { isRequired, isUnique, initial, search, when, requiredWhen, column } = field;
    if ([isRequired, isUnique, initial, search, when, requiredWhen].some((setting) => setting !== undefined))
      return `"${key}" is not stored: it is neither typed nor searched by`;
    if (column !== false && column?.isSortable === true) return `"${key}" is not stored and cannot be sorted by`;
    if (field.type === 'joined' && fields[field.through]?.type !== 'reference')
      return `"${key}" cannot be read through "${field.through}", which is no reference`;
    if (field.type !== 'computed') continue;
    if (!isComputable(field, resource)) return `"${key}" cannot be computed of ${field.of.join(' and ')}`;
    const hidden = field.of.find((name) => maskOf(fields[name]) !== undefined || fields[name]?.isGuarded === true);
    if (hidden !== undefined) return `"${key}" would tell of "${hidden}", which not everybody may read`;
  }
  return undefined;
}
