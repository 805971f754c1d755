import { text } from '@evergreen/core/kernel';

export const newVersionMessages = {
  offered: text(
    '系统已更新。刷新后使用新版本，未保存的内容请先保存。',
    'The system was updated. Save what you are working on, then reload to use the new version.',
  ),
  reload: text('刷新', 'Reload'),
  later: text('稍后', 'Later'),
  updated: text('系统已更新，页面已自动刷新。', 'The system was updated, and this page was loaded afresh.'),
  known: text('知道了', 'OK'),
  question: text('有未保存的修改', 'There are unsaved changes'),
  lost: text('现在刷新会丢失这些页面上未保存的修改：', 'Reloading now loses the unsaved changes on these pages:'),
  reloadAnyway: text('仍然刷新', 'Reload anyway'),
  keepEditing: text('继续编辑', 'Keep editing'),
} as const;
