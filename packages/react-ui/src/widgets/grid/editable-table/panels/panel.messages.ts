import { localized } from '@evergreen/core/kernel';

/** What menus and panels say. */
export const panelMessages = {
  ascending: localized('升序排列', 'Sort ascending'),
  columnOf: (title: string) => localized(`“${title}”列`, `Column “${title}”`),
  columnsReset: localized('恢复默认', 'Reset'),
  confirm: localized('确定', 'OK'),
  confirmRemoval: (count: number) => localized(`确定要删除这 ${count} 项吗?`, `Delete these ${count} items?`),
  descending: localized('降序排列', 'Sort descending'),
  fillDown: localized('向下填充', 'Fill down'),
  hide: localized('隐藏此列', 'Hide this column'),
  insertRow: localized('插入一行', 'Insert a row'),
  moveDown: localized('向下移', 'Move down'),
  moveLeft: localized('向左移', 'Move left'),
  moveRight: localized('向右移', 'Move right'),
  moveUp: localized('向上移', 'Move up'),
  narrower: localized('变窄', 'Narrower'),
  removeRow: localized('删除此行', 'Delete this row'),
  size: localized('行高', 'Row height'),
  sizeMedium: localized('宽松', 'Roomy'),
  sizeMini: localized('紧凑', 'Compact'),
  sizeSmall: localized('适中', 'Medium'),
  sizeTiny: localized('最小', 'Smallest'),
  subTable: localized('子表', 'Sub-table'),
  takeRow: localized('用方向键移动此行', 'Move this row with the arrow keys'),
  wider: localized('加宽', 'Wider'),
} as const;
