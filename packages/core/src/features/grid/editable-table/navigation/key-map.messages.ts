import { text, type Text } from '../../../../kernel/index.ts';
import * as only from './key-conditions.ts';
import type { KeyCondition, KeySituation } from './key-map.types.ts';

/**
 * What the keys of `keyBindings` mean, for people: by the situation and the chords of a line; where several lines have the same, in
 * their order. They stand apart from the keys because a table in use needs none of them.
 */
export const keyMeanings: Readonly<Record<KeySituation, Readonly<Record<string, readonly Text[]>>>> = {
  cell: {
    ArrowUp: [text('上一行', 'The row above')],
    ArrowDown: [text('下一行', 'The row below')],
    ArrowLeft: [text('左边一格', 'The cell to the left')],
    ArrowRight: [text('右边一格', 'The cell to the right')],
    Home: [text('本行第一格', 'The first cell of the row')],
    End: [text('本行最后一格', 'The last cell of the row')],
    PageUp: [text('上一屏', 'One page up')],
    PageDown: [text('下一屏', 'One page down')],
    'Ctrl+Home': [text('表格第一格', 'The first cell of the table')],
    'Ctrl+End': [text('表格最后一格', 'The last cell of the table')],
    'Ctrl+ArrowUp': [text('向上到数据边缘', 'Up to the edge of what is filled')],
    'Ctrl+ArrowDown': [text('向下到数据边缘', 'Down to the edge of what is filled')],
    'Ctrl+ArrowLeft': [text('向左到数据边缘', 'Left to the edge of what is filled')],
    'Ctrl+ArrowRight': [text('向右到数据边缘', 'Right to the edge of what is filled')],
    Tab: [
      text(
        '下一个可填写的单元格，最后一个之后离开表格',
        'The next cell that can be written, behind the last one out of the table',
      ),
    ],
    'Shift+Tab': [
      text(
        '上一个可填写的单元格，第一个之前离开表格',
        'The cell before that can be written, before the first one out of the table',
      ),
    ],
    'Shift+ArrowUp': [text('选区向上扩展', 'Draw the range up')],
    'Shift+ArrowDown': [text('选区向下扩展', 'Draw the range down')],
    'Shift+ArrowLeft': [text('选区向左扩展', 'Draw the range to the left')],
    'Shift+ArrowRight': [text('选区向右扩展', 'Draw the range to the right')],
    'Shift+Home': [text('选到本行第一格', 'Draw the range to the start of the row')],
    'Shift+End': [text('选到本行最后一格', 'Draw the range to the end of the row')],
    'Shift+PageUp': [text('选区向上扩展一屏', 'Draw the range one page up')],
    'Shift+PageDown': [text('选区向下扩展一屏', 'Draw the range one page down')],
    'Ctrl+Shift+Home': [text('选到表格第一格', 'Draw the range to the first cell of the table')],
    'Ctrl+Shift+End': [text('选到表格最后一格', 'Draw the range to the last cell of the table')],
    'Ctrl+Shift+ArrowUp': [text('向上选到数据边缘', 'Draw the range up to the edge of what is filled')],
    'Ctrl+Shift+ArrowDown': [text('向下选到数据边缘', 'Draw the range down to the edge of what is filled')],
    'Ctrl+Shift+ArrowLeft': [text('向左选到数据边缘', 'Draw the range left to the edge of what is filled')],
    'Ctrl+Shift+ArrowRight': [text('向右选到数据边缘', 'Draw the range right to the edge of what is filled')],
    'Shift+Space': [text('选中整行', 'Select whole rows')],
    'Ctrl+Space': [text('选中整列', 'Select whole columns')],
    'Ctrl+A': [text('选中全部单元格', 'Select all cells')],
    Escape: [text('取消选区', 'Drop the range'), text('关闭查找', 'Close the search')],
    'Enter F2': [text('开始编辑', 'Start editing')],
    Enter: [text('其他单元格：下一行', 'Any other cell: the row below')],
    'Shift+Enter': [text('上一行', 'The row above')],
    Space: [
      text('勾选或取消', 'Tick or untick'),
      text('以空格开始输入', 'Start typing with a blank'),
      text('其他可填写的单元格：开始编辑', 'Any other cell that can be written: start editing'),
    ],
    'Delete Backspace': [text('清空选中的单元格', 'Empty the selected cells')],
    'Ctrl+D': [text('向下填充，只选一行时取上一行的值', 'Fill down, from the row above where one row is selected')],
    'Ctrl+Z': [text('撤销', 'Undo')],
    'Ctrl+Y Ctrl+Shift+Z': [text('重做', 'Redo')],
    'Alt+ArrowUp': [text('行向上移', 'Move the row up')],
    'Alt+ArrowDown': [text('行向下移', 'Move the row down')],
    'Insert Ctrl+Alt+=': [text('在下面插入一行', 'Insert a row below')],
    'Ctrl+Shift+Space': [text('勾选或取消勾选这些行', 'Tick or untick these rows')],
  },
  editing: {
    Enter: [text('确定，到下一行', 'Keep it, then the row below')],
    'Shift+Enter': [text('确定，到上一行', 'Keep it, then the row above')],
    'Ctrl+Enter': [text('确定，留在这一格', 'Keep it and stay')],
    Tab: [text('确定，到下一个可填写的单元格', 'Keep it, then the next cell that can be written')],
    'Shift+Tab': [text('确定，到上一个可填写的单元格', 'Keep it, then the cell before that can be written')],
    Escape: [text('放弃修改', 'Leave it as it was')],
    ArrowUp: [text('确定，到上一行', 'Keep it, then the row above')],
    ArrowDown: [text('确定，到下一行', 'Keep it, then the row below')],
    ArrowLeft: [text('确定，到左边一格', 'Keep it, then the cell to the left')],
    ArrowRight: [text('确定，到右边一格', 'Keep it, then the cell to the right')],
  },
  dragging: {
    ArrowUp: [text('上移一行', 'One row up')],
    ArrowDown: [text('下移一行', 'One row down')],
    Home: [text('移到最前', 'To the first place')],
    End: [text('移到最后', 'To the last place')],
    'Space Enter': [text('放下', 'Drop it')],
    'Escape Tab': [text('放回原处', 'Put it back')],
  },
  anywhere: {
    'Ctrl+F': [text('查找', 'Search')],
    F3: [text('下一个', 'The next match'), text('查找', 'Search')],
    'Shift+F3': [text('上一个', 'The match before')],
    'Ctrl+S': [text('保存', 'Save')],
  },
};

