import fc from 'fast-check';
import { expect, it } from 'vitest';

import { openTable } from './editable-table.testing.ts';
import type { EditableTableService, TableEvent } from './editable-table.types.ts';
import { propertyRuns } from '../../../testing/property-runs.ts';

/** A gesture independent of row keys: positions and columns. */
type Gesture = (table: EditableTableService) => TableEvent;

const columns = ['name', 'age'] as const;
const key = (table: EditableTableService, position: number) => table.rows.keyAt(position) ?? 'gone';
const position = fc.nat({ max: 6 });
const place = fc.tuple(position, fc.constantFrom(...columns));
const words = fc.constantFrom('', '甲', '乙', '12', '-', '1.5', 'x');
const placed = (table: EditableTableService, [row, column]: readonly [number, string]) => ({
  row: key(table, row),
  column,
});
const keys = [
  'Enter',
  'Tab',
  'Escape',
  'F2',
  'Delete',
  'ArrowDown',
  'ArrowUp',
  'ArrowLeft',
  '5',
  ' ',
  'Insert',
] as const;

/** Programs may write values that the kind would not: they are excluded from the undo property. */
const gesture: fc.Arbitrary<Gesture> = fc.oneof(
  place.map((at): Gesture => (table) => ({ type: 'cell.focus', place: placed(table, at) })),
  place.map((at): Gesture => (table) => ({ type: 'cell.focus', place: placed(table, at), extend: true })),
  fc.tuple(place, fc.option(words, { nil: undefined })).map(([at, seed]): Gesture => (table) => ({
    type: 'edit.start',
    place: placed(table, at),
    ...(seed === undefined ? {} : { seed }),
  })),
  words.map((value): Gesture => () => ({ type: 'edit.change', value })),
  fc
    .constantFrom<TableEvent>(
      { type: 'edit.commit' },
      { type: 'edit.commit', step: 'right' },
      { type: 'edit.cancel' },
      { type: 'focus.leave' },
      { type: 'rows.add' },
      { type: 'rows.add', count: 2, values: { name: '新' } },
      { type: 'selection.remove' },
      { type: 'rows.selectAll', isSelected: true },
      { type: 'rows.sort', column: 'age', direction: 'descending' },
      { type: 'range.clear' },
      { type: 'range.fillDown' },
      { type: 'clipboard.copy' },
      { type: 'clipboard.cut' },
      { type: 'change.undo' },
      { type: 'change.redo' },
      { type: 'drag.drop' },
      { type: 'drag.cancel' },
      { type: 'drag.move', to: 2 },
      { type: 'clipboard.paste', text: '甲\t1\n乙\tx\n丙\t3', html: '' },
    )
    .map(
      (event): Gesture =>
        () =>
          event,
    ),
  position.map((at): Gesture => (table) => ({ type: 'row.insert', after: key(table, at) })),
  position.map((at): Gesture => (table) => ({ type: 'rows.remove', rows: [key(table, at)] })),
  position.map((at): Gesture => (table) => ({ type: 'row.select', row: key(table, at), isSelected: true })),
  position.map((at): Gesture => (table) => ({ type: 'drag.start', row: key(table, at) })),
  fc.tuple(position, fc.integer({ min: -3, max: 3 })).map(([at, by]): Gesture => (table) => ({
    type: 'row.move',
    row: key(table, at),
    by,
  })),
  place.map((at): Gesture => (table) => ({ type: 'range.fillTo', place: placed(table, at) })),
  fc.tuple(fc.constantFrom(...keys), fc.boolean()).map(([name, shift]): Gesture => () => ({
    type: 'key.press',
    chord: { key: name, control: false, shift, alt: false },
    pageRows: 3,
  })),
);

it('TABLE-27 after any gestures, the modes match what is open, and undoing everything restores the start', () => {
  fc.assert(
    fc.property(fc.array(gesture, { maxLength: 40 }), (gestures) => {
      const { table, clock } = openTable({ rowSelection: 'checkbox' });
      const start = table.readNow();
      for (const next of gestures) {
        table.send(next(table));
        clock.advance(1500);
        const { mode, edited, dragged, active, rowCount, isDirty, canUndo } = table.facts();
        expect([mode === 'editing', mode === 'dragging']).toEqual([edited !== null, dragged !== null]);
        expect(active === null || table.rows.positionOf(active.row) !== -1).toBe(true);
        expect(rowCount).toBe(table.readNow().rows.length);
        expect(edited === null && isDirty && !canUndo).toBe(false);
      }
      table.send({ type: 'edit.cancel' });
      table.send({ type: 'drag.cancel' });
      for (let steps = 0; table.facts().canUndo && steps < 100; steps += 1) table.send({ type: 'change.undo' });
      expect(table.readNow()).toEqual(start);
      expect(table.facts().isDirty).toBe(false);
      for (let steps = 0; table.facts().canRedo && steps < 100; steps += 1) table.send({ type: 'change.redo' });
      for (let steps = 0; table.facts().canUndo && steps < 100; steps += 1) table.send({ type: 'change.undo' });
      expect(table.readNow()).toEqual(start);
      table.dispose();
    }),
    { seed: 20260115, numRuns: propertyRuns(300) },
  );
});
