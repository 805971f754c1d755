import { localized } from '@evergreen/core/kernel';

export const tabMenuMessages = {
  refresh: localized('刷新', 'Refresh'),
  rename: localized('重命名…', 'Rename…'),
  closeLeft: localized('关闭左侧', 'Close left'),
  closeRight: localized('关闭右侧', 'Close right'),
  closeOthers: localized('关闭其它', 'Close others'),
  close: localized('关闭', 'Close'),
  moveLeft: localized('左移', 'Move left'),
  moveRight: localized('右移', 'Move right'),
  reopen: localized('重新打开关闭的页面', 'Reopen closed page'),
} as const;
