import type { Dossier, DossierEvent } from '@evergreen/core/contract';
import { err, ok, type Result } from '@evergreen/core/kernel';
import {
  dictionaryTextKey,
  namingResources,
  permissionCode,
  type NamingResource,
  type Resource,
  type ResourceDirectory,
  type ResourceRow,
} from '@evergreen/core/resources';

import type { CallFailure, SignedInCall } from '../../../http/call.types.ts';
import type { Gatekeeper } from '../../../http/gatekeeper.types.ts';
import { createVisibleResource } from '../resource/field-rights.ts';
import type { ResourceServices } from '../resource/resource-services.ts';

export interface DossierRowSources {
  readonly directory: ResourceDirectory;
  readonly gatekeeper: Pick<Gatekeeper, 'holds'>;
  readonly serviceOf: ResourceServices['serviceOf'];
}

/** The newest rows of one resource, and of all of them together. */
const EVENTS_PER_RESOURCE = 20;
const MOST_EVENTS = 50;

/**
 * What names a record in the rows of other resources. Each is asked for by the list of its resource, so that reach, masks and guards are those of
 * the list; a field that names the record and that the caller may not read leaves the resource out.
 */
export async function dossierRows(
  target: Resource,
  id: string,
  call: SignedInCall,
  { directory, gatekeeper, serviceOf }: DossierRowSources,
): Promise<Result<Pick<Dossier, 'related' | 'events'>, CallFailure>> {
  const visibleTo = createVisibleResource(gatekeeper.holds, call);
  const related: Dossier['related'] = [];
  const events: DossierEvent[] = [];
  for (const { resource: described, by } of namingResources(target, directory.all())) {
    if (!(await gatekeeper.holds(call.caller, permissionCode(described, 'list')))) continue;
    const naming: NamingResource = { resource: await visibleTo(described), by };
    if (naming.resource.fields[by] === undefined) continue;
    const answer = await serviceOf(described, call).list(
      {
        [by]: id,
        pageNo: 1,
        pageSize: EVENTS_PER_RESOURCE,
        column: 'createTime',
        order: 'desc',
        field: shownFields(naming).join(','),
      },
      call,
    );
    if (!answer.ok) return err(answer.error);
    const { records, total } = answer.value.result;
    related.push({ resource: described.name, total });
    events.push(...records.map((row) => eventOf(naming, row)));
  }
  return ok({ related, events: events.toSorted((one, other) => (one.at < other.at ? 1 : -1)).slice(0, MOST_EVENTS) });
}

/** What names the row to somebody who knows the record: its own name, unless that is the name of the record; then what else it refers to. */
function namedBy({ resource: { fields, labelField }, by }: NamingResource): string {
  const label = fields[labelField];
  if (label?.type !== 'text' || label.filledFrom?.through !== by) return labelField;
  const other = Object.entries(fields).find(([key, { type }]) => type === 'reference' && key !== by);
  return other?.[0] ?? labelField;
}

const stateOf = ({ fields }: Resource) => Object.entries(fields).find(([, { type }]) => type === 'state')?.[0];

function shownFields(naming: NamingResource): readonly string[] {
  const state = stateOf(naming.resource);
  return ['id', 'createTime', namedBy(naming), ...(state === undefined ? [] : [state])];
}

function eventOf(naming: NamingResource, row: ResourceRow): DossierEvent {
  const read = (key: string | undefined) =>
    key === undefined ? '' : String(row[dictionaryTextKey(key)] ?? row[key] ?? '');
  return {
    resource: naming.resource.name,
    id: row.id,
    at: row.createTime ?? '',
    name: read(namedBy(naming)),
    state: read(stateOf(naming.resource)),
  };
}
