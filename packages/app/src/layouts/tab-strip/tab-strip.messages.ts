import { text } from '@evergreen/core/kernel';

export const tabStripMessages = {
  strip: text('已打开的页面', 'Open pages'),
  refresh: text('刷新', 'Refresh'),
  rename: text('重命名…', 'Rename…'),
  closeLeft: text('关闭左侧', 'Close left'),
  closeRight: text('关闭右侧', 'Close right'),
  closeOthers: text('关闭其它', 'Close others'),
  close: text('关闭', 'Close'),
  moveLeft: text('左移', 'Move left'),
  moveRight: text('右移', 'Move right'),
  moved: (title: string, position: number, count: number) =>
    text(`${title} 已移到第 ${position} 个，共 ${count} 个`, `${title} moved to position ${position} of ${count}`),
  reopen: text('重新打开关闭的页面', 'Reopen closed page'),
  unsaved: text('有未保存的修改', 'unsaved changes'),
  confirmTitle: text('关闭页面', 'Close page'),
  confirm: text('仍要关闭', 'Close anyway'),
  refreshTitle: text('刷新页面', 'Refresh page'),
  refreshAnyway: text('仍要刷新', 'Refresh anyway'),
  keep: text('继续编辑', 'Keep editing'),
  renameTitle: text('重命名标签页', 'Rename tab'),
  name: text('名称', 'Name'),
  nameHint: text('留空则恢复原来的名称', 'Leave empty for the page’s own name'),
  save: text('保存', 'Save'),
  cancel: text('取消', 'Cancel'),
} as const;
