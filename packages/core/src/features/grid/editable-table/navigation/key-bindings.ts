import type { Movement } from './cell-grid.types.ts';
import * as only from './key-conditions.ts';
import type { KeyBinding, KeyCondition, KeySituation, TableCommand } from './key-map.types.ts';

type Command = TableCommand | ((pageRows: number) => TableCommand);

/** `chords` are space-separated. */
const bindingIn =
  (situation: KeySituation) =>
  (chords: string, command: Command, condition: KeyCondition | null = null): KeyBinding => ({
    situation,
    chords: chords.split(' '),
    condition,
    command: typeof command === 'function' ? command : () => command,
  });

const onCell = bindingIn('cell');
const inEditor = bindingIn('editing');
const whileDragging = bindingIn('dragging');
const anywhere = bindingIn('anywhere');

const move =
  (movement: Movement) =>
  (pageRows: number): TableCommand => ({ kind: 'move', movement, pageRows });
const extend =
  (movement: Movement) =>
  (pageRows: number): TableCommand => ({ kind: 'extend', movement, pageRows });
const leave = (movement: Movement | null): TableCommand => ({ kind: 'commit', movement });

const moves: readonly KeyBinding[] = [
  onCell('ArrowUp', move('up')),
  onCell('ArrowDown', move('down')),
  onCell('ArrowLeft', move('left')),
  onCell('ArrowRight', move('right')),
  onCell('Home', move('rowStart')),
  onCell('End', move('rowEnd')),
  onCell('PageUp', move('pageUp')),
  onCell('PageDown', move('pageDown')),
  onCell('Ctrl+Home', move('tableStart')),
  onCell('Ctrl+End', move('tableEnd')),
  onCell('Ctrl+ArrowUp', move('dataUp')),
  onCell('Ctrl+ArrowDown', move('dataDown')),
  onCell('Ctrl+ArrowLeft', move('dataLeft')),
  onCell('Ctrl+ArrowRight', move('dataRight')),
  onCell('Tab', move('nextWritable'), only.onCell),
  onCell('Shift+Tab', move('previousWritable'), only.onCell),
];

const ranges: readonly KeyBinding[] = [
  onCell('Shift+ArrowUp', extend('up'), only.onCell),
  onCell('Shift+ArrowDown', extend('down'), only.onCell),
  onCell('Shift+ArrowLeft', extend('left'), only.onCell),
  onCell('Shift+ArrowRight', extend('right'), only.onCell),
  onCell('Shift+Home', extend('rowStart'), only.onCell),
  onCell('Shift+End', extend('rowEnd'), only.onCell),
  onCell('Shift+PageUp', extend('pageUp'), only.onCell),
  onCell('Shift+PageDown', extend('pageDown'), only.onCell),
  onCell('Ctrl+Shift+Home', extend('tableStart'), only.onCell),
  onCell('Ctrl+Shift+End', extend('tableEnd'), only.onCell),
  onCell('Ctrl+Shift+ArrowUp', extend('dataUp'), only.onCell),
  onCell('Ctrl+Shift+ArrowDown', extend('dataDown'), only.onCell),
  onCell('Ctrl+Shift+ArrowLeft', extend('dataLeft'), only.onCell),
  onCell('Ctrl+Shift+ArrowRight', extend('dataRight'), only.onCell),
  onCell('Shift+Space', { kind: 'selectWhole', what: 'rows' }, only.onCell),
  onCell('Ctrl+Space', { kind: 'selectWhole', what: 'columns' }, only.onCell),
  onCell('Ctrl+A', { kind: 'selectWhole', what: 'all' }, only.onCell),
  onCell('Escape', { kind: 'clearRange' }, only.severalSelected),
  onCell('Escape', { kind: 'closeFind' }, only.finding),
];

const changes: readonly KeyBinding[] = [
  onCell('Enter F2', { kind: 'edit', seed: null }, only.openable),
  onCell('Enter', move('down')),
  onCell('Shift+Enter', move('up')),
  onCell('Space', { kind: 'toggle' }, only.checkBox),
  onCell('Space', { kind: 'edit', seed: ' ' }, only.writtenCell),
  onCell('Space', { kind: 'edit', seed: null }, only.openable),
  onCell('Delete Backspace', { kind: 'clear' }, only.changeableCell),
  onCell('Ctrl+D', { kind: 'fillDown' }, only.changeableCell),
  onCell('Ctrl+Z', { kind: 'undo' }, only.changeable),
  onCell('Ctrl+Y Ctrl+Shift+Z', { kind: 'redo' }, only.changeable),
  onCell('Alt+ArrowUp', { kind: 'moveRow', by: 'up' }, only.changeableCell),
  onCell('Alt+ArrowDown', { kind: 'moveRow', by: 'down' }, only.changeableCell),
  onCell('Insert Ctrl+Alt+=', { kind: 'insertRow' }, only.changeableCell),
  onCell('Ctrl+Shift+Space', { kind: 'toggleRows' }, only.onCell),
];

const editing: readonly KeyBinding[] = [
  inEditor('Enter', leave('down'), only.leftByEnter),
  inEditor('Shift+Enter', leave('up'), only.leftByEnter),
  inEditor('Ctrl+Enter', leave(null), only.leftByKeys),
  inEditor('Tab', leave('nextWritable'), only.leftByKeys),
  inEditor('Shift+Tab', leave('previousWritable'), only.leftByKeys),
  inEditor('Escape', { kind: 'cancelEdit' }, only.leftByKeys),
  inEditor('ArrowUp', leave('up'), only.leftByArrows),
  inEditor('ArrowDown', leave('down'), only.leftByArrows),
  inEditor('ArrowLeft', leave('left'), only.leftByArrows),
  inEditor('ArrowRight', leave('right'), only.leftByArrows),
];

const dragging: readonly KeyBinding[] = [
  whileDragging('ArrowUp', { kind: 'drag', to: 'up' }),
  whileDragging('ArrowDown', { kind: 'drag', to: 'down' }),
  whileDragging('Home', { kind: 'drag', to: 'first' }),
  whileDragging('End', { kind: 'drag', to: 'last' }),
  whileDragging('Space Enter', { kind: 'drop' }),
  whileDragging('Escape Tab', { kind: 'cancelDrag' }),
];

const everywhere: readonly KeyBinding[] = [
  anywhere('Ctrl+F Ctrl+H', { kind: 'find' }),
  anywhere('F3', { kind: 'findNext' }, only.finding),
  anywhere('F3', { kind: 'find' }),
  anywhere('Shift+F3', { kind: 'findPrevious' }, only.finding),
  anywhere('Ctrl+S', { kind: 'save' }, only.savable),
];

/** Key bindings of a table. Of several entries for one key, the first whose condition holds applies. */
export const keyBindings: readonly KeyBinding[] = [
  ...moves,
  ...ranges,
  ...changes,
  ...editing,
  ...dragging,
  ...everywhere,
];
