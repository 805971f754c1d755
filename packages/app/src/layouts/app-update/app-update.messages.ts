import { localized } from '@evergreen/core/kernel';

export const newVersionMessages = {
  offered: localized(
    '系统已更新。刷新后使用新版本，未保存的内容请先保存。',
    'The system was updated. Save what you are working on, then reload to use the new version.',
  ),
  reload: localized('刷新', 'Reload'),
  later: localized('稍后', 'Later'),
  updated: localized('系统已更新，页面已自动刷新。', 'The system was updated, and this page was loaded afresh.'),
  known: localized('知道了', 'OK'),
  question: localized('有未保存的修改', 'There are unsaved changes'),
  lost: localized('现在刷新会丢失这些页面上未保存的修改：', 'Reloading now loses the unsaved changes on these pages:'),
  reloadAnyway: localized('仍然刷新', 'Reload anyway'),
  keepEditing: localized('继续编辑', 'Keep editing'),
} as const;
