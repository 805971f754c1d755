import { referredResource } from '../directory/described-resources.ts';
import type { Resource } from './resource.types.ts';

/** The resource whose rows those of another one hang under, and the field by which they refer to it. */
export interface ParentResource {
  readonly resource: Resource;
  readonly by: string;
}

/** Undefined where rows hang under nothing. Throws for a description that leads to no registered resource (programming error). */
export function parentResource(part: Resource): ParentResource | undefined {
  const { name, within, fields } = part;
  if (within === undefined) return undefined;
  const field = fields[within];
  const resource = field?.type === 'reference' ? referredResource(part, field.resource) : undefined;
  if (resource === undefined) throw new Error(`The resource "${name}" hangs under "${within}", which leads nowhere`);
  return { resource, by: within };
}
