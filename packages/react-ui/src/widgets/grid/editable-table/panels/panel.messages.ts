import { text } from '@evergreen/core/kernel';

/** What menus and panels say. */
export const panelMessages = {
  ascending: text('升序排列', 'Sort ascending'),
  columnOf: (title: string) => text(`“${title}”列`, `Column “${title}”`),
  columnsReset: text('恢复默认', 'Reset'),
  confirm: text('确定', 'OK'),
  confirmRemoval: (count: number) => text(`确定要删除这 ${count} 项吗?`, `Delete these ${count} items?`),
  descending: text('降序排列', 'Sort descending'),
  fillDown: text('向下填充', 'Fill down'),
  hide: text('隐藏此列', 'Hide this column'),
  insertRow: text('插入一行', 'Insert a row'),
  moveDown: text('向下移', 'Move down'),
  moveLeft: text('向左移', 'Move left'),
  moveRight: text('向右移', 'Move right'),
  moveUp: text('向上移', 'Move up'),
  narrower: text('变窄', 'Narrower'),
  removeRow: text('删除此行', 'Delete this row'),
  size: text('行高', 'Row height'),
  sizeMedium: text('宽松', 'Roomy'),
  sizeMini: text('紧凑', 'Compact'),
  sizeSmall: text('适中', 'Medium'),
  sizeTiny: text('最小', 'Smallest'),
  subTable: text('子表', 'Sub-table'),
  takeRow: text('用方向键移动此行', 'Move this row with the arrow keys'),
  wider: text('加宽', 'Wider'),
} as const;