const changeable = text('表格可修改时', 'where the table may be changed');

/** When a condition holds, for people. */
export const conditionMeanings: ReadonlyMap<KeyCondition, Text> = new Map([
  [only.onCell, text('有当前单元格时', 'where a cell has the focus')],
  [only.openable, text('可填写的单元格，或有文件的单元格', 'a cell that can be written, or one of files')],
  [only.checkBox, text('勾选框', 'a check box')],
  [only.writtenCell, text('文字单元格', 'a cell of words')],
  [only.changeable, changeable],
  [only.changeableCell, changeable],
  [only.severalSelected, text('选中多个单元格时', 'where several cells are selected')],
  [only.finding, text('查找打开时', 'while the search is open')],
  [only.savable, text('有保存按钮时', 'where the table offers to save')],
  [only.leftByKeys, text('不在弹窗里选取时', 'unless it is picked in a dialog')],
  [only.leftByEnter, text('单值编辑时', 'unless several things are chosen, or it is picked in a dialog')],
  [
    only.leftByArrows,
    text(
      '由输入文字开始编辑，或点击后尚未输入时',
      'where typing began the edit of words or numbers, or a press did and nothing was typed since',
    ),
  ],
]);

/** What is not in the bindings: a character that begins a cell, and what is left to the browser and to the editors. */
export const otherKeys: readonly {
  readonly situation: KeySituation;
  readonly keys: readonly string[];
  readonly meaning: Text;
}[] = [
  {
    situation: 'cell',
    keys: ['a', '1', '…'],
    meaning: text('输入文字即开始编辑，替换原内容', 'Start typing in the place of what is there'),
  },
  {
    situation: 'cell',
    keys: ['Ctrl+C', 'Ctrl+X', 'Ctrl+V'],
    meaning: text('复制、剪切、粘贴选区，与电子表格互通', 'Copy, cut and paste the range, to and from spreadsheets'),
  },
  { situation: 'cell', keys: ['ContextMenu', 'Shift+F10'], meaning: text('打开行菜单', 'Open the menu of the row') },
  {
    situation: 'editing',
    keys: ['Ctrl+V'],
    meaning: text(
      '点击后尚未输入时，粘贴多个单元格即粘贴为区域；否则粘贴到编辑框',
      'Right after a press on the cell several cells are pasted as a range, anything else goes into the editor',
    ),
  },
  { situation: 'editing', keys: ['Alt+Enter'], meaning: text('多行文本：换行', 'Words of several lines: a new line') },
];
