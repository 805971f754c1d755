import type { ResourceEntry } from './resource-directory.types.ts';
import { resourceEntries } from './resource-entries.ts';

const byName = new Map(resourceEntries.map((entry) => [entry.name, entry]));

/** The entry of a resource by its exact name. */
export function resourceEntry(name: string): ResourceEntry | undefined {
  return byName.get(name);
}

/** The resource whose permissions a code belongs to: `activity:edit` belongs to `activity`. */
export function resourceEntryOfPermission(code: string): ResourceEntry | undefined {
  return resourceEntries.find(({ permissionPrefix }) => code.startsWith(`${permissionPrefix}:`));
}

/** The resources whose rows hang under those of another one, or under what hangs under them: who limits its rows limits these too. */
export function resourceEntriesUnder(name: string): readonly ResourceEntry[] {
  return resourceEntries
    .filter(({ under }) => under === name)
    .flatMap((entry) => [entry, ...resourceEntriesUnder(entry.name)]);
}
