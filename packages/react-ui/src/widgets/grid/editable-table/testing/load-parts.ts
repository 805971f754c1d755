import { tableParts } from '../lazy/table-parts.ts';

/** Fetches what a table fetches when it is first used: for tests that are not about the fetching. */
export async function loadParts(): Promise<void> {
  await tableParts.load();
}
