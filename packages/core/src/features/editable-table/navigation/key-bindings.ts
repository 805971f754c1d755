import { text, type Text } from '../../../kernel/index.ts';
import type { Movement } from './cell-grid.types.ts';
import * as only from './key-conditions.ts';
import type { KeyBinding, KeyCondition, KeySituation, TableCommand } from './key-map.types.ts';

type Command = TableCommand | ((pageRows: number) => TableCommand);

/** `chords` are apart by blanks. */
const bindingIn =
  (situation: KeySituation) =>
  (chords: string, command: Command, meaning: Text, condition: KeyCondition | null = null): KeyBinding => ({
    situation,
    chords: chords.split(' '),
    condition,
    command: typeof command === 'function' ? command : () => command,
    meaning,
  });

const onCell = bindingIn('cell');
const inEditor = bindingIn('editing');
const whileDragging = bindingIn('dragging');
const anywhere = bindingIn('anywhere');

const move = (movement: Movement) => (pageRows: number): TableCommand => ({ kind: 'move', movement, pageRows });
const extend = (movement: Movement) => (pageRows: number): TableCommand => ({ kind: 'extend', movement, pageRows });
const leave = (movement: Movement | null): TableCommand => ({ kind: 'commit', movement });

const moves: readonly KeyBinding[] = [
  onCell('ArrowUp', move('up'), text('上一行', 'The row above')),
  onCell('ArrowDown', move('down'), text('下一行', 'The row below')),
  onCell('ArrowLeft', move('left'), text('左边一格', 'The cell to the left')),
  onCell('ArrowRight', move('right'), text('右边一格', 'The cell to the right')),
  onCell('Home', move('rowStart'), text('本行第一格', 'The first cell of the row')),
  onCell('End', move('rowEnd'), text('本行最后一格', 'The last cell of the row')),
  onCell('PageUp', move('pageUp'), text('上一屏', 'One page up')),
  onCell('PageDown', move('pageDown'), text('下一屏', 'One page down')),
  onCell('Ctrl+Home', move('tableStart'), text('表格第一格', 'The first cell of the table')),
  onCell('Ctrl+End', move('tableEnd'), text('表格最后一格', 'The last cell of the table')),
  onCell('Ctrl+ArrowUp', move('dataUp'), text('向上到数据边缘', 'Up to the edge of what is filled')),
  onCell('Ctrl+ArrowDown', move('dataDown'), text('向下到数据边缘', 'Down to the edge of what is filled')),
  onCell('Ctrl+ArrowLeft', move('dataLeft'), text('向左到数据边缘', 'Left to the edge of what is filled')),
  onCell('Ctrl+ArrowRight', move('dataRight'), text('向右到数据边缘', 'Right to the edge of what is filled')),
  onCell('Tab', move('nextWritable'), text('下一个可填写的单元格，最后一个之后离开表格', 'The next cell that can be written, behind the last one out of the table'), only.onCell),
  onCell('Shift+Tab', move('previousWritable'), text('上一个可填写的单元格，第一个之前离开表格', 'The cell before that can be written, before the first one out of the table'), only.onCell),
];

