import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { CellValue, RowKey, RowValues } from '../cell.types.ts';
import type { Column } from '../column.types.ts';
import type { RowView, TableEngine } from '../table-engine.types.ts';
import type { CellWrite, ChangeOrigin } from '../transaction.types.ts';
import { plainText } from './cell-values.ts';
import { countingIds, plainKinds } from './engine-kinds.testing.ts';
import { NaiveTable, type NaiveRules } from './naive-table.testing.ts';
import { createTableEngine } from './table-engine.ts';
import { propertyRuns } from '../../../../testing/property-runs.ts';

const columns: readonly Column[] = [
  {
    key: 'code',
    title: 'Code',
    type: 'text',
    validateRules: [
      { required: true, message: 'missing' },
      { unique: true, message: 'twice' },
      { pattern: 'n', message: 'no number' },
    ],
  },
  {
    key: 'price',
    title: 'Price',
    type: 'number',
    statistics: ['sum', 'average'],
    validateRules: [{ pattern: 'money', message: 'no money' }],
  },
  { key: 'state', title: 'State', type: 'text' },
  { key: 'note', title: 'Note', type: 'text', disabled: true, validateRules: [{ required: true, message: 'no note' }] },
];

const rules: NaiveRules = {
  columns: columns.map(({ key }) => key),
  unique: 'code',
  lockedColumn: 'state',
  complaint(column, value, isRepeated) {
    if (column === 'price') {
      if (value !== null && typeof value !== 'number') return 'not a number';
      return value === null || (value > 0 && Math.round(value * 100) / 100 === value) ? null : 'no money';
    }
    if (column === 'note') return value === '' || value === null ? 'no note' : null;
    if (column === 'state') return null;
    if (value === '' || value === null) return 'missing';
    if (isRepeated) return 'twice';
    return /^-?\d+(\.\d+)?$/u.test(plainText(value)) ? null : 'no number';
  },
};

interface Real {
  readonly engine: TableEngine;
  readonly called: Set<RowKey>;
  readonly heard: Set<RowKey>;
  readonly views: Map<RowKey, RowView>;
  readonly log: { readonly seen: unknown; readonly expected: unknown }[];
}

const code = fc.constantFrom('', '1', '2', '3', '4', 'x');
const price = fc.constantFrom<CellValue>(null, 0.1, 0.2, 1.005, 12, -3, 'much');
const state = fc.constantFrom('open', 'closed', 'held');
const note = fc.constantFrom('', 'n');
const values = fc.record({ code, price, state, note });
const cell = fc.oneof(
  fc.tuple(fc.constant('code'), code),
  fc.tuple(fc.constant('price'), price),
  fc.tuple(fc.constant('state'), state),
  fc.tuple(fc.constant('note'), note),
);
const place = fc.double({ min: 0, max: 0.999, noNaN: true });
const origin = fc.constantFrom<ChangeOrigin>('typing', 'paste', 'fill', 'program', 'import');
const byHand: ReadonlySet<ChangeOrigin> = new Set(['typing', 'paste', 'fill', 'clear']);

const errorsAsWords = (view: RowView): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(view.errors).map(([key, text]) => [key, text['en-US']]));

interface Sight {
  readonly order: readonly (RowKey | undefined)[];
  readonly positions: readonly number[];
  readonly views: readonly unknown[];
  readonly errors: readonly unknown[];
  readonly selection: unknown;
  readonly selected: readonly RowKey[];
  readonly sum: string | undefined;
  readonly isDirty: boolean;
  readonly deletedIds: readonly string[];
  readonly numbers: readonly unknown[];
  readonly ids: readonly unknown[];
  /** Rows that changed without a notification. */
  readonly untold: readonly RowKey[];
}

