import type { PermissionDecision } from '../../../access/permissions/index.ts';
import { permissionCode, type ResourceEntry } from '../../../../resources/index.ts';
import { recordAddress } from '../list-address.ts';
import type { FoundRecord, NamedRow } from './record-search.types.ts';

/** One letter finds half of everything; one Chinese character is a word. */
const SHORTEST_WORDS = 2;
const CHINESE = /\p{Script=Han}/u;

/** What is asked for; empty while the words are too few. */
export function wordsToSearch(typed: string): string {
  const words = typed.trim();
  return CHINESE.test(words) || Array.from(words).length >= SHORTEST_WORDS ? words : '';
}

/** Resources that the user may list and whose names can be searched for. */
export function searchableEntries(
  entries: readonly ResourceEntry[],
  permit: (action: string) => PermissionDecision,
): readonly ResourceEntry[] {
  return entries.filter((entry) => entry.isNameSearched && permit(permissionCode(entry, 'list')).decision === 'show');
}

/** @param rows of the resource, found by the words */
export function foundRecords(entry: ResourceEntry, rows: readonly NamedRow[], foundBy: string): readonly FoundRecord[] {
  return rows.map(({ id, label }) => ({
    resource: entry.name,
    group: entry.title,
    id,
    label,
    path: recordAddress(entry, id),
    foundBy,
  }));
}