const ranges: readonly KeyBinding[] = [
  onCell('Shift+ArrowUp', extend('up'), text('选区向上扩展', 'Draw the range up'), only.onCell),
  onCell('Shift+ArrowDown', extend('down'), text('选区向下扩展', 'Draw the range down'), only.onCell),
  onCell('Shift+ArrowLeft', extend('left'), text('选区向左扩展', 'Draw the range to the left'), only.onCell),
  onCell('Shift+ArrowRight', extend('right'), text('选区向右扩展', 'Draw the range to the right'), only.onCell),
  onCell('Shift+Home', extend('rowStart'), text('选到本行第一格', 'Draw the range to the start of the row'), only.onCell),
  onCell('Shift+End', extend('rowEnd'), text('选到本行最后一格', 'Draw the range to the end of the row'), only.onCell),
  onCell('Shift+PageUp', extend('pageUp'), text('选区向上扩展一屏', 'Draw the range one page up'), only.onCell),
  onCell('Shift+PageDown', extend('pageDown'), text('选区向下扩展一屏', 'Draw the range one page down'), only.onCell),
  onCell('Ctrl+Shift+Home', extend('tableStart'), text('选到表格第一格', 'Draw the range to the first cell of the table'), only.onCell),
  onCell('Ctrl+Shift+End', extend('tableEnd'), text('选到表格最后一格', 'Draw the range to the last cell of the table'), only.onCell),
  onCell('Ctrl+Shift+ArrowUp', extend('dataUp'), text('向上选到数据边缘', 'Draw the range up to the edge of what is filled'), only.onCell),
  onCell('Ctrl+Shift+ArrowDown', extend('dataDown'), text('向下选到数据边缘', 'Draw the range down to the edge of what is filled'), only.onCell),
  onCell('Ctrl+Shift+ArrowLeft', extend('dataLeft'), text('向左选到数据边缘', 'Draw the range left to the edge of what is filled'), only.onCell),
  onCell('Ctrl+Shift+ArrowRight', extend('dataRight'), text('向右选到数据边缘', 'Draw the range right to the edge of what is filled'), only.onCell),
  onCell('Shift+Space', { kind: 'selectWhole', what: 'rows' }, text('选中整行', 'Select whole rows'), only.onCell),
  onCell('Ctrl+Space', { kind: 'selectWhole', what: 'columns' }, text('选中整列', 'Select whole columns'), only.onCell),
  onCell('Ctrl+A', { kind: 'selectWhole', what: 'all' }, text('选中全部单元格', 'Select all cells'), only.onCell),
  onCell('Escape', { kind: 'clearRange' }, text('取消选区', 'Drop the range'), only.severalSelected),
  onCell('Escape', { kind: 'closeFind' }, text('关闭查找', 'Close the search'), only.finding),
];

const changes: readonly KeyBinding[] = [
  onCell('Enter F2', { kind: 'edit', seed: null }, text('开始编辑', 'Start editing'), only.openable),
  onCell('Enter', move('down'), text('其他单元格：下一行', 'Any other cell: the row below')),
  onCell('Shift+Enter', move('up'), text('上一行', 'The row above')),
  onCell('Space', { kind: 'toggle' }, text('勾选或取消', 'Tick or untick'), only.checkBox),
  onCell('Space', { kind: 'edit', seed: ' ' }, text('以空格开始输入', 'Start typing with a blank'), only.writtenCell),
  onCell('Space', { kind: 'edit', seed: null }, text('其他可填写的单元格：开始编辑', 'Any other cell that can be written: start editing'), only.openable),
  onCell('Delete Backspace', { kind: 'clear' }, text('清空选中的单元格', 'Empty the selected cells'), only.changeableCell),
  onCell('Ctrl+D', { kind: 'fillDown' }, text('向下填充，只选一行时取上一行的值', 'Fill down, from the row above where one row is selected'), only.changeableCell),
  onCell('Ctrl+Z', { kind: 'undo' }, text('撤销', 'Undo'), only.changeable),
  onCell('Ctrl+Y Ctrl+Shift+Z', { kind: 'redo' }, text('重做', 'Redo'), only.changeable),
  onCell('Alt+ArrowUp', { kind: 'moveRow', by: 'up' }, text('行向上移', 'Move the row up'), only.changeableCell),
  onCell('Alt+ArrowDown', { kind: 'moveRow', by: 'down' }, text('行向下移', 'Move the row down'), only.changeableCell),
  onCell('Insert Ctrl+Alt+=', { kind: 'insertRow' }, text('在下面插入一行', 'Insert a row below'), only.changeableCell),
  onCell('Ctrl+Shift+Space', { kind: 'toggleRows' }, text('勾选或取消勾选这些行', 'Tick or untick these rows'), only.onCell),
];

