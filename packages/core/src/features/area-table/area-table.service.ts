import { concatMap, groupBy, mergeMap, Subject, takeUntil } from 'rxjs';

import { areaEndpoints, permissionCode, type Area } from '../../areas/index.ts';
import { failureText, type HttpClient } from '../../http/index.ts';
import type { Text } from '../../kernel/index.ts';
import { createEditableTable, type EditableTable, type EditableTableDependencies, type RowKey, type RowValues } from '../editable-table/index.ts';
import { areaColumns, areaValues } from './area-columns.ts';

/** So many rows of an area stand in its table: what one page of a list may hold. */
const ROWS = 100;

export interface AreaTableDependencies {
  readonly area: Area;
  readonly client: HttpClient;
  /** Words of columns and rules in the language in which the table is opened. */
  readonly say: (text: Text) => string;
  readonly table: EditableTableDependencies;
}

export interface AreaTable extends EditableTable {
  /** Reads the rows anew, as after a failure. */
  reload(): void;
}

interface AskedSave {
  readonly row: RowKey;
  readonly values: RowValues;
}

/**
 * The rows of an area in a table, the first hundred in the area's own order. A row is stored as soon as it was changed and is
 * right, one call after the other; what the server refuses stays in the cells, and the person is told.
 */
export function createAreaTable({ area, client, say, table: given }: AreaTableDependencies): AreaTable {
  const endpoints = areaEndpoints(area);
  const may = (action: 'add' | 'edit' | 'delete') => given.isAllowed?.(permissionCode(area, action)) ?? true;
  const table = createEditableTable(
    {
      columns: areaColumns(area, say),
      tableCode: `area:${area.name}`,
      alwaysEdit: false,
      rowNumber: true,
      rowSelection: may('delete') ? 'checkbox' : 'none',
      saveAtOnce: true,
      asyncRemove: true,
      disabled: !may('edit'),
      toolbar: [...(may('add') ? (['add'] as const) : []), ...(may('delete') ? (['remove', 'clearSelection'] as const) : []), 'undo', 'redo', 'find'],
    },
    given,
  );
  const closed = new Subject<void>();
  const saves = new Subject<AskedSave>();

  async function load(): Promise<void> {
    table.send({ type: 'rows.loading' });
    const { column, order } = area.defaultSorter;
    const answer = await client.get(endpoints.list, { pageNo: 1, pageSize: ROWS, column, order });
    if (answer.ok) table.send({ type: 'rows.load', rows: answer.value.result.records });
    else table.send({ type: 'rows.failed', message: failureText(answer.error) });
  }

  async function save({ row, values }: AskedSave): Promise<void> {
    const id = table.rows.view(row)?.id ?? null;
    const held = areaValues(area, values);
    const answer = await (id === null ? client.post(endpoints.add, held) : client.put(endpoints.edit, { ...held, id }));
    if (answer.ok) table.send({ type: 'save.done', rows: [row], ids: new Map(id === null ? [[row, answer.value.result.id]] : []) });
    else table.send({ type: 'save.failed', message: failureText(answer.error) });
  }

  async function remove(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) {
      const answer = await client.delete(endpoints.deleteBatch, { ids: ids.join(',') });
      if (!answer.ok) return table.send({ type: 'save.failed', message: failureText(answer.error) });
    }
    return table.send({ type: 'rows.confirmRemoval' });
  }

  saves
    .pipe(
      groupBy(({ row }) => row),
      mergeMap((ofRow) => ofRow.pipe(concatMap(save))),
      takeUntil(closed),
    )
    .subscribe();
  table.on((emitted) => {
    if (emitted.type === 'rowSaveAsked') saves.next(emitted);
    if (emitted.type === 'removed' && emitted.mustConfirm) void remove(emitted.ids);
  });
  void load();

  return {
    ...table,
    reload: () => void load(),
    dispose() {
      closed.next();
      table.dispose();
    },
  };
}
