import { localized, type LocalizedText } from '../../../../kernel/index.ts';
import type { KeySituation } from './key-map.types.ts';

/**
 * Descriptions of `keyBindings` for users: by situation and chords; of several entries with the same, in order.
 * Separate from the bindings because a table in use does not need them.
 */
export const keyMeanings: Readonly<Record<KeySituation, Readonly<Record<string, readonly LocalizedText[]>>>> = {
  cell: {
    ArrowUp: [localized('上一行', 'The row above')],
    ArrowDown: [localized('下一行', 'The row below')],
    ArrowLeft: [localized('左边一格', 'The cell to the left')],
    ArrowRight: [localized('右边一格', 'The cell to the right')],
    Home: [localized('本行第一格', 'The first cell of the row')],
    End: [localized('本行最后一格', 'The last cell of the row')],
    PageUp: [localized('上一屏', 'One page up')],
    PageDown: [localized('下一屏', 'One page down')],
    'Ctrl+Home': [localized('表格第一格', 'The first cell of the table')],
    'Ctrl+End': [localized('表格最后一格', 'The last cell of the table')],
    'Ctrl+ArrowUp': [localized('向上到数据边缘', 'Up to the edge of what is filled')],
    'Ctrl+ArrowDown': [localized('向下到数据边缘', 'Down to the edge of what is filled')],
    'Ctrl+ArrowLeft': [localized('向左到数据边缘', 'Left to the edge of what is filled')],
    'Ctrl+ArrowRight': [localized('向右到数据边缘', 'Right to the edge of what is filled')],
    Tab: [
      localized(
        '下一个可填写的单元格，最后一个之后离开表格',
        'The next cell that can be written, behind the last one out of the table',
      ),
    ],
    'Shift+Tab': [
      localized(
        '上一个可填写的单元格，第一个之前离开表格',
        'The cell before that can be written, before the first one out of the table',
      ),
    ],
    'Shift+ArrowUp': [localized('选区向上扩展', 'Draw the range up')],
    'Shift+ArrowDown': [localized('选区向下扩展', 'Draw the range down')],
    'Shift+ArrowLeft': [localized('选区向左扩展', 'Draw the range to the left')],
    'Shift+ArrowRight': [localized('选区向右扩展', 'Draw the range to the right')],
    'Shift+Home': [localized('选到本行第一格', 'Draw the range to the start of the row')],
    'Shift+End': [localized('选到本行最后一格', 'Draw the range to the end of the row')],
    'Shift+PageUp': [localized('选区向上扩展一屏', 'Draw the range one page up')],
    'Shift+PageDown': [localized('选区向下扩展一屏', 'Draw the range one page down')],
    'Ctrl+Shift+Home': [localized('选到表格第一格', 'Draw the range to the first cell of the table')],
    'Ctrl+Shift+End': [localized('选到表格最后一格', 'Draw the range to the last cell of the table')],
    'Ctrl+Shift+ArrowUp': [localized('向上选到数据边缘', 'Draw the range up to the edge of what is filled')],
    'Ctrl+Shift+ArrowDown': [localized('向下选到数据边缘', 'Draw the range down to the edge of what is filled')],
    'Ctrl+Shift+ArrowLeft': [localized('向左选到数据边缘', 'Draw the range left to the edge of what is filled')],
    'Ctrl+Shift+ArrowRight': [localized('向右选到数据边缘', 'Draw the range right to the edge of what is filled')],
    'Shift+Space': [localized('选中整行', 'Select whole rows')],
    'Ctrl+Space': [localized('选中整列', 'Select whole columns')],
    'Ctrl+A': [localized('选中全部单元格', 'Select all cells')],
    Escape: [localized('取消选区', 'Drop the range'), localized('关闭查找', 'Close the search')],
    'Enter F2': [localized('开始编辑', 'Start editing')],
    Enter: [localized('其他单元格：下一行', 'Any other cell: the row below')],
    'Shift+Enter': [localized('上一行', 'The row above')],
    Space: [
      localized('勾选或取消', 'Tick or untick'),
      localized('以空格开始输入', 'Start typing with a blank'),
      localized('其他可填写的单元格：开始编辑', 'Any other cell that can be written: start editing'),
    ],
    'Delete Backspace': [localized('清空选中的单元格', 'Empty the selected cells')],
    'Ctrl+D': [
      localized('向下填充，只选一行时取上一行的值', 'Fill down, from the row above where one row is selected'),
    ],
    'Ctrl+Z': [localized('撤销', 'Undo')],
    'Ctrl+Y Ctrl+Shift+Z': [localized('重做', 'Redo')],
    'Alt+ArrowUp': [localized('行向上移', 'Move the row up')],
    'Alt+ArrowDown': [localized('行向下移', 'Move the row down')],
    'Insert Ctrl+Alt+=': [localized('在下面插入一行', 'Insert a row below')],
    'Ctrl+Shift+Space': [localized('勾选或取消勾选这些行', 'Tick or untick these rows')],
  },
  editing: {
    Enter: [localized('确定，到下一行', 'Keep it, then the row below')],
    'Shift+Enter': [localized('确定，到上一行', 'Keep it, then the row above')],
    'Ctrl+Enter': [localized('确定，留在这一格', 'Keep it and stay')],
    Tab: [localized('确定，到下一个可填写的单元格', 'Keep it, then the next cell that can be written')],
    'Shift+Tab': [localized('确定，到上一个可填写的单元格', 'Keep it, then the cell before that can be written')],
    Escape: [localized('放弃修改', 'Leave it as it was')],
    ArrowUp: [localized('确定，到上一行', 'Keep it, then the row above')],
    ArrowDown: [localized('确定，到下一行', 'Keep it, then the row below')],
    ArrowLeft: [localized('确定，到左边一格', 'Keep it, then the cell to the left')],
    ArrowRight: [localized('确定，到右边一格', 'Keep it, then the cell to the right')],
  },
  dragging: {
    ArrowUp: [localized('上移一行', 'One row up')],
    ArrowDown: [localized('下移一行', 'One row down')],
    Home: [localized('移到最前', 'To the first place')],
    End: [localized('移到最后', 'To the last place')],
    'Space Enter': [localized('放下', 'Drop it')],
    'Escape Tab': [localized('放回原处', 'Put it back')],
  },
  anywhere: {
    'Ctrl+F Ctrl+H': [localized('查找和替换', 'Find and replace')],
    F3: [localized('下一个', 'The next match'), localized('查找', 'Search')],
    'Shift+F3': [localized('上一个', 'The match before')],
    'Ctrl+S': [localized('保存', 'Save')],
  },
};