const editing: readonly KeyBinding[] = [
  inEditor('Enter', leave('down'), text('确定，到下一行', 'Keep it, then the row below'), only.leftByEnter),
  inEditor('Shift+Enter', leave('up'), text('确定，到上一行', 'Keep it, then the row above'), only.leftByEnter),
  inEditor('Ctrl+Enter', leave(null), text('确定，留在这一格', 'Keep it and stay'), only.leftByKeys),
  inEditor('Tab', leave('nextWritable'), text('确定，到下一个可填写的单元格', 'Keep it, then the next cell that can be written'), only.leftByKeys),
  inEditor('Shift+Tab', leave('previousWritable'), text('确定，到上一个可填写的单元格', 'Keep it, then the cell before that can be written'), only.leftByKeys),
  inEditor('Escape', { kind: 'cancelEdit' }, text('放弃修改', 'Leave it as it was'), only.leftByKeys),
  inEditor('ArrowUp', leave('up'), text('确定，到上一行', 'Keep it, then the row above'), only.begunByTyping),
  inEditor('ArrowDown', leave('down'), text('确定，到下一行', 'Keep it, then the row below'), only.begunByTyping),
  inEditor('ArrowLeft', leave('left'), text('确定，到左边一格', 'Keep it, then the cell to the left'), only.begunByTyping),
  inEditor('ArrowRight', leave('right'), text('确定，到右边一格', 'Keep it, then the cell to the right'), only.begunByTyping),
];

const dragging: readonly KeyBinding[] = [
  whileDragging('ArrowUp', { kind: 'drag', to: 'up' }, text('上移一行', 'One row up')),
  whileDragging('ArrowDown', { kind: 'drag', to: 'down' }, text('下移一行', 'One row down')),
  whileDragging('Home', { kind: 'drag', to: 'first' }, text('移到最前', 'To the first place')),
  whileDragging('End', { kind: 'drag', to: 'last' }, text('移到最后', 'To the last place')),
  whileDragging('Space Enter', { kind: 'drop' }, text('放下', 'Drop it')),
  whileDragging('Escape Tab', { kind: 'cancelDrag' }, text('放回原处', 'Put it back')),
];

const everywhere: readonly KeyBinding[] = [
  anywhere('Ctrl+F', { kind: 'find' }, text('查找', 'Search')),
  anywhere('F3', { kind: 'findNext' }, text('下一个', 'The next match'), only.finding),
  anywhere('F3', { kind: 'find' }, text('查找', 'Search')),
  anywhere('Shift+F3', { kind: 'findPrevious' }, text('上一个', 'The match before'), only.finding),
  anywhere('Ctrl+S', { kind: 'save' }, text('保存', 'Save'), only.savable),
];

/** Every key of a table. Of several lines for one key the first whose condition holds counts. */
export const keyBindings: readonly KeyBinding[] = [...moves, ...ranges, ...changes, ...editing, ...dragging, ...everywhere];

/** What is not in the bindings: a character that begins a cell, and what is left to the browser and to the editors. */
export const otherKeys: readonly { readonly situation: KeySituation; readonly keys: readonly string[]; readonly meaning: Text }[] = [
  { situation: 'cell', keys: ['a', '1', '…'], meaning: text('输入文字即开始编辑，替换原内容', 'Start typing in the place of what is there') },
  { situation: 'cell', keys: ['Ctrl+C', 'Ctrl+X', 'Ctrl+V'], meaning: text('复制、剪切、粘贴选区，与电子表格互通', 'Copy, cut and paste the range, to and from spreadsheets') },
  { situation: 'cell', keys: ['ContextMenu', 'Shift+F10'], meaning: text('打开行菜单', 'Open the menu of the row') },
  { situation: 'editing', keys: ['Alt+Enter'], meaning: text('多行文本：换行', 'Words of several lines: a new line') },
];
