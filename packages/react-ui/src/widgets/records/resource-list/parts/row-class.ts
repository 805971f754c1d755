import type { ListPageFacts } from '@evergreen/core/records/list';

/**
 * How a row is marked: saved here a moment ago, changed by others, or not there any more. A second change has another class, so that its
 * animation begins anew.
 */
export function rowClass({ savedId, told }: Pick<ListPageFacts, 'savedId' | 'told'>, id: string): string {
  if (told.gone.includes(id)) return 'resource-list-gone';
  const changed = told.changed[id];
  if (changed !== undefined) return changed % 2 === 0 ? 'resource-list-changed-again' : 'resource-list-changed';
  return id === savedId ? 'resource-list-saved' : '';
}