/** Observable state of the table. */
function seen({ engine, called, views }: Real): Sight {
  const order = Array.from({ length: engine.rowCount() }, (_, position) => engine.keyAt(position));
  const keys = order.map((key) => key ?? 'nothing');
  const shown = keys.flatMap((key) => engine.view(key) ?? []);
  const { rows, deletedIds } = engine.read({ stripTemporaryIds: true });
  const untold = shown
    .filter((view) => !called.has(view.key) && views.has(view.key) && views.get(view.key) !== view)
    .map(({ key }) => key);
  views.clear();
  called.clear();
  for (const view of shown) views.set(view.key, view);
  return {
    order,
    positions: keys.map((key) => engine.positionOf(key)),
    views: shown.map((view) => ({ ...view, errors: errorsAsWords(view), changedByOthers: {} })),
    errors: [...engine.errors().map((error) => ({ ...error, message: error.message['en-US'] })), engine.errorCount()],
    selection: engine.selection(),
    selected: engine.selectedKeys(),
    sum: engine.statistics().find(({ statistic }) => statistic === 'sum')?.text,
    isDirty: engine.isDirty(),
    deletedIds: deletedIds.toSorted(),
    numbers: rows.map(({ orderNum }) => orderNum),
    ids: rows.map(({ id }) => id ?? null),
    untold,
  };
}

/** Expected state by the naive table. */
function expected(model: NaiveTable): Sight {
  const order = model.rows.map(({ key }) => key);
  const errors = model.rows.flatMap((row, position) =>
    rules.columns.flatMap((column) => {
      const message = model.errors(row)[column];
      return message === undefined ? [] : [{ row: row.key, column, position, message }];
    }),
  );
  const selectable = model.rows.filter((row) => !model.isLocked(row)).length;
  const count = model.selected.size;
  return {
    order,
    positions: order.map((_, position) => position),
    views: model.rows.map((row) => ({
      key: row.key,
      id: model.id(row.key),
      values: row.values,
      isLocked: model.isLocked(row),
      isSelected: model.selected.has(row.key),
      errors: { ...(row.values['price'] === 'much' && { price: 'not a number' }), ...model.errors(row) },
      changedByOthers: {},
    })),
    errors: [...errors, errors.length],
    selection: { count, isAll: count > 0 && count === selectable, isIndeterminate: count > 0 && count < selectable },
    selected: order.filter((key) => model.selected.has(key)),
    sum: model.sum('price'),
    isDirty: model.state !== model.saved,
    deletedIds: model.deletedIds(),
    numbers: order.map((_, position) => position + 1),
    ids: order.map((key) => model.id(key)),
    untold: [],
  };
}

type Command = fc.Command<NaiveTable, Real>;

/** A command applied to both; a failing run prints `toString`. */
const command = (name: string, run: (model: NaiveTable, real: Real) => void): Command => ({
  check: () => true,
  run: (model, real) => {
    for (const { key } of model.rows) listen(real, key);
    run(model, real);
    real.log.push({ seen: seen(real), expected: expected(model) });
  },
  toString: () => name,
});

function listen({ engine, called, heard }: Real, key: RowKey): void {
  if (heard.has(key)) return;
  heard.add(key);
  engine.subscribeRow(key, () => called.add(key));
}

const at = (model: NaiveTable, share: number): number => Math.floor(share * model.rows.length);
const keyAt = (model: NaiveTable, share: number): RowKey => model.rows[at(model, share)]?.key ?? 'no such row';

