import { localized } from '@evergreen/core/kernel';

export const tabStripMessages = {
  strip: localized('已打开的页面', 'Open pages'),
  moved: (title: string, position: number, count: number) =>
    localized(`${title} 已移到第 ${position} 个，共 ${count} 个`, `${title} moved to position ${position} of ${count}`),
  unsaved: localized('有未保存的修改', 'unsaved changes'),
  confirmTitle: localized('关闭页面', 'Close page'),
  confirm: localized('仍要关闭', 'Close anyway'),
  refreshTitle: localized('刷新页面', 'Refresh page'),
  refreshAnyway: localized('仍要刷新', 'Refresh anyway'),
  keep: localized('继续编辑', 'Keep editing'),
  renameTitle: localized('重命名标签页', 'Rename tab'),
  name: localized('名称', 'Name'),
  nameHint: localized('留空则恢复原来的名称', 'Leave empty for the page’s own name'),
  save: localized('保存', 'Save'),
  cancel: localized('取消', 'Cancel'),
} as const;