/** Keys without a binding: a character that opens a cell, and what is left to browser and editors. */
export const otherKeys: readonly {
  readonly situation: KeySituation;
  readonly keys: readonly string[];
  readonly meaning: LocalizedText;
}[] = [
  {
    situation: 'cell',
    keys: ['a', '1', '…'],
    meaning: localized('输入文字即开始编辑，替换原内容', 'Start typing in the place of what is there'),
  },
  {
    situation: 'cell',
    keys: ['Ctrl+C', 'Ctrl+X', 'Ctrl+V'],
    meaning: localized(
      '复制、剪切、粘贴选区，与电子表格互通',
      'Copy, cut and paste the range, to and from spreadsheets',
    ),
  },
  {
    situation: 'cell',
    keys: ['ContextMenu', 'Shift+F10'],
    meaning: localized('打开行菜单', 'Open the menu of the row'),
  },
  {
    situation: 'anywhere',
    keys: ['Ctrl+/'],
    meaning: localized(
      '查看这些键；不能输入文字的单元格上也可以按 ?',
      'Show these keys; ? does where no words can be typed',
    ),
  },
  {
    situation: 'editing',
    keys: ['Ctrl+V'],
    meaning: localized(
      '点击后尚未输入时，粘贴多个单元格即粘贴为区域；否则粘贴到编辑框',
      'Right after a press on the cell several cells are pasted as a range, anything else goes into the editor',
    ),
  },
  {
    situation: 'editing',
    keys: ['Alt+Enter'],
    meaning: localized('多行文本：换行', 'Words of several lines: a new line'),
  },
];
