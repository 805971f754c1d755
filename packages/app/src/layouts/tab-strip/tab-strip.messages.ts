import { text } from '@evergreen/core/kernel';

export const tabStripMessages = {
  strip: text('已打开的页面', 'Open pages'),
  refresh: text('刷新', 'Refresh'),
  closeLeft: text('关闭左侧', 'Close left'),
  closeRight: text('关闭右侧', 'Close right'),
  closeOthers: text('关闭其它', 'Close others'),
  close: text('关闭', 'Close'),
  closeTab: (title: string) => text(`关闭 ${title}`, `Close ${title}`),
  moveLeft: text('左移', 'Move left'),
  moveRight: text('右移', 'Move right'),
  reopen: text('重新打开关闭的页面', 'Reopen closed page'),
  unsaved: text('有未保存的修改', 'unsaved changes'),
  confirmTitle: text('关闭页面', 'Close page'),
  confirm: text('关闭', 'Close'),
  cancel: text('继续编辑', 'Keep editing'),
} as const;
