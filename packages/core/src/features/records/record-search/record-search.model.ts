import type { PermissionDecision } from '../../access/permissions/index.ts';
import { permissionCode, type Resource, type ResourceRow } from '../../../resources/index.ts';
import { recordAddress } from '../list-page/index.ts';
import type { FoundRecord } from './record-search.types.ts';

/** One letter finds half of everything; one Chinese character is a word. */
const SHORTEST_WORDS = 2;
const CHINESE = /\p{Script=Han}/u;

/** What is asked for; empty while the words are too few. */
export function wordsToSearch(typed: string): string {
  const words = typed.trim();
  return CHINESE.test(words) || Array.from(words).length >= SHORTEST_WORDS ? words : '';
}

/** Resources that the user may list and whose names can be searched for. */
export function searchableResources(
  resources: readonly Resource[],
  permit: (action: string) => PermissionDecision,
): readonly Resource[] {
  return resources.filter(
    (resource) =>
      resource.fields[resource.labelField]?.search === 'contains' &&
      permit(permissionCode(resource, 'list')).decision === 'show',
  );
}

export function foundRecords(resource: Resource, rows: readonly ResourceRow[]): readonly FoundRecord[] {
  return rows.map((row) => ({
    resource: resource.name,
    group: resource.title,
    id: row.id,
    label: String(row[resource.labelField] ?? ''),
    path: recordAddress(resource, row.id),
  }));
}
