import type { LocalizedText } from '../../../../kernel/index.ts';
import type { ImportChange, Resource } from '../../../../resources/index.ts';
import {
  createEditableTable,
  type CellCheck,
  type Column,
  type EditableTableDependencies,
  type EditableTableService,
} from '../../../grid/editable-table/index.ts';
import { recordImportMessages as messages } from './record-import.messages.ts';
import type { ImportCorrections, WrongRows } from './record-import.types.ts';

export interface ImportFixesDependencies {
  readonly resource: Resource;
  readonly wrong: WrongRows;
  /** Translate labels to the language of the table. */
  readonly t: (text: LocalizedText) => string;
  readonly table: EditableTableDependencies;
}

/** The rows of a file that cannot be imported, in a table to correct them in. */
export interface ImportFixes extends EditableTableService {
  /** The cells that hold something else than when they were tried, and the rows that were deleted. */
  corrections(): Required<ImportCorrections>;
}

const ROW = 'fileRow';
const NOTE = 'fileNote';
const columnOf = (place: number) => `place${place}`;

/**
 * A table of the wrong rows: every cell of a chosen column is the text of the file. A cell is wrong by what the server said as long as it
 * holds what the server read.
 */
export function createImportFixes({ resource, wrong, t, table: given }: ImportFixesDependencies): ImportFixes {
  const tried = new Map(wrong.rows.map(({ row, cells }) => [String(row), cells]));
  const said = new Map<string, string[]>();
  const places = wrong.columns.flatMap((key, place) => (key === null ? [] : [{ key, place }]));
  const placeOf = new Map(places.map(({ key, place }) => [key, place]));
  for (const { row, key, message } of wrong.errors) {
    const place = key === null ? undefined : placeOf.get(key);
    const label = key === null || place !== undefined ? undefined : resource.fields[key]?.label;
    const name = `${row}:${place === undefined ? NOTE : columnOf(place)}`;
    said.set(name, [...(said.get(name) ?? []), label === undefined ? message : `${t(label)}: ${message}`]);
  }
  const isAsTried = (id: string | null, place: number, value: unknown) =>
    (tried.get(id ?? '')?.[place] ?? '') === (typeof value === 'string' ? value : '');
  const verdict =
    (place: number) =>
    ({ id, value }: CellCheck) =>
      isAsTried(id, place, value) ? (said.get(`${id}:${columnOf(place)}`)?.join('；') ?? true) : true;
  const hasNotes = [...said.keys()].some((name) => name.endsWith(NOTE));
  const columns: readonly Column[] = [
    { key: ROW, title: t(messages.row), type: 'normal', width: 70, fixed: 'left', disabled: true, isOrder: true },
    ...(hasNotes ? [{ key: NOTE, title: t(messages.note), type: 'normal', width: 240, disabled: true }] : []),
    ...places.map(({ key, place }) => ({
      key: columnOf(place),
      title: t(resource.fields[key]?.label ?? messages.note),
      type: 'input',
      width: 180,
      validateRules: [{ handler: verdict(place) }],
    })),
  ];
  const table = createEditableTable(
    {
      columns,
      tableCode: `import:${resource.name}`,
      alwaysEdit: false,
      rowNumber: false,
      rowSelection: 'none',
      // Every row is one of the file.
      rowInsertion: false,
      toolbar: ['undo', 'redo', 'find'],
    },
    // The rows are of this file alone: no draft of them is kept.
    withoutMemory(given),
  );
  table.send({
    type: 'rows.load',
    rows: wrong.rows.map(({ row, cells }) => ({
      id: String(row),
      [ROW]: row,
      [NOTE]: said.get(`${row}:${NOTE}`)?.join('；') ?? '',
      ...Object.fromEntries(places.map(({ place }) => [columnOf(place), cells[place] ?? ''])),
    })),
  });
  // The step that shows the table says how many rows are wrong.
  let isMarking = true;
  void table.read({ validate: true }).finally(() => {
    isMarking = false;
  });
  return {
    ...table,
    on: (listener) =>
      table.on((emitted) => {
        if (!isMarking || emitted.type !== 'notice.raised') listener(emitted);
      }),
    corrections() {
      const { rows } = table.readNow();
      const ids = new Set(rows.map(({ id }) => id));
      return {
        changes: rows.flatMap((values) =>
          places.flatMap(({ place }): readonly ImportChange[] => {
            const value = values[columnOf(place)];
            const id = typeof values['id'] === 'string' ? values['id'] : null;
            if (id === null || isAsTried(id, place, value)) return [];
            return [[Number(id), place, typeof value === 'string' ? value : '']];
          }),
        ),
        removed: wrong.rows.flatMap(({ row }) => (ids.has(String(row)) ? [] : [row])),
      };
    },
  };
}

function withoutMemory({ memory: _, ...given }: EditableTableDependencies): EditableTableDependencies {
  return given;
}
