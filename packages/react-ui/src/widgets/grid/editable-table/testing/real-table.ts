import {
  createEditableTable,
  createTableMemory,
  type EditableTableService,
  type TableEmitted,
  type TableOptions,
} from '@evergreen/core/grid/editable-table';

import type { Stage } from '../../../../adapter/testing/stage.tsx';

export interface RealTable {
  readonly table: EditableTableService;
  readonly heard: readonly TableEmitted[];
}

/** A table of the core, over the stage's fake ports. */
export function realTable({ core, ports }: Stage, options: TableOptions): RealTable {
  const table = createEditableTable(options, {
    clock: ports.clock,
    random: ports.random,
    memory: createTableMemory(core.storage),
  });
  const heard: TableEmitted[] = [];
  table.on((emitted) => heard.push(emitted));
  return { table, heard };
}