const OTHERS = 5;
const SAVING = 11;
const commands: fc.Arbitrary<Command>[] = [
  fc.tuple(fc.array(fc.tuple(place, cell), { minLength: 1, maxLength: 6 }), origin).map(([written, from]) =>
    command(`write ${JSON.stringify(written)} by ${from}`, (model, { engine, log }) => {
      const cells = new Map<string, CellWrite>();
      for (const [share, [column, value]] of written) {
        const row = keyAt(model, share);
        cells.set(`${row} ${column}`, { row, column, value });
      }
      let { rows } = model;
      const refused: CellWrite[] = [];
      for (const write of cells.values()) {
        const row = rows.find(({ key }) => key === write.row);
        if (row === undefined || (byHand.has(from) && (write.column === 'note' || model.isLocked(row))))
          refused.push(write);
        else if (row.values[write.column] !== write.value)
          rows = rows.map((one) =>
            one === row ? { key: one.key, values: { ...one.values, [write.column]: write.value } } : one,
          );
      }
      const commit = engine.commit({ origin: from, changes: [{ kind: 'cellsWritten', cells: [...cells.values()] }] });
      log.push({ seen: commit.refused, expected: refused });
      if (rows !== model.rows) model.change(rows);
    }),
  ),
  fc
    .tuple(fc.array(values, { minLength: 1, maxLength: 3 }), place, fc.constantFrom<ChangeOrigin>('rows', 'paste'))
    .map(([given, share, from]) =>
      command(`insert ${JSON.stringify(given)} at ${share} by ${from}`, (model, { engine }) => {
        const rows = given.map((one: RowValues) => engine.newRow(one));
        const to = at(model, share);
        engine.commit({ origin: from, changes: [engine.insertion(rows, to)] });
        model.change(model.rows.toSpliced(to, 0, ...rows.map(({ key, values: held }) => ({ key, values: held }))));
        if (from === 'paste') for (const { key } of rows) model.checkRow(key);
      }),
    ),
  fc.array(place, { minLength: 1, maxLength: 4 }).map((shares) =>
    command(`remove ${shares.join(' ')}`, (model, { engine }) => {
      const going = new Set(shares.map((share) => keyAt(model, share)));
      engine.commit({ origin: 'rows', changes: [engine.removal([...going])] });
      if (model.rows.length > 0) model.change(model.rows.filter(({ key }) => !going.has(key)));
    }),
  ),
  fc.tuple(place, place).map(([from, to]) =>
    command(`move ${from} to ${to}`, (model, { engine }) => {
      const row = model.rows[at(model, from)];
      engine.commit({ origin: 'drag', changes: [{ kind: 'rowMoved', row: keyAt(model, from), to: at(model, to) }] });
      if (row !== undefined && at(model, from) !== at(model, to))
        model.change(model.rows.filter((one) => one !== row).toSpliced(at(model, to), 0, row));
    }),
  ),
  fc.boolean().map((isReversed) =>
    command(`sort ${isReversed ? 'down' : 'up'}`, (model, { engine }) => {
      const rows = model.rows.toSorted(
        (one, other) =>
          (isReversed ? -1 : 1) * plainText(one.values['code']).localeCompare(plainText(other.values['code'])),
      );
      engine.commit({ origin: 'rows', changes: [{ kind: 'rowsOrdered', rows: rows.map(({ key }) => key) }] });
      if (rows.some((row, position) => row !== model.rows[position])) model.change(rows);
    }),
  ),
  fc.tuple(place, cell).map(([share, [column, value]]) =>
    command(`others write ${column} ${plainText(value)} at ${share}`, (model, { engine }) => {
      const row = model.rows[at(model, share)];
      engine.commit({
        origin: 'live',
        changes: [{ kind: 'cellsWritten', cells: [{ row: keyAt(model, share), column, value }] }],
      });
      if (row !== undefined && row.values[column] !== value) model.writeThrough(row.key, column, value);
    }),
  ),
  fc.constant(
    command('undo', (model, { engine }) => {
      const revision = engine.revision();
      if (engine.undo() === null) while (model.retrace('undoStack', 'redoStack')) model.redoStack.pop();
      else {
        model.retrace('undoStack', 'redoStack');
        for (let empty = engine.revision() - revision - 1; empty > 0; empty -= 1) {
          model.redoStack.pop();
          model.retrace('undoStack', 'redoStack');
        }
      }
    }),
  ),
  fc.constant(
    command('redo', (model, { engine }) => {
      const revision = engine.revision();
      if (engine.redo() === null) while (model.retrace('redoStack', 'undoStack')) model.undoStack.pop();
      else {
        model.retrace('redoStack', 'undoStack');
        for (let empty = engine.revision() - revision - 1; empty > 0; empty -= 1) {
          model.undoStack.pop();
          model.retrace('redoStack', 'undoStack');
        }
      }
    }),
  ),
  fc.tuple(fc.array(place, { maxLength: 5 }), fc.boolean()).map(([shares, isSelected]) =>
    command(`${isSelected ? 'select' : 'deselect'} ${shares.join(' ')}`, (model, { engine }) => {
      const keys = shares.map((share) => keyAt(model, share));
      engine.select(keys, isSelected);
      model.select(keys, isSelected);
    }),
  ),
  fc.boolean().map((isSelected) =>
    command(`${isSelected ? 'select' : 'deselect'} all`, (model, { engine }) => {
      engine.selectAll(isSelected);
      model.select(
        model.rows.map(({ key }) => key),
        isSelected,
      );
    }),
  ),
  fc.subarray(['closed', 'held']).map((locked) =>
    command(`lock ${locked.join(' ')}`, (model, { engine }) => {
      engine.lockRows({ state: locked });
      model.locked = locked;
      model.settle(model.rows);
    }),
  ),
  fc.boolean().map((hasIds) =>
    command(`save ${hasIds ? 'with ids' : 'without'}`, (model, { engine }) => {
      const fresh = model.rows
        .filter(({ key }) => model.id(key) === null)
        .map(({ key }) => [key, `s${engine.revision()}-${key}`] as const);
      engine.markSaved(new Map(hasIds ? fresh : []));
      if (hasIds) for (const [key, id] of fresh) model.idOf.set(key, id);
      const here = new Set(model.rows.map(({ key }) => key));
      model.serverIds = new Set(
        [...model.idOf]
          .filter(
            ([key, id]) =>
              here.has(key) && (model.serverIds.has(id) || (hasIds && fresh.some(([saved]) => saved === key))),
          )
          .map(([, id]) => id),
      );
      model.saved = model.state;
    }),
  ),
  fc.constant(
    command('check all', (model, { engine }) => {
      engine.validate('getValues');
      model.checkAll();
    }),
  ),
];

