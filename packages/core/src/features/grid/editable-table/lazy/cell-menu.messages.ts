import { localized } from '../../../../kernel/index.ts';

/** Entries of the context menu, and why one of them does not apply. */
export const cellMenuMessages = {
  copy: localized('复制', 'Copy'),
  paste: localized('粘贴', 'Paste'),
  fillDown: localized('向下填充', 'Fill down'),
  moveUp: localized('向上移', 'Move up'),
  moveDown: localized('向下移', 'Move down'),
  insertAbove: (count: number) =>
    localized(
      `在上方插入${count === 1 ? '一' : ` ${count} `}行`,
      count === 1 ? 'Insert a row above' : `Insert ${count} rows above`,
    ),
  insertBelow: (count: number) =>
    localized(
      count === 1 ? '插入一行' : `在下方插入 ${count} 行`,
      count === 1 ? 'Insert a row' : `Insert ${count} rows below`,
    ),
  takeRow: localized('用方向键移动此行', 'Move this row with the arrow keys'),
  remove: (count: number) =>
    localized(count === 1 ? '删除此行' : `删除 ${count} 行`, count === 1 ? 'Delete this row' : `Delete ${count} rows`),
  freeze: localized('冻结到此列', 'Freeze up to this column'),
  unfreeze: localized('取消冻结', 'Unfreeze the columns'),

  readOnly: localized('表格现在只读', 'The table is read-only'),
  rowLocked: localized('这些行已锁定', 'The rows are locked'),
  notWritable: localized('选中的单元格不能填写', 'The marked cells cannot be written'),
  nothingAbove: localized('上面没有可以填充的内容', 'There is nothing above to fill from'),
  isFirst: localized('已经是第一行', 'It is the first row'),
  isLast: localized('已经是最后一行', 'It is the last row'),
  copyByKeys: localized(
    '浏览器不允许从菜单复制，请按 Ctrl+C',
    'The browser does not allow copying from a menu. Press Ctrl+C',
  ),
  pasteByKeys: localized(
    '浏览器不允许从菜单粘贴，请按 Ctrl+V',
    'The browser does not allow pasting from a menu. Press Ctrl+V',
  ),
  fixedRight: localized('此列固定在右侧', 'The column is fixed to the right'),
} as const;
