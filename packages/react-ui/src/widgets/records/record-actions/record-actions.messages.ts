import { localized } from '@evergreen/core/kernel';

export const recordActionsWidgetMessages = {
  cancel: localized('取消', 'Cancel'),
  close: localized('关闭', 'Close'),
  undo: localized('撤销', 'Undo'),
  undoHint: localized('撤销（Ctrl+Z）', 'Undo (Ctrl+Z)'),
  dismiss: localized('关闭提示', 'Dismiss'),
  notListed: (count: number) => localized(`另有 ${count} 项`, `and ${count} more`),
  phrases: localized('常用内容', 'Often used'),
  nothingHangs: localized('名下没有需要交接的事项', 'Nothing is in this name.'),
  unnamed: localized('其他页的一项', 'One on another page'),
} as const;