/** A fully validated table of these rows, and its naive oracle. */
function twins(given: readonly RowValues[]): { readonly model: NaiveTable; readonly real: Real } {
  const engine = createTableEngine({ columns, kinds: plainKinds, newId: countingIds() });
  engine.load(given.map((row, index) => ({ ...row, id: String(index + 1), unknown: { kept: [index] } })));
  engine.validate('getValues');
  const model = new NaiveTable(
    rules,
    given.flatMap((_, position) => engine.row(engine.keyAt(position) ?? '') ?? []),
  );
  model.checkAll();
  return { model, real: { engine, called: new Set(), heard: new Set(), views: new Map(), log: [] } };
}

const givenRows = fc.array(values, { maxLength: 6 });
/** Remote changes and saving affect what undo reverts. */
const ofOnePerson = commands.filter((_, index) => index !== OTHERS && index !== SAVING);

describe('table', () => {
  it('TABLE-27 equals after any commands a naive table that copies, scans and recomputes everything', () => {
    fc.assert(
      fc.property(givenRows, fc.commands(commands, { maxCommands: 40, size: 'max' }), (given, script) => {
        const { model, real } = twins(given);
        fc.modelRun(() => ({ model, real }), script);
        for (const { seen: found, expected: wanted } of real.log) expect(found).toEqual(wanted);
        real.engine.validate('getValues');
        model.checkAll();
        expect(seen(real).errors).toEqual(expected(model).errors);
      }),
      { seed: 20260308, numRuns: propertyRuns(150) },
    );
  });

  it('TABLE-27 returns to the start when everything is undone, and to the end when everything is redone', () => {
    fc.assert(
      fc.property(givenRows, fc.commands(ofOnePerson, { maxCommands: 40, size: 'max' }), (given, script) => {
        const { model, real } = twins(given);
        const { engine } = real;
        const start = { values: engine.read(), figures: engine.statistics(), isDirty: false };
        fc.modelRun(() => ({ model, real }), script);
        while (engine.canRedo()) engine.redo();
        const end = { values: engine.read(), figures: engine.statistics() };
        while (engine.canUndo()) engine.undo();
        expect({ values: engine.read(), figures: engine.statistics(), isDirty: engine.isDirty() }).toEqual(start);
        while (engine.canRedo()) engine.redo();
        expect({ values: engine.read(), figures: engine.statistics() }).toEqual(end);
      }),
      { seed: 20260309, numRuns: propertyRuns(150) },
    );
  });
});
