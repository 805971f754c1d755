import { childResource, formFields, type Resource } from '../../../resources/index.ts';
import type { LocalizedText } from '../../../kernel/index.ts';
import {
  createEditableTable,
  type CellCheck,
  type EditableTableDependencies,
  type EditableTableService,
  refusalsByRow,
  type GivenRefusal,
  type GivenRow,
} from '../../grid/editable-table/index.ts';
import {
  childRowById,
  isMeantChild,
  isRefusedChild,
  isUntouchedMask,
  type ChildRow,
  type RecordFormService,
} from '../form/index.ts';
import { resourceColumns, resourceValues } from './resource-columns.ts';

export interface ChildTableDependencies {
  readonly resource: Resource;
  /** The table of sub-rows. */
  readonly name: string;
  readonly form: RecordFormService;
  /** Translate labels and messages to the language of the table. */
  readonly t: (text: LocalizedText) => string;
  readonly table: EditableTableDependencies;
  /** There is little room: rows have no numbers. */
  readonly isNarrow?: boolean;
}

const TOOLBAR = ['add', 'remove', 'undo', 'redo'] as const;

/**
 * The sub-rows of a form in a table. The form has the rows: the table writes what is changed in its cells to it, and shows
 * what the form changes itself, by a draft or a merge. Where a refused form has nothing wrong before the table, every wrong
 * cell is marked and the first one revealed. Throws for a resource without this table (programming error).
 */
export function createChildTable({
  resource,
  name,
  form,
  t,
  table: given,
  isNarrow = false,
}: ChildTableDependencies): EditableTableService {
  const declared = resource.children?.[name];
  if (declared === undefined) throw new Error(`"${resource.name}" has no sub-rows "${name}"`);
  const child = childResource(declared);
  const isReadOnly = declared.isReadOnly === true;
  const rowsOfForm = () => form.facts().children[name] ?? [];
  const stored = (id: string | null) => (id === null ? undefined : childRowById(form.facts().storedChildren[name], id));
  const isSettled = (key: string, { id, value }: CellCheck) =>
    typeof value === 'string' && isUntouchedMask(child, key, value, stored(id));
  let shown = rowsOfForm();
  let isLoading = false;
  const table = createEditableTable(
    {
      columns: resourceColumns(child, t, isSettled),
      rows: shown.map(givenRow),
      size: 'mini',
      alwaysEdit: false,
      rowNumber: !isNarrow,
      rowSelection: isReadOnly ? 'none' : 'checkbox',
      disabled: isReadOnly,
      toolbar: isReadOnly ? [] : TOOLBAR,
    },
    given,
  );

  const rowsOfTable = () => readRows(child, table);
  function load(rows: readonly ChildRow[]): void {
    isLoading = true;
    table.send({ type: 'rows.load', rows: rows.map(givenRow), refused: rows.flatMap(givenRefusals) });
    isLoading = false;
  }
  if (shown.some(isRefusedChild)) load(shown);
  let pending = table.facts().pending;
  const stopPending = table.subscribe(() => {
    if (table.facts().pending === pending) return;
    ({ pending } = table.facts());
    form.send({ type: 'files.pending', key: name, pending });
  });
  const stopRows = table.rows.subscribe(() => {
    if (isLoading) return;
    const rows = rowsOfTable();
    if (isSame(rows, shown)) return;
    shown = rows;
    form.send({ type: 'children.change', name, rows });
  });
  const stopForm = form.subscribe(() => {
    const { status } = form.facts();
    const isLocked = isReadOnly || status === 'saving';
    if (table.facts().isDisabled !== isLocked) table.send({ type: 'table.disable', disabled: isLocked });
    const rows = rowsOfForm();
    if (rows === shown) return;
    shown = rows;
    load(rows);
  });
  const stopRefused = form.on((emitted) => {
    if (emitted.type === 'form.refused' && emitted.fields[0] === name) void markErrors(child, table, stored);
  });

  return {
    ...table,
    dispose() {
      stopRows();
      stopPending();
      stopForm();
      stopRefused();
      table.dispose();
    },
  };
}

/** Marks what is wrong with the rows that a save is about, and reveals the first of it. */
async function markErrors(
  child: Resource,
  table: EditableTableService,
  storedOf: (id: string) => ChildRow | undefined,
): Promise<void> {
  const meant = readRows(child, table).flatMap((row, position) => {
    const key = table.rows.own.keyAt(position);
    return key === undefined || !isMeantChild(child, row, storedOf(row.id)) ? [] : [key];
  });
  await table.read({ validate: true, rows: meant });
}

/** The rows as the form has them. */
function readRows(child: Resource, table: EditableTableService): readonly ChildRow[] {
  const refusals = refusalsByRow(table.rows.refused());
  return table.readNow().rows.map((values, position): ChildRow => {
    const key = table.rows.own.keyAt(position);
    const texts = formFields(child).flatMap(([field, { type }]) =>
      type === 'dictionary' && key !== undefined && (values[field] ?? null) !== null
        ? [[field, table.rows.text(key, field)] as const]
        : [],
    );
    const { id } = values;
    const refused = key === undefined ? undefined : refusals.get(key);
    return {
      id: typeof id === 'string' ? id : '',
      values: resourceValues(child, values),
      texts: Object.fromEntries(texts),
      ...(refused === undefined ? {} : { refused }),
    };
  });
}

function givenRow({ id, values }: ChildRow): GivenRow {
  return { ...values, id };
}

function givenRefusals({ refused = {} }: ChildRow, position: number): readonly GivenRefusal[] {
  return Object.entries(refused).map(([column, message]) => ({ position, column, message }));
}

function isSame(one: readonly ChildRow[], other: readonly ChildRow[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ id, values, refused = {} }, index) => {
      const others = other[index];
      return (
        others?.id === id &&
        hasSameRefusals(refused, others.refused ?? {}) &&
        Object.keys(values).every((key) => values[key] === (others.values[key] ?? null))
      );
    })
  );
}

function hasSameRefusals(one: NonNullable<ChildRow['refused']>, other: NonNullable<ChildRow['refused']>): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}
