import type { HttpClient } from '../../../http/index.ts';
import { resourceEndpoints, type Resource, type ResourceRow, type ResourceValues } from '../../../resources/index.ts';
import type { RowKey, TableRows } from '../../grid/editable-table/index.ts';
import type { RowWatch } from '../../live/row-watch/index.ts';
import { resourceValues } from './resource-columns.ts';

export interface FollowedRowsDependencies {
  readonly resource: Resource;
  readonly client: HttpClient;
  readonly rowWatch: RowWatch;
  readonly rows: TableRows;
  /** Rows as last seen on the server. */
  readonly stored: Map<string, ResourceRow>;
  /** Shows what others changed in the cells that are as they were. */
  readonly show: (row: RowKey, former: ResourceValues, newer: ResourceRow, changes: ResourceValues) => void;
  /** A row that was changed here is not there any more. */
  readonly onLost: (row: RowKey) => void;
}

/** Rows of one call. */
const AT_ONCE = 100;

/**
 * Follows what others write to the rows of a table. Cells that were changed here stay, with the version that they were read in, so that saving them
 * meets the newer one.
 */
export function createFollowedRows(dependencies: FollowedRowsDependencies): { dispose(): void } {
  const { resource, client, rowWatch, rows, stored, show, onLost } = dependencies;
  const { list } = resourceEndpoints(resource);
  const { column, order } = resource.defaultSorter;
  let isLive = true;

  function keyOf(id: string): RowKey | undefined {
    for (let position = 0; position < rows.own.rowCount(); position += 1) {
      const key = rows.own.keyAt(position);
      if (key !== undefined && rows.view(key)?.id === id) return key;
    }
    return undefined;
  }

  /** The row in the table, with its values here and as they were read. */
  function shownRow(id: string) {
    const [row, read] = [keyOf(id), stored.get(id)];
    const view = row === undefined ? undefined : rows.view(row);
    if (row === undefined || read === undefined || view === undefined) return undefined;
    const [now, former] = [resourceValues(resource, view.values), resourceValues(resource, read)];
    return { row, read, former, isTouched: Object.entries(former).some(([key, value]) => now[key] !== value) };
  }

  function take(newer: ResourceRow): void {
    const shown = shownRow(newer.id);
    if (shown === undefined || (newer.version ?? 0) <= (shown.read.version ?? 0)) return;
    const { row, former, isTouched } = shown;
    const values = resourceValues(resource, newer);
    show(
      row,
      former,
      newer,
      Object.fromEntries(Object.entries(values).filter(([key, value]) => value !== former[key])),
    );
    if (!isTouched) stored.set(newer.id, newer);
  }

  async function look(ids: readonly string[]): Promise<void> {
    for (let first = 0; first < ids.length; first += AT_ONCE) {
      const some = ids.slice(first, first + AT_ONCE);
      const query = { pageNo: 1, pageSize: AT_ONCE, column, order, id: some.join(',') };
      const answer = await client.call(list, { query, isQuiet: true });
      if (!isLive || !answer.ok) return;
      const found = new Map(answer.value.result.records.map((row) => [row.id, row]));
      for (const id of some) {
        const newer = found.get(id);
        const shown = shownRow(id);
        if (newer !== undefined) take(newer);
        else if (shown?.isTouched === true) onLost(shown.row);
      }
    }
  }

  const stop = rowWatch.watch(resource.name, (hint) => {
    const isNewer = (id: string, version: number) => version > (stored.get(id)?.version ?? version);
    void look(
      hint.kind === 'unknown'
        ? [...stored.keys()]
        : hint.rows.flatMap(({ id, version }) => (isNewer(id, version) ? [id] : [])),
    );
  });
  return {
    dispose() {
      isLive = false;
      stop();
    },
  };
}
