import { localized } from '../../../kernel/index.ts';
import type { TableEvent } from './editable-table.types.ts';
import { openTable } from './editable-table.testing.ts';

type Opened = ReturnType<typeof openTable>;

/** A table with undo and redo steps, a selection and a range. */
function openBusy(): Opened {
  const opened = openTable({
    columns: [
      { key: 'name', title: '姓名', type: 'input' },
      { key: 'age', title: '年龄', type: 'inputNumber' },
      { key: 'done', title: '完成', type: 'checkbox' },
      { key: 'who', title: '负责人', type: 'popup' },
      {
        key: 'slow',
        title: '慢',
        type: 'input',
        validateRules: [
          { handler: ({ moment }) => (moment === 'getValues' ? new Promise<never>(() => undefined) : true) },
        ],
      },
    ],
  });
  const { table, cell, row } = opened;
  table.send({ type: 'cells.write', cells: [{ ...cell(1, 'age'), value: 59 }] });
  table.send({ type: 'cells.write', cells: [{ ...cell(2, 'age'), value: 71 }] });
  table.send({ type: 'change.undo' });
  table.send({ type: 'row.select', row: row(1), isSelected: true });
  table.send({ type: 'range.select', range: { anchor: cell(0, 'name'), head: cell(1, 'age') } });
  return opened;
}

/** Transitions into each mode. */
const modes: Readonly<Record<string, (opened: Opened) => void>> = {
  idle: () => undefined,
  editing: ({ table, cell }) => table.send({ type: 'edit.start', place: cell(0, 'name'), seed: '甲' }),
  dragging: ({ table, row }) => {
    table.send({ type: 'drag.start', row: row(0) });
    table.send({ type: 'drag.move', to: 2 });
  },
  loading: ({ table }) => table.send({ type: 'rows.loading' }),
  validating: ({ table }) => table.send({ type: 'table.save' }),
};

const chord = (key: string, control = false) =>
  ({ type: 'key.press', chord: { key, control, shift: false, alt: false }, pageRows: 2 }) as const;

/** Events by their name in the tables. */
export const events: Readonly<Record<string, (opened: Opened) => TableEvent>> = {
  'rows.add': () => ({ type: 'rows.add' }),
  'row.insert': ({ row }) => ({ type: 'row.insert', after: row(0) }),
  'rows.remove': ({ row }) => ({ type: 'rows.remove', rows: row(2) }),
  'selection.remove': () => ({ type: 'selection.remove' }),
  'row.move': ({ row }) => ({ type: 'row.move', row: row(2), by: 'up' }),
  'rows.sort': () => ({ type: 'rows.sort', column: 'age', direction: 'descending' }),
  'rows.lock': () => ({ type: 'rows.lock', rows: { id: 'b' } }),
  'table.disable': () => ({ type: 'table.disable', disabled: true }),
  'cells.write': ({ cell }) => ({ type: 'cells.write', cells: [{ ...cell(2, 'name'), value: '写' }] }),
  'values.set': ({ row }) => ({ type: 'values.set', rows: [{ row: row(2), values: { name: '写' } }] }),
  'cell.toggle': ({ cell }) => ({ type: 'cell.toggle', place: cell(0, 'done') }),
  'live.updated': () => ({ type: 'live.updated', rows: [{ id: 'c', name: '他' }] }),
  'cell.focus': ({ cell }) => ({ type: 'cell.focus', place: cell(2, 'age') }),
  'cell.focus, the edited one': ({ cell }) => ({ type: 'cell.focus', place: cell(0, 'name') }),
  'cell.reveal': ({ cell }) => ({ type: 'cell.reveal', place: cell(2, 'age') }),
  'focus.leave': () => ({ type: 'focus.leave' }),
  'range.select': ({ cell }) => ({ type: 'range.select', range: { anchor: cell(1, 'age'), head: cell(2, 'age') } }),
  'range.clear': () => ({ type: 'range.clear' }),
  'range.fillDown': () => ({ type: 'range.fillDown' }),
  'range.fillTo': ({ cell }) => ({ type: 'range.fillTo', place: cell(2, 'age') }),
  'edit.start, an editor': ({ cell }) => ({ type: 'edit.start', place: cell(1, 'name') }),
  'edit.start, the edited one': ({ cell }) => ({ type: 'edit.start', place: cell(0, 'name') }),
  'edit.start, a box': ({ cell }) => ({ type: 'edit.start', place: cell(1, 'done') }),
  'edit.start, a dialog': ({ cell }) => ({ type: 'edit.start', place: cell(1, 'who') }),
  'edit.change': () => ({ type: 'edit.change', value: '甲乙' }),
  'edit.commit': () => ({ type: 'edit.commit', step: 'down' }),
  'edit.cancel': () => ({ type: 'edit.cancel' }),
  'clipboard.paste': () => ({ type: 'clipboard.paste', text: '贴', html: '' }),
  'clipboard.cut': () => ({ type: 'clipboard.cut' }),
  'change.undo': () => ({ type: 'change.undo' }),
  'change.redo': () => ({ type: 'change.redo' }),
  'row.select': ({ row }) => ({ type: 'row.select', row: row(2), isSelected: true }),
  'rows.selectAll': () => ({ type: 'rows.selectAll', isSelected: true }),
  'selection.clear': () => ({ type: 'selection.clear' }),
  'drag.start': ({ row }) => ({ type: 'drag.start', row: row(1) }),
  'drag.start, nobody': () => ({ type: 'drag.start', row: 'nobody' }),
  'drag.move': () => ({ type: 'drag.move', to: 1 }),
  'drag.drop': () => ({ type: 'drag.drop' }),
  'drag.cancel': () => ({ type: 'drag.cancel' }),
  'column.hide': () => ({ type: 'column.hide', column: 'who', isHidden: true }),
  'find.open': () => ({ type: 'find.open' }),
  'find.words': () => ({ type: 'find.words', words: '张' }),
  'size.set': () => ({ type: 'size.set', size: 'tiny' }),
  'key Enter': () => chord('Enter'),
  'key Escape': () => chord('Escape'),
  'key ArrowDown': () => chord('ArrowDown'),
  'key Delete': () => chord('Delete'),
  'key Ctrl+Z': () => chord('z', true),
  'rows.load': () => ({ type: 'rows.load', rows: [{ id: 'b', name: '乙' }] }),
  'rows.loading': () => ({ type: 'rows.loading' }),
  'rows.failed': () => ({ type: 'rows.failed', message: localized('没有来', 'did not come') }),
  'table.save': () => ({ type: 'table.save' }),
  'save.done': () => ({ type: 'save.done' }),
  'save.failed': () => ({ type: 'save.failed', message: localized('没有存', 'not stored') }),
};

/** The mode after an event, with changed facts and emitted events. */
export function outcome(mode: string, event: string): string {
  const opened = openBusy();
  modes[mode]?.(opened);
  const { table, told } = opened;
  told.length = 0;
  const sent = events[event]?.(opened);
  const before: Readonly<Record<string, unknown>> = { ...table.facts(), values: JSON.stringify(table.readNow().rows) };
  if (sent !== undefined) table.send(sent);
  const after: Readonly<Record<string, unknown>> = { ...table.facts(), values: JSON.stringify(table.readNow().rows) };
  const others = Object.keys(after).filter((fact) => fact !== 'mode' && after[fact] !== before[fact]);
  return [`${String(after['mode'])}:`, ...others, ...told.map(({ type }) => `!${type}`)].join(' ');
}
